"""Rollouts: estimate what a position is worth to each seat by playing it a little further with the pilot's choices."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from pelagos.bots.pilot import Pilot
from pelagos.core.game import CHANCE, OVER, State

MAX_DECISIONS: Final = 600  # of one rollout; then the position is evaluated as it is


class Rollout:
    """Plays rollouts. Made once for each search, so that the buffers are allocated once."""

    def __init__(self, pilot: Pilot, state: State, seats: int, length: int) -> None:
        self.pilot = pilot
        self.actions: vec[i64] = state.new_buffer()
        self.weights: vec[float] = vec[float]([0.0 for _ in range(len(self.actions))])
        self.worth: vec[float] = vec[float]([0.0 for _ in range(seats)])  # the result, by seat
        self.length: i64 = length  # how many quiet positions a rollout goes on to

    def play(self, state: State, random: Random) -> None:
        """Play on from the state, in place, to the last quiet position or the end of the game, and set `worth`.

        Consecutive quiet positions count as one, and those at the start do not count.
        """
        left = self.length
        was_quiet = True
        steps: i64 = 0
        while steps < MAX_DECISIONS:
            actor = state.actor()
            if actor == OVER:
                break
            if actor == CHANCE:
                state.apply(state.outcome(random.randrange(state.rolls())))
                continue
            if not self.pilot.is_quiet(state):
                was_quiet = False
            elif not was_quiet:
                was_quiet = True
                left -= 1
                if left == 0:
                    break
            state.apply(self.pick(state, random))
            steps += 1
        self.pilot.evaluate(state, self.worth)

    def pick(self, state: State, random: Random) -> i64:
        """Draw one of the legal actions by the pilot's weights."""
        n = state.moves(self.actions)
        if n == 1:
            return self.actions[0]
        self.pilot.weigh(state, self.actions, n, self.weights)
        return self.actions[draw_index(self.weights, n, random)]


def draw_index(weights: vec[float], n: i64, random: Random) -> i64:
    """Draw an index below n, in proportion to its weight."""
    total = 0.0
    i: i64 = 0
    while i < n:
        total += weights[i]
        i += 1
    roll = random.random() * total
    i = 0
    while i < n - 1:
        roll -= weights[i]
        if roll < 0.0:
            break
        i += 1
    return i
