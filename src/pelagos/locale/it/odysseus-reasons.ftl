## Perché una mossa di Odysseus viene rifiutata. Ogni frase segue «No:», perciò ha l'iniziale minuscola e niente punto.

odysseus-no-choice = ciò che si distribuisce si pesca a caso, non si sceglie
odysseus-no-time = non ora: { odysseus-no-wait }
odysseus-no-whole = la mossa non è completa: { odysseus-no-wait }
# Che cosa attende la fase.
odysseus-no-wait = { $phase ->
    [launch] Zeus mette la nave su un'isola
    [hades] il potere di Ade è tuo: gioca ora una carta, coperta o scoperta
    [window] è stato usato un potere: Atena lo lascia agire oppure lo blocca
    [disk] è stata compiuta un'avventura: Zeus sceglie un disco dalla riserva
    [card] indica quale carta sposta Ermes
    [space] indica la casella
    [face] indica quale carta giochi coperta
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
odysseus-no-other-space = la carta è già su { $space }: indica un'altra casella
odysseus-no-down-number = la carta coperta numero { $number } non c'è

## Poteri, scambi e dischi.

odysseus-no-athena = Atena agisce quando qualcun altro ha usato un potere, mai nel proprio turno
odysseus-no-power = per questo round il potere di { $god } è già usato
odysseus-no-power-yet = hai ricevuto { $god } con uno scambio: il potere attende il tuo turno nella fase successiva
odysseus-no-hades = per il potere di Ade serve in mano una carta vento da giocare subito
odysseus-no-hermes = su nessuna casella c'è ancora una carta, quindi Ermes non ha nulla da spostare
odysseus-no-down = gioca carte coperte solo chi ha usato il potere di Ade e ha ancora Ade
odysseus-no-dionysus = per uno scambio serve una carta Dioniso, e non ne hai
odysseus-no-self = lo scambio si fa con un altro giocatore, non con te
odysseus-no-seat = in questa partita non c'è il posto { $letter }
odysseus-no-such-disk = nella riserva non resta nessun disco di questo tipo
