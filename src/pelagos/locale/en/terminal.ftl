## The game in the terminal.

you = you
nowhere = nowhere

screen-turn = Turn { $turn }: { $you ->
    [yes] you are active
   *[no] { $who } is active
 }
screen-decides = { $you ->
    [yes] your move
   *[no] { $who } decides
 }
screen-sea = Ship at { $place } ({ $colour }). Plague: { $plagues }.
screen-piles = Draw pile { $pile }, discards { $discards }, temples to build { $temples }.
screen-from-here = From here
screen-your-goals = Your goals
screen-your-hand = Your hand
screen-hand = { $count ->
    [0] no cards
    [one] 1 card: { $cards }
   *[other] { $count } cards: { $cards }
 }
screen-players = Players
screen-columns = temples cards  stands
screen-column-goals = goals
screen-discussion = Discussion
screen-side = { $side } on { $place } { $cards ->
    [one] 1 card
   *[other] { $cards } cards
 }, { $leads ->
    [yes] leads
   *[no] needs { $need } to lead
 } ({ $people })

mark-ship = ship
mark-goal = goal
mark-plague = plague
mark-disk = { $side } disk

goal-reached = reached
goal-steps = { $steps ->
    [0] here
    [one] 1 step
   *[other] { $steps } steps
 }

stand-side = { $side } { $cards }{ $passed ->
    [yes] , passed
   *[no] {""}
 }
stand-passed = passed
stand-agreed = agreed

board-start = Start
board-origin = Origin: { $origin }

## What is wanted of the player, by phase; the last four are choices half made.

now-act = Act, or propose where to sail:
now-ask = A place is proposed. Agree, or object:
now-bid = The gods discuss. Pass, support a side, or place black:
now-stay = The ship is where you wanted it. Stay active?
now-return = Which goal do you give back?
now-where = On which place?
now-lay = Which cards do you lay? ({ $laid } so far, { $needed } needed)
now-pay = Which cards do you discard? { $owed } to go; 'discard wind*2 zeus' does several.
so-far = So far: { $words }

hint-agree = to the proposal
hint-pass = out of this discussion
hint-end = the next player's turn
hint-pandora = draw two cards
hint-wind = act and propose once more
hint-done = no more cards
hint-hold = you hold { $count }
hint-build = { $cards ->
    [one] a temple card and a discard
   *[other] { $cards } temple cards and { $cards } discards
 }
hint-exchange = { $count ->
    [one] draw the one goal of that pile
   *[other] draw from { $count } goals
 }
hint-support = { $need } or more
hint-remove = for { $cards ->
    [one] one card
   *[other] { $cards } cards
 }
hint-plague = on a place you choose

## Talking with the player.

play-welcome = Ulysses on the board "{ $board }", { $players } players. You are { $name }, seat { $seat }.
play-origin = The board: { $origin } ('board' tells more; 'help' lists what you can type.)
play-seed = To meet the same deal again: --seed { $seed }
play-prompt = { $most ->
    [1] Your choice (1 or Enter)
   *[other] Your choice (1-{ $most })
 }
play-no-number = There is no choice { $number }: take 1 to { $most }, or type a move.
play-nothing = Type the number of a choice, a move in words, or 'help'.
play-no-back = There is nothing to take back: a move is made only when it is whole.
play-refused = No: { $reason } [{ $clause }]
play-refused-more = 'rules { $clause }' shows the clause; the numbers above are what you can do.
play-farewell = You leave the ship. Farewell!
play-record-open = The game so far is kept in { $file }.
play-record-done = The whole game is kept in { $file }.
play-record-none = Nothing was written (--record FILE keeps a game).
play-over = The voyage is over after { $turns } turns.
play-winner = { $you ->
    [yes] You have won!
   *[no] { $who } has won.
 }
play-goals = { $who }: { $goals }
play-goal-open = { $place } (not reached)
play-help =
    A number     takes that choice; Enter takes it when there is only one
    back         takes back the unfinished part of a choice
    look         shows the table again
    board        all places, their routes, and where the board comes from
    log          what has happened (log 100 for more)
    rules U7.2   a clause of the rules, or a section (rules U7)
    quit         leaves the game
    Moves can be typed too, whole:
      propose dido · agree · object zakynthos 2 zeus=1 · pass · black dido 3
      support blue 2 · plague delos · remove delos discard wind*2 · pandora zeus
      build discard objection · exchange red discard wind return delos · wind · end
