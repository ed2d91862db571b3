## Odysseus nel terminale: il tavolo. Lo schermo è stretto: i titoli a margine devono restare corti.

odysseus-screen-start = Prima del primo round
odysseus-screen-turn = Round { $round }, fase { $phase }: { $you ->
    [yes] hai cominciato tu
   *[no] ha cominciato { $who }
 }
odysseus-screen-ship = Nave: isola { $island }. Mazzo dei venti: { $stack }.
odysseus-screen-lines = Linee
odysseus-screen-ships = Nave { $ship }
odysseus-screen-sailing = Rotta
odysseus-screen-course = { $count ->
    [0] nessun vento alla nave 1, quindi la nave resta ferma.
    [3] { $steps }. Approdo: { $end }.
   *[other] { $steps }; nessun vento alla nave { $next }. Approdo: { $end }.
 }
odysseus-screen-sailed = Percorso
odysseus-screen-blind = Le carte coperte degli altri non sono contate.
odysseus-screen-cards = { $count ->
    [one] { $kind }
   *[other] { $kind } ×{ $count }
 }
odysseus-screen-dionysus = d (Dioniso)
odysseus-screen-columns = divinità  potere  carte
odysseus-screen-adventures = Avventure
odysseus-screen-adventure-columns = punti  fatte  mappa riserva
odysseus-screen-points = Hai { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }; si vince con { $goal }.
odysseus-screen-power = Potere
odysseus-screen-window = { $who } usa il potere di { $god }{ $target }.
odysseus-target-zeus = : il piazzamento finirebbe subito
odysseus-target-poseidon = : { $space } non conterebbe
odysseus-target-hades = : potrebbe giocare carte coperte
odysseus-target-aphrodite = : { $space } conterebbe il doppio
odysseus-target-card = : { $card } passerebbe da { $source } a { $space }

odysseus-no-disk = nessun disco
odysseus-course-end = isola { $island }, { $disk }
odysseus-course-stays = { $steps ->
    [0] isola { $island }, senza vento
   *[other] di nuovo isola { $island }, nessuna avventura
 }
odysseus-mark-ship = la nave
odysseus-mark-poseidon = Poseidone
odysseus-mark-aphrodite = Afrodite

odysseus-power-ready = pronto
odysseus-power-spent = usato
odysseus-power-waits = attende
odysseus-power-down = coperte

odysseus-board-islands = Isole
odysseus-board-tasks = Carte missione, con i loro punti
odysseus-board-disks = Dischi
odysseus-board-counts = totale  posati

## Che cosa si chiede a chi gioca, per fase; le ultime tre sono scelte fatte a metà.

odysseus-now-launch = Sei Zeus: da quale isola parte la nave?
odysseus-now-place = Gioca una carta, usa il tuo potere, fai uno scambio o passa:
odysseus-now-hades = Il potere di Ade è attivo: gioca ora una carta, coperta o scoperta.
odysseus-now-window = Sei Atena. Lasci agire il potere o lo blocchi?
odysseus-now-disk = Sei Zeus: quale disco metti sull'isola { $island }?
odysseus-now-card = Quale carta sposti?
odysseus-now-space = { $does ->
    [poseidon] Quale casella non conta?
    [aphrodite] Quale casella conta il doppio?
    [hermes] In quale casella?
   *[other] Su quale casella?
 }
odysseus-now-face = Quale carta giochi coperta?

## Qualche parola accanto a ogni scelta.

odysseus-hint-course = approdo: { $end }
odysseus-hint-blind = la nave salpa e decidono le carte coperte
odysseus-hint-hold = ne hai { $count }
odysseus-hint-down = coperta
odysseus-hint-trade = cedi { $mine }, prendi { $theirs }{ $spent ->
    [yes] {" "}(potere già usato)
   *[no] {""}
 }
odysseus-hint-disk = { $name }, { $count } nella riserva{ $worth ->
    [0] {""}
   *[other] , +{ $worth } per te
 }

## Dialogo con chi gioca.

odysseus-over = Il viaggio è finito dopo { $rounds } round.
odysseus-examples =
    {"  "}start kappa · play 5 gi1 · play d v2 · down r3 2 · pass · trade b
    {"  "}power · power v1 (Poseidone, Afrodite) · power 3 gi1 v2 (Ermes)
    {"  "}allow · block · disk sirens
