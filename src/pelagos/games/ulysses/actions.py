"""The numbered actions of Ulysses. The engine uses the numbers; people and files use the words.

A choice of several cards is a sequence of actions: `object zakynthos 2 zeus=1` is OBJECT at Zakynthos, LAY an objection
card, LAY a Zeus card, DONE. The cards of one payment go in ascending order of kind, so that each payment is exactly one
sequence.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pelagos.games.ulysses.board import COLOURS, GOALS, PLACES

KINDS: Final = ("objection", "temple", "wind", "plague", "zeus", "pandora")
CARDS: Final = (50, 23, 23, 16, 11, 9)  # U1.3, in the order of KINDS
OBJECTION: Final = 0
TEMPLE: Final = 1
WIND: Final = 2
PLAGUE: Final = 3
ZEUS: Final = 4
PANDORA: Final = 5
N_KINDS: Final = 6

SIDES: Final = ("blue", "red", "black")
BLUE: Final = 0
RED: Final = 1
BLACK: Final = 2
NO_SIDE: Final = 3

MAX_SEATS: Final = 5

# Ranges of the table, ascending. A name is the first number of its range: PROPOSE + p proposes place p.
AGREE: Final = 0
PASS: Final = 1
END: Final = 2
DONE: Final = 3
BUILD: Final = 4
PLAY_PANDORA: Final = 5
PANDORA_BY_ZEUS: Final = 6
PLAY_WIND: Final = 7
WIND_BY_ZEUS: Final = 8
PLAY_PLAGUE: Final = 9
PLAGUE_BY_ZEUS: Final = 10
REMOVE: Final = 11
SUPPORT: Final = 12
EXCHANGE: Final = 15
LAY: Final = 19
DISCARD: Final = 25
AT: Final = 31
PROPOSE: Final = 68
OBJECT: Final = 105
PLACE_BLACK: Final = 142
RETURN: Final = 179
# Outcomes of chance.
CARD: Final = 215
GOAL: Final = 221
FIRST: Final = 257
# What other players see of a secret action. Never legal, only shown.
RETURN_SOME: Final = 262
HIDDEN: Final = 266
N_ACTIONS: Final = 267


@dataclass(frozen=True)
class Action:
    """One row of the table: a verb, its object, and whether a Zeus card replaces the card that it takes."""

    verb: str
    what: str = ""
    zeus: bool = False


def table(places: Sequence[str]) -> tuple[Action, ...]:
    """Return the table for a board with these place names, in the order of the ranges above."""
    assert len(places) == PLACES
    rows = [Action(verb) for verb in ("agree", "pass", "end", "done", "build")]
    rows += [Action(verb, "", zeus) for verb in ("pandora", "wind", "plague") for zeus in (False, True)]
    rows += [Action("remove")]
    rows += [Action("support", side) for side in SIDES]
    rows += [Action("exchange", colour) for colour in COLOURS]
    rows += [Action(verb, kind) for verb in ("lay", "discard") for kind in KINDS]
    rows += [Action(verb, place) for verb in ("at", "propose", "object", "black") for place in places]
    rows += [Action("return", goal) for goal in places[:GOALS]]
    rows += [Action("card", kind) for kind in KINDS]
    rows += [Action("goal", goal) for goal in places[:GOALS]]
    rows += [Action("first", seat) for seat in "ABCDE"]
    rows += [Action("return", colour) for colour in COLOURS]
    rows += [Action("hidden")]
    assert len(rows) == N_ACTIONS
    return tuple(rows)
