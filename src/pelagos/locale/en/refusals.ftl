## Why the server or the game refuses something. Written to follow "No:": no capital letter, no full stop.

# For programmers: what is wrong with a message, or with a text that is not a move.
refused-malformed = { $detail }
refused-over = the game is over
refused-one-move = play only one move at a time
refused-turn = it is { $who }'s turn to decide, not { $you-other ->
    [yes] yours
   *[no] { $other }'s
 }

## Who you are.

refused-stranger = you have not told this server your name yet: choose one first
refused-nameless = you are watching without a name: choose one first
refused-name = a name must have 1 to { $most } visible characters
refused-code = this code is unknown, used or expired: get a new one
refused-origin = this request comes from a page of another site: open this server's own page
refused-origin-missing = a request from a browser must have an Origin header

## Limits.

refused-rate = too many requests: wait a moment and try again
refused-newcomers = too many new players from your address: wait a little and try again
refused-codes = too many codes were tried from your address: wait a minute and try again
refused-connections = too many open connections: close another page and try again
refused-asides = you have sent too many messages at this table: from now on only moves count
refused-quota = you already have { $tables ->
    [one] 1 table
   *[other] { $tables } tables
 }: finish or leave one first
refused-busy = this table is too busy: try again

## The server is not well.

refused-unavailable = the server cannot save anything right now: try again in a while
refused-unreachable = the server cannot reach its database: try again in a moment
refused-unanswered = the server process of this table does not answer: try again
refused-read-only = the server cannot save anything right now; you can still read
refused-stopping = the server is shutting down: try again in a moment
refused-fault = an internal error occurred and nothing was changed

## Games and tables.

refused-no-game = there is no such game; choose one of: { $there }
refused-no-language = there are no rules in this language; choose one of: { $there }
refused-no-table = there is no such table: check that the link is complete
refused-rules = this table uses another version of the rules than this server
refused-quarantined = the log of this table is damaged, so it cannot be opened; other tables are not affected
refused-players = { $game } is for { $least } to { $most } players, not { $count }
refused-level = there are no bots of the level { $level } for { $game }; choose one of: { $there }
refused-board = this server has no board '{ $board }' for { $game }; choose one of: { $there }
refused-variant = { $game } has no variant '{ $variant }'; choose one of: { $there }
refused-first-rules = in { $game } nobody chooses who goes first: the rules decide it
refused-first-seat = seat { $letter } cannot go first at a table of { $count }
refused-described = the list of bots has { $described } seats, but the table has { $count }
refused-no-person = a table needs at least one seat for a person
refused-private = this table is private: open the invitation link that you were sent
refused-inside = you may enter this table already
refused-asking = you have already asked to come in: wait for an answer
refused-asks = nobody can ask at this table any more: ask a player for an invitation link
refused-asker = this person is no longer waiting to come in
refused-invite = this invitation is for another table or has expired: ask for a new one
refused-no-record = there is no record yet: the game has not started

## Seats.

refused-seated = you already sit at this table, on seat { $letter }
refused-full = every seat is taken
refused-taken = this seat is taken; free seats: { $free }
refused-spectator = only players at this table can do this; you are watching
refused-inviter = only players at this table can invite others
refused-no-seat = you have no seat here to transfer
refused-handover = this link does not transfer a seat here or has expired: ask for a new one
refused-handed = the player who sent this link no longer has this seat
refused-mute = you can mute only another person at this table

## Starting and ending.

refused-begun = the game has already started
refused-begun-seat = the game has already started: a seat is free only if its owner transfers it to you
refused-begun-close = a game that has started cannot be closed
refused-not-begun = the game has not started yet
refused-closed = this table is closed
refused-host-begins = while seats are free, only the host can start the game
refused-host-closes = only the host can close this table
refused-leave = the game is over: there is nothing to leave
refused-playing = the game is not over yet
refused-rematch = the rematch is at table { $table }

## In the game.

refused-away = a bot already plays for you
refused-away-now = a bot plays for you: resume playing first
refused-back = you are already playing
refused-undo = you can undo only your own last move, and only until another player acts
refused-undo-drawn = this move cannot be undone: something was drawn
refused-undo-shown = this move cannot be undone: it revealed something hidden
refused-stale = the game has moved on: look at the table and decide again
refused-vote = you can vote only on another person at this table
refused-empty = this message has no text
refused-hint-turn = it is not your decision
refused-hint = hints are not allowed at this table: other people play, and the table was opened without hints
refused-hint-game = no bot can give a hint in this game
refused-hint-none = the bot found no answer: try again
