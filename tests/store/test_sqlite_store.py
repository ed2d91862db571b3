"""The store in one SQLite file: locks, disks that fail, damaged files and backups."""

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
from pelagos.store.integrity import check_integrity
from pelagos.store.sqlite import sqlite_store
from pelagos.store.store import StoreRefused, Unavailable
from pelagos.store.stored_line import check
from tests.store.helpers import (
    ROOT,
    age_heartbeat,
    crash,
    head,
    new_log,
    opened,
    read_then_kill,
    retry,
    start_writer,
    tamper,
)

IS_ROOT = os.geteuid() == 0


# ---- one process
async def test_a_second_process_is_refused(file):
    async with opened(file):
        with pytest.raises(StoreRefused, match="in use by another Pelagos"):
            await open_store(file).start()
    async with opened(file):
        pass


async def test_a_killed_process_leaves_no_lock(file):
    process = await asyncio.to_thread(start_writer, file)
    await asyncio.to_thread(process.stdout.readline)
    with pytest.raises(StoreRefused, match="in use"):
        await open_store(file).start()
    await asyncio.to_thread(read_then_kill, process, 1)
    async with opened(file):
        pass


async def test_commits_are_durable_and_the_read_connection_cannot_write(file):
    async with opened(file) as store:
        names = ("journal_mode", "synchronous", "foreign_keys")
        assert [store._write_connection.execute(f"PRAGMA {name}").fetchone()[0] for name in names] == ["wal", 2, 1]
        with pytest.raises(sqlite3.OperationalError, match="readonly"):
            store._read_connection.execute("DELETE FROM lines")


async def test_all_waiting_jobs_share_one_transaction(file):
    async with opened(file) as store:
        logs = [await new_log(store, f"t{i}") for i in range(50)]
        commits, release = [], threading.Event()
        store._write_connection.set_trace_callback(lambda text: commits.append(text) if text == "COMMIT" else None)

        def blocking():
            release.wait(60)
            yield []

        blocked = asyncio.create_task(store.write(blocking()))
        await asyncio.sleep(0.1)
        writes = [asyncio.create_task(log.write("a")) for log in logs]
        await asyncio.sleep(0)
        release.set()
        await asyncio.gather(blocked, *writes)
        assert len(commits) == 2


# ---- disks
class Failing:
    """A connection whose disk fails at statements that begin with `at`."""

    def __init__(self, connection, at, error):
        self.connection, self.at, self.error = connection, at, error

    def execute(self, text, *values):
        if text.startswith(self.at):
            raise sqlite3.OperationalError(self.error)
        return self.connection.execute(text, *values)

    def __getattr__(self, name):
        return getattr(self.connection, name)


@pytest.mark.parametrize("at", ["BEGIN", "INSERT INTO lines", "COMMIT"])
async def test_a_failing_disk_fails_the_whole_batch_and_the_next_gets_a_new_connection(file, at):
    async with opened(file) as store:
        logs = [await new_log(store, f"t{i}") for i in range(8)]
        store._write_connection = failing = Failing(store._write_connection, at, "disk I/O error")
        results = await asyncio.gather(*(store.append(log.appending("a")) for log in logs), return_exceptions=True)
        assert {type(result) for result in results} <= {Unavailable, type(None)} and Unavailable in map(type, results)
        with pytest.raises(sqlite3.ProgrammingError):  # closed
            failing.connection.execute("SELECT 1")
        for log, result in zip(logs, results, strict=True):
            assert len(await store.load(log.table)) == (1 if result else 2)
            if result:
                await log.write("a")


FULL = """
import asyncio, sys, resource, signal
from tests.store.helpers import new_log, open_store
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
    logs = [await new_log(store, f"t{i}") for i in range(4)]
    limit(30_000)
    refused = 0
    for number in range(12):
        writes = (log.write(f"c{number}", body="x" * 3000) for log in logs)
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert {type(result) for result in results} <= {type(None), Unavailable}, results
        refused += sum(result is not None for result in results)
        for log in logs:  # as the server does after an error
            log.lines = await store.load(log.table)
    limit(None)
    assert refused > 8, refused
    for log in logs:
        await log.write("again")
        print(log.table, len(log.lines), log.lines[-1].hash)
    await store.stop()

asyncio.run(main())
"""


async def test_appends_fail_on_a_full_disk_and_succeed_when_there_is_space_again(file):
    command = [sys.executable, "-c", FULL, str(file)]
    done = await asyncio.to_thread(subprocess.run, command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    async with opened(file) as store:
        for line in done.stdout.splitlines():
            table, length, hash_ = line.split()
            lines = await store.load(table)
            check(lines)
            assert (len(lines), lines[-1].hash) == (int(length), hash_)


@pytest.mark.skipif(not (IS_ROOT and shutil.which("mount")), reason="only root can mount a small disk")
async def test_a_small_disk_fills_up_and_gets_space(tmp_path):
    mount = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "none", tmp_path], capture_output=True, text=True)
    if mount.returncode:
        pytest.skip(f"cannot mount: {mount.stderr}")
    try:
        ballast = tmp_path / "ballast"
        async with opened(tmp_path / "pelagos.db") as store:
            log = await new_log(store)
            ballast.write_bytes(b"x" * 600_000)
            with pytest.raises(Unavailable, match="full"):
                while True:
                    await log.write(body="x" * 5000)
            assert await store.load("t") == log.lines
            with pytest.raises(Unavailable):
                await store.append(log.appending(body="x" * 5000))
            ballast.unlink()
            await retry(lambda: log.write(body="x" * 5000))
            assert await store.load("t") == log.lines
    finally:
        subprocess.run(["umount", tmp_path], check=True)


async def test_a_file_locked_by_another_program_is_unavailable(file, monkeypatch):
    monkeypatch.setattr(sqlite_store, "BUSY_TIMEOUT", 0.1)
    async with opened(file) as store:
        log = await new_log(store)
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="locked"):
            await log.write()
        other.close()
        await log.write()


# ---- files that are not stores
async def refusal(path) -> str:
    with pytest.raises(StoreRefused) as caught:
        await open_store(path).start()
    return str(caught.value)


async def test_files_that_are_not_stores_are_refused_and_not_changed(file, tmp_path):
    file.write_text("a letter to Penelope, long enough for a header\n" * 100)
    assert "is damaged, or not a database" in await refusal(file)
    assert file.read_text().startswith("a letter")
    file.unlink()
    with sqlite3.connect(file) as connection:
        connection.execute("CREATE TABLE ships (name)")
    connection.close()
    before = file.read_bytes()
    assert "has tables (ships), but not those of Pelagos" in await refusal(file)
    assert file.read_bytes() == before
    assert "is a folder" in await refusal(tmp_path)
    assert "nowhere does not exist: create this folder" in await refusal(tmp_path / "nowhere" / "pelagos.db")


async def test_a_file_of_an_unknown_version_is_refused(file):
    async with opened(file):
        pass
    tamper(file, "UPDATE pelagos_version SET version_num = '9999'")
    assert "a version of Pelagos that this one does not know (its schema is 9999" in await refusal(file)
    tamper(file, "DELETE FROM pelagos_version")
    assert "does not say which version" in await refusal(file)


async def test_a_damaged_file_is_refused(file):
    async with opened(file) as store:
        log = await new_log(store)
        for number in range(20):
            await log.write(f"c{number}", body="x" * 3000)
    content = bytearray(file.read_bytes())
    for page in range(len(content) // 4096 // 2, len(content) // 4096):
        content[page * 4096 : page * 4096 + 100] = b"\xff" * 100
    file.write_bytes(content)
    assert "is damaged" in await refusal(file)


async def test_locations_that_are_not_stores_are_refused():
    for location, reason in [(":memory:", "in memory"), ("mysql://x", "not a store"), ("", "in memory")]:
        with pytest.raises(StoreRefused, match=reason):
            open_store(location)
    with pytest.raises(StoreRefused, match="Redis"):
        open_store("a.db", wake_url="redis://localhost")


async def test_a_large_file_is_checked_only_after_a_crash(file, monkeypatch):
    checked = []
    monkeypatch.setattr(sqlite_store, "SMALL_FILE", 0)
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
    await crash(store)
    async with opened(file):
        assert len(checked) == 1


async def test_other_users_cannot_read_the_file(file, tmp_path):
    async with opened(file) as store:
        await new_log(store)
        backup(file, tmp_path / "copy.db")
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    assert set(modes.values()) == {0o600} and {"pelagos.db-wal", "copy.db"} <= set(modes), modes


async def test_a_sqlite_version_with_the_wal_bug_gives_a_warning(file, monkeypatch):
    for version, warns in [((3, 51, 2), True), ((3, 51, 3), False), ((3, 40, 1), True)]:
        monkeypatch.setattr(sqlite3, "sqlite_version_info", version)
        async with opened(file) as store:
            assert bool(store.warnings) == warns
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


# ---- backups
async def test_a_backup_of_a_store_in_use(file, tmp_path):
    async with opened(file) as store:
        log = await new_log(store)
        stop = asyncio.Event()

        async def keep_writing():
            while not stop.is_set():
                await log.write()

        task = asyncio.create_task(keep_writing())
        await asyncio.sleep(0.1)
        before = len(log.lines)
        await asyncio.to_thread(backup, file, tmp_path / "copy.db")
        stop.set()
        await task
        with pytest.raises(StoreRefused, match="already exists"):
            backup(file, tmp_path / "copy.db")
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"]
    async with opened(tmp_path / "copy.db") as copy:
        lines = await copy.load("t")
        assert before <= len(lines) and lines == log.lines[: len(lines)]
        assert [pair async for pair in check_integrity(copy)] == []


async def test_impossible_backups_are_refused(file, tmp_path):
    with pytest.raises(StoreRefused, match="does not exist"):
        backup(file, tmp_path / "copy.db")
    with pytest.raises(StoreRefused, match="pg_dump"):
        backup("postgresql://localhost/pelagos", tmp_path / "copy.db")
    file.write_text("a letter to Penelope, long enough for a header\n" * 100)
    with pytest.raises(StoreRefused, match="was not written"):
        backup(file, tmp_path / "copy.db")
    assert list(tmp_path.glob("copy*")) == []


async def test_the_gap_of_a_killed_process_counts_once(file):
    """The server is one process, so all of the gap is downtime."""
    store = open_store(file)
    await store.start()
    await new_log(store, people=(), wake=head().wake)
    await crash(store)
    age_heartbeat(file, store, 100)
    async with opened(file) as store:
        assert (await store.claim("t")).gap == 0
        ((since, until),) = await store.downtimes(0)
        assert until - since >= 100_000
