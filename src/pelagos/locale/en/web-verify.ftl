## The page that verifies the shuffle of a recorded game. Words in quotation marks stand in the record, in every language.

web-verify-intro = Before a game is dealt, the server publishes a commitment to its secret seed, and every seat adds a random number. After the game the full record contains the seed. This page checks that the seed and these numbers give every card, goal, god, task and disk that was drawn.
web-verify-private = The record stays in your browser: this page cannot send anything.
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
web-verify-kept-fits = This browser saw this commitment before the deal, and the number that it added is among those of the seats.
web-verify-kept-differs = This browser saw this commitment before the deal, but the number that it added is not among those of the seats.
web-verify-kept-unseen = This browser did not see this commitment before the deal: compare it with your notes, or use the browser in which you took your seat.
web-verify-what = What is checked, and what is not
web-verify-what-yes = Checked: the hash of every line; that the seed matches the commitment; and that the seed, the numbers of the seats and the position of the draw give every draw, from the cards and goals that were left. The page keeps track of piles and hands itself, with code that shares nothing with the code that deals.
web-verify-what-not = Not checked: that every move was legal, and who won. This page does not know those rules; `pelagos verify` replays the game and checks both.
web-verify-what-you = The browser in which you took your seat checks that the commitment and your number are the ones from before the deal. In any other browser, compare them yourself.

## Checks that passed.

web-verify-hashes-fit = { $entries ->
    [one] The hash of the only entry is right.
   *[other] The hashes of all { $entries } entries are right.
 }
web-verify-seed-fits = The seed matches the commitment: its SHA-256 is the same.
web-verify-draws-fit = All { $draws } draws follow from this seed and the numbers of the seats, in this order.

## Why nothing can be verified.

web-verify-no-crypto = Browsers allow cryptography only on pages from https or localhost: open this page from there.
web-verify-unpromised = This game was played without a commitment, so its shuffle cannot be verified.
web-verify-masked = { $view ->
    [public] This record shows only what everyone could see.
   *[seat] This record shows only what seat { $view } saw.
 } Use the full record, which can be downloaded after the game.
web-verify-unrevealed = The seed is not in this record: the server reveals it when the game is over.
web-verify-other-board = This page knows only the boards of the games, and this record does not hold the file of its own. Use 'pelagos verify --board'.
web-verify-wrong-board = The file of the board in the record is not that of the board named there.

## What is wrong with the record itself.

web-verify-no-record = This is not a record of Pelagos: the first line must be 'pelagos record 1'.
web-verify-no-game = This page knows only the games 'ulysses 1' and 'odysseus 1'.
web-verify-no-key = This line must begin with '{ $key }' and follow the record format.
web-verify-seats = This game does not support that number of players.
web-verify-cut = The last line is cut off.
web-verify-stops = The record stops here, before its end.
web-verify-no-hash = This line has no hash at its end.
web-verify-changed = This line or an earlier one was changed: its hash is wrong.
web-verify-no-entry = Entry { NUMBER($number, useGrouping: 0) } must be here.
web-verify-no-deal = Entry 0 must be the deal, and no other entry.
web-verify-count = The last line gives a wrong number of entries.
web-verify-follows = There is text after the end of the record.
web-verify-no-seat = There is no seat { $letter } in this game.
web-verify-no-move = '{ $move }' is not a move.

## What is wrong with the deal.

web-verify-other-seed = The seed does not match the commitment: its SHA-256 is { $digest }.
web-verify-draw-other = Draw { NUMBER($draw, useGrouping: 0) } is '{ $found }' here, but the seed gives '{ $expected }'.
web-verify-draw-missing = Draw { NUMBER($draw, useGrouping: 0) } is missing here: the seed gives '{ $expected }'.
web-verify-draw-more = '{ $found }' is one draw too many.
web-verify-no-card = Seat { $letter } has no card '{ $card }' to play.
web-verify-no-turn = Seat { $letter } acts before a turn of that seat has begun.
web-verify-no-cards = All players have passed, so cards must be dealt here.
web-verify-nobody = There is no player in that seat to trade with.

## Before the game.

web-promise = This shuffle can be verified
web-promise-text = Before the deal the server commits to a secret seed, and every player adds a random number. When the game is over the seed is revealed, and anyone can check every draw. Your browser keeps the commitment and your number for you.
web-promise-mine = Your number
