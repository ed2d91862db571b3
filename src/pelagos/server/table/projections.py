"""Load tables from their logs, and derive the data for table lists and for returning viewers."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from pelagos.core.ending import Ending
from pelagos.core.record import FULL, ending_of
from pelagos.server.messages import Clock
from pelagos.server.refusal import Refusal
from pelagos.server.table.audience import Viewer
from pelagos.server.table.deadlines import Attendance, next_due
from pelagos.server.table.table import AnyEvent, RematchOpened, Step, Table, events_for
from pelagos.store.store import OPEN, OVER, Head, Opening, Store
from pelagos.store.stored_line import StoredLine, check

NOBODY_CONNECTED = Attendance()


class NoTable(Exception):
    """No table has this id."""


async def load(store: Store, id: str) -> Table:
    """Load a table. Raise NoTable, DamagedLog or Unavailable."""
    lines = await store.load(id)
    if not lines:
        raise NoTable(id)
    table = Table(id)
    catch_up(table, lines)
    return table


def catch_up(table: Table, lines: list[StoredLine]) -> list[Step]:
    """Apply new lines of the log; raise DamagedLog if they do not follow the last one."""
    check(lines, table.last)
    return [table.replay(line) for line in lines]


def missed(table: Table, viewer: Viewer, since: int) -> list[AnyEvent]:
    """Return the events after line `since`, as the viewer sees them; none if that line is too old."""
    if since < 0 or since + 1 < table.recent[0].seq:
        return []
    lines = log(table, viewer.person, viewer.muted)
    return [event for seq, events in lines for event in events if seq > since]


def log(table: Table, person: str, muted: Collection[str]) -> list[tuple[int, list[AnyEvent]]]:
    """Return the most recent lines, each with its events as this person sees them."""
    seat = table.seat_of(person)
    return [(step.seq, events_for(table, step, seat)) for step in table.recent if step.speaker not in muted]


def ending(table: Table) -> Ending:
    """Return what is told of a finished game, all secrets included. Refuse for a table that is not over."""
    if table.status != OVER:
        raise Refusal("playing", "refused-no-ending")
    return replace(ending_of(table.record(FULL)), finished=table.since)


def opening_of(rematch: RematchOpened, now: int) -> Opening:
    """Return the new table of a rematch, to be written. It is loaded like any other when somebody comes."""
    table = Table(rematch.body.table)
    line, _ = table.add(rematch.opening, now, rematch.host)
    return Opening((line,), head_of(table, now))


def head_of(table: Table, now: int) -> Head:
    """Summarise a table for the lists and for the process that wakes it when something is due.

    It says what is due if nobody is connected: then no process runs the table.
    """
    winners = tuple(table.match.winners) if table.status == OVER else ()
    settings, due = table.settings, next_due(table, NOBODY_CONNECTED, now)
    return Head(
        table=table.id,
        game=table.game.name,
        status=table.status,
        public=settings.public,
        seats=settings.seats,
        free=sum([chair.is_free for chair in table.chairs]),
        title=title_of(tuple([chair.name for chair in table.chairs]), settings.clock, winners),
        people=table.people if table.status != OPEN else (*table.people, *filter(None, [table.host])),
        mover=table.chairs[table.actor].person if table.is_playing and table.actor >= 0 else "",
        wake=None if due is None else due.at,
        changed=table.changed,
    )


@lru_cache(10_000)  # the title is needed with every move but rarely changes
def title_of(names: tuple[str, ...], clock: Clock, winners: tuple[int, ...]) -> str:
    return msgspec.json.encode({"names": names, "clock": [clock.seconds, clock.bank], "winners": winners}).decode()
