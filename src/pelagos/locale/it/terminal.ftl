## La partita nel terminale, qualunque sia il gioco.

you = tu
screen-decides = { $you ->
    [yes] tocca a te
   *[no] decide { $who }
 }
screen-players = Giocatori
screen-your-hand = In mano
screen-hand = { $count ->
    [0] nessuna carta
    [one] 1 carta: { $cards }
   *[other] { $count } carte: { $cards }
 }

board-origin = Origine: { $origin }
plain-no-board = Questo gioco non ha un tabellone.
plain-wanted = Scegli che cosa fare.
plain-over = La partita è finita.
plain-welcome = { $game }, posti in gioco: { $players }. Il tuo nome è { $name }, il tuo posto { $seat }. (Scrivi «help» per i comandi.)
so-far = Finora: { $words }

## Dialogo con chi gioca.

play-welcome = { $game } sul tabellone «{ $board }», { $players } giocatori. Il tuo nome è { $name }, il tuo posto { $seat }.
play-origin = Il tabellone: { $origin }. (Scrivi «board» per saperne di più, «help» per i comandi.)
play-seed = Per rigiocare la stessa distribuzione: --seed { $seed }
play-prompt = { $most ->
    [1] La tua scelta (1 o Invio)
   *[other] La tua scelta (1-{ $most })
 }
play-bid = Quante carte? Da { $least } a { $most } (Invio: { $least })
play-bid-jokers = Quante di queste { $kind }? Da { $least } a { $most } (Invio: { $least })
play-bid-range = Ci vuole un numero da { $least } a { $most }; «back» annulla il passo.
play-forced = Niente da scegliere: { $words }.
play-no-number = La scelta { $number } non c'è: indica un numero da 1 a { $most } o scrivi una mossa.
play-nothing = Scrivi il numero di una scelta, una mossa a parole oppure «help».
play-no-back = Non c'è nulla da annullare: una mossa completa non si riprende.
play-refused = No: { $reason } [{ $clause }]
play-refused-more = Scrivi «rules { $clause }» per leggere la regola. Le scelte qui sopra valgono ancora.
play-farewell = Lasci la nave. A presto!
play-record-open = La partita fin qui è salvata in { $file }.
play-record-done = L'intera partita è salvata in { $file }.
play-record-none = La partita non è stata salvata (--record FILE la salva).
play-winner = { $you ->
    [yes] { $many ->
        [yes] Hai vinto, insieme con { $who }!
       *[no] Hai vinto!
     }
   *[no] { $many ->
        [yes] { $who } hanno vinto insieme.
       *[no] { $who } ha vinto.
     }
 }
play-why-nothing = Tutto ciò che riguarda questa decisione è possibile.
play-hint = Il bot sta pensando …
play-help =
    Un numero    fa quella scelta; se è una sola basta Invio
    back         annulla un passo di una mossa incompleta
    look         mostra di nuovo il tavolo
    what         elenca tutto ciò che puoi fare, con prezzi e regole
    why          dice perché altre scelte ora non sono possibili
    hint         chiede a un bot forte che cosa farebbe
    board        mostra l'intero tabellone e da dove viene
    log          mostra gli ultimi eventi (log 100 per averne di più)
    rules { $clause }   mostra una regola o un intero capitolo (rules { $section })
    quit         lascia la partita
    Si può anche scrivere una mossa per intero:

## Il racconto di una registrazione, e le regole.

replay-opening = { $game } sul tabellone { $board }: { $people }.
replay-viewer = { $viewer ->
    [full] La cronaca completa, segreti compresi.
    [public] La cronaca come l'hanno vista tutti.
   *[seat] La cronaca come l'ha vista { $seat }.
 }
replay-open = La partita non è finita.
replay-result = { $many ->
    [yes] Risultato: hanno vinto insieme { $who }.
   *[no] Risultato: ha vinto { $who }.
 }
rules-unknown = la regola «{ $clause }» non c'è; simili sono: { $near }
rules-unknown-all = la regola «{ $clause }» non c'è; le regole sono { $some } e così via

## Lezioni.

learn-commands = (Scrivi 'hint' per un aiuto, 'again' per ricominciare, 'skip' per la prossima lezione, 'quit' per uscire.)
learn-type = Scrivi: { $move }
learn-rule = Scrivi 'rules { $clause }' per la regola.
learn-help =
    In una lezione ci sono anche
    hint         dice che cosa fare
    again        ricomincia la lezione
    skip         passa alla prossima lezione
learn-row = { $title } ({ $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
 }){ $status ->
    [done] , finita
    [begun] , cominciata
   *[new] {""}
 }
learn-how = Giocale con 'pelagos learn ulysses' o 'pelagos learn odysseus winds'.
learn-next = Invio per la prossima lezione: { $title }
learn-all-done = Hai finito tutte le lezioni di questo gioco. Scegline una per rigiocarla:
learn-farewell = Alla prossima. 'pelagos learn { $game }' riprende da qui.
learn-play = Ora gioca: pelagos play { $game } --first-voyage
