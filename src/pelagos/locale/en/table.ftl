## What happens at a table beside the game.

table-joined = { $who } sits down.
table-handed = { $who } takes over the seat.
table-left = { $name } leaves the table.
table-voted-out = { $name } loses the seat to a bot, by the others' vote.
table-began = The game begins.
table-undone = { $you ->
    [yes] You take your last move back.
   *[no] { $who } takes the last move back.
 }
table-said = { $name }: { $text }
table-away = { $why ->
    [clock] { $you ->
        [yes] Your time is over: a bot ({ $level }) plays for you until you are back.
       *[no] { $who } has run out of time: a bot ({ $level }) stands in.
     }
    [absent] { $who } is not there: a bot ({ $level }) stands in.
   *[asked] { $you ->
        [yes] A bot ({ $level }) plays for you until you are back.
       *[no] { $who } is away: a bot ({ $level }) stands in.
     }
 }
table-back = { $you ->
    [yes] You are back.
   *[no] { $who } is back.
 }
table-voted = { $out ->
    [0] { $who } no longer wants a bot on the seat of { $about }.
   *[other] { $who } wants a bot on the seat of { $about } ({ $votes } of { $needed } votes).
 }
table-paused = The server was away for { $seconds ->
    [one] 1 second
   *[other] { NUMBER($seconds, useGrouping: 0) } seconds
 }; that is charged to nobody.
table-closed = { $why ->
    [host] The table is closed by who opened it.
    [idle] The table is closed: nothing happened here for a long time.
   *[deserted] The table is closed: everybody has left.
 }
table-rematch = It goes on at a new table.
table-decided = { $by ->
    [clock] Time decides for { $who }:
   *[other] A bot ({ $by }) decides for { $who }:
 }

## Talking with a person at a table far away.

join-lost = The connection is lost; trying to get it back …
join-found = Connected again.
join-unreachable = { $server } cannot be reached. Your seat is kept: join again with the same link.
join-invite = Send this link to those who shall play: { $link }
join-begin = Press Enter to begin; bots take the seats that are free.
join-wait = Waiting for the others …
join-free = (free)
join-closed = This table is closed.
join-gone = The table has gone on meanwhile.
join-farewell = You leave the screen; your seat is kept. Join again with the same link.
join-record = The record, to be kept and verified: { $path }
join-help =
    say TEXT     something to the others
    undo         takes your last move back, while nobody has gone on
    away         a bot plays for you, until you join again
    leave        gives up your seat for good
join-no-tables = No table has a free seat. Open one: pelagos open { $server } ulysses
join-welcome = You are { $name } at { $server }.
join-no-answer = { $server } does not answer.
join-no-server = { $server } is no server of Pelagos, or something stands between.

## How well bots play.

level-drifter = Drifter
level-sailor = Sailor
level-navigator = Navigator
level-olympian = Olympian
