"""The chance to reach all goals of a set, from every place, cached for the pilot of Ulysses. Compiled."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.tabletop.packed import bit
from pelagos.games.ulysses.board import GOALS, MAX_ROUTES, PLACES, Board

# The model: the ship goes where the player wants with STEER_CHANCE, else to a random neighbour.
STEER_CHANCE: Final = 0.45
DISCOUNT: Final = 0.95  # the factor on a chance for each movement
SWEEPS: Final = 4  # passes over the board until the chances hardly change,
FIRST_SWEEPS: Final = 12  # and for a single goal, which starts without good guesses
FIRST_GUESS: Final = 0.5
CACHE_SLOTS: Final = 10007  # cached sets; a prime far from powers of two, so that sets spread evenly over the slots


class Chances:
    """A cache of chances by set of goals. A new set replaces the one in its slot."""

    def __init__(self, board: Board) -> None:
        self.degree: vec[i64] = vec[i64]([board.degree_of(place) for place in range(PLACES)])
        self.share: vec[float] = vec[float]([(1.0 - STEER_CHANCE) / float(board.degree_of(p)) for p in range(PLACES)])
        self.routes: vec[i64] = vec[i64]([i64(board.routes[i]) for i in range(PLACES * MAX_ROUTES)])
        self.keys: vec[i64] = vec[i64]([i64(-1) for _ in range(CACHE_SLOTS)])
        self.values: vec[float] = vec[float]([0.0 for _ in range(CACHE_SLOTS * PLACES)])

    def row(self, goals: i64) -> i64:
        """Return the index in `values` where the chances of a set of goals begin, one for each place."""
        slot = goals % CACHE_SLOTS
        if self.keys[slot] != goals:
            self.compute(goals, slot * PLACES)
            self.keys[slot] = goals
        return slot * PLACES

    def compute(self, goals: i64, row: i64) -> None:
        """Compute the chances of a set: first guess them, then sweep over the board until they settle.

        At a goal of the set, the chance is that of the rest of the set from there.
        """
        guess = vec[float]([1.0 if goals == 0 else 0.0 for _ in range(PLACES)])
        goal: i64 = 0
        while goal < GOALS:
            if (goals >> goal) & 1 == 1:
                self.guess(goals & ~bit(goal), goal, guess)
            goal += 1
        place: i64 = 0
        while place < PLACES:
            self.values[row + place] = guess[place]
            place += 1
        if goals != 0:
            self.sweep(goals, row, SWEEPS if goals & (goals - 1) != 0 else FIRST_SWEEPS)

    def guess(self, rest: i64, goal: i64, guess: vec[float]) -> None:
        """Raise the guesses to the chance to reach this goal first and then the rest."""
        end = self.values[self.row(rest) + goal]
        alone: i64 = self.row(bit(goal)) if rest != 0 else -1
        place: i64 = 0
        while place < PLACES:
            value = end * (self.values[alone + place] if rest != 0 else FIRST_GUESS)
            if value > guess[place] and (rest >> place) & 1 == 0:
                guess[place] = value
            place += 1
        guess[goal] = end

    def sweep(self, goals: i64, row: i64, sweeps: i64) -> None:
        """Update all places that are not goals, in alternating order."""
        while sweeps > 0:
            i: i64 = 0
            while i < PLACES:
                place: i64 = i if sweeps & 1 == 0 else PLACES - 1 - i
                if (goals >> place) & 1 == 0:
                    self.values[row + place] = self.updated_chance(place, row)
                i += 1
            sweeps -= 1

    def updated_chance(self, place: i64, row: i64) -> float:
        """Return the chance from a place, computed from those of its neighbours."""
        values = self.values
        routes = self.routes
        best = 0.0
        total = 0.0
        i: i64 = place * MAX_ROUTES
        end: i64 = i + self.degree[place]
        while i < end:
            value = values[row + routes[i]]
            total += value
            if value > best:
                best = value
            i += 1
        return DISCOUNT * (STEER_CHANCE * best + self.share[place] * total)
