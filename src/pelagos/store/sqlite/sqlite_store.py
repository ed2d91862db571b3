"""The store in one SQLite file for one process. One connection writes and one reads, each in its own thread."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import quote

from pelagos.store.sql import queries as q
from pelagos.store.sql import transactions
from pelagos.store.sql.schema_version import READ_VERSION, VERSION_TABLE, needs_migration
from pelagos.store.sql.sql_store import SqlStore, batches_of, check_storable
from pelagos.store.sql.transactions import Row, Transaction
from pelagos.store.sqlite.batch_thread import BatchThread
from pelagos.store.sqlite.file_lock import lock_store
from pelagos.store.sqlite.sqlite_transactions import run_in_savepoint
from pelagos.store.store import Append, StoreRefused, Unavailable
from pelagos.store.stored_line import DamagedLog

T = TypeVar("T")
OLDEST_SQLITE = (3, 35)  # the first version with RETURNING
WAL_RESET_BUG = ((3, 7, 0), (3, 51, 2))  # first and last version in which two writers can lose data in a checkpoint
SMALL_FILE = 64 * 2**20  # bytes: a file below this size is checked at every start
BUSY_TIMEOUT = 5.0  # seconds to wait while another program holds the file
TABLE_NAMES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
Job = Append | Transaction[Any]
Query = tuple[str, tuple[Any, ...]]


class SqliteStore(SqlStore):
    """`read_only`: read a file that another process may be serving, and change nothing."""

    _shared = False  # with other processes of the same server

    def __init__(self, path: str | os.PathLike[str], *, read_only: bool = False) -> None:
        super().__init__()
        self.path = Path(path)
        self._read_only = read_only
        self._lock: int | None = None
        self._write_connection: sqlite3.Connection | None = None
        self._read_connection: sqlite3.Connection | None = None
        self._writer: BatchThread[Job] | None = None
        self._reader: BatchThread[Query] | None = None

    # ---- life
    async def start(self) -> None:
        try:
            await asyncio.to_thread(self._open)
            self._reader = BatchThread("store reader", self._read_all)
            if not self._read_only:
                self._writer = BatchThread("store writer", self._commit)
                await self._register()
        except BaseException:
            await self._close()
            raise

    async def _register(self) -> None:
        await self.write(transactions.heartbeat(self.process_id, first=True, alone=True))

    async def stop(self) -> None:
        if self._writer:
            with contextlib.suppress(Unavailable):  # the next start then treats this one as a crash
                await self.write(transactions.unregister(self.process_id))
        await self._close()

    async def _close(self) -> None:
        for thread in (self._reader, self._writer):
            if thread:
                await thread.close()
        # The writer last: SQLite removes the files beside the database when the last connection closes.
        for connection in (self._read_connection, self._write_connection):
            close_quietly(connection)
        self._read_connection = self._write_connection = None
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _open(self) -> None:
        self._check_path()
        if not self._read_only:
            self._lock = lock_store(self.path, shared=self._shared)
        try:
            if not self._read_only:
                self._open_for_writing()
            self._read_connection = self._open_for_reading()
            self._check_version(self._read_connection)
        except OSError as error:
            raise StoreRefused(f"{self.path} cannot be opened: {error.strerror}") from None
        except sqlite3.OperationalError as error:
            raise Unavailable(f"{self.path}: {error}") from None
        except sqlite3.DatabaseError as error:
            raise StoreRefused(f"{self.path} is damaged, or not a database ({error}): {RESTORE}") from None

    def _open_for_writing(self) -> None:
        create_file(self.path)
        self._write_connection = connect(self.path)
        self._prepare(self._write_connection)

    def _check_path(self) -> None:
        """Explain problems that SQLite would only report as "unable to open database file"."""
        if sqlite3.sqlite_version_info < OLDEST_SQLITE:
            raise StoreRefused(f"SQLite {sqlite3.sqlite_version} is too old: Pelagos needs 3.35 or newer")
        if self.path.is_dir():
            raise StoreRefused(f"{self.path} is a folder: name a file in it")
        if not self.path.parent.is_dir():
            raise StoreRefused(f"{self.path.parent} does not exist: create this folder, or name another file")
        if self._read_only and not self.path.exists():
            raise StoreRefused(f"{self.path} does not exist: name the file of a store")
        if self.path.exists() and not os.access(self.path, os.R_OK if self._read_only else os.R_OK | os.W_OK):
            verb = "read" if self._read_only else "write"
            raise StoreRefused(f"this user may not {verb} {self.path}: change its permissions, or name another file")

    def _prepare(self, connection: sqlite3.Connection) -> None:
        old = self._check_version(connection)
        if connection.execute("PRAGMA journal_mode = WAL").fetchone() != ("wal",):
            raise StoreRefused(
                f"{self.path} is on a disk that cannot be written safely (SQLite has no WAL mode there): "
                "name a file on another disk"
            )
        if old:
            from pelagos.store.sql.migrate import upgrade_sqlite

            upgrade_sqlite(connection)
        self._check_pages(connection)
        if WAL_RESET_BUG[0] <= sqlite3.sqlite_version_info <= WAL_RESET_BUG[1]:
            self.warnings.append(
                f"SQLite {sqlite3.sqlite_version} can damage a file that two programs write at once. "
                f"Let no other program write {self.path} while Pelagos serves it."
            )

    def _check_version(self, connection: sqlite3.Connection) -> bool:
        found = {name for (name,) in connection.execute(TABLE_NAMES)}
        versions = {name for (name,) in connection.execute(READ_VERSION)} if VERSION_TABLE in found else set()
        old = needs_migration(str(self.path), found, versions)
        if old and self._read_only:
            raise StoreRefused(
                f"{self.path} is empty or from an older version of Pelagos: start the server with it once"
            )
        return old

    def _check_pages(self, connection: sqlite3.Connection) -> None:
        """Check the file after a crash, or if it is small enough for the check to be cheap."""
        ((crashed,),) = connection.execute("SELECT COUNT(*) FROM processes WHERE NOT stopped")
        if crashed or self.path.stat().st_size < SMALL_FILE:
            ((finding,), *_) = connection.execute("PRAGMA quick_check(1)")
            if finding != "ok":
                raise StoreRefused(f"{self.path} is damaged ({finding}): {RESTORE}")

    # ---- reading
    async def read(self, text: str, *values: Any) -> list[Row]:
        if self._reader is None:
            raise Unavailable("the store is not open")
        return list(await self._reader.do((q.for_sqlite(text), values)))

    def _read_all(self, queries: list[Query]) -> list[Any]:
        return [self._read_one(*query) for query in queries]

    def _read_one(self, text: str, values: tuple[Any, ...]) -> list[Row] | Exception:
        try:
            self._read_connection = self._read_connection or self._open_for_reading()
            return self._read_connection.execute(text, values).fetchall()
        except sqlite3.OperationalError as error:
            self._drop_read_connection()
            return Unavailable(f"{self.path}: {error}")
        except sqlite3.DatabaseError as error:
            self._drop_read_connection()
            return DamagedLog(f"{self.path}: {error}")

    def _drop_read_connection(self) -> None:
        close_quietly(self._read_connection)
        self._read_connection = None

    def _open_for_reading(self) -> sqlite3.Connection:
        connection = connect(self.path, "ro" if self._read_only else "rw")
        connection.execute("PRAGMA query_only = ON")
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        return connection

    # ---- writing
    async def append(self, append: Append) -> None:
        check_storable(append.lines, append.head)
        await self._submit(append)

    async def write(self, transaction: Transaction[T]) -> T:
        result: T = await self._submit(transaction)
        return result

    async def _submit(self, job: Job) -> Any:
        if self._writer is None:
            raise Unavailable("the store is open for reading only" if self._read_only else "the store is not open")
        return await self._writer.do(job)

    def _commit(self, jobs: list[Job]) -> list[Any]:
        """Run all waiting jobs in one transaction, so that they share one fsync."""
        try:
            self._write_connection = self._write_connection or connect(self.path)
            self._write_connection.execute("BEGIN IMMEDIATE")
            results = run_jobs(self._write_connection, self.process_id, jobs)
            self._write_connection.execute("COMMIT")
        except Exception as error:
            # After a failed fsync the state of the disk is unknown: do not use this connection again.
            close_quietly(self._write_connection)
            self._write_connection = None
            if not isinstance(error, sqlite3.Error):
                raise
            return [Unavailable(f"{self.path}: {error}") for _ in jobs]
        return results

    # ---- between processes: there is only this one
    async def wake(self, word: str) -> None:
        pass

    async def set_here(self, table: str, person: str, here: bool) -> None:
        self._set_connected(table, person, here)

    async def here(self, table: str) -> set[str]:
        return self._connected_people(table)


RESTORE = "restore it from a backup, or name another file"


def create_file(path: Path) -> None:
    """Create the file if it does not exist, for its owner alone: it holds secret deals.

    SQLite creates the files beside it with the same permissions.
    """
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def connect(path: Path, mode: str = "rw") -> sqlite3.Connection:
    """Open a connection that survives a power failure: with a WAL, synchronous = FULL means an fsync at each commit."""
    uri = f"file:{quote(str(path.absolute()))}?mode={mode}"
    connection = sqlite3.connect(
        uri,
        BUSY_TIMEOUT,
        isolation_level=None,
        check_same_thread=False,
        uri=True,
    )
    try:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # macOS: flush the cache of the disk too
        connection.execute("PRAGMA foreign_keys = ON")
        # Otherwise each commit for many game tables creates a temporary file for rolling back.
        connection.execute("PRAGMA temp_store = MEMORY")
        return connection
    except BaseException:
        connection.close()
        raise


def close_quietly(connection: sqlite3.Connection | None) -> None:
    """Roll back and close a connection in any state, ignoring errors."""
    if connection:
        with contextlib.suppress(sqlite3.Error):
            connection.rollback()
        with contextlib.suppress(sqlite3.Error):
            connection.close()


def run_jobs(connection: sqlite3.Connection, process_id: str, jobs: list[Job]) -> list[Any]:
    """Run jobs within a transaction; return for each its result, or its exception."""
    results: dict[int, Any] = {}
    appends = {at: job for at, job in enumerate(jobs) if isinstance(job, Append)}
    for batch in batches_of(appends):
        results |= run_appends(connection, process_id, batch)
    for at, job in enumerate(jobs):
        if not isinstance(job, Append):
            results[at] = run_in_savepoint(connection, job)
    return [results[at] for at in range(len(jobs))]


def run_appends(connection: sqlite3.Connection, process_id: str, batch: dict[int, Append]) -> dict[int, Any]:
    """Write all appends with the same few statements. If that fails, write them one by one: only the bad ones fail."""
    done = run_in_savepoint(connection, transactions.append_all(process_id, list(batch.values())))
    if isinstance(done, list):
        return dict(zip(batch, done, strict=True))
    if len(batch) == 1:
        return dict.fromkeys(batch, done)
    return {at: run_appends(connection, process_id, {at: append})[at] for at, append in batch.items()}
