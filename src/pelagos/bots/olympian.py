"""An olympian has all the time he is given: he races his choices through worlds that the others' play makes likely."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from time import monotonic

from librt.random import Random

from pelagos.bots.belief import Suspicion, thoughts_of
from pelagos.bots.pilot import pilot_of
from pelagos.bots.search.budget import Budget
from pelagos.bots.search.race import Race
from pelagos.bots.searcher import Searcher
from pelagos.core.game import Entry, Game, View

RESTS = {"ulysses": 3, "odysseus": 2}  # how far he plays on: movements or rounds
PONDERED = 0.25  # of his time he gives to what the others have done, if there is so much to think about
LOOKS = 20  # at what somebody may have had in mind, for each simulation, where these are counted


class Olympian(Searcher):
    def __init__(self, game: Game, simulations: int = 0) -> None:
        super().__init__(Race(game, pilot_of(game), RESTS[game.name]), simulations)
        self.thoughts = thoughts_of(game)
        self.is_news = False  # since he last thought; without any, the same view gets the same answer

    def watch(self, before: View, entry: Entry, after: View) -> None:
        """He believes nothing before he has seen anybody play."""
        self.thoughts.watch(before, entry, after)
        self.belief = self.thoughts
        self.is_news = True

    def choose(self, view: View, legal: Sequence[int], random: Random, deadline: float) -> int:
        if self.is_news and isinstance(self.thoughts, Suspicion):
            self.is_news = False
            self.thoughts.ponder(self.time_to_ponder(deadline))
        return super().choose(view, legal, random, deadline)

    def time_to_ponder(self, deadline: float) -> Budget:
        if self.simulations:
            return Budget(LOOKS * self.simulations, inf)
        now = monotonic()
        return Budget(0, now + PONDERED * (deadline - now))
