## La fin d’une partie d’Odysseus : ce que valait chaque carte mission, et les moments à retenir.

odysseus-end-start = Le voyage commence : { $island }
odysseus-end-turn = Manche { $turn }
odysseus-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
odysseus-end-adventure = { $adventure } : { $count } × { $worth } = { $total ->
    [one] { $total } point
   *[other] { $total } points
 }
odysseus-end-missing = { $count ->
    [one] Il manquait { $count } point pour gagner
   *[other] Il manquait { $count } points pour gagner
 }
odysseus-end-hand = En main : { $cards }
odysseus-end-no-hand = Aucune carte en main
odysseus-end-tie = À égalité de points, la dernière aventure décide : { $adventure }.
odysseus-moment-turned = { $you ->
    [yes] Tes cartes face cachée changent la route : le bateau finit sur { $island }.
   *[no] Les cartes face cachée de { $who } changent la route : le bateau finit sur { $island }.
 }
odysseus-moment-lead = { $you ->
    [yes] En secret, tu passes en tête devant { $other } : { $count } points à { $total }.
   *[no] { $you-other ->
        [yes] En secret, { $who } passe en tête devant toi : { $count } points à { $total }.
       *[no] En secret, { $who } passe en tête devant { $other } : { $count } points à { $total }.
     }
 }
odysseus-moment-last = { $you ->
    [yes] La dernière aventure ({ $adventure }) te fait passer de { $count } à { $total } points.
   *[no] La dernière aventure ({ $adventure }) fait passer { $who } de { $count } à { $total } points.
 }
odysseus-moment-contested = Aucune manche ne voit plus de cartes : { $cards } sont jouées.
odysseus-moment-trade = { $you ->
    [yes] Tu échanges ton dieu avec { $other } : { $mine } contre { $theirs }.
   *[no] { $you-other ->
        [yes] { $who } échange son dieu avec toi : { $mine } contre { $theirs }.
       *[no] { $who } échange son dieu avec { $other } : { $mine } contre { $theirs }.
     }
 }
odysseus-moment-block = { $you ->
    [yes] Avec Athéna, tu bloques { $god } ({ $user }).
   *[no] Avec Athéna, { $who } bloque { $god } ({ $user }).
 }
