## Quel che succede a un tavolo, oltre al gioco.

table-joined = { $who } si siede al tavolo.
table-handed = { $who } subentra al tavolo.
table-left = { $name } lascia il tavolo.
table-voted-out = Per voto degli altri, { $name } perde il posto e subentra un bot.
table-began = La partita comincia.
table-undone = { $you ->
    [yes] Ritiri la tua ultima mossa.
   *[no] { $who } ritira la sua ultima mossa.
 }
table-said = { $name }: { $text }
table-away = { $why ->
    [clock] { $you ->
        [yes] Il tuo tempo è scaduto: un bot ({ $level }) gioca per te finché non torni.
       *[no] Il tempo di { $who } è scaduto: al suo posto gioca un bot ({ $level }).
     }
    [absent] { $who } non c'è: al suo posto gioca un bot ({ $level }).
   *[asked] { $you ->
        [yes] Un bot ({ $level }) gioca per te finché non torni.
       *[no] { $who } si assenta: al suo posto gioca un bot ({ $level }).
     }
 }
table-back = { $you ->
    [yes] Giochi di nuovo tu.
   *[no] { $who } è di nuovo al tavolo.
 }
table-voted = { $out ->
    [0] { $who } non vuole più un bot al posto di { $about }.
   *[other] { $who } vuole un bot al posto di { $about } (voti: { $votes } su { $needed }).
 }
table-paused = Il server è mancato per { $seconds ->
    [one] 1 secondo
   *[other] { NUMBER($seconds, useGrouping: 0) } secondi
 }; non viene tolto tempo a nessuno.
table-closed = { $why ->
    [host] Il tavolo è stato chiuso da chi l'aveva aperto.
    [idle] Il tavolo è chiuso: da molto tempo non succedeva nulla.
   *[deserted] Il tavolo è chiuso: non c'è più nessuno.
 }
table-rematch = Si continua a un nuovo tavolo.
table-decided = { $by ->
    [clock] Il tempo decide per { $who }:
   *[other] Un bot ({ $by }) decide per { $who }:
 }

## A colloquio con chi siede a un tavolo lontano.

join-lost = Connessione persa; si tenta di ristabilirla …
join-found = Connessione ristabilita.
join-unreachable = { $server } non risponde. Il tuo posto resta riservato: rientra con lo stesso link.
join-invite = Manda questo link a chi deve giocare: { $link }
join-begin = Premi Invio per cominciare; i posti liberi vanno ai bot.
join-wait = In attesa degli altri …
join-free = (libero)
join-closed = Questo tavolo è chiuso.
join-gone = Nel frattempo il gioco è andato avanti.
join-farewell = Lasci lo schermo; il tuo posto resta riservato. Rientra con lo stesso link.
join-record = La registrazione della partita, da conservare e verificare: { $path }
join-help =
    say TESTO    dice qualcosa agli altri
    undo         ritira la tua ultima mossa, se nessuno è andato avanti
    away         un bot gioca per te, finché non rientri
    leave        lascia il tuo posto per sempre
join-no-tables = Nessun tavolo ha un posto libero. Aprine uno: pelagos open { $server } ulysses
join-welcome = Su { $server } ti chiami { $name }.
join-no-answer = { $server } non risponde.
join-no-server = { $server } non è un server di Pelagos, o c'è qualcosa in mezzo.

## Quanto bene giocano i bot.

level-drifter = Naufrago
level-sailor = Marinaio
level-navigator = Navigatore
level-olympian = Olimpico
