"""The store in one file: what only a file can suffer."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import sys
import threading

import pytest

from pelagos.store.backup import backup
from pelagos.store.factory import open_store
from pelagos.store.integrity import integrity
from pelagos.store.sqlite import sqlite_store
from pelagos.store.store import StoreRefused, Unavailable
from pelagos.store.stored_line import check
from tests.store.books import ROOT as PROJECT
from tests.store.books import again, dies, fall_silent, head, new_book, opened, read_then_kill, tampered, writing

ROOT = os.geteuid() == 0


# ---- one process
async def test_a_second_process_is_refused(file):
    async with opened(file):
        with pytest.raises(StoreRefused, match="in use by another Pelagos"):
            await open_store(file).start()
    async with opened(file):
        pass


async def test_a_killed_process_leaves_no_lock(file):
    process = await asyncio.to_thread(writing, file)
    await asyncio.to_thread(process.stdout.readline)
    with pytest.raises(StoreRefused, match="in use"):
        await open_store(file).start()
    await asyncio.to_thread(read_then_kill, process, 1)
    async with opened(file):
        pass


async def test_it_is_as_durable_as_can_be(file):
    async with opened(file) as store:
        asked = ("journal_mode", "synchronous", "foreign_keys")
        assert [store._write.execute(f"PRAGMA {name}").fetchone()[0] for name in asked] == ["wal", 2, 1]
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            store._read.execute("DELETE FROM main.lines")


async def test_all_that_waits_is_one_transaction(file):
    async with opened(file) as store:
        books = [await new_book(store, f"t{i}") for i in range(50)]
        commits, go_on = [], threading.Event()
        store._write.set_trace_callback(lambda text: commits.append(text) if text == "COMMIT" else None)

        def holds_up():
            go_on.wait(60)
            yield []

        held = asyncio.create_task(store.write(holds_up()))
        await asyncio.sleep(0.1)
        writes = [asyncio.create_task(book.write("a")) for book in books]
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(held, *writes)
        assert len(commits) == 2


# ---- disks
class Failing:
    """A connection whose disk fails at a statement."""

    def __init__(self, connection, at, error):
        self.connection, self.at, self.error = connection, at, error

    def execute(self, text, *values):
        if text.startswith(self.at):
            raise sqlite3.OperationalError(self.error)
        return self.connection.execute(text, *values)

    def __getattr__(self, name):
        return getattr(self.connection, name)


@pytest.mark.parametrize("at", ["BEGIN", "INSERT INTO lines", "COMMIT"])
async def test_a_failing_disk_fails_everybody_in_the_transaction_and_is_tried_anew(file, at):
    async with opened(file) as store:
        books = [await new_book(store, f"t{i}") for i in range(8)]
        store._write = failing = Failing(store._write, at, "disk I/O error")
        results = await asyncio.gather(*(store.append(book.appending("a")) for book in books), return_exceptions=True)
        assert {type(result) for result in results} <= {Unavailable, type(None)} and Unavailable in map(type, results)
        with pytest.raises(sqlite3.ProgrammingError):  # closed
            failing.connection.execute("SELECT 1")
        for book, result in zip(books, results, strict=True):
            assert len(await store.load(book.table)) == (1 if result else 2)
            if result:
                await book.write("a")


FULL = """
import asyncio, sys, resource, signal
from tests.store.books import new_book, open_store
from pelagos.store.store import Unavailable
from pathlib import Path

def limit(more):
    if more is None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    else:
        size = Path(sys.argv[1] + "-wal").stat().st_size
        resource.setrlimit(resource.RLIMIT_FSIZE, (size + more, resource.RLIM_INFINITY))

async def main():
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    store = open_store(sys.argv[1])
    await store.start()
    books = [await new_book(store, f"t{i}") for i in range(4)]
    limit(30_000)
    refused = 0
    for number in range(12):
        writes = (book.write(f"c{number}", body="x" * 3000) for book in books)
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert {type(result) for result in results} <= {type(None), Unavailable}, results
        refused += sum(result is not None for result in results)
        for book in books:  # what a keeper does
            book.lines = await store.load(book.table)
    limit(None)
    assert refused > 8, refused
    for book in books:
        await book.write("again")
        print(book.table, len(book.lines), book.lines[-1].hash)
    await store.stop()

asyncio.run(main())
"""


async def test_a_full_disk_refuses_and_works_again_when_there_is_space(file):
    command = [sys.executable, "-c", FULL, str(file)]
    done = await asyncio.to_thread(subprocess.run, command, cwd=PROJECT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    async with opened(file) as store:
        for line in done.stdout.splitlines():
            table, length, hash_ = line.split()
            lines = await store.load(table)
            check(lines)
            assert (len(lines), lines[-1].hash) == (int(length), hash_)


@pytest.mark.skipif(not (ROOT and shutil.which("mount")), reason="only root can mount a small disk")
async def test_a_small_disk_fills_up_and_gets_room(tmp_path):
    mount = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "none", tmp_path], capture_output=True, text=True)
    if mount.returncode:
        pytest.skip(f"no mounts here: {mount.stderr}")
    try:
        ballast = tmp_path / "ballast"
        async with opened(tmp_path / "pelagos.db") as store:
            book = await new_book(store)
            ballast.write_bytes(b"x" * 600_000)  # what is fresh by then is written twice
            with pytest.raises(Unavailable, match="full"):
                while True:
                    await book.write(body="x" * 5000)
            assert await store.load("t") == book.lines
            with pytest.raises(Unavailable):
                await store.append(book.appending(body="x" * 5000))
            ballast.unlink()
            await again(lambda: book.write(body="x" * 5000))
            assert await store.load("t") == book.lines
    finally:
        subprocess.run(["umount", tmp_path], check=True)


async def test_another_program_that_holds_the_file_makes_it_unavailable(file, monkeypatch):
    monkeypatch.setattr(sqlite_store, "PATIENCE", 0.1)
    async with opened(file) as store:
        book = await new_book(store)
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="locked"):
            await book.write()
        other.close()
        await book.write()


# ---- files that are not ours
async def refusal(path) -> str:
    with pytest.raises(StoreRefused) as caught:
        await open_store(path).start()
    return str(caught.value)


async def test_files_that_are_not_ours_are_refused_and_left_alone(file, tmp_path):
    file.write_text("a letter to Penelope, long enough for a header\n" * 100)
    assert "is damaged, or no database" in await refusal(file)
    assert file.read_text().startswith("a letter")
    file.unlink()
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE ships (name)")
    connection.close()
    before = file.read_bytes()
    assert "holds something else (ships)" in await refusal(file)
    assert file.read_bytes() == before
    assert "is a folder" in await refusal(tmp_path)
    assert "there is no folder" in await refusal(tmp_path / "nowhere" / "pelagos.db")


async def test_a_newer_file_is_refused(file):
    async with opened(file):
        pass
    tampered(file, "UPDATE pelagos_version SET version_num = '9999'")
    assert "newer version of Pelagos (its tables are of version 9999" in await refusal(file)
    tampered(file, "DELETE FROM pelagos_version")
    assert "does not say which version" in await refusal(file)


async def test_a_damaged_file_is_refused(file):
    async with opened(file) as store:
        book = await new_book(store)
        for number in range(20):
            await book.write(f"c{number}", body="x" * 3000)
    content = bytearray(file.read_bytes())
    for page in range(len(content) // 4096 // 2, len(content) // 4096):
        content[page * 4096 : page * 4096 + 100] = b"\xff" * 100
    file.write_bytes(content)
    assert "is damaged" in await refusal(file)


async def test_words_that_are_no_store():
    for word, reason in [(":memory:", "in memory"), ("mysql://x", "no store"), ("", "in memory")]:
        with pytest.raises(StoreRefused, match=reason):
            open_store(word)
    with pytest.raises(StoreRefused, match="Redis"):
        open_store("a.db", wake_url="redis://localhost")


async def test_the_check_at_the_start_is_left_out_when_it_costs_and_the_end_was_clean(file, monkeypatch):
    checked = []
    monkeypatch.setattr(sqlite_store, "CHEAP", 0)
    monkeypatch.setattr(
        sqlite_store.SqliteStore,
        "_prepare",
        lambda self, connection, prepare=sqlite_store.SqliteStore._prepare: (
            connection.set_trace_callback(lambda text: checked.append(text) if "quick_check" in text else None),
            prepare(self, connection),
        ),
    )
    async with opened(file):
        assert checked == []
    store = open_store(file)
    await store.start()
    assert checked == []
    await dies(store)
    async with opened(file):
        assert len(checked) == 1


async def test_nobody_else_reads_the_file(file, tmp_path):
    async with opened(file) as store:
        await new_book(store)
        backup(file, tmp_path / "copy.db")
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    assert set(modes.values()) == {0o600} and {"pelagos.db-wal", "copy.db"} <= set(modes), modes


async def test_the_fault_of_old_versions_is_told(file, monkeypatch):
    for version, told in [((3, 51, 2), True), ((3, 51, 3), False), ((3, 40, 1), True)]:
        monkeypatch.setattr(sqlite3, "sqlite_version_info", version)
        async with opened(file) as store:
            assert bool(store.warnings) == told
    monkeypatch.setattr(sqlite3, "sqlite_version_info", (3, 34, 1))
    assert "too old" in await refusal(file)


async def test_starting_again_imports_no_migrations(file):
    async with opened(file):
        pass
    code = "import asyncio, sys; from pelagos.store.factory import open_store; store = open_store(sys.argv[1])\n"
    code += "asyncio.run(store.start()); print(sorted({'alembic', 'sqlalchemy', 'psycopg'} & set(sys.modules)))"
    done = await asyncio.to_thread(
        subprocess.run, [sys.executable, "-c", code, str(file)], capture_output=True, text=True
    )
    assert done.stdout == "[]\n", done.stderr


# ---- copies
async def test_a_backup_of_a_store_that_serves(file, tmp_path):
    async with opened(file) as store:
        book = await new_book(store)
        stop = asyncio.Event()

        async def go_on():
            while not stop.is_set():
                await book.write()

        task = asyncio.create_task(go_on())
        await asyncio.sleep(0.1)
        before = len(book.lines)
        await asyncio.to_thread(backup, file, tmp_path / "copy.db")
        stop.set()
        await task
        with pytest.raises(StoreRefused, match="there already"):
            backup(file, tmp_path / "copy.db")
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"]
    async with opened(tmp_path / "copy.db") as copy:
        lines = await copy.load("t")
        assert before <= len(lines) and lines == book.lines[: len(lines)]
        assert [pair async for pair in integrity(copy)] == []


async def test_backups_that_cannot_be(file, tmp_path):
    with pytest.raises(StoreRefused, match="no file"):
        backup(file, tmp_path / "copy.db")
    with pytest.raises(StoreRefused, match="pg_dump"):
        backup("postgresql://localhost/pelagos", tmp_path / "copy.db")
    file.write_text("a letter to Penelope, long enough for a header\n" * 100)
    with pytest.raises(StoreRefused, match="was not written"):
        backup(file, tmp_path / "copy.db")
    assert list(tmp_path.glob("copy*")) == []


async def test_the_gap_of_a_killed_process_counts_once(file):
    """Time before the end of the last sign is nobody's: one process, so all of it is downtime."""
    store = open_store(file)
    await store.start()
    await new_book(store, people=(), wake=head().wake)
    await dies(store)
    fall_silent(file, store, 100)
    async with opened(file) as store:
        assert (await store.claim("t")).gap == 0
        ((since, until),) = await store.downtimes(0)
        assert until - since >= 100_000
