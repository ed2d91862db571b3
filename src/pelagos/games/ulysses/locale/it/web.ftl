## Ulysses nel browser: la mappa. I nomi dei luoghi non hanno articolo: stanno dopo due punti o fra parentesi.

web-ulysses-map = Mappa del mare. I tasti freccia vanno di luogo in luogo, più e meno ingrandiscono e riducono, 0 mostra tutta la mappa.

# Una o due lettere che stanno per una regione; tutte diverse.
web-ulysses-letter-violet = Vi
web-ulysses-letter-green = Ve
web-ulysses-letter-red = R
web-ulysses-letter-blue = A
web-ulysses-letter-none = ★

# I nomi dei luoghi come stanno sulla mappa, da soli.
web-ulysses-label-minotaur = Minotauro
web-ulysses-label-cicones = Ciconi
web-ulysses-label-cyclops = Ciclopi
web-ulysses-label-sibyl = Sibilla
web-ulysses-label-lotus = Lotofagi
web-ulysses-label-sirens = Sirene
web-ulysses-label-pillars = Colonne d'Ercole
web-ulysses-label-hesperides = Esperidi
web-ulysses-label-laestrygonians = Lestrigoni

web-ulysses-place-region = { $place }, { $colour }.
web-ulysses-place-ship = La nave è qui.
web-ulysses-place-steps = { $steps ->
    [one] A una tappa dalla nave.
   *[other] A { $steps } tappe dalla nave.
 }
web-ulysses-place-plague = Qui c'è la peste.
web-ulysses-place-disk = Qui c'è il disco { $side }.
web-ulysses-place-goal = È uno dei tuoi obiettivi.
web-ulysses-place-goal-reached = Hai raggiunto questo obiettivo.
web-ulysses-place-reached = { $who } ha raggiunto questo obiettivo.
web-ulysses-place-remembered = Ricordi: questo obiettivo è in mano a { $who }.
web-ulysses-place-near = Rotte per: { $places }.

## I giocatori.

web-ulysses-seat-letter = La lettera di questo giocatore sulla mappa
web-ulysses-temples = { $count ->
    [one] Un tempio
   *[other] { $count } templi
 }
web-ulysses-hand-size = { $count ->
    [one] Una carta
   *[other] { $count } carte
 }
web-ulysses-active = attivo
web-ulysses-stands-side = per il { $side }, { $cards ->
    [one] una carta
   *[other] { $cards } carte
 }
web-ulysses-stands-passed = fuori
web-ulysses-stands-agreed = d'accordo
web-ulysses-goal-hidden = Un obiettivo nascosto, { $colour }
# Un obiettivo nascosto che chi legge ricorda.
web-ulysses-goal-remembered = { $place }?

## Che cosa c'è da decidere.

web-ulysses-now-act = { $you ->
    [yes] Il giocatore attivo sei tu: agisci se vuoi, poi proponi una destinazione.
   *[no] Il giocatore attivo è { $who }, che proporrà una destinazione.
 }
web-ulysses-now-ask = { $you ->
    [yes] Sei d'accordo con la proposta o ti opponi?
   *[no] { $who } deve dirsi d'accordo oppure opporsi.
 }
web-ulysses-now-bid = { $you ->
    [yes] Gli Dei discutono: appoggia una fazione o passa.
   *[no] Gli Dei discutono. Deve rispondere { $who }.
 }
web-ulysses-now-stay = { $you ->
    [yes] La nave è andata nel luogo che hai proposto. Giochi una carta vento per tenere il turno?
   *[no] { $who } può giocare una carta vento e tenere il turno.
 }

## La discussione degli Dei.

web-ulysses-discussion = La discussione degli Dei
web-ulysses-side-cards = { $cards ->
    [one] Una carta
   *[other] { $cards } carte
 }
web-ulysses-leads = in vantaggio
web-ulysses-needs = { $need ->
    [one] ne manca 1 al vantaggio
   *[other] ne mancano { $need } al vantaggio
 }
web-ulysses-side-empty = non è sulla mappa
web-ulysses-agreed = D'accordo: { $names }.
web-ulysses-undecided = Ancora senza fazione: { $names }.
web-ulysses-passed = Fuori: { $names }.

## Azioni.

web-ulysses-propose = Proponi
web-ulysses-propose-place = Proponi: { $place }
web-ulysses-before = Prima puoi
web-ulysses-do-agree = D'accordo
web-ulysses-do-pass = Passa
web-ulysses-do-end = Chiudi il turno
web-ulysses-deed-pandora = Apri il vaso di Pandora
web-ulysses-deed-plague = Piazza una peste
web-ulysses-deed-remove = Rimuovi una peste
web-ulysses-deed-exchange = Cambia un obiettivo
web-ulysses-deed-build = Costruisci un tempio
web-ulysses-deed-wind = Gioca una carta vento
web-ulysses-deed-object = Opponiti
web-ulysses-deed-black = Piazza il nero
web-ulysses-deed-support = Appoggia il { $side }

## Un piano.

web-ulysses-where = Scegli qui o sulla mappa:
web-ulysses-choose = Scegli un luogo
web-ulysses-give-back = Restituisci:
web-ulysses-draw-from = Pesca dal mazzetto:
web-ulysses-pile = { $colour } ({ $count })
web-ulysses-by = Con:
web-ulysses-cards = Carte
web-ulysses-zeus-among = di cui Zeus
web-ulysses-owed = { $owed ->
    [one] Tocca la carta della tua mano da scartare.
   *[other] Tocca le { $owed } carte della tua mano da scartare: finora { $chosen }.
 }
# Sulle carte che il piano gioca, e su una che scarta.
web-ulysses-laid = gioca
web-ulysses-paid = scarta
web-ulysses-lack-goal = Scegli l'obiettivo da restituire.
web-ulysses-lack-colour = Scegli il mazzetto da cui pescare.
web-ulysses-lack-place = Scegli un luogo, qui o sulla mappa.
web-ulysses-lack-card = Scegli le carte da scartare.

## Quel che ho.

web-ulysses-hand = { $count ->
    [one] In mano: una carta
   *[other] In mano: { $count } carte
 }
web-ulysses-goals = I tuoi obiettivi
web-ulysses-goal-reached = raggiunto
web-ulysses-goal-steps = { $steps ->
    [0] la nave è qui
    [one] una tappa
   *[other] { $steps } tappe
 }
web-ulysses-supplies = Mazzo { $pile } · scarti { $discards } · templi rimasti { $temples }
web-ulysses-discards = Scarti: { $cards }.
web-ulysses-no-discards = Non ci sono scarti.

## La situazione in frasi.

web-ulysses-tell-turn = Turno { $turn }. { $you ->
    [yes] Il giocatore attivo sei tu.
   *[no] Il giocatore attivo è { $who }.
 }
web-ulysses-tell-ship = Posizione della nave: { $place } ({ $colour }). Rotte per: { $near }.
web-ulysses-tell-plagues = Luoghi con la peste: { $places }.
web-ulysses-tell-no-plague = Sulla mappa non c'è nessuna peste.
web-ulysses-tell-side = Disco { $side }: { $place }, con { $cards ->
    [one] una carta
   *[other] { $cards } carte
 } di { $people }; { $leads ->
    [yes] è in vantaggio.
   *[no] { $need ->
        [one] ne manca una al vantaggio.
       *[other] ne mancano { $need } al vantaggio.
     }
 }
web-ulysses-tell-hand = Hai in mano { $count ->
    [one] una carta
   *[other] { $count } carte
 }: { $cards }.
web-ulysses-tell-no-hand = Non hai carte in mano.
web-ulysses-tell-temples = { $count ->
    [one] Hai un tempio.
   *[other] Hai { $count } templi.
 }
web-ulysses-tell-goal = Il tuo obiettivo { $place }: { $steps ->
    [0] la nave è lì.
    [one] a una tappa dalla nave.
   *[other] a { $steps } tappe dalla nave.
 }
web-ulysses-tell-goal-reached = Il tuo obiettivo { $place } è raggiunto.
web-ulysses-tell-player = { $who }: { $temples ->
    [one] un tempio
   *[other] { $temples } templi
 }, { $cards ->
    [0] nessuna carta
    [one] una carta
   *[other] { $cards } carte
 }.
web-ulysses-tell-reached = Obiettivi raggiunti da { $who }: { $places }.
web-ulysses-tell-hidden = Obiettivi ancora nascosti di { $who }: { $colours }.

web-what-ulysses = La nave è una sola, e ognuno la vuole altrove. Proponi una rotta o opponiti, convinci gli Dei con le tue carte e porta la nave ai tuoi obiettivi segreti.
web-about-ulysses = Un gioco di Andrea Angiolino e Pier Giorgio Paglia, pubblicato nel 2001, da tre a cinque giocatori.
web-about-board-ulysses = I testi delle regole non mostrano il tabellone stampato, quindi questo è una ricostruzione: 15 nomi, nove rotte marine e il numero di rotte di ogni luogo si ricavano con certezza dalle regole e dai loro esempi. Tutto il resto è nuovo, sulle vere coste del Mediterraneo.
