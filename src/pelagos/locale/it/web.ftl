## Il gioco nel browser, qualunque sia.

web-close = Chiudi
web-rule = Regola { $id }
web-unreachable = Il server non risponde. Riprova fra un momento.
web-reload = Ricarica
web-free = libero
web-you = tu
web-to-start = Alla pagina iniziale
web-to-table = Al tavolo
web-nav = Lingua e impostazioni

## Impostazioni.

web-settings = Impostazioni
web-language = Lingua
web-theme = Tema
web-theme-system = come il dispositivo
web-theme-light = chiaro
web-theme-dark = scuro
web-pace = Animazioni
web-pace-0 = nessuna
web-pace-0-5 = veloci
web-pace-1 = normali
web-pace-2 = lente
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
web-undo = Ritira la mossa
web-skip-link = Vai alla tua mossa
web-busy = Invio in corso …
web-connecting = Connessione in corso …
web-connected = Connessione stabilita
web-lost = Connessione persa, nuovo tentativo …
web-trouble = In questo momento il server non può continuare

## La mappa.

web-map-nearer = Ingrandisci
web-map-farther = Riduci
web-map-whole = Tutta la mappa
web-map-ship = Intorno alla nave

## I giocatori di un tavolo.

web-players = Giocatori
web-seat-bot = un bot
web-seat-stood-in = al suo posto un bot
web-seat-here = online
web-seat-gone = offline
web-people = Gli altri
web-mute = Silenzia
web-unmute = Riattiva
web-vote = Vota per un bot al suo posto
web-unvote = Ritira il voto
web-votes = { $count ->
    [one] un voto per un bot
   *[other] { $count } voti per un bot
 }
web-absent = Aspettiamo { $who }, al momento offline.
web-watching = Stai guardando. Ciò che è segreto resta nascosto.

## Cronaca, chat e situazione a parole.

web-side = Cronaca e chat
web-side-unread = Cronaca e chat: { $count ->
    [one] una riga nuova
   *[other] { $count } righe nuove
 }
web-tab-log = Cronaca
web-tab-chat = Chat
web-tab-state = A parole
web-dock = Le tue carte e la tua mossa
web-while-away = Mentre non c'eri
web-missed = Mentre non c'eri { $count ->
    [one] è successa una cosa
   *[other] sono successe { $count } cose
 }.
web-say = Di' qualcosa
web-send = Invia
web-chat-empty = Nessuno ha ancora detto nulla.
web-chat-watching = Qui può scrivere solo chi siede al tavolo.

## Il menu di un tavolo.

web-menu = Menu
web-rules-of = Regole di { $game }
web-invite = Invita altri
web-invite-hint = Chi apre questo link può sedersi a questo tavolo.
web-invite-watch = Chi apre questo link può guardare.
web-invite-text = Vieni a giocare a { $game } con noi!
web-screen = Mostra su uno schermo condiviso
web-screen-leave = Esci dallo schermo condiviso
web-screen-news = Che cosa è successo
web-screen-join = Inquadra con il telefono per sederti al tavolo
web-screen-hand = Le tue carte sono sul telefono. Inquadra qui per venire al tavolo.
web-record = Scarica la registrazione
web-verify = Distribuzione onesta?
web-away = Fai giocare un bot per te
web-back = Torna a giocare tu
web-handover = Cedi il tuo posto
web-handover-hint = Chi apre questo link per primo può prendere il tuo posto, con tutto ciò che hai. Vale sette giorni.
web-handover-text = Prendi il mio posto a { $game }!
web-leave = Lascia il tavolo
web-leave-sure = Il tuo posto andrà a un bot e non potrai più riprenderlo. Se devi solo assentarti per un po', fai piuttosto giocare un bot per te.
web-leave-yes = Lascia per sempre
web-stay = Resta
web-shortcuts = Tasti
web-key-s = salta le animazioni
web-key-u = ritira la tua ultima mossa
web-key-l = la cronaca
web-key-c = la chat
web-key-w = la situazione a parole
web-key-d = alle tue carte e alla tua mossa
web-key-b = al tabellone
web-key-help = questo elenco
web-copy = Copia
web-copied = Copiato.
web-copy-failed = Qui non è permesso copiare: seleziona il testo e copialo tu.
web-share = Condividi
web-qr = Un codice per la fotocamera di un telefono

## La fine di una partita.

web-winners = { $count ->
    [one] { $who } ha vinto
   *[other] { $who } hanno vinto insieme
 }
web-you-win = { $count ->
    [one] Hai vinto!
   *[other] { $who } hanno vinto insieme, e fra loro ci sei tu!
 }
web-rematch = Gioca ancora
web-go-rematch = Alla nuova partita

## Prima di una partita; porte.

web-lobby = Un tavolo di { $game }
web-sit = Siediti qui
web-begin = Comincia la partita
web-begin-bots = Comincia; i posti liberi vanno ai bot
web-waiting-host = Si comincia quando il tavolo è al completo o quando lo decide chi l'ha aperto.
web-waiting-seats = Chi ha aperto il tavolo non c'è. Quando tutti i posti sono occupati, può cominciare chiunque.
web-not-seated = Scegli un posto per giocare. Senza un posto, guardi.
web-stand-up = Alzati
web-close-table = Chiudi il tavolo
web-host = ha aperto il tavolo
web-no-clock = Senza limiti di tempo
web-clock-seconds = { $seconds } secondi a decisione, { $minutes ->
    [0] senza riserva
    [one] più un minuto di riserva
   *[other] più { $minutes } minuti di riserva
 }
web-clock-in-days = { $days ->
    [one] Un giorno
   *[other] { $days } giorni
 } a decisione
web-days = { $days } g { $hours } h
web-by-invitation = Su invito
web-listed = Aperto a tutti
web-your-name = Il tuo nome a questo tavolo
web-door = Questa porta non si apre
web-take-title = Ti viene ceduto un posto
web-take-text = Qualcuno ti cede un posto a questo tavolo, con tutto ciò che ne fa parte.
web-take = Prendi il posto
web-only-look = Guarda soltanto
web-join-label = Un link o un codice che hai ricevuto
web-join-hint = https://… o ABCD-EFGH
web-join = Apri
web-join-elsewhere = Questo link porta a un altro server. Aprilo in una nuova scheda.
web-welcome-back = Eccoti di nuovo, { $name }!

## La pagina iniziale.

web-hero = Salpa con i Greci
web-hero-more = Due giochi da tavolo di Dei e di navi, contro i bot o con gli amici, su qualsiasi schermo. Senza account.
web-what-ulysses = Una sola nave, e ognuno la vuole altrove. Proponi una rotta o opponiti, convinci gli Dei con le tue carte e porta la nave ai tuoi obiettivi segreti.
web-what-odysseus = Sei una divinità e mandi i venti, alcuni senza farli vedere. Di isola in isola deviano la rotta di un'unica nave, e solo tu sai quali avventure vuoi che incontri.
web-play-now = Gioca a { $game }
web-against = Contro { $count ->
    [one] un bot
   *[other] { $count } bot
 } ({ $level }). Scegli …
web-seats = Giocatori
web-level = Bot
web-level-drifter-hint = Va dove tira il vento. Per una prima occhiata.
web-level-sailor-hint = Conosce il mestiere. Un avversario giusto per una prima partita.
web-level-navigator-hint = Pensa in anticipo e ricorda ciò che si è visto.
web-level-olympian-hint = Gioca bene quanto siamo riusciti a insegnargli.
web-game = Gioco
web-friends = Con gli amici
web-friends-open = Apri un tavolo e manda il link. Chi lo apre si siede; gli altri posti vanno ai bot.
web-open-table = Apri un tavolo
web-who-plays = Chi gioca
web-seat-mine = Il primo posto è tuo.
web-seat = Posto { $number }
web-a-person = una persona
web-bot-of = un bot: { $level }
web-clock = Tempo
web-clock-none = senza limiti
web-clock-quick = 20 secondi a decisione, più 3 minuti di riserva
web-clock-live = 1 minuto a decisione, più 10 minuti di riserva
web-clock-days = 2 giorni a decisione
web-public = Può venire chiunque: il tavolo compare nella pagina iniziale
web-my-tables = I tuoi tavoli
web-open-tables = Tavoli con posti liberi
web-over-tables = Partite finite
web-free-seats = { $count ->
    [0] si può cominciare
    [one] un posto libero
   *[other] { $count } posti liberi
 }
web-myself = Tu
web-name = Il tuo nome
web-name-hint = Ai tavoli dove siedi già mantieni il nome che avevi.
web-name-saved = D'ora in poi ti chiami { $name }.
web-save = Salva
web-devices = Puoi continuare a giocare su un altro dispositivo:
web-code = Codice per un altro dispositivo
web-code-hint = Scrivi questo codice nella pagina iniziale dell'altro dispositivo, oppure inquadra qui con la sua fotocamera. Vale una volta sola, entro dieci minuti.
web-personal-link = Il tuo link personale
web-personal-hint = Chi apre questo link sei tu, per un anno. Tienilo per te: ti riporta qui anche se questo browser ti dimentica.
web-comeback = Un'altra persona su questo dispositivo?
web-comeback-text = Qui ti chiami { $name }. Se prosegui, questo browser lo dimentica e diventi chi ha creato il link.
web-comeback-yes = Prosegui
web-comeback-no = Resto chi sono
web-more = Altro

## Pagine sui giochi.

web-contents = Indice
web-search = Cerca nelle regole
web-found = { $count ->
    [0] Nessuna regola ne parla.
    [one] Ne parla una regola.
   *[other] Ne parlano { $count } regole.
 }
web-about = Informazioni su Pelagos
web-about-what = Pelagos riunisce due giochi da tavolo dei mari greci, come software libero: regole che si possono consultare punto per punto, bot di quattro livelli, tavoli per gli amici, registrazioni che si possono verificare e un client per il terminale. Questo è il gioco nel browser.
web-about-ulysses = Un gioco di Andrea Angiolino e Pier Giorgio Paglia, pubblicato nel 2001, da tre a cinque giocatori.
web-about-board-ulysses = I testi delle regole non mostrano il tabellone stampato, quindi questo è una ricostruzione: 15 nomi e nove rotte marine si ricavano con certezza dalle regole e dai loro esempi, e così pure quante rotte ha un luogo. Tutto il resto è nuovo, sulle vere coste del Mediterraneo.
web-about-odysseus = Un gioco di Dominique Ehrhard, pubblicato nel 2001, da tre a sei giocatori.
web-about-board-odysseus = Il testo delle regole non mostra il tabellone stampato, quindi questo è stato disegnato da capo: 18 isole, ciascuna con una linea gialla, una verde e una rossa. Anche le carte missione sono nostre, entro ciò che le regole richiedono.
web-about-fair = Nessun trucco con le carte
web-about-fair-text = Prima di una partita il server si vincola al caso che userà, e ogni browser vi aggiunge del suo. A partita finita tutti possono verificare che nessuna carta sia stata scelta da qualcuno.
web-about-private = Niente account, niente tracciamento
web-about-private-text = Hai un nome e un cookie che conosce i tuoi posti. Questa pagina non chiede nulla a nessun altro server.
web-about-licence = Licenza
web-about-licence-text = Il programma è software libero con licenza MIT. I giochi appartengono ai loro autori; regole e parole sono raccontate qui con frasi nostre.
web-about-credits = Un grazie a
web-credit-icons = Icone di Lorc, Delapouite e degli altri artisti di game-icons.net, con licenza CC BY 3.0, nei nostri colori.
web-credit-earth = Linee costiere da Natural Earth, di pubblico dominio, preparate da world-atlas.
web-credit-fonts = I caratteri Marcellus di Brian J. Bonislawsky (Astigmatic) e Alegreya Sans di Juan Pablo del Peral (Huerta Tipográfica), entrambi con licenza SIL Open Font License.
web-credit-code = Preact e Fluent, con cui è costruita questa pagina; segno, che disegna i codici per le fotocamere.
