"""A connection to PostgreSQL that comes back by itself."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import psycopg
from psycopg import AsyncClientCursor, AsyncConnection

from pelagos.store.sql import queries as q
from pelagos.store.sql.sql_store import clash
from pelagos.store.sql.transactions import ManyRows, Row, Statement, Transaction
from pelagos.store.store import ALIVE, Unavailable

T = TypeVar("T")
PATIENCE = 10.0  # seconds for whatever is asked
AWAY = (psycopg.OperationalError, psycopg.InterfaceError, psycopg.InternalError, OSError, TimeoutError)


class PostgresConnection:
    """One at a time. What goes wrong on the way is Unavailable, and the next one gets a new connection."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._one = asyncio.Lock()
        self._connection: AsyncConnection[Row] | None = None
        self._in_vain = 0  # how often nobody answered

    async def work(self, work: Callable[[AsyncConnection[Row]], Awaitable[T]]) -> T:
        tries = self._in_vain
        async with self._one:
            if self._in_vain != tries:  # whoever was before us has waited in vain: that is enough for all
                raise Unavailable("PostgreSQL does not answer")
            try:
                async with asyncio.timeout(PATIENCE):
                    return await work(await self._connected())
            except AWAY as error:
                self._in_vain += self._connection is None or isinstance(error, TimeoutError)
                await self._drop()
                raise Unavailable(f"PostgreSQL: {first_line(error)}") from None
            except psycopg.IntegrityError as error:
                raise clash(error) from None
            except asyncio.CancelledError:  # in the middle of something
                await self._drop()
                raise

    async def read(self, text: str, *values: Any) -> list[Row]:
        """Once more on a new connection if the old one was dead."""

        async def ask(connection: AsyncConnection[Row]) -> list[Row]:
            return await (await connection.execute(text, values)).fetchall()

        used = self._connection is not None
        try:
            return await self.work(ask)
        except Unavailable:
            if not used:
                raise
        return await self.work(ask)

    async def close(self) -> None:
        async with self._one:
            await self._drop()

    async def _connected(self) -> AsyncConnection[Row]:
        if self._connection is None or self._connection.closed:
            self._connection = None
            self._connection = await connect(self._url)
        return self._connection

    async def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection:
            with contextlib.suppress(Exception):
                await connection.close()


async def connect(url: str) -> AsyncConnection[Row]:
    """Notices a server that has gone without a word."""
    connection = await AsyncConnection.connect(
        url, autocommit=True, connect_timeout=5, keepalives_idle=5, keepalives_interval=2, keepalives_count=3
    )
    await connection.execute(SHORT)
    return connection


# Whoever stops in the middle of something, holding rows, is thrown out by the server when he is taken for dead.
SHORT = f"SET lock_timeout = 2000; SET idle_in_transaction_session_timeout = {round(ALIVE * 1000)}"


def first_line(error: Exception) -> str:
    return str(error).partition("\n")[0] or "no answer"


async def held(connection: AsyncConnection[Row], talk: Transaction[T]) -> T:
    """A talk as a transaction."""
    try:
        return await _to_its_end(connection, talk)
    except BaseException:
        await connection.rollback()
        raise


async def _to_its_end(connection: AsyncConnection[Row], talk: Transaction[T]) -> T:
    """What gives no rows waits and goes together with what follows: most talks are there and back twice."""
    waiting: list[Statement] = [("BEGIN", ())]
    try:
        asked = next(talk)
        while True:
            waiting += asked
            if any(gives_rows(text) for text, _ in asked):
                rows, waiting = await sent(connection, waiting), []
                asked = talk.send(rows[-len(asked) :])
            else:
                asked = talk.send([[] for _ in asked])
    except StopIteration as end:
        result: T = end.value
    await sent(connection, [*waiting, ("COMMIT", ())])
    return result


async def sent(connection: AsyncConnection[Row], statements: list[Statement]) -> list[list[Row]]:
    """All with one message, and the rows of each. The values are written into the text, by the driver's rules."""
    text = "; ".join(q.for_postgres(text) for text, _ in statements)
    async with AsyncClientCursor(connection) as cursor:
        await cursor.execute(text, [value for _, values in statements for value in plain(values)])
        rows = []
        for _ in statements:
            rows.append(await cursor.fetchall() if cursor.description else [])
            cursor.nextset()
    return rows


def plain(values: Sequence[Any]) -> Sequence[Any]:
    return (values.text,) if isinstance(values, ManyRows) else values


def gives_rows(text: str) -> bool:
    return text.startswith("SELECT") or "RETURNING" in text
