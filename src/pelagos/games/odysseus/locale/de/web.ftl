## Odysseus im Browser. Ganze Sätze werden durch ein Leerzeichen verbunden; sonst wird nichts zusammengesetzt.

# Ein oder zwei Buchstaben für jedes Abenteuer, alle verschieden, für die Scheiben auf dem Plan.
web-odysseus-letters-sirens = Si
web-odysseus-letters-underworld = U
web-odysseus-letters-cyclops = Z
web-odysseus-letters-circe = K
web-odysseus-letters-scylla = Sk
web-odysseus-letters-lotus = L

## Der Spielplan. Er heißt überall Plan, denn Karten sind hier die auf der Hand.

web-odysseus-map = Spielplan der Inseln
# Wird mit dem Plan vorgelesen.
web-odysseus-map-keys = Pfeiltasten führen von Insel zu Insel; 1, 2 und 3 folgen der gelben, grünen und roten Linie; Plus und Minus vergrößern und verkleinern, 0 zeigt alles.
web-odysseus-ship-here = Das Schiff liegt auf { $name }.
web-odysseus-empty = { $name }: keine Scheibe.
web-odysseus-disk = { $name }: { $adventure }{ $worth ->
    [0] {""}
    [one] , 1 Punkt für dich
   *[other] , { $worth } Punkte für dich
 }.
web-odysseus-lines = Gelb führt nach { $yellow }, Grün nach { $green }, Rot nach { $red }.

## Runde und Kurs.

web-odysseus-before = Vor der ersten Runde
web-odysseus-round = { $you ->
    [yes] Runde { $round }, Phase { $phase }. Beginn: du.
   *[no] Runde { $round }, Phase { $phase }. Beginn: { $who }.
 }
web-odysseus-stack = { $count ->
    [one] Eine Karte im Windstapel.
   *[other] { $count } Karten im Windstapel.
 }
web-odysseus-stack-short = Stapel { $count }
web-odysseus-no-ship = Das Schiff ist noch nicht auf dem Plan.
web-odysseus-course-none = Kein Wind für Schritt 1: Das Schiff bliebe auf { $island }.
web-odysseus-course-back = Kurs { $colours }: Das Schiff käme nach { $island } zurück. Kein Abenteuer.
web-odysseus-course-empty = Kurs { $colours }: Das Schiff käme nach { $island }, wo keine Scheibe liegt.
web-odysseus-course = Kurs { $colours }: Das Schiff käme nach { $island }. { $worth ->
    [0] Dort: { $adventure }.
    [one] Dort: { $adventure }, 1 Punkt für dich.
   *[other] Dort: { $adventure }, { $worth } Punkte für dich.
 }
web-odysseus-sailed = { $count ->
    [0] Ohne Wind blieb das Schiff auf { $island }.
   *[other] Kurs { $colours }: Das Schiff kam nach { $island }.
 }
web-odysseus-blind = Die verdeckten Karten der anderen sind nicht mitgezählt.

## Die drei Schiffe und ihre neun Felder.

web-odysseus-ships = Die Winde
web-odysseus-ship = Schritt { $ship } des Schiffs
web-odysseus-space = Schritt { $ship }, { $colour }: Stärke { $strength }.
web-odysseus-space-cards = Kartenwerte: { $cards }.
# $mine: was sie sind, wenn sie der Person gehören, die liest.
web-odysseus-space-down = { $count ->
    [one] { $known ->
        [yes] Deine verdeckte Karte: { $mine }.
       *[no] Eine verdeckte Karte.
     }
   *[other] { $known ->
        [yes] Deine verdeckten Karten: { $mine }.
       *[no] { $count } verdeckte Karten.
     }
 }
web-odysseus-space-poseidon = Poseidon: Das Feld zählt nicht.
web-odysseus-space-aphrodite = Aphrodite: Das Feld zählt doppelt.
web-odysseus-space-leads = Diese Farbe führt bei Schritt { $ship }.
web-odysseus-cards = { $count ->
    [one] { $kind }
   *[other] { $kind } ×{ $count }
 }
web-odysseus-double = ×2

## Abenteuer, Auftrag und Punkte.

web-odysseus-adventures = Abenteuer
web-odysseus-column-you = Dir
web-odysseus-column-done = Bestanden
web-odysseus-column-map = Plan
web-odysseus-column-reserve = Vorrat
web-odysseus-adventure = Scheiben „{ $name }“: bestanden { $done }, auf dem Plan { $map }, im Vorrat { $reserve }{ $worth ->
    [0] {""}
    [one] ; jedes Mal 1 Punkt für dich
   *[other] ; jedes Mal { $worth } Punkte für dich
 }.
web-odysseus-task = Dein Auftrag und seine Punkte: { $worths }.
web-odysseus-my-task = Dein Auftrag
web-odysseus-score = Du hast { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }; { $goal } gewinnen.
web-odysseus-score-short = { $points } von { $goal }

## Wer am Tisch sitzt.

web-odysseus-player = { $you ->
    [yes] Du bist { $god }
   *[no] { $who } ist { $god }
 }; { $power ->
    [spent] die Kraft ist verbraucht
    [waits] die Kraft ist nach einem Tausch noch nicht einsetzbar
    [down] verdeckt zu spielen ist erlaubt
   *[ready] die Kraft ist bereit
 }; { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
 }.
web-odysseus-power-ready = bereit
web-odysseus-power-spent = verbraucht
web-odysseus-power-waits = wartet
web-odysseus-power-down = verdeckt
# Hinter einem Satz über jemanden am Tisch.
web-odysseus-began = Hat diese Runde begonnen.
web-odysseus-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }

## Was jetzt gewünscht ist.

web-odysseus-now-launch = Du bist Zeus: Auf welcher Insel beginnt das Schiff?
web-odysseus-now-place = Spiel eine Karte, setz deine Kraft ein, tausche oder passe.
web-odysseus-now-hades = Die Kraft von Hades wirkt: Spiel jetzt eine Karte, verdeckt oder offen.
web-odysseus-now-window = Du bist Athene. Lässt du die Kraft zu oder blockierst du sie?
web-odysseus-now-disk = Du bist Zeus: Welche Scheibe legst du auf { $island }?
web-odysseus-wait-launch = { $who } ist Zeus und muss das Schiff auf eine Insel setzen.
web-odysseus-wait-place = { $who } ist dran.
web-odysseus-wait-hades = { $who } hat die Kraft von Hades und muss eine Karte spielen.
web-odysseus-wait-window = { $who } ist Athene und darf blockieren.
web-odysseus-wait-disk = { $who } ist Zeus und muss eine Scheibe für { $island } aussuchen.
web-odysseus-wait-over = Die Reise ist zu Ende.

## Entscheiden.

web-odysseus-my-hand = Deine Karten
web-odysseus-hand = { $count ->
    [0] Du hast keine Karten auf der Hand.
   *[other] Deine Karten: { $cards }.
 }
web-odysseus-no-cards = Keine Karten
web-odysseus-card-label = { $kind ->
    [d] Dionysos, Stärke 1 oder ein Tausch. { $count } auf der Hand.
   *[other] Wind der Stärke { $kind }. { $count } auf der Hand.
 }
web-odysseus-pass = Passen
web-odysseus-use-power = { $god } einsetzen
web-odysseus-trade = Götter tauschen
web-odysseus-allow = Zulassen
web-odysseus-block = Blockieren
web-odysseus-face-up = Offen
web-odysseus-face-down = Verdeckt
web-odysseus-choose-card = Wähle eine Karte.
web-odysseus-choose-space = Wähle ein Feld.
web-odysseus-choose-take = Welche Karte legt Hermes um?
web-odysseus-choose-to = Auf welches Feld?
web-odysseus-choose-island = Wähle eine Insel auf dem Plan oder hier:
web-odysseus-choose-god = Du zahlst einen Dionysos und gibst { $god }. Welche Gottheit nimmst du?
web-odysseus-choose-disk = Wähle eine Scheibe aus dem Vorrat.
# Eine Karte auf einem Feld, die Hermes nehmen darf; $card ist ein Name oder „verdeckte Karte“.
web-odysseus-take = { $space }: { $card }
web-odysseus-disk-choice = { $name }{ $worth ->
    [0] {""}
    [one] , 1 Punkt für dich
   *[other] , { $worth } Punkte für dich
 }. { $count ->
    [one] Noch eine.
   *[other] Noch { $count }.
 }
web-odysseus-trade-choice = { $god } von { $who }{ $power ->
    [spent] , verbraucht
   *[other] {""}
 }
# Was geschehen würde, auf dem Knopf, der es tut.
web-odysseus-do-play = { $card ->
    [d] Dionysos auf { $space } spielen
   *[other] { $card } auf { $space } spielen
 }
web-odysseus-do-down = { $card ->
    [d] Dionysos verdeckt auf { $space } legen
   *[other] { $card } verdeckt auf { $space } legen
 }
web-odysseus-do-zeus = Auslegen beenden: Das Schiff fährt
web-odysseus-do-hades = Hades einsetzen: verdeckt spielen
web-odysseus-do-poseidon = Poseidon einsetzen: { $space } zählt nicht
web-odysseus-do-aphrodite = Aphrodite einsetzen: { $space } zählt doppelt
web-odysseus-do-hermes = Von { $source } auf { $space } legen: { $card }
web-odysseus-do-trade = { $mine } gegen { $theirs } tauschen
web-odysseus-do-disk = Auf { $island } legen: { $name }
web-odysseus-do-start = Auf { $island } beginnen

web-what-odysseus = Du bist eine Gottheit und schickst Winde, manche davon im Verborgenen. Sie lenken ein Schiff von Insel zu Insel, und nur du weißt, welche Abenteuer es für dich bestehen soll.
web-about-odysseus = Ein Spiel von Dominique Ehrhard, erschienen 2001, für drei bis sechs Personen.
web-about-board-odysseus = Der Regeltext zeigt den gedruckten Spielplan nicht, deshalb ist dieser neu entworfen: 18 Inseln, jede mit einer gelben, einer grünen und einer roten Linie. Auch die Auftragskarten sind von uns, im Rahmen dessen, was die Regeln verlangen.
