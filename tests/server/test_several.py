"""Several processes on one PostgreSQL: viewers anywhere, one keeper a table, another when it dies."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from house import NO_LIMITS, Guest, House, Look, seated
from services import Postgres, running

OPTIONS = [word for limit in NO_LIMITS for word in ("--limit", limit)]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    yield from running(Postgres())


@pytest.fixture
def houses(postgres: Postgres, tmp_path: Path) -> Iterator[tuple[House, House]]:
    """Two servers, as on two machines behind one balancer."""
    store = postgres.empty_database()
    with House(store, *OPTIONS, log=tmp_path / "one") as one, House(store, *OPTIONS, log=tmp_path / "two") as two:
        yield one, two


async def move(look: Look) -> int:
    """The next move, by whoever this is if it is his; the line it stands in."""
    update = await look.until(lambda new: new["legal"])
    answer = await look.ask("play", seq=update["seq"], move=update["legal"][0])
    assert answer["type"] == "answer", answer
    return int(answer["seq"])


def test_a_table_is_played_from_two_processes(houses: tuple[House, House]) -> None:
    async def work() -> None:
        one, two = houses
        table, guests = await seated(one.url, "odysseus", ["Anna", "Bert", "Cleo"])
        anna, bert, cleo = guests
        for guest in (bert, cleo):
            guest.url = two.url
        stranger = Guest(two.url, "", "")
        async with anna.look(table) as a, bert.look(table) as b, cleo.look(table) as c, stranger.look(table) as d:
            looks = [a, b, c]
            for _ in range(12):
                await a.until(bool)
                actor = a.last["table"]["actor"]
                seq = await move(looks[actor])
                for look in (a, b, c, d):
                    await look.until(lambda new, seq=seq: new["seq"] >= seq)
            assert (await b.ask("say", text="from afar"))["type"] == "answer"
            await a.until(lambda new: any(event["name"] == "table-said" for event in new["events"]))
            refused = await b.ask("play", seq=b.last["seq"], move="nonsense")
            assert refused["type"] == "refused"
            for look in (a, b, c, d):
                told = [message["seq"] for message in look.messages if message["type"] == "update"]
                assert told == list(range(told[0], told[-1] + 1)), "no gap, nothing twice"

    asyncio.run(work())


def test_another_process_takes_over_when_the_keeper_dies(houses: tuple[House, House]) -> None:
    async def work() -> None:
        one, two = houses
        table, (anna, bert, cleo) = await seated(one.url, "odysseus", ["Anna", "Bert", "Cleo"])
        for guest in (anna, bert, cleo):
            guest.url = two.url
        async with anna.look(table) as a, bert.look(table) as b, cleo.look(table) as c:
            looks = [a, b, c]
            await a.until(bool)
            last = await move(looks[a.last["table"]["actor"]])
            one.kill()
            for look in looks:
                await look.until(lambda new: new["seq"] >= last)
            actor = looks[a.last["table"]["actor"]]
            update = await actor.until(lambda new: new["legal"])
            command = {"id": "the-same", "seq": update["seq"], "move": update["legal"][0]}
            answer = await actor.ask("play", **command)
            while answer["type"] == "refused" and answer["code"] == "unavailable":
                actor.answers.clear()
                answer = await actor.ask("play", **command)
            assert answer["type"] == "answer", answer
            for look in looks:
                await look.until(lambda new: new["seq"] >= answer["seq"])

    asyncio.run(work())
