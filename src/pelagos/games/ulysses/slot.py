"""Part of a view. A Struct, not a dataclass: a view has some twenty, and writing them took most of its JSON's time."""

from __future__ import annotations

import msgspec


class Slot(msgspec.Struct, frozen=True):
    """A goal card as somebody sees it. `maybe` is what everybody thinks possible: nine bits, a place each."""

    colour: int
    goal: int  # the place, or UNKNOWN
    shown: bool
    maybe: int
    knows: int  # the seats that know it, as bits
