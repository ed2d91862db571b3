"""Tables to write, for tests of the store."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import psycopg

from pelagos.store.factory import is_postgres, open_store
from pelagos.store.store import Append, Head, Unavailable
from pelagos.store.stored_line import StoredLine, line_after


class FileOfSeveral(str):
    """A file that several processes share, who meet in the folder of it."""

    @property
    def folder(self) -> str:
        return str(Path(self).parent)


@contextlib.asynccontextmanager
async def opened(word, **how):
    how |= {"folder": word.folder} if isinstance(word, FileOfSeveral) else {}
    store = open_store(word, **how)
    await store.start()
    try:
        yield store
    finally:
        await store.stop()


@contextlib.asynccontextmanager
async def two(word, **how):
    async with opened(word, **how) as one, opened(word, **how) as other:
        yield one, other


async def dies(store):
    """As kill -9 does: no goodbye, everything of the process closed."""
    await store._close()


def head(table="t", **changed) -> Head:
    given = {"game": "ulysses", "status": "playing", "public": True, "seats": 4, "free": 0, "title": "{}"}
    given |= {"people": ("dido", "circe"), "mover": "dido", "wake": None, "changed": 1}
    return Head(table=table, **(given | changed))


class Book:
    """A keeper's side of a table."""

    def __init__(self, store, table="t") -> None:
        self.store, self.table = store, table
        self.lines: list[StoredLine] = []
        self.claim = None

    def next(self, command="", person="dido", body="{}") -> StoredLine:
        last = self.lines[-1] if self.lines else None
        return line_after(last, 1000 + len(self.lines), person, command, body)

    async def create(self, **changed) -> Book:
        line = self.next()
        self.claim = await self.store.create([line], head(self.table, **changed))
        self.lines.append(line)
        return self

    def appending(self, *commands, person="dido", body="{}", **changed) -> Append:
        last, lines = self.lines[-1], []
        for command in commands or ("",):
            last = line_after(last, 2000 + last.seq, person, command, body)
            lines.append(last)
        return Append(self.claim, tuple(lines), head(self.table, **changed))

    async def write(self, *commands, **given) -> None:
        append = self.appending(*commands, **given)
        await self.store.append(append)
        self.lines += append.lines


async def new_book(store, table="t", **changed) -> Book:
    return await Book(store, table).create(**changed)


def tampered(word, statement, *values) -> int:
    """Changes the database behind the store's back; returns how many rows."""
    if is_postgres(str(word)):
        with psycopg.connect(word, autocommit=True) as connection:
            return connection.execute(statement.replace("?", "%s"), values).rowcount
    with contextlib.closing(sqlite3.connect(word, isolation_level=None)) as connection:
        return connection.execute(statement, values).rowcount


def fall_silent(word, store, seconds=10) -> None:
    """The process's last sign of life was so long ago."""
    assert tampered(word, "UPDATE processes SET seen = seen - ? WHERE id = ?", seconds * 1000, store.me) == 1


async def again(act, seconds=30):
    """Until it is available; what a caller does."""
    end = time.monotonic() + seconds
    while True:
        try:
            return await act()
        except Unavailable:
            assert time.monotonic() < end, "not available again"
            await asyncio.sleep(0.05)


async def soon(true, seconds=30):
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "did not happen"
        await asyncio.sleep(0.02)


# ---- a process that is killed
ROOT = Path(__file__).parents[2]  # the current folder of a process that imports this module
WRITES_UNTIL_KILLED = """
import asyncio, sys
from tests.store.books import new_book, open_store

async def one(store, table):
    book = await new_book(store, table)
    for number in range(100_000):
        await book.write(f"c{number}")
        print(table, book.lines[-1].seq, book.lines[-1].hash, flush=True)

async def main():
    store = open_store(sys.argv[1], folder=sys.argv[2])
    await store.start()
    await asyncio.gather(*(one(store, f"{sys.argv[3]}{i}") for i in range(10)))

asyncio.run(main())
"""


def writing(word, tables="t"):
    """A process that tells each append once it has returned."""
    folder = word.folder if isinstance(word, FileOfSeveral) else ""
    command = [sys.executable, "-c", WRITES_UNTIL_KILLED, str(word), folder, tables]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def read_then_kill(process, lines):
    told = [process.stdout.readline() for _ in range(lines)]
    process.send_signal(signal.SIGKILL)
    told += process.stdout.readlines()
    process.wait()
    process.stdout.close()
    return [line.split() for line in told if line.endswith("\n")]


# ---- calls
async def heard(word, how, between=None):
    """What another hears of a call, and of a second one after what happens between; and what the caller hears."""
    async with two(word, **how) as (one, other):
        words, own = [], []
        other.listen(words.append)
        one.listen(own.append)

        async def call(word):
            while word not in words:
                await one.wake(word)
                await asyncio.sleep(0.05)

        await asyncio.wait_for(call("Ithaca, first"), 30)
        if between:
            await between(one, other)
            await asyncio.wait_for(call("second"), 30)
        return set(words), own
