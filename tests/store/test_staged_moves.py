"""Staged moves: lines on disk but not yet merged into their logs. No caller can tell the difference."""

import asyncio
import contextlib
import shutil
import sqlite3

import pytest

from pelagos.store.backup import backup
from pelagos.store.factory import open_store
from pelagos.store.integrity import check_integrity
from pelagos.store.sqlite import staged_moves
from pelagos.store.store import OPEN, Append, Claim, DuplicateRow, Fenced, Unavailable
from pelagos.store.stored_line import DamagedLog, line_after
from tests.store.helpers import SharedFile, age_heartbeat, crash, head, new_log, opened, tamper, two_stores
from tests.store.test_sqlite_store import Failing


@pytest.fixture(params=["sqlite", "shared"])
def location(request, file):
    """The location of a store in a file, of each kind."""
    return str(file) if request.param == "sqlite" else SharedFile(file)


def rows_of(location, query):
    with contextlib.closing(sqlite3.connect(location)) as connection:
        return connection.execute(query).fetchall()


def count(location, table="fresh"):
    return rows_of(location, f"SELECT COUNT(*) FROM {table}")[0][0]


async def known_log(store, table="t", **changed):
    """Write a log so that the store knows it, and will stage the next moves."""
    log = await new_log(store, table, **changed)
    await log.write("first", **changed)
    return log


# ---- reading
async def test_staged_lines_are_read_at_once_by_every_process(shared_file):
    async with two_stores(shared_file) as (one, other), opened(str(shared_file), read_only=True) as reader:
        logs = [await known_log(one, f"t{i}") for i in range(3)]
        for log in logs:
            await log.write("a", "b", mover="circe", wake=7, changed=99)
        await logs[1].write("c", person="circe", body="{}!", mover="dido", wake=None, changed=100)
        assert count(shared_file) == 7 and count(shared_file, "lines") == 6
        for store in (one, other, reader):
            for log in logs:
                assert await store.load(log.table) == log.lines
                assert await store.load(log.table, 2) == log.lines[3:]
                assert await store.lines_page(log.table, 0, 2) == log.lines[1:3]
            assert await store.load("nowhere") == []
            assert await store.head("t0") == head("t0", mover="circe", wake=7, changed=99)
            assert await store.head("t1") == head("t1", mover="dido", wake=None, changed=100)
            assert await store.count_tables("dido") == 3 and await store.owner("t1") == one.process_id
            assert [row[:3] for row in await store.logs("", 9)] == [
                (log.table, log.lines[-1].seq, log.lines[-1].hash) for log in logs
            ]
            assert [pair async for pair in check_integrity(store)] == []
        await other.heartbeat()
        assert count(shared_file) == 0 and count(shared_file, "lines") == 13
        for store in (one, other, reader):
            assert [await store.load(log.table) for log in logs] == [log.lines for log in logs]
            assert await store.head("t1") == head("t1", mover="dido", wake=None, changed=100)


async def test_lists_are_in_order_while_lines_are_staged(location):
    async with opened(location) as store:
        logs = {table: await known_log(store, table, status=OPEN, free=1, changed=1) for table in "abc"}
        for number, (table, mover) in enumerate([("b", "dido"), ("a", "circe"), ("c", "circe"), ("b", "circe")]):
            await logs[table].write(status=OPEN, free=1, mover=mover, changed=10 + number)
        assert count(location) == 4
        assert [found.table for found in await store.open_tables(9)] == ["b", "c", "a"]
        await logs["a"].write(status=OPEN, free=1, mover="dido", changed=5)
        assert [found.table for found in await store.tables_of("dido", 9)] == ["a", "b", "c"]
        assert [found.table for found in await store.tables_of("circe", 2)] == ["b", "c"]


async def test_due_tables_with_staged_lines(shared_file):
    async with two_stores(shared_file) as (one, other):
        logs = [await known_log(one, table, wake=50) for table in ("sooner", "later", "never")]
        for log, wake in zip(logs, (10, 90, None), strict=True):
            await log.write("a", wake=wake)
        assert count(shared_file) == 3
        assert [(await other.head(log.table)).wake for log in logs] == [10, 90, None]
        age_heartbeat(shared_file, one, 20)
        await other.heartbeat()
        assert await other.due(49, 9) == ["sooner"]
        assert await other.due(99, 9) == ["sooner", "later"]
        assert await other.claim("sooner") and await other.due(99, 9) == ["later"]


async def test_a_move_ends_the_gap(shared_file):
    async with two_stores(shared_file) as (one, other):
        log = await known_log(one)
        log.store, log.claim = other, None
        age_heartbeat(shared_file, one, 20)
        log.claim = await other.claim("t")
        assert log.claim.gap >= 20_000
        await log.write("a")
        await log.write("b")
        assert tamper(shared_file, "UPDATE tables SET gap = 5") == 1
        await log.write("c")
        assert count(shared_file) == 2 and (await other.claim("t")).gap == 0


# ---- crashes and failing disks
async def test_staged_lines_survive_a_crash(location, tmp_path):
    copy = tmp_path / "copy"
    copy.mkdir()
    store = open_store(location, folder=getattr(location, "folder", ""))
    await store.start()
    logs = [await known_log(store, f"t{i}") for i in range(3)]
    for number in range(5):
        await asyncio.gather(*(log.write(f"c{number}", changed=number) for log in logs))
    assert count(location) == 15
    for file in tmp_path.glob("pelagos.db*"):  # as after a power failure
        if file.is_file() and not file.name.endswith(".lock"):
            shutil.copy(file, copy / file.name)
    await crash(store)
    for place in (location, type(location)(copy / "pelagos.db")):
        async with opened(place) as store:
            assert count(place) == 0
            assert [await store.load(log.table) for log in logs] == [log.lines for log in logs]
            assert [pair async for pair in check_integrity(store)] == []
            assert (await store.head("t2")).changed == 4


async def test_a_backup_contains_staged_lines(location, tmp_path):
    async with opened(location) as store:
        log = await known_log(store)
        await log.write("a", changed=77)
        backup(location, tmp_path / "copy.db")
    assert count(tmp_path / "copy.db") == 1
    async with opened(tmp_path / "copy.db", read_only=True) as copy:
        assert await copy.load("t") == log.lines
    async with opened(tmp_path / "copy.db") as copy:
        assert await copy.load("t") == log.lines and (await copy.head("t")).changed == 77
        assert count(tmp_path / "copy.db") == 0


@pytest.mark.parametrize("at", ["INSERT INTO lines", "UPDATE tables", "DELETE FROM fresh", "RELEASE", "COMMIT"])
async def test_a_merge_that_fails_is_repeated(location, at):
    async with opened(location) as store:
        logs = [await known_log(store, f"t{i}") for i in range(3)]
        for log in logs:
            await log.write("a", "b")
        store._write_connection = Failing(store._write_connection, at, "disk I/O error")
        with pytest.raises(Unavailable):
            await store.heartbeat()
        assert count(location) == 6
        assert [await store.load(log.table) for log in logs] == [log.lines for log in logs]
        await logs[0].write("c")
        await store.heartbeat()
        assert count(location) == 0
        assert [await store.load(log.table) for log in logs] == [log.lines for log in logs]


@pytest.mark.parametrize("error", ["disk I/O error", "database or disk is full"])
async def test_a_failing_disk_fails_the_whole_batch_and_nothing_counts_as_known(location, error):
    async with opened(location) as store:
        logs = [await known_log(store, f"t{i}") for i in range(5)]
        store._write_connection = Failing(store._write_connection, "INSERT INTO fresh", error)
        results = await asyncio.gather(*(store.append(log.appending("a")) for log in logs), return_exceptions=True)
        assert {type(result) for result in results} == {Unavailable} and not store._staged._known
        for log in logs:
            assert await store.load(log.table) == log.lines
            await log.write("a")
            await log.write("b")
        assert count(location) == 5


# ---- lost tables
async def taken_by_claim(shared_file, one, other, log):
    age_heartbeat(shared_file, one, 20)
    assert await other.claim("t")


async def presumed_dead(shared_file, one, other, log):
    age_heartbeat(shared_file, one, 20)
    await other.heartbeat()


async def quarantined(shared_file, one, other, log):
    await other.quarantine("t", "for a test")


async def released(shared_file, one, other, log):
    await one.release(log.claim)


async def claimed_again(shared_file, one, other, log):
    assert await one.claim("t")


async def taken_without_merge(shared_file, one, other, log):
    """By a statement that does not merge staged lines."""
    assert tamper(shared_file, "UPDATE tables SET owner = ? WHERE id = 't'", other.process_id) == 1


@pytest.mark.parametrize(
    "lose", [taken_by_claim, presumed_dead, quarantined, released, claimed_again, taken_without_merge]
)
async def test_a_process_that_lost_a_table_writes_no_move(shared_file, lose):
    async with two_stores(shared_file) as (one, other):
        log, other_log = await known_log(one), await known_log(one, "u")
        await log.write("a")
        await lose(shared_file, one, other, log)
        late = asyncio.gather(log.write("b"), other_log.write("b"), return_exceptions=True)
        results = [type(result) for result in await late]
        assert results == [Fenced, Fenced if lose is presumed_dead else type(None)]
        with pytest.raises(Fenced):
            await log.write("c")
        for store in (one, other):
            assert await store.load("t") == log.lines
            assert await store.load("u") == other_log.lines


async def test_the_new_owner_goes_on_and_the_old_one_is_fenced(shared_file):
    async with two_stores(shared_file) as (one, other):
        old = await known_log(one)
        await old.write("a")
        age_heartbeat(shared_file, one, 20)
        new = await known_log(other, "u")
        new.table, new.lines, new.claim = "t", list(old.lines), await other.claim("t")
        for command in "bcd":
            await new.write(command)
            with pytest.raises(Fenced):
                await old.write(command)
        with pytest.raises(DuplicateRow):
            await new.write("a")
        assert await one.load("t") == new.lines
        await other.release(new.claim)
        old.lines, old.claim = list(new.lines), await one.claim("t")
        for command in "ef":
            await old.write(command)
        assert await other.load("t") == old.lines and count(shared_file) == 1


async def test_the_older_of_two_claims_of_one_process_writes_no_move(location):
    async with opened(location) as store:
        log = await known_log(store)
        old, log.claim = log.claim, await store.claim("t")
        await log.write("a")
        await log.write("b")
        with pytest.raises(Fenced):
            await store.append(Append(old, log.appending("c").lines, head()))
        await log.write("c")
        assert await store.load("t") == log.lines


async def test_a_released_table_is_forgotten(location):
    async with opened(location) as store:
        logs = [await known_log(store, f"t{i}") for i in range(4)]
        assert set(store._staged._known) == {"t0", "t1", "t2", "t3"}
        for log in logs[:3]:
            await store.release(log.claim)
        await store.heartbeat()
        assert set(store._staged._known) == {"t3"}


async def test_losses_that_have_been_deleted(shared_file, monkeypatch):
    keep_only_two = staged_moves.DELETE_OLD_LOSSES.replace(str(staged_moves.KEPT_LOSSES), "2")
    monkeypatch.setattr(staged_moves, "DELETE_OLD_LOSSES", keep_only_two)
    async with two_stores(shared_file) as (one, other):
        mine, lost = await known_log(one, "mine"), await known_log(one, "lost")
        age_heartbeat(shared_file, one, 20)
        assert await other.claim("lost")
        log = await new_log(other, "u")
        for _ in range(5):
            log.claim = await other.claim("u")
        await log.write("first")
        await log.write("a")
        await other.heartbeat()  # merges, and deletes old losses
        assert ("lost",) not in rows_of(shared_file, "SELECT table_id FROM losses")
        tamper(shared_file, "UPDATE tables SET owner = ?, epoch = 1 WHERE id = 'mine'", one.process_id)
        await mine.write("a")
        with pytest.raises(Fenced):
            await lost.write("a")


# ---- exactly once
async def test_a_command_is_written_once_whether_staged_or_merged(location):
    async with opened(location) as store:
        log = await known_log(store)
        await log.write("staged")
        repeated = [("staged",), ("first",), ("new", "staged"), ("first", "new"), ("new", "new")]
        for number, commands in enumerate(repeated):
            for repeat in range(2):  # a refused table is not known any more: only the second move is staged
                await log.write(f"{number} {repeat}")
            with pytest.raises(DuplicateRow):
                await log.write(*commands)
        await log.write("new")
        await log.write("staged", person="circe")
        with pytest.raises(DuplicateRow):
            await log.write("staged", person="circe")
        assert await store.load("t") == log.lines


async def test_lines_that_do_not_follow_are_refused(location):
    async with opened(location) as store:
        log = await known_log(store)
        stale = log.appending("stale")
        await log.write("a")
        with pytest.raises(Fenced):
            await store.append(stale)
        await log.write("b")
        await log.write("c")
        forged = line_after(log.lines[-2], 8, "", "", "")
        forged = line_after(forged, 9, "", "", "another")
        with pytest.raises(DamagedLog):
            await store.append(Append(log.claim, (forged,), head()))
        await log.write("d")
        assert await store.load("t") == log.lines


async def test_more_than_a_move_takes_the_general_path(location):
    async with opened(location) as store:
        log, other = await known_log(store), await known_log(store, "u")
        await asyncio.gather(log.write("a"), other.write("a"))
        await asyncio.gather(log.write("b", people=("dido", "hera"), status=OPEN, free=1), other.write("b"))
        assert [await store.count_tables(person) for person in ("dido", "circe", "hera")] == [2, 1, 1]
        assert await store.head("t") == head(people=("dido", "hera"), status=OPEN, free=1)
        assert rows_of(location, "SELECT DISTINCT table_id FROM fresh") == [("u",)]  # only t was merged
        await log.write("c", people=("dido", "hera"), status=OPEN, free=1)
        assert count(location) == 3
        await store.append(Append(log.claim, (), head(wake=5)))
        assert (await store.head("t")).wake == 5
        await log.write("d")
        assert await store.load("t") == log.lines and await store.load("u") == other.lines


async def test_other_moves_in_the_batch_of_a_refused_one_are_written(location):
    async with opened(location) as store:
        logs = [await known_log(store, f"t{i}") for i in range(8)]
        appends = [log.appending("a", changed=None if i == 2 else 1) for i, log in enumerate(logs)]
        appends[3] = logs[3].appending("first")
        appends[4] = Append(appends[4].claim, appends[4].lines, head("t4", title="another"))
        appends[5] = Append(Claim("t5", 77, 0), appends[5].lines, appends[5].head)
        results = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
        kinds = [type(result) for result in results]
        assert isinstance(results[2], Unavailable) and kinds[3:6] == [DuplicateRow, type(None), Fenced]
        assert kinds[:2] + kinds[6:] == [type(None)] * 4
        assert [len(await store.load(log.table)) for log in logs] == [3, 3, 2, 2, 3, 2, 3, 3]


# ---- batches
async def test_a_batch_of_moves_is_one_statement(location):
    async with opened(location) as store:
        logs = [await known_log(store, f"t{i}") for i in range(150)]
        await logs[0].write("a")  # the store has read all losses by now
        statements = []
        store._write_connection.set_trace_callback(lambda text: statements.append(text.split("(")[0].strip()))
        await asyncio.gather(*(log.write("b") for log in logs))
        assert statements == ["INSERT INTO fresh"]


async def test_many_moves_of_one_table_at_once_keep_their_order(location):
    async with opened(location) as store:
        log, waiting = await known_log(store), []
        for i in range(30):
            append = log.appending(f"c{i}")
            log.lines += append.lines
            waiting.append(asyncio.create_task(store.append(append)))
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        assert await store.load("t") == log.lines


async def test_of_moves_with_the_same_number_one_is_written(location):
    async with opened(location) as store:
        log = await known_log(store)
        await log.write("a")
        twice, other = log.appending("b"), log.appending("c")
        results = await asyncio.gather(*map(store.append, (twice, twice, other)), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), DuplicateRow, Fenced]
        assert await store.load("t") == [*log.lines, *twice.lines]


async def test_staged_lines_are_limited(location, monkeypatch):
    monkeypatch.setattr(staged_moves, "MAX_STAGED", 10)
    async with opened(location) as store:
        logs = [await known_log(store, f"t{i}") for i in range(3)]
        for number in range(20):
            await asyncio.gather(*(log.write(f"c{number}", changed=number) for log in logs))
            assert count(location) <= 12
        assert count(location, "lines") > 50
        assert [await store.load(log.table) for log in logs] == [log.lines for log in logs]


# ---- lines that cannot be merged
@pytest.mark.parametrize("merging", ["all", "one"])
async def test_a_table_that_cannot_be_merged_is_quarantined_and_the_others_go_on(location, merging):
    async with opened(location) as store:
        logs = [await known_log(store, f"t{i}") for i in range(4)]
        for log in logs:
            await log.write("a", "b", changed=9)
        clash = "INSERT INTO lines SELECT table_id, 77, 0, person, command, '', '' FROM fresh WHERE table_id = 't1'"
        assert tamper(location, f"{clash} LIMIT 1") == 1
        if merging == "all":
            await store.heartbeat()
        else:
            with pytest.raises(Fenced):
                await logs[1].write("c", people=("hera",))
        assert rows_of(location, "SELECT table_id, seq, hash FROM stranded") == [
            ("t1", line.seq, line.hash) for line in logs[1].lines[2:]
        ]
        assert count(location) == (0 if merging == "all" else 6)
        ((table, reason),) = [pair async for pair in check_integrity(store)]
        assert table == "t1" and reason.startswith("quarantined: its last lines cannot be added to its log: UNIQUE")
        with pytest.raises(Fenced):
            await logs[1].write("c")
        for log in logs[:1] + logs[2:]:
            await log.write("c", changed=10)
            assert await store.load(log.table) == log.lines
        await store.heartbeat()
        assert count(location) == 0 and count(location, "stranded") == 2


class Damaged(Failing):
    """A connection to a file in which a page of the log of table t1 is damaged."""

    def execute(self, text, values=()):
        if text.startswith(self.at) and (not values or "t1" in values):
            raise sqlite3.DatabaseError(self.error)
        return self.connection.execute(text, values)


async def test_a_damaged_log_is_quarantined_and_the_others_go_on(location):
    async with opened(location) as store:
        logs = [await known_log(store, f"t{i}") for i in range(3)]
        for log in logs:
            await log.write("a")
        error = "database disk image is malformed"
        store._write_connection = Damaged(store._write_connection, "INSERT INTO lines", error)
        await store.heartbeat()
        assert count(location) == 0 and count(location, "stranded") == 1
        assert [table async for table, _ in check_integrity(store)] == ["t1"]
        await logs[2].write("b")
        assert await store.load("t2") == logs[2].lines
