"""The boards on which tables can be opened: those that come with the games, and files of the operator."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from pelagos.bots.process.bot_protocol import board_of
from pelagos.core.game import Game, InvalidInput
from pelagos.core.tabletop.board_file import read_board
from pelagos.games import NAMES
from pelagos.server import messages
from pelagos.server.refusal import Refusal
from pelagos.server.settings import ServerSettings
from pelagos.server.table.table import game_of

LONGEST_FILE = 100_000  # characters; every table that is opened on a board keeps its file

log = logging.getLogger("pelagos.server")


class Boards:
    """The boards of each game. `usual` is the text of a file that takes the place of its game's own board."""

    def __init__(self, usual: str = "", files: tuple[str, ...] = ()) -> None:
        self.usual = usual
        self.files = files

    @cached_property
    def games(self) -> Mapping[str, dict[str, Game]]:
        """Each game on each of its boards, by name; the usual board first. Made late: it loads all rules."""
        found: dict[str, dict[str, Game]] = {name: {} for name in NAMES}
        own = [game_on(self.usual)] if self.usual else []
        for game in (*own, *map(game_of, NAMES), *map(game_on, self.files)):
            found[game.name].setdefault(game.board_name, game)
        return found

    def game(self, name: str, board: str) -> Game:
        """Return a game on a board, by default on its usual one; raise Refusal."""
        games = self.games[name]
        if board and board not in games:
            raise Refusal("board", "refused-board", game=name, board=board, there=", ".join(games))
        return games[board] if board else next(iter(games.values()))

    def add(self, text: str) -> None:
        """Add the board of a file; raise InvalidInput if it is invalid."""
        game = game_on(text)
        if game.board_name in self.games[game.name]:
            raise InvalidInput(f"{game.name} has another board with the name '{game.board_name}'; rename one of them")
        self.games[game.name][game.board_name] = game
        self.files += (text,)

    def offers(self) -> list[messages.BoardOffer]:
        boards = [(game, file_of(game)) for games in self.games.values() for game in games.values()]
        return [messages.BoardOffer(game.name, game.board_name, file["origin"]) for game, file in boards if file]


def file_of(game: Game) -> dict[str, Any]:
    """Return the content of the board's file, empty for a game that is not played on a board."""
    return board_of(game)["file"] or {}


def game_on(text: str) -> Game:
    """Return the game that a board file names, on that board; raise InvalidInput."""
    if len(text) > LONGEST_FILE:
        raise InvalidInput(f"the board is too large: {len(text):,} characters, the limit is {LONGEST_FILE:,}")
    try:
        game = game_of(name_in(text)).on_board(text)
        msgspec.json.encode(file_of(game))  # as the server will send it
        return game_of(game.name, game.board_file)
    except UnicodeEncodeError:
        raise InvalidInput("the board has a character that is not Unicode") from None


def name_in(text: str) -> str:
    """Return the name of the game that a board file is for. Loading it as a board of that game checks the rest."""
    try:
        found = msgspec.json.decode(text)
        name = found["game"]
    except (msgspec.DecodeError, KeyError, TypeError, RecursionError):
        return NAMES[0]
    return name if name in NAMES else NAMES[0]


def with_boards(settings: ServerSettings) -> ServerSettings:
    """Read the folder of boards, once for all processes. A bad file is reported, and not offered."""
    if not settings.boards:
        return settings
    boards = Boards(settings.board)
    for path in sorted(Path(settings.boards).glob("*.json")):
        try:
            boards.add(read_board(str(path)))
        except InvalidInput as error:
            log.warning("the board of %s is not offered: %s", path, error)
    return replace(settings, files=boards.files)
