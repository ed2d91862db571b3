"""When a voyage has become very long: bots that answer each other alike would sail in circles for ever."""

from __future__ import annotations

from collections.abc import Sequence

from librt.random import Random

from pelagos.core.game import View

LONG = 40  # turns or rounds; hardly any game of ours is half as long
WHIM = 0.1  # how often anything at all is done from then on


def loop_breaker(view: View, legal: Sequence[int], random: Random) -> int | None:
    """Any legal action, now and then, in a game that does not end; else None, and no random number is drawn."""
    if max(getattr(view, "turn", 0), getattr(view, "round", 0)) < LONG or random.random() >= WHIM:
        return None
    return legal[int(random.randrange(len(legal)))]
