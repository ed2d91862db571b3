## Das Ende einer Partie Odysseus: was jede Auftragskarte wert war, und die Augenblicke, die im Gedächtnis bleiben.

odysseus-end-start = Die Reise beginnt: { $island }
odysseus-end-turn = Runde { $turn }
odysseus-end-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
odysseus-end-adventure = { $adventure }: { $count } × { $worth } = { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
 }
odysseus-end-missing = { $count ->
    [one] Zum Sieg fehlte 1 Punkt
   *[other] Zum Sieg fehlten { $count } Punkte
 }
odysseus-end-hand = Auf der Hand: { $cards }
odysseus-end-no-hand = Keine Karten auf der Hand
odysseus-end-tie = Bei gleichen Punkten entscheidet das letzte Abenteuer: { $adventure }.
odysseus-moment-turned = { $you ->
    [yes] Deine verdeckten Karten ändern den Kurs: Das Schiff landet auf { $island }.
   *[no] Die verdeckten Karten von { $who } ändern den Kurs: Das Schiff landet auf { $island }.
 }
odysseus-moment-lead = { $you ->
    [yes] Im Geheimen nimmst du { $other } die Führung ab: { $count } zu { $total } Punkte.
   *[no] { $you-other ->
        [yes] Im Geheimen nimmt { $who } dir die Führung ab: { $count } zu { $total } Punkte.
       *[no] Im Geheimen nimmt { $who } { $other } die Führung ab: { $count } zu { $total } Punkte.
     }
 }
odysseus-moment-last = { $you ->
    [yes] Das letzte Abenteuer ({ $adventure }) bringt dich von { $count } auf { $total } Punkte.
   *[no] Das letzte Abenteuer ({ $adventure }) bringt { $who } von { $count } auf { $total } Punkte.
 }
odysseus-moment-contested = In keiner Runde liegen mehr Karten: { $cards } werden ausgespielt.
odysseus-moment-trade = { $you ->
    [yes] Du tauschst mit { $other } die Gottheit: { $mine } gegen { $theirs }.
   *[no] { $you-other ->
        [yes] { $who } tauscht mit dir die Gottheit: { $mine } gegen { $theirs }.
       *[no] { $who } tauscht mit { $other } die Gottheit: { $mine } gegen { $theirs }.
     }
 }
odysseus-moment-block = { $you ->
    [yes] Als Athene blockierst du { $god } ({ $user }).
   *[no] Als Athene blockiert { $who } die Kraft von { $god } ({ $user }).
 }
