"""The view of a seat or of a spectator (L2.1). It is built from nothing: what is never put in cannot leak."""

from __future__ import annotations

from dataclasses import dataclass, fields

from liars_dice.state import LiarsDice
from pelagos.core import game as core
from pelagos.core.game import PUBLIC, State


@dataclass(unsafe_hash=True)
class View(core.View):
    """Everything that `who` knows and remembers."""

    round: int
    turn: int  # whose turn it is or will be
    dice: tuple[int, ...]  # how many each seat has
    box: int
    rolled: tuple[int, ...]  # how many of them lie under the cup already
    count: int  # the last bid: number of dice,
    face: int  # face,
    bidder: int  # and seat
    chosen: int
    shown: tuple[tuple[int, ...], ...]  # the cups at the last challenge, each by face
    cup: tuple[int, ...]  # the viewer's own dice by face; () for a spectator

    def set_public(self, state: State) -> None:
        assert isinstance(state, LiarsDice)
        self.seats, self.phase, self.actor = len(state.dice), state.phase, int(state.actor())
        self.round, self.turn, self.dice, self.box = state.round, state.who, tuple(state.dice), state.box
        self.rolled = tuple(map(sum, state.cups))
        self.count, self.face = state.bid
        self.bidder, self.chosen = state.bidder, state.chosen
        self.shown = tuple(map(tuple, state.shown))

    def copy_public(self, of: core.View) -> None:
        for field in fields(self):
            if field.name not in ("who", "cup"):
                setattr(self, field.name, getattr(of, field.name))

    def set_secret(self, state: State, who: int, earlier: core.View | None) -> None:
        assert isinstance(state, LiarsDice)
        self.who = who
        self.cup = () if who == PUBLIC else tuple(state.cups[who])
