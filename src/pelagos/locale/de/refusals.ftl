## Warum etwas abgelehnt wird, gleich in welchem Spiel. Klein am Anfang und ohne Punkt: Manche stehen hinter „Nein:“.

# Was an Worten falsch ist, die kein Zug sind, und an Nachrichten, die keine sind; für alle, die Programme schreiben.
refused-malformed = { $detail }
refused-over = das Spiel ist zu Ende
refused-one-move = spiel immer nur einen Zug auf einmal
refused-turn = jetzt entscheidet { $who }, nicht { $you-other ->
    [yes] du
   *[no] { $other }
 }

## Wer du bist.

refused-stranger = dieser Server kennt deinen Namen noch nicht; wähle zuerst einen
refused-nameless = du siehst ohne Namen zu; wähle zuerst einen
refused-name = ein Name muss 1 bis { $most } sichtbare Zeichen haben
refused-code = dieser Code ist unbekannt, schon benutzt oder abgelaufen; hol dir einen neuen
refused-origin = diese Anfrage kommt von einer fremden Website; öffne die Seite dieses Servers
refused-origin-missing = die Anfrage eines Browsers muss eine Origin-Kopfzeile haben

## Zu viel.

refused-rate = zu viele Anfragen; warte einen Moment und versuch es noch einmal
refused-newcomers = von deiner Adresse kommen zu viele neue Personen; warte ein wenig und versuch es noch einmal
refused-codes = von deiner Adresse wurden zu viele Codes probiert; warte eine Minute und versuch es noch einmal
refused-connections = zu viele offene Verbindungen; schließ eine andere Seite und versuch es noch einmal
refused-asides = du hast an diesem Tisch zu viele Nachrichten geschickt; ab jetzt zählen nur noch Züge
refused-quota = du hast schon { $tables ->
    [one] einen Tisch
   *[other] { $tables } Tische
 }; bring erst einen zu Ende oder verlass ihn
refused-busy = an diesem Tisch ist gerade zu viel los; versuch es noch einmal

## Dem Server geht es nicht gut.

refused-unavailable = der Server kann gerade nichts speichern; versuch es in einer Weile noch einmal
refused-unreachable = der Server erreicht seine Datenbank nicht; versuch es gleich noch einmal
refused-unanswered = der Serverprozess dieses Tisches antwortet nicht; versuch es noch einmal
refused-read-only = der Server kann gerade nichts speichern; zusehen kannst du weiterhin
refused-stopping = der Server wird gerade beendet; versuch es gleich noch einmal
refused-fault = ein interner Fehler ist aufgetreten; verändert wurde nichts

## Spiele und Tische.

refused-no-game = dieses Spiel gibt es hier nicht; wähle eines von diesen: { $there }
refused-no-language = in dieser Sprache gibt es die Regeln nicht; wähle eine von diesen: { $there }
refused-no-table = diesen Tisch gibt es nicht; prüf, ob der Link vollständig ist
refused-rules = an diesem Tisch gilt eine andere Fassung der Regeln als auf diesem Server
refused-quarantined = das Protokoll dieses Tisches ist beschädigt, er lässt sich nicht öffnen; andere Tische sind nicht betroffen
refused-players = { $game } ist für { $least } bis { $most } Personen, nicht für { $count }
refused-level = für { $game } gibt es keine Bots der Stufe { $level }; wähle eine von diesen: { $there }
refused-board = für { $game } gibt es hier keinen Spielplan „{ $board }“; wähle einen von diesen: { $there }
refused-variant = { $game } hat keine Variante „{ $variant }“; wähle eine von diesen: { $there }
refused-first-rules = in { $game } wählt niemand, wer anfängt: das bestimmen die Regeln
refused-first-seat = Platz { $letter } kann an einem Tisch für { $count } nicht anfangen
refused-described = die Liste der Bots hat { $described ->
    [one] einen Platz
   *[other] { $described } Plätze
 }, der Tisch aber { $count }
refused-no-person = ein Tisch braucht mindestens einen Platz für einen Menschen
refused-private = dieser Tisch ist privat; öffne den Einladungslink, den du bekommen hast
refused-inside = dieser Tisch ist für dich schon offen
refused-asking = du hast schon um Einlass gebeten; warte auf die Antwort
refused-asks = an diesem Tisch kann niemand mehr um Einlass bitten; bitte um einen Einladungslink
refused-asker = diese Person wartet nicht mehr auf Einlass
refused-invite = diese Einladung gilt für einen anderen Tisch oder ist abgelaufen; bitte um eine neue
refused-no-record = es gibt noch keine Aufzeichnung; das Spiel hat noch nicht begonnen

## Plätze.

refused-seated = du sitzt schon an diesem Tisch, auf Platz { $letter }
refused-full = alle Plätze sind besetzt
refused-taken = dieser Platz ist besetzt; frei: { $free }
refused-spectator = das kann nur, wer am Tisch sitzt; du siehst zu
refused-inviter = nur wer am Tisch sitzt, kann andere einladen
refused-no-seat = du hast hier keinen Platz, den du übergeben kannst
refused-handover = dieser Link übergibt hier keinen Platz oder ist abgelaufen; bitte um einen neuen
refused-handed = wer diesen Link geschickt hat, hat diesen Platz nicht mehr
refused-mute = stummschalten kannst du nur eine andere Person an diesem Tisch

## Anfang und Ende.

refused-begun = das Spiel hat schon begonnen
refused-begun-seat = das Spiel hat schon begonnen; einen Platz bekommst du nur noch, wenn ihn dir jemand übergibt
refused-begun-close = ein Spiel, das begonnen hat, lässt sich nicht mehr schließen
refused-not-begun = das Spiel hat noch nicht begonnen
refused-closed = dieser Tisch ist geschlossen
refused-host-begins = solange Plätze frei sind, kann nur der Host das Spiel starten
refused-host-closes = nur der Host kann diesen Tisch schließen
refused-leave = das Spiel ist zu Ende; es gibt nichts mehr zu verlassen
refused-playing = das Spiel ist noch nicht zu Ende
refused-rematch = die Revanche ist schon offen: Tisch { $table }

## Im Spiel.

refused-away = ein Bot spielt schon für dich
refused-away-now = ein Bot spielt für dich; spiel erst wieder selbst
refused-back = du spielst schon selbst
refused-undo = du kannst nur deinen eigenen letzten Zug zurücknehmen, und nur, solange niemand sonst etwas getan hat
refused-undo-drawn = dieser Zug lässt sich nicht zurücknehmen, denn es wurde etwas gezogen
refused-undo-shown = dieser Zug lässt sich nicht zurücknehmen, denn er hat etwas Verborgenes gezeigt
refused-stale = das Spiel ist inzwischen weitergegangen; sieh dir den Tisch an und entscheide neu
refused-vote = abstimmen kannst du nur über eine andere Person an diesem Tisch
refused-empty = diese Nachricht hat keinen Text
refused-hint-turn = das entscheidest jetzt nicht du
refused-hint = an diesem Tisch gibt es keine Tipps: hier spielen noch andere Leute, und er wurde ohne Tipps eröffnet
refused-hint-game = für dieses Spiel kann kein Bot Tipps geben
refused-hint-none = der Bot hat keine Antwort gefunden; versuche es noch einmal
