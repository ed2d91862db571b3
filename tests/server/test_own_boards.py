"""`serve --boards`: what is offered, what is not, and tables that keep their board whatever happens to the folder."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from pelagos.core.record import parse, replay
from pelagos.games import load
from pelagos.server.boards import Boards
from tests.kit.games.boards import own_board
from tests.kit.games.every_game import find
from tests.kit.servers.api_player import ApiPlayer, start_game
from tests.kit.servers.moves import any_move
from tests.kit.servers.server_process import NO_LIMITS, ServerProcess

OPTIONS = [word for limit in NO_LIMITS for word in ("--limit", limit)]
NAMES = ("Anna", "Bert", "Cleo")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a board of each game, and files that are no boards."""
    found = tmp_path / "boards"
    found.mkdir()
    for game in ("ulysses", "odysseus"):
        found.joinpath(f"{game}.json").write_text(json.dumps(own_board(game, f"Own {game}")), "utf-8")
    lonely = own_board("ulysses", "Lonely")
    lonely["routes"] = [route for route in lonely["routes"] if "newithaca" not in route]
    bad = {
        "cut": '{"game": "ulysses"',
        "lonely": json.dumps(lonely),
        "same": json.dumps(own_board("odysseus", "Archipelago")),
        "nowhere": json.dumps(own_board("odysseus", "Nowhere", size="large")),
        "large": json.dumps(own_board("ulysses", "Large", more="x" * 100_000)),
    }
    for name, text in bad.items():
        found.joinpath(f"bad-{name}.json").write_text(text, "utf-8")
    found.joinpath("notes.txt").write_text("not a board", "utf-8")
    return found


def serving(tmp_path: Path, folder: Path, *more: str) -> ServerProcess:
    return ServerProcess(tmp_path / "store", *OPTIONS, "--boards", str(folder), *more, log=tmp_path / "log")


async def play(url: str, table: str, players: list[ApiPlayer], moves: int = 4) -> int:
    """Play some moves, each by the player who must decide; return the last line."""
    seq = 0
    for _ in range(moves):
        async with players[0].look(table) as look:
            actor = (await look.until(bool))["table"]["actor"]
        async with players[actor].look(table) as look:
            update = await look.until(lambda new: new["choices"])
            answer = await look.ask("play", seq=update["seq"], move=any_move(update))
            assert answer["type"] == "answer", answer
            seq = answer["seq"]
    return seq


def test_boards_are_offered_and_bad_files_are_named(tmp_path: Path, folder: Path) -> None:
    async def work(url: str) -> None:
        anna = await ApiPlayer.come(url, "Anna")
        boards = (await anna.http.get("/api/games")).json()["boards"]
        assert [(board["game"], board["name"]) for board in boards] == [
            *(("ulysses", "Mediterranean"), ("ulysses", "Own ulysses")),
            *(("odysseus", "Archipelago"), ("odysseus", "Own odysseus")),
        ]
        assert boards[1]["origin"] == "Drawn by Anna for Own ulysses."
        refused = await anna.post("/api/tables", game="ulysses", seats=3, board="Own odysseus")
        assert refused["code"] == "board"
        assert "choose one of: Mediterranean, Own ulysses" in refused["reason"]
        await anna.leave()

    with serving(tmp_path, folder) as server:
        asyncio.run(work(server.url))
    log = (tmp_path / "log").read_text()
    for name, fault in (
        ("cut", "the board is not JSON"),
        ("lonely", "newithaca: has 0 routes and needs 3 to 6 (U1.1)"),
        ("same", "odysseus has another board with the name 'Archipelago'"),
        ("nowhere", "size: needs width and height of the drawing"),
        ("large", "the board is too large"),
    ):
        (line,) = [line for line in log.splitlines() if f"bad-{name}.json" in line]
        assert "is not offered" in line and fault in line
    assert "notes.txt" not in log


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("game", ["ulysses", "odysseus"])
def test_a_table_keeps_its_board(tmp_path: Path, folder: Path, game: str, workers: str) -> None:
    """The table goes on after a restart without the file, and its record replays."""
    name = f"Own {game}"
    mark = load(game, str(folder / f"{game}.json")).board_mark

    async def begin(url: str) -> tuple[str, list[ApiPlayer]]:
        table, players = await start_game(url, game, NAMES, board=name)
        await play(url, table, players)
        return table, players

    async def go_on(url: str, table: str, players: list[ApiPlayer]) -> None:
        await play(url, table, players)
        told = (await players[0].http.get(f"/api/tables/{table}/game")).json()
        assert (told["board"]["mark"], told["board"]["name"]) == (mark, name)
        assert (await players[0].http.get(f"/api/tables/{table}/log")).json()["own_board"]
        seen = (await players[0].http.get(f"/api/tables/{table}/record")).text
        assert parse(seen, find).game.board_mark == mark

    with serving(tmp_path, folder, "--workers", workers) as server:
        table, players = asyncio.run(begin(server.url))
        port = server.port
    for path in folder.glob("*.json"):
        path.unlink()
    again = ServerProcess(tmp_path / "store", *OPTIONS, "--workers", workers, port=port, log=tmp_path / "log")
    fresh = [ApiPlayer(player.url, player.name, player.token) for player in players]
    with again as server:
        asyncio.run(go_on(server.url, table, fresh))
    done = subprocess.run(
        [sys.executable, "-m", "pelagos", "export", table, "--store", str(tmp_path / "store")],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    record = parse(done.stdout, find)
    assert record.game.board_mark == mark and len(record.entries) == 9
    assert len(replay(record)) == 10


def test_a_file_can_take_the_place_of_the_games_own_board() -> None:
    """`play --board` in the browser: the board is the usual one, also under the name of ours."""
    boards = Boards(json.dumps(own_board("ulysses", "Mediterranean")))
    assert [(offer.game, offer.name) for offer in boards.offers()] == [
        ("ulysses", "Mediterranean"),
        ("odysseus", "Archipelago"),
    ]
    assert "newithaca" in boards.game("ulysses", "").board_file
    own = Boards(json.dumps(own_board("ulysses", "Mine")))
    assert [offer.name for offer in own.offers()] == ["Mine", "Mediterranean", "Archipelago"]
