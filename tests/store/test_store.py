"""What every store promises, on SQLite and on PostgreSQL."""

import asyncio
import time

import pytest

from pelagos.store.factory import is_postgres, open_store
from pelagos.store.integrity import integrity
from pelagos.store.store import CLOSED, OPEN, OVER, Append, Claim, DuplicateRow, Fenced, Session, Unavailable
from pelagos.store.stored_line import DamagedLog, check, line_after
from tests.store.books import Book, dies, fall_silent, head, new_book, opened, read_then_kill, tampered, writing


def now() -> int:
    return round(time.time() * 1000)


# ---- books
async def test_lines_come_back_as_written(word):
    async with opened(word) as store:
        book = await new_book(store)
        await book.write("a", "", body='{"say": "Ὀδυσσεύς \\u0000 \\n"}')
        await book.write("b", person="circe", body="%s ? {now} ' \" \\")
        assert await store.load("t") == book.lines
        assert await store.load("t", 1) == book.lines[2:]
        assert await store.load("nowhere") == []
        check(book.lines)
    async with opened(word) as store:
        assert await store.load("t") == book.lines


async def test_a_head_comes_back_as_written(word):
    async with opened(word) as store:
        book = await new_book(store, status=OPEN, free=2, public=False, title='{"é": [1]}', wake=5)
        assert await store.head("t") == head(status=OPEN, free=2, public=False, title='{"é": [1]}', wake=5)
        await book.write(people=("circe", "hera", "circe"), mover="", wake=2**52, changed=99)
        assert await store.head("t") == head(people=("circe", "hera", "circe"), mover="", wake=2**52, changed=99)
        assert await store.head("nowhere") is None


async def test_a_head_alone(word):
    async with opened(word) as store:
        book, other = await new_book(store), await new_book(store, "u")
        await book.write("a")
        alone = Append(book.claim, (), head(wake=7, people=("hera",)))
        await asyncio.gather(store.append(alone), other.write("a"))
        assert await store.head("t") == alone.head
        assert await store.load("t") == book.lines
        await book.write("b")
        await store.release(book.claim)
        with pytest.raises(Fenced):
            await store.append(alone)
        assert [pair async for pair in integrity(store)] == []


async def test_a_table_is_created_once(word):
    async with opened(word) as store:
        await new_book(store)
        with pytest.raises(DuplicateRow):
            await Book(store).create()
        assert len(await store.load("t")) == 1


async def test_a_command_is_written_once(word):
    async with opened(word) as store:
        book = await new_book(store)
        await book.write("a")
        for commands in [("a",), ("b", "a"), ("c", "c")]:
            with pytest.raises(DuplicateRow):
                await book.write(*commands)
        await book.write("a", person="circe")  # her own
        await book.write("b")
        other = await new_book(store, "u")
        await other.write("a")
        assert await store.load("t") == book.lines


async def test_a_command_that_is_in_the_book_is_doubled_even_for_a_keeper_who_does_not_know(word):
    async with opened(word) as store:
        book = await new_book(store)
        append = book.appending("a")
        await store.append(append)
        with pytest.raises(DuplicateRow):
            await store.append(append)


async def test_a_book_that_has_gone_on_is_fenced(word):
    async with opened(word) as store:
        book = await new_book(store)
        await store.append(book.appending())
        with pytest.raises(Fenced):
            await store.append(book.appending())
        assert len(await store.load("t")) == 2


async def test_lines_that_do_not_follow_are_refused(word):
    async with opened(word) as store:
        book = await new_book(store)
        forged = line_after(line_after(None, 7, "", "", "another beginning"), 8, "", "", "")
        with pytest.raises(DamagedLog):
            await store.append(Append(book.claim, (forged,), head()))
        assert await store.load("t") == book.lines


async def test_neighbours_of_a_refused_append_are_written(word):
    """All of these are committed together."""
    async with opened(word) as store:
        books = [await new_book(store, f"t{i}") for i in range(12)]
        await books[3].write("a")
        appends = [book.appending("a", "b") for book in books]
        appends[5] = Append(Claim("t5", 77, 0), appends[5].lines, appends[5].head)
        appends[6] = Append(Claim("nowhere", 1, 0), appends[6].lines, head("nowhere"))
        appends[7] = Append(appends[7].claim, (line_after(None, 1, "", "", ""),), appends[7].head)
        spoilt = books[8].appending("\ud800")
        results = await asyncio.gather(*map(store.append, appends), store.append(spoilt), return_exceptions=True)
        kinds = [type(result) for result in results]
        expected = [type(None)] * 13
        expected[3], expected[5], expected[6], expected[7], expected[12] = (
            DuplicateRow,
            Fenced,
            Fenced,
            Fenced,
            UnicodeEncodeError,
        )
        assert kinds == expected
        for i, book in enumerate(books):
            assert len(await store.load(f"t{i}")) == (2 if i == 3 else 1 if i in (5, 6, 7) else 3), book.table


async def test_neighbours_of_what_the_database_itself_refuses_are_written(word):
    """A head without its time is found by no check of ours."""
    async with opened(word) as store:
        books = [await new_book(store, f"t{i}") for i in range(4)]
        appends = [book.appending("a", changed=None if i == 2 else 1) for i, book in enumerate(books)]
        results = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
        assert isinstance(results[2], Unavailable) and results[:2] + results[3:] == [None] * 3
        assert [len(await store.load(book.table)) for book in books] == [2, 2, 1, 2]


async def test_many_appends_to_one_table_at_once_keep_their_order(word):
    async with opened(word) as store:
        book, waiting = await new_book(store), []
        for i in range(30):
            append = book.appending(f"c{i}")
            book.lines += append.lines
            waiting.append(asyncio.create_task(store.append(append)))
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        assert await store.load("t") == book.lines


async def test_whoever_is_cancelled_spoils_nothing(word):
    async with opened(word) as store:
        books = [await new_book(store, f"t{i}") for i in range(6)]
        tasks = [asyncio.create_task(store.append(book.appending("a"))) for book in books]
        await asyncio.sleep(0)
        tasks[0].cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
        assert isinstance(results[0], asyncio.CancelledError) and results[1:] == [None] * 5
        with pytest.raises(DuplicateRow):
            await store.append(books[1].appending("a"))
        await store.beat()


@pytest.mark.parametrize("lines", [1, 300])
async def test_kill_9_loses_nothing_that_was_told(word, lines):
    told = await asyncio.to_thread(read_then_kill, writing(word), lines)
    assert len(told) >= lines
    async with opened(word) as store:
        books = {f"t{i}": await store.load(f"t{i}") for i in range(10)}
        for table, seq, hash_ in told:
            assert books[table][int(seq)].hash == hash_
        for book in books.values():
            check(book)
        assert [pair async for pair in integrity(store)] == []


# ---- who looks after a table
async def test_the_older_of_two_claims_is_fenced(word):
    async with opened(word) as store:
        book = await new_book(store)
        claims = await asyncio.gather(*(store.claim("t") for _ in range(5)))
        assert sorted(claim.epoch for claim in claims) == [2, 3, 4, 5, 6]
        for claim in sorted(claims, key=lambda claim: claim.epoch):
            book.claim = claim
            if claim.epoch < 6:
                with pytest.raises(Fenced):
                    await book.write()
        await book.write()
        assert await store.claim("nowhere") is None


async def test_a_released_table_is_not_written(word):
    async with opened(word) as store:
        book = await new_book(store)
        old = book.claim
        await store.release(old)
        with pytest.raises(Fenced):
            await book.write()
        book.claim = await store.claim("t")
        assert book.claim == Claim("t", 2, 0)
        await store.release(old)  # comes too late to mean anything
        await book.write()


async def test_a_restart_frees_the_tables_and_notes_the_downtime(word):
    store = open_store(word)
    await store.start()
    await new_book(store)
    assert await store.downtimes(0) == []
    await dies(store)
    fall_silent(word, store)
    async with opened(word) as store:
        ((since, until),) = await store.downtimes(0)
        assert 10_000 <= until - since < 60_000 and abs(until - now()) < 60_000
        assert await store.downtimes(until) == []
        assert await store.claim("t") == Claim("t", 2, 0)  # the downtime is all there was


async def test_a_clean_stop_gives_back_the_tables(word):
    async with opened(word) as store:
        await new_book(store)
    async with opened(word) as store:
        assert await store.claim("t") == Claim("t", 2, 0)
        ((since, until),) = await store.downtimes(0)
        assert since < until


async def test_time_without_the_store_is_a_downtime(word):
    """A disk that is full, a database that is away, a lid that is closed."""
    async with opened(word) as store:
        book = await new_book(store)
        await store.beat()
        assert await store.downtimes(0) == []
        fall_silent(word, store)
        await store.beat()
        ((since, until),) = await store.downtimes(0)
        assert 10_000 <= until - since < 60_000
        await book.write()  # still his


async def test_due_tables(word):
    async with opened(word) as store:
        for table, wake in [("early", 10), ("late", 30), ("now", 20), ("never", None)]:
            book = await new_book(store, table, wake=wake)
            await store.release(book.claim)
        await new_book(store, "mine", wake=5)
        await store.quarantine("early", "for a test")
        assert await store.due(20, 10) == ["now"]
        assert await store.due(99, 10) == ["now", "late"]
        assert await store.due(99, 1) == ["now"]
        fall_silent(word, store)
        assert "mine" not in await store.due(99, 10)


# ---- lists
async def test_lists(word):
    async with opened(word) as store:
        for number, (table, changes) in enumerate(
            {
                "a": {"status": OPEN, "free": 1},
                "b": {"status": OPEN, "free": 0},
                "c": {"status": OPEN, "free": 1, "public": False, "people": ("hera",)},
                "d": {"status": OPEN, "free": 2, "people": ("hera", "dido"), "mover": ""},
                "e": {"status": OVER, "people": ("hera",), "mover": ""},
                "f": {"status": CLOSED, "people": ("hera",), "mover": "hera"},
            }.items()
        ):
            await new_book(store, table, changed=number, **changes)
        assert [found.table for found in await store.open_tables(9)] == ["d", "a"]
        assert [found.table for found in await store.open_tables(1)] == ["d"]
        assert [found.table for found in await store.tables_of("hera", 9)] == ["f", "e", "d", "c"]
        assert [found.table for found in await store.tables_of("dido", 9)] == ["b", "a", "d"]
        assert [found.table for found in await store.tables_of("dido", 1)] == ["b"]
        assert await store.count_tables("hera") == 2
        assert await store.count_tables("nobody") == 0


async def test_who_leaves_is_no_longer_listed(word):
    async with opened(word) as store:
        book = await new_book(store, people=("dido", "circe"))
        await book.write(people=("dido", "hera"))
        assert [await store.count_tables(person) for person in ("dido", "circe", "hera")] == [1, 0, 1]


async def test_a_quarantined_table_is_set_aside(word):
    async with opened(word) as store:
        book = await new_book(store, wake=1)
        await store.quarantine("t", "line 3 is not as it was written")
        assert await store.claim("t") is None
        with pytest.raises(Fenced):
            await book.write()
        found = await store.head("t")
        assert (found.status, found.mover, found.wake) == ("quarantined", "", None)
        assert [pair async for pair in integrity(store)] == [("t", "set aside: line 3 is not as it was written")]
        await (await new_book(store, "u")).write()


# ---- people
async def test_people(word):
    async with opened(word) as store:
        await store.add_person("p1", "Dido", "hash1", 1)
        assert await store.session("hash1") == Session("p1", "Dido")
        await store.add_session("p1", "hash2", 2)
        await store.rename("p1", "Dido of Tyre")
        assert await store.session("hash2") == Session("p1", "Dido of Tyre")
        await store.end_session("hash1")
        assert await store.session("hash1") is None
        for again in (store.add_person("p1", "Circe", "hash3", 1), store.add_person("p2", "Circe", "hash2", 1)):
            with pytest.raises(DuplicateRow):
                await again
        assert await store.session("hash3") is None
        await store.add_person("p2", "Circe", "hash5", 1)  # nothing was left of her
        with pytest.raises(Unavailable):
            await store.add_session("nobody", "hash4", 1)


async def test_passes(word):
    async with opened(word) as store:
        until = now() + 60_000
        await store.add_pass("h", "code", "p1", until)
        assert await store.find_pass("h", "code", until - 1) == "p1"
        assert await store.find_pass("h", "code", until) is None
        assert await store.find_pass("h", "seat", 0) is None
        assert await store.take_pass("h", "code", until) is None
        taken = await asyncio.gather(*(store.take_pass("h", "code", until - 1) for _ in range(5)))
        assert sorted(map(str, taken)) == ["None"] * 4 + ["p1"]


async def test_old_passes_are_forgotten(word):
    async with opened(word) as store:
        await store.add_pass("old", "code", "p1", now() - 60_000)
        await store.add_pass("new", "code", "p1", now() + 60_000)
        await store.beat()
        assert await store.find_pass("old", "code", 0) is None
        assert await store.find_pass("new", "code", 0) == "p1"


# ---- between processes
async def test_posts_and_answers(word):
    async with opened(word) as store:
        book = await new_book(store)
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
        await store.release(book.claim)
        assert await store.posts() == []


async def test_old_posts_are_forgotten(word):
    async with opened(word) as store:
        await new_book(store)
        number = await store.post("t", "dido", "{}")
        assert tampered(word, "UPDATE posts SET made = made - 600000") == 1
        await store.beat()
        assert await store.posts() == []
        assert await store.post("t", "dido", "{}") > number


async def test_who_is_here(word):
    async with opened(word) as store:
        await store.set_here("t", "dido", True)
        await store.set_here("t", "dido", True)
        await store.set_here("t", "circe", True)
        await store.set_here("u", "hera", True)
        await store.set_here("t", "circe", False)
        assert await store.here("t") == {"dido"}
    async with opened(word) as store:
        assert await store.here("t") == set()


# ---- what is found out
@pytest.mark.parametrize(
    ("statement", "problem"),
    [
        ("UPDATE lines SET body = '{}!' WHERE table_id = 't1' AND seq = 2", "line 2 is not as it was written"),
        ("UPDATE lines SET at = at + 1 WHERE table_id = 't1' AND seq = 0", "line 0 is not as it was written"),
        ("DELETE FROM lines WHERE table_id = 't1' AND seq = 1", "line 2 is not as it was written"),
        ("DELETE FROM lines WHERE table_id = 't1' AND seq > 1", "lines are missing after line 1: there were 4"),
        ("UPDATE tables SET hash = 'x' WHERE id = 't1'", "line 3 is not the one that was written"),
    ],
)
async def test_a_spoilt_book_is_found(word, statement, problem):
    async with opened(word) as store:
        for table in ("t0", "t1", "t2"):
            await (await new_book(store, table)).write("a", "b", "c")
        await store.beat()  # what was just written to a file is in its books by now
        assert [pair async for pair in integrity(store)] == []
        assert tampered(word, statement)
        assert [pair async for pair in integrity(store)] == [("t1", problem)]


async def test_a_store_open_for_reading_changes_nothing(word):
    async with opened(word) as store:
        book = await new_book(store)
        async with opened(word, reading=True) as reader:
            await book.write("a")
            assert await reader.load("t") == book.lines
            with pytest.raises(Unavailable):
                await reader.append(book.appending())
            with pytest.raises(Unavailable):
                await reader.claim("t")
        await book.write("b")
    async with opened(word, reading=True) as reader:
        assert await reader.load("t") == book.lines


async def test_a_closed_store_is_unavailable(word):
    async with opened(word) as store:
        book = await new_book(store)
    for act in (book.write, store.beat, lambda: store.head("t")):
        with pytest.raises(Unavailable):
            await act()
    assert is_postgres(word) or not list(open_store(word).path.parent.glob("*-wal"))
