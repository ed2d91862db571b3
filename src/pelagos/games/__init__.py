"""The games by name, and the rules of our own."""

from __future__ import annotations

from pelagos.core.game import Game, InvalidInput
from pelagos.core.tabletop.board_file import read_board
from pelagos.registry import names, part_of

NAMES = names()


def load(name: str, board: str | None = None, variant: str = "") -> Game:
    """Return a game on the board of a file, by default on its own board, and in a variant, by default as printed.

    The rules are imported only when they are needed, so that they do not slow down programs that use another game.
    """
    part = part_of(name, "game") if name in NAMES else None
    if part is None:
        raise InvalidInput(f"there is no game '{name}'; there are: {', '.join(NAMES)}")
    game: Game = part.GAME(None if board is None else read_board(board))
    return game.in_variant(variant) if variant else game
