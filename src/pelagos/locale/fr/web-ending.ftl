## La fin d’une partie, dans le navigateur.

web-ending-open = Voir la fin
web-ending-board = Voir le plateau
web-ending-rank = Place { $rank }
web-ending-previous = Escale précédente
web-ending-next = Escale suivante
web-ending-whole = Toute la route
web-ending-stop = Escale { $stop } sur { $count }
web-ending-words = Le voyage en mots
web-ending-map = La carte avec la route du bateau
web-ending-picture = Une image à partager
web-ending-save = Enregistrer l’image
web-ending-no-share = Ce navigateur ne peut pas partager d’images : enregistre-la plutôt.
web-ending-new = Nouvelle table
web-verify-filled = L’enregistrement de la partie d’où tu viens est déjà rempli et vérifié.
web-over-won = Victoire : { $who }
