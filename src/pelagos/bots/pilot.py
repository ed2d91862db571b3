"""The interface between a game and the search: how likely each choice is, and how good a position is for each seat.
Compiled."""

from __future__ import annotations

from abc import abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pelagos.core.game import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Pilot:
    """One pilot serves a whole search, in all worlds. It keeps nothing about a world except cached results that hold in
    any world."""

    @abstractmethod
    def weigh(self, state: State, actions: vec[i64], n: i64, weights: vec[float]) -> None:
        """Set `weights` to how likely the seat to act takes each of actions[0] to actions[n - 1].

        Weights are above 0, in any unit. They depend only on what this seat knows (its goals and cards and what is
        open), never on the others' secrets.
        """

    @abstractmethod
    def is_quiet(self, state: State) -> bool:
        """Return whether nothing is under way, so that evaluate() is meaningful (a quiet position, as in chess)."""

    @abstractmethod
    def evaluate(self, state: State, worth: vec[float]) -> None:
        """Set `worth` to each seat's chance to win, with all secrets known. They sum to 1."""
