"""A navigator looks ahead: information-set tree search with a small budget, in any world his view allows."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from librt.random import Random

from pelagos.bots.pilot import pilot_of
from pelagos.bots.search.budget import Budget
from pelagos.bots.search.tree import Tree
from pelagos.bots.whim import whim
from pelagos.core.game import Game, View

SIMULATIONS = 150
RESTS = {"ulysses": 1, "odysseus": 1}  # how far he plays on


class Navigator:
    def __init__(self, game: Game, simulations: int = 0) -> None:
        self.tree = Tree(game, pilot_of(game), RESTS[game.name])
        self.simulations = simulations
        self.simulated = 0  # in the last decision

    def choose(self, view: View, legal: Sequence[int], random: Random, deadline: float) -> int:
        self.simulated = 0
        if len(legal) == 1:
            return legal[0]
        anything = whim(view, legal, random)
        if anything is not None:
            return anything
        budget = Budget(self.simulations or SIMULATIONS, inf if self.simulations else deadline)
        action = self.tree.choose(view, None, random, budget)
        self.simulated = budget.done
        return action
