"""Counts of a simulated game of Odysseus: gods, powers and adventures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pelagos.arena.report.statistics import share
from pelagos.games.odysseus.actions import ATHENA, BLOCK, GODS, POWER
from pelagos.terminal import game_ui


@dataclass
class Tally(game_ui.Tally):
    """Counts the powers and adventures of one game."""

    rounds: int = 0
    used: Counter[int] = field(default_factory=Counter)  # powers, by god
    blocked: Counter[int] = field(default_factory=Counter)
    gods: tuple[int, ...] = ()  # by seat, at the end
    done: tuple[int, ...] = ()  # completed, by adventure

    def before(self, state: Any, action: int) -> None:
        if action == POWER:
            self.used[int(state.gods[state.who])] += 1
        elif action == BLOCK:
            self.blocked[int(state.power)] += 1

    def finish(self, state: Any) -> None:
        self.rounds = int(state.round)
        self.gods = tuple(int(god) for god in state.gods)[: state.seats]
        self.done = tuple(int(count) for count in state.done)

    @staticmethod
    def lengths(tallies: Sequence[Tally]) -> dict[str, list[int]]:
        return {
            "rounds": [tally.rounds for tally in tallies],
            "adventures": [sum(tally.done) for tally in tallies],
        }

    @staticmethod
    def tables(game: Any, seats: int, tallies: Sequence[Tally], scores: Sequence[Sequence[float]]) -> dict[str, Any]:
        """Return the gods of the winners, the adventures completed, and the share of used powers that were blocked."""
        held = [0.0] * seats
        for tally, shares in zip(tallies, scores, strict=True):
            for god, won in zip(tally.gods, shares, strict=True):
                held[god] += won
        used = sum((tally.used for tally in tallies), Counter[int]())
        blocked = sum((tally.blocked for tally in tallies), Counter[int]())
        done = [sum(counts) for counts in zip(*[tally.done for tally in tallies], strict=True)]
        return {
            "god_held_by_the_winner": {GODS[god]: share(won, len(tallies)) for god, won in enumerate(held)},
            "adventures_completed": {
                name: share(count, sum(done)) for name, count in zip(game.board.adventures, done, strict=True)
            },
            "powers_blocked": {"all": share(blocked.total(), used.total())}
            | {GODS[god]: share(blocked[god], used[god]) for god in range(seats) if god != ATHENA},
        }
