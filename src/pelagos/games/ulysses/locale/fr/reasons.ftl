## Pourquoi un coup d’Ulysses est refusé. Chaque raison suit « Non : » : minuscule au début, pas de point.
## Les lieux n’ont pas d’article : ils se tiennent entre parenthèses.

ulysses-no-choice = c’est le hasard qui en décide, pas un joueur
ulysses-no-time = pas maintenant ; { ulysses-no-wait }
ulysses-no-whole = le coup n’est pas complet ; { ulysses-no-wait }
# Ce que la phase attend.
ulysses-no-wait = { $phase ->
    [ask] une destination est proposée : donne ton accord, ou oppose-toi
    [bid] les dieux débattent : passe, soutiens un camp, ou pose le jeton noir
    [stay] le bateau est arrivé : joue un vent pour garder ton tour, ou finis-le
    [return] le changement d’objectif est payé : rends l’un de tes objectifs cachés
    [where] choisis le lieu de la calamité
    [lay] tu joues des cartes : joue la suivante, ou termine
    [pay] tu paies : défausse la carte suivante
   *[act] c’est la phase d’action : agis, ou propose une destination
 }

## Cartes et prix.

ulysses-no-card = tu n’as pas de carte { $card } en main
ulysses-no-price = cela coûte { $price ->
    [one] une carte
   *[other] { $price } cartes
 }, une pour chacun de tes temples, et { $held ->
    [0] tu n’en as aucune
   *[other] tu en as { $held }
 }
ulysses-no-order = défausse les cartes dans l’ordre de leurs sortes : recommence le paiement
ulysses-no-rest = il te resterait trop peu de cartes pour la mise : garde { $needed ->
    [one] { $needed } carte
   *[other] { $needed } cartes
 } opposition ou Zeus
ulysses-no-kind = seules les cartes { $card } et Zeus comptent ici
ulysses-no-zeus = joue d’abord tes cartes { $card }, puis les Zeus

## Ce qu’on fait dans la phase d’action.

ulysses-no-end = tu dois proposer une destination : il y a un lieu voisin sans calamité
ulysses-no-end-stuck = tous les lieux voisins portent une calamité et tu peux payer : enlève d’abord l’une d’elles
ulysses-no-temple = il ne reste aucun temple dans la réserve
ulysses-no-build = ton prochain temple coûte { $price ->
    [one] une carte temple ou Zeus et une autre carte
   *[other] { $price } cartes temple ou Zeus et { $price } autres cartes
 }
ulysses-no-build-done = ton prochain temple demande { $needed ->
    [one] { $needed } carte
   *[other] { $needed } cartes
 } temple ou Zeus, pas { $laid }
ulysses-no-pandora = la boîte de Pandore ne s’ouvre qu’une fois par tour, même avec un vent
ulysses-no-plague = les six calamités sont sur le plateau : enlèves-en d’abord une
ulysses-no-plague-twice = ce lieu ({ $place }) porte déjà une calamité : choisis-en un autre
ulysses-no-remove = il n’y a pas de calamité sur le plateau
ulysses-no-remove-there = ce lieu ({ $place }) ne porte pas de calamité
ulysses-no-exchange = on ne change d’objectif qu’une fois par tour, même avec un vent
ulysses-no-colour = le bateau est sur un lieu { $colour } : pioche une autre couleur
ulysses-no-pile = cette pile est vide : pioche une autre couleur que { $colour }
ulysses-no-goal = ce lieu ({ $place }) n’est pas parmi tes objectifs cachés

## La proposition et le débat. $ship est le lieu où se trouve le bateau.

ulysses-no-route = aucune ligne ne relie ces lieux : { $ship }, { $place }
ulysses-no-propose = ce lieu ({ $place }) porte une calamité : enlève-la d’abord, ou propose un autre lieu
ulysses-no-disk = ce lieu ({ $place }) porte déjà un jeton : choisis-en un autre
ulysses-no-bid = il te faut { $needed ->
    [one] une carte
   *[other] { $needed } cartes
 } opposition ou Zeus, et { $held ->
    [0] tu n’en as aucune
   *[other] tu en as { $held }
 }
ulysses-no-clearing = ce lieu ({ $place }) porte une calamité : l’enlever coûte { $price ->
    [one] une carte
   *[other] { $price } cartes
 }, en plus { $needed ->
    [one] de la carte
   *[other] des { $needed } cartes
 } de la mise
ulysses-no-lead = { $laid }, c’est trop peu : pour mettre le camp { $side } en tête, il t’en faut { $needed } ou plus ; sinon, passe
ulysses-no-support = pour mettre le camp { $side } en tête, il te faut { $needed ->
    [one] une carte
   *[other] { $needed } cartes
 } opposition ou Zeus au moins, et { $held ->
    [0] tu n’en as aucune
   *[other] tu en as { $held }
 } ; tu peux passer
ulysses-no-side = tu es du camp { $side } et ne peux pas en changer
ulysses-no-black = le jeton noir n’est pas encore sur le plateau
ulysses-no-black-twice = le jeton noir est déjà sur le plateau
ulysses-no-black-agreed = tu as donné ton accord et ne peux plus poser de jeton : soutiens un camp, ou passe
ulysses-no-black-time = pour poser le jeton noir, il faut n’avoir encore aucun camp, et que ce soit ta première décision dans ce débat

## Ce que fait chaque choix. Le texte suit le choix : une majuscule, pas de point.

ulysses-does-propose = Proposer où va le bateau
ulysses-does-pandora = Piocher deux cartes ; une fois par tour
ulysses-does-plague = Personne ne peut y envoyer le bateau tant que la calamité n’est pas enlevée contre des cartes
ulysses-does-remove = Enlever une calamité du plateau
ulysses-does-exchange = Rendre un objectif caché et en piocher un autre, de la couleur de ton choix ; une fois par tour
ulysses-does-build = Piocher désormais une carte de plus par tour
ulysses-does-agree = Accepter la destination
ulysses-does-object = Poser le jeton rouge sur un autre lieu et jouer des cartes opposition pour lui
ulysses-does-support = Jouer des cartes opposition pour un camp, assez pour qu’il mène
ulysses-does-black = Poser le jeton noir sur un troisième lieu et jouer assez de cartes opposition pour qu’il mène
ulysses-does-pass = Quitter ce débat
ulysses-does-wind = Garder ton tour : agir et proposer encore une fois
ulysses-does-end = Finir ton tour ; la personne suivante joue
