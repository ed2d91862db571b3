## Ulysses dans le terminal : la table.

ulysses-nowhere = nulle part
ulysses-screen-turn = Tour { $turn }, joueur actif : { $you ->
    [yes] toi
   *[no] { $who }
 }
ulysses-screen-sea = Bateau : { $place } ({ $colour }). Calamités : { $plagues }.
ulysses-screen-piles = Pioche { $pile }, défausse { $discards }, temples restants { $temples }.
ulysses-screen-from-here = D’ici
ulysses-screen-your-goals = Objectifs
ulysses-screen-columns = temples cartes débat
ulysses-screen-column-goals = objectifs
ulysses-screen-discussion = Débat
ulysses-screen-side = { $side } { $place } { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }, { $leads ->
    [yes] en tête
   *[no] encore { $need } pour mener
 } ({ $people })

# Courts : ils tiennent à plusieurs dans une colonne.
ulysses-mark-ship = bateau
ulysses-mark-goal = objectif
ulysses-mark-plague = calamité
ulysses-mark-disk = ● { $side }

ulysses-goal-reached = atteint
ulysses-goal-steps = { $steps ->
    [0] ici
    [one] à 1 pas
   *[other] à { $steps } pas
 }

ulysses-stand-side = { $side } { $cards }{ $passed ->
    [yes] , passe
   *[no] {""}
 }
ulysses-stand-passed = passe
ulysses-stand-agreed = d’accord

ulysses-board-start = Départ

## Ce qu’on attend du joueur, selon la phase ; les quatre derniers sont des choix à moitié faits.

ulysses-now-act = Agis, ou propose une destination :
ulysses-now-ask = Une destination est proposée. Donne ton accord, ou oppose-toi :
ulysses-now-bid = Les dieux débattent. Passe, soutiens un camp, ou pose le jeton noir :
ulysses-now-stay = Le bateau est allé où tu l’as proposé. Veux-tu garder ton tour ?
ulysses-now-return = Quel objectif rends-tu ?
ulysses-now-where = Sur quel lieu ?
ulysses-now-lay = Quelles cartes joues-tu ? ({ $laid } jusqu’ici, il en faut { $needed })
ulysses-now-pay = Quelles cartes défausses-tu ? Encore { $owed } ; « discard wind*2 zeus » en défausse plusieurs.

## Quelques mots à côté de chaque choix.

ulysses-hint-done = pas d’autre carte
ulysses-hint-hold = tu en as { $count }
ulysses-hint-exchange = { $count ->
    [one] piocher l’unique objectif de cette pile
   *[other] piocher parmi { $count } objectifs
 }
ulysses-hint-support = { $need ->
    [one] { $need } carte ou plus
   *[other] { $need } cartes ou plus
 }

## Conversation avec le joueur.

ulysses-over = Le voyage s’achève au bout de { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }.
ulysses-examples =
    {"  "}propose dido · agree · object zakynthos 2 zeus=1 · pass · black dido 3
    {"  "}support blue 2 · plague delos · remove delos discard wind*2 · pandora zeus
    {"  "}build discard objection · exchange red discard wind return delos · wind · end
