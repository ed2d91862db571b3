"""Full states that fit a view: the dice of the others are rolled again."""

from __future__ import annotations

from librt.random import Random

from liars_dice.notation import FACES
from liars_dice.state import LiarsDice
from liars_dice.view import View


def imagine(view: View, random: Random) -> LiarsDice:
    """Draw a state that the viewer cannot distinguish from the true one."""
    state = LiarsDice(view.seats)
    state.phase, state.who, state.round = view.phase, view.turn, view.round
    state.dice, state.box = list(view.dice), view.box
    state.bid, state.bidder, state.chosen = (view.count, view.face), view.bidder, view.chosen
    state.shown = [list(cup) for cup in view.shown]
    state.cups = [list(view.cup) if seat == view.who else rolled(n, random) for seat, n in enumerate(view.rolled)]
    return state


def rolled(dice: int, random: Random) -> list[int]:
    cup = [0] * FACES
    for _ in range(dice):
        cup[int(random.randrange(FACES))] += 1
    return cup
