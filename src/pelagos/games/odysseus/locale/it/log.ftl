## La cronaca di Odysseus. $who è il nome di chi gioca; $you vale "yes" quando è chi legge.

game-odysseus = Odysseus

odysseus-god = { $you ->
    [yes] Sei { $god }.
   *[no] { $who } è { $god }.
 }
odysseus-task = { $you ->
    [yes] La tua missione e i suoi punti: { $worths }.
   *[no] La missione di { $who } e i suoi punti: { $worths }.
 }
odysseus-draws = { $you ->
    [yes] Peschi { $cards }.
   *[no] { $who } pesca { $cards }.
 }
# Quando si sa solo il numero.
odysseus-draws-with-count = { $who } pesca { $count ->
    [one] una carta
   *[other] { $count } carte
 }.
odysseus-start = { $you ->
    [yes] Metti la nave sull'isola { $island }.
   *[no] { $who } mette la nave sull'isola { $island }.
 }
odysseus-round = { $you ->
    [yes] Round { $round }: cominci tu.
   *[no] Round { $round }: comincia { $who }.
 }
odysseus-pass = { $you ->
    [yes] Passi.
   *[no] { $who } passa.
 }
odysseus-play = { $you ->
    [yes] Giochi un { $card } su { $space }.
   *[no] { $who } gioca un { $card } su { $space }.
 }
odysseus-down = { $you ->
    [yes] Giochi una carta coperta su { $space }.
   *[no] { $who } gioca una carta coperta su { $space }.
 }
# Quando si sa quale.
odysseus-down-with-card = { $you ->
    [yes] Giochi coperto un { $card } su { $space }.
   *[no] { $who } gioca coperto un { $card } su { $space }.
 }
odysseus-trade = { $you ->
    [yes] Paghi un Dioniso e fai uno scambio con { $other }: cedi { $mine } e prendi { $theirs }.
   *[no] { $you-other ->
        [yes] { $who } paga un Dioniso e fa uno scambio con te: tu cedi { $theirs } e prendi { $mine }.
       *[no] { $who } paga un Dioniso e fa uno scambio con { $other }: cede { $mine } e prende { $theirs }.
     }
 }
odysseus-power-zeus = { $you ->
    [yes] Usi il potere di Zeus per chiudere il piazzamento.
   *[no] { $who } usa il potere di Zeus per chiudere il piazzamento.
 }
odysseus-power-poseidon = { $you ->
    [yes] Usi il potere di Poseidone perché { $space } non conti.
   *[no] { $who } usa il potere di Poseidone perché { $space } non conti.
 }
odysseus-power-hades = { $you ->
    [yes] Usi il potere di Ade per giocare carte coperte.
   *[no] { $who } usa il potere di Ade per giocare carte coperte.
 }
odysseus-power-aphrodite = { $you ->
    [yes] Usi il potere di Afrodite per raddoppiare { $space }.
   *[no] { $who } usa il potere di Afrodite per raddoppiare { $space }.
 }
odysseus-power-hermes = { $you ->
    [yes] Usi il potere di Ermes per spostare un { $card } da { $source } a { $space }.
   *[no] { $who } usa il potere di Ermes per spostare un { $card } da { $source } a { $space }.
 }
odysseus-allow = { $you ->
    [yes] Lasci agire { $god }.
   *[no] { $who } lascia agire { $god }.
 }
odysseus-block = { $you ->
    [yes] Con il potere di Atena blocchi { $god }.
   *[no] { $who }, con il potere di Atena, blocca { $god }.
 }
odysseus-takes-effect = Atena lascia agire { $god }.
odysseus-turned = { $you ->
    [yes] Le tue carte coperte vengono scoperte: { $cards }.
   *[no] Le carte coperte di { $who } vengono scoperte: { $cards }.
 }
odysseus-sails = { $end ->
    [stays] Senza vento, la nave resta all'isola { $island }.
    [returns] Seguendo { $route }, la nave torna all'isola { $island }.
   *[moves] Seguendo { $route }, la nave giunge all'isola { $island }.
 }
odysseus-completes = Un'avventura è compiuta: { $adventure }!
odysseus-disk = { $you ->
    [yes] Metti un nuovo disco sull'isola { $island }: { $adventure }.
   *[no] { $who } mette un nuovo disco sull'isola { $island }: { $adventure }.
 }
odysseus-points = { $you ->
    [yes] Hai { odysseus-points-word }.
   *[no] { $who } ha { odysseus-points-word }.
 }
odysseus-wins = { $you ->
    [yes] { $many ->
        [yes] { odysseus-why } vinci, insieme con { $who }!
       *[no] { odysseus-why } vinci!
     }
   *[no] { $many ->
        [yes] { odysseus-why } { $who } vincono insieme.
       *[no] { odysseus-why } vince { $who }.
     }
 }

## Più eventi in una frase sola.

odysseus-pass-all = { $names } passano.
odysseus-draws-all = Carte pescate: { $items }.
odysseus-draws-item = { $who } { $count }
odysseus-god-all = { $items }.
odysseus-god-item = { $who } è { $god }
odysseus-points-all = Punti: { $items }.
odysseus-points-item = { $who } { $points }

## Parti delle frasi qui sopra.

odysseus-points-word = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }
odysseus-worths-row = { $adventures } { $points }
odysseus-cards-on = { $cards } su { $on }
odysseus-why = { $reason ->
    [disks] Sulla mappa non c'è più nessun disco, quindi decidono i punti:
    [idle] Per tre round nessuna carta è stata giocata o pescata, quindi decidono i punti:
   *[goal] Raggiunti i punti necessari:
 }
odysseus-cards-of-a-kind = { $count ->
    [one] un { $kind }
    [2] due volte un { $kind }
   *[other] { $count } volte un { $kind }
 }

## Carte e dèi.

# Una o due lettere per ogni linea, tutte diverse, e le caselle per linea e nave: così stanno sul tabellone e si possono scrivere.
# Nessuna è un'altra casella nella notazione, che usa le lettere inglesi (y1, g1, r1): perciò «gi» e non «g».
line-yellow = Gi
line-green = V
line-red = R
space-y1 = gi1
space-g1 = v1
space-r1 = r1
space-y2 = gi2
space-g2 = v2
space-r2 = r2
space-y3 = gi3
space-g3 = v3
space-r3 = r3
odysseus-card-5 = 5
odysseus-card-3 = 3
odysseus-card-2 = 2
odysseus-card-1 = 1
odysseus-card-d = Dioniso
odysseus-card-down = carta coperta
god-zeus = Zeus
god-poseidon = Poseidone
god-athena = Atena
god-hades = Ade
god-aphrodite = Afrodite
god-hermes = Ermes

## Le avventure e le isole del nostro tabellone. Quelle di un altro tabellone vanno con le loro parole.

adventure-sirens = Sirene
adventure-underworld = Oltretomba
adventure-cyclops = Ciclope
adventure-circe = Circe
adventure-scylla = Scilla
adventure-lotus = Lotofagi
island-alpha = Alfa
island-beta = Beta
island-gamma = Gamma
island-delta = Delta
island-epsilon = Epsilon
island-zeta = Zeta
island-eta = Eta
island-theta = Theta
island-iota = Iota
island-kappa = Kappa
island-lambda = Lambda
island-mu = Mu
island-nu = Nu
island-xi = Xi
island-omicron = Omicron
island-pi = Pi
island-rho = Rho
island-sigma = Sigma
