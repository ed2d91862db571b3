"""Helpers for tests of the store: open stores, write logs, tamper with the database, and kill processes."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import psycopg

from pelagos.store.factory import is_postgres, open_store
from pelagos.store.store import Append, Claim, Head, Unavailable
from pelagos.store.stored_line import StoredLine, line_after


class SharedFile(str):
    """The path of a file that several processes share. They exchange notifications in its folder."""

    @property
    def folder(self) -> str:
        return str(Path(self).parent)


@contextlib.asynccontextmanager
async def opened(location, **options):
    options |= {"folder": location.folder} if isinstance(location, SharedFile) else {}
    store = open_store(location, **options)
    await store.start()
    try:
        yield store
    finally:
        await store.stop()


@contextlib.asynccontextmanager
async def two_stores(location, **options):
    """Open a store twice, as two processes would."""
    async with opened(location, **options) as one, opened(location, **options) as other:
        yield one, other


async def crash(store):
    """End a store as kill -9 would: it does not unregister, and all its connections are closed."""
    await store._close()


def head(table="t", **changes: Any) -> Head:
    fields: dict[str, Any] = {
        "game": "ulysses",
        "status": "playing",
        "public": True,
        "seats": 4,
        "free": 0,
        "title": "{}",
    }
    fields |= {"people": ("dido", "circe"), "mover": "dido", "wake": None, "changed": 1}
    return Head(table=table, **(fields | changes))


class LogWriter:
    """The log of one table, as its owner writes it."""

    def __init__(self, store, table="t") -> None:
        self.store, self.table = store, table
        self.lines: list[StoredLine] = []
        self.claim = Claim(table, 0, 0)  # a valid one comes with create()

    def next_line(self, command="", person="dido", body="{}") -> StoredLine:
        last = self.lines[-1] if self.lines else None
        return line_after(last, 1000 + len(self.lines), person, command, body)

    async def create(self, **changes) -> LogWriter:
        line = self.next_line()
        self.claim = await self.store.create([line], head(self.table, **changes))
        self.lines.append(line)
        return self

    def appending(self, *commands, person="dido", body="{}", openings=(), **changes) -> Append:
        last, lines = self.lines[-1], []
        for command in commands or ("",):
            last = line_after(last, 2000 + last.seq, person, command, body)
            lines.append(last)
        return Append(self.claim, tuple(lines), head(self.table, **changes), openings)

    async def write(self, *commands, **options) -> None:
        append = self.appending(*commands, **options)
        await self.store.append(append)
        self.lines += append.lines


async def new_log(store, table="t", **changes) -> LogWriter:
    return await LogWriter(store, table).create(**changes)


def tamper(location, statement, *values) -> int:
    """Change the database behind the store's back; return the number of rows changed."""
    if is_postgres(str(location)):
        with psycopg.connect(location, autocommit=True) as connection:
            return connection.execute(statement.replace("?", "%s"), values).rowcount
    with contextlib.closing(sqlite3.connect(location, isolation_level=None)) as connection:
        return connection.execute(statement, values).rowcount


def age_heartbeat(location, store, seconds=10) -> None:
    """Make the last heartbeat of a process older."""
    statement = "UPDATE processes SET seen = seen - ? WHERE id = ?"
    assert tamper(location, statement, seconds * 1000, store.process_id) == 1


async def retry(act, seconds=30):
    """Retry as a caller does, until the store is available."""
    end = time.monotonic() + seconds
    while True:
        try:
            return await act()
        except Unavailable:
            assert time.monotonic() < end, "not available again"
            await asyncio.sleep(0.05)


async def wait_until(condition, seconds=30):
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "did not happen"
        await asyncio.sleep(0.02)


# ---- a process to kill
ROOT = Path(__file__).parents[2]  # the current folder of a process that imports this module
WRITER = """
import asyncio, sys
from pelagos.store.factory import open_store
from tests.store.helpers import new_log

async def write(store, table):
    log = await new_log(store, table)
    for number in range(100_000):
        await log.write(f"c{number}")
        print(table, log.lines[-1].seq, log.lines[-1].hash, flush=True)

async def main():
    store = open_store(sys.argv[1], folder=sys.argv[2])
    await store.start()
    await asyncio.gather(*(write(store, f"{sys.argv[3]}{i}") for i in range(10)))

asyncio.run(main())
"""


def start_writer(location, tables="t"):
    """Start a process that writes ten logs, and prints each line once it is committed."""
    folder = location.folder if isinstance(location, SharedFile) else ""
    command = [sys.executable, "-c", WRITER, str(location), folder, tables]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def read_then_kill(process, lines):
    """Read that many lines of output, kill the process, and return all that it printed."""
    printed = [process.stdout.readline() for _ in range(lines)]
    process.send_signal(signal.SIGKILL)
    printed += process.stdout.readlines()
    process.wait()
    process.stdout.close()
    return [line.split() for line in printed if line.endswith("\n")]


# ---- notifications
async def words_heard(location, options, between=None):
    """Send a word from one process to another, and with `between` a second word after that has run.

    Return the words that the other process heard, and those that the sender heard of itself.
    """
    async with two_stores(location, **options) as (one, other):
        words: list[str] = []
        own: list[str] = []
        other.listen(words.append)
        one.listen(own.append)

        async def send(word):
            while word not in words:
                await one.wake(word)
                await asyncio.sleep(0.05)

        await asyncio.wait_for(send("Ithaca, first"), 30)
        if between:
            await between(one, other)
            await asyncio.wait_for(send("second"), 30)
        return set(words), own
