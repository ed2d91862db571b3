"""Several processes that share a store. Each store here is one of them."""

import asyncio

import pytest

from pelagos.store.store import ALIVE, Append, Fenced
from tests.store.books import dies, fall_silent, heard, new_book, opened, two


# ---- who looks after a table
async def test_of_two_who_claim_at_once_one_wins(store):
    async with two(store) as (one, other), opened(store) as maker:
        for i in range(20):
            book = await new_book(maker, f"t{i}")
            await maker.release(book.claim)
            claims = await asyncio.gather(*(each.claim(f"t{i}") for each in (one, other, one, other)))
            assert {claims[0] is None, claims[1] is None} == {True, False}
            assert (claims[2] is None, claims[3] is None) == (claims[0] is None, claims[1] is None)


async def test_a_table_whose_keeper_is_alive_is_not_given_away(store):
    async with two(store) as (one, other):
        book = await new_book(one, wake=1)
        assert await other.claim("t") is None
        assert await other.due(9, 9) == []
        assert await other.head("t") == await one.head("t")
        await book.write()


async def test_a_dead_keepers_table_is_taken_over_and_the_gap_told(store):
    async with two(store) as (one, other):
        book = await new_book(one, wake=1)
        fall_silent(store, one, 20)
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


async def test_it_is_taken_over_even_before_anybody_has_noticed(store):
    async with two(store) as (one, other):
        await new_book(one, wake=1)
        fall_silent(store, one, 20)
        assert await other.due(9, 9) == ["t"]
        claim = await other.claim("t")
        assert claim.epoch == 2 and 20_000 <= claim.gap < 60_000


async def test_the_tables_of_one_who_died_for_certain_are_free_at_once(store):
    async with two(store) as (one, other):
        book = await new_book(one, wake=1)
        await one.set_here("t", "dido", True)
        fall_silent(store, one, 1)
        assert await other.claim("t") is None  # he may be alive
        await other.bury(one.me)
        await other.bury(one.me)  # somebody else has noticed it too
        await other.bury("nobody")
        assert await other.here("t") == set()
        assert await other.due(9, 9) == ["t"]
        claim = await other.claim("t")
        assert claim.epoch == 2 and 1_000 <= claim.gap < 60_000
        with pytest.raises(Fenced):
            await book.write()


async def test_when_the_store_was_away_for_all_nobody_takes_the_others_for_dead(store):
    async with two(store) as (one, other):
        book = await new_book(one, wake=1)
        for each in (one, other):
            fall_silent(store, each, 20)
        assert await other.claim("t") is None  # he has not been seen himself
        await other.beat()
        assert await other.claim("t") is None  # the first one gets the time to come back
        await book.write()


async def test_who_gave_no_sign_of_life_for_long_knows_it(store):
    async with two(store) as (one, _):
        await one.beat()
        assert one.is_alive and one.lapses == 0
        one._beaten -= ALIVE
        assert not one.is_alive
        await one.beat()
        assert one.is_alive and one.lapses == 1


async def test_a_claim_waits_for_an_append_on_its_way_and_the_fence_holds(store):
    """Whoever takes over reads everything that was acknowledged, and nothing comes after."""
    async with two(store) as (one, other):
        books = [await new_book(one, f"t{i}") for i in range(20)]
        written = [asyncio.create_task(book.write("a")) for book in books]
        fall_silent(store, one, 20)
        claims = await asyncio.gather(*(other.claim(book.table) for book in books))
        assert all(claims)
        read = [len(await other.load(book.table)) for book in books]
        results = await asyncio.gather(*written, return_exceptions=True)
        for book, length, result in zip(books, read, results, strict=True):
            assert (length, type(result)) in [(2, type(None)), (1, Fenced)]
            assert len(await other.load(book.table)) == length


async def test_when_the_store_was_away_nobody_loses_his_tables(store):
    async with two(store) as (one, other):
        book = await new_book(one)
        for each in (one, other):
            fall_silent(store, each, 20)
        await other.beat()  # comes back first
        assert len(await other.downtimes(0)) == 1
        assert await other.claim("t") is None
        await one.beat()
        await book.write()
        assert len(await other.downtimes(0)) == 1


# ---- between processes
async def test_a_command_goes_to_the_keeper_and_the_answer_comes_back(store):
    async with two(store) as (one, other):
        await new_book(one)
        number = await other.post("t", "dido", "propose")
        assert await other.posts() == []
        (post,) = await one.posts()
        await one.answer(post.number, "42")
        assert await other.answer_of(number) == "42"


async def test_who_is_connected_to_a_process_that_is_alive(store):
    async with two(store) as (one, other):
        await one.set_here("t", "dido", True)
        await other.set_here("t", "circe", True)
        assert await one.here("t") == await other.here("t") == {"dido", "circe"}
        fall_silent(store, one, 20)
        assert await other.here("t") == {"circe"}
        await other.beat()
        assert await other.here("t") == {"circe"}
        await one.beat()  # was only slow, and its people are still there
        assert await other.here("t") == {"dido", "circe"}
        await one.set_here("t", "dido", False)
        await dies(other)
        fall_silent(store, other, 20)
        assert await one.here("t") == set()


async def test_calls(store):
    assert await heard(store, {}) == ({"Ithaca, first"}, [])


async def test_who_keeps_a_table(store):
    async with two(store) as (one, other):
        book = await new_book(one)
        assert await other.owner("t") == one.me
        assert await other.owner("nowhere") == ""
        fall_silent(store, one, 20)
        assert await other.owner("t") == ""
        await one.release(book.claim)
        await one.beat()
        assert await other.owner("t") == ""
