## Odysseus in the browser. The page joins whole sentences with a space and puts nothing else together.

# One or two letters for each adventure, all different, for disks on the map.
web-odysseus-letters-sirens = Si
web-odysseus-letters-underworld = U
web-odysseus-letters-cyclops = Cy
web-odysseus-letters-circe = Ci
web-odysseus-letters-scylla = Sc
web-odysseus-letters-lotus = L

## The map.

web-odysseus-map = Map of the archipelago
# For screen readers, with the map.
web-odysseus-map-keys = Arrow keys move from island to island; 1, 2 and 3 follow the yellow, green and red line; plus and minus zoom, 0 shows the whole map.
web-odysseus-ship-here = The ship is at { $name }.
web-odysseus-empty = { $name }: no disk.
web-odysseus-disk = { $name }: { $adventure }{ $worth ->
    [0] {""}
    [one] , 1 point for you
   *[other] , { $worth } points for you
 }.
web-odysseus-lines = Yellow leads to { $yellow }, green to { $green }, red to { $red }.

## Round and course.

web-odysseus-before = Before the first round
web-odysseus-round = { $you ->
    [yes] Round { $round }, phase { $phase }. You went first.
   *[no] Round { $round }, phase { $phase }. { $who } went first.
 }
web-odysseus-stack = { $count ->
    [one] 1 card in the wind stack.
   *[other] { $count } cards in the wind stack.
 }
web-odysseus-stack-short = Stack { $count }
web-odysseus-no-ship = The ship is not on the board yet.
web-odysseus-course-none = No wind for step 1: the ship would stay at { $island }.
web-odysseus-course-back = The ship would follow { $colours }, back to { $island }. No adventure.
web-odysseus-course-empty = The ship would follow { $colours } and end at { $island }, which has no disk.
web-odysseus-course = The ship would follow { $colours } and end at { $island }. { $worth ->
    [0] There: { $adventure }.
    [one] There: { $adventure }, 1 point for you.
   *[other] There: { $adventure }, { $worth } points for you.
 }
web-odysseus-sailed = { $count ->
    [0] Without a wind, the ship stayed at { $island }.
   *[other] The ship has followed { $colours } to { $island }.
 }
web-odysseus-blind = Other players' face-down cards are not counted.

## The three ships and their nine spaces.

web-odysseus-ships = The winds
web-odysseus-ship = Step { $ship } of the ship
web-odysseus-space = Step { $ship }, { $colour }: strength { $strength }.
web-odysseus-space-cards = Cards: { $cards }.
# $mine: the reader's own cards, by kind.
web-odysseus-space-down = { $count ->
    [one] { $known ->
        [yes] Your face-down card: { $mine }.
       *[no] 1 face-down card.
     }
   *[other] { $known ->
        [yes] Your face-down cards: { $mine }.
       *[no] { $count } face-down cards.
     }
 }
web-odysseus-space-poseidon = Poseidon: it does not count.
web-odysseus-space-aphrodite = Aphrodite: it counts double.
web-odysseus-space-leads = This colour leads step { $ship }.
web-odysseus-cards = { $count ->
    [one] { $kind }
   *[other] { $kind } ×{ $count }
 }
web-odysseus-double = ×2

## Adventures, task and score.

web-odysseus-adventures = Adventures
web-odysseus-column-you = You
web-odysseus-column-done = Done
web-odysseus-column-map = Map
web-odysseus-column-reserve = Reserve
web-odysseus-adventure = Disks of { $name }: completed { $done }, on the map { $map }, in the reserve { $reserve }{ $worth ->
    [0] {""}
    [one] ; 1 point for you each time
   *[other] ; { $worth } points for you each time
 }.
web-odysseus-task = Your task and its points: { $worths }.
web-odysseus-my-task = Your task
web-odysseus-score = You have { $points ->
    [one] 1 point
   *[other] { $points } points
 }; { $goal } win.
web-odysseus-score-short = { $points } of { $goal }

## Players.

web-odysseus-player = { $you ->
    [yes] You have { $god }
   *[no] { $who } has { $god }
 }, { $power ->
    [spent] whose power is spent
    [waits] whose power is not usable yet after a trade
    [down] and may play face down
   *[ready] whose power is ready
 }; { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
web-odysseus-power-ready = ready
web-odysseus-power-spent = spent
web-odysseus-power-waits = waiting
web-odysseus-power-down = face down
# After a sentence about a player.
web-odysseus-began = Went first this round.
web-odysseus-points = { $points ->
    [one] 1 point
   *[other] { $points } points
 }

## What the player must decide.

web-odysseus-now-launch = You have Zeus: on which island does the ship start?
web-odysseus-now-place = Play a card, use your power, trade, or pass.
web-odysseus-now-hades = The power of Hades is in effect: play a card now, face down or face up.
web-odysseus-now-window = You have Athena. Do you allow or block it?
web-odysseus-now-disk = You have Zeus: which disk do you put on { $island }?
web-odysseus-wait-launch = { $who } has Zeus and must put the ship on an island.
web-odysseus-wait-place = It is the turn of { $who }.
web-odysseus-wait-hades = { $who } has the power of Hades and must play a card.
web-odysseus-wait-window = { $who } has Athena and may block it.
web-odysseus-wait-disk = { $who } has Zeus and must choose a disk for { $island }.
web-odysseus-wait-over = The voyage is over.

## Actions.

web-odysseus-my-hand = Your cards
web-odysseus-hand = { $count ->
    [0] You have no cards.
   *[other] Your cards: { $cards }.
 }
web-odysseus-no-cards = No cards
web-odysseus-card-label = { $kind ->
    [d] Dionysus, strength 1 or a trade. You have { $count }.
   *[other] Wind card of strength { $kind }. You have { $count }.
 }
web-odysseus-pass = Pass
web-odysseus-use-power = Use { $god }
web-odysseus-trade = Trade gods
web-odysseus-allow = Allow
web-odysseus-block = Block
web-odysseus-face-up = Face up
web-odysseus-face-down = Face down
web-odysseus-choose-card = Choose a card.
web-odysseus-choose-space = Choose a space.
web-odysseus-choose-take = Which card does Hermes move?
web-odysseus-choose-to = To which space?
web-odysseus-choose-island = Choose an island on the map, or here:
web-odysseus-choose-god = You pay a Dionysus and give { $god }. Which god do you take?
web-odysseus-choose-disk = Choose a disk from the reserve.
# A card on a space that Hermes may take; $card is a name or "face-down card".
web-odysseus-take = { $card } on { $space }
web-odysseus-disk-choice = { $name }{ $worth ->
    [0] {""}
    [one] , 1 point for you
   *[other] , { $worth } points for you
 }. { $count ->
    [one] 1 left.
   *[other] { $count } left.
 }
web-odysseus-trade-choice = { $god } of { $who }{ $power ->
    [spent] , spent
   *[other] {""}
 }
# The button that makes the move.
web-odysseus-do-play = { $card ->
    [d] Play Dionysus on { $space }
   *[other] Play { $card } on { $space }
 }
web-odysseus-do-down = { $card ->
    [d] Play Dionysus face down on { $space }
   *[other] Play { $card } face down on { $space }
 }
web-odysseus-do-zeus = End placing: the ship sails
web-odysseus-do-hades = Use Hades: play face down
web-odysseus-do-poseidon = Use Poseidon: { $space } does not count
web-odysseus-do-aphrodite = Use Aphrodite: { $space } counts double
web-odysseus-do-hermes = Move { $card } from { $source } to { $space }
web-odysseus-do-trade = Trade { $mine } for { $theirs }
web-odysseus-do-disk = Put { $name } on { $island }
web-odysseus-do-start = Start at { $island }

web-what-odysseus = You are a god and send winds, some of them unseen. They steer one ship from island to island, and only you know which adventures you want it to meet.
web-about-odysseus = A game by Dominique Ehrhard, published in 2001, for three to six players.
web-about-board-odysseus = The printed board is not in the rule text, so this one is a new design: 18 islands, each with one yellow, one green and one red line. The task cards are ours too, within what the rules require of them.
