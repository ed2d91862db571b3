## Perché una mossa di Odysseus è rifiutata. Ogni frase segue «No:», perciò comincia con la minuscola e non ha il punto.

odysseus-no-choice = le carte si distribuiscono a sorte, non si scelgono
odysseus-no-time = non ora: { odysseus-no-wait }
odysseus-no-whole = la mossa non è completa: { odysseus-no-wait }
# Che cosa attende la fase.
odysseus-no-wait = { $phase ->
    [launch] Zeus mette la nave su un'isola
    [hades] il potere di Ade è tuo: gioca ora una carta, coperta o scoperta
    [window] è stato usato un potere: Atena lo lascia agire o lo blocca
    [disk] un'avventura è compiuta: Zeus sceglie un disco della riserva
    [card] di' quale carta sposta Ermes
    [space] di' la casella
    [face] di' quale carta giochi coperta
   *[place] gioca una carta, usa il tuo potere, fai uno scambio o passa
 }

## Carte. $kind è la forza scritta sulla carta, o d per Dioniso.

odysseus-no-card = in mano non hai nessuna { odysseus-no-kind }
odysseus-no-card-there = su { $space } non c'è nessuna { odysseus-no-kind }
odysseus-no-kind = { $kind ->
    [d] carta Dioniso
   *[other] carta di forza { $kind }
 }
odysseus-no-hand = in mano non hai nessuna carta
odysseus-no-other-space = la carta è già su { $space }: di' un'altra casella
odysseus-no-down-number = la carta coperta numero { $number } non c'è

## Poteri, scambi e dischi.

odysseus-no-athena = Atena agisce quando un altro ha usato il suo potere, mai nel proprio turno
odysseus-no-power = il potere di { $god } è già stato usato in questo round
odysseus-no-power-yet = uno scambio ti ha dato { $god }: il potere deve aspettare il tuo turno nella prossima fase
odysseus-no-hades = per giocare coperto Ade deve avere in mano una carta vento
odysseus-no-hermes = su nessuna casella c'è ancora una carta: Ermes non ha nulla da spostare
odysseus-no-down = gioca coperto solo chi ha usato il potere di Ade e ha ancora Ade
odysseus-no-dionysus = uno scambio costa una carta Dioniso, e non ne hai
odysseus-no-self = fai lo scambio con un altro giocatore, non con te
odysseus-no-seat = in questa partita il posto { $letter } non c'è
odysseus-no-such-disk = nella riserva non resta nessun disco di questa avventura
