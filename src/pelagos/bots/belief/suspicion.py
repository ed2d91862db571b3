"""The interface of beliefs that draw worlds themselves. Where secrets depend on each other, hardly any world drawn
uniformly would be likely, so weighing such worlds would leave almost none."""

from __future__ import annotations

from abc import abstractmethod

from librt.random import Random

from pelagos.bots.search.budget import Budget
from pelagos.core.game import Entry, State, View


class Suspicion:
    """A belief about one match, as one seat has watched it."""

    @abstractmethod
    def watch(self, before: View, entry: Entry, after: View) -> None:
        """Note an entry as the viewer saw it, with the viewer's views before and after. ponder() learns from it
        later."""

    @abstractmethod
    def ponder(self, budget: Budget) -> None:
        """Learn from the noted entries. What the budget does not allow is left for the next call."""

    @abstractmethod
    def imagine(self, view: View, random: Random) -> State:
        """As Game.imagine, but with secrets drawn by how likely they are believed to be."""
