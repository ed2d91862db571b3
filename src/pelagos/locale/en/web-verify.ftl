## Was the deal fair? The page that checks a record. Words in quotation marks stand in the record, in every language.

web-verify-intro = Before a game is dealt, the server promises its seed by a commitment, and every seat adds a number of its own. After the game the seed stands in the full record. This page checks that every card, goal, god, task and disk was drawn as the promise has it.
web-verify-private = The record stays in your browser: this page can send nothing.
web-verify-open = Open a record
web-verify-paste = Or drop the file on this page, or paste its text:
web-verify-check = Check
web-verify-checking = Checking …
web-verify-good = Verified
web-verify-bad = Not verified
web-verify-line = Line { NUMBER($line, useGrouping: 0) }
web-verify-compare = Compare with what you saw before the deal
web-verify-commitment = The server's commitment
web-verify-entropy = Seat { $letter } ({ $name }) added
web-verify-kept-fits = This browser saw this commitment before the deal, and its own number is among those of the seats.
web-verify-kept-differs = This browser saw this commitment before the deal, but the number that it added is not among those of the seats.
web-verify-kept-unseen = This browser did not see this commitment before the deal: compare it with what you wrote down, or use the browser that you sat down with.
web-verify-what = What is checked, and what is not
web-verify-what-yes = The hash of every line; that the seed is the one behind the commitment; and for every draw that it is the one which the seed, the numbers of the seats and its place in the order give, from the cards and goals that were left. For this the page keeps count of piles and hands by itself, with a program that shares nothing with the one that deals.
web-verify-what-not = It does not know the rules of moving: that every move was legal, and who won, is checked by `pelagos verify`, which replays the game.
web-verify-what-you = Whether the commitment and your own number are the ones from before the deal is told by the browser that you sat down with; anybody else has to compare them.

## What was found right.

web-verify-hashes-fit = { $entries ->
    [one] The hash of the only entry fits.
   *[other] The hashes of all { $entries } entries fit.
 }
web-verify-seed-fits = The seed is the one that was promised: its SHA-256 is the commitment.
web-verify-draws-fit = All { $draws } draws are what this seed and the numbers of the seats give, in this order.

## Why nothing can be proven.

web-verify-no-crypto = Browsers give their cryptography only to pages from https or from localhost: open this one so.
web-verify-unpromised = This game was played without a commitment, so nothing was promised.
web-verify-masked = { $view ->
    [public] This is what everybody could see.
   *[seat] This is what seat { $view } saw.
 } It takes the full record, which is open after the game.
web-verify-unrevealed = The seed is not in this record: it is revealed when the game is over.
web-verify-other-board = This page knows only the boards that come with the games. Use 'pelagos verify --board'.

## What is wrong with the record itself.

web-verify-no-record = This is no record of Pelagos: it would begin with 'pelagos record 1'.
web-verify-no-game = This page knows the games 'ulysses 1' and 'odysseus 1' only.
web-verify-no-key = This must be a line that begins with '{ $key }', in the form that records have.
web-verify-seats = This game is not for that number of players.
web-verify-cut = The last line is cut off.
web-verify-stops = The record stops here, before its end.
web-verify-no-hash = There is no hash at the end of this line.
web-verify-changed = This line, or one before it, was changed: its hash does not fit.
web-verify-no-entry = Entry { NUMBER($number, useGrouping: 0) } must stand here.
web-verify-no-deal = Entry 0, and no other, is the deal.
web-verify-count = The end counts another number of entries.
web-verify-follows = Something follows the end.
web-verify-no-seat = There is no seat { $letter } in this game.
web-verify-no-move = '{ $move }' is no move.

## What is wrong with the deal.

web-verify-other-seed = The seed is not the one promised: its SHA-256 is { $digest }.
web-verify-draw-other = Draw { NUMBER($draw, useGrouping: 0) } is '{ $found }' here, and '{ $expected }' by the seed.
web-verify-draw-missing = Draw { NUMBER($draw, useGrouping: 0) }, '{ $expected }' by the seed, is missing here.
web-verify-draw-more = '{ $found }' is more than can have been drawn here.
web-verify-no-card = Seat { $letter } has no card '{ $card }' to give.
web-verify-no-turn = Seat { $letter } acts, but no turn of that seat has begun.
web-verify-no-cards = All have passed, so cards must have been dealt here.
web-verify-nobody = There is nobody in that seat to trade with.

## Before the game.

web-promise = The deal is promised
web-promise-text = Before the deal the server commits itself to a secret seed, and everybody adds a number. When the game is over the seed is revealed, and anybody can check every draw. Your browser keeps both for you.
web-promise-mine = Your number
