"""A bot that takes a random legal action at every small decision, each equally likely."""

from __future__ import annotations

from collections.abc import Sequence

from librt.random import Random

from pelagos.core.game import Game, View

NAME = "drifter"


class Drifter:
    def __init__(self, game: Game) -> None:
        del game  # not needed; the constructor's signature is the same for all bots

    def choose(self, view: View, legal: Sequence[int], random: Random, deadline: float) -> int:
        return legal[int(random.randrange(len(legal)))]
