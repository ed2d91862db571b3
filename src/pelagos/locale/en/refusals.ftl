## Why something is refused, whichever the game. Small letters first and no full stop: some stand behind "No:".

# What is wrong with words that are no move, and with messages that are none; for those who write programs.
refused-malformed = { $detail }
refused-over = the game is over
refused-one-move = one move at a time: more is said than one move
refused-turn = it is { $who }'s turn to decide, not { $you-other ->
    [yes] yours
   *[no] { $other }'s
 }

## Who you are.

refused-stranger = say who you are first
refused-nameless = say who you are first: you are watching without a name
refused-name = a name has 1 to { $most } letters that can be read
refused-code = this code is not known here, was used, or its time is over: make a new one
refused-origin = this comes from a page of another site
refused-origin-missing = a browser must say which page this comes from

## Too much.

refused-rate = too many requests; wait a little
refused-newcomers = many have come from your address already; wait a little
refused-codes = too many codes were tried from your address; wait a minute
refused-connections = too many connections
refused-asides = you have said and done too much at this table beside playing: only moves count now
refused-quota = you have { $tables ->
    [one] a table
   *[other] { $tables } tables
 } already; finish or leave one first
refused-busy = too much is going on at this table; send the same command again

## The server is not well.

refused-unavailable = the server cannot write at this moment; send the same command again in a while
refused-unreachable = the server cannot reach its store now; try again in a moment
refused-unanswered = the process that looks after this table does not answer; send the same command again
refused-read-only = the server cannot write at this moment; what is there can be read
refused-stopping = the server is about to stop; try again in a moment
refused-fault = the server made a mistake here; nothing was changed

## Games and tables.

refused-no-game = there is no such game; there are: { $there }
refused-no-language = there are no rules in this language; there are: { $there }
refused-no-table = there is no such table; perhaps the link was cut off
refused-rules = this table began with other rules than this server has now
refused-quarantined = this table's book is damaged; it was set aside, all others go on
refused-players = { $game } is for { $least } to { $most } players, not { $count }
refused-board = there is one board for { $game } here: { $board }
refused-described = { $described } seats are described, the table has { $count }
refused-no-person = a table needs a seat for a person at least
refused-private = this table is by invitation: open the link that you were sent
refused-invite = this invitation does not open this table, or its time is over
refused-no-record = there is nothing on record: no game has begun here

## Seats.

refused-seated = you sit here already, on seat { $letter }
refused-full = every seat is taken
refused-taken = this seat is taken; free: { $free }
refused-spectator = only who sits at the table can do this; you are watching
refused-inviter = only who sits at the table invites others
refused-no-seat = you have no seat here to hand over
refused-handover = this seat is not handed over by this link, or its time is over
refused-handed = whoever handed this seat over does not have it any more
refused-mute = there is nobody else on this seat

## Beginning and ending.

refused-begun = the game has begun already
refused-begun-seat = the game has begun: a seat can only be handed over by its owner
refused-begun-close = a game that has begun is nobody's to close
refused-not-begun = the game has not begun yet
refused-closed = the table is closed
refused-host-begins = while seats are free, only who opened the table can begin
refused-host-closes = only who opened the table can close it
refused-leave = the game is over: there is nothing to leave
refused-playing = the game is not over yet
refused-rematch = it goes on at table { $table }

## In the game.

refused-away = a bot plays for you already
refused-away-now = a bot plays for you: say that you are back first
refused-back = you are playing yourself
refused-undo = only your own last move, and only while nobody else has done anything
refused-undo-drawn = this move cannot be taken back: something was drawn
refused-undo-shown = this move cannot be taken back: it has shown what was hidden
refused-stale = the game has gone on meanwhile: look again, then decide
refused-vote = vote about another person at this table
refused-empty = there is nothing to read in this
