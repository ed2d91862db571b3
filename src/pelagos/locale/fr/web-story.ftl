## Comment le navigateur raconte la partie, et comment on joue ses coups.

web-speed = Vitesse
web-speed-calm = calme, pour tout suivre
web-speed-normal = normale
web-speed-fast = rapide
web-speed-none = immédiate, sans mouvement
web-commits = Mes coups
web-commits-undo = tout de suite, puis Annuler
web-commits-always = confirmer chaque coup
web-forced = Un seul coup possible
web-forced-bots = joué pour moi contre les bots
web-forced-always = toujours joué pour moi
web-forced-never = je le joue moi-même
web-forced-hint = Il est joué après une pause aléatoire, tirée chaque fois de la même façon, quelle que soit ta main.
web-forced-now = Rien à décider : la partie continue…
web-forced-stop = Arrêter

# La ligne du dernier événement ; un appui ouvre le journal.
web-story-open = Ouvrir le journal
web-chat-unread = Messages : { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
 }

# Un bouton qui envoie un coup ; $move dit lequel.
web-confirm-move = Confirmer : { $move }
