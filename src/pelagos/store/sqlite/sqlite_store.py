"""The store in one file, for one process: one connection that writes, one that reads, each in a thread of its own."""

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
from pelagos.store.sql.sql_store import SqlStore, fit, groups
from pelagos.store.sql.transactions import Row, Transaction
from pelagos.store.sqlite.batch_thread import BatchThread
from pelagos.store.sqlite.file_lock import lock_beside
from pelagos.store.sqlite.sqlite_transactions import one_of_many
from pelagos.store.sqlite.staged_moves import DUE, VIEWS, StagedMoves
from pelagos.store.store import Append, StoreRefused, Unavailable
from pelagos.store.stored_line import DamagedLog

T = TypeVar("T")
OLDEST = (3, 35)  # the first that gives back rows it wrote
WAL_FAULT = ((3, 7, 0), (3, 51, 2))  # versions where two writing connections can lose what a checkpoint moves
CHEAP = 64 * 2**20  # bytes: so much is checked at every start
PATIENCE = 5.0  # seconds that another program may hold the file
KEPT = 500  # statements that stay prepared
TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
Job = Append | Transaction[Any]
Ask = tuple[str, tuple[Any, ...]]


class SqliteStore(SqlStore):
    """`reading`: looks at a file that another process may serve, and changes nothing."""

    _shared = False  # with other processes of the same server

    def __init__(self, path: str | os.PathLike[str], *, reading: bool = False) -> None:
        super().__init__()
        self.path = Path(path)
        self._reading = reading
        self._lock: int | None = None
        self._write: sqlite3.Connection | None = None
        self._read: sqlite3.Connection | None = None
        self._writer: BatchThread[Job] | None = None
        self._reader: BatchThread[Ask] | None = None
        self._fresh = StagedMoves()

    # ---- life
    async def start(self) -> None:
        try:
            await asyncio.to_thread(self._open)
            self._reader = BatchThread("store reader", self._read_all)
            if not self._reading:
                self._writer = BatchThread("store writer", self._commit)
                await self._sign_on()
        except BaseException:
            await self._close()
            raise

    async def _sign_on(self) -> None:
        await self.write(transactions.beat(self.me, first=True, alone=True))

    async def stop(self) -> None:
        if self._writer:
            with contextlib.suppress(Unavailable):  # then the next start takes it for a bad end
                await self.write(transactions.sign_off(self.me))
        await self._close()

    async def _close(self) -> None:
        for worker in (self._reader, self._writer):
            if worker:
                await worker.end()
        for connection in (self._read, self._write):  # the writer last: whoever closes last tidies up the file
            drop(connection)
        self._read = self._write = None
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _open(self) -> None:
        self._look()
        if not self._reading:
            self._lock = lock_beside(self.path, shared=self._shared)
        try:
            if not self._reading:
                self._make()
            self._read = self._connected_to_read()
            self._check_version(self._read)
        except OSError as error:
            raise StoreRefused(f"{self.path}: {error.strerror}") from None
        except sqlite3.OperationalError as error:
            raise Unavailable(f"{self.path}: {error}") from None
        except sqlite3.DatabaseError as error:
            raise StoreRefused(f"{self.path} is damaged, or no database ({error}): {RESTORE}") from None

    def _make(self) -> None:
        make(self.path)
        self._write = connect(self.path)
        self._prepare(self._write)

    def _look(self) -> None:
        """Sentences for what SQLite would only call "unable to open"."""
        if sqlite3.sqlite_version_info < OLDEST:
            raise StoreRefused(f"SQLite {sqlite3.sqlite_version} is too old: Pelagos needs 3.35 or newer")
        if self.path.is_dir():
            raise StoreRefused(f"{self.path} is a folder: name a file in it")
        if not self.path.parent.is_dir():
            raise StoreRefused(f"{self.path}: there is no folder {self.path.parent}; make it, or name another file")
        if self._reading and not self.path.exists():
            raise StoreRefused(f"there is no file {self.path}")
        if self.path.exists() and not os.access(self.path, os.R_OK if self._reading else os.R_OK | os.W_OK):
            raise StoreRefused(f"{self.path} may not be {'read' if self._reading else 'written'} by this user")

    def _prepare(self, connection: sqlite3.Connection) -> None:
        old = self._check_version(connection)
        if connection.execute("PRAGMA journal_mode = WAL").fetchone() != ("wal",):
            raise StoreRefused(
                f"{self.path} is on a disk that cannot be written safely (no WAL): name a file on another"
            )
        if old:
            from pelagos.store.sql.migrate import upgrade_sqlite

            upgrade_sqlite(connection)
        self._check_pages(connection)
        if WAL_FAULT[0] <= sqlite3.sqlite_version_info <= WAL_FAULT[1]:
            self.warnings.append(
                f"SQLite {sqlite3.sqlite_version} can damage a file that two programs write at once. "
                f"Pelagos writes alone: let no other program write {self.path} while it serves."
            )

    def _check_version(self, connection: sqlite3.Connection) -> bool:
        found = {name for (name,) in connection.execute(TABLES)}
        versions = {name for (name,) in connection.execute(READ_VERSION)} if VERSION_TABLE in found else set()
        old = needs_migration(str(self.path), found, versions)
        if old and self._reading:
            raise StoreRefused(f"{self.path} is of an older version, or empty: start the server with it once")
        return old

    def _check_pages(self, connection: sqlite3.Connection) -> None:
        """After a bad end, or when it costs little."""
        ((unclean,),) = connection.execute("SELECT COUNT(*) FROM processes WHERE NOT stopped")
        if unclean or self.path.stat().st_size < CHEAP:
            ((word,), *_) = connection.execute("PRAGMA quick_check(1)")
            if word != "ok":
                raise StoreRefused(f"{self.path} is damaged ({word}): {RESTORE}")

    # ---- reading
    async def read(self, text: str, *values: Any) -> list[Row]:
        if self._reader is None:
            raise Unavailable("the store is not open")
        return list(await self._reader.do((q.for_sqlite(text), values)))

    def _read_all(self, asked: list[Ask]) -> list[Any]:
        return [self._read_one(*one) for one in asked]

    def _read_one(self, text: str, values: tuple[Any, ...]) -> list[Row] | Exception:
        try:
            self._read = self._read or self._connected_to_read()
            return self._read.execute(text, values).fetchall()
        except sqlite3.OperationalError as error:
            self._forget_reader()
            return Unavailable(f"{self.path}: {error}")
        except sqlite3.DatabaseError as error:
            self._forget_reader()
            return DamagedLog(f"{self.path}: {error}")

    def _forget_reader(self) -> None:
        drop(self._read)
        self._read = None

    def _connected_to_read(self) -> sqlite3.Connection:
        connection = connect(self.path, "ro" if self._reading else "rw")
        for view in VIEWS:
            connection.execute(view)
        connection.execute("PRAGMA query_only = ON")
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        return connection

    async def due(self, now: int, limit: int) -> list[str]:
        return [table for (table,) in await self.read(DUE, now, self.me, limit)]

    # ---- writing
    async def append(self, append: Append) -> None:
        fit(append.lines, append.head)
        await self._written(append)

    async def write(self, talk: Transaction[T]) -> T:
        done: T = await self._written(talk)
        return done

    async def _written(self, job: Job) -> Any:
        if self._writer is None:
            raise Unavailable("the store is open for reading only" if self._reading else "the store is not open")
        return await self._writer.do(job)

    def _commit(self, jobs: list[Job]) -> list[Any]:
        """All that waits is one transaction: one fsync for everybody."""
        try:
            self._write = self._write or connect(self.path)
            appends = [job for job in jobs if isinstance(job, Append)]
            if len(appends) == len(jobs) and self._fresh.write_alone(self._write, appends):
                return [None for _ in jobs]
            self._write.execute("BEGIN IMMEDIATE")
            results = carried_out(self._write, self._fresh, self.me, jobs)
            self._write.execute("COMMIT")
        except Exception as error:
            # After a failed fsync nobody knows what is on the disk: this connection is not asked again.
            drop(self._write)
            self._write = None
            self._fresh.forget_all()
            if not isinstance(error, sqlite3.Error):
                raise
            return [Unavailable(f"{self.path}: {error}") for _ in jobs]
        return results

    # ---- between processes: there is only this one
    async def wake(self, word: str) -> None:
        pass

    async def set_here(self, table: str, person: str, here: bool) -> None:
        self._note_here(table, person, here)

    async def here(self, table: str) -> set[str]:
        return self._people_here(table)


RESTORE = "restore it from a backup, or name another file"


def make(path: Path) -> None:
    """A new file is its owner's alone: the deals to come are in it. SQLite makes those beside it alike."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def connect(path: Path, mode: str = "rw") -> sqlite3.Connection:
    """Safe against a loss of power: in a file with a WAL, FULL means an fsync at each commit."""
    address = f"file:{quote(str(path.absolute()))}?mode={mode}"
    connection = sqlite3.connect(
        address, PATIENCE, isolation_level=None, check_same_thread=False, uri=True, cached_statements=KEPT
    )
    try:
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # macOS: through the disk's own cache too
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA temp_store = MEMORY")  # else each commit of many tables makes a file to roll back by
        return connection
    except BaseException:
        connection.close()
        raise


def drop(connection: sqlite3.Connection | None) -> None:
    """Rolls back and closes, whatever state it is in."""
    if connection:
        with contextlib.suppress(sqlite3.Error):
            connection.rollback()
        with contextlib.suppress(sqlite3.Error):
            connection.close()


def carried_out(connection: sqlite3.Connection, fresh: StagedMoves, me: str, jobs: list[Job]) -> list[Any]:
    """For each its value, or the exception of its own."""
    results: dict[int, Any] = {}
    appends = {at: job for at, job in enumerate(jobs) if isinstance(job, Append)}
    fresh.look(connection)
    if len(appends) < len(jobs) or fresh.is_full:
        fresh.settle(connection)
    else:
        results |= dict.fromkeys(fresh.write_some(connection, appends))
        appends = {at: append for at, append in appends.items() if at not in results}
        fresh.settle_some(connection, {append.claim.table for append in appends.values()})
    for group in groups(appends):
        done = appended(connection, me, group)
        fresh.note(connection, group, done)
        results |= done
    for at, job in enumerate(jobs):
        if not isinstance(job, Append):
            results[at] = one_of_many(connection, job)
    return [results[at] for at in range(len(jobs))]


def appended(connection: sqlite3.Connection, me: str, group: dict[int, Append]) -> dict[int, Any]:
    """All with the same few statements; one by one if that fails, so that nobody fails for another's sake."""
    done = one_of_many(connection, transactions.append_all(me, list(group.values())))
    if isinstance(done, list):
        return dict(zip(group, done, strict=True))
    if len(group) == 1:
        return dict.fromkeys(group, done)
    return {at: appended(connection, me, {at: append})[at] for at, append in group.items()}
