"""Moves that are on the disk, but not in their books yet: nobody can tell the difference."""

import asyncio
import contextlib
import shutil
import sqlite3

import pytest

from pelagos.store.backup import backup
from pelagos.store.integrity import integrity
from pelagos.store.sqlite import staged_moves
from pelagos.store.store import OPEN, Append, Claim, DuplicateRow, Fenced, Unavailable
from pelagos.store.stored_line import DamagedLog, line_after
from tests.store.books import FileOfSeveral, dies, fall_silent, head, new_book, open_store, opened, tampered, two
from tests.store.test_sqlite import Failing


@pytest.fixture(params=["sqlite", "shared"])
def word(request, file):
    return str(file) if request.param == "sqlite" else FileOfSeveral(file)


@pytest.fixture
def shared(file):
    return FileOfSeveral(file)


def found(word, text):
    with contextlib.closing(sqlite3.connect(word)) as connection:
        return connection.execute(text).fetchall()


def count(word, table="fresh"):
    return found(word, f"SELECT COUNT(*) FROM {table}")[0][0]


async def known_book(store, table="t", **changed):
    """A table whose next moves will be fresh."""
    book = await new_book(store, table, **changed)
    await book.write("first", **changed)
    return book


# ---- reading
async def test_fresh_lines_are_read_at_once_by_everybody(shared):
    async with two(shared) as (one, other), opened(str(shared), reading=True) as reader:
        books = [await known_book(one, f"t{i}") for i in range(3)]
        for book in books:
            await book.write("a", "b", mover="circe", wake=7, changed=99)
        await books[1].write("c", person="circe", body="{}!", mover="dido", wake=None, changed=100)
        assert count(shared) == 7 and count(shared, "lines") == 6
        for store in (one, other, reader):
            for book in books:
                assert await store.load(book.table) == book.lines
                assert await store.load(book.table, 2) == book.lines[3:]
                assert await store.some_lines(book.table, 0, 2) == book.lines[1:3]
            assert await store.load("nowhere") == []
            assert await store.head("t0") == head("t0", mover="circe", wake=7, changed=99)
            assert await store.head("t1") == head("t1", mover="dido", wake=None, changed=100)
            assert await store.count_tables("dido") == 3 and await store.owner("t1") == one.me
            assert [row[:3] for row in await store.books("", 9)] == [
                (book.table, book.lines[-1].seq, book.lines[-1].hash) for book in books
            ]
            assert [pair async for pair in integrity(store)] == []
        await other.beat()
        assert count(shared) == 0 and count(shared, "lines") == 13
        for store in (one, other, reader):
            assert [await store.load(book.table) for book in books] == [book.lines for book in books]
            assert await store.head("t1") == head("t1", mover="dido", wake=None, changed=100)


async def test_lists_are_in_order_while_lines_are_fresh(word):
    async with opened(word) as store:
        books = {table: await known_book(store, table, status=OPEN, free=1, changed=1) for table in "abc"}
        for number, (table, mover) in enumerate([("b", "dido"), ("a", "circe"), ("c", "circe"), ("b", "circe")]):
            await books[table].write(status=OPEN, free=1, mover=mover, changed=10 + number)
        assert count(word) == 4
        assert [found.table for found in await store.open_tables(9)] == ["b", "c", "a"]
        await books["a"].write(status=OPEN, free=1, mover="dido", changed=5)
        assert [found.table for found in await store.tables_of("dido", 9)] == ["a", "b", "c"]
        assert [found.table for found in await store.tables_of("circe", 2)] == ["b", "c"]


async def test_who_is_due_after_fresh_lines(shared):
    async with two(shared) as (one, other):
        books = [await known_book(one, table, wake=50) for table in ("sooner", "later", "never")]
        for book, wake in zip(books, (10, 90, None), strict=True):
            await book.write("a", wake=wake)
        assert count(shared) == 3
        assert [(await other.head(book.table)).wake for book in books] == [10, 90, None]
        fall_silent(shared, one, 20)
        await other.beat()
        assert await other.due(49, 9) == ["sooner"]
        assert await other.due(99, 9) == ["sooner", "later"]
        assert await other.claim("sooner") and await other.due(99, 9) == ["later"]


async def test_a_move_ends_the_gap(shared):
    async with two(shared) as (one, other):
        book = await known_book(one)
        book.store, book.claim = other, None
        fall_silent(shared, one, 20)
        book.claim = await other.claim("t")
        assert book.claim.gap >= 20_000
        await book.write("a")
        await book.write("b")
        assert tampered(shared, "UPDATE tables SET gap = 5") == 1
        await book.write("c")
        assert count(shared) == 2 and (await other.claim("t")).gap == 0


# ---- bad ends
async def test_what_is_fresh_outlives_a_bad_end(word, tmp_path):
    copy = tmp_path / "copy"
    copy.mkdir()
    store = open_store(word, folder=getattr(word, "folder", ""))
    await store.start()
    books = [await known_book(store, f"t{i}") for i in range(3)]
    for number in range(5):
        await asyncio.gather(*(book.write(f"c{number}", changed=number) for book in books))
    assert count(word) == 15
    for file in tmp_path.glob("pelagos.db*"):  # as after a loss of power
        if file.is_file() and not file.name.endswith(".lock"):
            shutil.copy(file, copy / file.name)
    await dies(store)
    for where in (word, type(word)(copy / "pelagos.db")):
        async with opened(where) as store:
            assert count(where) == 0
            assert [await store.load(book.table) for book in books] == [book.lines for book in books]
            assert [pair async for pair in integrity(store)] == []
            assert (await store.head("t2")).changed == 4


async def test_a_backup_holds_what_is_fresh(word, tmp_path):
    async with opened(word) as store:
        book = await known_book(store)
        await book.write("a", changed=77)
        backup(word, tmp_path / "copy.db")
    assert count(tmp_path / "copy.db") == 1
    async with opened(tmp_path / "copy.db", reading=True) as copy:
        assert await copy.load("t") == book.lines
    async with opened(tmp_path / "copy.db") as copy:
        assert await copy.load("t") == book.lines and (await copy.head("t")).changed == 77
        assert count(tmp_path / "copy.db") == 0


@pytest.mark.parametrize("at", ["INSERT INTO lines", "UPDATE tables", "DELETE FROM fresh", "RELEASE", "COMMIT"])
async def test_settling_that_is_cut_off_is_done_again(word, at):
    async with opened(word) as store:
        books = [await known_book(store, f"t{i}") for i in range(3)]
        for book in books:
            await book.write("a", "b")
        store._write = Failing(store._write, at, "disk I/O error")
        with pytest.raises(Unavailable):
            await store.beat()
        assert count(word) == 6
        assert [await store.load(book.table) for book in books] == [book.lines for book in books]
        await books[0].write("c")
        await store.beat()
        assert count(word) == 0
        assert [await store.load(book.table) for book in books] == [book.lines for book in books]


@pytest.mark.parametrize("error", ["disk I/O error", "database or disk is full"])
async def test_a_failing_disk_is_told_to_all_and_nothing_is_taken_for_known(word, error):
    async with opened(word) as store:
        books = [await known_book(store, f"t{i}") for i in range(5)]
        store._write = Failing(store._write, "INSERT INTO fresh", error)
        results = await asyncio.gather(*(store.append(book.appending("a")) for book in books), return_exceptions=True)
        assert {type(result) for result in results} == {Unavailable} and not store._fresh._known
        for book in books:
            assert await store.load(book.table) == book.lines
            await book.write("a")
            await book.write("b")
        assert count(word) == 5


# ---- whose table it is
async def taken_by_claim(shared, one, other, book):
    fall_silent(shared, one, 20)
    assert await other.claim("t")


async def taken_for_dead(shared, one, other, book):
    fall_silent(shared, one, 20)
    await other.beat()


async def set_aside(shared, one, other, book):
    await other.quarantine("t", "for a test")


async def given_back(shared, one, other, book):
    await one.release(book.claim)


async def claimed_anew(shared, one, other, book):
    assert await one.claim("t")


async def taken_in_silence(shared, one, other, book):
    """By a statement that settles nothing."""
    assert tampered(shared, "UPDATE tables SET owner = ? WHERE id = 't'", other.me) == 1


@pytest.mark.parametrize(
    "lose", [taken_by_claim, taken_for_dead, set_aside, given_back, claimed_anew, taken_in_silence]
)
async def test_who_has_lost_a_table_writes_no_move(shared, lose):
    async with two(shared) as (one, other):
        book, neighbour = await known_book(one), await known_book(one, "u")
        await book.write("a")
        await lose(shared, one, other, book)
        late = asyncio.gather(book.write("b"), neighbour.write("b"), return_exceptions=True)
        results = [type(result) for result in await late]
        assert results == [Fenced, Fenced if lose is taken_for_dead else type(None)]
        with pytest.raises(Fenced):
            await book.write("c")
        for store in (one, other):
            assert await store.load("t") == book.lines
            assert await store.load("u") == neighbour.lines


async def test_the_new_keeper_goes_on_and_the_old_one_stays_out(shared):
    async with two(shared) as (one, other):
        old = await known_book(one)
        await old.write("a")
        fall_silent(shared, one, 20)
        new = await known_book(other, "u")
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
        assert await other.load("t") == old.lines and count(shared) == 1


async def test_the_older_of_two_claims_of_one_process_writes_no_move(word):
    async with opened(word) as store:
        book = await known_book(store)
        old, book.claim = book.claim, await store.claim("t")
        await book.write("a")
        await book.write("b")
        with pytest.raises(Fenced):
            await store.append(Append(old, book.appending("c").lines, head()))
        await book.write("c")
        assert await store.load("t") == book.lines


async def test_a_table_that_was_given_back_is_forgotten(word):
    async with opened(word) as store:
        books = [await known_book(store, f"t{i}") for i in range(4)]
        assert set(store._fresh._known) == {"t0", "t1", "t2", "t3"}
        for book in books[:3]:
            await store.release(book.claim)
        await store.beat()
        assert set(store._fresh._known) == {"t3"}


async def test_losses_that_are_not_noted_any_more(shared, monkeypatch):
    monkeypatch.setattr(staged_moves, "OLD_LOSSES", staged_moves.OLD_LOSSES.replace(str(staged_moves.KEPT_LOSSES), "2"))
    async with two(shared) as (one, other):
        mine, lost = await known_book(one, "mine"), await known_book(one, "lost")
        fall_silent(shared, one, 20)
        assert await other.claim("lost")
        book = await new_book(other, "u")
        for _ in range(5):
            book.claim = await other.claim("u")
        await book.write("first")
        await book.write("a")
        await other.beat()  # settles, and forgets old losses
        assert ("lost",) not in found(shared, "SELECT table_id FROM losses")
        tampered(shared, "UPDATE tables SET owner = ?, epoch = 1 WHERE id = 'mine'", one.me)
        await mine.write("a")
        with pytest.raises(Fenced):
            await lost.write("a")


# ---- exactly once
async def test_a_command_is_written_once_whether_fresh_or_settled(word):
    async with opened(word) as store:
        book = await known_book(store)
        await book.write("fresh")
        for number, commands in enumerate([("fresh",), ("first",), ("new", "fresh"), ("first", "new"), ("new", "new")]):
            for again in range(2):  # what was refused is not known any more: only the second is fresh
                await book.write(f"{number} {again}")
            with pytest.raises(DuplicateRow):
                await book.write(*commands)
        await book.write("new")
        await book.write("fresh", person="circe")
        with pytest.raises(DuplicateRow):
            await book.write("fresh", person="circe")
        assert await store.load("t") == book.lines


async def test_what_does_not_follow_is_refused_as_ever(word):
    async with opened(word) as store:
        book = await known_book(store)
        stale = book.appending("stale")
        await book.write("a")
        with pytest.raises(Fenced):
            await store.append(stale)
        await book.write("b")
        await book.write("c")
        forged = line_after(book.lines[-2], 8, "", "", "")
        forged = line_after(forged, 9, "", "", "another")
        with pytest.raises(DamagedLog):
            await store.append(Append(book.claim, (forged,), head()))
        await book.write("d")
        assert await store.load("t") == book.lines


async def test_more_than_a_move_is_written_as_ever(word):
    async with opened(word) as store:
        book, other = await known_book(store), await known_book(store, "u")
        await asyncio.gather(book.write("a"), other.write("a"))
        await asyncio.gather(book.write("b", people=("dido", "hera"), status=OPEN, free=1), other.write("b"))
        assert [await store.count_tables(person) for person in ("dido", "circe", "hera")] == [2, 1, 1]
        assert await store.head("t") == head(people=("dido", "hera"), status=OPEN, free=1)
        assert found(word, "SELECT DISTINCT table_id FROM fresh") == [("u",)]  # nobody else is kept waiting
        await book.write("c", people=("dido", "hera"), status=OPEN, free=1)
        assert count(word) == 3
        await store.append(Append(book.claim, (), head(wake=5)))
        assert (await store.head("t")).wake == 5
        await book.write("d")
        assert await store.load("t") == book.lines and await store.load("u") == other.lines


async def test_neighbours_of_a_refused_move_are_written(word):
    async with opened(word) as store:
        books = [await known_book(store, f"t{i}") for i in range(8)]
        appends = [book.appending("a", changed=None if i == 2 else 1) for i, book in enumerate(books)]
        appends[3] = books[3].appending("first")
        appends[4] = Append(appends[4].claim, appends[4].lines, head("t4", title="another"))
        appends[5] = Append(Claim("t5", 77, 0), appends[5].lines, appends[5].head)
        results = await asyncio.gather(*map(store.append, appends), return_exceptions=True)
        kinds = [type(result) for result in results]
        assert isinstance(results[2], Unavailable) and kinds[3:6] == [DuplicateRow, type(None), Fenced]
        assert kinds[:2] + kinds[6:] == [type(None)] * 4
        assert [len(await store.load(book.table)) for book in books] == [3, 3, 2, 2, 3, 2, 3, 3]


# ---- how
async def test_moves_alone_are_one_statement(word):
    async with opened(word) as store:
        books = [await known_book(store, f"t{i}") for i in range(150)]
        await books[0].write("a")  # by now all losses are known
        asked = []
        store._write.set_trace_callback(lambda text: asked.append(text.split("(")[0].strip()))
        await asyncio.gather(*(book.write("b") for book in books))
        assert asked == ["INSERT INTO fresh"]


async def test_many_moves_of_one_table_at_once_keep_their_order(word):
    async with opened(word) as store:
        book, waiting = await known_book(store), []
        for i in range(30):
            append = book.appending(f"c{i}")
            book.lines += append.lines
            waiting.append(asyncio.create_task(store.append(append)))
            await asyncio.sleep(0)
        await asyncio.gather(*waiting)
        assert await store.load("t") == book.lines


async def test_of_two_moves_at_one_place_one_is_written(word):
    async with opened(word) as store:
        book = await known_book(store)
        await book.write("a")
        twice, other = book.appending("b"), book.appending("c")
        results = await asyncio.gather(*map(store.append, (twice, twice, other)), return_exceptions=True)
        assert [type(result) for result in results] == [type(None), DuplicateRow, Fenced]
        assert await store.load("t") == [*book.lines, *twice.lines]


async def test_never_are_too_many_lines_fresh(word, monkeypatch):
    monkeypatch.setattr(staged_moves, "MOST", 10)
    async with opened(word) as store:
        books = [await known_book(store, f"t{i}") for i in range(3)]
        for number in range(20):
            await asyncio.gather(*(book.write(f"c{number}", changed=number) for book in books))
            assert count(word) <= 12
        assert count(word, "lines") > 50
        assert [await store.load(book.table) for book in books] == [book.lines for book in books]


# ---- what cannot be
@pytest.mark.parametrize("settling", ["all", "one"])
async def test_a_table_that_cannot_be_settled_is_set_aside_and_all_others_go_on(word, settling):
    async with opened(word) as store:
        books = [await known_book(store, f"t{i}") for i in range(4)]
        for book in books:
            await book.write("a", "b", changed=9)
        clash = "INSERT INTO lines SELECT table_id, 77, 0, person, command, '', '' FROM fresh WHERE table_id = 't1'"
        assert tampered(word, f"{clash} LIMIT 1") == 1
        if settling == "all":
            await store.beat()
        else:
            with pytest.raises(Fenced):
                await books[1].write("c", people=("hera",))
        assert found(word, "SELECT table_id, seq, hash FROM stranded") == [
            ("t1", line.seq, line.hash) for line in books[1].lines[2:]
        ]
        assert count(word) == (0 if settling == "all" else 6)
        ((table, reason),) = [pair async for pair in integrity(store)]
        assert table == "t1" and reason.startswith("set aside: its last lines cannot be put in its book: UNIQUE")
        with pytest.raises(Fenced):
            await books[1].write("c")
        for book in books[:1] + books[2:]:
            await book.write("c", changed=10)
            assert await store.load(book.table) == book.lines
        await store.beat()
        assert count(word) == 0 and count(word, "stranded") == 2


class Damaged(Failing):
    """A connection to a file in which the page of a book is damaged."""

    def execute(self, text, values=()):
        if text.startswith(self.at) and (not values or "t1" in values):
            raise sqlite3.DatabaseError(self.error)
        return self.connection.execute(text, values)


async def test_a_damaged_book_is_set_aside_and_all_others_go_on(word):
    async with opened(word) as store:
        books = [await known_book(store, f"t{i}") for i in range(3)]
        for book in books:
            await book.write("a")
        store._write = Damaged(store._write, "INSERT INTO lines", "database disk image is malformed")
        await store.beat()
        assert count(word) == 0 and count(word, "stranded") == 1
        assert [table async for table, _ in integrity(store)] == ["t1"]
        await books[2].write("b")
        assert await store.load("t2") == books[2].lines
