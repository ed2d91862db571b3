## Odysseus dans le navigateur. « Carte » ne désigne que les cartes à jouer. Les phrases entières se suivent, séparées par une espace.

# Une ou deux lettres pour chaque aventure, toutes différentes, pour les jetons du plateau.
web-odysseus-letters-sirens = Si
web-odysseus-letters-underworld = E
web-odysseus-letters-cyclops = Cy
web-odysseus-letters-circe = Ci
web-odysseus-letters-scylla = Sc
web-odysseus-letters-lotus = L

## Le plateau.

web-odysseus-map = Plateau : l’archipel
# Dit avec le plateau par les lecteurs d’écran.
web-odysseus-map-keys = Les flèches vont d’île en île ; 1, 2 et 3 suivent la ligne jaune, verte et rouge ; plus et moins changent l’échelle, 0 montre tout.
web-odysseus-ship-here = Le bateau est sur { $name }.
web-odysseus-empty = { $name } : pas de jeton.
web-odysseus-disk = { $name } : { $adventure }{ $worth ->
    [0] {""}
    [one] , { $worth } point pour toi
   *[other] , { $worth } points pour toi
 }.
web-odysseus-lines = La ligne jaune mène à { $yellow }, la verte à { $green }, la rouge à { $red }.

## La manche et la route.

web-odysseus-before = Avant la première manche
web-odysseus-round = { $you ->
    [yes] Manche { $round }, phase { $phase }. Début : toi.
   *[no] Manche { $round }, phase { $phase }. Début : { $who }.
 }
web-odysseus-stack = { $count ->
    [one] { $count } carte dans la pioche de vents.
   *[other] { $count } cartes dans la pioche de vents.
 }
web-odysseus-stack-short = Pioche { $count }
web-odysseus-no-ship = Le bateau n’est pas encore placé.
web-odysseus-course-none = Pas de vent pour l'étape 1 : le bateau resterait sur { $island }.
web-odysseus-course-back = Le bateau suivrait : { $colours }, et retour sur { $island }. Pas d’aventure.
web-odysseus-course-empty = Le bateau suivrait : { $colours }, jusqu’à { $island }, où il n’y a pas de jeton.
web-odysseus-course = Le bateau suivrait : { $colours }, jusqu’à { $island }. { $worth ->
    [0] Là-bas : { $adventure }.
    [one] Là-bas : { $adventure }, { $worth } point pour toi.
   *[other] Là-bas : { $adventure }, { $worth } points pour toi.
 }
web-odysseus-sailed = { $count ->
    [0] Sans vent, le bateau est resté sur { $island }.
   *[other] Route du bateau : { $colours }, jusqu’à { $island }.
 }
web-odysseus-blind = Les cartes cachées des autres ne sont pas comptées.

## Les trois navires et leurs neuf cases.

web-odysseus-ships = Les vents
web-odysseus-ship = Étape { $ship } du bateau
web-odysseus-space = Étape { $ship }, { $colour } : force { $strength }.
web-odysseus-space-cards = Cartes : { $cards }.
# $mine : ce qu’elles sont, quand ce sont celles de la personne qui lit.
web-odysseus-space-down = { $count ->
    [one] { $known ->
        [yes] Ta carte cachée : { $mine }.
       *[no] { $count } carte cachée.
     }
   *[other] { $known ->
        [yes] Tes cartes cachées : { $mine }.
       *[no] { $count } cartes cachées.
     }
 }
web-odysseus-space-poseidon = Poséidon : la case ne compte pas.
web-odysseus-space-aphrodite = Aphrodite : la case compte double.
web-odysseus-space-leads = Cette couleur guide l'étape { $ship }.
web-odysseus-cards = { $count ->
    [one] { $kind }
   *[other] { $kind } ×{ $count }
 }
web-odysseus-double = ×2

## Aventures, mission et points.

web-odysseus-adventures = Aventures
web-odysseus-column-you = Toi
web-odysseus-column-done = Faites
web-odysseus-column-map = Îles
web-odysseus-column-reserve = Réserve
web-odysseus-adventure = Jetons { $name } : accomplis { $done }, sur les îles { $map }, dans la réserve { $reserve }{ $worth ->
    [0] {""}
    [one] {"\u00A0"}; { $worth } point pour toi à chaque fois
   *[other] {"\u00A0"}; { $worth } points pour toi à chaque fois
 }.
web-odysseus-task = Ta mission et ses points : { $worths }.
web-odysseus-my-task = Ta mission
web-odysseus-score = Tu as { $points ->
    [one] { $points } point
   *[other] { $points } points
 } ; { $goal } font gagner.
web-odysseus-score-short = { $points } sur { $goal }

## Les joueurs.

web-odysseus-player = { $you ->
    [yes] Tu es { $god }
   *[no] { $who } est { $god }
 }, { $power ->
    [spent] pouvoir épuisé
    [waits] pouvoir pas encore utilisable après un échange
    [down] avec le droit de jouer face cachée
   *[ready] pouvoir prêt
 } ; { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }.
web-odysseus-power-ready = prêt
web-odysseus-power-spent = épuisé
web-odysseus-power-waits = attend
web-odysseus-power-down = face cachée
# Après une phrase sur un joueur.
web-odysseus-began = Premier tour de la manche.
web-odysseus-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }

## Ce qui est attendu.

web-odysseus-now-launch = Tu es Zeus : de quelle île part le bateau ?
web-odysseus-now-place = Joue une carte, utilise ton pouvoir, fais un échange, ou passe.
web-odysseus-now-hades = Le pouvoir d’Hadès agit : joue une carte maintenant, face cachée ou face visible.
web-odysseus-now-window = Tu es Athéna. Laisses-tu faire, ou bloques-tu ?
web-odysseus-now-disk = Tu es Zeus : quel jeton poses-tu sur { $island } ?
web-odysseus-wait-launch = { $who } est Zeus et doit placer le bateau sur une île.
web-odysseus-wait-place = À { $who } de jouer.
web-odysseus-wait-hades = { $who } a le pouvoir d’Hadès et doit jouer une carte.
web-odysseus-wait-window = { $who } est Athéna et peut bloquer.
web-odysseus-wait-disk = { $who } est Zeus et doit choisir un jeton pour { $island }.
web-odysseus-wait-over = Le voyage est fini.

## Décider.

web-odysseus-my-hand = Tes cartes
web-odysseus-hand = { $count ->
    [0] Tu n’as pas de carte en main.
   *[other] Tes cartes : { $cards }.
 }
web-odysseus-no-cards = Aucune carte
web-odysseus-card-label = { $kind ->
    [d] Dionysos, force 1 ou un échange. Tu en as { $count }.
   *[other] Vent de force { $kind }. Tu en as { $count }.
 }
web-odysseus-pass = Passer
web-odysseus-use-power = Utiliser { $god }
web-odysseus-trade = Échanger de dieu
web-odysseus-allow = Laisser faire
web-odysseus-block = Bloquer
web-odysseus-face-up = Face visible
web-odysseus-face-down = Face cachée
web-odysseus-choose-card = Choisis une carte.
web-odysseus-choose-space = Choisis une case.
web-odysseus-choose-take = Quelle carte Hermès déplace-t-il ?
web-odysseus-choose-to = Vers quelle case ?
web-odysseus-choose-island = Choisis une île sur le plateau, ou ici :
web-odysseus-choose-god = Tu paies un Dionysos et donnes { $god }. Quel dieu prends-tu ?
web-odysseus-choose-disk = Choisis un jeton dans la réserve.
# Une carte qu’Hermès peut prendre sur une case ; $card est un nom ou « face cachée ».
web-odysseus-take = { $card } sur { $space }
web-odysseus-disk-choice = { $name }{ $worth ->
    [0] {""}
    [one] , { $worth } point pour toi
   *[other] , { $worth } points pour toi
 }. Il en reste { $count }.
web-odysseus-trade-choice = { $god } ({ $who }){ $power ->
    [spent] , pouvoir épuisé
   *[other] {""}
 }
# Ce qui sera fait, sur le bouton qui le fait.
web-odysseus-do-play = { $card ->
    [d] Jouer Dionysos sur { $space }
   *[other] Jouer un { $card } sur { $space }
 }
web-odysseus-do-down = { $card ->
    [d] Poser Dionysos face cachée sur { $space }
   *[other] Poser un { $card } face cachée sur { $space }
 }
web-odysseus-do-zeus = Finir la pose : le bateau part
web-odysseus-do-hades = Utiliser Hadès : jouer face cachée
web-odysseus-do-poseidon = Utiliser Poséidon : { $space } ne compte pas
web-odysseus-do-aphrodite = Utiliser Aphrodite : { $space } compte double
web-odysseus-do-hermes = Déplacer une carte ({ $card }) de { $source } à { $space }
web-odysseus-do-trade = Échanger { $mine } contre { $theirs }
web-odysseus-do-disk = Poser un jeton sur { $island } : { $name }
web-odysseus-do-start = Départ : { $island }

web-what-odysseus = Tu es une divinité et tu envoies des vents, parfois en cachette. Ils mènent un seul bateau d’île en île, et nul autre que toi ne sait quelles aventures tu lui destines.
web-about-odysseus = Un jeu de Dominique Ehrhard, paru en 2001, pour trois à six joueurs.
web-about-board-odysseus = Le plateau imprimé ne figure pas dans le texte des règles ; celui-ci est donc une création : 18 îles, chacune avec une ligne jaune, une verte et une rouge. Les cartes mission aussi sont les nôtres, dans les limites de ce que les règles en exigent.
