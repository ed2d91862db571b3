## Perché una mossa di Odysseus viene rifiutata. Ogni frase segue «No:», perciò ha l'iniziale minuscola e niente punto.

odysseus-no-choice = questo lo decide il caso, non chi gioca
odysseus-no-time = non ora: { odysseus-no-wait }
odysseus-no-whole = la mossa non è completa: { odysseus-no-wait }
# Che cosa attende la fase.
odysseus-no-wait = { $phase ->
    [launch] Zeus deve mettere la nave su un'isola
    [hades] il potere di Ade è attivo: prima gioca una carta, coperta o scoperta
    [window] è stato usato un potere: Atena deve lasciarlo agire o bloccarlo
    [disk] è stata compiuta un'avventura: Zeus deve scegliere un disco dalla riserva
    [card] scegli la carta che Ermes sposta
    [space] scegli una casella
    [face] scegli la carta da giocare coperta
   *[place] gioca una carta, usa il tuo potere, fai uno scambio o passa
 }

## Carte. $kind è la forza della carta, oppure d per Dioniso.

odysseus-no-card = non hai nessuna { odysseus-no-kind }
odysseus-no-card-there = su { $space } non c'è nessuna { odysseus-no-kind }
odysseus-no-kind = { $kind ->
    [d] carta Dioniso
   *[other] carta di forza { $kind }
 }
odysseus-no-hand = non hai carte in mano
odysseus-no-other-space = la carta è già su { $space }: scegli un'altra casella
odysseus-no-down-number = non c'è nessuna carta coperta numero { $number }

## Poteri, scambi e dischi.

odysseus-no-athena = Atena può solo bloccare, subito dopo che un altro giocatore ha usato un potere, mai nel proprio turno
odysseus-no-power = per questo round il potere di { $god } è già usato
odysseus-no-power-yet = hai ricevuto { $god } con uno scambio: potrai usarne il potere dal tuo turno nella fase successiva
odysseus-no-hades = con il potere di Ade si gioca subito una carta vento, e non ne hai
odysseus-no-hermes = su nessuna casella c'è ancora una carta che Ermes possa spostare
odysseus-no-down = può giocare carte coperte solo chi ha Ade, dopo averne attivato il potere in questo round
odysseus-no-dionysus = uno scambio costa una carta Dioniso, e non ne hai
odysseus-no-self = lo scambio si fa con un altro giocatore, non con te
odysseus-no-seat = in questa partita non c'è il posto { $letter }
odysseus-no-such-disk = nella riserva non c'è nessun disco di questo tipo: scegline un altro

## Che cosa fa ogni scelta. Sta accanto alla scelta: maiuscola iniziale, senza punto.

odysseus-does-start = Metti la nave su un'isola
odysseus-does-play = Gioca una carta vento scoperta su una casella
odysseus-does-down = Gioca una carta vento coperta: solo tu ne conosci la forza
odysseus-does-zeus = Il piazzamento finisce subito e la nave salpa
odysseus-does-hades = Gioca carte coperte per il resto del round, a cominciare da ora
odysseus-does-aphrodite = Fai contare doppio una casella in questo round
odysseus-does-hermes = Sposta una carta dalla sua casella a un'altra
odysseus-does-poseidon = Fai sì che una casella non conti in questo round
odysseus-does-athena = Blocca un potere subito dopo che un altro giocatore lo usa
odysseus-does-trade = Paga una carta Dioniso e scambia gli Dei con un altro giocatore
odysseus-does-pass = Non fare nulla in questo turno
odysseus-does-allow = Lascia che il potere abbia effetto
odysseus-does-block = Annulla il potere e chiudi il turno di chi lo usa; entrambi i poteri valgono come usati
odysseus-does-disk = Metti un disco della riserva dov'era la nave all'inizio
