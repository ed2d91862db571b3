## Das Logbuch von Ulysses. $who ist ein Name; $you ist „yes“, wenn der Mensch dieses Namens selbst liest.

game-ulysses = Ulysses

ulysses-agree = { $you ->
    [yes] Du stimmst zu.
   *[no] { $who } stimmt zu.
 }
ulysses-pass = { $you ->
    [yes] Du passt und bist aus dieser Auseinandersetzung ausgestiegen.
   *[no] { $who } passt.
 }
ulysses-end = { $you ->
    [yes] Du beendest den Zug.
   *[no] { $who } beendet den Zug.
 }
ulysses-stuck = { $you ->
    [yes] Ringsum liegen Plagen, und du kannst nicht zahlen: Das Schiff bleibt, wo es ist, und dein Zug endet.
   *[no] Ringsum liegen Plagen, und { $who } kann nicht zahlen: Das Schiff bleibt, wo es ist, und der Zug endet.
 }
ulysses-build = { $you ->
    [yes] Du baust Tempel Nummer { $temples }{ ulysses-with-zeus }; abgeworfen: { $paid }.
   *[no] { $who } baut Tempel Nummer { $temples }{ ulysses-with-zeus }; abgeworfen: { $paid }.
 }
ulysses-pandora = { $you ->
    [yes] Du öffnest die Büchse der Pandora{ ulysses-by-zeus }.
   *[no] { $who } öffnet die Büchse der Pandora{ ulysses-by-zeus }.
 }
ulysses-wind = { $you ->
    [yes] Du spielst Wind{ ulysses-by-zeus } und bleibst aktiv.
   *[no] { $who } spielt Wind{ ulysses-by-zeus } und bleibt aktiv.
 }
ulysses-plague = { $you ->
    [yes] Du setzt eine Plage ein{ ulysses-by-zeus }: { $place }.
   *[no] { $who } setzt eine Plage ein{ ulysses-by-zeus }: { $place }.
 }
ulysses-remove = { $you ->
    [yes] Du entfernst eine Plage: { $place }; abgeworfen: { $paid }.
   *[no] { $who } entfernt eine Plage: { $place }; abgeworfen: { $paid }.
 }
ulysses-support = { $you ->
    [yes] Du spielst { ulysses-number-of-cards } für { $side }{ ulysses-with-zeus }.
   *[no] { $who } spielt { ulysses-number-of-cards } für { $side }{ ulysses-with-zeus }.
 }
ulysses-exchange = { $you ->
    [yes] Du tauschst ein Ziel aus: { $given } zurückgelegt, { $colour } gezogen; abgeworfen: { $paid }.
   *[no] { $who } tauscht ein Ziel aus: { $given } zurückgelegt, { $colour } gezogen; abgeworfen: { $paid }.
 }
# Wenn bekannt ist, welches Ziel zurückging.
ulysses-exchange-with-goal = { $you ->
    [yes] Du tauschst ein Ziel aus: { $goal } ({ $given }) zurückgelegt, { $colour } gezogen; abgeworfen: { $paid }.
   *[no] { $who } tauscht ein Ziel aus: { $goal } ({ $given }) zurückgelegt, { $colour } gezogen; abgeworfen: { $paid }.
 }
ulysses-propose = { $you ->
    [yes] Du schlägst { $place } vor (Blau).
   *[no] { $who } schlägt { $place } vor (Blau).
 }
ulysses-object = { $you ->
    [yes] Du erhebst Einspruch (Rot): { $place }, mit { ulysses-number-of-cards }{ ulysses-with-zeus }{ ulysses-clearing }.
   *[no] { $who } erhebt Einspruch (Rot): { $place }, mit { ulysses-number-of-cards }{ ulysses-with-zeus }{ ulysses-clearing }.
 }
ulysses-black = { $you ->
    [yes] Du bringst Schwarz ins Spiel: { $place }, mit { ulysses-number-of-cards }{ ulysses-with-zeus }{ ulysses-clearing }.
   *[no] { $who } bringt Schwarz ins Spiel: { $place }, mit { ulysses-number-of-cards }{ ulysses-with-zeus }{ ulysses-clearing }.
 }
ulysses-arrives = Odysseus’ Schiff legt an: { $place } ({ $side }).
ulysses-reveals = { $you ->
    [yes] Du deckst dein Ziel auf: { $place }!
   *[no] { $who } deckt ein Ziel auf: { $place }!
 }
ulysses-wins = { $you ->
    [yes] Alle deine Ziele sind erreicht: Du gewinnst!
   *[no] Alle Ziele von { $who } sind erreicht: { $who } gewinnt.
 }
ulysses-first = { $you ->
    [yes] Du beginnst.
   *[no] { $who } beginnt.
 }
ulysses-shuffle = Der Ablagestapel wird gemischt: { $cards ->
    [one] 1 Karte bildet
   *[other] { $cards } Karten bilden
 } den neuen Nachziehstapel.
ulysses-turn = { $you ->
    [yes] Zug { $turn }: Du bist aktiv.
   *[no] Zug { $turn }: { $who } ist aktiv.
 }
ulysses-goals = { $you ->
    [yes] Neu unter deinen Zielen: { $goals }.
   *[no] Neu unter den Zielen von { $who }: { $goals }.
 }
ulysses-draws = { $you ->
    [yes] Du ziehst: { $cards }.
   *[no] { $who } zieht: { $cards }.
 }
# Wenn nur die Anzahl bekannt ist.
ulysses-draws-with-count = { $who } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }.

## Mehrere Ereignisse in einem Satz.

ulysses-agree-all = { $names } stimmen zu.
ulysses-pass-all = { $names } passen.
ulysses-draws-all = Gezogene Karten: { $items }.
ulysses-draws-item = { $who } { $count }

## Teile der Sätze oben.

ulysses-number-of-cards = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
 }
ulysses-with-zeus = { $zeus ->
    [0] {""}
    [one] {" "}(1 Zeuskarte)
   *[other] {" "}({ $zeus } Zeuskarten)
 }
ulysses-by-zeus = { $zeus ->
    [0] {""}
   *[other] {" "}(mit einer Zeuskarte)
 }
ulysses-clearing = { $pays ->
    [0] {""}
   *[other] ; dort ist die Plage entfernt, abgeworfen: { $paid }
 }
ulysses-cards-of-a-kind = { $count ->
    [one] { $kind }
   *[other] { $count }× { $kind }
 }

## Parteien und Karten. Parteien sind Hauptwörter: „für Blau“.

side-blue = Blau
side-red = Rot
side-black = Schwarz
ulysses-card-objection = Einspruch
ulysses-card-temple = Tempel
ulysses-card-wind = Wind
ulysses-card-plague = Plage
ulysses-card-zeus = Zeus
ulysses-card-pandora = Pandora

## Orte unseres Spielplans, ohne Artikel. Ein Ort eines anderen Plans heißt, wie er dort heißt.

place-troy = Troja
place-cyprus = Zypern
place-minotaur = Minotaurus
place-libya = Libyen
place-pharos = Pharos
place-rhodes = Rhodos
place-lemnos = Lemnos
place-cicones = Kikonen
place-phoenicia = Phönizien
place-delos = Delos
place-olympus = Olymp
place-zakynthos = Zakynthos
place-ithaca = Ithaka
place-delphi = Delphi
place-athens = Athen
place-pylos = Pylos
place-cythera = Kythera
place-scheria = Scheria
place-diomedes = Diomedes-Inseln
place-melita = Melita
place-lopadusa = Lopadusa
place-cyclops = Zyklopen
place-sibyl = Sibylle
place-dido = Dido
place-scylla = Skylla
place-aeolus = Aiolos
place-lotus = Lotosesser
place-sirens = Sirenen
place-atlantis = Atlantis
place-calypso = Kalypso
place-pityusae = Pityusen
place-elysium = Elysion
place-pillars = Säulen des Herakles
place-hesperides = Hesperiden
place-laestrygonians = Laistrygonen
place-circe = Kirke
place-hyperborea = Hyperborea
