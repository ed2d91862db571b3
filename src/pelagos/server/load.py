"""Tables from their books, and their heads for the lists."""

from __future__ import annotations

import json

from pelagos.server.clock import Due
from pelagos.server.room import Viewer
from pelagos.server.table import Step, Table, told
from pelagos.server.wire import Event
from pelagos.store.line import Line, check
from pelagos.store.store import OPEN, Head, Store

MOST_MISSED = 400  # lines that are told to one who was away


class NoTable(Exception):
    """There is none of this id."""


async def load(store: Store, id: str) -> Table:
    """Raises NoTable, Broken, Unavailable."""
    lines = await store.load(id)
    if not lines:
        raise NoTable(id)
    table = Table(id)
    catch_up(table, lines)
    return table


def catch_up(table: Table, lines: list[Line]) -> list[Step]:
    """Adds lines that are in the book; raises Broken when they do not follow."""
    check(lines, table.last)
    return [table.apply(line) for line in lines]


async def missed(store: Store, table: Table, viewer: Viewer, since: int) -> list[Event]:
    """What was told while he was away: found by going through the book once more."""
    if not 0 <= since < table.seq or table.seq - since > MOST_MISSED:
        return []
    events: list[Event] = []
    past = Table(table.id)
    for line in await store.load(table.id):
        step = past.apply(line)
        if since < line.seq <= table.seq and not (line.person in viewer.muted and '"said"' in line.body[:20]):
            events += told(past, step, table.seat_of(viewer.person))
    return events


def head_of(table: Table, due: Due | None) -> Head:
    settings = table.settings
    title = {"names": [chair.name for chair in table.chairs], "clock": [table.clock.seconds, table.clock.bank]}
    return Head(
        table=table.id,
        game=table.game.name,
        status=table.status,
        public=settings.public,
        seats=settings.seats,
        free=sum(1 for chair in table.chairs if chair.is_free),
        title=json.dumps(title),
        people=table.people if table.status != OPEN else (*table.people, *filter(None, [table.host])),
        mover=table.chairs[table.actor].person if table.is_playing and table.actor >= 0 else "",
        wake=None if due is None else due.at,
        changed=table.changed,
    )
