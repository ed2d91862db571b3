## Why a move of Ulysses is refused. Each follows "No:": no capital letter, no full stop.

ulysses-no-choice = this is decided by chance, not by a player
ulysses-no-time = not now: { ulysses-no-wait }
ulysses-no-whole = the move is not finished: { ulysses-no-wait }
# What the phase waits for.
ulysses-no-wait = { $phase ->
    [ask] a destination is proposed: agree or object
    [bid] the gods are discussing: pass, support a side, or place black
    [stay] the ship has arrived: play a wind card to stay active, or end the turn
    [return] the exchange is paid for: return one of your hidden goals
    [where] choose the place of the plague
    [lay] you are playing cards: play the next one, or finish
    [pay] you are paying: discard the next card
   *[act] this is the action phase: act, or propose a destination
 }

## Cards and prices.

ulysses-no-card = you have no { $card } card
ulysses-no-price = this costs { $price ->
    [one] 1 card
   *[other] { $price } cards
 }, one for each of your temples, and you have { $held }
ulysses-no-order = discard cards in the order of their kinds: start this payment again
ulysses-no-rest = this discard would leave too few cards for the bid: keep { $needed } objection or Zeus cards
ulysses-no-kind = only { $card } and Zeus cards count here
ulysses-no-zeus = play your { $card } cards first, then Zeus

## The action phase.

ulysses-no-end = you must propose a destination: a neighbouring place is free of plague
ulysses-no-end-stuck = every neighbouring place is plagued and you can pay: remove one of those plagues first
ulysses-no-temple = there are no temples left in the supply
ulysses-no-build = your next temple costs { $price ->
    [one] 1 temple or Zeus card and 1 other card
   *[other] { $price } temple or Zeus cards and { $price } other cards
 }
ulysses-no-build-done = your next temple takes { $needed } temple or Zeus cards, not { $laid }
ulysses-no-pandora = you can open Pandora's box only once per turn, wind repeats included
ulysses-no-plague = all six plague disks are on the board: remove one first
ulysses-no-plague-twice = there is already a plague on { $place }: choose another place
ulysses-no-remove = there is no plague on the board
ulysses-no-remove-there = there is no plague on { $place }
ulysses-no-exchange = you can exchange a goal only once per turn, wind repeats included
ulysses-no-colour = the ship is at a { $colour } place: draw another colour
ulysses-no-pile = the { $colour } pile is empty: draw another colour
ulysses-no-goal = { $place } is not one of your hidden goals

## The proposal and the discussion. $ship is the place of the ship.

ulysses-no-route = no route joins { $ship } and { $place }
ulysses-no-propose = there is a plague on { $place }: remove it first, or propose another place
ulysses-no-disk = there is already a disk on { $place }: choose another place
ulysses-no-bid = you need { $needed ->
    [one] 1 objection or Zeus card
   *[other] { $needed } objection or Zeus cards
 } and have { $held }
ulysses-no-clearing = there is a plague on { $place }: removing it costs { $price ->
    [one] 1 card
   *[other] { $price } cards
 } on top of the { $needed } for the bid, more than you have
ulysses-no-lead = { $laid } is too few: { $side } needs { $needed } or more from you to lead
ulysses-no-support = { $side } needs { $needed } or more objection or Zeus cards from you to lead, and you have { $held }: you can pass
ulysses-no-side = you are on the side of { $side } and cannot change it
ulysses-no-black = black is not on the board yet
ulysses-no-black-twice = black is already on the board
ulysses-no-black-agreed = you agreed to the proposal, so you can no longer place a disk: support a side or pass
ulysses-no-black-time = only a player without a side can place black, as their first decision in this discussion

## What each choice does. A client shows it beside the choice: a capital letter, no full stop.

ulysses-does-propose = Propose where the ship sails next
ulysses-does-pandora = Draw two cards; once per turn
ulysses-does-plague = Nobody can send the ship there until a player pays to remove the plague
ulysses-does-remove = Remove a plague from the board
ulysses-does-exchange = Return a hidden goal and draw another, of a colour you choose; once per turn
ulysses-does-build = Draw one more card each turn from now on
ulysses-does-agree = Accept the proposal
ulysses-does-object = Place red on another place and play objection cards for it
ulysses-does-support = Play objection cards for a side, enough for it to lead
ulysses-does-black = Place black on a third place and play enough objection cards for it to lead
ulysses-does-pass = Leave this discussion
ulysses-does-wind = Stay active: act and propose once more
ulysses-does-end = End your turn; the next player becomes active
