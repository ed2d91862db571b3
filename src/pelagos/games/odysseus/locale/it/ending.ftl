## La fine di una partita a Odysseus: quanto valeva ogni carta missione, e i momenti da ricordare.

odysseus-end-start = Il viaggio comincia: isola { $island }
odysseus-end-turn = Round { $turn }
odysseus-end-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
odysseus-end-adventure = { $adventure }: { $count } × { $worth } = { $total ->
    [one] 1 punto
   *[other] { $total } punti
 }
odysseus-end-missing = { $count ->
    [one] Per vincere mancava 1 punto
   *[other] Per vincere mancavano { $count } punti
 }
odysseus-end-hand = In mano: { $cards }
odysseus-end-no-hand = Nessuna carta in mano
odysseus-end-tie = A parità di punti decide l'ultima avventura: { $adventure }.
odysseus-moment-turned = { $you ->
    [yes] Le tue carte coperte cambiano la rotta: la nave giunge all'isola { $island }.
   *[no] Le carte coperte di { $who } cambiano la rotta: la nave giunge all'isola { $island }.
 }
odysseus-moment-lead = { $you ->
    [yes] In segreto passi in testa davanti a { $other }: { $count } punti a { $total }.
   *[no] { $you-other ->
        [yes] In segreto { $who } passa in testa davanti a te: { $count } punti a { $total }.
       *[no] In segreto { $who } passa in testa davanti a { $other }: { $count } punti a { $total }.
     }
 }
odysseus-moment-last = { $you ->
    [yes] L'ultima avventura ({ $adventure }) ti porta da { $count } a { $total } punti.
   *[no] L'ultima avventura ({ $adventure }) porta { $who } da { $count } a { $total } punti.
 }
odysseus-moment-contested = In nessun round si giocano più carte: { $cards }.
odysseus-moment-trade = { $you ->
    [yes] Scambi la divinità con { $other }: { $mine } per { $theirs }.
   *[no] { $you-other ->
        [yes] { $who } scambia la divinità con te: { $mine } per { $theirs }.
       *[no] { $who } scambia la divinità con { $other }: { $mine } per { $theirs }.
     }
 }
odysseus-moment-block = { $you ->
    [yes] Con il potere di Atena blocchi { $god } ({ $user }).
   *[no] { $who }, con il potere di Atena, blocca { $god } ({ $user }).
 }
