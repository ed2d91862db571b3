"""Random play at full speed, with full legality: for benchmarks, simulations and rollouts."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64

from pelagos.core.game import CHANCE, OVER, State


def playout(state: State, random: Random) -> i64:
    """Play the state to its end, in place. Return how many decisions the players made."""
    decisions: i64 = 0
    buffer = state.new_buffer()
    while True:
        actor = state.actor()
        if actor == OVER:
            return decisions
        if actor == CHANCE:
            state.apply(state.outcome(random.randrange(state.rolls())))
        else:
            state.apply(buffer[random.randrange(state.moves(buffer))])
            decisions += 1
