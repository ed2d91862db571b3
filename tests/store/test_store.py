"""The contract of every store, tested on SQLite, a shared SQLite file and PostgreSQL."""

import asyncio
import time
from typing import Any

import pytest

from pelagos.store.factory import is_postgres, open_store
from pelagos.store.integrity import check_integrity
from pelagos.store.sqlite.sqlite_store import SqliteStore
from pelagos.store.store import CLOSED, OPEN, OVER, Append, Claim, DuplicateRow, Fenced, Opening, Session, Unavailable
from pelagos.store.stored_line import DamagedLog, check, line_after
from tests.kit.typed import typed
from tests.store.helpers import (
    LogWriter,
    age_heartbeat,
    crash,
    head,
    new_log,
    opened,
    read_then_kill,
    start_writer,
    tamper,
)


def now() -> int:
    return round(time.time() * 1000)


# ---- logs
async def test_lines_come_back_as_written(location):
    async with opened(location) as store:
        log = await new_log(store)
        await log.write("a", "", body='{"say": "Ὀδυσσεύς \\u0000 \\n"}')
        await log.write("b", person="circe", body="%s ? {now} ' \" \\")
        assert await store.load("t") == log.lines
        assert await store.load("t", 1) == log.lines[2:]
        assert await store.load("nowhere") == []
        check(log.lines)
    async with opened(location) as store:
        assert await store.load("t") == log.lines


async def test_a_head_comes_back_as_written(location):
    async with opened(location) as store:
        log = await new_log(store, status=OPEN, free=2, public=False, title='{"é": [1]}', wake=5)
        assert await store.head("t") == head(status=OPEN, free=2, public=False, title='{"é": [1]}', wake=5)
        await log.write(people=("circe", "hera", "circe"), mover="", wake=2**52, changed=99)
        assert await store.head("t") == head(people=("circe", "hera", "circe"), mover="", wake=2**52, changed=99)
        assert await store.head("nowhere") is None


async def test_an_append_without_lines_writes_the_head(location):
    async with opened(location) as store:
        log, other = await new_log(store), await new_log(store, "u")
        await log.write("a")
        head_only = Append(log.claim, (), head(wake=7, people=("hera",)))
        await asyncio.gather(store.append(head_only), other.write("a"))
        assert await store.head("t") == head_only.head
        assert await store.load("t") == log.lines
        await log.write("b")
        await store.release(log.claim)
        with pytest.raises(Fenced):
            await store.append(head_only)
        assert [pair async for pair in check_integrity(store)] == []


async def test_a_table_is_created_once(location):
    async with opened(location) as store:
        await new_log(store)
        with pytest.raises(DuplicateRow):
            await LogWriter(store).create()
        assert len(await store.load("t")) == 1


async def test_an_append_opens_another_table_or_writes_nothing(location):
    """No process owns the new table: any may claim it, and it is listed as due."""
    async with opened(location) as store:
        log, line = await new_log(store), line_after(None, 1, "dido", "", "{}")
        await log.write("a", openings=(Opening((line,), head("u", wake=5)),))
        assert await store.load("t") == log.lines and await store.load("u") == [line]
        assert await store.due(9, 5) == ["u"]
        assert await store.claim("u") is not None
        twice = log.appending("b", openings=(Opening((line,), head("v")), Opening((line,), head("u"))))
        with pytest.raises(DuplicateRow):
            await store.append(twice)
        assert await store.load("t") == log.lines and await store.load("v") == []
        await log.write("b")


async def test_a_command_is_written_once(location):
    async with opened(location) as store:
        log = await new_log(store)
        await log.write("a")
        for commands in [("a",), ("b", "a"), ("c", "c")]:
            with pytest.raises(DuplicateRow):
                await log.write(*commands)
        await log.write("a", person="circe")  # ids are per person
        await log.write("b")
        other = await new_log(store, "u")
        await other.write("a")
        assert await store.load("t") == log.lines


async def test_a_repeated_command_is_a_duplicate_even_if_the_caller_has_not_read_it(location):
    async with opened(location) as store:
        log = await new_log(store)
        append = log.appending("a")
        await store.append(append)
        with pytest.raises(DuplicateRow):
            await store.append(append)


async def test_an_append_to_a_log_with_new_lines_is_fenced(location):
    async with opened(location) as store:
        log = await new_log(store)
        await store.append(log.appending())
        with pytest.raises(Fenced):
            await store.append(log.appending())
        assert len(await store.load("t")) == 2


async def test_lines_that_do_not_follow_are_refused(location):
    async with opened(location) as store:
        log = await new_log(store)
        forged = line_after(line_after(None, 7, "", "", "another beginning"), 8, "", "", "")
        with pytest.raises(DamagedLog):
            await store.append(Append(log.claim, (forged,), head()))
        assert await store.load("t") == log.lines


async def test_other_appends_in_the_batch_of_a_refused_one_are_written(location):
    """The store commits all of these together."""
    async with opened(location) as store:
        logs = [await new_log(store, f"t{i}") for i in range(12)]
        await logs[3].write("a")
        appends = [log.appending("a", "b") for log in logs]
        appends[5] = Append(Claim("t5", 77, 0), appends[5].lines, appends[5].head)
        appends[6] = Append(Claim("nowhere", 1, 0), appends[6].lines, head("nowhere"))
        appends[7] = Append(appends[7].claim, (line_after(None, 1, "", "", ""),), appends[7].head)
        unstorable = logs[8].appending("\ud800")
        results = await asyncio.gather(*map(store.append, appends), store.append(unstorable), return_exceptions=True)
        kinds = [type(result) for result in results]
        expected: list[type[BaseException | None]] = [type(None)] * 13
        expected[3], expected[5], expected[6], expected[7], expected[12] = (
            DuplicateRow,
            Fenced,
            Fenced,
            Fenced,
            UnicodeEncodeError,
        )
        assert kinds == expected
        for i, log in enumerate(logs):
            assert len(await store.load(f"t{i}")) == (2 if i == 3 else 1 if i in (5, 6, 7) else 3), log.table


async def test_other_appends_in_a_batch_that_the_database_refuses_are_written(location):
    """A head without `changed` passes all checks of the store; only the database refuses it."""
    async with opened(location) as store:
        logs = [await new_log(store, f"t{i}") for i in range(4)]
        appends = [log.appending("a", changed=None if i == 2 else 1) for i, log in enumerate(logs)]
        results = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
        assert isinstance(results[2], Unavailable) and results[:2] + results[3:] == [None] * 3
        assert [len(await store.load(log.table)) for log in logs] == [2, 2, 1, 2]


async def test_many_appends_to_one_table_at_once_keep_their_order(location):
    async with opened(location) as store:
        log, waiting = await new_log(store), []
        for i in range(30):
            append = log.appending(f"c{i}")
            log.lines += append.lines
            waiting.append(asyncio.create_task(store.append(append)))
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        assert await store.load("t") == log.lines


async def test_a_cancelled_append_does_not_affect_the_others(location):
    async with opened(location) as store:
        logs = [await new_log(store, f"t{i}") for i in range(6)]
        tasks = [asyncio.create_task(store.append(log.appending("a"))) for log in logs]
        await asyncio.sleep(0)
        tasks[0].cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert isinstance(results[0], asyncio.CancelledError) and results[1:] == [None] * 5
        with pytest.raises(DuplicateRow):
            await store.append(logs[1].appending("a"))
        await store.heartbeat()


@pytest.mark.parametrize("lines", [1, 300])
async def test_kill_9_loses_no_acknowledged_line(location, lines):
    acknowledged = await asyncio.to_thread(read_then_kill, start_writer(location), lines)
    assert len(acknowledged) >= lines
    async with opened(location) as store:
        logs = {f"t{i}": await store.load(f"t{i}") for i in range(10)}
        for table, seq, hash_ in acknowledged:
            assert logs[table][int(seq)].hash == hash_
        for log in logs.values():
            check(log)
        assert [pair async for pair in check_integrity(store)] == []


# ---- claims
async def test_the_older_of_two_claims_is_fenced(location):
    async with opened(location) as store:
        log = await new_log(store)
        claims = await asyncio.gather(*(store.claim("t") for _ in range(5)))
        assert sorted(claim.epoch for claim in claims) == [2, 3, 4, 5, 6]
        for claim in sorted(claims, key=lambda claim: claim.epoch):
            log.claim = claim
            if claim.epoch < 6:
                with pytest.raises(Fenced):
                    await log.write()
        await log.write()
        assert await store.claim("nowhere") is None


async def test_a_released_table_cannot_be_written(location):
    async with opened(location) as store:
        log = await new_log(store)
        old = log.claim
        await store.release(old)
        with pytest.raises(Fenced):
            await log.write()
        log.claim = await store.claim("t")
        assert log.claim == Claim("t", 2, 0)
        await store.release(old)  # too late: no effect
        await log.write()


async def test_a_restart_frees_the_tables_and_records_the_downtime(location):
    store = open_store(location)
    await store.start()
    await new_log(store)
    assert await store.downtimes(0) == []
    await crash(store)
    age_heartbeat(location, store)
    async with opened(location) as store:
        ((since, until),) = await store.downtimes(0)
        assert 10_000 <= until - since < 60_000 and abs(until - now()) < 60_000
        assert await store.downtimes(until) == []
        assert await store.claim("t") == Claim("t", 2, 0)  # no gap: the downtime covers all of it


async def test_a_clean_stop_releases_the_tables(location):
    async with opened(location) as store:
        await new_log(store)
    async with opened(location) as store:
        assert await store.claim("t") == Claim("t", 2, 0)
        ((since, until),) = await store.downtimes(0)
        assert since < until


async def test_time_without_the_store_is_a_downtime(location):
    """Because the disk is full, the database is away, or the lid of the laptop is closed."""
    async with opened(location) as store:
        log = await new_log(store)
        await store.heartbeat()
        assert await store.downtimes(0) == []
        age_heartbeat(location, store)
        await store.heartbeat()
        ((since, until),) = await store.downtimes(0)
        assert 10_000 <= until - since < 60_000
        await log.write()  # the process still owns the table


async def test_due_tables(location):
    async with opened(location) as store:
        for table, wake in [("early", 10), ("late", 30), ("now", 20), ("never", None)]:
            log = await new_log(store, table, wake=wake)
            await store.release(log.claim)
        await new_log(store, "mine", wake=5)
        await store.quarantine("early", "for a test")
        assert await store.due(20, 10) == ["now"]
        assert await store.due(99, 10) == ["now", "late"]
        assert await store.due(99, 1) == ["now"]
        age_heartbeat(location, store)
        assert "mine" not in await store.due(99, 10)


# ---- lists
async def test_lists(location):
    async with opened(location) as store:
        tables: dict[str, dict[str, Any]] = {
            "a": {"status": OPEN, "free": 1},
            "b": {"status": OPEN, "free": 0},
            "c": {"status": OPEN, "free": 1, "public": False, "people": ("hera",)},
            "d": {"status": OPEN, "free": 2, "people": ("hera", "dido"), "mover": ""},
            "e": {"status": OVER, "people": ("hera",), "mover": ""},
            "f": {"status": CLOSED, "people": ("hera",), "mover": "hera"},
        }
        for number, (table, changes) in enumerate(tables.items()):
            await new_log(store, table, changed=number, **changes)
        assert [found.table for found in await store.open_tables(9)] == ["d", "a"]
        assert [found.table for found in await store.open_tables(1)] == ["d"]
        assert [found.table for found in await store.tables_of("hera", 9)] == ["f", "e", "d", "c"]
        assert [found.table for found in await store.tables_of("dido", 9)] == ["b", "a", "d"]
        assert [found.table for found in await store.tables_of("dido", 1)] == ["b"]
        assert await store.count_tables("hera") == 2
        assert await store.count_tables("nobody") == 0


async def test_a_table_is_not_listed_for_people_who_left(location):
    async with opened(location) as store:
        log = await new_log(store, people=("dido", "circe"))
        await log.write(people=("dido", "hera"))
        assert [await store.count_tables(person) for person in ("dido", "circe", "hera")] == [1, 0, 1]


async def test_a_quarantined_table_cannot_be_claimed_or_written(location):
    async with opened(location) as store:
        log = await new_log(store, wake=1)
        await store.quarantine("t", "line 3 is damaged")
        assert await store.claim("t") is None
        with pytest.raises(Fenced):
            await log.write()
        found = await store.head("t")
        assert (found.status, found.mover, found.wake) == ("quarantined", "", None)
        assert [pair async for pair in check_integrity(store)] == [("t", "quarantined: line 3 is damaged")]
        await (await new_log(store, "u")).write()


# ---- people
async def test_people(location):
    async with opened(location) as store:
        await store.add_person("p1", "Dido", "hash1", 1)
        assert await store.session("hash1") == Session("p1", "Dido")
        await store.add_session("p1", "hash2", 2)
        await store.rename("p1", "Dido of Tyre")
        assert await store.session("hash2") == Session("p1", "Dido of Tyre")
        await store.end_session("hash1")
        assert await store.session("hash1") is None
        for repeated in (store.add_person("p1", "Circe", "hash3", 1), store.add_person("p2", "Circe", "hash2", 1)):
            with pytest.raises(DuplicateRow):
                await repeated
        assert await store.session("hash3") is None
        await store.add_person("p2", "Circe", "hash5", 1)  # the refused transaction left nothing behind
        with pytest.raises(Unavailable):
            await store.add_session("nobody", "hash4", 1)


async def test_passes(location):
    async with opened(location) as store:
        until = now() + 60_000
        await store.add_pass("h", "code", "p1", until)
        assert await store.find_pass("h", "code", until - 1) == "p1"
        assert await store.find_pass("h", "code", until) is None
        assert await store.find_pass("h", "seat", 0) is None
        assert await store.take_pass("h", "code", until) is None
        taken = await asyncio.gather(*(store.take_pass("h", "code", until - 1) for _ in range(5)))
        assert sorted(map(str, taken)) == ["None"] * 4 + ["p1"]


async def test_expired_passes_are_deleted(location):
    async with opened(location) as store:
        await store.add_pass("old", "code", "p1", now() - 60_000)
        await store.add_pass("new", "code", "p1", now() + 60_000)
        await store.heartbeat()
        assert await store.find_pass("old", "code", 0) is None
        assert await store.find_pass("new", "code", 0) == "p1"


# ---- between processes
async def test_posts_and_answers(location):
    async with opened(location) as store:
        log = await new_log(store)
        first = await store.post("t", "dido", "{}")
        second = await store.post("t", "circe", "[]")
        await store.post("nowhere", "circe", "[]")
        assert [(post.number, post.person, post.body) for post in await store.posts()] == [
            (first, "dido", "{}"),
            (second, "circe", "[]"),
        ]
        assert await store.answer_of(first) is None
        await store.answer(first, "yes")
        assert await store.answer_of(first) == "yes"
        assert [post.number for post in await store.posts()] == [second]
        await store.release(log.claim)
        assert await store.posts() == []


async def test_old_posts_are_deleted(location):
    async with opened(location) as store:
        await new_log(store)
        number = await store.post("t", "dido", "{}")
        assert tamper(location, "UPDATE posts SET made = made - 600000") == 1
        await store.heartbeat()
        assert await store.posts() == []
        assert await store.post("t", "dido", "{}") > number


async def test_connected_people(location):
    async with opened(location) as store:
        await store.set_here("t", "dido", True)
        await store.set_here("t", "dido", True)
        await store.set_here("t", "circe", True)
        await store.set_here("u", "hera", True)
        await store.set_here("t", "circe", False)
        assert await store.here("t") == {"dido"}
    async with opened(location) as store:
        assert await store.here("t") == set()


# ---- integrity
@pytest.mark.parametrize(
    ("statement", "problem"),
    [
        ("UPDATE lines SET body = '{}!' WHERE table_id = 't1' AND seq = 2", "line 2 is damaged"),
        ("UPDATE lines SET at = at + 1 WHERE table_id = 't1' AND seq = 0", "line 0 is damaged"),
        ("DELETE FROM lines WHERE table_id = 't1' AND seq = 1", "line 2 is damaged"),
        ("DELETE FROM lines WHERE table_id = 't1' AND seq > 1", "lines are missing after line 1: there were 4"),
        ("UPDATE tables SET hash = 'x' WHERE id = 't1'", "line 3 is not the line that was written"),
    ],
)
async def test_a_damaged_log_is_found(location, statement, problem):
    async with opened(location) as store:
        for table in ("t0", "t1", "t2"):
            await (await new_log(store, table)).write("a", "b", "c")
        await store.heartbeat()  # merges staged moves into their logs
        assert [pair async for pair in check_integrity(store)] == []
        assert tamper(location, statement)
        assert [pair async for pair in check_integrity(store)] == [("t1", problem)]


async def test_a_store_open_for_reading_changes_nothing(location):
    async with opened(location) as store:
        log = await new_log(store)
        async with opened(location, read_only=True) as reader:
            await log.write("a")
            assert await reader.load("t") == log.lines
            with pytest.raises(Unavailable):
                await reader.append(log.appending())
            with pytest.raises(Unavailable):
                await reader.claim("t")
        await log.write("b")
    async with opened(location, read_only=True) as reader:
        assert await reader.load("t") == log.lines


async def test_a_closed_store_is_unavailable(location):
    async with opened(location) as store:
        log = await new_log(store)
    for act in (log.write, store.heartbeat, lambda: store.head("t")):
        with pytest.raises(Unavailable):
            await act()
    if not is_postgres(location):
        assert not list(typed(SqliteStore, open_store(location)).path.parent.glob("*-wal"))
