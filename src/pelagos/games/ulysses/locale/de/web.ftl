## Ulysses im Browser: der Spielplan. Er heißt überall Plan, denn Karten sind hier die auf der Hand.

web-ulysses-map = Spielplan. Pfeiltasten führen von Ort zu Ort, Plus und Minus vergrößern und verkleinern, 0 zeigt den ganzen Plan.

# Ein oder zwei Buchstaben für ein Gebiet; keine zwei gleich.
web-ulysses-letter-violet = V
web-ulysses-letter-green = G
web-ulysses-letter-red = R
web-ulysses-letter-blue = B
web-ulysses-letter-none = ★

# Ortsnamen, wie sie allein auf dem Plan stehen.
web-ulysses-label-minotaur = Minotaurus
web-ulysses-label-cicones = Kikonen
web-ulysses-label-cyclops = Zyklopen
web-ulysses-label-sibyl = Sibylle
web-ulysses-label-lotus = Lotosesser
web-ulysses-label-sirens = Sirenen
web-ulysses-label-pillars = Säulen des Herakles
web-ulysses-label-hesperides = Hesperiden
web-ulysses-label-laestrygonians = Laistrygonen

web-ulysses-place-region = { $place }, { $colour }.
web-ulysses-place-ship = Hier liegt das Schiff.
web-ulysses-place-steps = { $steps ->
    [one] Einen Schritt vom Schiff entfernt.
   *[other] { $steps } Schritte vom Schiff entfernt.
 }
web-ulysses-place-plague = Hier liegt eine Plage.
web-ulysses-place-disk = Hier liegt die Scheibe von { $side }.
web-ulysses-place-goal = Eines deiner Ziele.
web-ulysses-place-goal-reached = Dieses Ziel hast du erreicht.
web-ulysses-place-reached = { $who } hat dieses Ziel erreicht.
web-ulysses-place-remembered = Du erinnerst dich: { $who } hat dieses Ziel.
web-ulysses-place-near = Linien führen zu diesen Orten: { $places }.

## Wer am Tisch sitzt.

web-ulysses-seat-letter = Der Buchstabe dieses Platzes auf dem Plan
web-ulysses-temples = { $count ->
    [one] Ein Tempel
   *[other] { $count } Tempel
 }
web-ulysses-hand-size = { $count ->
    [one] Eine Karte
   *[other] { $count } Karten
 }
web-ulysses-active = aktiv
web-ulysses-stands-side = für { $side }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }
web-ulysses-stands-passed = gepasst
web-ulysses-stands-agreed = zugestimmt
web-ulysses-goal-hidden = Ein verdecktes Ziel, { $colour }
# Ein verdecktes Ziel, an das man sich erinnert.
web-ulysses-goal-remembered = { $place }?

## Was zu entscheiden ist.

web-ulysses-now-act = { $you ->
    [yes] Du bist aktiv: Handle, wenn du willst, dann schlage ein Reiseziel vor.
   *[no] { $who } ist aktiv und schlägt ein Reiseziel vor.
 }
web-ulysses-now-ask = { $you ->
    [yes] Stimmst du dem Vorschlag zu oder erhebst du Einspruch?
   *[no] { $who } muss zustimmen oder Einspruch erheben.
 }
web-ulysses-now-bid = { $you ->
    [yes] Auseinandersetzung der Götter: Unterstütze eine Partei oder passe.
   *[no] Auseinandersetzung der Götter: { $who } muss antworten.
 }
web-ulysses-now-stay = { $you ->
    [yes] Das Schiff ist zu dem Ort gefahren, den du vorgeschlagen hast. Spielst du Wind, um aktiv zu bleiben?
   *[no] { $who } kann Wind spielen und aktiv bleiben.
 }

## Die Auseinandersetzung der Götter.

web-ulysses-discussion = Die Auseinandersetzung der Götter
web-ulysses-side-cards = { $cards ->
    [one] Eine Karte
   *[other] { $cards } Karten
 }
web-ulysses-leads = führt
web-ulysses-needs = noch { $need } zur Führung
web-ulysses-side-empty = nicht auf dem Plan
web-ulysses-agreed = Zugestimmt: { $names }.
web-ulysses-undecided = Noch ohne Partei: { $names }.
web-ulysses-passed = Gepasst: { $names }.

## Handlungen.

web-ulysses-propose = Vorschlagen
web-ulysses-propose-place = { $place } vorschlagen
web-ulysses-before = Vorher kannst du
web-ulysses-do-agree = Zustimmen
web-ulysses-do-pass = Passen
web-ulysses-do-end = Zug beenden
web-ulysses-deed-pandora = Büchse der Pandora öffnen
web-ulysses-deed-plague = Plage einsetzen
web-ulysses-deed-remove = Plage entfernen
web-ulysses-deed-exchange = Ziel austauschen
web-ulysses-deed-build = Tempel bauen
web-ulysses-deed-wind = Wind spielen
web-ulysses-deed-object = Einspruch erheben
web-ulysses-deed-black = Schwarz legen
web-ulysses-deed-support = Für { $side }

## Ein Vorhaben.

web-ulysses-where = Wähle hier oder auf dem Plan:
web-ulysses-choose = Wähle einen Ort
web-ulysses-give-back = Zurückgeben:
web-ulysses-draw-from = Ziehen aus:
web-ulysses-pile = { $colour } ({ $count })
web-ulysses-by = Mit:
web-ulysses-cards = Karten
web-ulysses-zeus-among = mit Zeus
web-ulysses-owed = { $owed ->
    [one] Tippe die Karte deiner Hand an, die du abwirfst.
   *[other] Tippe die { $owed } Karten deiner Hand an, die du abwirfst: { $chosen } gewählt.
 }
# Auf Karten, die das Vorhaben auslegt, und auf einer, die es abwirft; die Anzahl kann folgen.
web-ulysses-laid = spielen
web-ulysses-paid = zahlen
web-ulysses-lack-goal = Wähle das Ziel, das du zurückgibst.
web-ulysses-lack-colour = Wähle, aus welcher Farbe du ziehst.
web-ulysses-lack-place = Wähle einen Ort, hier oder auf dem Plan.
web-ulysses-lack-card = Wähle die Karten, die du abwirfst.

## Was ich habe.

web-ulysses-hand = { $count ->
    [one] Deine Hand: eine Karte
   *[other] Deine Hand: { $count } Karten
 }
web-ulysses-goals = Deine Ziele
web-ulysses-goal-reached = erreicht
web-ulysses-goal-steps = { $steps ->
    [0] hier ist das Schiff
    [one] ein Schritt
   *[other] { $steps } Schritte
 }
web-ulysses-supplies = Nachziehstapel { $pile } · Ablagestapel { $discards } · Tempel übrig { $temples }
web-ulysses-discards = Abgeworfen: { $cards }.
web-ulysses-no-discards = Der Ablagestapel ist leer.

## Die Lage in Sätzen.

web-ulysses-tell-turn = Zug { $turn }. { $you ->
    [yes] Du bist aktiv.
   *[no] { $who } ist aktiv.
 }
web-ulysses-tell-ship = Das Schiff liegt hier: { $place }, { $colour }. Linien führen zu diesen Orten: { $near }.
web-ulysses-tell-plagues = Hier liegen Plagen: { $places }.
web-ulysses-tell-no-plague = Auf dem Plan liegt keine Plage.
web-ulysses-tell-side = Die Scheibe von { $side } liegt hier: { $place }; { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 } von { $people }; { $leads ->
    [yes] { $side } führt.
   *[no] { $need ->
        [one] mit einer Karte mehr würde { $side } führen.
       *[other] mit { $need } Karten mehr würde { $side } führen.
     }
 }
web-ulysses-tell-hand = Du hast { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } auf der Hand: { $cards }.
web-ulysses-tell-no-hand = Du hast keine Karten auf der Hand.
web-ulysses-tell-temples = { $count ->
    [one] Du hast einen Tempel.
   *[other] Du hast { $count } Tempel.
 }
web-ulysses-tell-goal = Dein Ziel { $place }: { $steps ->
    [0] Dort liegt das Schiff.
    [one] einen Schritt vom Schiff entfernt.
   *[other] { $steps } Schritte vom Schiff entfernt.
 }
web-ulysses-tell-goal-reached = Dein Ziel { $place } ist erreicht.
web-ulysses-tell-player = { $who }: { $temples ->
    [one] ein Tempel
   *[other] { $temples } Tempel
 }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 }.
web-ulysses-tell-reached = Erreichte Ziele von { $who }: { $places }.
web-ulysses-tell-hidden = Noch verdeckte Ziele von { $who }: { $colours }.

web-what-ulysses = Es gibt nur ein Schiff, und alle wollen woandershin. Schlage ein Reiseziel vor oder erhebe Einspruch, gewinne mit deinen Karten die Götter für dich und bring das Schiff zu deinen geheimen Zielen.
web-about-ulysses = Ein Spiel von Andrea Angiolino und Pier Giorgio Paglia, erschienen 2001, für drei bis fünf Personen.
web-about-board-ulysses = Die Regeltexte zeigen den gedruckten Spielplan nicht, deshalb ist dieser eine Rekonstruktion: 15 Namen, neun Seewege und die Anzahl der Linien jedes Ortes sind durch die Regeln und ihre Beispiele belegt. Alles andere ist neu, entlang der wirklichen Küsten des Mittelmeers.
