"""Counts of a simulated game of Ulysses: which sides win the discussions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pelagos.arena.report.statistics import share
from pelagos.games.ulysses.position import NOWHERE
from pelagos.terminal import game_ui

WAYS = ("unopposed", "blue", "red", "black")  # the ways in which a movement is decided


@dataclass
class Tally(game_ui.Tally):
    """Counts the movements of one game."""

    first: int = -1  # the seat that went first
    turns: int = 0
    movements: Counter[str] = field(default_factory=Counter)
    disks: tuple[int, int, int] | None = None

    def before(self, state: Any, action: int) -> None:
        """Note where the disks are: they leave the board when the ship sails."""
        self.disks = None if state.blue == NOWHERE else (int(state.blue), int(state.red), int(state.black))
        if self.first < 0:
            self.first = int(state.active)

    def after(self, state: Any) -> None:
        if self.disks is None or state.blue != NOWHERE:
            return
        blue, red, black = self.disks
        if red == NOWHERE:
            self.movements["unopposed"] += 1
        else:
            self.movements[{blue: "blue", red: "red", black: "black"}[state.ship]] += 1

    def finish(self, state: Any) -> None:
        self.turns = int(state.turn)

    @staticmethod
    def lengths(tallies: Sequence[Tally]) -> dict[str, list[int]]:
        return {"turns": [tally.turns for tally in tallies]}

    @staticmethod
    def tables(game: Any, seats: int, tallies: Sequence[Tally], scores: Sequence[Sequence[float]]) -> dict[str, Any]:
        """Return wins by place in the turn order, and what decided the movements."""
        wins = [0.0] * seats
        for tally, shares in zip(tallies, scores, strict=True):
            for seat, won in enumerate(shares):
                wins[(seat - tally.first) % seats] += won
        movements = sum((tally.movements for tally in tallies), Counter[str]())
        return {
            "wins_by_place_in_order": {str(place + 1): share(won, len(tallies)) for place, won in enumerate(wins)},
            "movements_decided_by": {way: share(movements[way], movements.total()) for way in WAYS},
        }
