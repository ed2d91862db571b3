## Das Logbuch von Odysseus. $who ist ein Name; $you ist „yes“, wenn der Mensch dieses Namens selbst liest.

game-odysseus = Odysseus

odysseus-god = { $you ->
    [yes] Du bist { $god }.
   *[no] { $who } ist { $god }.
 }
odysseus-task = { $you ->
    [yes] Dein Auftrag und seine Punkte: { $worths }.
   *[no] Der Auftrag von { $who } und seine Punkte: { $worths }.
 }
odysseus-draws = { $you ->
    [yes] Du ziehst: { $cards }.
   *[no] { $who } zieht: { $cards }.
 }
# Wenn nur die Anzahl bekannt ist.
odysseus-draws-with-count = { $who } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }.
odysseus-start = { $you ->
    [yes] Du setzt das Schiff auf { $island }.
   *[no] { $who } setzt das Schiff auf { $island }.
 }
odysseus-round = { $you ->
    [yes] Runde { $round }: Du beginnst.
   *[no] Runde { $round }: { $who } beginnt.
 }
odysseus-pass = { $you ->
    [yes] Du passt.
   *[no] { $who } passt.
 }
odysseus-play = { $you ->
    [yes] Du spielst { $card ->
        [Dionysos] einen
       *[other] eine
     } { $card } auf { $space }.
   *[no] { $who } spielt { $card ->
        [Dionysos] einen
       *[other] eine
     } { $card } auf { $space }.
 }
odysseus-down = { $you ->
    [yes] Du legst eine Karte verdeckt auf { $space }.
   *[no] { $who } legt eine Karte verdeckt auf { $space }.
 }
# Wenn bekannt ist, welche.
odysseus-down-with-card = { $you ->
    [yes] Du legst { $card ->
        [Dionysos] einen
       *[other] eine
     } { $card } verdeckt auf { $space }.
   *[no] { $who } legt { $card ->
        [Dionysos] einen
       *[other] eine
     } { $card } verdeckt auf { $space }.
 }
odysseus-trade = { $you ->
    [yes] Du zahlst einen Dionysos und tauschst mit { $other }: Du gibst { $mine } und bekommst { $theirs }.
   *[no] { $you-other ->
        [yes] { $who } zahlt einen Dionysos und tauscht mit dir: Du gibst { $theirs } und bekommst { $mine }.
       *[no] { $who } zahlt einen Dionysos und tauscht mit { $other }: { $mine } gegen { $theirs }.
     }
 }
odysseus-power-zeus = { $you ->
    [yes] Du setzt die Kraft von Zeus ein, um das Auslegen zu beenden.
   *[no] { $who } setzt die Kraft von Zeus ein, um das Auslegen zu beenden.
 }
odysseus-power-poseidon = { $you ->
    [yes] Du setzt die Kraft von Poseidon ein, damit { $space } nicht zählt.
   *[no] { $who } setzt die Kraft von Poseidon ein, damit { $space } nicht zählt.
 }
odysseus-power-hades = { $you ->
    [yes] Du setzt die Kraft von Hades ein, um verdeckt zu spielen.
   *[no] { $who } setzt die Kraft von Hades ein, um verdeckt zu spielen.
 }
odysseus-power-aphrodite = { $you ->
    [yes] Du setzt die Kraft von Aphrodite ein, um { $space } zu verdoppeln.
   *[no] { $who } setzt die Kraft von Aphrodite ein, um { $space } zu verdoppeln.
 }
odysseus-power-hermes = { $you ->
    [yes] Du setzt die Kraft von Hermes ein, um { $card ->
        [Dionysos] einen
       *[other] eine
     } { $card } von { $source } auf { $space } zu legen.
   *[no] { $who } setzt die Kraft von Hermes ein, um { $card ->
        [Dionysos] einen
       *[other] eine
     } { $card } von { $source } auf { $space } zu legen.
 }
odysseus-allow = { $you ->
    [yes] Du lässt die Kraft von { $god } zu.
   *[no] { $who } lässt die Kraft von { $god } zu.
 }
odysseus-block = { $you ->
    [yes] Als Athene blockierst du die Kraft von { $god }.
   *[no] Als Athene blockiert { $who } die Kraft von { $god }.
 }
odysseus-takes-effect = Athene lässt die Kraft von { $god } zu.
odysseus-turned = { $you ->
    [yes] Deine verdeckten Karten werden aufgedeckt: { $cards }.
   *[no] Die verdeckten Karten von { $who } werden aufgedeckt: { $cards }.
 }
odysseus-sails = { $end ->
    [stays] Ohne Wind bleibt das Schiff auf { $island }.
    [returns] Das Schiff kehrt nach { $island } zurück, Kurs { $route }.
   *[moves] Das Schiff fährt nach { $island }, Kurs { $route }.
 }
odysseus-completes = Ein Abenteuer ist bestanden: { $adventure }!
odysseus-disk = { $you ->
    [yes] Du legst eine neue Scheibe auf { $island }: { $adventure }.
   *[no] { $who } legt eine neue Scheibe auf { $island }: { $adventure }.
 }
odysseus-points = { $you ->
    [yes] Du hast { odysseus-points-word }.
   *[no] { $who } hat { odysseus-points-word }.
 }
odysseus-wins = { $you ->
    [yes] { $many ->
        [yes] { odysseus-why } Du gewinnst, gemeinsam mit { $who }!
       *[no] { odysseus-why } Du gewinnst!
     }
   *[no] { $many ->
        [yes] { odysseus-why } { $who } gewinnen gemeinsam.
       *[no] { odysseus-why } { $who } gewinnt.
     }
 }

## Mehrere Ereignisse in einem Satz.

odysseus-pass-all = { $names } passen.
odysseus-draws-all = Gezogene Karten: { $items }.
odysseus-draws-item = { $who } { $count }
odysseus-god-all = { $items }.
odysseus-god-item = { $who } ist { $god }
odysseus-points-all = Punkte: { $items }.
odysseus-points-item = { $who } { $points }

## Teile der Sätze oben.

odysseus-points-word = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
odysseus-worths-row = { $adventures } { $points }
odysseus-cards-on = { $cards } auf { $on }
odysseus-why = { $reason ->
    [disks] Auf dem Spielplan liegt keine Scheibe mehr, also entscheiden die Punkte:
    [idle] Drei Runden lang wurde keine Karte gespielt oder gezogen, also entscheiden die Punkte:
   *[goal] Die nötigen Punkte sind erreicht:
 }
odysseus-cards-of-a-kind = { $count ->
    [one] { $kind }
    [2] zweimal { $kind }
    [3] dreimal { $kind }
   *[other] { $count }-mal { $kind }
 }

## Karten und Götter.

# Ein oder zwei Buchstaben für jede Linie, alle verschieden, und die Felder nach Linie und Schiff: So stehen sie auf dem Plan, so kann man sie tippen.
# Keines ist ein anderes Feld in der Notation, die den englischen Buchstaben folgt (y1, g1, r1).
line-yellow = Ge
line-green = Gr
line-red = R
space-y1 = ge1
space-g1 = gr1
space-r1 = r1
space-y2 = ge2
space-g2 = gr2
space-r2 = r2
space-y3 = ge3
space-g3 = gr3
space-r3 = r3
odysseus-card-5 = 5
odysseus-card-3 = 3
odysseus-card-2 = 2
odysseus-card-1 = 1
odysseus-card-d = Dionysos
odysseus-card-down = verdeckte Karte
god-zeus = Zeus
god-poseidon = Poseidon
god-athena = Athene
god-hades = Hades
god-aphrodite = Aphrodite
god-hermes = Hermes

## Abenteuer und Inseln unseres Spielplans, ohne Artikel. Die eines anderen Plans heißen, wie sie dort heißen.

adventure-sirens = Sirenen
adventure-underworld = Unterwelt
adventure-cyclops = Zyklop
adventure-circe = Kirke
adventure-scylla = Skylla
adventure-lotus = Lotosesser
island-alpha = Alpha
island-beta = Beta
island-gamma = Gamma
island-delta = Delta
island-epsilon = Epsilon
island-zeta = Zeta
island-eta = Eta
island-theta = Theta
island-iota = Iota
island-kappa = Kappa
island-lambda = Lambda
island-mu = My
island-nu = Ny
island-xi = Xi
island-omicron = Omikron
island-pi = Pi
island-rho = Rho
island-sigma = Sigma
