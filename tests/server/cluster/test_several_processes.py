"""Several processes on one store: viewers anywhere, one process for each table, another one when it dies."""

import asyncio
import contextlib
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets

from pelagos.server.settings import ServerSettings
from pelagos.server.supervisor import shared_resources
from pelagos.store.store import StoreRefused
from tests.kit.servers.api_player import ApiPlayer, PlayerSocket, start_game
from tests.kit.servers.moves import any_move
from tests.kit.servers.processes import worker_pids
from tests.kit.servers.server_process import NO_LIMITS, ServerProcess
from tests.kit.servers.services import Postgres, running

OPTIONS = [word for limit in NO_LIMITS for word in ("--limit", limit)]


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    yield from running(Postgres())


@pytest.fixture
def servers(postgres: Postgres, tmp_path: Path) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    """Two servers, as on two machines behind a load balancer."""
    store = postgres.empty_database()
    with (
        ServerProcess(store, *OPTIONS, log=tmp_path / "one") as one,
        ServerProcess(store, *OPTIONS, log=tmp_path / "two") as two,
    ):
        yield one, two


async def move(look: PlayerSocket) -> int:
    """Play this viewer's next move; return its line."""
    update = await look.until(lambda new: new["choices"])
    answer = await look.ask("play", seq=update["seq"], move=any_move(update))
    assert answer["type"] == "answer", answer
    return int(answer["seq"])


def test_a_table_is_played_from_two_processes(servers: tuple[ServerProcess, ServerProcess]) -> None:
    async def work() -> None:
        one, two = servers
        table, players = await start_game(one.url, "odysseus", ["Anna", "Bert", "Cleo"])
        anna, bert, cleo = players
        for player in (bert, cleo):
            player.url = two.url
        stranger = ApiPlayer(two.url, "", "")
        async with anna.look(table) as a, bert.look(table) as b, cleo.look(table) as c, stranger.look(table) as d:
            looks = [a, b, c]
            for _ in range(12):
                await a.until(bool)
                actor = a.last["table"]["actor"]
                seq = await move(looks[actor])
                for look in (a, b, c, d):
                    await look.until_seq(seq)
            assert (await b.ask("say", text="from afar"))["type"] == "answer"
            await a.until(lambda new: any(event["name"] == "table-said" for event in new["events"]))
            refused = await b.ask("play", seq=b.last["seq"], move="nonsense")
            assert refused["type"] == "refused"
            for look in (a, b, c, d):
                seqs = [message["seq"] for message in look.messages if message["type"] == "update"]
                assert seqs == list(range(seqs[0], seqs[-1] + 1)), "no gap, nothing twice"

    asyncio.run(work())


def test_another_process_takes_over_when_the_tables_process_dies(servers: tuple[ServerProcess, ServerProcess]) -> None:
    async def work() -> None:
        one, two = servers
        table, (anna, bert, cleo) = await start_game(one.url, "odysseus", ["Anna", "Bert", "Cleo"])
        for player in (anna, bert, cleo):
            player.url = two.url
        async with anna.look(table) as a, bert.look(table) as b, cleo.look(table) as c:
            looks = [a, b, c]
            await a.until(bool)
            last = await move(looks[a.last["table"]["actor"]])
            one.kill()
            for look in looks:
                await look.until(lambda new: new["seq"] >= last)
            actor = looks[a.last["table"]["actor"]]
            update = await actor.until(lambda new: new["choices"])
            command = {"id": "the-same", "seq": update["seq"], "move": any_move(update)}
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
def two_workers(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServerProcess]:
    """One server with two workers."""
    postgresql = request.param == "postgresql"
    store = request.getfixturevalue("postgres").empty_database() if postgresql else str(tmp_path / "store.sqlite")
    with ServerProcess(store, *OPTIONS, "--workers", "2", log=tmp_path / "log") as server:
        assert server.process is not None
        while len(worker_pids(server.process.pid)) < 2:
            time.sleep(0.05)
        yield server


async def is_open(look: PlayerSocket) -> bool:
    """Read everything that was sent; return whether the connection is still open."""
    with contextlib.suppress(TimeoutError):
        try:
            while True:
                await look.next(0.3)
        except websockets.ConnectionClosed:
            return False
    return True


def test_all_viewers_are_connected_to_the_process_that_runs_the_table(two_workers: ServerProcess) -> None:
    """Whichever process accepted them: when a process dies, either all viewers of a table are disconnected or none."""

    async def work() -> None:
        table, players = await start_game(two_workers.url, "odysseus", ["Anna", "Bert", "Cleo"])
        async with contextlib.AsyncExitStack() as stack:
            looks = [await stack.enter_async_context(player.look(table)) for player in players * 4]
            for look in looks:
                await look.until(bool)
            killed = []
            while all([await is_open(look) for look in looks]):
                assert two_workers.process is not None
                victim = next(pid for pid in worker_pids(two_workers.process.pid) if pid not in killed)
                os.kill(victim, signal.SIGKILL)
                killed.append(victim)
                await asyncio.sleep(0.2)
            assert not any([await is_open(look) for look in looks])
        await check_that_play_continues(table, players)

    asyncio.run(work())


async def check_that_play_continues(table: str, players: list[ApiPlayer]) -> None:
    """Wait until a process runs the table again and everybody sees the next moves."""
    async with contextlib.AsyncExitStack() as stack:
        looks = [await stack.enter_async_context(player.look(table)) for player in players]
        for _ in range(3):
            await looks[0].until(bool)
            mover = looks[looks[0].last["table"]["actor"]]
            update = await mover.until(lambda new: new["choices"])
            answer = await mover.ask("play", seq=update["seq"], move=any_move(update))
            while answer.get("code") == "unavailable":  # no process has taken the table over yet
                answer = await mover.ask("play", seq=update["seq"], move=any_move(update))
            assert answer["type"] == "answer", answer
            for look in looks:
                await look.until_seq(answer["seq"])


def has_event(argument: str, value: str) -> Callable[[dict[str, Any]], bool]:
    """Return a condition: the update has an event with this argument."""
    return lambda update: any(event["args"].get(argument) == value for event in update["events"])


def test_http_commands_reach_the_table_from_any_process(two_workers: ServerProcess) -> None:
    """Each command uses a new connection, so it may reach either process."""

    async def work() -> None:
        table, (anna, bert, cleo) = await start_game(two_workers.url, "odysseus", ["Anna", "Bert", "Cleo"])
        async with cleo.look(table) as look:
            for number in range(12):
                speaker = await ApiPlayer.come(two_workers.url, "x")  # a new connection
                speaker.http.headers["Authorization"] = f"Bearer {(anna, bert)[number % 2].token}"
                assert (await speaker.say(table, "say", text=f"word {number}"))["type"] == "answer"
                await speaker.leave()
                await look.until(has_event("text", f"word {number}"))

    asyncio.run(work())


def test_workers_of_a_killed_server_stop_and_a_new_server_continues(tmp_path: Path) -> None:
    async def work(server: ServerProcess) -> None:
        table, players = await start_game(server.url, "odysseus", ["Anna", "Bert", "Cleo"])
        assert server.process is not None
        left = worker_pids(server.process.pid)
        server.kill()
        end = time.monotonic() + 30
        while any(Path(f"/proc/{pid}").exists() for pid in left):
            assert time.monotonic() < end, "the workers outlive their supervisor"
            await asyncio.sleep(0.05)
        await asyncio.to_thread(lambda: server.start().wait())
        await check_that_play_continues(table, players)

    with ServerProcess(tmp_path / "store.sqlite", *OPTIONS, "--workers", "2", log=tmp_path / "log") as server:
        asyncio.run(work(server))


def test_the_preload_module_imports_what_workers_need() -> None:
    """The fork server reports no import errors: a module that it fails to import is imported by each worker, slowly."""
    read = "import pelagos.server.preload, sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", read], capture_output=True, text=True, check=True)
    expected = {"fluent.runtime", "pelagos.store.sqlite.shared.shared_store", "pelagos.games.ulysses"}
    assert expected <= {*done.stdout.split()}


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_stopped_process_releases_its_tables(tmp_path: Path, how: signal.Signals, workers: str) -> None:
    store = tmp_path / "store.sqlite"
    with ServerProcess(store, *OPTIONS, "--workers", workers, log=tmp_path / "log") as server:
        asyncio.run(start_game(server.url, "odysseus", ["Anna", "Bert", "Cleo"]))
        assert owners(store)
        server.kill(how)
        assert server.process is not None and server.process.returncode == 0
    assert not owners(store)
    assert "Traceback" not in (tmp_path / "log").read_text()


def owners(store: Path) -> list[str]:
    """Return the owners of all tables that have one."""
    with contextlib.closing(sqlite3.connect(store)) as connection:
        return [owner for (owner,) in connection.execute("SELECT owner FROM tables WHERE owner IS NOT NULL")]


def test_only_the_servers_user_can_enter_the_workers_folder(tmp_path: Path) -> None:
    with shared_resources(ServerSettings(str(tmp_path / "store.sqlite"), workers=2)) as settings:
        assert stat.S_IMODE(os.stat(settings.folder).st_mode) == 0o700
        with pytest.raises(StoreRefused, match="in use by another Pelagos"), shared_resources(settings):
            pass
    assert not Path(settings.folder).exists()
