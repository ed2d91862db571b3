## The log of Odysseus. $who is a player's name; $you is "yes" if that player is the reader.

game-odysseus = Odysseus

odysseus-god = { $you ->
    [yes] You are { $god }.
   *[no] { $who } is { $god }.
 }
odysseus-task = { $you ->
    [yes] Your task and its points: { $worths }.
   *[no] The task of { $who } and its points: { $worths }.
 }
odysseus-draws = { $you ->
    [yes] You draw { $cards }.
   *[no] { $who } draws { $cards }.
 }
# When only the number is known.
odysseus-draws-with-count = { $who } draws { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
odysseus-start = { $you ->
    [yes] You put the ship on { $island }.
   *[no] { $who } puts the ship on { $island }.
 }
odysseus-round = { $you ->
    [yes] Round { $round }: you begin.
   *[no] Round { $round }: { $who } begins.
 }
odysseus-pass = { $you ->
    [yes] You pass.
   *[no] { $who } passes.
 }
odysseus-play = { $you ->
    [yes] You play a { $card } on { $space }.
   *[no] { $who } plays a { $card } on { $space }.
 }
odysseus-down = { $you ->
    [yes] You play a card face down on { $space }.
   *[no] { $who } plays a card face down on { $space }.
 }
# When it is known which card.
odysseus-down-with-card = { $you ->
    [yes] You play a { $card } face down on { $space }.
   *[no] { $who } plays a { $card } face down on { $space }.
 }
odysseus-trade = { $you ->
    [yes] You pay a Dionysus and trade with { $other }: your { $mine } for { $theirs }.
   *[no] { $you-other ->
        [yes] { $who } pays a Dionysus and trades with you: { $mine } for your { $theirs }.
       *[no] { $who } pays a Dionysus and trades with { $other }: { $mine } for { $theirs }.
     }
 }
odysseus-power-zeus = { $you ->
    [yes] You use the power of Zeus to end the placing.
   *[no] { $who } uses the power of Zeus to end the placing.
 }
odysseus-power-poseidon = { $you ->
    [yes] You use the power of Poseidon, so that { $space } does not count.
   *[no] { $who } uses the power of Poseidon, so that { $space } does not count.
 }
odysseus-power-hades = { $you ->
    [yes] You use the power of Hades to play face down.
   *[no] { $who } uses the power of Hades to play face down.
 }
odysseus-power-aphrodite = { $you ->
    [yes] You use the power of Aphrodite to double { $space }.
   *[no] { $who } uses the power of Aphrodite to double { $space }.
 }
odysseus-power-hermes = { $you ->
    [yes] You use the power of Hermes to move a { $card } from { $source } to { $space }.
   *[no] { $who } uses the power of Hermes to move a { $card } from { $source } to { $space }.
 }
odysseus-allow = { $you ->
    [yes] You allow the power of { $god }.
   *[no] { $who } allows the power of { $god }.
 }
odysseus-block = { $you ->
    [yes] As Athena, you block { $god }.
   *[no] { $who }, as Athena, blocks { $god }.
 }
odysseus-takes-effect = Athena allows the power of { $god }.
odysseus-turned = { $you ->
    [yes] Your face-down cards are turned up: { $cards }.
   *[no] The face-down cards of { $who } are turned up: { $cards }.
 }
odysseus-sails = { $end ->
    [stays] Without a wind, the ship stays at { $island }.
    [returns] The ship follows { $route }, back to { $island }.
   *[moves] The ship follows { $route } to { $island }.
 }
odysseus-completes = An adventure is completed: { $adventure }!
odysseus-disk = { $you ->
    [yes] You put a new disk on { $island }: { $adventure }.
   *[no] { $who } puts a new disk on { $island }: { $adventure }.
 }
odysseus-points = { $you ->
    [yes] You have { odysseus-points-word }.
   *[no] { $who } has { odysseus-points-word }.
 }
odysseus-wins = { $you ->
    [yes] { $many ->
        [yes] { odysseus-why } you win, together with { $who }!
       *[no] { odysseus-why } you win!
     }
   *[no] { $many ->
        [yes] { odysseus-why } { $who } win together.
       *[no] { odysseus-why } { $who } wins.
     }
 }

## Several events as one sentence.

odysseus-pass-all = { $names } pass.
odysseus-draws-all = Cards drawn: { $items }.
odysseus-draws-item = { $who } { $count }
odysseus-god-all = { $items }.
odysseus-god-item = { $who } is { $god }
odysseus-points-all = Points: { $items }.
odysseus-points-item = { $who } { $points }

## Parts of the sentences above.

odysseus-points-word = { $points ->
    [one] 1 point
   *[other] { $points } points
 }
odysseus-worths-row = { $adventures } { $points }
odysseus-cards-on = { $cards } on { $on }
odysseus-why = { $reason ->
    [disks] No disk is left on the board, so the points decide:
    [idle] For three rounds no card was played or drawn, so the points decide:
   *[goal] The points needed are reached:
 }
odysseus-cards-of-a-kind = { $count ->
    [one] a { $kind }
    [2] a { $kind } twice
   *[other] a { $kind } { $count } times
 }

## Cards and gods.

# Letters for each line, all different, and the spaces by line and ship. They stand on the board, and players can type them.
# None may equal another space in the notation, which uses the English letters (y1, g1, r1).
line-yellow = Y
line-green = G
line-red = R
space-y1 = y1
space-g1 = g1
space-r1 = r1
space-y2 = y2
space-g2 = g2
space-r2 = r2
space-y3 = y3
space-g3 = g3
space-r3 = r3
odysseus-card-5 = 5
odysseus-card-3 = 3
odysseus-card-2 = 2
odysseus-card-1 = 1
odysseus-card-d = Dionysus
odysseus-card-down = face-down card
god-zeus = Zeus
god-poseidon = Poseidon
god-athena = Athena
god-hades = Hades
god-aphrodite = Aphrodite
god-hermes = Hermes

## Adventures and islands of the built-in board. On another board each goes by its own word.

adventure-sirens = the Sirens
adventure-underworld = the Underworld
adventure-cyclops = the Cyclops
adventure-circe = Circe
adventure-scylla = Scylla
adventure-lotus = the Lotus-eaters
island-alpha = Alpha
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
