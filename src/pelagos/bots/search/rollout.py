"""Playing on: what a position is worth to each seat, by playing it a little further as the pilot would."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from pelagos.bots.pilot.pilot import Pilot
from pelagos.core.game import CHANCE, OVER, State

LONGEST: Final = 600  # decisions in one rollout; then it is judged wherever it stands


class Rollout:
    """Everything that playing on needs, made once a search."""

    def __init__(self, pilot: Pilot, state: State, seats: int, rests: int) -> None:
        self.pilot = pilot
        self.room: vec[i64] = state.room()
        self.weights: vec[float] = vec[float]([0.0 for _ in range(len(self.room))])
        self.worth: vec[float] = vec[float]([0.0 for _ in range(seats)])  # the answer, by seat
        self.rests: i64 = rests  # how many resting places it goes on to

    def play(self, state: State, random: Random) -> None:
        """Plays the state on, in place, to the last resting place or the end; what it is worth is then in `worth`."""
        left = self.rests
        resting = True
        steps: i64 = 0
        while steps < LONGEST:
            actor = state.actor()
            if actor == OVER:
                break
            if actor == CHANCE:
                state.apply(state.outcome(random.randrange(state.stakes())))
                continue
            if not self.pilot.rests(state):
                resting = False
            elif not resting:
                resting = True
                left -= 1
                if left == 0:
                    break
            state.apply(self.pick(state, random))
            steps += 1
        self.pilot.judge(state, self.worth)

    def pick(self, state: State, random: Random) -> i64:
        """What the pilot takes here, each choice as often as he weighs it."""
        n = state.moves(self.room)
        if n == 1:
            return self.room[0]
        self.pilot.weigh(state, self.room, n, self.weights)
        return self.room[drawn(self.weights, n, random)]


def drawn(weights: vec[float], n: i64, random: Random) -> i64:
    """One of the first n, as likely as its weight."""
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
