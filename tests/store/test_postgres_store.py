"""Several processes on one PostgreSQL database. Each store in these tests stands for one process."""

import asyncio

import psycopg
import pytest

from pelagos.store.factory import open_store
from pelagos.store.integrity import check_integrity
from pelagos.store.postgres import postgres_connection
from pelagos.store.postgres.postgres_connection import connect, execute
from pelagos.store.sql import transactions
from pelagos.store.sql.schema_version import READ_VERSION
from pelagos.store.store import StoreRefused, Unavailable
from tests.kit.servers.services import DISCONNECT_OTHERS
from tests.store.helpers import age_heartbeat, new_log, opened, retry, tamper, two_stores, wait_until, words_heard

# ---- claims and transactions


async def test_a_claim_waits_for_an_append_that_has_been_checked(database):
    async with two_stores(database) as (one, other), await connect(database) as connection:
        log = await new_log(one)
        append = transactions.append_all(one.process_id, [log.appending("a")])
        async with connection.transaction():
            statements = append.send([await execute(connection, *statement) for statement in next(append)])
            claiming = asyncio.create_task(age_and_claim(database, one, other))
            await asyncio.sleep(0.5)
            assert not claiming.done()
            for statement in statements:
                await execute(connection, *statement)
        assert (await claiming).epoch == 2
        assert len(await other.load("t")) == 2


async def age_and_claim(database, owner, other):
    age_heartbeat(database, owner, 20)
    return await other.claim("t")


async def test_processes_that_start_at_once_migrate_once(database):
    stores = [open_store(database) for _ in range(4)]
    await asyncio.gather(*(store.start() for store in stores))
    await asyncio.gather(*(new_log(store, f"t{i}") for i, store in enumerate(stores)))
    for store in stores:
        heads = [await store.head(f"t{i}") for i in range(4)]
        assert [found.table for found in heads if found] == ["t0", "t1", "t2", "t3"]
        assert len(await store.read(READ_VERSION)) == 1
        await store.stop()


async def test_all_waiting_appends_share_one_transaction(database, monkeypatch):
    async with opened(database) as store:
        logs = [await new_log(store, f"t{i}") for i in range(50)]
        runs = []

        def counted_run(*arguments, run=postgres_connection.run):
            runs.append(1)
            return run(*arguments)

        monkeypatch.setattr(postgres_connection, "run", counted_run)
        await asyncio.gather(*(log.write("a") for log in logs))
        assert len(runs) <= 2


# ---- failures of PostgreSQL
async def test_a_restart_of_postgresql_loses_nothing(postgres, database):
    """No acknowledged line is lost or doubled, and the stores reconnect by themselves."""
    async with two_stores(database) as (one, other):
        logs = [await new_log(one, f"t{i}") for i in range(8)]
        acknowledged: dict[str, list[str]] = {log.table: [] for log in logs}
        stop = asyncio.Event()

        async def play(log):
            number = 0
            while not stop.is_set():
                try:
                    await log.write(f"c{number}")
                except Unavailable:
                    log.lines = await retry(lambda: one.load(log.table))
                    if log.lines[-1].command != f"c{number}":
                        continue
                acknowledged[log.table].append(f"c{number}")
                number += 1

        tasks = [asyncio.create_task(play(log)) for log in logs]
        for _ in range(2):
            length = sum(map(len, acknowledged.values()))
            await wait_until(lambda length=length: sum(map(len, acknowledged.values())) > length + 50)
            await asyncio.to_thread(postgres.restart)
        length = sum(map(len, acknowledged.values()))
        await wait_until(lambda: sum(map(len, acknowledged.values())) > length + 50)
        stop.set()
        await asyncio.gather(*tasks)
        await retry(one.heartbeat)
        await retry(other.heartbeat)
        for log in logs:
            lines = await retry(lambda log=log: other.load(log.table))
            assert [line.command for line in lines] == ["", *acknowledged[log.table]]
        assert [pair async for pair in check_integrity(other)] == []


async def test_without_postgresql_everything_is_unavailable(postgres, database):
    async with opened(database) as store:
        log = await new_log(store)
        await asyncio.to_thread(postgres.kill)
        try:
            acts = (log.write, store.heartbeat, lambda: store.head("t"), lambda: store.claim("t"))
            for act in acts * 2:
                with pytest.raises(Unavailable):
                    await act()
            await store.wake("t")
            with pytest.raises(Unavailable):
                await open_store(database).start()
        finally:
            await asyncio.to_thread(postgres.start)
        await retry(log.write)
        assert await store.load("t") == log.lines


async def test_when_postgresql_hangs_all_waiting_callers_fail_together(postgres, database, monkeypatch):
    async with opened(database) as store:
        await store.claim("t")
        monkeypatch.setattr(postgres_connection, "TIMEOUT", 0.3)
        hanging = [asyncio.create_task(store._writes.work(hang)) for _ in range(20)]
        # Far less than 20 timeouts one after the other, each of 0.3 seconds and the time to cancel.
        done, _ = await asyncio.wait(hanging, timeout=20)
        assert len(done) == 20
        assert {type(task.exception()) for task in done} == {Unavailable}
        monkeypatch.undo()
        assert await retry(lambda: store.claim("t")) is None


async def hang(connection):
    await connection.execute("SELECT pg_sleep(60)")


async def test_a_stopped_process_that_locks_a_table_does_not_stop_the_others(database):
    async with opened(database) as store:
        log, other = await new_log(store), await new_log(store, "u")
        async with await psycopg.AsyncConnection.connect(database) as stopped:
            await stopped.execute("SELECT * FROM tables WHERE id = 't' FOR UPDATE")
            claiming = asyncio.create_task(store.claim("t"))
            await asyncio.wait_for(store.heartbeat(), 1.5)
            with pytest.raises(Unavailable, match="lock"):
                await claiming
        await log.write()
        await other.write()


async def test_postgresql_ends_the_transaction_of_a_process_that_hangs(database):
    async with two_stores(database) as (one, other):
        await new_log(one)
        age_heartbeat(database, one, 20)

        async def hang_in_transaction(connection):
            await connection.execute("BEGIN; SELECT * FROM tables FOR UPDATE")
            await asyncio.sleep(5)
            await connection.execute("COMMIT")

        stopped = asyncio.create_task(one._appends.work(hang_in_transaction))
        await asyncio.sleep(0.2)
        assert (await retry(lambda: other.claim("t"))).epoch == 2
        with pytest.raises(Unavailable):
            await stopped


async def test_wrong_addresses_are_refused():
    with pytest.raises(StoreRefused, match="not the address"):
        await open_store("postgresql://127.0.0.1/x?winds=4").start()
    with pytest.raises(Unavailable, match="PostgreSQL"):
        await open_store("postgresql://127.0.0.1:1/x").start()


async def test_a_killed_connection_fails_once(database):
    async with opened(database) as store:
        log = await new_log(store)
        acts = (lambda: store.head("t"), log.write, lambda: store.claim("u"), store.heartbeat)
        for act in acts:
            await act()
        tamper(database, DISCONNECT_OTHERS)
        for act in acts:
            with pytest.raises(Unavailable):
                await act()
            await act()


async def test_a_foreign_database_and_an_unknown_version_are_refused(database):
    tamper(database, "CREATE TABLE ships (name text)")
    with pytest.raises(StoreRefused, match="not those of Pelagos"):
        await open_store(database).start()
    tamper(database, "DROP TABLE ships")
    async with opened(database):
        pass
    tamper(database, "UPDATE pelagos_version SET version_num = '9999'")
    with pytest.raises(StoreRefused, match="a version of Pelagos that this one does not know"):
        await open_store(database).start()


# ---- notifications
async def test_notifications_through_postgresql_survive_its_restart(postgres, database):
    found = await words_heard(database, {}, lambda *_: asyncio.to_thread(postgres.restart))
    assert found == ({"Ithaca, first", "second"}, [])


async def test_notifications_through_redis(redis, database):
    assert await words_heard(database, {"wake_url": redis.url}) == ({"Ithaca, first"}, [])


async def test_without_redis_for_a_while_no_line_is_lost(redis, database):
    async def lose(one, other):
        await asyncio.to_thread(redis.kill)
        log = await new_log(one)
        for _ in range(5):
            await one.wake("t")
            await log.write()
        assert await other.load("t") == log.lines
        await asyncio.to_thread(redis.start)

    words, own = await words_heard(database, {"wake_url": redis.url}, lose)
    assert "second" in words and own == []


async def test_the_store_runs_without_redis(database):
    async with opened(database, wake_url="redis://127.0.0.1:1/0") as store:
        await store.wake("t")
        await new_log(store)
    with pytest.raises(StoreRefused, match="not a Redis"):
        open_store(database, wake_url="http://127.0.0.1:1/0")
