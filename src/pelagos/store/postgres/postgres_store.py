"""The store for several processes or machines: a PostgreSQL, whose clock is the only one."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, TypeVar

from pelagos.store.cluster.leases import LeasedStore
from pelagos.store.cluster.notifications import Notifier, RedisNotifier
from pelagos.store.sql import queries as q
from pelagos.store.sql import transactions
from pelagos.store.sql.schema_version import READ_VERSION, VERSION_TABLE, needs_migration
from pelagos.store.sql.sql_store import RowRefused, fit, groups
from pelagos.store.sql.transactions import Row, Transaction
from pelagos.store.store import Append, StoreRefused, Unavailable

try:
    import psycopg

    from pelagos.store.postgres.postgres_connection import PostgresConnection, first_line, held
    from pelagos.store.postgres.postgres_notifier import PostgresNotifier
except ImportError:
    raise StoreRefused("a PostgreSQL store needs psycopg: pip install 'pelagos[postgresql]'") from None

T = TypeVar("T")
MOST = 500  # appends in one transaction
TABLES = """SELECT table_name FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'"""
BEATING = "SELECT pg_advisory_xact_lock(7301946)"  # one sign of life after the other: only one sees a downtime
Waiting = tuple[Append, asyncio.Future[None]]


class PostgresStore(LeasedStore):
    """`wake_url`: a Redis that wakes the other processes in PostgreSQL's place. `reading`: changes nothing."""

    def __init__(self, url: str, *, wake_url: str | None = None, reading: bool = False) -> None:
        super().__init__()
        self.url = url
        self._reading = reading
        self._reads = PostgresConnection(url)
        self._writes = PostgresConnection(url)
        self._books = PostgresConnection(url)
        self._life = PostgresConnection(url)  # a sign of life waits for nothing else
        self._calls: Notifier = (
            RedisNotifier(wake_url, self.me) if wake_url else PostgresNotifier(url, self.me, self._reads)
        )
        self._waiting: list[Waiting] = []
        self._appending: asyncio.Task[None] | None = None
        self._open = False

    # ---- life
    async def start(self) -> None:
        try:
            await self._check_version()
            self._open = True
            if not self._reading:
                await self.beat(first=True)
                self._calls.start(self._tell_woken)
        except BaseException:
            await self._close()
            raise

    async def stop(self) -> None:
        if self._appending:
            await self._appending
        if self._open and not self._reading:
            with contextlib.suppress(Unavailable):  # then the others notice by themselves
                await self.write(transactions.sign_off(self.me))
        await self._close()

    async def _close(self) -> None:
        self._open = False
        await self._calls.stop()
        for wire in (self._reads, self._writes, self._books, self._life):
            await wire.close()

    async def _check_version(self) -> None:
        try:
            if await self._is_old():
                if self._reading:
                    raise StoreRefused("this database is of an older version, or empty: start the server with it once")
                await asyncio.to_thread(self._migrate)
        except psycopg.ProgrammingError:
            raise StoreRefused("this is no address of a PostgreSQL: postgresql://user@host/database") from None
        except psycopg.Error as error:
            raise Unavailable(f"PostgreSQL: {first_line(error)}") from None

    async def _is_old(self) -> bool:
        found = {name for (name,) in await self._reads.read(TABLES)}
        versions = {name for (name,) in await self._reads.read(READ_VERSION)} if VERSION_TABLE in found else set()
        return needs_migration("this database", found, versions)

    def _migrate(self) -> None:
        from pelagos.store.sql.migrate import upgrade_postgres

        upgrade_postgres(self.url)

    async def _give_sign(self, talk: Transaction[None]) -> None:
        def one_at_a_time() -> Transaction[None]:
            yield [(BEATING, ())]
            yield from talk

        self._check_open(writing=True)
        await self._life.work(lambda connection: held(connection, one_at_a_time()))

    # ---- reading and writing
    async def read(self, text: str, *values: Any) -> list[Row]:
        self._check_open()
        return await self._reads.read(q.for_postgres(text), *values)

    async def write(self, talk: Transaction[T]) -> T:
        self._check_open(writing=True)
        return await self._writes.work(lambda connection: held(connection, talk))

    def _check_open(self, writing: bool = False) -> None:
        if not self._open:
            raise Unavailable("the store is not open")
        if writing and self._reading:
            raise Unavailable("the store is open for reading only")

    async def append(self, append: Append) -> None:
        fit(append.lines, append.head)
        self._check_open(writing=True)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, future))
        if self._appending is None:
            self._appending = asyncio.create_task(self._append_all())
        await future

    async def _append_all(self) -> None:
        """While one transaction is on its way, the next one gathers."""
        try:
            while batch := self._next():
                answer(batch, await self._committed([append for append, _ in batch]))
        finally:
            self._appending = None

    def _next(self) -> list[Waiting]:
        """The first of each table."""
        chosen = groups(dict(enumerate(append for append, _ in self._waiting[:MOST])))[:1]
        batch = [self._waiting[at] for group in chosen for at in group]
        taken = {id(one) for one in batch}
        self._waiting = [one for one in self._waiting if id(one) not in taken]
        return batch

    async def _committed(self, appends: list[Append]) -> list[Exception | None]:
        try:
            return await self._books.work(lambda wire: held(wire, transactions.append_all(self.me, appends)))
        except Exception as error:
            if len(appends) == 1 or (isinstance(error, Unavailable) and not isinstance(error, RowRefused)):
                return [error for _ in appends]
        # Rolled back: one of them cannot be kept, and the others have no part in it.
        return [(await self._committed([append]))[0] for append in appends]


def answer(batch: list[Waiting], results: list[Exception | None]) -> None:
    for (_, future), result in zip(batch, results, strict=True):
        if future.done():  # whoever asked has gone
            continue
        if result is None:
            future.set_result(None)
        else:
            future.set_exception(result)
