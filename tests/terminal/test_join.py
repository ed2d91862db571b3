"""`pelagos open` and `pelagos join` with a real server: whole games, chat, invitations."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from pelagos.terminal.files import CommandRefused
from pelagos.terminal.remote.client import Link
from tests.kit.servers.api_player import ApiPlayer
from tests.kit.servers.processes import restore_ctrl_c
from tests.kit.servers.server_process import ServerProcess


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("house")
    with ServerProcess(folder / "store.sqlite", log=folder / "log") as found:
        yield found


def pelagos(home: Path, *words: str, typed: str = "") -> str:
    """Run a `pelagos` command with typed input and return its output."""
    env = {**os.environ, "XDG_CONFIG_HOME": str(home), "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "pelagos", *words]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, env=env, timeout=120)
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout + done.stderr


TABLE = ["--players", "3", "--bots", "drifter,drifter", "--pace", "0"]


def test_a_whole_game_against_bots_of_a_server(house: ServerProcess, tmp_path: Path) -> None:
    shown = pelagos(tmp_path, "open", house.url, "odysseus", *TABLE, typed="\n" + "1\n" * 3000)
    assert "The game begins." in shown
    assert re.search(r"(has|have) won", shown), shown[-2000:]
    assert "/record" in shown


def test_commands_at_a_table(house: ServerProcess, tmp_path: Path) -> None:
    """Chat, help and refusals with their reasons; leaving the screen keeps the seat."""
    typed = "\nhelp\nsay ahoy\npropose atlantis\nundo\n1\nquit\n"
    shown = pelagos(tmp_path, "open", house.url, "ulysses", *TABLE, typed=typed)
    assert "gives up your seat for good" in shown
    assert "Captain: ahoy" in shown
    assert "No: " in shown and "[U" in shown, "a refusal has its clause"
    assert "only your own last move" in shown
    assert "your seat is kept" in shown


def test_refusals_use_the_chosen_language(house: ServerProcess, tmp_path: Path) -> None:
    """Refusals of a table, of a server without that table, and without any server."""
    typed = "\nundo\nsay \u200b\nquit\n"
    shown = pelagos(tmp_path, "open", house.url, "ulysses", *TABLE, "--language", "it", typed=typed)
    assert "solo la tua ultima mossa" in shown and "questo messaggio è vuoto" in shown
    assert "Hai lasciato il tavolo" in shown
    assert "cette table n’existe pas" in pelagos(tmp_path, "join", f"{house.url}/t/none", "--language", "fr")
    assert "antwortet nicht" in pelagos(tmp_path, "join", "http://127.0.0.1:9", "--language", "de")


def test_player_joins_by_link_leaves_and_comes_back(house: ServerProcess, tmp_path: Path) -> None:
    async def opened() -> tuple[ApiPlayer, str, str]:
        anna = await ApiPlayer.come(house.url, "Anna")
        found = await anna.post("/api/tables", game="ulysses", seats=3, bots=[None, None, "drifter"], pace=0)
        await anna.say(found["id"], "join")
        return anna, found["id"], found["invite"]

    anna, table, invite = asyncio.run(opened())
    link = f"{house.url}/t/{table}"
    assert "this table is private" in pelagos(tmp_path, "join", link, "--name", "Bert")
    env = {**os.environ, "XDG_CONFIG_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    bert = subprocess.Popen(
        [sys.executable, "-m", "pelagos", "join", f"{link}#invite={invite}"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=env,
        text=True,
        preexec_fn=restore_ctrl_c,
    )
    try:
        assert bert.stdout is not None and bert.stdin is not None
        while "Waiting" not in (line := bert.stdout.readline()):
            assert line != "", "it ended too early"

        async def begun() -> str:
            guest = ApiPlayer(house.url, "Anna", anna.token)
            async with guest.look(table) as look:
                await look.until(lambda new: new["table"]["seats"][1]["kind"] == "person")
                assert (await look.ask("begin"))["type"] == "answer"
                return str(look.last["table"]["seats"][1]["name"])

        assert asyncio.run(begun()) == "Bert"
        while "begins" not in (line := bert.stdout.readline()):
            assert line != "", "it ended too early"
        bert.send_signal(signal.SIGINT)  # Ctrl-C, at any moment
        assert "your seat is kept" in bert.stdout.read()
    finally:
        bert.kill()
        bert.wait()
    assert link in pelagos(tmp_path, "join", house.url)


def test_links_are_parsed_or_refused() -> None:
    link = Link.read("https://sea.example/games/t/abc#invite=xyz")
    assert (link.server, link.table, link.invite) == ("https://sea.example/games", "abc", "xyz")
    assert Link.read("localhost:8000").server == "http://localhost:8000"
    with pytest.raises(CommandRefused, match="is not a link"):
        Link.read("ftp://sea.example")


def test_missing_server_is_reported(tmp_path: Path) -> None:
    assert "does not answer" in pelagos(tmp_path, "join", "http://127.0.0.1:9/t/x")
