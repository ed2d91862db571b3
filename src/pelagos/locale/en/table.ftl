## Events at a table that are not moves of the game.

table-joined = { $who } takes a seat.
table-handed = { $who } takes over the seat.
table-let-in = { $name } is let in.
table-left = { $name } leaves the table.
table-voted-out = { $name } loses the seat to a bot, by a vote of the others.
table-began = The game begins.
table-undone = { $you ->
    [yes] You undo your last move.
   *[no] { $who } undoes the last move.
 }
table-hinted = { $you ->
    [yes] You take a hint from a bot.
   *[no] { $who } takes a hint from a bot.
 }
table-said = { $name }: { $text }
table-away = { $why ->
    [clock] { $you ->
        [yes] Your time is up: a bot ({ $level }) plays for you until you return.
       *[no] { $who } has run out of time: a bot ({ $level }) takes over.
     }
    [absent] { $who } is not connected: a bot ({ $level }) takes over.
   *[asked] { $you ->
        [yes] A bot ({ $level }) plays for you until you return.
       *[no] { $who } is away: a bot ({ $level }) takes over.
     }
 }
table-back = { $you ->
    [yes] You are back.
   *[no] { $who } is back.
 }
table-voted = { $out ->
    [0] { $who } withdraws the vote to replace { $about } with a bot.
   *[other] { $who } votes to replace { $about } with a bot ({ $votes } of { $needed } votes).
 }
table-paused = The server was down for { $seconds ->
    [one] 1 second
   *[other] { NUMBER($seconds, useGrouping: 0) } seconds
 }; the clocks were stopped.
table-closed = { $why ->
    [host] The host has closed this table.
    [idle] This table was closed: nothing had happened here for a long time.
   *[deserted] This table was closed: everyone has left.
 }
table-rematch = A new table is open for the rematch.
table-decided = { $by ->
    [clock] Time is up for { $who }:
   *[other] A bot ({ $by }) decides for { $who }:
 }

## Playing on a server from the terminal.

join-lost = Connection lost. Reconnecting …
join-found = Reconnected.
join-unreachable = { $server } cannot be reached. Your seat is kept: join again with the same link.
join-invite = Send this link to the other players: { $link }
join-begin = Press Enter to start the game; bots fill the free seats.
join-wait = Waiting for the other players …
join-free = (free)
join-closed = This table is closed.
join-gone = The game has moved on; here is the new position.
join-farewell = You left the table for now; your seat is kept. Join again with the same link.
join-record = The record, to save and to verify: { $path }
join-help =
    say TEXT     sends a message to the other players
    undo         undoes your last move, until another player acts
    away         lets a bot play for you until you join again
    leave        gives up your seat for good
join-no-tables = No table has a free seat. Open one: pelagos open { $server } ulysses
join-welcome = You are { $name } at { $server }.
join-no-answer = { $server } does not answer.
join-no-server = { $server } is not a Pelagos server, or a proxy is in the way.

## How well bots play.

level-drifter = Drifter
level-sailor = Sailor
level-navigator = Navigator
level-olympian = Olympian
