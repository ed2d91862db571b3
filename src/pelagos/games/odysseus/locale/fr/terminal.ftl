## Odysseus dans le terminal : la table.

odysseus-screen-start = Avant la première manche
odysseus-screen-turn = Manche { $round }, phase { $phase } : { $you ->
    [yes] tu as commencé
   *[no] { $who } a commencé
 }
odysseus-screen-ship = Bateau sur { $island }. Pioche de vents : { $stack }.
odysseus-screen-lines = Lignes
odysseus-screen-ships = Navire { $ship }
odysseus-screen-sailing = Cap
odysseus-screen-course = { $count ->
    [0] pas de vent au navire 1, le bateau ne bouge pas.
    [3] { $steps }. Arrivée { $end }.
   *[other] { $steps } ; pas de vent au navire { $next }. Arrivée { $end }.
 }
odysseus-screen-sailed = Parcouru
odysseus-screen-blind = Les cartes cachées des autres ne sont pas comptées.
odysseus-screen-cards = { $count ->
    [one] { $kind }
   *[other] { $kind } ×{ $count }
 }
odysseus-screen-dionysus = d (Dionysos)
odysseus-screen-columns = dieu      pouvoir cartes
odysseus-screen-adventures = Aventures
odysseus-screen-adventure-columns = toi   faites  îles réserve
odysseus-screen-points = Tu as { $points ->
    [one] { $points } point
   *[other] { $points } points
 } ; { $goal } font gagner.
odysseus-screen-power = Pouvoir
odysseus-screen-window = { $who } ({ $god }) utilise son pouvoir{ $target }.
odysseus-target-zeus = {"\u00A0"}: la pose finirait aussitôt
odysseus-target-poseidon = {"\u00A0"}: { $space } ne compterait pas
odysseus-target-hades = {"\u00A0"}: jouer des cartes face cachée
odysseus-target-aphrodite = {"\u00A0"}: { $space } compterait double
odysseus-target-card = {"\u00A0"}: { $card } passerait de { $source } à { $space }

odysseus-no-disk = sans jeton
odysseus-course-end = sur { $island } : { $disk }
odysseus-course-stays = { $steps ->
    [0] sur { $island }, faute de vent
   *[other] de retour sur { $island } : pas d’aventure
 }
odysseus-mark-ship = bateau
odysseus-mark-poseidon = Poséidon
odysseus-mark-aphrodite = Aphrodite

odysseus-power-ready = prêt
odysseus-power-spent = épuisé
odysseus-power-waits = attend
odysseus-power-down = caché

odysseus-board-islands = Îles
odysseus-board-tasks = Cartes mission, avec leurs points
odysseus-board-disks = Jetons
odysseus-board-counts = total   posés

## Ce qu’on attend du joueur, selon la phase ; les trois derniers sont des choix à moitié faits.

odysseus-now-launch = Tu es Zeus : de quelle île part le bateau ?
odysseus-now-place = Joue une carte, utilise ton pouvoir, fais un échange, ou passe :
odysseus-now-hades = Le pouvoir d’Hadès agit : joue une carte maintenant, face cachée ou face visible.
odysseus-now-window = Tu es Athéna. Laisses-tu faire, ou bloques-tu ?
odysseus-now-disk = Tu es Zeus : quel jeton poses-tu sur { $island } ?
odysseus-now-card = Quelle carte déplaces-tu ?
odysseus-now-space = { $does ->
    [poseidon] Quelle case ne compte pas ?
    [aphrodite] Quelle case compte double ?
    [hermes] Vers quelle case ?
   *[other] Sur quelle case ?
 }
odysseus-now-face = Quelle carte joues-tu face cachée ?

## Quelques mots à côté de chaque choix.

odysseus-hint-course = arrivée { $end }
odysseus-hint-blind = le bateau part, et les cartes cachées décident
odysseus-hint-hold = tu en as { $count }
odysseus-hint-down = face cachée
odysseus-hint-trade = { $mine } contre { $theirs }{ $spent ->
    [yes] , au pouvoir épuisé
   *[no] {""}
 }
odysseus-hint-disk = { $name }, { $count } dans la réserve{ $worth ->
    [0] {""}
   *[other] , +{ $worth } pour toi
 }

## Conversation avec le joueur.

odysseus-over = Le voyage s’achève au bout de { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
 }.
odysseus-examples =
    {"  "}start kappa · play 5 j1 · play d v2 · down r3 2 · pass · trade b
    {"  "}power · power v1 (Poséidon, Aphrodite) · power 3 j1 v2 (Hermès)
    {"  "}allow · block · disk sirens
