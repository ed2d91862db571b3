"""Several processes on one store: viewers anywhere, one keeper a table, another when it dies."""

import asyncio
import contextlib
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import websockets

from pelagos.server.settings import ServerSettings
from pelagos.server.supervisor import company
from pelagos.store.store import StoreRefused
from tests.kit.api_player import ApiPlayer as Guest
from tests.kit.api_player import PlayerSocket as Look
from tests.kit.api_player import start_game as seated
from tests.kit.processes import worker_pids as workers_of
from tests.kit.server_process import NO_LIMITS
from tests.kit.server_process import ServerProcess as House
from tests.kit.services import Postgres, running

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


# ---- several processes of one server
@pytest.fixture(params=["file", "postgresql"])
def crowded(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """One server of two processes."""
    postgresql = request.param == "postgresql"
    store = request.getfixturevalue("postgres").empty_database() if postgresql else str(tmp_path / "store.sqlite")
    with House(store, *OPTIONS, "--workers", "2", log=tmp_path / "log") as house:
        assert house.process is not None
        while len(workers_of(house.process.pid)) < 2:
            time.sleep(0.05)
        yield house


async def is_open(look: Look) -> bool:
    """Hears everything that was sent; whether it could still hear more."""
    with contextlib.suppress(TimeoutError):
        try:
            while True:
                await look.next(0.3)
        except websockets.ConnectionClosed:
            return False
    return True


def test_all_who_look_at_a_table_are_with_its_keeper(crowded: House) -> None:
    """Whichever process their calls came to: when one dies, it is all of them who must come again, or none."""

    async def work() -> None:
        table, guests = await seated(crowded.url, "odysseus", ["Anna", "Bert", "Cleo"])
        async with contextlib.AsyncExitStack() as stack:
            looks = [await stack.enter_async_context(guest.look(table)) for guest in guests * 4]
            for look in looks:
                await look.until(bool)
            killed = []
            while all([await is_open(look) for look in looks]):
                assert crowded.process is not None
                victim = next(pid for pid in workers_of(crowded.process.pid) if pid not in killed)
                os.kill(victim, signal.SIGKILL)
                killed.append(victim)
                await asyncio.sleep(0.2)
            assert not any([await is_open(look) for look in looks])
        await goes_on(table, guests)

    asyncio.run(work())


async def goes_on(table: str, guests: list[Guest]) -> None:
    """Somebody looks after it again, and everybody sees the next moves."""
    async with contextlib.AsyncExitStack() as stack:
        looks = [await stack.enter_async_context(guest.look(table)) for guest in guests]
        for _ in range(3):
            await looks[0].until(bool)
            mover = looks[looks[0].last["table"]["actor"]]
            update = await mover.until(lambda new: new["legal"])
            answer = await mover.ask("play", seq=update["seq"], move=update["legal"][0])
            while answer.get("code") == "unavailable":  # nobody has taken it over yet
                answer = await mover.ask("play", seq=update["seq"], move=update["legal"][0])
            assert answer["type"] == "answer", answer
            for look in looks:
                await look.until(lambda new, seq=answer["seq"]: new["seq"] >= seq)


def test_commands_over_http_find_the_keeper_from_any_process(crowded: House) -> None:
    """Each command comes with a connection of its own, and so to any of them."""

    async def work() -> None:
        table, (anna, bert, cleo) = await seated(crowded.url, "odysseus", ["Anna", "Bert", "Cleo"])
        async with cleo.look(table) as look:
            for number in range(12):
                speaker = await Guest.come(crowded.url, "x")  # a connection that nobody has used
                speaker.http.headers["Authorization"] = f"Bearer {(anna, bert)[number % 2].token}"
                assert (await speaker.say(table, "say", text=f"word {number}"))["type"] == "answer"
                await speaker.leave()
                said = f"word {number}"
                await look.until(lambda new, said=said: any(e["args"].get("text") == said for e in new["events"]))

    asyncio.run(work())


def test_the_processes_of_a_killed_server_end_and_a_new_one_goes_on(tmp_path: Path) -> None:
    async def work(house: House) -> None:
        table, guests = await seated(house.url, "odysseus", ["Anna", "Bert", "Cleo"])
        assert house.process is not None
        left = workers_of(house.process.pid)
        house.kill()
        end = time.monotonic() + 30
        while any(Path(f"/proc/{pid}").exists() for pid in left):
            assert time.monotonic() < end, "they serve on, and nobody can stop them"
            await asyncio.sleep(0.05)
        await asyncio.to_thread(lambda: house.start().wait())
        await goes_on(table, guests)

    with House(tmp_path / "store.sqlite", *OPTIONS, "--workers", "2", log=tmp_path / "log") as house:
        asyncio.run(work(house))


def test_what_lies_ready_can_be_read() -> None:
    """A process is made ready in silence: what it could not read, each worker reads by itself, and slowly."""
    read = "import pelagos.server.preload, sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", read], capture_output=True, text=True, check=True)
    assert {"fluent.runtime", "pelagos.store.sqlite.sqlite_shared", "pelagos.games.ulysses"} <= {*done.stdout.split()}


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_who_is_stopped_gives_his_tables_back(tmp_path: Path, how: signal.Signals, workers: str) -> None:
    store = tmp_path / "store.sqlite"
    with House(store, *OPTIONS, "--workers", workers, log=tmp_path / "log") as house:
        asyncio.run(seated(house.url, "odysseus", ["Anna", "Bert", "Cleo"]))
        assert owners(store)
        house.kill(how)
        assert house.process is not None and house.process.returncode == 0
    assert not owners(store)
    assert "Traceback" not in (tmp_path / "log").read_text()


def owners(store: Path) -> list[str]:
    """Of all tables."""
    with contextlib.closing(sqlite3.connect(store)) as connection:
        return [owner for (owner,) in connection.execute("SELECT owner FROM tables WHERE owner IS NOT NULL")]


def test_nobody_else_enters_where_processes_meet(tmp_path: Path) -> None:
    with company(ServerSettings(str(tmp_path / "store.sqlite"), workers=2)) as settings:
        assert stat.S_IMODE(os.stat(settings.folder).st_mode) == 0o700
        with pytest.raises(StoreRefused, match="in use by another Pelagos"), company(settings):
            pass
    assert not Path(settings.folder).exists()
