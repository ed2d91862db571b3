## Pourquoi un coup d’Ulysses est refusé. Chaque phrase suit « Non : » : une minuscule au début, pas de point à la fin.

ulysses-no-choice = les cartes se piochent au hasard, elles ne se choisissent pas
ulysses-no-time = pas maintenant : { ulysses-no-wait }
ulysses-no-whole = le coup n’est pas complet : { ulysses-no-wait }
# Ce que la phase attend.
ulysses-no-wait = { $phase ->
    [ask] une destination est proposée, donne ton accord ou oppose-toi
    [bid] les dieux débattent, passe, soutiens un camp ou pose le jeton noir
    [stay] le bateau est arrivé, joue une carte vent pour rester le joueur actif, ou termine
    [return] le changement est payé, rends l’un de tes objectifs cachés
    [where] une calamité est jouée, dis sur quel lieu
    [lay] tu poses des cartes, pose la suivante ou arrête-toi là
    [pay] tu paies un prix, défausse la carte suivante
   *[act] c’est la phase d’action, agis ou propose une destination
 }

## Cartes et prix.

ulysses-no-card = tu n’as pas de carte { $card }
ulysses-no-price = cela coûte { $price ->
    [one] une carte
   *[other] { $price } cartes
 }, une pour chacun de tes temples, et tu en as { $held }
ulysses-no-order = les cartes se donnent dans l’ordre de leurs sortes ; recommence le paiement
ulysses-no-rest = il n’en resterait pas assez : { $needed ->
    [one] { $needed } carte
   *[other] { $needed } cartes
 } opposition ou Zeus pour la mise
ulysses-no-kind = ici, seules comptent les cartes { $card } et Zeus
ulysses-no-zeus = pose d’abord les cartes { $card }, puis Zeus

## Les actions.

ulysses-no-end = tu dois proposer une destination : un lieu voisin est sans calamité
ulysses-no-end-stuck = tous les lieux voisins portent une calamité et tu peux payer : enlève d’abord l’une d’elles
ulysses-no-temple = il ne reste pas de temple dans la réserve
ulysses-no-build = ton prochain temple coûte { $price ->
    [one] une carte temple ou Zeus et une autre carte
   *[other] { $price } cartes temple ou Zeus et { $price } autres cartes
 }
ulysses-no-build-done = un temple te demande { $needed ->
    [one] { $needed } carte temple
   *[other] { $needed } cartes temple
 }, pas { $laid }
ulysses-no-pandora = la boîte de Pandore s’ouvre une seule fois par tour, même avec une carte vent
ulysses-no-plague = les six calamités sont sur le plateau : enlèves-en d’abord une
ulysses-no-plague-twice = il y a déjà une calamité ici : { $place }
ulysses-no-remove = aucun lieu ne porte de calamité
ulysses-no-remove-there = il n’y a pas de calamité ici : { $place }
ulysses-no-exchange = on change d’objectif une seule fois par tour, même avec une carte vent
ulysses-no-colour = le bateau se trouve dans un lieu de cette couleur ({ $colour }) : pioche une autre couleur
ulysses-no-pile = la pile de cette couleur est vide : { $colour }
ulysses-no-goal = ce n’est pas l’un de tes objectifs cachés : { $place }

## La proposition et le débat. $ship est le lieu où se trouve le bateau.

ulysses-no-route = aucune ligne ne relie ces lieux : { $ship }, { $place }
ulysses-no-propose = il y a une calamité ici ({ $place }) : enlève-la d’abord, ou va ailleurs
ulysses-no-disk = il y a un autre jeton ici : { $place }
ulysses-no-bid = il te faut { $needed ->
    [one] { $needed } carte
   *[other] { $needed } cartes
 } opposition ou Zeus, et tu en as { $held }
ulysses-no-clearing = il y a une calamité ici ({ $place }) : l’enlever coûte { $price ->
    [one] une carte
   *[other] { $price } cartes
 }, en plus de la mise de { $needed }
ulysses-no-lead = { $laid }, c’est trop peu : pour que le camp { $side } soit en tête, il t’en faut { $needed } ou plus ; sinon, passe
ulysses-no-support = pour que le camp { $side } soit en tête, il te faut { $needed ->
    [one] { $needed } carte
   *[other] { $needed } cartes
 } ou plus, et tu en as { $held } ; sinon, passe
ulysses-no-side = ton camp est le camp { $side }, et on n’en change pas
ulysses-no-black = le jeton noir n’est pas sur le plateau
ulysses-no-black-twice = le jeton noir est déjà sur le plateau
ulysses-no-black-agreed = tu as donné ton accord, et perdu ainsi le droit de poser un jeton : soutiens un camp, ou passe
ulysses-no-black-time = le jeton noir se pose à la première décision d’un déplacement, par un joueur encore sans camp
