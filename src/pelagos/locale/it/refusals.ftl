## Perché qualcosa viene rifiutato, qualunque sia il gioco. Iniziale minuscola e niente punto: alcune frasi seguono «No:».

# Errori nella notazione di una mossa o in un messaggio, per chi scrive programmi.
refused-malformed = { $detail }
refused-over = la partita è finita
refused-one-move = una mossa alla volta: qui c'è più di una mossa
refused-turn = { $you-other ->
    [yes] non tocca a te
   *[no] non tocca a { $other }
 }: ora decide { $who }

## Chi sei.

refused-stranger = prima di' chi sei
refused-nameless = prima di' chi sei: stai guardando senza un nome
refused-name = un nome ha da 1 a { $most } lettere leggibili
refused-code = questo codice non è valido, è già stato usato o è scaduto: creane uno nuovo
refused-origin = questa richiesta viene da una pagina di un altro sito
refused-origin-missing = un browser deve dire da quale pagina viene la richiesta

## Troppo.

refused-rate = troppe richieste; aspetta un po'
refused-newcomers = dal tuo indirizzo sono già arrivate molte persone; aspetta un po'
refused-codes = dal tuo indirizzo sono stati provati troppi codici; aspetta un minuto
refused-connections = troppe connessioni
refused-asides = a questo tavolo hai detto e fatto troppo, oltre a giocare: ora contano solo le mosse
refused-quota = hai già { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
 }; prima finiscine o lasciane uno
refused-busy = a questo tavolo succedono troppe cose insieme; manda di nuovo lo stesso comando

## Guasti del server.

refused-unavailable = in questo momento il server non riesce a salvare; fra un po' manda di nuovo lo stesso comando
refused-unreachable = il server ora non raggiunge il suo archivio; riprova fra un momento
refused-unanswered = il processo che si occupa di questo tavolo non risponde; manda di nuovo lo stesso comando
refused-read-only = in questo momento il server non riesce a salvare; si può solo guardare
refused-stopping = il server sta per fermarsi; riprova fra un momento
refused-fault = errore del server; non è cambiato nulla

## Giochi e tavoli.

refused-no-game = questo gioco non c'è; ci sono: { $there }
refused-no-language = in questa lingua le regole non ci sono; ci sono in: { $there }
refused-no-table = questo tavolo non c'è; forse il link è incompleto
refused-rules = questo tavolo è cominciato con regole diverse da quelle che il server ha adesso
refused-quarantined = il registro di questo tavolo è danneggiato ed è stato messo da parte; tutti gli altri tavoli continuano
refused-players = { $game } è un gioco da { $least } a { $most } giocatori, non da { $count }
refused-board = per { $game } qui c'è un solo tabellone: { $board }
refused-described = posti descritti: { $described }; posti al tavolo: { $count }
refused-no-person = a un tavolo serve almeno un posto per una persona
refused-private = a questo tavolo si entra su invito: apri il link che hai ricevuto
refused-invite = questo invito non apre questo tavolo, oppure è scaduto
refused-no-record = non c'è nessuna registrazione: qui non è cominciata alcuna partita

## Posti.

refused-seated = hai già un posto qui: { $letter }
refused-full = tutti i posti sono occupati
refused-taken = questo posto è occupato; liberi: { $free }
refused-spectator = può farlo solo chi siede al tavolo; tu stai guardando
refused-inviter = solo chi siede al tavolo può invitare altri
refused-no-seat = qui non hai un posto da cedere
refused-handover = questo link non cede questo posto, oppure è scaduto
refused-handed = chi ha ceduto questo posto non lo ha più
refused-mute = a questo posto non c'è nessun altro

## Inizio e fine.

refused-begun = la partita è già cominciata
refused-begun-seat = la partita è cominciata: un posto può cederlo solo chi lo occupa
refused-begun-close = una partita cominciata non può chiuderla nessuno
refused-not-begun = la partita non è ancora cominciata
refused-closed = il tavolo è chiuso
refused-host-begins = finché ci sono posti liberi, può cominciare solo chi ha aperto il tavolo
refused-host-closes = solo chi ha aperto il tavolo può chiuderlo
refused-leave = la partita è finita: non c'è nulla da lasciare
refused-playing = la partita non è ancora finita
refused-rematch = la rivincita è già aperta: tavolo { $table }

## Durante la partita.

refused-away = un bot gioca già per te
refused-away-now = un bot gioca per te: prima riprendi a giocare
refused-back = stai già giocando tu
refused-undo = puoi annullare solo la tua ultima mossa, e solo finché nessun altro ha fatto qualcosa
refused-undo-drawn = questa mossa non si può annullare: è stato pescato qualcosa
refused-undo-shown = questa mossa non si può annullare: ha mostrato ciò che era nascosto
refused-stale = il gioco è andato avanti nel frattempo: guarda di nuovo e poi decidi
refused-vote = vota su un'altra persona di questo tavolo
refused-empty = qui non c'è nulla da leggere
