## Ulysses in the terminal: the table.

ulysses-nowhere = nowhere
ulysses-screen-turn = Turn { $turn }: { $you ->
    [yes] you are active
   *[no] { $who } is active
 }
ulysses-screen-sea = Ship at { $place } ({ $colour }). Plague: { $plagues }.
ulysses-screen-piles = Draw pile { $pile }, discards { $discards }, temples to build { $temples }.
ulysses-screen-from-here = From here
ulysses-screen-your-goals = Your goals
ulysses-screen-columns = temples cards  stands
ulysses-screen-column-goals = goals
ulysses-screen-discussion = Discussion
ulysses-screen-side = { $side } on { $place } { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }, { $leads ->
    [yes] leads
   *[no] needs { $need } to lead
 } ({ $people })

ulysses-mark-ship = ship
ulysses-mark-goal = goal
ulysses-mark-plague = plague
ulysses-mark-disk = { $side } disk

ulysses-goal-reached = reached
ulysses-goal-steps = { $steps ->
    [0] here
    [one] 1 step
   *[other] { $steps } steps
 }

ulysses-stand-side = { $side } { $cards }{ $passed ->
    [yes] , passed
   *[no] {""}
 }
ulysses-stand-passed = passed
ulysses-stand-agreed = agreed

ulysses-board-start = Start

## What is wanted of the player, by phase; the last four are choices half made.

ulysses-now-act = Act, or propose where to sail:
ulysses-now-ask = A place is proposed. Agree, or object:
ulysses-now-bid = The gods discuss. Pass, support a side, or place black:
ulysses-now-stay = The ship is where you wanted it. Stay active?
ulysses-now-return = Which goal do you give back?
ulysses-now-where = On which place?
ulysses-now-lay = Which cards do you lay? ({ $laid } so far, { $needed } needed)
ulysses-now-pay = Which cards do you discard? { $owed } to go; 'discard wind*2 zeus' does several.

## A few words beside each choice.

ulysses-hint-agree = to the proposal
ulysses-hint-pass = out of this discussion
ulysses-hint-end = the next player's turn
ulysses-hint-pandora = draw two cards
ulysses-hint-wind = act and propose once more
ulysses-hint-done = no more cards
ulysses-hint-hold = you hold { $count }
ulysses-hint-build = { $cards ->
    [one] a temple card and a discard
   *[other] { $cards } temple cards and { $cards } discards
 }
ulysses-hint-exchange = { $count ->
    [one] draw the one goal of that pile
   *[other] draw from { $count } goals
 }
ulysses-hint-support = { $need } or more
ulysses-hint-remove = for { $cards ->
    [one] one card
   *[other] { $cards } cards
 }
ulysses-hint-plague = on a place you choose

## Talking with the player.

ulysses-over = The voyage is over after { $turns } turns.
ulysses-goals-of = { $who }: { $goals }
ulysses-goal-open = { $place } (not reached)
ulysses-examples =
    {"  "}propose dido · agree · object zakynthos 2 zeus=1 · pass · black dido 3
    {"  "}support blue 2 · plague delos · remove delos discard wind*2 · pandora zeus
    {"  "}build discard objection · exchange red discard wind return delos · wind · end
