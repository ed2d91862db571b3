## Der Rahmen von „So wird gespielt“. Diese Texte kommen mit der Seite (web/bake/messages.ts).

web-howto-about = Für { $least } bis { $most } Personen. In drei Minuten gelesen; die kleinen Nummern führen zu den Regeln.
web-howto-print = Drucken
web-howto-pieces = Was auf dem Tisch liegt
web-howto-end = Wie es endet
web-howto-tips = Zwei Tipps für den Anfang
web-howto-rules = Alle Regeln, Absatz für Absatz
web-howto-lessons = Spielend lernen: kurze Lektionen
# Eine Karte, und wie viele davon in der Schachtel sind.
web-howto-times = { $name } ×{ $count }
