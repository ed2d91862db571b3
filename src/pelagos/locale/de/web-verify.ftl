## War alles fair gemischt? Die Seite, die eine Aufzeichnung prüft. Was in Anführungszeichen steht, steht so in der Aufzeichnung, in jeder Sprache.

web-verify-intro = Vor dem Geben veröffentlicht der Server eine Festlegung auf seinen geheimen Startwert, und jeder Platz gibt eine Zufallszahl dazu. Nach dem Spiel steht der Startwert in der vollständigen Aufzeichnung. Diese Seite prüft, ob der Startwert und diese Zahlen jede gezogene Karte, jedes Ziel, jede Gottheit, jeden Auftrag und jede Scheibe ergeben.
web-verify-private = Die Aufzeichnung bleibt in deinem Browser: Diese Seite kann nichts versenden.
web-verify-open = Aufzeichnung öffnen
web-verify-paste = Oder zieh die Datei auf diese Seite oder füge ihren Text ein:
web-verify-check = Prüfen
web-verify-checking = Wird geprüft …
web-verify-good = Bestätigt
web-verify-bad = Nicht bestätigt
web-verify-line = Zeile { NUMBER($line, useGrouping: 0) }
web-verify-compare = Vergleiche mit dem, was du vor dem Geben gesehen hast
web-verify-commitment = Die Festlegung des Servers
web-verify-entropy = Die Zahl von Platz { $letter } ({ $name })
web-verify-kept-fits = Dieser Browser hat diese Festlegung vor dem Geben gesehen, und die Zahl, die er dazugab, ist unter denen der Plätze.
web-verify-kept-differs = Dieser Browser hat diese Festlegung vor dem Geben gesehen, aber die Zahl, die er dazugab, ist nicht unter denen der Plätze.
web-verify-kept-unseen = Dieser Browser hat diese Festlegung vor dem Geben nicht gesehen: Vergleiche sie mit deinen Notizen, oder nimm den Browser, in dem du Platz genommen hast.
web-verify-what = Was geprüft wird und was nicht
web-verify-what-yes = Geprüft wird: die Prüfsumme jeder Zeile; ob der Startwert zur Festlegung passt; und ob der Startwert, die Zahlen der Plätze und die Stelle der Ziehung jede Ziehung ergeben, unter den Karten und Zielen, die noch da waren. Die Seite führt selbst Buch über Stapel und Hände, mit einem Programm, das mit dem austeilenden nichts gemeinsam hat.
web-verify-what-not = Nicht geprüft wird: ob jeder Zug erlaubt war und wer gewonnen hat. Diese Seite kennt diese Regeln nicht; `pelagos verify` spielt die Partie nach und prüft beides.
web-verify-what-you = Der Browser, in dem du Platz genommen hast, prüft, ob die Festlegung und deine Zahl die von vor dem Geben sind. In jedem anderen Browser vergleiche sie selbst.

## Was stimmt.

web-verify-hashes-fit = { $entries ->
    [one] Die Prüfsumme des einzigen Eintrags stimmt.
   *[other] Die Prüfsummen aller { $entries } Einträge stimmen.
 }
web-verify-seed-fits = Der Startwert passt zur Festlegung: Sein SHA-256 ist derselbe.
web-verify-draws-fit = Alle { $draws } Ziehungen ergeben sich aus diesem Startwert und den Zahlen der Plätze, in dieser Reihenfolge.

## Warum sich nichts beweisen lässt.

web-verify-no-crypto = Browser erlauben Kryptografie nur auf Seiten, die über https oder von localhost kommen: Öffne diese Seite so.
web-verify-unpromised = Dieses Spiel wurde ohne Festlegung gespielt, deshalb lässt sich das Mischen nicht nachprüfen.
web-verify-masked = { $view ->
    [public] Diese Aufzeichnung zeigt nur, was alle sehen konnten.
   *[seat] Diese Aufzeichnung zeigt nur, was Platz { $view } gesehen hat.
 } Nimm die vollständige Aufzeichnung, die sich nach dem Spiel herunterladen lässt.
web-verify-unrevealed = Der Startwert steht nicht in dieser Aufzeichnung: Der Server deckt ihn am Ende des Spiels auf.
web-verify-other-board = Diese Seite kennt nur die Spielpläne, die zu den Spielen gehören, und diese Aufzeichnung enthält die Datei ihres Spielplans nicht. Nimm „pelagos verify --board“.
web-verify-wrong-board = Die Datei des Spielplans in der Aufzeichnung passt nicht zu dem Spielplan, der dort genannt ist.

## Was an der Aufzeichnung nicht stimmt.

web-verify-no-record = Das ist keine Aufzeichnung von Pelagos: Die erste Zeile muss „pelagos record 1“ lauten.
web-verify-no-game = Diese Seite kennt nur die Spiele „ulysses 1“ und „odysseus 1“.
web-verify-no-key = Diese Zeile muss mit „{ $key }“ beginnen und dem Format der Aufzeichnung folgen.
web-verify-seats = Mit dieser Zahl von Plätzen lässt sich das Spiel nicht spielen.
web-verify-cut = Die letzte Zeile ist abgeschnitten.
web-verify-stops = Hier bricht die Aufzeichnung ab, vor ihrem Ende.
web-verify-no-hash = Am Ende dieser Zeile fehlt die Prüfsumme.
web-verify-changed = Diese Zeile oder eine davor wurde verändert: Ihre Prüfsumme stimmt nicht.
web-verify-no-entry = Hier muss Eintrag { NUMBER($number, useGrouping: 0) } stehen.
web-verify-no-deal = Eintrag 0 muss das Geben sein, und kein anderer Eintrag darf es sein.
web-verify-count = Die letzte Zeile nennt eine falsche Zahl von Einträgen.
web-verify-follows = Nach dem Ende der Aufzeichnung folgt noch Text.
web-verify-no-seat = Einen Platz { $letter } gibt es in diesem Spiel nicht.
web-verify-no-move = „{ $move }“ ist kein Zug.

## Was an den Ziehungen nicht stimmt.

web-verify-other-seed = Der Startwert passt nicht zur Festlegung: Sein SHA-256 ist { $digest }.
web-verify-draw-other = Ziehung { NUMBER($draw, useGrouping: 0) } ist hier „{ $found }“, der Startwert ergibt aber „{ $expected }“.
web-verify-draw-missing = Hier fehlt Ziehung { NUMBER($draw, useGrouping: 0) }: Der Startwert ergibt „{ $expected }“.
web-verify-draw-more = „{ $found }“ ist eine Ziehung zu viel.
web-verify-no-card = Platz { $letter } hat keine Karte „{ $card }“ zum Ausspielen.
web-verify-no-turn = Platz { $letter } handelt, bevor dort ein Zug begonnen hat.
web-verify-no-cards = Alle haben gepasst, also müssen hier Karten ausgeteilt werden.
web-verify-nobody = Auf diesem Platz sitzt niemand, mit dem du tauschen könntest.

## Before the game.

web-promise = Nachprüfbar gemischt
web-promise-text = Vor dem Geben legt sich der Server auf einen geheimen Startwert fest, und alle geben eine Zufallszahl dazu. Nach dem Spiel wird der Startwert aufgedeckt, und alle können jede Ziehung nachprüfen. Dein Browser merkt sich die Festlegung und deine Zahl.
web-promise-mine = Deine Zahl
