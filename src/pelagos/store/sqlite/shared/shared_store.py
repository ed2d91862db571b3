"""The store in one SQLite file for several processes of one machine. Each process writes only while it holds a lock.

SQLite has locks of its own, but versions before 3.51.3 can lose data when one connection resets the write-ahead log
while another begins to write. The lock here keeps every other writer away, so there is only one at any time.
"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any

from pelagos.store.cluster.leases import LeasedStore
from pelagos.store.sql.transactions import Transaction
from pelagos.store.sqlite.file_lock import open_lock_file
from pelagos.store.sqlite.shared.datagram_notifier import DatagramNotifier
from pelagos.store.sqlite.shared.write_lock import write_lock
from pelagos.store.sqlite.sqlite_store import Job, SqliteStore


class SharedSqliteStore(LeasedStore, SqliteStore):
    """`folder`: where the processes exchange notifications. The supervisor has already opened and checked the file."""

    _shared = True

    def __init__(self, path: str | os.PathLike[str], folder: Path) -> None:
        super().__init__(path)
        self._notifier = DatagramNotifier(folder, self.process_id)
        self._write_lock: int | None = None

    async def _register(self) -> None:
        await self.heartbeat(first=True)
        self._notifier.start(self._on_word)

    async def _close(self) -> None:
        await self._notifier.stop()
        await super()._close()
        if self._write_lock is not None:
            os.close(self._write_lock)
            self._write_lock = None

    def _open_for_writing(self) -> None:
        self._write_lock = open_lock_file(self.path, ".turn")
        with write_lock(self._write_lock):
            super()._open_for_writing()
        self.warnings.clear()  # the supervisor has logged them once

    def _check_pages(self, connection: sqlite3.Connection) -> None:
        """No-op: the supervisor has checked the file, and an unclosed row may belong to a living process."""

    def _commit(self, jobs: list[Job]) -> list[Any]:
        assert self._write_lock is not None
        with write_lock(self._write_lock):
            return super()._commit(jobs)

    async def _write_heartbeat(self, transaction: Transaction[None]) -> None:
        await self.write(transaction)
