## La cronaca di Ulysses. $who è il nome di chi gioca; $you vale "yes" quando è chi legge.
## I nomi dei luoghi non hanno articolo: stanno dopo due punti o fra parentesi, dove vanno sempre bene.

game-ulysses = Ulysses

ulysses-agree = { $you ->
    [yes] Sei d'accordo.
   *[no] { $who } è d'accordo.
 }
ulysses-pass = { $you ->
    [yes] Passi: non partecipi più a questa discussione.
   *[no] { $who } passa.
 }
ulysses-end = { $you ->
    [yes] Chiudi il turno.
   *[no] { $who } chiude il turno.
 }
ulysses-stuck = { $you ->
    [yes] La peste è tutt'intorno e non puoi pagare: la nave resta ferma e il tuo turno finisce.
   *[no] La peste è tutt'intorno e { $who } non può pagare: la nave resta ferma e il turno finisce.
 }
ulysses-build = { $you ->
    [yes] Costruisci il tempio numero { $temples }{ ulysses-with-zeus }, scartando { $paid }.
   *[no] { $who } costruisce il tempio numero { $temples }{ ulysses-with-zeus }, scartando { $paid }.
 }
ulysses-pandora = { $you ->
    [yes] Apri il vaso di Pandora{ ulysses-by-zeus }.
   *[no] { $who } apre il vaso di Pandora{ ulysses-by-zeus }.
 }
ulysses-wind = { $you ->
    [yes] Giochi una carta vento{ ulysses-by-zeus } e tieni il turno.
   *[no] { $who } gioca una carta vento{ ulysses-by-zeus } e tiene il turno.
 }
ulysses-plague = { $you ->
    [yes] Piazzi una peste{ ulysses-by-zeus }: { $place }.
   *[no] { $who } piazza una peste{ ulysses-by-zeus }: { $place }.
 }
ulysses-remove = { $you ->
    [yes] Rimuovi una peste ({ $place }), scartando { $paid }.
   *[no] { $who } rimuove una peste ({ $place }), scartando { $paid }.
 }
ulysses-support = { $you ->
    [yes] Giochi { ulysses-number-of-cards } per il { $side }{ ulysses-with-zeus }.
   *[no] { $who } gioca { ulysses-number-of-cards } per il { $side }{ ulysses-with-zeus }.
 }
ulysses-exchange = { $you ->
    [yes] Cambi un obiettivo: ne restituisci uno { $given } e ne peschi uno { $colour }, scartando { $paid }.
   *[no] { $who } cambia un obiettivo: ne restituisce uno { $given } e ne pesca uno { $colour }, scartando { $paid }.
 }
# Quando si sa quale obiettivo è stato restituito.
ulysses-exchange-with-goal = { $you ->
    [yes] Cambi un obiettivo: ne restituisci uno { $given } ({ $goal }) e ne peschi uno { $colour }, scartando { $paid }.
   *[no] { $who } cambia un obiettivo: ne restituisce uno { $given } ({ $goal }) e ne pesca uno { $colour }, scartando { $paid }.
 }
ulysses-propose = { $you ->
    [yes] Proponi { $place } (blu).
   *[no] { $who } propone { $place } (blu).
 }
ulysses-object = { $you ->
    [yes] Ti opponi con { ulysses-number-of-cards }{ ulysses-with-zeus } e piazzi il disco rosso: { $place }{ ulysses-clearing }.
   *[no] { $who } si oppone con { ulysses-number-of-cards }{ ulysses-with-zeus } e piazza il disco rosso: { $place }{ ulysses-clearing }.
 }
ulysses-black = { $you ->
    [yes] Con { ulysses-number-of-cards }{ ulysses-with-zeus } piazzi il disco nero: { $place }{ ulysses-clearing }.
   *[no] Con { ulysses-number-of-cards }{ ulysses-with-zeus } { $who } piazza il disco nero: { $place }{ ulysses-clearing }.
 }
ulysses-arrives = La nave giunge a destinazione: { $place } ({ $side }).
ulysses-reveals = { $you ->
    [yes] Riveli un tuo obiettivo: { $place }!
   *[no] { $who } rivela un obiettivo: { $place }!
 }
ulysses-wins = { $you ->
    [yes] Hai raggiunto tutti i tuoi obiettivi: vinci!
   *[no] { $who } ha raggiunto tutti i suoi obiettivi e vince.
 }
ulysses-first = { $you ->
    [yes] Cominci tu.
   *[no] Comincia { $who }.
 }
ulysses-shuffle = Gli scarti vengono mescolati: il nuovo mazzo è di { ulysses-number-of-cards }.
ulysses-turn = { $you ->
    [yes] Turno { $turn }: il giocatore attivo sei tu.
   *[no] Turno { $turn }: il giocatore attivo è { $who }.
 }
ulysses-goals = { $you ->
    [yes] I tuoi nuovi obiettivi: { $goals }.
   *[no] Nuovi obiettivi di { $who }: { $goals }.
 }
ulysses-draws = { $you ->
    [yes] Peschi { $cards }.
   *[no] { $who } pesca { $cards }.
 }
# Quando si sa solo il numero.
ulysses-draws-with-count = { $who } pesca { $count ->
    [one] una carta
   *[other] { $count } carte
 }.

## Più eventi in una frase sola.

ulysses-agree-all = { $names } sono d'accordo.
ulysses-pass-all = { $names } passano.
ulysses-draws-all = Carte pescate: { $items }.
ulysses-draws-item = { $who } { $count }

## Parti delle frasi qui sopra.

ulysses-number-of-cards = { $cards ->
    [one] una carta
   *[other] { $cards } carte
 }
ulysses-with-zeus = { $zeus ->
    [0] {""}
   *[other] {" "}({ $zeus } Zeus)
 }
ulysses-by-zeus = { $zeus ->
    [0] {""}
   *[other] {" "}(con uno Zeus)
 }
ulysses-clearing = { $pays ->
    [0] {""}
   *[other] {" "}(peste rimossa scartando { $paid })
 }
ulysses-cards-of-a-kind = { $count } { $kind }

## Fazioni e carte.

side-blue = blu
side-red = rosso
side-black = nero
ulysses-card-objection = sfida
ulysses-card-temple = tempio
ulysses-card-wind = vento
ulysses-card-plague = peste
ulysses-card-zeus = Zeus
ulysses-card-pandora = Pandora

## I luoghi del nostro tabellone. Un luogo di un altro tabellone va con la sua parola.

place-troy = Troia
place-cyprus = Cipro
place-minotaur = Minotauro
place-libya = Libia
place-pharos = Faro
place-rhodes = Rodi
place-lemnos = Lemno
place-cicones = Ciconi
place-phoenicia = Fenicia
place-delos = Delo
place-olympus = Olimpo
place-zakynthos = Zacinto
place-ithaca = Itaca
place-delphi = Delfi
place-athens = Atene
place-pylos = Pilo
place-cythera = Citera
place-scheria = Scheria
place-diomedes = Isole Diomedee
place-melita = Melita
place-lopadusa = Lopadusa
place-cyclops = Ciclopi
place-sibyl = Sibilla
place-dido = Didone
place-scylla = Scilla
place-aeolus = Eolo
place-lotus = Lotofagi
place-sirens = Sirene
place-atlantis = Atlantide
place-calypso = Calipso
place-pityusae = Pitiuse
place-elysium = Elisio
place-pillars = Colonne d'Ercole
place-hesperides = Esperidi
place-laestrygonians = Lestrigoni
place-circe = Circe
place-hyperborea = Iperborea
