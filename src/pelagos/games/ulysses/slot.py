"""A goal slot in a view.

It is a Struct and not a dataclass: a view has about twenty, and they took most of the time to write its JSON.
"""

from __future__ import annotations

import msgspec


class Slot(msgspec.Struct, frozen=True):
    """A goal card as one viewer sees it.

    `maybe` has nine bits, one for each place that is possible by public knowledge. `knows` has a bit for each seat that
    knows the goal, as all players can tell. If the viewer knows it and the others cannot tell, it has the viewer's bit
    IN_SECRET instead (position.py).
    """

    colour: int
    goal: int  # the place, or UNKNOWN
    shown: bool
    maybe: int
    knows: int
