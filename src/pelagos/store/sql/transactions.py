"""Transactions as talks with a database: a talk yields statements, is sent the rows of each, and returns what came of
it. So each stands here once, for a database that is asked in a thread and for one that is awaited."""

from __future__ import annotations

import json
from collections.abc import Generator, Iterable, Sequence
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from pelagos.store.sql import queries as q
from pelagos.store.store import ALIVE, QUARANTINED, Append, Claim, DuplicateRow, Fenced, Head
from pelagos.store.stored_line import DamagedLog, StoredLine, check

T = TypeVar("T")
Row = tuple[Any, ...]


class ManyRows(list[Row]):
    """The values of a statement with {rows …}."""

    @property
    def text(self) -> str:
        """As JSON."""
        return encode(self).decode()


encode = msgspec.json.Encoder().encode
Statement = tuple[str, Sequence[Any]]
Transaction = Generator[list[Statement], list[list[Row]], T]


def ask(text: str, *values: Any) -> Transaction[list[Row]]:
    """One statement."""
    (rows,) = yield [(text, values)]
    return rows


def many(text: str, rows: Iterable[Row]) -> Statement:
    """A statement with {rows …}."""
    return text, ManyRows(rows)


# ---- tables
def create(me: str, lines: Sequence[StoredLine], head: Head) -> Transaction[Claim]:
    check(lines)
    last = lines[-1]
    if not (yield from ask(q.NEW_TABLE, head.table, *head_row(head), last.seq, last.hash, me)):
        raise DuplicateRow(f"there is a table {head.table} already")
    yield [many(q.NEW_LINES, line_rows(head.table, lines)), many(q.NEW_PLAYERS, player_rows(head))]
    return Claim(head.table, 1, 0)


def append_all(me: str, appends: Sequence[Append]) -> Transaction[list[Exception | None]]:
    """For different tables. One that is refused, with this exception, is nothing to the others."""
    (tables,) = yield [many(q.BOOKS_OF, ((append.claim.table,) for append in appends))]
    books = {row[0]: row[1:] for row in tables}
    late = [append for append in appends if is_late(append, books.get(append.claim.table))]
    known: set[Row] = set()
    if late:
        (rows,) = yield [many(q.KNOWN, ((append.claim.table, *key) for append in late for key in commands_of(append)))]
        known = set(rows)
    refusals = [refusal(me, append, books.get(append.claim.table), known) for append in appends]
    good = [append for append, refused in zip(appends, refusals, strict=True) if refused is None]
    if good:
        yield list(_written(good, books))
    return refusals


def _written(appends: list[Append], books: dict[str, Row]) -> Iterable[Statement]:
    """`books` as they were: owner, epoch, people, last seq and hash."""
    rows = [(append.claim.table, *head_row(append.head)) for append in appends]
    lines = [row for append in appends for row in line_rows(append.claim.table, append.lines)]
    ends = [ending(append) or books[append.claim.table][3:] for append in appends]
    if lines:
        yield many(q.NEW_LINES, lines)
    yield many(q.NEW_HEADS, (row + end for row, end in zip(rows, ends, strict=True)))
    changed = [append.head for append, row in zip(appends, rows, strict=True) if row[PEOPLE] != books[row[0]][2]]
    if changed:
        yield many(q.NO_PLAYERS, ((head.table,) for head in changed))
        yield many(q.NEW_PLAYERS, (row for head in changed for row in player_rows(head)))


def is_late(append: Append, book: Row | None) -> bool:
    """The book has gone on: with this very command, perhaps. Whoever writes at its end has read it all, and knows which
    commands are in it; if he does not, the database itself refuses to have one twice."""
    return book is not None and bool(append.lines) and append.lines[0].seq != book[3] + 1


def refusal(me: str, append: Append, book: Row | None, known: set[Row]) -> Exception | None:
    """`book`: its owner, epoch, people, last seq and hash."""
    claim, keys = append.claim, commands_of(append)
    if book is None or book[0] != me or book[1] != claim.epoch:
        return Fenced(f"table {claim.table} is looked after by another process now")
    if len(set(keys)) < len(keys) or any((claim.table, *key) in known for key in keys):
        return DuplicateRow(f"this command is in the book of table {claim.table} already")
    if is_late(append, book):
        return Fenced(f"the book of table {claim.table} has gone on: load it again")
    try:
        check(append.lines, StoredLine(book[3], 0, "", "", "", book[4]))
    except DamagedLog as broken:  # a mistake of the caller's
        return broken
    return None


def ending(append: Append) -> Row | None:
    return (append.lines[-1].seq, append.lines[-1].hash) if append.lines else None


def commands_of(append: Append) -> list[tuple[str, str]]:
    return [(line.person, line.command) for line in append.lines if line.command]


def line_rows(table: str, lines: Sequence[StoredLine]) -> list[Row]:
    return [(table, line.seq, line.at, line.person, line.command, line.body, line.hash) for line in lines]


def player_rows(head: Head) -> list[Row]:
    return [(person, head.table) for person in dict.fromkeys(head.people)]


def head_row(head: Head) -> Row:
    """Without the table's id."""
    seats = (head.game, head.status, head.public, head.seats, head.free)
    return (*seats, head.title, people_text(head.people), head.mover, head.wake, head.changed)


@lru_cache(10_000)  # a table's hardly ever change
def people_text(people: tuple[str, ...]) -> str:
    return json.dumps(people)


PEOPLE = 7  # where they stand in a row that begins with the id


def head_of(row: Row) -> Head:
    table, game, status, public, seats, free, title, people, mover, wake, changed = row
    if status == QUARANTINED:
        free, mover, wake = 0, "", None
    return Head(table, game, status, bool(public), seats, free, title, tuple(json.loads(people)), mover, wake, changed)


# ---- signs of life
def beat(me: str, *, first: bool = False, alone: bool = False) -> Transaction[None]:
    """A sign of life; whoever gave none for too long is taken for dead, and his tables are free. `first`: this process
    starts; `alone`: no other can be alive."""
    ((now, last, alive),) = yield from ask(q.LAST_SEEN)
    end = now
    if last is not None and last < now and (alone or not alive):
        yield from ask(q.NEW_DOWNTIME, last, now)
        if first:
            end = last  # the downtime is counted once, not in the gaps too
        else:  # the database was away, for all of them: they get the time to come back
            yield from ask(q.EXCUSE, now, last - ALIVE_MS)
    dead = yield from ask(q.DEAD, me, now + 1 if alone else now - ALIVE_MS)
    for process, seen in dead:
        yield burial(process, end - seen)
    yield [(q.SIGN, (me, now)), (q.FORGET, (now - q.PROCESS_LIFE,)), (q.OLD_POSTS, ()), (q.OLD_PASSES, ())]


ALIVE_MS = round(ALIVE * 1000)


def bury(process: str) -> Transaction[None]:
    """It is dead for certain: its tables are free without waiting for a sign of life."""
    for silent in (yield from ask(q.SILENCE, process)):
        yield burial(process, *silent)


def burial(process: str, gap: int) -> list[Statement]:
    return [(q.BURY_TABLES, (max(0, gap), process)), (q.ALL_GO, (process,)), (q.BURY, (process,))]


def sign_off(me: str) -> Transaction[None]:
    yield [(q.GIVE_BACK, (me,)), (q.ALL_GO, (me,)), (q.SIGN_OFF, (me,))]


# ---- people
def add_person(person: str, name: str, token: str, now: int) -> Transaction[None]:
    yield [(q.NEW_PERSON, (person, name, now)), (q.NEW_SESSION, (token, person, now))]
