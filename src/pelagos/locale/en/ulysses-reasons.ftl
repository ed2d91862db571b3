## Why a move of Ulysses is refused. Each stands behind "No:", so it begins with a small letter and has no full stop.

ulysses-no-choice = cards are drawn by chance, not chosen
ulysses-no-time = not now: { ulysses-no-wait }
ulysses-no-whole = the move is not finished: { ulysses-no-wait }
# What the phase waits for.
ulysses-no-wait = { $phase ->
    [ask] a destination is proposed: agree, or object to it
    [bid] the gods are in discussion: pass, support a side, or place black
    [stay] the ship has arrived: play wind to stay active, or end
    [return] an exchange is paid: return one of your hidden goals
    [where] this is about a plague: say at which place
    [lay] cards are being laid: lay the next one, or be done
    [pay] a price is being paid: discard the next card
   *[act] it is the action phase: act, or propose a destination
 }

## Cards and prices.

ulysses-no-card = you hold no { $card } card
ulysses-no-price = it costs { $price ->
    [one] one card
   *[other] { $price } cards
 }, one for each of your temples, and you hold { $held }
ulysses-no-order = cards are given in the order of their kinds; begin the payment anew
ulysses-no-rest = then not enough would be left: { $needed } objection or Zeus cards for the bid
ulysses-no-kind = here only { $card } cards and Zeus count
ulysses-no-zeus = lay the { $card } cards first, then Zeus

## Deeds of the action phase.

ulysses-no-end = you must propose a destination: a neighbour is free of plague
ulysses-no-end-stuck = every neighbour is plagued and you can pay: remove one of those plagues first
ulysses-no-temple = no temple is left in the supply
ulysses-no-build = your next temple takes { $price ->
    [one] one temple or Zeus card and one other card
   *[other] { $price } temple or Zeus cards and { $price } other cards
 }
ulysses-no-build-done = a temple takes { $needed } temple cards from you, not { $laid }
ulysses-no-pandora = Pandora's box opens once in a turn, wind repeats included
ulysses-no-plague = all six plagues are on the board: remove one first
ulysses-no-plague-twice = plague lies on { $place } already
ulysses-no-remove = no place is plagued
ulysses-no-remove-there = no plague lies on { $place }
ulysses-no-exchange = you exchange once in a turn, wind repeats included
ulysses-no-colour = the ship lies at a { $colour } place: draw another colour
ulysses-no-pile = the { $colour } pile is empty
ulysses-no-goal = your hidden goals do not include { $place }

## The proposal and the discussion. $ship is the place where the ship lies.

ulysses-no-route = no route joins { $ship } and { $place }
ulysses-no-propose = plague lies on { $place }: remove it first, or go elsewhere
ulysses-no-disk = another disk lies on { $place }
ulysses-no-bid = you need { $needed ->
    [one] one objection or Zeus card
   *[other] { $needed } objection or Zeus cards
 } and hold { $held }
ulysses-no-clearing = plague lies on { $place }: clearing it costs { $price ->
    [one] one card
   *[other] { $price } cards
 } besides the { $needed } for the bid
ulysses-no-lead = { $laid } is too few: { $side } needs { $needed } or more from you to lead; else pass
ulysses-no-support = { $side } needs { $needed } or more objection or Zeus cards from you to lead, and you hold { $held }; else pass
ulysses-no-side = you stand with { $side } and cannot change sides
ulysses-no-black = black is not on the board
ulysses-no-black-twice = black is on the board already
ulysses-no-black-agreed = you agreed, and so gave up placing a disk: support a side, or pass
ulysses-no-black-time = black is placed with the first decision of a movement, by one who has no side yet
