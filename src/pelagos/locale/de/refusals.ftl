## Warum etwas abgelehnt wird, gleich in welchem Spiel. Klein am Anfang und ohne Punkt: Manche stehen hinter „Nein:“.

# Was an Worten falsch ist, die kein Zug sind, und an Nachrichten, die keine sind; für alle, die Programme schreiben.
refused-malformed = { $detail }
refused-over = das Spiel ist zu Ende
refused-one-move = ein Zug nach dem anderen; hier steht mehr als einer
refused-turn = jetzt entscheidet { $who }, nicht { $you-other ->
    [yes] du
   *[no] { $other }
 }

## Wer du bist.

refused-stranger = sag zuerst, wer du bist
refused-nameless = sag zuerst, wer du bist; bisher siehst du ohne Namen zu
refused-name = ein Name hat 1 bis { $most } lesbare Zeichen
refused-code = dieser Code ist ungültig, schon benutzt oder abgelaufen; erzeuge einen neuen
refused-origin = das kommt von einer fremden Website
refused-origin-missing = ein Browser muss sagen, von welcher Seite das kommt

## Zu viel.

refused-rate = zu viele Anfragen; warte ein wenig
refused-newcomers = von deiner Adresse sind schon viele gekommen; warte ein wenig
refused-codes = von deiner Adresse wurden zu viele Codes probiert; warte eine Minute
refused-connections = zu viele Verbindungen
refused-asides = du hast an diesem Tisch neben dem Spielen schon sehr viel gesagt und getan; ab jetzt zählen nur noch Züge
refused-quota = du hast schon { $tables ->
    [one] einen Tisch
   *[other] { $tables } Tische
 }; bring erst einen zu Ende oder verlass ihn
refused-busy = an diesem Tisch ist gerade zu viel los; schick denselben Befehl noch einmal

## Dem Server geht es nicht gut.

refused-unavailable = der Server kann gerade nichts speichern; schick denselben Befehl in einer Weile noch einmal
refused-unreachable = der Server erreicht gerade seinen Datenspeicher nicht; versuch es gleich noch einmal
refused-unanswered = der Prozess, der diesen Tisch betreut, antwortet nicht; schick denselben Befehl noch einmal
refused-read-only = der Server kann gerade nichts speichern; zusehen geht weiterhin
refused-stopping = der Server hält gleich an; versuch es in einem Augenblick noch einmal
refused-fault = dem Server ist hier ein Fehler unterlaufen; verändert wurde nichts

## Spiele und Tische.

refused-no-game = dieses Spiel gibt es hier nicht; es gibt: { $there }
refused-no-language = in dieser Sprache gibt es die Regeln nicht; vorhanden: { $there }
refused-no-table = diesen Tisch gibt es nicht; vielleicht ist der Link nicht vollständig
refused-rules = dieser Tisch begann mit anderen Regeln, als der Server sie jetzt hat
refused-quarantined = das Protokoll dieses Tisches ist beschädigt und wurde beiseitegelegt; alle anderen Tische laufen weiter
refused-players = { $game } ist für { $least } bis { $most } Personen, nicht für { $count }
refused-board = für { $game } gibt es hier nur einen Spielplan: { $board }
refused-described = beschrieben { $described ->
    [one] ist ein Platz
   *[other] sind { $described } Plätze
 }, der Tisch hat { $count }
refused-no-person = ein Tisch braucht mindestens einen Platz für einen Menschen
refused-private = an diesen Tisch kommst du mit einer Einladung; öffne den Link, den du bekommen hast
refused-invite = diese Einladung gilt nicht für diesen Tisch oder ist abgelaufen
refused-no-record = es gibt keine Aufzeichnung; hier hat noch kein Spiel begonnen

## Plätze.

refused-seated = du hast hier schon einen Platz: { $letter }
refused-full = alle Plätze sind besetzt
refused-taken = dieser Platz ist besetzt; frei: { $free }
refused-spectator = das kann nur, wer am Tisch sitzt; du siehst zu
refused-inviter = nur wer am Tisch sitzt, kann andere einladen
refused-no-seat = du hast hier keinen Platz, den du übergeben kannst
refused-handover = dieser Link gilt nicht für diesen Platz oder ist abgelaufen
refused-handed = wer diesen Platz übergeben hat, hat ihn selbst nicht mehr
refused-mute = auf diesem Platz sitzt niemand anders

## Anfang und Ende.

refused-begun = das Spiel hat schon begonnen
refused-begun-seat = das Spiel hat begonnen; einen Platz kann nur noch übergeben, wem er gehört
refused-begun-close = ein Spiel, das begonnen hat, kann niemand schließen
refused-not-begun = das Spiel hat noch nicht begonnen
refused-closed = der Tisch ist geschlossen
refused-host-begins = solange Plätze frei sind, kann nur beginnen, wer den Tisch eröffnet hat
refused-host-closes = schließen kann den Tisch nur, wer ihn eröffnet hat
refused-leave = das Spiel ist zu Ende; es gibt nichts mehr zu verlassen
refused-playing = das Spiel ist noch nicht zu Ende
refused-rematch = die Revanche ist schon offen: Tisch { $table }

## Im Spiel.

refused-away = ein Bot spielt schon für dich
refused-away-now = ein Bot spielt für dich; übernimm erst wieder selbst
refused-back = du spielst schon selbst
refused-undo = du kannst nur deinen eigenen letzten Zug zurücknehmen, und nur, solange niemand sonst etwas getan hat
refused-undo-drawn = dieser Zug lässt sich nicht zurücknehmen, denn es wurde etwas gezogen
refused-undo-shown = dieser Zug lässt sich nicht zurücknehmen, denn er hat gezeigt, was verborgen war
refused-stale = das Spiel ist inzwischen weitergegangen: sieh noch einmal hin und entscheide dann
refused-vote = stimm über einen anderen Menschen an diesem Tisch ab
refused-empty = hierin gibt es nichts zu lesen
