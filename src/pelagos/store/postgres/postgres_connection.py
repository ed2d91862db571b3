"""A connection to PostgreSQL that reconnects by itself."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import psycopg
from psycopg import AsyncConnection
from psycopg.pq import TransactionStatus

from pelagos.store.sql import queries as q
from pelagos.store.sql.sql_store import as_store_error
from pelagos.store.sql.transactions import Row, Transaction
from pelagos.store.store import ALIVE, Unavailable

T = TypeVar("T")
TIMEOUT = 10.0  # seconds for one piece of work, with the time that it waits for the work before it
CONNECTION_ERRORS = (
    psycopg.OperationalError,
    psycopg.InterfaceError,
    psycopg.InternalError,
    OSError,
    TimeoutError,
)


class PostgresConnection:
    """Run one piece of work at a time, in the order they came.

    A connection error becomes Unavailable, and the next piece of work gets a new connection.
    """

    def __init__(self, url: str) -> None:
        self._url = url
        self._lock = asyncio.Lock()
        self._connection: AsyncConnection[Row] | None = None

    async def execute(self, text: str, *values: Any) -> list[Row]:
        return await self.work(lambda connection: execute(connection, text, values))

    async def run(self, transaction: Transaction[T]) -> T:
        return await self.work(lambda connection: run(connection, transaction))

    async def work(self, work: Callable[[AsyncConnection[Row]], Awaitable[T]]) -> T:
        try:
            async with asyncio.timeout(TIMEOUT), self._lock:
                return await self._with_connection(work)
        except psycopg.IntegrityError as error:
            raise as_store_error(error) from None
        except CONNECTION_ERRORS as error:
            raise Unavailable(f"PostgreSQL: {first_line(error)}") from None

    async def _with_connection(self, work: Callable[[AsyncConnection[Row]], Awaitable[T]]) -> T:
        if self._connection is None or self._connection.closed:
            self._connection = await connect(self._url)
        connection = self._connection
        try:
            return await work(connection)
        finally:
            if connection.info.transaction_status != TransactionStatus.IDLE:  # broken, or cancelled half-way
                await connection.close()

    async def close(self) -> None:
        async with self._lock:
            if self._connection:
                await self._connection.close()


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
    async with connection.transaction():
        try:
            statements = next(transaction)
            while True:
                rows = [await execute(connection, *statement) for statement in statements]
                statements = transaction.send(rows)
        except StopIteration as end:
            result: T = end.value
    return result


async def execute(connection: AsyncConnection[Row], text: str, values: Sequence[Any]) -> list[Row]:
    cursor = await connection.execute(q.for_postgres(text), values)
    return await cursor.fetchall() if cursor.description else []
