"""A belief that draws worlds itself. Where secrets hang together, weighing worlds that were drawn blindly would leave
next to none of them."""

from __future__ import annotations

from abc import abstractmethod

from librt.random import Random

from pelagos.bots.search.budget import Budget
from pelagos.core.game import Entry, State, View


class Suspicion:
    """One match, as one seat has watched it."""

    @abstractmethod
    def watch(self, before: View, entry: Entry, after: View) -> None:
        """An entry as the viewer saw it, and his views before and after. Only noted: it is thought about later."""

    @abstractmethod
    def ponder(self, budget: Budget) -> None:
        """Thinks about what was noted; what the budget does not last for is left for the next time."""

    @abstractmethod
    def imagine(self, view: View, random: Random) -> State:
        """As Game.imagine, secrets as likely as they are believed."""
