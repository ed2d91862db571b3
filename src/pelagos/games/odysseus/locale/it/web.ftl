## Odysseus nel browser. Le frasi intere si uniscono con uno spazio; nient'altro viene composto.

# Una o due lettere per ogni avventura, tutte diverse, per i dischi sulla mappa.
web-odysseus-letters-sirens = Si
web-odysseus-letters-underworld = O
web-odysseus-letters-cyclops = Cl
web-odysseus-letters-circe = Cr
web-odysseus-letters-scylla = Sc
web-odysseus-letters-lotus = L

## La mappa.

web-odysseus-map = Mappa dell'arcipelago
# Detto ai lettori di schermo insieme alla mappa.
web-odysseus-map-keys = I tasti freccia vanno di isola in isola; 1, 2 e 3 seguono la linea gialla, verde e rossa; più e meno ingrandiscono e riducono, 0 mostra tutto.
web-odysseus-ship-here = La nave è all'isola { $name }.
web-odysseus-empty = { $name }: nessun disco.
web-odysseus-disk = { $name }: { $adventure }{ $worth ->
    [0] {""}
    [one] , 1 punto per te
   *[other] , { $worth } punti per te
 }.
web-odysseus-lines = La linea gialla porta a { $yellow }, la verde a { $green }, la rossa a { $red }.

## Round e rotta.

web-odysseus-before = Prima del primo round
web-odysseus-round = { $you ->
    [yes] Round { $round }, fase { $phase }. Hai cominciato tu.
   *[no] Round { $round }, fase { $phase }. Ha cominciato { $who }.
 }
web-odysseus-stack = { $count ->
    [one] Una carta nel mazzo dei venti.
   *[other] { $count } carte nel mazzo dei venti.
 }
web-odysseus-stack-short = Mazzo { $count }
web-odysseus-no-ship = La nave non ha ancora un'isola.
web-odysseus-course-none = Nessun vento per il passo 1: la nave resterebbe all'isola { $island }.
web-odysseus-course-back = Seguendo { $colours }, la nave tornerebbe all'isola { $island }. Nessuna avventura.
web-odysseus-course-empty = Seguendo { $colours }, la nave giungerebbe all'isola { $island }, dove non c'è nessun disco.
web-odysseus-course = Seguendo { $colours }, la nave giungerebbe all'isola { $island }. { $worth ->
    [0] Lì: { $adventure }.
    [one] Lì: { $adventure }, 1 punto per te.
   *[other] Lì: { $adventure }, { $worth } punti per te.
 }
web-odysseus-sailed = { $count ->
    [0] Senza vento, la nave è rimasta all'isola { $island }.
   *[other] Seguendo { $colours }, la nave è giunta all'isola { $island }.
 }
web-odysseus-blind = Le carte coperte degli altri non sono contate.

## Le tre navi e le loro nove caselle.

web-odysseus-ships = I venti
web-odysseus-ship = Passo { $ship } della nave
web-odysseus-space = Passo { $ship }, { $colour }: forza { $strength }.
web-odysseus-space-cards = Carte: { $cards }.
# $mine: quali sono, quando sono di chi legge.
web-odysseus-space-down = { $count ->
    [one] { $known ->
        [yes] La tua carta coperta: { $mine }.
       *[no] Una carta coperta.
     }
   *[other] { $known ->
        [yes] Le tue carte coperte: { $mine }.
       *[no] { $count } carte coperte.
     }
 }
web-odysseus-space-poseidon = Poseidone: non conta.
web-odysseus-space-aphrodite = Afrodite: conta il doppio.
web-odysseus-space-leads = Questo colore guida il passo { $ship }.
web-odysseus-cards = { $count ->
    [one] { $kind }
   *[other] { $kind } ×{ $count }
 }
web-odysseus-double = ×2

## Avventure, missione e punti.

web-odysseus-adventures = Avventure
web-odysseus-column-you = Tu
web-odysseus-column-done = Fatte
web-odysseus-column-map = Mappa
web-odysseus-column-reserve = Riserva
web-odysseus-adventure = Dischi { $name }: { $done } fra le avventure compiute, { $map } sulla mappa, { $reserve } nella riserva{ $worth ->
    [0] {""}
    [one] ; ogni volta 1 punto per te
   *[other] ; ogni volta { $worth } punti per te
 }.
web-odysseus-task = La tua missione e i suoi punti: { $worths }.
web-odysseus-my-task = La tua missione
web-odysseus-score = Hai { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }; si vince con { $goal }.
web-odysseus-score-short = { $points } su { $goal }

## Giocatori.

web-odysseus-player = { $you ->
    [yes] Sei { $god }
   *[no] { $who } è { $god }
 }, { $power ->
    [spent] con il potere già usato
    [waits] con il potere non ancora utilizzabile dopo uno scambio
    [down] con il diritto di giocare carte coperte
   *[ready] con il potere pronto
 }; { $count ->
    [0] nessuna carta
    [one] 1 carta
   *[other] { $count } carte
 }.
web-odysseus-power-ready = pronto
web-odysseus-power-spent = usato
web-odysseus-power-waits = attende
web-odysseus-power-down = coperte
# Dopo una frase su chi gioca, che può essere chi legge.
web-odysseus-began = Primo turno di questo round.
web-odysseus-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
 }

## Che cosa si chiede.

web-odysseus-now-launch = Sei Zeus: da quale isola parte la nave?
web-odysseus-now-place = Gioca una carta, usa il tuo potere, fai uno scambio o passa.
web-odysseus-now-hades = Il potere di Ade è attivo: gioca ora una carta, coperta o scoperta.
web-odysseus-now-window = Sei Atena. Lasci agire il potere o lo blocchi?
web-odysseus-now-disk = Sei Zeus: quale disco metti sull'isola { $island }?
web-odysseus-wait-launch = { $who } è Zeus e deve mettere la nave su un'isola.
web-odysseus-wait-place = Tocca a { $who }.
web-odysseus-wait-hades = { $who } ha il potere di Ade e deve giocare una carta.
web-odysseus-wait-window = { $who } è Atena e può bloccare il potere.
web-odysseus-wait-disk = { $who } è Zeus e deve scegliere un disco per l'isola { $island }.
web-odysseus-wait-over = Il viaggio è finito.

## Decidere.

web-odysseus-my-hand = Le tue carte
web-odysseus-hand = { $count ->
    [0] Non hai carte in mano.
   *[other] Le tue carte: { $cards }.
 }
web-odysseus-no-cards = Nessuna carta
web-odysseus-card-label = { $kind ->
    [d] Dioniso, forza 1 oppure uno scambio. Ne hai { $count }.
   *[other] Vento di forza { $kind }. Ne hai { $count }.
 }
web-odysseus-pass = Passa
web-odysseus-use-power = Usa { $god }
web-odysseus-trade = Scambia divinità
web-odysseus-allow = Lascia agire
web-odysseus-block = Blocca
web-odysseus-face-up = Scoperta
web-odysseus-face-down = Coperta
web-odysseus-choose-card = Scegli una carta.
web-odysseus-choose-space = Scegli una casella.
web-odysseus-choose-take = Quale carta sposta Ermes?
web-odysseus-choose-to = In quale casella?
web-odysseus-choose-island = Scegli un'isola sulla mappa, o qui:
web-odysseus-choose-god = Paghi un Dioniso e cedi { $god }. Quale divinità prendi?
web-odysseus-choose-disk = Scegli un disco dalla riserva.
# Una carta su una casella, che Ermes può prendere; $card è un nome o «carta coperta».
web-odysseus-take = { $card } su { $space }
web-odysseus-disk-choice = { $name }{ $worth ->
    [0] {""}
    [one] , 1 punto per te
   *[other] , { $worth } punti per te
 }. { $count ->
    [one] Ne resta uno.
   *[other] Ne restano { $count }.
 }
web-odysseus-trade-choice = { $god } di { $who }{ $power ->
    [spent] , potere già usato
   *[other] {""}
 }
# Quel che si farebbe, sul pulsante che lo fa.
web-odysseus-do-play = { $card ->
    [d] Gioca un Dioniso su { $space }
   *[other] Gioca un { $card } su { $space }
 }
web-odysseus-do-down = { $card ->
    [d] Gioca coperto un Dioniso su { $space }
   *[other] Gioca coperto un { $card } su { $space }
 }
web-odysseus-do-zeus = Chiudi il piazzamento: la nave salpa
web-odysseus-do-hades = Usa Ade: gioca carte coperte
web-odysseus-do-poseidon = Usa Poseidone: { $space } non conta
web-odysseus-do-aphrodite = Usa Afrodite: { $space } conta il doppio
web-odysseus-do-hermes = Sposta { $card } da { $source } a { $space }
web-odysseus-do-trade = Cedi { $mine }, prendi { $theirs }
web-odysseus-do-disk = Metti sull'isola { $island }: { $name }
web-odysseus-do-start = Parti dall'isola { $island }

web-what-odysseus = Sei una divinità e mandi i venti, alcuni senza farli vedere. Guidano un'unica nave di isola in isola, e solo tu sai quali avventure vuoi che incontri.
web-about-odysseus = Un gioco di Dominique Ehrhard, pubblicato nel 2001, da tre a sei giocatori.
web-about-board-odysseus = Il testo delle regole non mostra il tabellone stampato, quindi questo è un disegno nuovo: 18 isole, ciascuna con una linea gialla, una verde e una rossa. Anche le carte missione sono nostre, entro ciò che le regole richiedono.
