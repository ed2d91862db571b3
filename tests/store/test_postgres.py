"""Several processes on one PostgreSQL. Each store here is one of them."""

import asyncio

import psycopg
import pytest

from pelagos.store.factory import open_store
from pelagos.store.integrity import integrity
from pelagos.store.postgres import postgres_connection
from pelagos.store.postgres import postgres_store as postgres_module
from pelagos.store.sql import transactions
from pelagos.store.sql.schema_version import READ_VERSION
from pelagos.store.store import StoreRefused, Unavailable
from tests.kit.services import DISCONNECT_OTHERS as HANG_UP
from tests.store.books import again, fall_silent, heard, new_book, opened, soon, tampered, two

# ---- who looks after a table


async def test_a_claim_waits_for_an_append_that_has_passed_the_fence(database):
    async with two(database) as (one, other), await postgres_connection.connect(database) as connection:
        book = await new_book(one)
        talk = transactions.append_all(one.me, [book.appending("a")])
        _, *rows = await postgres_connection.sent(connection, [("BEGIN", ()), *next(talk)])
        claiming = asyncio.create_task(silence_and_claim(database, one, other))
        await asyncio.sleep(0.5)
        assert not claiming.done()
        await postgres_connection.sent(connection, [*talk.send(rows), ("COMMIT", ())])
        assert (await claiming).epoch == 2
        assert len(await other.load("t")) == 2


async def silence_and_claim(database, keeper, other):
    fall_silent(database, keeper, 20)
    return await other.claim("t")


async def test_processes_that_start_at_once_migrate_once(database):
    stores = [open_store(database) for _ in range(4)]
    await asyncio.gather(*(store.start() for store in stores))
    await asyncio.gather(*(new_book(store, f"t{i}") for i, store in enumerate(stores)))
    for store in stores:
        assert [(await store.head(f"t{i}")).table for i in range(4)] == ["t0", "t1", "t2", "t3"]
        assert len(await store.read(READ_VERSION)) == 1
        await store.stop()


async def test_all_that_waits_is_one_transaction(database, monkeypatch):
    async with opened(database) as store:
        books = [await new_book(store, f"t{i}") for i in range(50)]
        talks_held = []
        monkeypatch.setattr(
            postgres_module, "held", lambda *given: talks_held.append(1) or postgres_connection.held(*given)
        )
        await asyncio.gather(*(book.write("a") for book in books))
        assert len(talks_held) <= 2


# ---- the server underneath
async def test_postgresql_restarted_underneath(postgres, database):
    """0 acknowledged lines lost, 0 doubled, and it goes on by itself."""
    async with two(database) as (one, other):
        books = [await new_book(one, f"t{i}") for i in range(8)]
        acknowledged = {book.table: [] for book in books}
        stop = asyncio.Event()

        async def play(book):
            number = 0
            while not stop.is_set():
                try:
                    await book.write(f"c{number}")
                except Unavailable:
                    book.lines = await again(lambda: one.load(book.table))
                    if book.lines[-1].command != f"c{number}":
                        continue
                acknowledged[book.table].append(f"c{number}")
                number += 1

        tasks = [asyncio.create_task(play(book)) for book in books]
        for _ in range(2):
            length = sum(map(len, acknowledged.values()))
            await soon(lambda length=length: sum(map(len, acknowledged.values())) > length + 50)
            await asyncio.to_thread(postgres.restart)
        length = sum(map(len, acknowledged.values()))
        await soon(lambda: sum(map(len, acknowledged.values())) > length + 50)
        stop.set()
        await asyncio.gather(*tasks)
        await again(one.beat)
        await again(other.beat)
        for book in books:
            assert [line.command for line in await other.load(book.table)] == ["", *acknowledged[book.table]]
        assert [pair async for pair in integrity(other)] == []


async def test_while_postgresql_is_away_everything_is_unavailable(postgres, database):
    async with opened(database) as store:
        book = await new_book(store)
        await asyncio.to_thread(postgres.kill)
        try:
            acts = (book.write, store.beat, lambda: store.head("t"), lambda: store.claim("t"))
            for act in acts * 2:
                with pytest.raises(Unavailable):
                    await act()
            await store.wake("t")
            with pytest.raises(Unavailable):
                await open_store(database).start()
        finally:
            await asyncio.to_thread(postgres.start)
        await again(book.write)
        assert await store.load("t") == book.lines


async def test_a_server_that_does_not_answer_is_unavailable_for_all_who_wait(postgres, database, monkeypatch):
    async with opened(database) as store:
        await store.claim("t")
        monkeypatch.setattr(postgres_connection, "PATIENCE", 0.3)
        hanging = [asyncio.create_task(store._writes.work(hang)) for _ in range(20)]
        done, _ = await asyncio.wait(hanging, timeout=20)  # far less than 20 * 0.3 each after the other and a cancel
        assert len(done) == 20
        assert {type(task.exception()) for task in done} == {Unavailable}
        monkeypatch.undo()
        assert await again(lambda: store.claim("t")) is None


async def hang(connection):
    await connection.execute("SELECT pg_sleep(60)")


async def test_whoever_holds_a_table_and_stops_does_not_stop_others(database):
    async with opened(database) as store:
        book, other = await new_book(store), await new_book(store, "u")
        async with await psycopg.AsyncConnection.connect(database) as stopped:
            await stopped.execute("SELECT * FROM tables WHERE id = 't' FOR UPDATE")
            claiming = asyncio.create_task(store.claim("t"))
            await asyncio.wait_for(store.beat(), 1.5)
            with pytest.raises(Unavailable, match="lock"):
                await claiming
        await book.write()
        await other.write()


async def test_a_process_that_stops_in_the_middle_is_thrown_out(database):
    async with two(database) as (one, other):
        await new_book(one)
        fall_silent(database, one, 20)

        async def stops(connection):
            await connection.execute("BEGIN; SELECT * FROM tables FOR UPDATE")
            await asyncio.sleep(5)
            await connection.execute("COMMIT")

        stopped = asyncio.create_task(one._books.work(stops))
        await asyncio.sleep(0.2)
        assert (await again(lambda: other.claim("t"))).epoch == 2
        with pytest.raises(Unavailable):
            await stopped


async def test_addresses_that_are_none():
    with pytest.raises(StoreRefused, match="no address"):
        await open_store("postgresql://127.0.0.1/x?winds=4").start()
    with pytest.raises(Unavailable, match="PostgreSQL"):
        await open_store("postgresql://127.0.0.1:1/x").start()


async def test_a_killed_connection_costs_reads_nothing(database):
    async with opened(database) as store:
        await new_book(store)
        await store.head("t")
        tampered(database, HANG_UP)
        assert (await store.head("t")).table == "t"


async def test_a_foreign_or_newer_database_is_refused(database):
    tampered(database, "CREATE TABLE ships (name text)")
    with pytest.raises(StoreRefused, match="holds something else"):
        await open_store(database).start()
    tampered(database, "DROP TABLE ships")
    async with opened(database):
        pass
    tampered(database, "UPDATE pelagos_version SET version_num = '9999'")
    with pytest.raises(StoreRefused, match="newer version"):
        await open_store(database).start()


# ---- calls
async def test_calls_by_notify_come_back_after_a_restart(postgres, database):
    found = await heard(database, {}, lambda *_: asyncio.to_thread(postgres.restart))
    assert found == ({"Ithaca, first", "second"}, [])


async def test_calls_by_redis(redis, database):
    assert await heard(database, {"wake_url": redis.url}) == ({"Ithaca, first"}, [])


async def test_losing_redis_loses_nothing(redis, database):
    async def lose(one, other):
        await asyncio.to_thread(redis.kill)
        book = await new_book(one)
        for _ in range(5):
            await one.wake("t")
            await book.write()
        assert await other.load("t") == book.lines
        await asyncio.to_thread(redis.start)

    words, own = await heard(database, {"wake_url": redis.url}, lose)
    assert "second" in words and own == []


async def test_without_any_redis_the_store_runs(database):
    async with opened(database, wake_url="redis://127.0.0.1:1/0") as store:
        await store.wake("t")
        await new_book(store)
    with pytest.raises(StoreRefused, match="no Redis"):
        open_store(database, wake_url="http://127.0.0.1:1/0")
