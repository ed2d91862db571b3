"""The game as a `Game` of core."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from librt.random import Random

from liars_dice import choices, imagine, notation, reasons, tell
from liars_dice.manifest import MANIFEST
from liars_dice.state import LiarsDice
from liars_dice.view import View
from pelagos.core.choice import NO_CHOICES, Choices
from pelagos.core.game import Entry, Event, Game, Illegal, InvalidInput, State, views_of
from pelagos.core.rules_page import clauses_of


class LiarsDiceGame(Game):
    """Liar's dice. It has no board."""

    name = MANIFEST.name
    version = 1
    seats = MANIFEST.seats
    material = {"dice": notation.MOST}
    board_name = "none"
    board_mark = "0" * 16

    def __init__(self, board: str | None = None) -> None:
        if board is not None:
            raise InvalidInput("liar's dice is played without a board")

    # ---- play
    def start(self, seats: int) -> State:
        if seats not in self.seats:
            raise InvalidInput(f"liar's dice is for 2 to 4 players, not {seats} (L1.1)")
        return LiarsDice(seats)

    def census(self, state: State) -> Mapping[str, int]:
        assert isinstance(state, LiarsDice)
        return {"dice": state.box + sum(state.dice)}

    def refusal(self, state: State, action: int) -> Illegal:
        assert isinstance(state, LiarsDice)
        return reasons.refusal(state, action)

    def choices(self, state: State) -> Choices:
        assert isinstance(state, LiarsDice)
        return choices.choices(state) if state.actor() >= 0 else NO_CHOICES

    # ---- hidden information
    def view(self, state: State, who: int) -> View:
        return views_of(state, [who], View)[0]

    def imagine(self, view: Any, random: Random) -> State:
        return imagine.imagine(view, random)

    def mask(self, action: int) -> int:
        """L2.1: the others see that a die is rolled, but not its face."""
        return notation.ROLL_HIDDEN if action > notation.CHALLENGE else action

    # ---- words
    def tell(self, before: Any, entry: Entry, after: Any) -> list[Event]:
        return tell.tell(before, entry, after)

    def summary(self, view: Any) -> list[Event]:
        return tell.summary(view)

    @property
    def table(self) -> Sequence[Any]:
        return notation.TABLE

    def write(self, actions: Iterable[int]) -> str:
        return notation.write(actions)

    def read(self, text: str) -> list[int]:
        return notation.read(text)

    @property
    def rules(self) -> Mapping[str, str]:
        return clauses_of(str(__package__))

    # ---- positions for scenarios
    def setup(self, seats: int, lines: Sequence[tuple[str, str]]) -> State:
        if lines:
            raise InvalidInput("liar's dice has no lines for positions: play from the start")
        return self.start(seats)

    def facts(self, state: State) -> Mapping[str, str]:
        assert isinstance(state, LiarsDice)
        names = ("round", "phase", "who", "bid", "bidder", "dice", "cups", "shown")
        return {name: str(getattr(state, name)) for name in names}


GAME = LiarsDiceGame
