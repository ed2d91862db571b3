"""Serve with a mistake that loses or doubles commands: `python -m faults.plants.durability MISTAKE serve ...`.

The words after the mistake are those of `pelagos`. Parts of the server are replaced before it starts.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from pelagos.server.table import projections, table_actor
from pelagos.server.table.table import Table
from pelagos.store.cluster.unix_datagrams import DatagramSocket
from pelagos.store.sql import queries, transactions
from pelagos.store.sqlite.sqlite_store import SqliteStore
from pelagos.store.store import Append, Unavailable
from pelagos.store.stored_line import StoredLine

DELAY = 0.02  # seconds until the careless store of `early` writes


def early() -> None:
    """Acknowledge commands before they are on disk: the store writes them a moment later."""
    append = SqliteStore.append
    waiting: set[asyncio.Task[None]] = set()
    locks: dict[str, asyncio.Lock] = {}

    async def append_later(self: SqliteStore, what: Any) -> None:
        async with locks.setdefault(what.claim.table, asyncio.Lock()):
            await asyncio.sleep(DELAY)
            await append(self, what)

    async def careless_append(self: SqliteStore, what: Any) -> None:
        task = asyncio.create_task(append_later(self, what))
        waiting.add(task)
        task.add_done_callback(waiting.discard)

    SqliteStore.append = careless_append  # type: ignore[method-assign, assignment]


def forgetful() -> None:
    """Forget the ids of commands when a table is loaded."""
    catch_up = projections.catch_up

    def without_ids(table: Table, lines: list[StoredLine]) -> Any:
        steps = catch_up(table, lines)
        table.answered.clear()
        return steps

    projections.catch_up = without_ids


def torn() -> None:
    """Lose the last line of every log in a crash."""
    path = Path(sys.argv[sys.argv.index("--store") + 1])
    if not path.exists():
        return
    with sqlite3.connect(path) as connection:
        connection.execute("DELETE FROM lines WHERE seq > 0 AND (table_id, seq) IN (SELECT id, seq FROM tables)")
        last = "SELECT seq, hash FROM lines WHERE table_id = id ORDER BY seq DESC LIMIT 1"
        connection.execute(f"UPDATE tables SET (seq, hash) = ({last})")
    connection.close()


def twofold() -> None:
    """Never check whether a command has already been carried out or refused."""

    class Nothing(dict[Any, Any]):
        def __contains__(self, key: object) -> bool:
            return False

        def copy(self) -> Nothing:
            return Nothing(self)

    init_table = Table.__init__

    def without_memory(self: Table, id: str) -> None:
        init_table(self, id)
        self.answered = Nothing()

    init_actor = table_actor.TableActor.__init__

    def without_refusals(self: table_actor.TableActor, *args: Any) -> None:
        init_actor(self, *args)
        self.refusals = Nothing()  # type: ignore[assignment]

    Table.__init__ = without_memory  # type: ignore[method-assign]
    table_actor.TableActor.__init__ = without_refusals  # type: ignore[method-assign, assignment]
    transactions.commands_of = lambda append: []
    prepare = SqliteStore._prepare

    def without_index(self: SqliteStore, connection: sqlite3.Connection) -> None:
        prepare(self, connection)
        connection.execute("DROP INDEX IF EXISTS ix_lines_command")

    SqliteStore._prepare = without_index  # type: ignore[method-assign]


def deaf() -> None:
    """Ignore the disk's errors in a commit."""
    commit = SqliteStore._commit

    def hopeful_commit(self: SqliteStore, jobs: list[Any]) -> list[Any]:
        results = zip(jobs, commit(self, jobs), strict=True)
        return [None if isinstance(job, Append) and is_trouble(result) else result for job, result in results]

    SqliteStore._commit = hopeful_commit  # type: ignore[method-assign]


def is_trouble(result: Any) -> bool:
    return isinstance(result, Unavailable)


def patient() -> None:
    """Never take a silent process for dead. This is no mistake by itself: its neighbours notice when it ends."""
    queries.ALIVE = 3600.0  # type: ignore[attr-defined]
    transactions.ALIVE_MS = 3_600_000


def blind() -> None:
    """Do not notice that a neighbour process has ended, until it has been silent for long enough."""
    DatagramSocket.abandoned = lambda self: []  # type: ignore[method-assign]


MISTAKES: dict[str, Callable[[], None]] = {
    "early": early,
    "forgetful": forgetful,
    "torn": torn,
    "twofold": twofold,
    "deaf": deaf,
    "patient": patient,
    "blind": blind,
}

if __name__ in ("__main__", "__mp_main__"):  # __mp_main__: a worker process
    MISTAKES[sys.argv[1]]()

if __name__ == "__main__":
    from pelagos.terminal.cli import main

    main(sys.argv[2:], prog_name="pelagos")
