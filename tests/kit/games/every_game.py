"""Every game, as objects made once and as parameters of tests."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from pelagos import games
from pelagos.core import laws
from pelagos.core.game import Game
from pelagos.games import load


@cache
def find(name: str) -> Any:
    """Return the game of this name. It is cached because tests ask for it thousands of times.

    The type is Any because each game has more than core's Game: a board, cards, places.
    """
    return load(name)


GAMES = tuple(find(name) for name in games.NAMES)
TABLES = [pytest.param(game, seats, id=f"{game.name} {seats}") for game in GAMES for seats in game.seats]
every_game = pytest.mark.parametrize("game", GAMES, ids=games.NAMES)
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)


def law_broken_by(game: Game, seats: int) -> str | None:
    """Return the first law that a game with a planted mistake breaks, or None."""
    report = laws.run(game, seats, 3000)
    return report.broken.law if report.broken else None
