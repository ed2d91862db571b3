"""What the stores have in common: every method that is one statement or one transaction."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeVar

from pelagos.store.sql import queries as q
from pelagos.store.sql import transactions
from pelagos.store.sql.transactions import Row, Transaction
from pelagos.store.store import Append, Claim, DuplicateRow, Head, Listener, Post, Session, Unavailable
from pelagos.store.stored_line import StoredLine

T = TypeVar("T")


class SqlStore(ABC):
    """A store in an SQL database. A subclass provides `read`, `write` and the connections."""

    def __init__(self) -> None:
        self.process_id = secrets.token_hex(8)
        self.warnings: list[str] = []
        self.lapses = 0
        self._listeners: list[Listener] = []
        self._here: set[tuple[str, str]] = set()  # (table, person): connected to this process

    @property
    def is_alive(self) -> bool:
        return True  # a store of one process: no other can presume it dead

    @abstractmethod
    async def read(self, text: str, *values: Any) -> list[Row]:
        """Run one query and return its rows."""

    @abstractmethod
    async def write(self, transaction: Transaction[T]) -> T:
        """Run a transaction, all or nothing. Return its result once it is committed."""

    async def heartbeat(self) -> None:
        await self.write(transactions.heartbeat(self.process_id))

    async def declare_dead(self, process: str) -> None:
        await self.write(transactions.declare_dead(process))

    async def downtimes(self, since: int) -> list[tuple[int, int]]:
        return [(start, end) for start, end in await self.read(q.DOWNTIMES, since)]

    # ---- tables
    async def create(self, lines: Sequence[StoredLine], head: Head) -> Claim:
        if not lines:
            raise ValueError("a new table needs at least one line")
        check_storable(lines, head)
        return await self.write(transactions.create(self.process_id, lines, head))

    async def load(self, table: str, after: int = -1) -> list[StoredLine]:
        return [StoredLine(*row) for row in await self.read(q.LINES, table, after)]

    async def lines_page(self, table: str, after: int, limit: int) -> list[StoredLine]:
        """Return at most `limit` lines after line `after`."""
        return [StoredLine(*row) for row in await self.read(q.LINES_PAGE, table, after, limit)]

    async def logs(self, after: str, limit: int) -> list[Row]:
        """Return where logs end, for tables with an id above `after`: (table, seq, hash, status, reason)."""
        return await self.read(q.LOGS, after, limit)

    async def head(self, table: str) -> Head | None:
        rows = await self.read(q.HEAD, table)
        return transactions.head_of(rows[0]) if rows else None

    async def claim(self, table: str) -> Claim | None:
        me = self.process_id
        rows = await self.write(transactions.single(q.CLAIM, me, me, table, me, me))
        return Claim(table, *rows[0]) if rows else None

    async def owner(self, table: str) -> str:
        rows = await self.read(q.OWNER, table)
        return str(rows[0][0]) if rows else ""

    async def release(self, claim: Claim) -> None:
        await self.write(transactions.single(q.RELEASE, claim.table, self.process_id, claim.epoch))

    async def due(self, now: int, limit: int) -> list[str]:
        return [table for (table,) in await self.read(q.DUE_TABLES, now, self.process_id, limit)]

    async def open_tables(self, limit: int) -> list[Head]:
        return [transactions.head_of(row) for row in await self.read(q.OPEN_TABLES, limit)]

    async def tables_of(self, person: str, limit: int) -> list[Head]:
        return [transactions.head_of(row) for row in await self.read(q.TABLES_OF, person, limit)]

    async def count_tables(self, person: str) -> int:
        ((count,),) = await self.read(q.COUNT_TABLES, person)
        return int(count)

    async def quarantine(self, table: str, reason: str) -> None:
        await self.write(transactions.single(q.QUARANTINE, reason, table))

    # ---- people
    async def add_person(self, person: str, name: str, token: str, now: int) -> None:
        await self.write(transactions.add_person(person, name, token, now))

    async def rename(self, person: str, name: str) -> None:
        await self.write(transactions.single(q.RENAME, name, person))

    async def session(self, token: str) -> Session | None:
        rows = await self.read(q.SESSION, token)
        return Session(*rows[0]) if rows else None

    async def add_session(self, person: str, token: str, now: int) -> None:
        await self.write(transactions.single(q.INSERT_SESSION, token, person, now))

    async def end_session(self, token: str) -> None:
        await self.write(transactions.single(q.END_SESSION, token))

    async def add_pass(self, token: str, kind: str, about: str, until: int) -> None:
        await self.write(transactions.single(q.INSERT_PASS, token, kind, about, until))

    async def find_pass(self, token: str, kind: str, now: int) -> str | None:
        rows = await self.read(q.FIND_PASS, token, kind, now)
        return rows[0][0] if rows else None

    async def take_pass(self, token: str, kind: str, now: int) -> str | None:
        rows = await self.write(transactions.single(q.TAKE_PASS, token, kind, now))
        return rows[0][0] if rows else None

    # ---- between processes
    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)

    async def post(self, table: str, person: str, body: str) -> int:
        ((number,),) = await self.write(transactions.single(q.INSERT_POST, table, person, body))
        return int(number)

    async def posts(self) -> list[Post]:
        return [Post(*row) for row in await self.read(q.POSTS, self.process_id)]

    async def answer(self, number: int, text: str) -> None:
        await self.write(transactions.single(q.ANSWER, text, number))

    async def answer_of(self, number: int) -> str | None:
        rows = await self.read(q.ANSWER_OF, number)
        return rows[0][0] if rows else None

    def _set_connected(self, table: str, person: str, here: bool) -> None:
        (self._here.add if here else self._here.discard)((table, person))

    def _connected_people(self, table: str) -> set[str]:
        return {person for other, person in self._here if other == table}


def check_storable(lines: Sequence[StoredLine], head: Head) -> None:
    """Raise ValueError for text that a database cannot store, before it fails a transaction that others share."""
    texts = [head.table, head.game, head.status, head.title, head.mover, *head.people]
    for line in lines:
        texts += (line.person, line.command, line.body)
    whole = "".join(texts)
    if "\0" in whole:
        raise ValueError("the text contains the character NUL, which a database cannot store: remove it")
    whole.encode()  # half a surrogate pair raises UnicodeEncodeError, a ValueError


def batches_of(appends: dict[int, Append]) -> list[dict[int, Append]]:
    """Split appends into batches with at most one append per table, in the order they came."""
    found: list[dict[int, Append]] = []
    counts: Counter[str] = Counter()
    for at, append in appends.items():
        number = counts[append.claim.table]
        counts[append.claim.table] += 1
        if number == len(found):
            found.append({})
        found[number][at] = append
    return found


class RowRefused(Unavailable):
    """The database refused a row; nothing of its transaction was written."""


def as_store_error(error: Exception) -> DuplicateRow | RowRefused:
    """Convert an integrity error of the database."""
    reason = str(error).partition("\n")[0]
    if "unique" in reason.lower():
        return DuplicateRow(f"the store already has this row: {reason}")
    return RowRefused(f"the database refused a row: {reason}")
