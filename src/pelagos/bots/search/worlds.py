"""The worlds that a search simulates in: drawn from its seat's view, weighted by how the others have played."""

from __future__ import annotations

from typing import Any

from librt.random import Random

from pelagos.bots.belief.suspicion import Suspicion
from pelagos.core.game import Game, State

WORLDS_DRAWN = 16  # worlds drawn at a time, if there is a belief
WORLDS_USED = 4  # how many of these are used


class Worlds:
    """A stream of worlds.

    Without a belief, each world is drawn by `Game.imagine`. With a Belief, worlds are drawn in batches and resampled by
    weight. A Suspicion draws the worlds itself.
    """

    def __init__(self, game: Game, view: Any, belief: Any, random: Random) -> None:
        self.game = game
        self.view = view
        self.belief = belief
        self.random = random
        self.ready: list[State] = []

    def next(self) -> State:
        """Return a world. It belongs to the caller, who may change it."""
        if self.belief is None:
            return self.game.imagine(self.view, self.random)
        if isinstance(self.belief, Suspicion):
            return self.belief.imagine(self.view, self.random)
        if not self.ready:
            self.ready = self.resample()
        return self.ready.pop()

    def resample(self) -> list[State]:
        """Draw many worlds and return a few, in proportion to their weights.

        This is systematic resampling: marks at even distances, so that how often a world is taken varies little by
        chance.
        """
        found = [self.game.imagine(self.view, self.random) for _ in range(WORLDS_DRAWN)]
        weights = [float(self.belief.weight(world, self.view.who)) for world in found]
        step = sum(weights) / WORLDS_USED
        mark = self.random.random() * step
        taken: list[State] = []
        for world, weight in zip(found, weights, strict=True):
            mark -= weight
            while mark < 0.0 and len(taken) < WORLDS_USED:
                taken.append(world.copy())
                mark += step
        return taken or [found[-1]]
