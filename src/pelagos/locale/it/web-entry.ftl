## Names, and coming to a table.

web-name-ask = Come ti devono chiamare gli altri?
web-name-kept = Questo browser ricorda il nome. Puoi cambiarlo nella pagina iniziale.
web-door-title = Un tavolo privato di { $game }
web-door-text = Chiedi a chi gioca di farti entrare, oppure apri il link che ti mandano.
web-door-ask = Chiedi di entrare
web-door-asking = Hai chiesto di entrare. Questa pagina si apre appena qualcuno ti fa entrare.
web-door-declined = Per ora no, dice chi gioca. Riprova più tardi o fatti mandare un link d’invito.
web-door-again = Chiedi di nuovo
web-asker = { $name } chiede di entrare.
web-asker-let = Fai entrare
web-asker-not = Non ora

## The waiting room.

web-lobby-how = Come si gioca
web-lobby-next = Quando la partita comincia, qui compaiono le tue carte, e il gioco mostra sempre che cosa puoi fare.

## The start page.

web-learn = Impara giocando
web-learn-hint = Poche lezioni brevi sul vero tabellone. Giochi fin dal primo minuto.
web-play-bots = Gioca contro i bot
web-tv = Sulla TV
web-tv-text = Il tabellone è sul televisore o sul portatile, le carte di ognuno sono sul telefono. Nessuno vede quelle degli altri.
web-tv-open = Mostra un tavolo su questo schermo
