## War alles fair gemischt? Die Seite, die eine Aufzeichnung prüft. Was in Anführungszeichen steht, steht so in der Aufzeichnung, in jeder Sprache.

web-verify-intro = Bevor etwas gezogen wird, legt sich der Server auf seinen Startwert fest, ohne ihn zu verraten, und jeder Platz steuert eine eigene Zahl bei. Nach dem Spiel steht der Startwert in der vollständigen Aufzeichnung. Diese Seite prüft, ob jede Karte, jedes Ziel, jede Gottheit, jeder Auftrag und jede Scheibe so gezogen wurde, wie es versprochen war.
web-verify-private = Die Aufzeichnung bleibt in deinem Browser: Diese Seite kann nichts versenden.
web-verify-open = Aufzeichnung öffnen
web-verify-paste = Oder zieh die Datei auf diese Seite oder füge ihren Text ein:
web-verify-check = Prüfen
web-verify-checking = Wird geprüft …
web-verify-good = Bestätigt
web-verify-bad = Nicht bestätigt
web-verify-line = Zeile { NUMBER($line, useGrouping: 0) }
web-verify-compare = Vergleiche mit dem, was du vor dem Spiel gesehen hast
web-verify-commitment = Die Festlegung des Servers
web-verify-entropy = Die Zahl von Platz { $letter } ({ $name })
web-verify-kept-fits = Dieser Browser hat diese Festlegung vor dem Geben gesehen, und seine eigene Zahl ist unter denen der Plätze.
web-verify-kept-differs = Dieser Browser hat diese Festlegung vor dem Geben gesehen, aber die Zahl, die er dazugab, ist nicht unter denen der Plätze.
web-verify-kept-unseen = Dieser Browser hat diese Festlegung vor dem Geben nicht gesehen: Vergleiche sie mit dem, was du notiert hast, oder nimm den Browser, in dem du Platz genommen hast.
web-verify-what = Was geprüft wird und was nicht
web-verify-what-yes = Die Prüfsumme jeder Zeile; ob der Startwert zur Festlegung gehört; und bei jeder Ziehung, ob es die ist, die sich aus dem Startwert, den Zahlen der Plätze und ihrer Stelle in der Reihenfolge ergibt, unter den Karten und Zielen, die noch da waren. Dazu führt die Seite selbst Buch über Stapel und Hände, mit einem Programm, das mit dem austeilenden nichts gemeinsam hat.
web-verify-what-not = Die Zugregeln kennt sie nicht: Ob jeder Zug erlaubt war und wer gewonnen hat, prüft `pelagos verify`, das die Partie nachspielt.
web-verify-what-you = Ob die Festlegung und deine eigene Zahl die von vor dem Geben sind, prüft der Browser, in dem du Platz genommen hast; in jedem anderen musst du selbst vergleichen.

## Was stimmt.

web-verify-hashes-fit = { $entries ->
    [one] Die Prüfsumme des einzigen Eintrags stimmt.
   *[other] Die Prüfsummen aller { $entries } Einträge stimmen.
 }
web-verify-seed-fits = Der Startwert ist der versprochene: Sein SHA-256 ist die Festlegung.
web-verify-draws-fit = Alle { $draws } Ziehungen sind die, die sich aus diesem Startwert und den Zahlen der Plätze ergeben, in dieser Reihenfolge.

## Warum sich nichts beweisen lässt.

web-verify-no-crypto = Browser rechnen mit Prüfsummen nur auf Seiten, die über https oder von localhost kommen: Öffne diese so.
web-verify-unpromised = Dieses Spiel wurde ohne Festlegung gespielt, also war nichts versprochen.
web-verify-masked = { $view ->
    [public] Das ist, was alle sehen konnten.
   *[seat] Das ist, was Platz { $view } gesehen hat.
 } Es braucht die vollständige Aufzeichnung, die es nach dem Spiel gibt.
web-verify-unrevealed = In dieser Aufzeichnung fehlt der Startwert: Er wird erst am Ende des Spiels verraten.
web-verify-other-board = Diese Seite kennt nur die Spielpläne, die zu den Spielen gehören. Nimm „pelagos verify --board“.

## Was an der Aufzeichnung nicht stimmt.

web-verify-no-record = Das ist keine Aufzeichnung von Pelagos: Sie würde mit „pelagos record 1“ beginnen.
web-verify-no-game = Diese Seite kennt nur die Spiele „ulysses 1“ und „odysseus 1“.
web-verify-no-key = Hier muss eine Zeile im Format der Aufzeichnung stehen, die mit „{ $key }“ beginnt.
web-verify-seats = In dieser Zahl lässt sich das Spiel nicht spielen.
web-verify-cut = Die letzte Zeile ist abgeschnitten.
web-verify-stops = Hier bricht die Aufzeichnung ab, vor ihrem Ende.
web-verify-no-hash = Am Ende dieser Zeile fehlt die Prüfsumme.
web-verify-changed = Diese Zeile oder eine davor wurde verändert: Die Prüfsumme passt nicht.
web-verify-no-entry = Hier muss Eintrag { NUMBER($number, useGrouping: 0) } stehen.
web-verify-no-deal = Eintrag 0, und kein anderer, ist das Austeilen.
web-verify-count = Die Schlusszeile zählt eine andere Zahl von Einträgen.
web-verify-follows = Nach dem Ende folgt noch etwas.
web-verify-no-seat = Einen Platz { $letter } gibt es in diesem Spiel nicht.
web-verify-no-move = „{ $move }“ ist kein Zug.

## Was an den Ziehungen nicht stimmt.

web-verify-other-seed = Der Startwert ist nicht der versprochene: Sein SHA-256 ist { $digest }.
web-verify-draw-other = Ziehung { NUMBER($draw, useGrouping: 0) } ist hier „{ $found }“, nach dem Startwert aber „{ $expected }“.
web-verify-draw-missing = Hier fehlt Ziehung { NUMBER($draw, useGrouping: 0) }, nach dem Startwert „{ $expected }“.
web-verify-draw-more = „{ $found }“ ist mehr, als hier gezogen worden sein kann.
web-verify-no-card = Platz { $letter } hat keine Karte „{ $card }“, um sie abzugeben.
web-verify-no-turn = Platz { $letter } handelt, war aber noch gar nicht an der Reihe.
web-verify-no-cards = Alle haben gepasst, also hätten hier Karten ausgeteilt werden müssen.
web-verify-nobody = Auf diesem Platz sitzt niemand, mit dem sich tauschen ließe.

## Before the game.

web-promise = Nachprüfbar gemischt
web-promise-text = Vor dem Geben legt sich der Server auf einen geheimen Startwert fest, und alle geben eine Zahl dazu. Nach dem Spiel wird der Startwert aufgedeckt, und alle können jede Ziehung nachprüfen. Dein Browser merkt sich beides.
web-promise-mine = Deine Zahl
