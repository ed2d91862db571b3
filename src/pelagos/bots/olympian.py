"""The olympian: uses all of its time to race its choices against each other, in worlds that fit how the others have
played."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from time import monotonic

from librt.random import Random

from pelagos.bots.belief import Suspicion
from pelagos.bots.game_bots import game_bots, pilot_of, thoughts_of
from pelagos.bots.search.budget import Budget
from pelagos.bots.search.race import Candidate, Race
from pelagos.bots.searcher import Searcher
from pelagos.core.game import Entry, Game, View

PONDER_SHARE = 0.25  # the most of the time that goes into inferring secrets from the others' moves
PONDER_STEPS = 20  # the most steps of that inference for each simulation, when simulations are counted


class Olympian(Searcher):
    def __init__(self, game: Game, simulations: int = 0) -> None:
        super().__init__(Race(game, pilot_of(game), game_bots(game).race_length), simulations)
        self.thoughts = thoughts_of(game)
        # Whether an entry came since the last decision. Only then the bot ponders, so that asking it twice about the
        # same view gives the same answer.
        self.has_news = False

    def watch(self, before: View, entry: Entry, after: View) -> None:
        """Note an entry. Before the first one there is no belief, and all worlds are equally likely."""
        if self.thoughts is not None:
            self.thoughts.watch(before, entry, after)
        self.belief = self.thoughts
        self.has_news = True

    def choose(self, view: View, legal: Sequence[int], random: Random, deadline: float) -> int:
        self.ponder(deadline)
        return super().choose(view, legal, random, deadline)

    def rank(self, view: View, random: Random, deadline: float) -> list[Candidate]:
        """Return the choices that it considers, the best first."""
        self.ponder(deadline)
        assert isinstance(self.search, Race)
        budget = Budget(self.simulations, inf if self.simulations else deadline)
        return self.search.rank(view, self.belief, random, budget)

    def ponder(self, deadline: float) -> None:
        if self.has_news and isinstance(self.thoughts, Suspicion):
            self.has_news = False
            self.thoughts.ponder(self.ponder_budget(deadline))

    def ponder_budget(self, deadline: float) -> Budget:
        if self.simulations:
            return Budget(PONDER_STEPS * self.simulations, inf)
        now = monotonic()
        return Budget(0, now + PONDER_SHARE * (deadline - now))
