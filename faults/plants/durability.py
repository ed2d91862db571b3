"""Serves with a mistake in it, which an experiment must find: `planted.py MISTAKE serve …`, not `pelagos serve …`.

The server itself knows nothing of this: parts of it are exchanged before it starts.
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

LATE = 0.02  # seconds that a careless store lets pass


def early() -> None:
    """Told as done before it is on the disk: a store that writes when it finds the time."""
    append = SqliteStore.append
    waiting: set[asyncio.Task[None]] = set()
    queues: dict[str, asyncio.Lock] = {}

    async def later(self: SqliteStore, what: Any) -> None:
        async with queues.setdefault(what.claim.table, asyncio.Lock()):
            await asyncio.sleep(LATE)
            await append(self, what)

    async def careless(self: SqliteStore, what: Any) -> None:
        task = asyncio.create_task(later(self, what))
        waiting.add(task)
        task.add_done_callback(waiting.discard)

    SqliteStore.append = careless  # type: ignore[method-assign]


def forgetful() -> None:
    """Command ids are not known any more after loading."""
    catch_up = projections.catch_up

    def without_ids(table: Table, lines: list[StoredLine]) -> Any:
        steps = catch_up(table, lines)
        table.answered.clear()
        return steps

    projections.catch_up = without_ids


def torn() -> None:
    """The last line of every book is lost in a crash."""
    path = Path(sys.argv[sys.argv.index("--store") + 1])
    if not path.exists():
        return
    with sqlite3.connect(path) as connection:
        connection.execute("DELETE FROM fresh")
        connection.execute("DELETE FROM lines WHERE seq > 0 AND (table_id, seq) IN (SELECT id, seq FROM tables)")
        last = "SELECT seq, hash FROM lines WHERE table_id = id ORDER BY seq DESC LIMIT 1"
        connection.execute(f"UPDATE tables SET (seq, hash) = ({last})")
    connection.close()


def twofold() -> None:
    """Nobody looks whether a command was carried out already, nor whether it was refused."""

    class Nothing(dict[Any, Any]):
        def __contains__(self, key: object) -> bool:
            return False

    make = Table.__init__

    def without_memory(self: Table, id: str) -> None:
        make(self, id)
        self.answered = Nothing()

    begin = table_actor.TableActor.__init__

    def careless(self: table_actor.TableActor, *args: Any) -> None:
        begin(self, *args)
        self.refusals = Nothing()  # type: ignore[assignment]

    Table.__init__ = without_memory  # type: ignore[method-assign]
    table_actor.TableActor.__init__ = careless  # type: ignore[method-assign]
    transactions.commands_of = lambda append: []
    prepare = SqliteStore._prepare

    def without_index(self: SqliteStore, connection: sqlite3.Connection) -> None:
        prepare(self, connection)
        connection.execute("DROP INDEX IF EXISTS ix_lines_command")

    SqliteStore._prepare = without_index  # type: ignore[method-assign]


def deaf() -> None:
    """What the disk says about a commit is not listened to."""
    commit = SqliteStore._commit

    def hopeful(self: SqliteStore, jobs: list[Any]) -> list[Any]:
        results = zip(jobs, commit(self, jobs), strict=True)
        return [None if isinstance(job, Append) and is_trouble(result) else result for job, result in results]

    SqliteStore._commit = hopeful  # type: ignore[method-assign]


def is_trouble(result: Any) -> bool:
    return isinstance(result, Unavailable)


def patient() -> None:
    """No mistake by itself: nobody is taken for dead for giving no sign of life."""
    queries.ALIVE = 3600.0  # type: ignore[misc]
    transactions.ALIVE_MS = 3_600_000  # type: ignore[misc]


def blind() -> None:
    """A neighbour who dies is not noticed until he has given no sign of life for long enough."""
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

if __name__ in ("__main__", "__mp_main__"):  # the second: a process of several
    MISTAKES[sys.argv[1]]()

if __name__ == "__main__":
    from pelagos.terminal.cli import main

    main(sys.argv[2:], prog_name="pelagos")
