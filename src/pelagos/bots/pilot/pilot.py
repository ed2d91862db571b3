"""What a game tells the search: how one would play here, and how a position stands. Compiled."""

from __future__ import annotations

from abc import abstractmethod

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pelagos.core.game import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Pilot:
    """One serves a whole search, in every world; he keeps nothing of a world but what he works out from its secrets
    and may use again."""

    @abstractmethod
    def weigh(self, state: State, room: vec[i64], n: i64, weights: vec[float]) -> None:
        """How likely the seat that must decide takes each of room[0] to room[n - 1], as weights above 0 in any unit. He
        goes by what this seat knows: its goals and cards, what lies open, and nothing of the others' secrets."""

    @abstractmethod
    def rests(self, state: State) -> bool:
        """True where nothing is under way, so that judge() can tell how it stands."""

    @abstractmethod
    def judge(self, state: State, worth: vec[float]) -> None:
        """By seat: the chance to win from here, all secrets known; together 1."""
