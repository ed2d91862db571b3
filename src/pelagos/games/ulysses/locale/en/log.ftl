## The log of Ulysses. $who is a player's name; $you is "yes" if that player is the reader.

game-ulysses = Ulysses

ulysses-agree = { $you ->
    [yes] You agree.
   *[no] { $who } agrees.
 }
ulysses-pass = { $you ->
    [yes] You pass and are out of this discussion.
   *[no] { $who } passes.
 }
ulysses-end = { $you ->
    [yes] You end the turn.
   *[no] { $who } ends the turn.
 }
ulysses-stuck = { $you ->
    [yes] Every neighbouring place is plagued and you cannot pay: the ship stays and your turn ends.
   *[no] Every neighbouring place is plagued and { $who } cannot pay: the ship stays and the turn ends.
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
    [yes] You place a plague on { $place }{ ulysses-by-zeus }.
   *[no] { $who } places a plague on { $place }{ ulysses-by-zeus }.
 }
ulysses-remove = { $you ->
    [yes] You remove the plague from { $place }, discarding { $paid }.
   *[no] { $who } removes the plague from { $place }, discarding { $paid }.
 }
ulysses-support = { $you ->
    [yes] You play { ulysses-number-of-cards } for { $side }{ ulysses-with-zeus }.
   *[no] { $who } plays { ulysses-number-of-cards } for { $side }{ ulysses-with-zeus }.
 }
ulysses-exchange = { $you ->
    [yes] You exchange a goal: { $given } goes back, { $colour } is drawn, discarding { $paid }.
   *[no] { $who } exchanges a goal: { $given } goes back, { $colour } is drawn, discarding { $paid }.
 }
# When it is known which goal went back.
ulysses-exchange-with-goal = { $you ->
    [yes] You exchange a goal: { $goal } ({ $given }) goes back, { $colour } is drawn, discarding { $paid }.
   *[no] { $who } exchanges a goal: { $goal } ({ $given }) goes back, { $colour } is drawn, discarding { $paid }.
 }
ulysses-propose = { $you ->
    [yes] You propose { $place } (blue).
   *[no] { $who } proposes { $place } (blue).
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
    [yes] You have reached all your goals: you win!
   *[no] { $who } has reached all their goals and wins.
 }
ulysses-first = { $you ->
    [yes] You go first.
   *[no] { $who } goes first.
 }
ulysses-shuffle = The discard pile is shuffled: { $cards } cards are the new draw pile.
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
ulysses-draws-with-count = { $who } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.

## Several events as one sentence.

ulysses-agree-all = { $names } agree.
ulysses-pass-all = { $names } pass.
ulysses-draws-all = Cards drawn: { $items }.
ulysses-draws-item = { $who } { $count }

## Parts of the sentences above.

ulysses-number-of-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }
ulysses-with-zeus = { $zeus ->
    [0] {""}
   *[other] {" "}({ $zeus } Zeus)
 }
ulysses-by-zeus = { $zeus ->
    [0] {""}
   *[other] {" "}(with Zeus)
 }
ulysses-clearing = { $pays ->
    [0] {""}
   *[other] , removing the plague there for { $paid }
 }
ulysses-cards-of-a-kind = { $count ->
    [one] { $kind }
   *[other] { $count } × { $kind }
 }

## Sides and cards.

side-blue = blue
side-red = red
side-black = black
ulysses-card-objection = objection
ulysses-card-temple = temple
ulysses-card-wind = wind
ulysses-card-plague = plague
ulysses-card-zeus = Zeus
ulysses-card-pandora = Pandora

## Places of the built-in board. On another board each goes by its own word.

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
