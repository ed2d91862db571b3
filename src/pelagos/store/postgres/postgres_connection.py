"""A connection to PostgreSQL that reconnects by itself."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import psycopg
from psycopg import AsyncClientCursor, AsyncConnection

from pelagos.store.sql import queries as q
from pelagos.store.sql.sql_store import as_store_error
from pelagos.store.sql.transactions import ManyRows, Row, Statement, Transaction
from pelagos.store.store import ALIVE, Unavailable

T = TypeVar("T")
TIMEOUT = 10.0  # seconds for one piece of work
CONNECTION_ERRORS = (
    psycopg.OperationalError,
    psycopg.InterfaceError,
    psycopg.InternalError,
    OSError,
    TimeoutError,
)


class PostgresConnection:
    """Run one piece of work at a time.

    A connection error becomes Unavailable, and the next piece of work gets a new connection.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._lock = asyncio.Lock()
        self._connection: AsyncConnection[Row] | None = None
        self._unreachable = 0  # how often PostgreSQL did not answer

    async def work(self, work: Callable[[AsyncConnection[Row]], Awaitable[T]]) -> T:
        unreachable = self._unreachable
        async with self._lock:
            if self._unreachable != unreachable:  # a caller before this one waited in vain; do not wait again
                raise Unavailable("PostgreSQL does not answer")
            try:
                async with asyncio.timeout(TIMEOUT):
                    return await work(await self._ensure_connected())
            except CONNECTION_ERRORS as error:
                self._unreachable += self._connection is None or isinstance(error, TimeoutError)
                await self._drop()
                raise Unavailable(f"PostgreSQL: {first_line(error)}") from None
            except psycopg.IntegrityError as error:
                raise as_store_error(error) from None
            except asyncio.CancelledError:  # a statement may be half done
                await self._drop()
                raise

    async def read(self, text: str, *values: Any) -> list[Row]:
        """Run a query. If an old connection has died meanwhile, run it once more on a new one."""

        async def query(connection: AsyncConnection[Row]) -> list[Row]:
            return await (await connection.execute(text, values)).fetchall()

        used = self._connection is not None
        try:
            return await self.work(query)
        except Unavailable:
            if not used:
                raise
        return await self.work(query)

    async def close(self) -> None:
        async with self._lock:
            await self._drop()

    async def _ensure_connected(self) -> AsyncConnection[Row]:
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
    """Open a connection whose keepalives notice a server that has vanished."""
    connection = await AsyncConnection.connect(
        url, autocommit=True, connect_timeout=5, keepalives_idle=5, keepalives_interval=2, keepalives_count=3
    )
    await connection.execute(TIME_LIMITS)
    return connection


# PostgreSQL ends a transaction that holds row locks but stays idle, by the time its process is presumed dead.
TIME_LIMITS = f"SET lock_timeout = 2000; SET idle_in_transaction_session_timeout = {round(ALIVE * 1000)}"


def first_line(error: Exception) -> str:
    return str(error).partition("\n")[0] or "no answer"


async def run(connection: AsyncConnection[Row], transaction: Transaction[T]) -> T:
    """Run a transaction; roll it back if it fails."""
    try:
        return await _run_pipelined(connection, transaction)
    except BaseException:
        await connection.rollback()
        raise


async def _run_pipelined(connection: AsyncConnection[Row], transaction: Transaction[T]) -> T:
    """Send statements that return no rows together with the next that does: most transactions take two round trips."""
    pending: list[Statement] = [("BEGIN", ())]
    try:
        statements = next(transaction)
        while True:
            pending += statements
            if any(returns_rows(text) for text, _ in statements):
                rows, pending = await send(connection, pending), []
                statements = transaction.send(rows[-len(statements) :])
            else:
                statements = transaction.send([[] for _ in statements])
    except StopIteration as end:
        result: T = end.value
    await send(connection, [*pending, ("COMMIT", ())])
    return result


async def send(connection: AsyncConnection[Row], statements: list[Statement]) -> list[list[Row]]:
    """Send statements as one message and return the rows of each. The driver writes the values into the text."""
    text = "; ".join(q.for_postgres(text) for text, _ in statements)
    async with AsyncClientCursor(connection) as cursor:
        await cursor.execute(text, [value for _, values in statements for value in bind(values)])
        rows = []
        for _ in statements:
            rows.append(await cursor.fetchall() if cursor.description else [])
            cursor.nextset()
    return rows


def bind(values: Sequence[Any]) -> Sequence[Any]:
    """Return the values of a statement; many rows become one JSON text."""
    return (values.text,) if isinstance(values, ManyRows) else values


def returns_rows(text: str) -> bool:
    return text.startswith("SELECT") or "RETURNING" in text
