"""Who goes first, and boards of one's own: `play`, `simulate`, and `open` at a server."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.kit.games.boards import own_board
from tests.kit.servers.processes import free_port
from tests.kit.servers.server_process import PATIENCE, ServerProcess


def records_in(folder: Path) -> list[str]:
    return [path.read_text("utf-8") for path in sorted(folder.glob("*.txt"), key=lambda path: int(path.stem[-1]))]


# ---- one game
@pytest.mark.parametrize("letter", "ABCD")
def test_a_seat_is_chosen_to_go_first(run: Any, tmp_path: Path, letter: str) -> None:
    """U2.3: the record holds the choice, and replays without any option."""
    file = tmp_path / "game.txt"
    shown = run("play", "ulysses", "--first", letter, "--seed", "5", "--record", str(file), typed="quit\n")
    assert f"--seed 5 --first {letter}" in shown.stdout
    assert f"\nfirst {letter}\n" in file.read_text()
    assert run("check", str(file)).exit_code == 0
    log = run("replay", str(file)).stdout
    assert ("Captain" if letter == "A" else "sailor") in log


def test_by_lot_is_the_default(run: Any, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("usual.txt", "lot.txt")]
    for file, more in zip(files, ([], ["--first", "lot"]), strict=True):
        run("play", "ulysses", "--seed", "5", "--record", str(file), *more, typed="quit\n")
    assert files[0].read_text() == files[1].read_text()
    assert "first=" in files[0].read_text()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("play", "ulysses", "--players", "3", "--first", "D"), "there is no seat 'D'; there are: A, B, C"),
        (("play", "ulysses", "--first", "winner"), "no game came before"),
        (("play", "odysseus", "--first", "A"), "the player on the left of Zeus begins (O4.1)"),
        (("simulate", "odysseus", "--first", "winner"), "the player on the left of Zeus begins (O4.1)"),
        (("simulate", "ulysses", "--first", "loser"), "there is no seat 'loser'"),
    ],
)
def test_a_first_player_that_cannot_be_is_refused(run: Any, words: tuple[str, ...], why: str) -> None:
    refused = run(*words)
    assert refused.exit_code == 2
    assert why in refused.stderr


# ---- many games
def test_simulated_games_begin_with_the_winner_of_the_last(run: Any, tmp_path: Path) -> None:
    run(*("simulate", "ulysses", "--players", "3", "--games", "6", "--first", "winner"), "--records", str(tmp_path))
    records = records_in(tmp_path)
    assert len(records) == 6 and "first=" in records[0]
    for before, record in pairwise(records):
        (won,) = [line.removeprefix("result ") for line in before.splitlines() if line.startswith("result ")]
        assert f"\nfirst {won}\n" in record
    assert run("check", *map(str, tmp_path.glob("*.txt"))).exit_code == 0


# ---- boards
@pytest.mark.parametrize("name", ["ulysses", "odysseus"])
def test_a_record_of_an_own_board_needs_no_file(run: Any, tmp_path: Path, name: str) -> None:
    board = tmp_path / "mine.json"
    board.write_text(json.dumps(own_board(name, "Mine")), "utf-8")
    run(*("simulate", name, "--players", "3", "--games", "1"), "--board", str(board), "--records", str(tmp_path))
    board.unlink()
    (file,) = tmp_path.glob("*.txt")
    assert run("check", str(file)).exit_code == 0
    assert "on the board Mine" in run("replay", str(file)).stdout


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("house")
    for name in ("ulysses", "odysseus"):
        (folder / f"{name}.json").write_text(json.dumps(own_board(name, "Mine")), "utf-8")
    with ServerProcess(folder / "store", "--boards", str(folder), log=folder / "log") as found:
        yield found


def pelagos(home: Path, *words: str, typed: str = "") -> str:
    env = {**os.environ, "XDG_CONFIG_HOME": str(home), "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "pelagos", *words]
    done = subprocess.run(command, input=typed, capture_output=True, text=True, env=env, timeout=120)
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout + done.stderr


@pytest.mark.parametrize("name", ["ulysses", "odysseus"])
def test_a_whole_game_at_a_server_on_an_own_board(house: ServerProcess, tmp_path: Path, name: str) -> None:
    table = ["--players", "3", "--bots", "drifter,drifter", "--pace", "0", "--board", "Mine"]
    first = ["--first", "A"] if name == "ulysses" else []
    shown = pelagos(tmp_path, "open", house.url, name, *table, *first, typed="\n" + "1\n\n" * 1500)
    assert 'on the board "Mine"' in shown
    assert "Drawn by Anna for Mine" in shown
    assert "New" in shown and re.search(r"(has|have) won", shown), shown[-2000:]
    if first:
        assert "You go first." in shown


def test_refusals_of_a_server_say_what_there_is(house: ServerProcess, tmp_path: Path) -> None:
    table = ["--players", "3", "--bots", "drifter,drifter"]
    assert "choose one of: Mediterranean, Mine" in pelagos(
        tmp_path, "open", house.url, "ulysses", *table, "--board", "Atlantis"
    )
    shown = pelagos(tmp_path, "open", house.url, "odysseus", *table, "--first", "B")
    assert "in Odysseus nobody chooses who goes first" in shown


# ---- the browser
def test_play_in_the_browser_on_an_own_board(tmp_path: Path) -> None:
    """The file is the usual board of its game. A bad file is refused before the server starts."""
    file, port = tmp_path / "mine.json", free_port()
    file.write_text(json.dumps(own_board("odysseus", "Mine")), "utf-8")
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "BROWSER": "true"}
    command = [sys.executable, "-m", "pelagos", "play", "--port", str(port), "--board", str(file)]
    with subprocess.Popen(command, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            boards = boards_at(f"http://127.0.0.1:{port}/api/games")
        finally:
            process.terminate()
    assert [board["name"] for board in boards] == ["Mediterranean", "Mine", "Archipelago"]
    file.write_text("{")
    refused = subprocess.run(command, env=env, capture_output=True, text=True, timeout=60)
    assert refused.returncode == 2 and f"{file}: the board is not JSON" in refused.stderr


def boards_at(address: str) -> list[dict[str, str]]:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            found: list[dict[str, str]] = httpx.get(address).json()["boards"]
            return found
        except httpx.HTTPError:
            time.sleep(0.05)
    raise AssertionError("the server does not answer")


def test_a_folder_that_is_none_is_refused(run: Any, tmp_path: Path) -> None:
    refused = run("serve", "--boards", str(tmp_path / "none"), "--store", str(tmp_path / "store"))
    assert refused.exit_code == 2 and "is not a directory" in refused.stderr
