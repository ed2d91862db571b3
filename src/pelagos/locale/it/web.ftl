## Il gioco nel browser, qualunque sia.

web-close = Chiudi
web-confirm = Conferma
web-cancel = Annulla
# Buttons beside a number; $name says of what.
web-fewer = Di meno: { $name }
web-one-more = Di più: { $name }
web-rule = Regola { $id }
web-unreachable = Il server non risponde. Riprova fra un momento.
web-reload = Ricarica
web-free = libero
web-you = tu
web-to-start = Pagina iniziale
web-to-table = Vai al tavolo
web-nav = Lingua e impostazioni

## Impostazioni.

web-settings = Impostazioni
web-language = Lingua
web-theme = Tema
web-theme-system = come il dispositivo
web-theme-light = chiaro
web-theme-dark = scuro
web-sounds = Suoni

## Bot: quanto bene giocano e come si chiamano, per posto (compagni di Odisseo, e chi ha custodito la sua casa).

web-bot-0 = Euriloco
web-bot-1 = Polite
web-bot-2 = Elpenore
web-bot-3 = Perimede
web-bot-4 = Eumeo
web-bot-5 = Mentore

## La barra di un tavolo.

web-over = La partita è finita
web-closed = Questo tavolo è chiuso
web-your-move = Tocca a te
web-their-move = Decide { $who }
web-bot-for-you = Un bot gioca per te
web-skip = Salta
web-undo = Annulla la mossa
web-skip-link = Vai alla tua mossa
web-busy = Invio in corso …
web-connecting = Connessione in corso …
web-connected = Connessione stabilita
web-lost = Connessione persa. Nuovo tentativo …
web-trouble = Il server ha un problema: la partita è in pausa

## La mappa.

web-map-nearer = Ingrandisci
web-map-farther = Riduci
web-map-whole = Mostra tutta la mappa
web-map-ship = Mostra la nave

## I giocatori di un tavolo.

web-players = Giocatori
web-seat-bot = bot
web-seat-stood-in = al suo posto un bot
web-seat-here = online
web-seat-gone = offline
web-people = Giocatori
web-mute = Silenzia
web-unmute = Riattiva
web-vote = Vota per un bot al suo posto
web-unvote = Ritira il voto
web-votes = { $count ->
    [one] 1 voto per un bot
   *[other] { $count } voti per un bot
 }
web-absent = In attesa di { $who } (offline).
web-watching = Stai guardando. I segreti restano nascosti.

## Cronaca, chat e situazione a parole.

web-side = Cronaca e chat
web-tab-log = Cronaca
web-tab-chat = Chat
web-tab-state = A parole
web-dock = Le tue carte e la tua mossa
web-while-away = Mentre non c'eri
web-missed = Mentre non c'eri ({ $count ->
    [one] 1 evento
   *[other] { $count } eventi
 }):
web-say = Scrivi un messaggio
web-send = Invia
web-chat-empty = Ancora nessun messaggio.
web-chat-watching = Qui può scrivere solo chi siede al tavolo.

## Il menu di un tavolo.

web-menu = Menu
web-how-to = Come si gioca
web-how-to-of = Come si gioca a { $game }
web-rules-of = Regole di { $game }
web-invite = Invita
web-invite-hint = Chiunque abbia questo link può prendere un posto libero.
web-invite-watch = Chiunque abbia questo link può guardare.
web-invite-text = Vieni a giocare a { $game } con noi!
web-screen = Mostra su uno schermo condiviso
web-screen-leave = Esci dallo schermo condiviso
web-screen-news = Ultimi eventi
web-screen-join = Inquadra il codice con il telefono per prendere posto
web-screen-hand = Le tue carte sono sul telefono. Inquadra il codice per aprire lì il tavolo.
web-record = Scarica la registrazione
web-verify = Distribuzione verificata
web-away = Fai giocare un bot per te
web-back = Riprendi a giocare
web-handover = Cedi il posto
web-handover-hint = La prima persona che apre questo link può prendere il tuo posto, carte comprese. Il link vale sette giorni.
web-handover-text = Prendi il mio posto a { $game }!
web-leave = Lascia la partita
web-leave-sure = Un bot prenderà il tuo posto e non potrai più tornarci. Per una pausa, fai piuttosto giocare un bot per te.
web-leave-yes = Lascia per sempre
web-stay = Resta
web-shortcuts = Scorciatoie da tastiera
web-key-s = salta le animazioni
web-key-u = annulla la tua ultima mossa
web-key-l = mostra la cronaca
web-key-c = mostra la chat
web-key-w = mostra la situazione a parole
web-key-d = vai alle tue carte e alla tua mossa
web-key-b = vai al tabellone
web-key-h = come si gioca
web-key-help = che cosa posso fare?
web-copy = Copia
web-copied = Copiato.
web-copy-failed = Questo browser non permette di copiare qui: seleziona il testo e copialo tu.
web-share = Condividi
web-qr = Codice QR

## La fine di una partita.

web-winners = { $count ->
    [one] { $who } ha vinto
   *[other] { $who } hanno vinto insieme
 }
web-you-win = { $count ->
    [one] Hai vinto!
   *[other] Vittoria condivisa: { $who }!
 }
web-rematch = Rivincita
web-go-rematch = Vai alla rivincita

## Prima di una partita, e tavoli che non si aprono.

web-lobby = Tavolo di { $game }
web-sit = Prendi questo posto
web-begin = Inizia la partita
web-begin-bots = Inizia (i bot occupano i posti liberi)
web-waiting-host = In attesa di giocatori. L'host può iniziare in qualsiasi momento; quando tutti i posti sono occupati può iniziare chiunque.
web-waiting-seats = L'host non c'è. Quando tutti i posti sono occupati può iniziare chiunque.
web-not-seated = Scegli un posto per giocare, oppure resta a guardare.
web-stand-up = Lascia il posto
web-close-table = Chiudi il tavolo
web-host = host
web-no-clock = Senza limiti di tempo
web-clock-seconds = { $seconds } secondi a decisione, { $minutes ->
    [0] senza riserva
    [one] più 1 minuto di riserva
   *[other] più { $minutes } minuti di riserva
 }
web-clock-in-days = { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
 } a decisione
web-days = { $days } g { $hours } h
web-by-invitation = Tavolo privato
web-listed = Tavolo pubblico
web-door = Questo tavolo non è aperto a te
web-take-title = Ti viene ceduto un posto
web-take-text = Qualcuno ti cede il suo posto a questo tavolo, carte comprese.
web-take = Prendi il posto
web-only-look = Guarda soltanto
web-join-label = Link o codice
web-join-hint = https://… o ABCD-EFGH
web-join = Apri
web-join-elsewhere = Questo link porta a un altro server. Aprilo in una nuova scheda.
web-welcome-back = Eccoti di nuovo, { $name }!

## La pagina iniziale.

web-hero = Salpa con i Greci
web-hero-more = Due giochi da tavolo di Dei e di navi, contro i bot o con gli amici, su qualsiasi schermo. Senza account.
web-play-now = Gioca a { $game }
web-against = Contro { $count ->
    [one] 1 bot
   *[other] { $count } bot
 } ({ $level }). Cambia …
web-seats = Giocatori
web-level = Bot
web-level-drifter-hint = Gioca a caso. Per una prima occhiata.
web-level-sailor-hint = Conosce il mestiere. Un avversario giusto per una prima partita.
web-level-navigator-hint = Pensa in anticipo e ricorda ciò che si è visto.
web-level-olympian-hint = Il bot più forte: guarda lontano quanto il tempo gli permette.
web-game = Gioco
web-friends = Gioca con gli amici
web-friends-open = Apri un tavolo e manda il link. Chiunque abbia il link può prendere posto; gli altri posti vanno ai bot.
web-open-table = Apri un tavolo
web-who-plays = Posti
web-seat-mine = Il primo posto è tuo.
web-seat = Posto { $number }
web-a-person = una persona
web-bot-of = un bot: { $level }
web-board = Tabellone
web-board-origin = Tabellone «{ $name }»: { $origin }
web-first = Chi comincia
web-first-lot = a sorte
web-first-winner = chi ha vinto l'ultima partita
web-first-is = { $first ->
    [winner] Comincia: chi ha vinto l'ultima partita
   *[other] Comincia: posto { $first }
 }
web-clock = Tempo
web-clock-none = senza limiti
web-clock-quick = 20 secondi a decisione, più 3 minuti di riserva
web-clock-live = 1 minuto a decisione, più 10 minuti di riserva
web-clock-days = 2 giorni a decisione
web-public = Tavolo pubblico: compare in questa pagina, può entrare chiunque
web-my-tables = I tuoi tavoli
web-open-tables = Tavoli con posti liberi
web-over-tables = Partite finite
web-free-seats = { $count ->
    [0] si può iniziare
    [one] 1 posto libero
   *[other] { $count } posti liberi
 }
web-myself = Tu
web-name = Il tuo nome
web-name-hint = Ai tavoli dove hai già un posto resta il nome di prima.
web-name-saved = Ora il tuo nome è { $name }.
web-save = Salva
web-devices = Continua su un altro dispositivo:
web-code = Codice per un altro dispositivo
web-code-hint = Scrivi questo codice nella pagina iniziale dell'altro dispositivo, oppure inquadralo da lì. Vale una volta sola, entro dieci minuti.
web-personal-link = Il tuo link personale
web-personal-hint = Chiunque apra questo link entra al posto tuo. Vale un anno. Tienilo per te: ti riporta qui anche se questo browser ti dimentica.
web-comeback = Cambiare giocatore?
web-comeback-text = Su questo dispositivo ti chiami { $name }. Se continui, questo browser dimentica { $name } e diventi la persona che ha creato il link.
web-comeback-yes = Continua
web-comeback-no = Annulla
web-more = Altro

## Pagine sui giochi.

web-contents = Indice
web-search = Cerca nelle regole
web-found = { $count ->
    [0] Nessuna regola trovata.
    [one] 1 regola trovata.
   *[other] { $count } regole trovate.
 }
web-about = Informazioni su Pelagos
web-about-what = Pelagos riunisce due giochi da tavolo dei mari greci, come software libero: regole che si possono consultare punto per punto, bot di quattro livelli, tavoli per gli amici, registrazioni che si possono verificare e un client per il terminale. Questo è il gioco nel browser.
web-about-fair = Distribuzione onesta
web-about-fair-text = Prima di una partita il server si impegna su un seme segreto, e il browser di ogni giocatore aggiunge un numero casuale. A partita finita tutti possono verificare che nessuno abbia scelto le carte.
web-about-private = Niente account, niente tracciamento
web-about-private-text = Hai un nome e un cookie che conosce i tuoi posti. Questa pagina non invia richieste ad altri server.
web-about-licence = Licenza
web-about-licence-text = Il programma è software libero con licenza MIT. I giochi appartengono ai loro autori; qui le regole sono raccontate con parole nostre.
web-about-credits = Un grazie a
web-credit-icons = Icone di Lorc, Delapouite e degli altri artisti di game-icons.net, con licenza CC BY 3.0, nei nostri colori.
web-credit-earth = Linee costiere da Natural Earth, di pubblico dominio, preparate da world-atlas.
web-credit-fonts = I caratteri Marcellus di Brian J. Bonislawsky (Astigmatic) e Alegreya Sans di Juan Pablo del Peral (Huerta Tipográfica), entrambi con licenza SIL Open Font License.
web-credit-code = Costruito con Preact e Fluent; codici QR di segno.
