## Ulysses im Terminal: der Tisch.

ulysses-nowhere = nirgends
ulysses-screen-turn = Zug { $turn }: { $you ->
    [yes] du bist aktiv
   *[no] { $who } ist aktiv
 }
ulysses-screen-sea = Das Schiff liegt hier: { $place } ({ $colour }). Plagen: { $plagues }.
ulysses-screen-piles = Nachziehstapel { $pile }, Ablagestapel { $discards }, Tempel im Vorrat { $temples }.
ulysses-screen-from-here = Von hier
ulysses-screen-your-goals = Ziele
ulysses-screen-columns = Tempel  Karten Partei
ulysses-screen-column-goals = Ziele
ulysses-screen-discussion = Parteien
ulysses-screen-side = { $side } auf { $place } { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }, { $leads ->
    [yes] führt
   *[no] noch { $need } zur Führung
 } ({ $people })

ulysses-mark-ship = Schiff
ulysses-mark-goal = Ziel
ulysses-mark-plague = Plage
ulysses-mark-disk = ● { $side }

ulysses-goal-reached = erfüllt
ulysses-goal-steps = { $steps ->
    [0] hier
   *[other] noch { $steps }
 }

ulysses-stand-side = { $side } { $cards }{ $passed ->
    [yes] , raus
   *[no] {""}
 }
ulysses-stand-passed = gepasst
ulysses-stand-agreed = zugestimmt

ulysses-board-start = Start

## Was jetzt zu entscheiden ist, je nach Phase; die letzten vier sind halb getroffene Entscheidungen.

ulysses-now-act = Handle oder schlage ein Reiseziel vor:
ulysses-now-ask = Ein Reiseziel ist vorgeschlagen. Stimm zu oder erhebe Einspruch:
ulysses-now-bid = Auseinandersetzung der Götter: Passe, unterstütze eine Partei oder lege Schwarz:
ulysses-now-stay = Das Schiff ist zu deinem vorgeschlagenen Ort gefahren. Bleibst du aktiv?
ulysses-now-return = Welches Ziel gibst du zurück?
ulysses-now-where = An welchem Ort?
ulysses-now-lay = Welche Karten legst du aus? ({ $laid } bisher, { $needed } nötig)
ulysses-now-pay = Welche Karten wirfst du ab? Noch { $owed }; 'discard wind*2 zeus' wirft mehrere ab.

## Ein paar Worte neben jeder Wahl.

ulysses-hint-done = keine weiteren Karten
ulysses-hint-hold = { $count } auf der Hand
ulysses-hint-exchange = { $count ->
    [one] das einzige Ziel dieses Stapels ziehen
   *[other] aus { $count } Zielen ziehen
 }
ulysses-hint-support = { $need ->
    [one] 1 Karte oder mehr
   *[other] { $need } Karten oder mehr
 }

## Gespräch mit dem, der spielt.

ulysses-over = Die Reise ist nach { $turns } Zügen zu Ende.
ulysses-examples =
    {"  "}propose dido · agree · object zakynthos 2 zeus=1 · pass · black dido 3
    {"  "}support blue 2 · plague delos · remove delos discard wind*2 · pandora zeus
    {"  "}build discard objection · exchange red discard wind return delos · wind · end
