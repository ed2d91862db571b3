"""The numbered actions of Odysseus. The engine uses the numbers; people and files use the words.

A secret is always chosen last: a face-down card gets its space first and then its value. So a half-made move never
holds a secret.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pelagos.core.game import LETTERS

KINDS: Final = ("5", "3", "2", "1", "d")  # d: Dionysus
CARDS: Final = (5, 8, 11, 10, 8)  # O1.4, in the order of KINDS
STRENGTH: Final = (5, 3, 2, 1, 1)
DIONYSUS: Final = 4
N_KINDS: Final = 5
N_CARDS: Final = 42

GODS: Final = ("zeus", "poseidon", "athena", "hades", "aphrodite", "hermes")  # in the order they join (O2.2)
ZEUS: Final = 0
POSEIDON: Final = 1
ATHENA: Final = 2
HADES: Final = 3
APHRODITE: Final = 4
HERMES: Final = 5

SPACES: Final = ("y1", "g1", "r1", "y2", "g2", "r2", "y3", "g3", "r3")  # by ship, then by colour (O1.6)
N_SPACES: Final = 9
MAX_SEATS: Final = 6

# Ranges of the table, ascending. A name is the first number of its range: ON + s is space s.
PASS: Final = 0
POWER: Final = 1
ALLOW: Final = 2
BLOCK: Final = 3
PLAY: Final = 4
ON: Final = 9
DOWN: Final = 18
FACE: Final = 27
TAKE: Final = 32
TAKE_DOWN: Final = 77
TRADE: Final = 119
DISK: Final = 125
START: Final = 131
# Outcomes of chance.
CARD: Final = 149
TASK: Final = 154
GOD: Final = 160
LAY_DISK: Final = 166
# What other players see of a secret action. Never legal, only shown.
FACE_HIDDEN: Final = 172
HIDDEN: Final = 173
N_ACTIONS: Final = 174


@dataclass(frozen=True)
class Action:
    """One row of the table: a verb and its object."""

    verb: str
    what: str = ""


def table(islands: Sequence[str], adventures: Sequence[str]) -> tuple[Action, ...]:
    """Return the table for a board, in the order of the ranges above."""
    rows = [Action(verb) for verb in ("pass", "power", "allow", "block")]
    rows += [Action("play", kind) for kind in KINDS]
    rows += [Action(verb, space) for verb in ("on", "down") for space in SPACES]
    rows += [Action("face", kind) for kind in KINDS]
    rows += [Action("take", f"{kind} {space}") for space in SPACES for kind in KINDS]
    rows += [Action("take", f"down{i + 1}") for i in range(N_CARDS)]
    rows += [Action("trade", seat) for seat in LETTERS]
    rows += [Action("disk", adventure) for adventure in adventures]
    rows += [Action("start", island) for island in islands]
    rows += [Action("card", kind) for kind in KINDS]
    rows += [Action("task", str(i + 1)) for i in range(6)]
    rows += [Action("god", god) for god in GODS]
    rows += [Action("isle", adventure) for adventure in adventures]
    rows += [Action("face", "?"), Action("hidden")]
    assert len(rows) == N_ACTIONS
    return tuple(rows)
