"""Moves staged in a SQLite file: lines that are on disk but not yet merged into the logs of their tables.

Staged lines of all tables stand one after the other in the table `fresh`. A commit of forty moves then writes a few
pages; their logs, the index of commands and the heads of their tables would be about 160 pages.

The writer merges staged lines before it writes anything other than moves. A reader sees them as if they were merged.
To stage a move, the writer must know that the line follows the end of the log, that its command is new, and that this
process still owns the table. It knows this without a query: only the owner of a table writes its log, and a trigger
in the file records each table that its owner loses, in the table `losses`. Where it does not know, the append takes
the general path that all stores share.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable, Mapping
from typing import Any

from msgspec import Struct

from pelagos.store.sql import queries as q
from pelagos.store.sql import transactions
from pelagos.store.sql.sql_store import batches_of
from pelagos.store.sql.transactions import ManyRows, Row, Statement
from pelagos.store.sqlite.sqlite_transactions import bind, is_file_error
from pelagos.store.store import Append, Head
from pelagos.store.stored_line import DamagedLog, StoredLine, check

MAX_STAGED = 2000  # lines, roughly: each query of a reader scans all of them
KEPT_LOSSES = 1000

# ---- staging
STAGE = """INSERT INTO fresh (table_id, seq, at, person, command, body, hash, mover, wake, changed)
    SELECT * FROM {rows t text, s bigint, a bigint, p text, c text, b text, h text, m text, w bigint, d bigint} AS n
    WHERE (SELECT MAX(number) FROM losses) = ?"""
STATE = "SELECT (SELECT MAX(number) FROM fresh), (SELECT MAX(number) FROM losses)"
NEW_LOSSES = "SELECT number, table_id FROM losses WHERE number > ? ORDER BY number"
DELETE_OLD_LOSSES = f"DELETE FROM losses WHERE number <= (SELECT MAX(number) FROM losses) - {KEPT_LOSSES}"
COMMANDS = """SELECT table_id, person, command FROM {rows wanted text} AS w CROSS JOIN lines ON table_id = wanted
    WHERE command <> ''"""

# ---- merging: {of} is empty for all tables, or a condition for some
_LINE = "table_id, seq, at, person, command, body, hash"
# With MAX, SQLite takes the other columns from the row that has the maximum.
_LAST = "SELECT table_id, MAX(seq) AS seq, hash, mover, wake, changed FROM main.fresh{of} GROUP BY table_id"
_OF = " WHERE table_id IN (SELECT t FROM {rows t text} AS n)"
MERGE_LINES = f"INSERT INTO lines ({_LINE}) SELECT {_LINE} FROM fresh{{of}} ORDER BY table_id, seq"
MERGE_HEADS = f"""UPDATE tables SET mover = f.mover, wake = f.wake, changed = f.changed,
    seq = f.seq, hash = f.hash, gap = 0 FROM ({_LAST}) AS f WHERE id = f.table_id"""
STAGED_TABLES = "SELECT DISTINCT table_id FROM fresh{of}"
DELETE_STAGED = "DELETE FROM fresh{of}"
STRAND = f"INSERT INTO stranded ({_LINE}) SELECT {_LINE} FROM fresh{{of}} ORDER BY seq"

# ---- reading: temporary views of one connection; SQLite finds them before the tables of the same names
VIEWS = (
    f"CREATE TEMP VIEW lines AS SELECT {_LINE} FROM main.lines UNION ALL SELECT {_LINE} FROM main.fresh",
    f"""CREATE TEMP VIEW tables AS
    SELECT id, game, status, public, seats, free, title, people, owner, epoch, reason,
        IIF(f.seq IS NULL, t.mover, f.mover) AS mover, IIF(f.seq IS NULL, t.wake, f.wake) AS wake,
        IIF(f.seq IS NULL, t.changed, f.changed) AS changed, IIF(f.seq IS NULL, t.seq, f.seq) AS seq,
        IIF(f.seq IS NULL, t.hash, f.hash) AS hash, IIF(f.seq IS NULL, t.gap, 0) AS gap
    FROM main.tables AS t LEFT JOIN ({_LAST.format(of="")}) AS f ON f.table_id = t.id""",
)
# This query runs every second. It reads the merged heads only, because a table without an owner has no staged lines.
# A table of an owner that just died may have some until the next heartbeat of any process merges them; the process
# that claims the table reads them in any case.
DUE_TABLES = q.DUE_TABLES.replace("FROM tables", "FROM main.tables")


class KnownLog(Struct):
    """A table that this process owns: where its log ends, and which commands it has."""

    epoch: int
    seq: int
    hash: str
    fixed_head: Row  # the part of the head that a move does not change
    commands: set[int]  # hashes of commands; on a match the general path checks the log itself


class StagedMoves:
    """What one process knows about staged moves; used only by its writer thread."""

    def __init__(self) -> None:
        self._known: dict[str, KnownLog] = {}  # an entry goes when the table is lost or released
        self._last_loss = 0  # number of the last row of `losses` that was read
        self._count = 0  # staged lines, roughly

    def forget_all(self) -> None:
        """Call this when a transaction has failed: the state of the disk is unknown."""
        self._known.clear()

    # ---- staging
    def commit_moves(self, connection: sqlite3.Connection, appends: Collection[Append]) -> bool:
        """Insert a moves-only batch in one autocommitted statement. Return False if it needs the general path."""
        tables = {append.claim.table for append in appends}
        if self._count >= MAX_STAGED or len(tables) < len(appends) or not all(map(self._can_stage, appends)):
            return False
        return self._stage(connection, appends)

    def stage_moves(self, connection: sqlite3.Connection, appends: dict[int, Append]) -> dict[int, Append]:
        """Within a transaction, stage the first append of each table if it is only a move; return those staged."""
        (first,) = batches_of(appends)[:1] or [{}]
        moves = {at: append for at, append in first.items() if self._can_stage(append)}
        return moves if moves and self._stage(connection, moves.values()) else {}

    def _can_stage(self, append: Append) -> bool:
        """Whether it is only a move, for a table that this process owns as far as it knows."""
        known, keys = self._known.get(append.claim.table), transactions.commands_of(append)
        if known is None or not append.lines or append.openings or known.epoch != append.claim.epoch:
            return False
        if known.fixed_head != fixed_head(append.head):
            return False
        if len(set(keys)) < len(keys) or any(hash(key) in known.commands for key in keys):
            return False
        try:
            check(append.lines, StoredLine(known.seq, 0, "", "", "", known.hash))
        except DamagedLog:
            return False
        return True

    def _stage(self, connection: sqlite3.Connection, appends: Collection[Append]) -> bool:
        """Insert all or none: none if any table changed its owner since `losses` was read."""
        rows = ManyRows(row for append in appends for row in staged_rows(append))
        text, values = bind(STAGE, rows)
        try:
            done = connection.execute(text, [*values, self._last_loss])
        except Exception as error:
            if is_file_error(error):
                raise
            return False  # the database refuses one of them: the general path finds out which
        if done.rowcount != len(rows):
            return False
        self._count = done.lastrowid or 0
        for append in appends:
            self._advance(self._known[append.claim.table], append)
        return True

    def _advance(self, known: KnownLog, append: Append) -> None:
        known.fixed_head = fixed_head(append.head)
        known.commands.update(map(hash, transactions.commands_of(append)))
        if append.lines:
            known.seq, known.hash = append.lines[-1].seq, append.lines[-1].hash

    # ---- what this process knows
    def refresh(self, connection: sqlite3.Connection) -> None:
        """At the beginning of a transaction, read what other processes have done."""
        ((count, last_loss),) = connection.execute(STATE)
        self._count = count or 0
        if last_loss != self._last_loss:
            losses = connection.execute(NEW_LOSSES, (self._last_loss,)).fetchall()
            if len(losses) == last_loss - self._last_loss:
                for _, table in losses:
                    self._known.pop(table, None)
            else:  # some of the losses have been deleted already
                self._known.clear()
            self._last_loss = last_loss

    def learn(self, connection: sqlite3.Connection, appends: Mapping[int, Append], results: Mapping[int, Any]) -> None:
        """Update what is known after appends took the general path; their tables have no staged lines then."""
        unknown: list[Append] = []
        for at, append in appends.items():
            known = self._known.get(append.claim.table)
            if results[at] is not None:
                self._known.pop(append.claim.table, None)
            elif known is not None and known.epoch == append.claim.epoch and follows(append, known):
                self._advance(known, append)
            elif append.lines:
                unknown.append(append)
        if unknown:
            self._read_logs(connection, unknown)

    def _read_logs(self, connection: sqlite3.Connection, appends: list[Append]) -> None:
        tables = ManyRows((append.claim.table,) for append in appends)
        commands: dict[str, set[int]] = {table: set() for (table,) in tables}
        for table, person, command in connection.execute(*bind(COMMANDS, tables)):
            commands[table].add(hash((person, command)))
        for append in appends:
            table, last, head = append.claim.table, append.lines[-1], fixed_head(append.head)
            self._known[table] = KnownLog(append.claim.epoch, last.seq, last.hash, head, commands[table])

    # ---- merging
    @property
    def is_full(self) -> bool:
        return self._count >= MAX_STAGED

    def merge_all(self, connection: sqlite3.Connection) -> None:
        """Within a transaction, merge all staged lines into their logs."""
        if not self._count:
            return
        connection.execute("SAVEPOINT merging")
        try:
            for text in (MERGE_LINES, MERGE_HEADS, DELETE_STAGED):
                connection.execute(text.replace("{of}", ""))
        except sqlite3.DatabaseError as error:
            if not is_table_error(error):
                raise
            connection.execute("ROLLBACK TO merging")
            self._merge_each(connection, connection.execute(STAGED_TABLES.replace("{of}", "")).fetchall())
        connection.execute("RELEASE merging")
        connection.execute(DELETE_OLD_LOSSES)
        self._count = 0

    def merge_tables(self, connection: sqlite3.Connection, tables: Iterable[str]) -> None:
        """Merge the staged lines of these tables; usually they have none."""
        if self._count and (wanted := ManyRows((table,) for table in tables)):
            self._merge_each(connection, connection.execute(*for_tables(STAGED_TABLES, wanted)).fetchall())

    def _merge_each(self, connection: sqlite3.Connection, tables: list[Row]) -> None:
        """Merge table by table. Quarantine a table that cannot be merged, keep its lines, and go on with the others."""
        for (table,) in tables:
            wanted = ManyRows([(table,)])
            connection.execute("SAVEPOINT merging_one")
            try:
                for text in (MERGE_LINES, MERGE_HEADS):
                    connection.execute(*for_tables(text, wanted))
            except sqlite3.DatabaseError as error:
                if not is_table_error(error):
                    raise
                connection.execute("ROLLBACK TO merging_one")
                connection.execute(*for_tables(STRAND, wanted))
                connection.execute(q.QUARANTINE, (f"its last lines cannot be added to its log: {error}", table))
            connection.execute(*for_tables(DELETE_STAGED, wanted))
            connection.execute("RELEASE merging_one")


def fixed_head(head: Head) -> Row:
    """Return the part of a head that a move does not change."""
    return head.game, head.status, head.public, head.seats, head.free, head.title, head.people


def follows(append: Append, known: KnownLog) -> bool:
    return not append.lines or append.lines[0].seq == known.seq + 1


def staged_rows(append: Append) -> list[Row]:
    changes = append.head.mover, append.head.wake, append.head.changed
    return [row + changes for row in transactions.line_rows(append.claim.table, append.lines)]


def is_table_error(error: Exception) -> bool:
    """Whether a bug or a damaged page caused the error: unlike a full disk, it will not go away by itself."""
    return isinstance(error, sqlite3.IntegrityError) or type(error) is sqlite3.DatabaseError


def for_tables(text: str, tables: ManyRows) -> Statement:
    """Return a merge statement that is limited to these tables."""
    return bind(text.replace("{of}", _OF), tables)
