## Ulysses : noms des choix, leur prix, et ce à quoi on renonce.

ulysses-verb-propose = Proposer une destination
ulysses-verb-pandora = Ouvrir la boîte de Pandore
ulysses-verb-plague = Placer une calamité
ulysses-verb-remove = Enlever une calamité
ulysses-verb-exchange = Changer d’objectif
ulysses-verb-build = Construire un temple
ulysses-verb-agree = D’accord
ulysses-verb-object = S’opposer
ulysses-verb-support = Soutenir un camp
ulysses-verb-black = Poser le jeton noir
ulysses-verb-pass = Passer
ulysses-verb-wind = Jouer un vent
ulysses-verb-end = Finir le tour

# Le prix : sans majuscule ni point. $card est une sorte de carte.
ulysses-costs-kind = 1 carte { $card } ou Zeus
ulysses-costs-any = { $cards ->
    [one] { $cards } carte au choix
   *[other] { $cards } cartes au choix
 }
ulysses-costs-build = { $cards ->
    [one] { $cards } carte temple ou Zeus, et { $cards } carte au choix
   *[other] { $cards } cartes temple ou Zeus, et { $cards } cartes au choix
 }
ulysses-costs-bid = { $cards ->
    [one] { $cards } carte opposition ou Zeus, ou plus
   *[other] { $cards } cartes opposition ou Zeus, ou plus
 }
ulysses-costs-disk = { ulysses-costs-bid } ; sur un lieu en calamité, aussi { $price ->
    [one] { $price } carte au choix
   *[other] { $price } cartes au choix
 }

# Un avertissement : une phrase entière.
ulysses-gives-up-agree = Si tu donnes ton accord, tu ne pourras plus poser de jeton dans ce débat.
ulysses-gives-up-last = Tu réponds en dernier : si tu donnes ton accord, le bateau part aussitôt vers { $place }.
ulysses-gives-up-pass = Si tu passes, tu quittes ce débat et tu n’y joueras plus de cartes.
ulysses-gives-up-support = Ta première carte te lie à ce camp : dans ce débat, tu ne pourras plus en changer ni poser le jeton noir.
ulysses-gives-up-end = Tu as une carte qui te ferait garder ton tour : si tu le finis, c’est à la personne suivante.
