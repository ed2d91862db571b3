"""The base of searching bots: when to search, and for how long."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Protocol

from librt.random import Random

from pelagos.bots.belief import Thoughts
from pelagos.bots.loop_breaker import loop_breaker
from pelagos.bots.search.budget import Budget
from pelagos.core.game import View


class Search(Protocol):
    def choose(self, view: View, belief: Thoughts | None, random: Random, budget: Budget) -> int: ...


class Searcher:
    """A bot that searches. It stops after `simulations` and ignores the clock. If `simulations` is 0, it stops at the
    deadline, or after `max_simulations` if that is above 0."""

    def __init__(self, search: Search, simulations: int, max_simulations: int = 0) -> None:
        self.search = search
        self.simulations = simulations
        self.max_simulations = max_simulations
        self.simulated = 0  # simulations of the last decision
        self.belief: Thoughts | None = None

    def choose(self, view: View, legal: Sequence[int], random: Random, deadline: float) -> int:
        self.simulated = 0
        if len(legal) == 1:
            return legal[0]
        random_action = loop_breaker(view, legal, random)
        if random_action is not None:
            return random_action
        budget = Budget(self.simulations or self.max_simulations, inf if self.simulations else deadline)
        action = self.search.choose(view, self.belief, random, budget)
        self.simulated = budget.done
        return action
