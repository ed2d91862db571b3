"""Transactions as generators. A transaction yields lists of statements, gets the rows of each, and returns a result.

So each transaction is written once, for SQLite in a thread and for PostgreSQL with async/await.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from pelagos.store.sql import queries as q
from pelagos.store.store import ALIVE, QUARANTINED, Append, Claim, DuplicateRow, Fenced, Head
from pelagos.store.stored_line import DamagedLog, StoredLine, check

T = TypeVar("T")
Row = tuple[Any, ...]


Statement = tuple[str, Sequence[Any]]
Transaction = Generator[list[Statement], list[list[Row]], T]


def single(text: str, *values: Any) -> Transaction[list[Row]]:
    """A transaction of one statement; returns its rows."""
    (rows,) = yield [(text, values)]
    return rows


def many(text: str, rows: Iterable[Row]) -> Statement:
    """A statement with {rows …}."""
    return text, (json_text(list(rows)),)


def json_text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# ---- tables
def create(process: str | None, lines: Sequence[StoredLine], head: Head) -> Transaction[Claim]:
    """Create a table that `process` owns, or None for a table that any process may claim."""
    check(lines)
    last = lines[-1]
    if not (yield from single(q.INSERT_TABLE, head.table, *head_row(head), last.seq, last.hash, process)):
        raise DuplicateRow(f"table {head.table} already exists")
    yield [many(q.INSERT_LINES, line_rows(head.table, lines)), many(q.INSERT_PLAYERS, player_rows(head))]
    return Claim(head.table, 1, 0)


def append_all(process: str, appends: Sequence[Append]) -> Transaction[list[Exception | None]]:
    """Append to different tables. Return for each None or the reason for refusing it; the others are written."""
    (tables,) = yield [many(q.LOG_ENDS, ((append.claim.table,) for append in appends))]
    ends = {row[0]: row[1:] for row in tables}
    stale = [append for append in appends if is_stale(append, ends.get(append.claim.table))]
    known: set[Row] = set()
    if stale:
        keys = ((append.claim.table, *key) for append in stale for key in commands_of(append))
        (rows,) = yield [many(q.KNOWN_COMMANDS, keys)]
        known = set(rows)
    refusals = [refusal(process, append, ends.get(append.claim.table), known) for append in appends]
    accepted = [append for append, refused in zip(appends, refusals, strict=True) if refused is None]
    if accepted:
        yield list(_statements(accepted, ends))
    for append in accepted:
        for opening in append.openings:
            yield from create(None, opening.lines, opening.head)
    return refusals


def _statements(appends: list[Append], ends: dict[str, Row]) -> Iterable[Statement]:
    """`ends`: for each table its owner, epoch, people, last seq and hash, before the appends."""
    rows = [(append.claim.table, *head_row(append.head)) for append in appends]
    lines = [row for append in appends for row in line_rows(append.claim.table, append.lines)]
    new_ends = [new_end(append) or ends[append.claim.table][3:] for append in appends]
    if lines:
        yield many(q.INSERT_LINES, lines)
    yield many(q.UPDATE_HEADS, (row + end for row, end in zip(rows, new_ends, strict=True)))
    reseated = [append.head for append, row in zip(appends, rows, strict=True) if row[PEOPLE] != ends[row[0]][2]]
    if reseated:
        yield many(q.DELETE_PLAYERS, ((head.table,) for head in reseated))
        yield many(q.INSERT_PLAYERS, (row for head in reseated for row in player_rows(head)))


def is_stale(append: Append, end: Row | None) -> bool:
    """Whether the log is longer than the caller knew; it may even contain this very command.

    A caller who writes at the end of the log has read all of it, and knows which commands it contains. If the caller is
    wrong about that, a unique index of the database refuses the second copy.
    """
    return end is not None and bool(append.lines) and append.lines[0].seq != end[3] + 1


def refusal(process: str, append: Append, end: Row | None, known: set[Row]) -> Exception | None:
    """Return the reason to refuse an append. `end`: the owner, epoch, people, last seq and hash of its table."""
    claim, keys = append.claim, commands_of(append)
    if end is None or end[0] != process or end[1] != claim.epoch:
        return Fenced(f"this process does not own table {claim.table} any more: claim it again")
    if len(set(keys)) < len(keys) or any((claim.table, *key) in known for key in keys):
        return DuplicateRow(f"the log of table {claim.table} already has this command")
    if is_stale(append, end):
        return Fenced(f"the log of table {claim.table} has new lines: load it again")
    try:
        check(append.lines, StoredLine(end[3], 0, "", "", "", end[4]))
    except DamagedLog as damaged:  # a bug in the caller
        return damaged
    return None


def new_end(append: Append) -> Row | None:
    return (append.lines[-1].seq, append.lines[-1].hash) if append.lines else None


def commands_of(append: Append) -> list[tuple[str, str]]:
    return [(line.person, line.command) for line in append.lines if line.command]


def line_rows(table: str, lines: Sequence[StoredLine]) -> list[Row]:
    return [(table, line.seq, line.at, line.person, line.command, line.body, line.hash) for line in lines]


def player_rows(head: Head) -> list[Row]:
    return [(person, head.table) for person in dict.fromkeys(head.people)]


def head_row(head: Head) -> Row:
    """Return the row of a head, without the id of the table."""
    seats = (head.game, head.status, head.public, head.seats, head.free)
    return (*seats, head.title, json_text(head.people), head.mover, head.wake, head.changed)


PEOPLE = 7  # index of the people in a row of a head that begins with the id


def head_of(row: Row) -> Head:
    table, game, status, public, seats, free, title, people, mover, wake, changed = row
    if status == QUARANTINED:
        free, mover, wake = 0, "", None
    return Head(
        table, game, status, bool(public), seats, free, title, tuple(msgspec.json.decode(people)), mover, wake, changed
    )


# ---- heartbeats
def heartbeat(process: str, *, first: bool = False, alone: bool = False) -> Transaction[None]:
    """Record that this process is alive, and free the tables of processes that are presumed dead.

    `first`: this process is starting. `alone`: no other process can be alive.
    """
    ((now, last, any_alive),) = yield from single(q.LAST_SEEN)
    end = now
    if last is not None and last < now and (alone or not any_alive):
        yield from single(q.INSERT_DOWNTIME, last, now)
        if first:
            end = last  # count the downtime once, not in the gaps too
        else:  # the database was away for all processes: give them time to come back
            yield from single(q.RENEW_HEARTBEATS, now, last - ALIVE_MS)
    dead = yield from single(q.DEAD_PROCESSES, process, now + 1 if alone else now - ALIVE_MS)
    for other, seen in dead:
        yield free_tables(other, end - seen)
    yield [
        (q.HEARTBEAT, (process, now)),
        (q.DELETE_OLD_PROCESSES, (now - q.PROCESS_LIFE,)),
        (q.DELETE_OLD_POSTS, ()),
        (q.DELETE_OLD_PASSES, ()),
    ]


ALIVE_MS = round(ALIVE * 1000)


def declare_dead(process: str) -> Transaction[None]:
    """Free the tables of a process that is certainly dead, before its heartbeat is overdue."""
    for silent_for in (yield from single(q.SILENT_FOR, process)):
        yield free_tables(process, *silent_for)


def free_tables(process: str, gap: int) -> list[Statement]:
    """Return the statements that take the tables from a dead process."""
    return [
        (q.FREE_TABLES, (max(0, gap), process)),
        (q.DELETE_PRESENCES, (process,)),
        (q.MARK_STOPPED, (process,)),
    ]


def unregister(process: str) -> Transaction[None]:
    yield [(q.RELEASE_ALL, (process,)), (q.DELETE_PRESENCES, (process,)), (q.UNREGISTER, (process,))]


# ---- people
def add_person(person: str, name: str, token: str, now: int) -> Transaction[None]:
    yield [(q.INSERT_PERSON, (person, name, now)), (q.INSERT_SESSION, (token, person, now))]
