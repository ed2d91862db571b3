"""Lines that were just written to a file. They stand one after the other, whichever table they are of, until they are
settled in their books: a commit of forty moves is then a few pages, where their books, the index of commands and the
heads of their tables are some hundred and sixty.

Who writes settles them before he does anything else than to write moves; who reads sees them as if they were settled.
That a line goes on where its book ends, that its command is new and that the table is still ours is known here, without
asking the file: nobody else writes in the book of a table that we keep, and each table that anybody loses is noted by
the file itself (a trigger, `losses`). Whatever is not plainly so is left to the statements that all stores share.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable, Mapping
from typing import Any

from msgspec import Struct

from pelagos.store.sql import queries as q
from pelagos.store.sql import transactions
from pelagos.store.sql.sql_store import groups
from pelagos.store.sql.transactions import ManyRows, Row, Statement
from pelagos.store.sqlite.sqlite_transactions import is_the_files, plain
from pelagos.store.store import Append, Head
from pelagos.store.stored_line import DamagedLog, StoredLine, check

MOST = 2000  # lines, about: who reads looks through all of them
KEPT_LOSSES = 1000

# ---- writing
ADD = """INSERT INTO fresh (table_id, seq, at, person, command, body, hash, mover, wake, changed)
    SELECT * FROM {rows t text, s bigint, a bigint, p text, c text, b text, h text, m text, w bigint, d bigint} AS n
    WHERE (SELECT MAX(number) FROM losses) = ?"""
STATE = "SELECT (SELECT MAX(number) FROM fresh), (SELECT MAX(number) FROM losses)"
LOST = "SELECT number, table_id FROM losses WHERE number > ? ORDER BY number"
OLD_LOSSES = f"DELETE FROM losses WHERE number <= (SELECT MAX(number) FROM losses) - {KEPT_LOSSES}"
COMMANDS = """SELECT table_id, person, command FROM {rows wanted text} AS w CROSS JOIN lines ON table_id = wanted
    WHERE command <> ''"""

# ---- settling: all, or those of some tables
_LINE = "table_id, seq, at, person, command, body, hash"
# Beside MAX, SQLite takes all other columns from the row that has it.
_LAST = "SELECT table_id, MAX(seq) AS seq, hash, mover, wake, changed FROM main.fresh{of} GROUP BY table_id"
_OF = " WHERE table_id IN (SELECT t FROM {rows t text} AS n)"
TO_BOOKS = f"INSERT INTO lines ({_LINE}) SELECT {_LINE} FROM fresh{{of}} ORDER BY table_id, seq"
TO_HEADS = f"""UPDATE tables SET mover = f.mover, wake = f.wake, changed = f.changed,
    seq = f.seq, hash = f.hash, gap = 0 FROM ({_LAST}) AS f WHERE id = f.table_id"""
TABLES = "SELECT DISTINCT table_id FROM fresh{of}"
SETTLED = "DELETE FROM fresh{of}"
STRAND = f"INSERT INTO stranded ({_LINE}) SELECT {_LINE} FROM fresh{{of}} ORDER BY seq"

# ---- reading: views for one connection, which it finds before the tables of these names
VIEWS = (
    f"CREATE TEMP VIEW lines AS SELECT {_LINE} FROM main.lines UNION ALL SELECT {_LINE} FROM main.fresh",
    f"""CREATE TEMP VIEW tables AS
    SELECT id, game, status, public, seats, free, title, people, owner, epoch, reason,
        IIF(f.seq IS NULL, t.mover, f.mover) AS mover, IIF(f.seq IS NULL, t.wake, f.wake) AS wake,
        IIF(f.seq IS NULL, t.changed, f.changed) AS changed, IIF(f.seq IS NULL, t.seq, f.seq) AS seq,
        IIF(f.seq IS NULL, t.hash, f.hash) AS hash, IIF(f.seq IS NULL, t.gap, 0) AS gap
    FROM main.tables AS t LEFT JOIN ({_LAST.format(of="")}) AS f ON f.table_id = t.id""",
)
# Asked every second, of all tables without a keeper, and these have no fresh lines. That of a keeper who just died may
# have some, until anybody gives a sign of life; who takes it over reads them.
DUE = q.DUE.replace("FROM tables", "FROM main.tables")


class KnownLog(Struct):
    """A table that this process keeps: where its book ends, and what is in it."""

    epoch: int
    seq: int
    hash: str
    rest: Row  # of its head: what a move does not change
    commands: set[int]  # by their hashes; what is found here is looked up in the book


class StagedMoves:
    """Of one process; used by the thread that writes."""

    def __init__(self) -> None:
        self._known: dict[str, KnownLog] = {}  # goes when the table does: to give it back is to lose it
        self._seen = 0  # the last loss that was looked at
        self._count = 0  # about: how many lines are fresh

    def forget_all(self) -> None:
        """When a transaction failed: nobody knows what is on the disk."""
        self._known.clear()

    # ---- writing
    def write_alone(self, connection: sqlite3.Connection, appends: Collection[Append]) -> bool:
        """Moves and nothing else are one statement, which is its own transaction. Whether it was that."""
        tables = {append.claim.table for append in appends}
        if self._count >= MOST or len(tables) < len(appends) or not all(map(self._goes_on, appends)):
            return False
        return self._add(connection, appends)

    def write_some(self, connection: sqlite3.Connection, appends: dict[int, Append]) -> dict[int, Append]:
        """Those of them that are just a move, within a transaction; the first of each table."""
        (first,) = groups(appends)[:1] or [{}]
        some = {at: append for at, append in first.items() if self._goes_on(append)}
        return some if some and self._add(connection, some.values()) else {}

    def _goes_on(self, append: Append) -> bool:
        """Whether it is a move and no more, for a table that is ours as far as we know."""
        known, keys = self._known.get(append.claim.table), transactions.commands_of(append)
        if known is None or not append.lines or known.epoch != append.claim.epoch or known.rest != rest(append.head):
            return False
        if len(set(keys)) < len(keys) or any(hash(key) in known.commands for key in keys):
            return False
        try:
            check(append.lines, StoredLine(known.seq, 0, "", "", "", known.hash))
        except DamagedLog:
            return False
        return True

    def _add(self, connection: sqlite3.Connection, appends: Collection[Append]) -> bool:
        """All or none: none if any table was lost that we do not know of."""
        rows = ManyRows(row for append in appends for row in fresh_rows(append))
        text, values = plain(ADD, rows)
        try:
            done = connection.execute(text, [*values, self._seen])
        except Exception as error:
            if is_the_files(error):
                raise
            return False  # one of them cannot be kept: which, is found out elsewhere
        if done.rowcount != len(rows):
            return False
        self._count = done.lastrowid or 0
        for append in appends:
            self._go_on(self._known[append.claim.table], append)
        return True

    def _go_on(self, known: KnownLog, append: Append) -> None:
        known.rest = rest(append.head)
        known.commands.update(map(hash, transactions.commands_of(append)))
        if append.lines:
            known.seq, known.hash = append.lines[-1].seq, append.lines[-1].hash

    # ---- what is known
    def look(self, connection: sqlite3.Connection) -> None:
        """At the beginning of a transaction: what others have done."""
        ((count, last),) = connection.execute(STATE)
        self._count = count or 0
        if last != self._seen:
            lost = connection.execute(LOST, (self._seen,)).fetchall()
            if len(lost) == last - self._seen:
                for _, table in lost:
                    self._known.pop(table, None)
            else:  # so long ago that not all are noted any more
                self._known.clear()
            self._seen = last

    def note(self, connection: sqlite3.Connection, appends: Mapping[int, Append], results: Mapping[int, Any]) -> None:
        """What came of them, where they were written as all stores write; all is settled there."""
        new: list[Append] = []
        for at, append in appends.items():
            known = self._known.get(append.claim.table)
            if results[at] is not None:
                self._known.pop(append.claim.table, None)
            elif known is not None and known.epoch == append.claim.epoch and follows(append, known):
                self._go_on(known, append)
            elif append.lines:
                new.append(append)
        if new:
            self._read_books(connection, new)

    def _read_books(self, connection: sqlite3.Connection, appends: list[Append]) -> None:
        tables = ManyRows((append.claim.table,) for append in appends)
        commands: dict[str, set[int]] = {table: set() for (table,) in tables}
        for table, person, command in connection.execute(*plain(COMMANDS, tables)):
            commands[table].add(hash((person, command)))
        for append in appends:
            table, last = append.claim.table, append.lines[-1]
            self._known[table] = KnownLog(append.claim.epoch, last.seq, last.hash, rest(append.head), commands[table])

    # ---- settling
    @property
    def is_full(self) -> bool:
        return self._count >= MOST

    def settle(self, connection: sqlite3.Connection) -> None:
        """All of them, within a transaction."""
        if not self._count:
            return
        connection.execute("SAVEPOINT settling")
        try:
            for text in (TO_BOOKS, TO_HEADS, SETTLED):
                connection.execute(text.replace("{of}", ""))
        except sqlite3.DatabaseError as error:
            if not is_of_a_book(error):
                raise
            connection.execute("ROLLBACK TO settling")
            self._settle_each(connection, connection.execute(TABLES.replace("{of}", "")).fetchall())
        connection.execute("RELEASE settling")
        connection.execute(OLD_LOSSES)
        self._count = 0

    def settle_some(self, connection: sqlite3.Connection, tables: Iterable[str]) -> None:
        """Those of some tables, which hardly ever have any."""
        if self._count and (some := ManyRows((table,) for table in tables)):
            self._settle_each(connection, connection.execute(*of_some(TABLES, some)).fetchall())

    def _settle_each(self, connection: sqlite3.Connection, tables: list[Row]) -> None:
        """Whichever cannot be settled is set aside, and its lines are kept; all others go on."""
        for (table,) in tables:
            one = ManyRows([(table,)])
            connection.execute("SAVEPOINT settling_one")
            try:
                for text in (TO_BOOKS, TO_HEADS):
                    connection.execute(*of_some(text, one))
            except sqlite3.DatabaseError as error:
                if not is_of_a_book(error):
                    raise
                connection.execute("ROLLBACK TO settling_one")
                connection.execute(*of_some(STRAND, one))
                connection.execute(q.QUARANTINE, (f"its last lines cannot be put in its book: {error}", table))
            connection.execute(*of_some(SETTLED, one))
            connection.execute("RELEASE settling_one")


def rest(head: Head) -> Row:
    return head.game, head.status, head.public, head.seats, head.free, head.title, head.people


def follows(append: Append, known: KnownLog) -> bool:
    return not append.lines or append.lines[0].seq == known.seq + 1


def fresh_rows(append: Append) -> list[Row]:
    moved = append.head.mover, append.head.wake, append.head.changed
    return [row + moved for row in transactions.line_rows(append.claim.table, append.lines)]


def is_of_a_book(error: Exception) -> bool:
    """A mistake of ours, or a damaged page: nothing that passes, as a full disk does."""
    return isinstance(error, sqlite3.IntegrityError) or type(error) is sqlite3.DatabaseError


def of_some(text: str, tables: ManyRows) -> Statement:
    return plain(text.replace("{of}", _OF), tables)
