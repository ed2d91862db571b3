"""The table of actions, and the notation: moves as words, and back.

    bid COUNT FACE | challenge

A bid is two small actions, `bid 3` and `5`: so there are 29 actions, and not 120 bids. What chance rolls is written
`+5`, or `+?` for those who may not see it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from pelagos.core.game import Malformed

SEATS = 4  # at most
DICE = 5  # of each player
MOST = SEATS * DICE
FACES = 6


class Action(NamedTuple):
    """A row of the table of actions. `verb` and `what` are also the words in which a manifest orders default moves."""

    verb: str
    what: str
    words: str


# The number of an action is its place in the table.
TABLE = (
    *[Action("bid", str(count), f"bid {count}") for count in range(1, MOST + 1)],
    *[Action("face", str(face), str(face)) for face in range(1, FACES + 1)],
    Action("challenge", "", "challenge"),
    *[Action("roll", str(face), f"+{face}") for face in range(1, FACES + 1)],
    Action("roll", "", "+?"),
)
BID = -1  # BID + a number of dice is an action
FACE = BID + MOST  # FACE + a face is one
CHALLENGE = FACE + FACES + 1
ROLL = CHALLENGE  # ROLL + a face is one
ROLL_HIDDEN = ROLL + FACES + 1
NUMBERS = {action.words: number for number, action in enumerate(TABLE)}


def write(actions: Iterable[int]) -> str:
    return " ".join(TABLE[action].words for action in actions)


def read(text: str) -> list[int]:
    """Return the actions that write() wrote. Raise Malformed for anything else."""
    words = text.replace("bid ", "bid_", 1).split(" ")
    actions = [NUMBERS.get(word.replace("_", " ")) for word in words]
    found = [action for action in actions if action is not None]
    if len(found) < len(actions) or write(found) != text:
        raise Malformed("write 'bid COUNT FACE', as in 'bid 3 5', or 'challenge'", "L3.1")
    return found
