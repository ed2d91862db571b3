"""Why an action is refused: the message and the clause. state.py decides; this file only explains."""

from __future__ import annotations

from liars_dice.notation import CHALLENGE, FACE
from liars_dice.state import BIDDING, CHOOSING_FACE, LiarsDice
from pelagos.core.game import CHANCE, NOTHING, OVER, Illegal


def refusal(state: LiarsDice, action: int) -> Illegal:
    if state.actor() == OVER:
        return Illegal("refused-over", "L5.1")
    if state.actor() == CHANCE or action > CHALLENGE:
        return Illegal("liars_dice-no-choice", "L2.1")
    if action == NOTHING or (state.phase == CHOOSING_FACE and not is_face(action)):
        return Illegal("liars_dice-no-face" if state.phase == CHOOSING_FACE else "liars_dice-no-whole", "L3.1")
    if action == CHALLENGE:
        return Illegal("liars_dice-no-bid", "L3.4")
    if state.phase == BIDDING and is_face(action):
        return Illegal("liars_dice-no-count", "L3.1")
    if not is_face(action) and action >= sum(state.dice):
        return Illegal("liars_dice-no-dice", "L3.2", count=sum(state.dice))
    return Illegal("liars_dice-no-raise", "L3.3", count=state.bid[0], face=state.bid[1])


def is_face(action: int) -> bool:
    return FACE < action < CHALLENGE
