## The game in the terminal, whichever it is.

you = you
screen-decides = { $you ->
    [yes] your move
   *[no] { $who } decides
 }
screen-players = Players
screen-your-hand = Your hand
screen-hand = { $count ->
    [0] no cards
    [one] 1 card: { $cards }
   *[other] { $count } cards: { $cards }
 }

board-origin = Origin: { $origin }
so-far = So far: { $words }

## Talking with the player.

play-welcome = { $game } on the board "{ $board }", { $players } players. You are { $name }, seat { $seat }.
play-origin = The board: { $origin }. ('board' tells more; 'help' lists what you can type.)
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
play-winner = { $you ->
    [yes] { $many ->
        [yes] You have won, together with { $who }!
       *[no] You have won!
     }
   *[no] { $many ->
        [yes] { $who } have won together.
       *[no] { $who } has won.
     }
 }
play-help =
    A number     takes that choice; Enter takes it when there is only one
    back         takes back the unfinished part of a choice
    look         shows the table again
    board        the whole board, and where it comes from
    log          what has happened (log 100 for more)
    rules { $clause }   a clause of the rules, or a section (rules { $section })
    quit         leaves the game
    Moves can be typed too, whole:

## Telling a record, and the rules.

replay-opening = { $game } on the board { $board }: { $people }.
replay-viewer = { $viewer ->
    [full] Told in full.
    [public] Told as everybody saw it.
   *[seat] Told as { $seat } saw it.
 }
replay-open = The game is not over.
replay-result = { $many ->
    [yes] Result: { $who } won together.
   *[no] Result: { $who } won.
 }
rules-unknown = there is no clause '{ $clause }'; near are: { $near }
rules-unknown-all = there is no clause '{ $clause }'; there are: { $some } and so on
