"""Several processes on one PostgreSQL. Each store here is one of them."""

import asyncio
import contextlib

import psycopg
import pytest

from pelagos.store import postgres as postgres_module
from pelagos.store import talks, wire
from pelagos.store.integrity import integrity
from pelagos.store.opening import open_store
from pelagos.store.store import ALIVE, Append, Fenced, Refused, Unavailable
from pelagos.store.version import READ_VERSION
from services import HANG_UP
from store.books import again, dies, fall_silent, new_book, opened, soon, tampered


@contextlib.asynccontextmanager
async def two(database, **how):
    async with opened(database, **how) as one, opened(database, **how) as other:
        yield one, other


# ---- who looks after a table
async def test_of_two_who_claim_at_once_one_wins(database):
    async with two(database) as (one, other), opened(database) as maker:
        for i in range(20):
            book = await new_book(maker, f"t{i}")
            await maker.release(book.claim)
            claims = await asyncio.gather(*(store.claim(f"t{i}") for store in (one, other, one, other)))
            assert {claims[0] is None, claims[1] is None} == {True, False}
            assert (claims[2] is None, claims[3] is None) == (claims[0] is None, claims[1] is None)


async def test_a_table_whose_keeper_is_alive_is_not_given_away(database):
    async with two(database) as (one, other):
        book = await new_book(one, wake=1)
        assert await other.claim("t") is None
        assert await other.due(9, 9) == []
        assert await other.head("t") == await one.head("t")
        await book.write()


async def test_a_dead_keepers_table_is_taken_over_and_the_gap_told(database):
    async with two(database) as (one, other):
        book = await new_book(one, wake=1)
        fall_silent(database, one, 20)
        await other.beat()
        assert await other.due(9, 9) == ["t"]
        claim = await other.claim("t")
        assert claim.epoch == 2 and 20_000 <= claim.gap < 60_000
        with pytest.raises(Fenced):
            await book.write()
        await other.release(claim)
        claim = await other.claim("t")
        assert 20_000 <= claim.gap < 60_000  # nothing was written since
        await other.append(Append(claim, (), await other.head("t")))
        claim = await other.claim("t")
        assert 20_000 <= claim.gap < 60_000  # no line either
        book.store, book.claim = other, claim
        await book.write()
        await other.release(claim)
        assert (await other.claim("t")).gap == 0
        assert await one.downtimes(0) == []  # the other was there all the time
        await one.beat()  # he was not dead, only slow
        assert await one.claim("t") is None


async def test_it_is_taken_over_even_before_anybody_has_noticed(database):
    async with two(database) as (one, other):
        await new_book(one, wake=1)
        fall_silent(database, one, 20)
        assert await other.due(9, 9) == ["t"]
        claim = await other.claim("t")
        assert claim.epoch == 2 and 20_000 <= claim.gap < 60_000


async def test_when_the_database_was_away_for_all_nobody_takes_the_others_for_dead(database):
    async with two(database) as (one, other):
        book = await new_book(one, wake=1)
        for store in (one, other):
            fall_silent(database, store, 20)
        assert await other.claim("t") is None  # he has not been seen himself
        await other.beat()
        assert await other.claim("t") is None  # the first one gets the time to come back
        await book.write()


async def test_who_gave_no_sign_of_life_for_long_knows_it(database):
    async with two(database) as (one, _):
        await one.beat()
        assert one.is_alive and one.lapses == 0
        one._beaten -= ALIVE
        assert not one.is_alive
        await one.beat()
        assert one.is_alive and one.lapses == 1


async def test_a_claim_waits_for_an_append_on_its_way_and_the_fence_holds(database):
    """Whoever takes over reads everything that was acknowledged, and nothing comes after."""
    async with two(database) as (one, other):
        books = [await new_book(one, f"t{i}") for i in range(20)]
        written = [asyncio.create_task(book.write("a")) for book in books]
        fall_silent(database, one, 20)
        claims = await asyncio.gather(*(other.claim(book.table) for book in books))
        assert all(claims)
        read = [len(await other.load(book.table)) for book in books]
        results = await asyncio.gather(*written, return_exceptions=True)
        for book, length, result in zip(books, read, results, strict=True):
            assert (length, type(result)) in [(2, type(None)), (1, Fenced)]
            assert len(await other.load(book.table)) == length


async def test_a_claim_waits_for_an_append_that_has_passed_the_fence(database):
    async with two(database) as (one, other), await wire.connect(database) as connection:
        book = await new_book(one)
        talk = talks.append_all(one.me, [book.appending("a")])
        _, *rows = await wire.sent(connection, [("BEGIN", ()), *next(talk)])
        claiming = asyncio.create_task(silence_and_claim(database, one, other))
        await asyncio.sleep(0.5)
        assert not claiming.done()
        await wire.sent(connection, [*talk.send(rows), ("COMMIT", ())])
        assert (await claiming).epoch == 2
        assert len(await other.load("t")) == 2


async def silence_and_claim(database, keeper, other):
    fall_silent(database, keeper, 20)
    return await other.claim("t")


async def test_when_the_database_was_away_nobody_loses_his_tables(database):
    async with two(database) as (one, other):
        book = await new_book(one)
        for store in (one, other):
            fall_silent(database, store, 20)
        await other.beat()  # comes back first
        assert len(await other.downtimes(0)) == 1
        assert await other.claim("t") is None
        await one.beat()
        await book.write()
        assert len(await other.downtimes(0)) == 1


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
        monkeypatch.setattr(postgres_module, "held", lambda *given: talks_held.append(1) or wire.held(*given))
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
        monkeypatch.setattr(wire, "PATIENCE", 0.3)
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
    with pytest.raises(Refused, match="no address"):
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
    with pytest.raises(Refused, match="holds something else"):
        await open_store(database).start()
    tampered(database, "DROP TABLE ships")
    async with opened(database):
        pass
    tampered(database, "UPDATE pelagos_version SET version_num = '9999'")
    with pytest.raises(Refused, match="newer version"):
        await open_store(database).start()


# ---- calls
async def heard(database, how, between=None):
    """What another hears of a call, and of a second one after what happens between; and what the caller hears."""
    async with two(database, **how) as (one, other):
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


async def test_calls_by_notify(database):
    assert await heard(database, {}) == ({"Ithaca, first"}, [])


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
    with pytest.raises(Refused, match="no Redis"):
        open_store(database, wake_url="http://127.0.0.1:1/0")


async def test_a_command_goes_to_the_keeper_and_the_answer_comes_back(database):
    async with two(database) as (one, other):
        await new_book(one)
        number = await other.post("t", "dido", "propose")
        assert await other.posts() == []
        (post,) = await one.posts()
        await one.answer(post.number, "42")
        assert await other.answer_of(number) == "42"


async def test_who_is_connected_to_a_process_that_is_alive(database):
    async with two(database) as (one, other):
        await one.set_here("t", "dido", True)
        await other.set_here("t", "circe", True)
        assert await one.here("t") == await other.here("t") == {"dido", "circe"}
        fall_silent(database, one, 20)
        assert await other.here("t") == {"circe"}
        await other.beat()
        assert await other.here("t") == {"circe"}
        await one.beat()  # was only slow, and its people are still there
        assert await other.here("t") == {"dido", "circe"}
        await one.set_here("t", "dido", False)
        await dies(other)
        fall_silent(database, other, 20)
        assert await one.here("t") == set()
