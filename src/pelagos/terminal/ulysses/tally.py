"""Who wins the discussions, counted while a game is played. A simulation is no viewer: it may look at the state."""

from __future__ import annotations

from collections import Counter
from typing import Any

from pelagos.games.ulysses.position import NOWHERE

WAYS = ("unopposed", "blue", "red", "black")  # how a movement is decided


class Tally:
    """Watches one game."""

    def __init__(self) -> None:
        self.movements: Counter[str] = Counter()
        self.disks: tuple[int, int, int] | None = None

    def before(self, state: Any) -> None:
        """Before a decision: remembers the disks, which leave the board when the ship sails."""
        self.disks = None if state.blue == NOWHERE else (state.blue, state.red, state.black)

    def after(self, state: Any) -> None:
        if self.disks is None or state.blue != NOWHERE:
            return
        blue, red, black = self.disks
        if red == NOWHERE:
            self.movements["unopposed"] += 1
        else:
            self.movements[{blue: "blue", red: "red", black: "black"}[state.ship]] += 1
