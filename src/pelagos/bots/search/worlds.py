"""The worlds a search looks at: drawn from its seat's view, and weighted by what the others' play says of them."""

from __future__ import annotations

from typing import Any

from librt.random import Random

from pelagos.bots.belief.suspicion import Suspicion
from pelagos.core.game import Game, State

DRAWS = 16  # worlds drawn at a time,
TAKEN = 4  # and how many of them are looked at, when some are likelier than others


class Worlds:
    """A stream of worlds. Without a belief each is as `imagine` draws it; with one, of every few drawn the likelier
    ones come out more often; and a suspicion draws them itself."""

    def __init__(self, game: Game, view: Any, belief: Any, random: Random) -> None:
        self.game = game
        self.view = view
        self.belief = belief
        self.random = random
        self.ready: list[State] = []

    def next(self) -> State:
        """A world of one's own: the caller may play in it."""
        if self.belief is None:
            return self.game.imagine(self.view, self.random)
        if isinstance(self.belief, Suspicion):
            return self.belief.imagine(self.view, self.random)
        if not self.ready:
            self.ready = self.likely()
        return self.ready.pop()

    def likely(self) -> list[State]:
        """A few of many, as likely as their weights; evenly spread, so that luck takes no part in how often."""
        found = [self.game.imagine(self.view, self.random) for _ in range(DRAWS)]
        weights = [float(self.belief.weight(world, self.view.who)) for world in found]
        step = sum(weights) / TAKEN
        mark = self.random.random() * step
        taken: list[State] = []
        for world, weight in zip(found, weights, strict=True):
            mark -= weight
            while mark < 0.0 and len(taken) < TAKEN:
                taken.append(world.copy())
                mark += step
        return taken or [found[-1]]
