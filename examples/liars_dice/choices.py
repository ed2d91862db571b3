"""What the player to act can do, as data for clients."""

from __future__ import annotations

from liars_dice.notation import BID, CHALLENGE, FACE, TABLE
from liars_dice.reasons import refusal
from liars_dice.state import NOBODY, LiarsDice
from pelagos.core.choice import Choice, Choices, Option, Part, PartLists, Reason
from pelagos.core.entry import Event


def choices(state: LiarsDice) -> Choices:
    """Return the two verbs. For the one that is not possible, say why."""
    parts = PartLists()
    bids = tuple([option(BID + count, parts.add(faces_after(state, count))) for count in state.counts()])
    then = parts.add(Part("count", "count", bids)) if bids else 0
    bid = choice(state, "bid", "L3.1", BID + 1 if not bids else None, then)
    challenge = choice(state, "challenge", "L3.4", CHALLENGE if state.bidder == NOBODY else None)
    return Choices(state.who, (bid, challenge), parts.all)


def choice(state: LiarsDice, verb: str, clause: str, refused: int | None, then: int = 0) -> Choice:
    """Return a choice. `refused` is its action if it is not possible now."""
    words = "challenge" if verb == "challenge" else ""  # the words of a bid are those of its parts
    reason = None
    if refused is not None:
        why = refusal(state, refused)
        reason = Reason(why.why.name, why.why.args, why.clause)
    return Choice(verb, Event(f"liars_dice-does-{verb}", {}), clause, True, reason, words, then)


def faces_after(state: LiarsDice, count: int) -> Part:
    after = state.copy()
    after.apply(BID + count)
    return Part("face", "face", tuple([option(FACE + face) for face in after.faces()]))


def option(action: int, then: int = 0) -> Option:
    return Option(TABLE[action].what, TABLE[action].words, then=then)
