## Ulysses in the terminal: the table.

ulysses-nowhere = none
ulysses-screen-turn = Turn { $turn }: { $you ->
    [yes] you are active
   *[no] { $who } is active
 }
ulysses-screen-sea = Ship at { $place } ({ $colour }). Plague: { $plagues }.
ulysses-screen-piles = Draw pile { $pile }, discard pile { $discards }, temples left { $temples }.
ulysses-screen-from-here = From here
ulysses-screen-your-goals = Your goals
ulysses-screen-columns = temples cards  side
ulysses-screen-column-goals = goals
ulysses-screen-discussion = Discussion
ulysses-screen-side = { $side } on { $place } { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }, { $leads ->
    [yes] leads
   *[no] { $need } more to lead
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

## What the player must decide, by phase; the last four are parts of an unfinished move.

ulysses-now-act = Act, or propose a destination:
ulysses-now-ask = A destination is proposed. Agree or object:
ulysses-now-bid = The gods discuss. Pass, support a side, or place black:
ulysses-now-stay = The ship went to the place you proposed. Stay active?
ulysses-now-return = Which goal do you return?
ulysses-now-where = On which place?
ulysses-now-lay = Which cards do you play? ({ $laid } so far, { $needed } needed)
ulysses-now-pay = Which cards do you discard? { $owed } to go; 'discard wind*2 zeus' discards several.

## A few words beside each choice.

ulysses-hint-done = no more cards
ulysses-hint-hold = you have { $count }
ulysses-hint-exchange = { $count ->
    [one] draw the only goal of that pile
   *[other] draw from { $count } goals
 }
ulysses-hint-support = { $need ->
    [one] 1 card or more
   *[other] { $need } cards or more
 }

## The end, and examples of moves.

ulysses-over = The voyage is over after { $turns } turns.
ulysses-examples =
    {"  "}propose dido · agree · object zakynthos 2 zeus=1 · pass · black dido 3
    {"  "}support blue 2 · plague delos · remove delos discard wind*2 · pandora zeus
    {"  "}build discard objection · exchange red discard wind return delos · wind · end
