## Odysseus im Terminal: der Tisch.

odysseus-screen-start = Vor der ersten Runde
odysseus-screen-turn = Runde { $round }, Phase { $phase }: { $you ->
    [yes] du hast sie begonnen
   *[no] { $who } hat sie begonnen
 }
odysseus-screen-ship = Das Schiff liegt auf { $island }. Windstapel: { $stack }.
odysseus-screen-lines = Linien
odysseus-screen-ships = Schiff { $ship }
odysseus-screen-sailing = Kurs
odysseus-screen-course = { $count ->
    [0] kein Wind an Schiff 1, also bleibt das Schiff.
    [3] { $steps }. Die Fahrt endet { $end }.
   *[other] { $steps }; kein Wind an Schiff { $next }. Die Fahrt endet { $end }.
 }
odysseus-screen-sailed = Gefahren
odysseus-screen-blind = Die verdeckten Karten der anderen sind nicht mitgezählt.
odysseus-screen-cards = { $count ->
    [one] { $kind }
   *[other] { $kind } ×{ $count }
 }
odysseus-screen-dionysus = d (Dionysos)
odysseus-screen-columns = Gottheit  Kraft  Karten
odysseus-screen-adventures = Abenteuer
odysseus-screen-adventure-columns = dir  bestanden Plan  Vorrat
odysseus-screen-points = Du hast { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }; { $goal } gewinnen.
odysseus-screen-power = Kraft
odysseus-screen-window = { $who } setzt die Kraft von { $god } ein{ $target }.
odysseus-target-zeus = : Das Auslegen wäre sofort zu Ende
odysseus-target-poseidon = : { $space } würde nicht zählen
odysseus-target-hades = , um Karten verdeckt zu spielen
odysseus-target-aphrodite = : { $space } würde doppelt zählen
odysseus-target-card = : { $card } käme von { $source } auf { $space }

odysseus-no-disk = keine Scheibe
odysseus-course-end = auf { $island }: { $disk }
odysseus-course-stays = { $steps ->
    [0] auf { $island }, ohne Wind
   *[other] wieder auf { $island }: kein Abenteuer
 }
odysseus-mark-ship = das Schiff
odysseus-mark-poseidon = Poseidon
odysseus-mark-aphrodite = Aphrodite

odysseus-power-ready = bereit
odysseus-power-spent = verbraucht
odysseus-power-waits = wartet
odysseus-power-down = verdeckt

odysseus-board-islands = Inseln
odysseus-board-tasks = Auftragskarten mit ihren Punkten
odysseus-board-disks = Scheiben
odysseus-board-counts = gesamt  ausgelegt

## Was jetzt zu entscheiden ist, je nach Phase; die letzten drei sind halb getroffene Entscheidungen.

odysseus-now-launch = Du bist Zeus: Auf welcher Insel beginnt das Schiff?
odysseus-now-place = Spiel eine Karte, setz deine Kraft ein, tausche oder passe:
odysseus-now-hades = Die Kraft von Hades wirkt: Spiel jetzt eine Karte, verdeckt oder offen.
odysseus-now-window = Du bist Athene. Lässt du die Kraft zu oder blockierst du sie?
odysseus-now-disk = Du bist Zeus: Welche Scheibe legst du auf { $island }?
odysseus-now-card = Welche Karte legst du um?
odysseus-now-space = { $does ->
    [poseidon] Welches Feld zählt nicht?
    [aphrodite] Welches Feld zählt doppelt?
    [hermes] Auf welches Feld?
   *[other] Auf welches Feld?
 }
odysseus-now-face = Welche Karte spielst du verdeckt?

## Ein paar Worte neben jeder Wahl.

odysseus-hint-course = endet { $end }
odysseus-hint-blind = das Schiff fährt, und die verdeckten Karten entscheiden
odysseus-hint-hold = { $count } auf der Hand
odysseus-hint-down = verdeckt
odysseus-hint-trade = { $mine } gegen { $theirs }{ $spent ->
    [yes] , Kraft schon verbraucht
   *[no] {""}
 }
odysseus-hint-disk = { $name }, { $count } im Vorrat{ $worth ->
    [0] {""}
   *[other] , +{ $worth } für dich
 }

## Gespräch mit dem, der spielt.

odysseus-over = Die Reise ist nach { $rounds ->
    [one] 1 Runde
   *[other] { $rounds } Runden
 } zu Ende.
odysseus-examples =
    {"  "}start kappa · play 5 ge1 · play d gr2 · down r3 2 · pass · trade b
    {"  "}power · power gr1 (Poseidon, Aphrodite) · power 3 ge1 gr2 (Hermes)
    {"  "}allow · block · disk sirens
