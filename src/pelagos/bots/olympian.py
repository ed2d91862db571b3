"""An olympian has all the time he is given: he races his choices through worlds that the others' play makes likely."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from librt.random import Random

from pelagos.bots.belief import Belief, belief_of
from pelagos.bots.pilot import pilot_of
from pelagos.bots.search.budget import Budget
from pelagos.bots.search.race import Race
from pelagos.bots.whim import whim
from pelagos.core.game import Entry, Game, View

RESTS = {"ulysses": 2, "odysseus": 2}  # how far he plays on


class Olympian:
    def __init__(self, game: Game, simulations: int = 0) -> None:
        self.race = Race(game, pilot_of(game), RESTS[game.name])
        self.simulations = simulations
        self.simulated = 0  # in the last decision
        self.thoughts = belief_of(game)
        self.belief: Belief | None = None  # nothing before he has seen anybody play

    def watch(self, before: View, entry: Entry, after: View) -> None:
        self.thoughts.watch(before, entry, after)
        self.belief = self.thoughts

    def choose(self, view: View, legal: Sequence[int], random: Random, deadline: float) -> int:
        self.simulated = 0
        if len(legal) == 1:
            return legal[0]
        anything = whim(view, legal, random)
        if anything is not None:
            return anything
        budget = Budget(self.simulations, inf if self.simulations else deadline)
        action = self.race.choose(view, self.belief, random, budget)
        self.simulated = budget.done
        return action
