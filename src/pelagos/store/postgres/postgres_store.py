"""The store for several processes or machines: a PostgreSQL database, whose clock is the only one used."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, TypeVar

from pelagos.store.cluster.leases import LeasedStore
from pelagos.store.cluster.notifications import Notifier
from pelagos.store.postgres.redis_notifier import RedisNotifier
from pelagos.store.sql import transactions
from pelagos.store.sql.schema_version import READ_VERSION, VERSION_TABLE, needs_migration
from pelagos.store.sql.sql_store import RowRefused, batches_of, check_storable
from pelagos.store.sql.transactions import Row, Transaction
from pelagos.store.store import Append, StoreRefused, Unavailable

try:
    import psycopg

    from pelagos.store.postgres.postgres_connection import PostgresConnection, first_line
    from pelagos.store.postgres.postgres_notifier import PostgresNotifier
except ImportError:
    raise StoreRefused("a PostgreSQL store needs psycopg: pip install 'pelagos[postgresql]'") from None

T = TypeVar("T")
TABLE_NAMES = """SELECT table_name FROM information_schema.tables
    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'"""
HEARTBEAT_LOCK = "SELECT pg_advisory_xact_lock(7301946)"  # one heartbeat at a time: only one sees a downtime
PendingAppend = tuple[Append, asyncio.Future[None]]


class PostgresStore(LeasedStore):
    """`wake_url`: a Redis that carries the notifications instead of PostgreSQL. `read_only`: change nothing."""

    def __init__(self, url: str, *, wake_url: str | None = None, read_only: bool = False) -> None:
        super().__init__()
        self.url = url
        self._read_only = read_only
        self._reads = PostgresConnection(url)
        self._writes = PostgresConnection(url)
        self._appends = PostgresConnection(url)
        self._heartbeats = PostgresConnection(url)  # separate, so that a heartbeat waits for no other work
        self._notifier: Notifier = (
            RedisNotifier(wake_url, self.process_id)
            if wake_url
            else PostgresNotifier(url, self.process_id, self._reads)
        )
        self._pending: list[PendingAppend] = []
        self._append_task: asyncio.Task[None] | None = None
        self._open = False

    # ---- life
    async def start(self) -> None:
        try:
            await self._check_version()
            self._open = True
            if not self._read_only:
                await self.heartbeat(first=True)
                self._notifier.start(self._on_word)
        except BaseException:
            await self._close()
            raise

    async def stop(self) -> None:
        if self._append_task:
            await self._append_task
        if self._open and not self._read_only:
            with contextlib.suppress(Unavailable):  # the other processes then notice that heartbeats are missing
                await self.write(transactions.unregister(self.process_id))
        await self._close()

    async def _close(self) -> None:
        self._open = False
        await self._notifier.stop()
        for connection in (self._reads, self._writes, self._appends, self._heartbeats):
            await connection.close()

    async def _check_version(self) -> None:
        try:
            if await self._is_old():
                if self._read_only:
                    raise StoreRefused(
                        "this database is empty or from an older version of Pelagos: start the server with it once"
                    )
                await asyncio.to_thread(self._migrate)
        except psycopg.ProgrammingError:
            raise StoreRefused(
                "this is not the address of a PostgreSQL database: write it like postgresql://user@host/database"
            ) from None
        except psycopg.Error as error:
            raise Unavailable(f"PostgreSQL: {first_line(error)}") from None

    async def _is_old(self) -> bool:
        found = {name for (name,) in await self._reads.execute(TABLE_NAMES)}
        versions = {name for (name,) in await self._reads.execute(READ_VERSION)} if VERSION_TABLE in found else set()
        return needs_migration("this database", found, versions)

    def _migrate(self) -> None:
        from pelagos.store.sql.migrate import upgrade_postgres

        upgrade_postgres(self.url)

    async def _write_heartbeat(self, transaction: Transaction[None]) -> None:
        def one_at_a_time() -> Transaction[None]:
            yield [(HEARTBEAT_LOCK, ())]
            yield from transaction

        self._check_open(writing=True)
        await self._heartbeats.run(one_at_a_time())

    # ---- reading and writing
    async def read(self, text: str, *values: Any) -> list[Row]:
        self._check_open()
        return await self._reads.execute(text, *values)

    async def write(self, transaction: Transaction[T]) -> T:
        self._check_open(writing=True)
        return await self._writes.run(transaction)

    def _check_open(self, writing: bool = False) -> None:
        if not self._open:
            raise Unavailable("the store is not open")
        if writing and self._read_only:
            raise Unavailable("the store is open for reading only")

    async def append(self, append: Append) -> None:
        check_storable(append.lines, append.head)
        self._check_open(writing=True)
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._pending.append((append, future))
        if self._append_task is None:
            self._append_task = asyncio.create_task(self._append_all())
        await future

    async def _append_all(self) -> None:
        """Commit batch after batch. While one transaction runs, appends gather for the next."""
        try:
            while pending := self._pending:
                self._pending = []
                for batch in batches_of(dict(enumerate(append for append, _ in pending))):
                    resolve([pending[at] for at in batch], await self._commit(list(batch.values())))
        finally:
            self._append_task = None

    async def _commit(self, appends: list[Append]) -> list[Exception | None]:
        try:
            return await self._appends.run(transactions.append_all(self.process_id, appends))
        except Exception as error:
            if len(appends) == 1 or (isinstance(error, Unavailable) and not isinstance(error, RowRefused)):
                return [error for _ in appends]
        # The database refused one of them and rolled back all: commit them one by one, so that the others succeed.
        return [(await self._commit([append]))[0] for append in appends]


def resolve(batch: list[PendingAppend], results: list[Exception | None]) -> None:
    for (_, future), result in zip(batch, results, strict=True):
        if future.done():  # the caller was cancelled
            continue
        if result is None:
            future.set_result(None)
        else:
            future.set_exception(result)
