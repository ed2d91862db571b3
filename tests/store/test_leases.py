"""Several processes that share a store. Each store in these tests stands for one process."""

import asyncio

import pytest

from pelagos.store.store import ALIVE, Append, Fenced
from tests.store.helpers import age_heartbeat, crash, new_log, opened, two_stores, words_heard


# ---- claims
async def test_if_two_processes_claim_a_table_at_once_one_gets_it(shared_location):
    async with two_stores(shared_location) as (one, other), opened(shared_location) as maker:
        for i in range(20):
            log = await new_log(maker, f"t{i}")
            await maker.release(log.claim)
            await asyncio.gather(one.heartbeat(), other.heartbeat())  # on a busy machine the rounds take seconds
            claims = await asyncio.gather(*(each.claim(f"t{i}") for each in (one, other, one, other)))
            assert {claims[0] is None, claims[1] is None} == {True, False}
            assert (claims[2] is None, claims[3] is None) == (claims[0] is None, claims[1] is None)


async def test_the_table_of_a_living_owner_cannot_be_claimed(shared_location):
    async with two_stores(shared_location) as (one, other):
        log = await new_log(one, wake=1)
        assert await other.claim("t") is None
        assert await other.due(9, 9) == []
        assert await other.head("t") == await one.head("t")
        await log.write()


async def test_the_table_of_a_dead_owner_can_be_claimed_and_the_claim_has_the_gap(shared_location):
    async with two_stores(shared_location) as (one, other):
        log = await new_log(one, wake=1)
        age_heartbeat(shared_location, one, 20)
        await other.heartbeat()
        assert await other.due(9, 9) == ["t"]
        claim = await other.claim("t")
        assert claim.epoch == 2 and 20_000 <= claim.gap < 60_000
        with pytest.raises(Fenced):
            await log.write()
        await other.release(claim)
        claim = await other.claim("t")
        assert 20_000 <= claim.gap < 60_000  # nothing was written since, so the gap is repeated
        await other.append(Append(claim, (), await other.head("t")))
        claim = await other.claim("t")
        assert 20_000 <= claim.gap < 60_000  # a head alone does not count
        log.store, log.claim = other, claim
        await log.write()
        await other.release(claim)
        assert (await other.claim("t")).gap == 0
        assert await one.downtimes(0) == []  # the other process was alive all the time
        await one.heartbeat()  # the first process was only slow
        assert await one.claim("t") is None


async def test_the_table_of_a_dead_owner_can_be_claimed_before_a_heartbeat_notices(shared_location):
    async with two_stores(shared_location) as (one, other):
        await new_log(one, wake=1)
        age_heartbeat(shared_location, one, 20)
        assert await other.due(9, 9) == ["t"]
        claim = await other.claim("t")
        assert claim.epoch == 2 and 20_000 <= claim.gap < 60_000


async def test_the_tables_of_a_process_that_is_certainly_dead_are_free_at_once(shared_location):
    async with two_stores(shared_location) as (one, other):
        log = await new_log(one, wake=1)
        await one.set_here("t", "dido", True)
        age_heartbeat(shared_location, one, 1)
        assert await other.claim("t") is None  # the owner may be alive
        await other.declare_dead(one.process_id)
        await other.declare_dead(one.process_id)  # a second process has noticed it too
        await other.declare_dead("nobody")
        assert await other.here("t") == set()
        assert await other.due(9, 9) == ["t"]
        claim = await other.claim("t")
        assert claim.epoch == 2 and 1_000 <= claim.gap < 60_000
        with pytest.raises(Fenced):
            await log.write()


async def test_after_an_outage_of_the_store_no_process_is_presumed_dead(shared_location):
    async with two_stores(shared_location) as (one, other):
        log = await new_log(one, wake=1)
        for each in (one, other):
            age_heartbeat(shared_location, each, 20)
        assert await other.claim("t") is None  # the heartbeat of this process is old too
        await other.heartbeat()
        assert await other.claim("t") is None  # the first process gets time to come back
        await log.write()


async def test_a_process_notices_its_own_late_heartbeat(shared_location):
    async with two_stores(shared_location) as (one, _):
        await one.heartbeat()
        assert one.is_alive and one.lapses == 0
        one._last_heartbeat -= ALIVE
        assert not one.is_alive
        await one.heartbeat()
        assert one.is_alive and one.lapses == 1


async def test_a_claim_waits_for_running_appends_and_fences_later_ones(shared_location):
    """The new owner reads every acknowledged line, and no line is added after that."""
    async with two_stores(shared_location) as (one, other):
        logs = [await new_log(one, f"t{i}") for i in range(20)]
        written = [asyncio.create_task(log.write("a")) for log in logs]
        age_heartbeat(shared_location, one, 20)
        claims = await asyncio.gather(*(other.claim(log.table) for log in logs))
        assert all(claims)
        read = [len(await other.load(log.table)) for log in logs]
        results = await asyncio.gather(*written, return_exceptions=True)
        for log, length, result in zip(logs, read, results, strict=True):
            assert (length, type(result)) in [(2, type(None)), (1, Fenced)]
            assert len(await other.load(log.table)) == length


async def test_after_an_outage_of_the_store_no_process_loses_its_tables(shared_location):
    async with two_stores(shared_location) as (one, other):
        log = await new_log(one)
        for each in (one, other):
            age_heartbeat(shared_location, each, 20)
        await other.heartbeat()  # comes back first
        assert len(await other.downtimes(0)) == 1
        assert await other.claim("t") is None
        await one.heartbeat()
        await log.write()
        assert len(await other.downtimes(0)) == 1


# ---- between processes
async def test_a_command_is_forwarded_to_the_owner_and_the_answer_comes_back(shared_location):
    async with two_stores(shared_location) as (one, other):
        await new_log(one)
        number = await other.post("t", "dido", "propose")
        assert await other.posts() == []
        (post,) = await one.posts()
        await one.answer(post.number, "42")
        assert await other.answer_of(number) == "42"


async def test_only_people_connected_to_living_processes_are_here(shared_location):
    async with two_stores(shared_location) as (one, other):
        await one.set_here("t", "dido", True)
        await other.set_here("t", "circe", True)
        assert await one.here("t") == await other.here("t") == {"dido", "circe"}
        age_heartbeat(shared_location, one, 20)
        assert await other.here("t") == {"circe"}
        await other.heartbeat()
        assert await other.here("t") == {"circe"}
        await one.heartbeat()  # the first process was only slow, and its people are still connected
        assert await other.here("t") == {"dido", "circe"}
        await one.set_here("t", "dido", False)
        await crash(other)
        age_heartbeat(shared_location, other, 20)
        assert await one.here("t") == set()


async def test_notifications(shared_location):
    assert await words_heard(shared_location, {}) == ({"Ithaca, first"}, [])


async def test_the_owner_of_a_table(shared_location):
    async with two_stores(shared_location) as (one, other):
        log = await new_log(one)
        assert await other.owner("t") == one.process_id
        assert await other.owner("nowhere") == ""
        age_heartbeat(shared_location, one, 20)
        assert await other.owner("t") == ""
        await one.release(log.claim)
        await one.heartbeat()
        assert await other.owner("t") == ""
