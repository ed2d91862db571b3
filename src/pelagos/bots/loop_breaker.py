"""Random moves in very long games. Without them, bots that keep giving each other the same answers would play in a loop
for ever."""

from __future__ import annotations

from collections.abc import Sequence

from librt.random import Random

from pelagos.core.game import View

LONG_GAME = 40  # turns or rounds; hardly any game of bots is half as long
RANDOM_SHARE = 0.1  # the share of decisions that are random from then on


def loop_breaker(view: View, legal: Sequence[int], random: Random) -> int | None:
    """Return a random legal action now and then in a very long game, else None.

    Before LONG_GAME no random number is drawn.
    """
    if max(getattr(view, "turn", 0), getattr(view, "round", 0)) < LONG_GAME or random.random() >= RANDOM_SHARE:
        return None
    return legal[int(random.randrange(len(legal)))]
