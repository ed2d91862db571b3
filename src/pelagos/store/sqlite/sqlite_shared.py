"""The store in one file, for several processes of one machine: they write in turns, each in its own.

SQLite could keep them apart by itself, but until 3.51.2 it loses what was written when one connection sets the log
back while another begins to write. Who has the turn is alone with the file: then there is one writer at any time.
"""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any

from pelagos.store.cluster.leases import LeasedStore
from pelagos.store.cluster.notifications import DatagramNotifier
from pelagos.store.sql.transactions import Transaction
from pelagos.store.sqlite.file_lock import open_beside, turn
from pelagos.store.sqlite.sqlite_store import Job, SqliteStore


class SharedSqliteStore(LeasedStore, SqliteStore):
    """`folder`: where they reach each other. Whoever starts them has checked the file as SqliteStore does."""

    _shared = True

    def __init__(self, path: str | os.PathLike[str], folder: Path) -> None:
        super().__init__(path)
        self._calls = DatagramNotifier(folder, self.me)
        self._turn: int | None = None

    async def _sign_on(self) -> None:
        await self.beat(first=True)
        self._calls.start(self._tell_woken)

    async def _close(self) -> None:
        await self._calls.stop()
        await super()._close()
        if self._turn is not None:
            os.close(self._turn)
            self._turn = None

    def _make(self) -> None:
        self._turn = open_beside(self.path, ".turn")
        with turn(self._turn):
            super()._make()
        self.warnings.clear()  # who started the processes has told them, once

    def _check_pages(self, connection: sqlite3.Connection) -> None:
        """Was done before the first process began; others may be alive, so that a bad end is none."""

    def _commit(self, jobs: list[Job]) -> list[Any]:
        assert self._turn is not None
        with turn(self._turn):
            return super()._commit(jobs)

    async def _give_sign(self, talk: Transaction[None]) -> None:
        await self.write(talk)
