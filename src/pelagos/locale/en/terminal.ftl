## The game in the terminal: words that both games share.

you = you
screen-decides = { $you ->
    [yes] your move
   *[no] { $who } to move
 }
screen-players = Players
screen-your-hand = Your hand
screen-hand = { $count ->
    [0] no cards
    [one] 1 card: { $cards }
   *[other] { $count } cards: { $cards }
 }

board-origin = Origin: { $origin }
plain-no-board = This game has no board.
plain-wanted = Choose what to do.
plain-over = The game is over.
plain-welcome = { $game }, { $players } players. You are { $name }, seat { $seat }. (Type 'help' for the commands.)
so-far = So far: { $words }

## Prompts and answers.

play-welcome = { $game } on the board "{ $board }", { $players } players. You are { $name }, seat { $seat }.
play-origin = The board: { $origin }. (Type 'board' for more, 'help' for the commands.)
play-seed = To play the same deal again: --seed { $seed }
play-prompt = { $most ->
    [1] Your choice (1 or Enter)
   *[other] Your choice (1-{ $most })
 }
play-bid = How many cards? { $least } to { $most } (Enter: { $least })
play-bid-jokers = How many of them { $kind }? { $least } to { $most } (Enter: { $least })
play-bid-range = It must be a number from { $least } to { $most }; 'back' takes the step back.
play-forced = Nothing to choose: { $words }.
play-no-number = There is no choice { $number }: enter 1 to { $most }, or type a move.
play-nothing = Type the number of a choice, a move in words, or 'help'.
play-no-back = There is nothing to take back: a finished move stands.
play-refused = No: { $reason } [{ $clause }]
play-refused-more = Type 'rules { $clause }' for the rule. The choices above are still open.
play-farewell = You leave the ship. Farewell!
play-record-open = The game so far is saved in { $file }.
play-record-done = The whole game is saved in { $file }.
play-record-none = The game was not saved (--record FILE saves it).
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
play-why-nothing = Everything that belongs to this decision is possible.
play-hint = The bot is thinking …
play-help =
    A number     makes that choice; Enter makes it when there is only one
    back         takes back one step of an unfinished move
    look         shows the table again
    what         lists all you can do, with prices and rules
    why          tells why other choices are not possible now
    hint         asks a strong bot what it would do
    board        shows the whole board and where it comes from
    log          shows the last events (log 100 for more)
    rules { $clause }   shows a rule, or a section of the rules (rules { $section })
    quit         leaves the game
    You can also type a whole move:

## Replaying a record, and the rules.

replay-opening = { $game } on the board { $board }: { $people }.
replay-viewer = { $viewer ->
    [full] The full log, secrets included.
    [public] The log as everyone saw it.
   *[seat] The log as { $seat } saw it.
 }
replay-open = The game is not over.
replay-result = { $many ->
    [yes] Result: { $who } won together.
   *[no] Result: { $who } won.
 }
rules-unknown = there is no clause '{ $clause }'; similar ones: { $near }
rules-unknown-all = there is no clause '{ $clause }'; the clauses are { $some } and so on

## Lessons.

learn-commands = (Type 'hint' for help, 'again' to start over, 'skip' for the next lesson, 'quit' to leave.)
learn-type = Type: { $move }
learn-rule = Type 'rules { $clause }' for the rule.
learn-help =
    In a lesson there are also
    hint         says what to do
    again        starts the lesson over
    skip         goes on to the next lesson
learn-row = { $title } ({ $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
 }){ $status ->
    [done] , done
    [begun] , begun
   *[new] {""}
 }
learn-how = Play them with 'pelagos learn ulysses' or 'pelagos learn odysseus winds'.
learn-next = Enter for the next lesson: { $title }
learn-all-done = You have done every lesson of this game. Name one to play it again:
learn-farewell = Until next time. 'pelagos learn { $game }' goes on from here.
learn-play = Now play: pelagos play { $game } --first-voyage
