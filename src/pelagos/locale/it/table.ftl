## Eventi di un tavolo che non sono mosse.

table-joined = { $who } si siede al tavolo.
table-handed = { $who } subentra al tavolo.
table-let-in = { $name } può entrare.
table-left = { $name } lascia il tavolo.
table-voted-out = Per voto degli altri, { $name } perde il posto e subentra un bot.
table-began = La partita comincia.
table-undone = { $you ->
    [yes] Annulli la tua ultima mossa.
   *[no] { $who } annulla la sua ultima mossa.
 }
table-hinted = { $you ->
    [yes] Prendi un consiglio da un bot.
   *[no] { $who } prende un consiglio da un bot.
 }
table-said = { $name }: { $text }
table-away = { $why ->
    [clock] { $you ->
        [yes] Il tuo tempo è scaduto: un bot ({ $level }) gioca per te finché non torni.
       *[no] Il tempo di { $who } è scaduto: al suo posto gioca un bot ({ $level }).
     }
    [absent] { $who } è offline: al suo posto gioca un bot ({ $level }).
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
    [0] { $who } ritira il voto per un bot al posto di { $about }.
   *[other] { $who } vota per un bot al posto di { $about } (voti: { $votes } su { $needed }).
 }
table-paused = Il server è rimasto fermo per { $seconds ->
    [one] 1 secondo
   *[other] { NUMBER($seconds, useGrouping: 0) } secondi
 }; gli orologi erano fermi.
table-closed = { $why ->
    [host] L'host ha chiuso questo tavolo.
    [idle] Il tavolo è stato chiuso: da molto tempo non succedeva nulla.
   *[deserted] Il tavolo è stato chiuso: non c'è più nessuno.
 }
table-rematch = Un nuovo tavolo è aperto per la rivincita.
table-decided = { $by ->
    [clock] Tempo scaduto per { $who }:
   *[other] Un bot ({ $by }) decide per { $who }:
 }

## Giocare su un server dal terminale.

join-lost = Connessione persa. Nuovo tentativo in corso …
join-found = Connessione ristabilita.
join-unreachable = { $server } non risponde. Il tuo posto resta riservato: rientra con lo stesso link.
join-invite = Manda questo link a chi gioca con te: { $link }
join-begin = Premi Invio per cominciare; i posti liberi vanno ai bot.
join-wait = In attesa degli altri …
join-free = (libero)
join-closed = Questo tavolo è chiuso.
join-gone = La partita è andata avanti: ecco la nuova situazione.
join-farewell = Hai lasciato il tavolo, per ora; il tuo posto resta riservato. Rientra con lo stesso link.
join-record = La registrazione della partita, da conservare e verificare: { $path }
join-help =
    say TESTO    manda un messaggio agli altri
    undo         annulla la tua ultima mossa, se nessun altro ha giocato
    away         fa giocare un bot per te, finché non rientri
    leave        lascia il tuo posto per sempre
join-no-tables = Nessun tavolo ha un posto libero. Aprine uno: pelagos open { $server } ulysses
join-welcome = Su { $server } ti chiami { $name }.
join-no-answer = { $server } non risponde.
join-no-server = { $server } non è un server di Pelagos, oppure un proxy lo nasconde.

## Quanto bene giocano i bot.

level-drifter = Naufrago
level-sailor = Marinaio
level-navigator = Navigatore
level-olympian = Olimpico
