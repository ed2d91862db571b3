## Perché qualcosa viene rifiutato, qualunque sia il gioco. Iniziale minuscola e niente punto: alcune frasi seguono «No:».

# Errori nella notazione di una mossa o in un messaggio, per chi scrive programmi.
refused-malformed = { $detail }
refused-over = la partita è finita
refused-one-move = gioca una sola mossa alla volta
refused-turn = { $you-other ->
    [yes] non tocca a te
   *[no] non tocca a { $other }
 }: ora decide { $who }

## Chi sei.

refused-stranger = questo server non conosce ancora il tuo nome: prima scegline uno
refused-nameless = stai guardando senza un nome: prima scegline uno
refused-name = un nome deve avere da 1 a { $most } caratteri visibili
refused-code = questo codice è sconosciuto, già usato o scaduto: creane uno nuovo
refused-origin = questa richiesta viene dalla pagina di un altro sito: apri la pagina di questo server
refused-origin-missing = la richiesta di un browser deve avere l'intestazione Origin

## Troppo.

refused-rate = troppe richieste: aspetta un momento e riprova
refused-newcomers = dal tuo indirizzo sono arrivate troppe persone nuove: aspetta un po' e riprova
refused-codes = dal tuo indirizzo sono stati provati troppi codici: aspetta un minuto e riprova
refused-connections = troppe connessioni aperte: chiudi un'altra pagina e riprova
refused-asides = hai inviato troppi messaggi a questo tavolo: d'ora in poi contano solo le mosse
refused-quota = hai già { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
 }: prima finiscine o lasciane uno
refused-busy = a questo tavolo succedono troppe cose insieme: riprova

## Guasti del server.

refused-unavailable = in questo momento il server non riesce a salvare: riprova fra un po'
refused-unreachable = il server non raggiunge il suo database: riprova fra un momento
refused-unanswered = il processo del server che gestisce questo tavolo non risponde: riprova
refused-read-only = in questo momento il server non riesce a salvare; si può ancora guardare
refused-stopping = il server sta per fermarsi: riprova fra un momento
refused-fault = c'è stato un errore interno; non è cambiato nulla

## Giochi e tavoli.

refused-no-game = questo gioco non c'è; scegli fra: { $there }
refused-no-language = in questa lingua le regole non ci sono; scegli fra: { $there }
refused-no-table = questo tavolo non c'è: controlla che il link sia completo
refused-rules = questo tavolo usa una versione delle regole diversa da quella del server
refused-quarantined = il registro di questo tavolo è danneggiato e il tavolo non si può aprire; gli altri tavoli funzionano
refused-players = { $game } è un gioco da { $least } a { $most } giocatori, non da { $count }
refused-level = per { $game } non ci sono bot di livello { $level }; scegli fra: { $there }
refused-board = qui non c'è un tabellone '{ $board }' per { $game }; scegli fra: { $there }
refused-variant = { $game } non ha una variante '{ $variant }'; scegli fra: { $there }
refused-first-rules = in { $game } non si sceglie chi comincia: lo decidono le regole
refused-first-seat = il posto { $letter } non può cominciare a un tavolo da { $count }
refused-described = posti nell'elenco dei bot: { $described }; posti al tavolo: { $count }
refused-no-person = a un tavolo serve almeno un posto per una persona
refused-private = questo tavolo è privato: apri il link di invito che hai ricevuto
refused-inside = puoi già entrare a questo tavolo
refused-asking = hai già chiesto di entrare: aspetta la risposta
refused-asks = a questo tavolo non si può più chiedere di entrare: fatti mandare un link d’invito
refused-asker = questa persona non aspetta più di entrare
refused-invite = questo invito è per un altro tavolo o è scaduto: chiedine uno nuovo
refused-no-record = non c'è ancora una registrazione: la partita non è cominciata

## Posti.

refused-seated = hai già un posto a questo tavolo: { $letter }
refused-full = tutti i posti sono occupati
refused-taken = questo posto è occupato; liberi: { $free }
refused-spectator = può farlo solo chi siede al tavolo; tu stai guardando
refused-inviter = solo chi siede al tavolo può invitare altri
refused-no-seat = qui non hai un posto da cedere
refused-handover = questo link non cede un posto a questo tavolo, oppure è scaduto: chiedine uno nuovo
refused-handed = chi ha mandato questo link non ha più questo posto
refused-mute = puoi silenziare solo un'altra persona di questo tavolo

## Inizio e fine.

refused-begun = la partita è già cominciata
refused-begun-seat = la partita è già cominciata: un posto si libera solo se chi lo occupa te lo cede
refused-begun-close = una partita già cominciata non si può chiudere
refused-not-begun = la partita non è ancora cominciata
refused-closed = questo tavolo è chiuso
refused-host-begins = finché ci sono posti liberi, solo l'host può iniziare la partita
refused-host-closes = solo l'host può chiudere questo tavolo
refused-leave = la partita è finita: non c'è nulla da lasciare
refused-playing = la partita non è ancora finita
refused-rematch = la rivincita è già aperta: tavolo { $table }

## Durante la partita.

refused-away = un bot gioca già per te
refused-away-now = un bot gioca per te: prima riprendi a giocare
refused-back = stai già giocando tu
refused-undo = puoi annullare solo la tua ultima mossa, e solo finché nessun altro ha fatto qualcosa
refused-undo-drawn = questa mossa non si può annullare: è stato pescato qualcosa
refused-undo-shown = questa mossa non si può annullare: ha rivelato qualcosa di nascosto
refused-stale = la partita è andata avanti: guarda il tavolo e decidi di nuovo
refused-vote = puoi votare solo su un'altra persona di questo tavolo
refused-empty = questo messaggio è vuoto
refused-hint-turn = ora non decidi tu
refused-hint = a questo tavolo non sono permessi consigli: ci giocano altre persone, ed è stato aperto senza consigli
refused-hint-game = in questo gioco nessun bot può dare consigli
refused-hint-none = il bot non ha trovato una risposta: riprova
