## The log of Ulysses. $who is a player's name; $you is "yes" when he is the one who reads.

ulysses-agree = { $you ->
    [yes] You agree.
   *[no] { $who } agrees.
 }
ulysses-pass = { $you ->
    [yes] You pass and are out of this discussion.
   *[no] { $who } passes.
 }
ulysses-end = { $you ->
    [yes] You let the turn end.
   *[no] { $who } lets the turn end.
 }
ulysses-stuck = { $you ->
    [yes] Plague lies all round and you cannot pay: the ship stays and your turn ends.
   *[no] Plague lies all round and { $who } cannot pay: the ship stays and the turn ends.
 }
ulysses-build = { $you ->
    [yes] You build temple number { $temples }{ ulysses-with-zeus }, discarding { $paid }.
   *[no] { $who } builds temple number { $temples }{ ulysses-with-zeus }, discarding { $paid }.
 }
ulysses-pandora = { $you ->
    [yes] You open Pandora's box{ ulysses-by-zeus }.
   *[no] { $who } opens Pandora's box{ ulysses-by-zeus }.
 }
ulysses-wind = { $you ->
    [yes] You play wind{ ulysses-by-zeus } and stay active.
   *[no] { $who } plays wind{ ulysses-by-zeus } and stays active.
 }
ulysses-plague = { $you ->
    [yes] You bring plague to { $place }{ ulysses-by-zeus }.
   *[no] { $who } brings plague to { $place }{ ulysses-by-zeus }.
 }
ulysses-remove = { $you ->
    [yes] You lift the plague from { $place }, discarding { $paid }.
   *[no] { $who } lifts the plague from { $place }, discarding { $paid }.
 }
ulysses-support = { $you ->
    [yes] You play { ulysses-number-of-cards } for { $side }{ ulysses-with-zeus }.
   *[no] { $who } plays { ulysses-number-of-cards } for { $side }{ ulysses-with-zeus }.
 }
ulysses-exchange = { $you ->
    [yes] You exchange a goal: { $given } goes back, { $colour } is drawn, for { $paid }.
   *[no] { $who } exchanges a goal: { $given } goes back, { $colour } is drawn, for { $paid }.
 }
# When it is known which goal went back.
ulysses-exchange-goal = { $you ->
    [yes] You exchange a goal: { $goal } ({ $given }) goes back, { $colour } is drawn, for { $paid }.
   *[no] { $who } exchanges a goal: { $goal } ({ $given }) goes back, { $colour } is drawn, for { $paid }.
 }
ulysses-propose = { $you ->
    [yes] You propose { $place }: blue lies there.
   *[no] { $who } proposes { $place }: blue lies there.
 }
ulysses-object = { $you ->
    [yes] You object{ ulysses-clearing }: red on { $place } with { ulysses-number-of-cards }{ ulysses-with-zeus }.
   *[no] { $who } objects{ ulysses-clearing }: red on { $place } with { ulysses-number-of-cards }{ ulysses-with-zeus }.
 }
ulysses-black = { $you ->
    [yes] You place black on { $place }{ ulysses-clearing }, with { ulysses-number-of-cards }{ ulysses-with-zeus }.
   *[no] { $who } places black on { $place }{ ulysses-clearing }, with { ulysses-number-of-cards }{ ulysses-with-zeus }.
 }
ulysses-arrives = The ship sails to { $place } ({ $side }).
ulysses-reveals = { $you ->
    [yes] You reveal your goal: { $place }!
   *[no] { $who } reveals a goal: { $place }!
 }
ulysses-wins = { $you ->
    [yes] All your goals are reached: you win!
   *[no] All goals of { $who } are reached: { $who } wins.
 }
ulysses-first = { $you ->
    [yes] The lot falls on you: you begin.
   *[no] The lot falls on { $who }, who begins.
 }
ulysses-shuffle = The discards are shuffled: { $cards } cards are the new draw pile.
ulysses-turn = { $you ->
    [yes] Turn { $turn }: you are active.
   *[no] Turn { $turn }: { $who } is active.
 }
ulysses-goals = { $you ->
    [yes] Your new goals: { $goals }.
   *[no] New goals of { $who }: { $goals }.
 }
ulysses-draws = { $you ->
    [yes] You draw { $cards }.
   *[no] { $who } draws { $cards }.
 }
# When only the number is known.
ulysses-draws-some = { $who } draws { $count ->
    [one] one card
   *[other] { $count } cards
 }.

## Several events as one sentence.

ulysses-all-agree = { $names } agree.
ulysses-all-pass = { $names } pass.
ulysses-all-draw = Cards drawn: { $items }.
ulysses-draw-item = { $who } { $count }

## Parts of the sentences above.

ulysses-number-of-cards = { $cards ->
    [one] one card
   *[other] { $cards } cards
 }
ulysses-with-zeus = { $zeus ->
    [0] {""}
   *[other] {" "}({ $zeus } Zeus)
 }
ulysses-by-zeus = { $zeus ->
    [0] {""}
   *[other] {" "}(by a Zeus)
 }
ulysses-clearing = { $pays ->
    [yes] , lifting the plague there for { $paid }
   *[no] {""}
 }
ulysses-cards-of-a-kind = { $count ->
    [one] { $kind }
   *[other] { $count } { $kind }
 }

## Colours, sides and cards.

colour-violet = violet
colour-green = green
colour-red = red
colour-blue = blue
colour-none = no colour
side-blue = blue
side-red = red
side-black = black
ulysses-card-objection = objection
ulysses-card-temple = temple
ulysses-card-wind = wind
ulysses-card-plague = plague
ulysses-card-zeus = Zeus
ulysses-card-pandora = Pandora

## Places of our board. A place of another board goes by its own word.

place-troy = Troy
place-cyprus = Cyprus
place-minotaur = the Minotaur
place-libya = Libya
place-pharos = Pharos
place-rhodes = Rhodes
place-lemnos = Lemnos
place-cicones = the Cicones
place-phoenicia = Phoenicia
place-delos = Delos
place-olympus = Olympus
place-zakynthos = Zakynthos
place-ithaca = Ithaca
place-delphi = Delphi
place-athens = Athens
place-pylos = Pylos
place-cythera = Cythera
place-scheria = Scheria
place-diomedes = Diomedes' Isles
place-melita = Melita
place-lopadusa = Lopadusa
place-cyclops = the Cyclops
place-sibyl = the Sibyl
place-dido = Dido
place-scylla = Scylla
place-aeolus = Aeolus
place-lotus = the Lotus Eaters
place-sirens = the Sirens
place-atlantis = Atlantis
place-calypso = Calypso
place-pityusae = Pityusae
place-elysium = Elysium
place-pillars = the Pillars of Hercules
place-hesperides = the Hesperides
place-laestrygonians = the Laestrygonians
place-circe = Circe
place-hyperborea = Hyperborea
