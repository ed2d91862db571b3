"""What both stores have in common: everything that is one statement, or a talk."""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Sequence
from typing import Any, TypeVar

from pelagos.store.sql import queries as q
from pelagos.store.sql import transactions
from pelagos.store.sql.transactions import Row, Transaction
from pelagos.store.store import Append, Claim, DuplicateRow, Head, Post, Session, Unavailable, Woken
from pelagos.store.stored_line import StoredLine

T = TypeVar("T")


class SqlStore(ABC):
    """A store over SQL. A subclass says how it reads, and how a talk becomes a transaction."""

    def __init__(self) -> None:
        self.me = secrets.token_hex(8)  # this process, for the others
        self.warnings: list[str] = []
        self.lapses = 0
        self._woken: list[Woken] = []
        self._here: set[tuple[str, str]] = set()

    @property
    def is_alive(self) -> bool:
        return True  # for one process alone nobody else decides that

    @abstractmethod
    async def read(self, text: str, *values: Any) -> list[Row]:
        """One statement that changes nothing."""

    @abstractmethod
    async def write(self, talk: Transaction[T]) -> T:
        """All of it, or nothing; returns when it is committed."""

    async def beat(self) -> None:
        await self.write(transactions.beat(self.me))

    async def bury(self, process: str) -> None:
        await self.write(transactions.bury(process))

    async def downtimes(self, since: int) -> list[tuple[int, int]]:
        return [(start, end) for start, end in await self.read(q.DOWNTIMES, since)]

    # ---- tables
    async def create(self, lines: Sequence[StoredLine], head: Head) -> Claim:
        if not lines:
            raise ValueError("a table begins with a line")
        fit(lines, head)
        return await self.write(transactions.create(self.me, lines, head))

    async def load(self, table: str, after: int = -1) -> list[StoredLine]:
        return [StoredLine(*row) for row in await self.read(q.LINES, table, after)]

    async def some_lines(self, table: str, after: int, limit: int) -> list[StoredLine]:
        return [StoredLine(*row) for row in await self.read(q.SOME_LINES, table, after, limit)]

    async def books(self, after: str, limit: int) -> list[Row]:
        """Where books end, by id beyond `after`: (table, seq, hash, status, reason)."""
        return await self.read(q.BOOKS, after, limit)

    async def head(self, table: str) -> Head | None:
        rows = await self.read(q.HEAD, table)
        return transactions.head_of(rows[0]) if rows else None

    async def claim(self, table: str) -> Claim | None:
        rows = await self.write(transactions.ask(q.CLAIM, self.me, self.me, table, self.me, self.me))
        return Claim(table, *rows[0]) if rows else None

    async def owner(self, table: str) -> str:
        rows = await self.read(q.KEEPER, table)
        return str(rows[0][0]) if rows else ""

    async def release(self, claim: Claim) -> None:
        await self.write(transactions.ask(q.RELEASE, claim.table, self.me, claim.epoch))

    async def due(self, now: int, limit: int) -> list[str]:
        return [table for (table,) in await self.read(q.DUE, now, self.me, limit)]

    async def open_tables(self, limit: int) -> list[Head]:
        return [transactions.head_of(row) for row in await self.read(q.OPEN, limit)]

    async def tables_of(self, person: str, limit: int) -> list[Head]:
        return [transactions.head_of(row) for row in await self.read(q.TABLES_OF, person, limit)]

    async def count_tables(self, person: str) -> int:
        ((count,),) = await self.read(q.COUNT, person)
        return int(count)

    async def quarantine(self, table: str, reason: str) -> None:
        await self.write(transactions.ask(q.QUARANTINE, reason, table))

    # ---- people
    async def add_person(self, person: str, name: str, token: str, now: int) -> None:
        await self.write(transactions.add_person(person, name, token, now))

    async def rename(self, person: str, name: str) -> None:
        await self.write(transactions.ask(q.RENAME, name, person))

    async def session(self, token: str) -> Session | None:
        rows = await self.read(q.SESSION, token)
        return Session(*rows[0]) if rows else None

    async def add_session(self, person: str, token: str, now: int) -> None:
        await self.write(transactions.ask(q.NEW_SESSION, token, person, now))

    async def end_session(self, token: str) -> None:
        await self.write(transactions.ask(q.END_SESSION, token))

    async def add_pass(self, token: str, kind: str, about: str, until: int) -> None:
        await self.write(transactions.ask(q.NEW_PASS, token, kind, about, until))

    async def find_pass(self, token: str, kind: str, now: int) -> str | None:
        rows = await self.read(q.FIND_PASS, token, kind, now)
        return rows[0][0] if rows else None

    async def take_pass(self, token: str, kind: str, now: int) -> str | None:
        rows = await self.write(transactions.ask(q.TAKE_PASS, token, kind, now))
        return rows[0][0] if rows else None

    # ---- between processes
    def listen(self, woken: Woken) -> None:
        self._woken.append(woken)

    async def post(self, table: str, person: str, body: str) -> int:
        ((number,),) = await self.write(transactions.ask(q.NEW_POST, table, person, body))
        return int(number)

    async def posts(self) -> list[Post]:
        return [Post(*row) for row in await self.read(q.POSTS, self.me)]

    async def answer(self, number: int, text: str) -> None:
        await self.write(transactions.ask(q.ANSWER, text, number))

    async def answer_of(self, number: int) -> str | None:
        rows = await self.read(q.ANSWER_OF, number)
        return rows[0][0] if rows else None

    def _note_here(self, table: str, person: str, here: bool) -> None:
        (self._here.add if here else self._here.discard)((table, person))

    def _people_here(self, table: str) -> set[str]:
        return {person for where, person in self._here if where == table}


def fit(lines: Sequence[StoredLine], head: Head) -> None:
    """Refuses text that no database keeps, before it spoils a transaction that others share."""
    texts = [head.table, head.game, head.status, head.title, head.mover, *head.people]
    for line in lines:
        texts += (line.person, line.command, line.body)
    whole = "".join(texts)
    if "\0" in whole:
        raise ValueError("a text holds the character NUL, which cannot be kept")
    whole.encode()  # half a surrogate pair raises UnicodeEncodeError, a ValueError


def groups(appends: dict[int, Append]) -> list[dict[int, Append]]:
    """In the order they came, but only one for each table in a group."""
    found: list[dict[int, Append]] = []
    taken: Counter[str] = Counter()
    for at, append in appends.items():
        turn = taken[append.claim.table]
        taken[append.claim.table] += 1
        if turn == len(found):
            found.append({})
        found[turn][at] = append
    return found


class RowRefused(Unavailable):
    """The database refused a row: nothing of its transaction was written."""


def clash(error: Exception) -> DuplicateRow | RowRefused:
    """For a row that may not be."""
    reason = str(error).partition("\n")[0]
    if "unique" in reason.lower():
        return DuplicateRow(f"this is there already: {reason}")
    return RowRefused(f"this cannot be kept: {reason}")
