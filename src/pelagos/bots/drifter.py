"""A player without plans: any small decision that is legal, each as likely."""

from __future__ import annotations

from collections.abc import Sequence

from librt.random import Random

from pelagos.core.game import Game, View

NAME = "drifter"


class Drifter:
    def __init__(self, game: Game) -> None:
        del game  # he needs none

    def choose(self, view: View, legal: Sequence[int], random: Random, deadline: float) -> int:
        return legal[int(random.randrange(len(legal)))]
