"""What liar's dice tells the bots: a sailor, which plays by rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from librt.random import Random

from liars_dice.notation import BID, CHALLENGE, FACE, FACES
from liars_dice.view import View
from pelagos.bots.game_bots import GameBots
from pelagos.core import game as core

LEAST = 0.4  # how likely a bid of ours is at least, if there is such a bid
DOUBT = 0.35  # a bid that is less likely than this is challenged


class LiarsDiceSailor:
    """Challenges unlikely bids, and makes likely ones. It knows its own dice; any other die shows a face or not."""

    def __init__(self, game: core.Game) -> None:
        self.game = game

    def choose(self, view: core.View, legal: Sequence[int], random: Random, deadline: float) -> int:
        assert isinstance(view, View)
        if legal[-1] == CHALLENGE and (len(legal) == 1 or chance(view, view.count, view.face) < DOUBT):
            return CHALLENGE
        if legal[0] > FACE:
            return max(legal, key=lambda action: chance(view, view.chosen, action - FACE))
        bids = [action for action in legal if action != CHALLENGE]
        likely = [action for action in bids if best_chance(view, action - BID) >= LEAST]
        return likely[int(random.randrange(len(likely)))] if likely else bids[0]


def best_chance(view: View, count: int) -> float:
    faces = range(view.face + 1 if count == view.count else 1, FACES + 1)
    return max(chance(view, count, face) for face in faces)


def chance(view: View, count: int, face: int) -> float:
    """Return how likely at least `count` dice show `face`, if the others' dice are as they fall."""
    others = sum(view.dice) - sum(view.cup)
    missing = max(0, count - view.cup[face - 1])
    ways = [comb(others, n) * (FACES - 1) ** (others - n) for n in range(missing, others + 1)]
    return float(sum(ways) / FACES**others)


BOTS = GameBots(sailor=LiarsDiceSailor)
