## Odysseus in the terminal: the table.

odysseus-screen-start = Before the first round
odysseus-screen-turn = Round { $round }, phase { $phase }: { $you ->
    [yes] you went first
   *[no] { $who } went first
 }
odysseus-screen-ship = Ship on { $island }. Wind stack: { $stack }.
odysseus-screen-lines = Lines
odysseus-screen-ships = Ship { $ship }
odysseus-screen-sailing = Course
odysseus-screen-course = { $count ->
    [0] no wind at ship 1, so the ship stays.
    [3] { $steps }. It ends { $end }.
   *[other] { $steps }; no wind at ship { $next }. It ends { $end }.
 }
odysseus-screen-sailed = Sailed
odysseus-screen-blind = Other players' face-down cards are not counted.
odysseus-screen-cards = { $count ->
    [one] { $kind }
   *[other] { $kind } ×{ $count }
 }
odysseus-screen-dionysus = d (Dionysus)
odysseus-screen-columns = god       power   cards
odysseus-screen-adventures = Adventures
odysseus-screen-adventure-columns = you   done   map  reserve
odysseus-screen-points = You have { $points ->
    [one] 1 point
   *[other] { $points } points
 }; { $goal } win.
odysseus-screen-power = Power
odysseus-screen-window = { $who } uses { $god }{ $target }.
odysseus-target-zeus = : placing would end at once
odysseus-target-poseidon = : { $space } would not count
odysseus-target-hades = : to play cards face down
odysseus-target-aphrodite = : { $space } would count double
odysseus-target-card = : { $card } would move from { $source } to { $space }

odysseus-no-disk = no disk
odysseus-course-end = at { $island }: { $disk }
odysseus-course-stays = { $steps ->
    [0] at { $island }, without a wind
   *[other] back at { $island }: no adventure
 }
odysseus-mark-ship = the ship
odysseus-mark-poseidon = Poseidon
odysseus-mark-aphrodite = Aphrodite

odysseus-power-ready = ready
odysseus-power-spent = spent
odysseus-power-waits = waiting
odysseus-power-down = face down

odysseus-board-islands = Islands
odysseus-board-tasks = Task cards, with their points
odysseus-board-disks = Disks
odysseus-board-counts = in all at start

## What the player must decide, by phase; the last three are parts of an unfinished move.

odysseus-now-launch = You are Zeus: on which island does the ship start?
odysseus-now-place = Play a card, use your power, trade, or pass:
odysseus-now-hades = Hades' power is in effect: play a card now, face down or face up.
odysseus-now-window = You are Athena. Do you allow or block it?
odysseus-now-disk = You are Zeus: which disk do you put on { $island }?
odysseus-now-card = Which card do you move?
odysseus-now-space = { $does ->
    [poseidon] Which space does not count?
    [aphrodite] Which space counts double?
    [hermes] To which space?
   *[other] On which space?
 }
odysseus-now-face = Which card do you play face down?

## A few words beside each choice.

odysseus-hint-course = ends { $end }
odysseus-hint-blind = the ship sails, and the face-down cards decide
odysseus-hint-hold = you have { $count }
odysseus-hint-down = face down
odysseus-hint-trade = your { $mine } for { $theirs }{ $spent ->
    [yes] , whose power is spent
   *[no] {""}
 }
odysseus-hint-disk = { $name }, { $count } in the reserve{ $worth ->
    [0] {""}
   *[other] , +{ $worth } for you
 }

## The end, and examples of moves.

odysseus-over = The voyage is over after { $rounds } rounds.
odysseus-examples =
    {"  "}start kappa · play 5 y1 · play d g2 · down r3 2 · pass · trade b
    {"  "}power · power g1 (Poseidon, Aphrodite) · power 3 y1 g2 (Hermes)
    {"  "}allow · block · disk sirens
