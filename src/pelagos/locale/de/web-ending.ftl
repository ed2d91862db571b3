## Das Ende einer Partie, im Browser.

web-ending-open = Zum Schluss
web-ending-board = Zum Spielplan
web-ending-rank = Platz { $rank }
web-ending-previous = Vorige Station
web-ending-next = Nächste Station
web-ending-whole = Ganze Route
web-ending-stop = Station { $stop } von { $count }
web-ending-words = Die Reise in Worten
web-ending-map = Die Karte mit der Route des Schiffs
web-ending-picture = Ein Bild zum Teilen
web-ending-save = Bild speichern
web-ending-no-share = Dieser Browser kann keine Bilder teilen: Speichere es stattdessen.
web-ending-new = Neuer Tisch
web-verify-filled = Die Aufzeichnung der Partie, von der du kommst, ist schon eingesetzt und geprüft.
web-over-won = Gewonnen: { $who }
