"""Board files: the text of those that come with a game, and games loaded on changed ones."""

from __future__ import annotations

import importlib
import json
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from pelagos.core.game import Game, InvalidInput
from pelagos.games import load


def board_text(name: str) -> str:
    """Return the text of the board file that comes with a game."""
    (found,) = resources.files(f"pelagos.games.{name}").joinpath("boards").iterdir()
    return found.read_text("utf-8")


def parse_board(name: str, text: str) -> Any:
    return importlib.import_module(f"pelagos.games.{name}.board").parse(text)


def board_refusal(name: str, bad_board: object) -> str:
    """Return the error for a bad board, which is given as text or as data."""
    with pytest.raises(InvalidInput) as caught:
        parse_board(name, bad_board if isinstance(bad_board, str) else json.dumps(bad_board))
    return str(caught.value)


def loaded(name: str, content: object, folder: Path) -> Game:
    """Return a game on another board, read from a file as a player would give it."""
    path = folder / "board.json"
    path.write_text(json.dumps(content), "utf-8")
    return load(name, str(path))


def own_board(name: str, title: str, **changes: Any) -> dict[str, Any]:
    """Return a board of a person's own: ours turned upside down, with other names of places, and an origin."""
    key = {"ulysses": "places", "odysseus": "islands"}[name]
    text = board_text(name)
    for word in json.loads(text)[key]:
        text = text.replace(f'"{word}"', f'"new{word}"')
    board: dict[str, Any] = json.loads(text)
    for place in board[key]:
        board[key][place] = turned(board[key][place])
    return {**board, "name": title, "origin": f"Drawn by Anna for {title}.", **changes}


def turned(position: Any) -> Any:
    """Return a position of a board file turned by half a circle around the middle of the map."""
    if isinstance(position, list):
        return [1600 - position[0], 1000 - position[1]]
    return {**position, "lon": 29 - position["lon"], "lat": 76 - position["lat"]}
