## Warum etwas abgelehnt wird, gleich in welchem Spiel. Ohne Punkt am Ende: Manches steht hinter „Nein:“.

# Was an Worten nicht stimmt, die kein Zug sind, und an Nachrichten, die keine sind; für alle, die Programme schreiben.
refused-malformed = das ist nicht zu verstehen: { $detail }
refused-over = das Spiel ist vorbei
refused-one-move = ein Zug nach dem anderen: Das ist mehr als einer
refused-turn = { $who } ist dran, nicht { $you-other ->
    [yes] du
   *[no] { $other }
 }

## Wer du bist.

refused-stranger = sag zuerst, wer du bist
refused-nameless = sag zuerst, wer du bist: Du siehst ohne Namen zu
refused-name = ein Name hat 1 bis { $most } lesbare Buchstaben
refused-code = dieser Code ist hier nicht bekannt, wurde schon benutzt oder ist abgelaufen: Mach einen neuen
refused-origin = das kommt von einer Seite einer anderen Website
refused-origin-missing = ein Browser muss sagen, von welcher Seite das kommt

## Zu viel.

refused-rate = zu viele Anfragen; warte ein wenig
refused-newcomers = von deiner Adresse sind schon viele gekommen; warte ein wenig
refused-codes = von deiner Adresse wurden zu viele Codes versucht; warte eine Minute
refused-connections = zu viele Verbindungen
refused-asides = du hast an diesem Tisch neben dem Spielen zu viel gesagt und getan: Jetzt zählen nur noch Züge
refused-quota = du hast schon { $tables ->
    [one] einen Tisch
   *[other] { $tables } Tische
 }; beende oder verlass erst einen
refused-busy = an diesem Tisch ist gerade zu viel los; versuch es noch einmal

## Dem Server geht es nicht gut.

refused-unavailable = der Server kann gerade nichts speichern; versuch es in einer Weile noch einmal
refused-unreachable = der Server erreicht seinen Speicher gerade nicht; versuch es gleich noch einmal
refused-unanswered = der Prozess, der sich um diesen Tisch kümmert, antwortet nicht; versuch es noch einmal
refused-read-only = der Server kann gerade nichts speichern; was da ist, lässt sich lesen
refused-stopping = der Server hält gleich an; versuch es in einem Augenblick noch einmal
refused-fault = hier hat der Server einen Fehler gemacht; es hat sich nichts geändert

## Spiele und Tische.

refused-no-game = dieses Spiel gibt es nicht; es gibt: { $there }
refused-no-language = in dieser Sprache gibt es keine Regeln; es gibt: { $there }
refused-no-table = diesen Tisch gibt es nicht; vielleicht ist der Link unvollständig
refused-rules = dieser Tisch begann mit anderen Regeln, als der Server sie jetzt hat
refused-quarantined = das Buch dieses Tisches ist beschädigt und wurde beiseitegelegt; an allen anderen geht es weiter
refused-players = { $game } spielt man zu { $least } bis { $most } Personen, nicht zu { $count }
refused-board = für { $game } gibt es hier nur einen Spielplan: { $board }
refused-described = { $described } Plätze sind beschrieben, der Tisch hat { $count }
refused-no-person = ein Tisch braucht mindestens einen Platz für einen Menschen
refused-private = an diesen Tisch kommt man nur mit Einladung: Öffne den Link, den du bekommen hast
refused-invite = diese Einladung gilt nicht für diesen Tisch oder ist abgelaufen
refused-no-record = es ist nichts aufgezeichnet: Hier hat noch kein Spiel begonnen

## Plätze.

refused-seated = du sitzt schon hier, auf Platz { $letter }
refused-full = alle Plätze sind besetzt
refused-taken = dieser Platz ist besetzt; frei: { $free }
refused-spectator = das kann nur, wer am Tisch sitzt; du siehst zu
refused-inviter = nur wer am Tisch sitzt, lädt andere ein
refused-no-seat = du hast hier keinen Platz abzugeben
refused-handover = dieser Link übergibt diesen Platz nicht oder ist abgelaufen
refused-handed = wer diesen Platz abgegeben hat, hat ihn nicht mehr
refused-mute = auf diesem Platz sitzt niemand anders

## Anfangen und Aufhören.

refused-begun = das Spiel hat schon begonnen
refused-begun-seat = das Spiel hat begonnen: Einen Platz kann nur noch abgeben, wem er gehört
refused-begun-close = ein begonnenes Spiel kann niemand schließen
refused-not-begun = das Spiel hat noch nicht begonnen
refused-closed = der Tisch ist geschlossen
refused-host-begins = solange Plätze frei sind, kann nur beginnen, wer den Tisch eröffnet hat
refused-host-closes = nur wer den Tisch eröffnet hat, kann ihn schließen
refused-leave = das Spiel ist vorbei: Es gibt nichts zu verlassen
refused-playing = das Spiel ist noch nicht vorbei
refused-rematch = weiter geht es an Tisch { $table }

## Im Spiel.

refused-away = ein Bot spielt schon für dich
refused-away-now = ein Bot spielt für dich: Sag erst, dass du wieder da bist
refused-back = du spielst schon selbst
refused-undo = nur deinen eigenen letzten Zug, und nur, solange sonst niemand etwas getan hat
refused-undo-drawn = dieser Zug lässt sich nicht zurücknehmen: Es wurde etwas gezogen
refused-undo-shown = dieser Zug lässt sich nicht zurücknehmen: Er hat Verborgenes gezeigt
refused-stale = das Spiel ist weitergegangen: Das galt für Zeile { $seq }, es steht bei { $now }
refused-vote = stimm über jemand anderen an diesem Tisch ab
refused-empty = darin ist nichts zu lesen
