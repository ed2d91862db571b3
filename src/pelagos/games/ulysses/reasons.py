"""Reasons for refusals: why an action is not legal now, what to do instead, and by which clause.

rules.py decides what is legal. This file only explains, and only after rules.py has refused an action.
"""

from __future__ import annotations

from pelagos.core.game import CHANCE, NOTHING, OVER, Illegal
from pelagos.games.ulysses.actions import (
    AGREE,
    AT,
    BUILD,
    CARD,
    DISCARD,
    DONE,
    END,
    EXCHANGE,
    KINDS,
    LAY,
    N_KINDS,
    NO_SIDE,
    OBJECT,
    PANDORA,
    PANDORA_BY_ZEUS,
    PASS,
    PLACE_BLACK,
    PLAGUE,
    PLAGUE_BY_ZEUS,
    PLAY_PANDORA,
    PLAY_PLAGUE,
    PLAY_WIND,
    PROPOSE,
    REMOVE,
    RETURN,
    SIDES,
    SUPPORT,
    TEMPLE,
    WIND,
    WIND_BY_ZEUS,
    ZEUS,
)
from pelagos.games.ulysses.board import COLOURS, PER_COLOUR
from pelagos.games.ulysses.position import (
    ACT,
    ASK,
    BID,
    LAY_CARDS,
    NOWHERE,
    PAY,
    PHASES,
    PLAGUES,
    RETURN_GOAL,
    STAY,
    WHERE,
)
from pelagos.games.ulysses.state import Ulysses

# The clause of what each phase waits for, cited when a player tries something else.
WAITS = {
    ACT: "U4.1",
    ASK: "U7.1",
    BID: "U7.3",
    STAY: "U9.1",
    RETURN_GOAL: "U5.4",
    WHERE: "U5.2",
    LAY_CARDS: "U7.5",
    PAY: "U5.7",
}
# While a price is paid or cards are laid: the clause of what they are for.
PAID_FOR = {REMOVE: "U5.3", EXCHANGE: "U5.4", BUILD: "U5.5", OBJECT: "U7.9", PLACE_BLACK: "U7.9"}
LAID_FOR = {BUILD: "U5.5", SUPPORT: "U7.5", OBJECT: "U7.2", PLACE_BLACK: "U7.8"}
# The phase a verb belongs to, and the clause that says so.
TIMES = (
    (AGREE, PASS, (ASK,), "U7.1"),
    (PASS, END, (BID,), "U7.4"),
    (END, DONE, (ACT, STAY), "U9.4"),
    (DONE, BUILD, (LAY_CARDS,), "U7.5"),
    (BUILD, PLAY_PANDORA, (ACT,), "U5.5"),
    (PLAY_PANDORA, PLAY_WIND, (ACT,), "U5.1"),
    (PLAY_WIND, PLAY_PLAGUE, (STAY,), "U9.1"),
    (PLAY_PLAGUE, REMOVE, (ACT,), "U5.2"),
    (REMOVE, SUPPORT, (ACT,), "U5.3"),
    (SUPPORT, EXCHANGE, (BID,), "U7.3"),
    (EXCHANGE, LAY, (ACT,), "U5.4"),
    (LAY, DISCARD, (LAY_CARDS,), "U7.5"),
    (DISCARD, AT, (PAY,), "U5.7"),
    (AT, PROPOSE, (WHERE,), "U5.2"),
    (PROPOSE, OBJECT, (ACT,), "U6.1"),
    (OBJECT, PLACE_BLACK, (ASK,), "U7.2"),
    (PLACE_BLACK, RETURN, (BID,), "U7.8"),
    (RETURN, CARD, (RETURN_GOAL,), "U5.4"),
)


def refusal(s: Ulysses, action: int) -> Illegal:
    """Explain why `action` is not legal for the player to act."""
    if s.actor() == OVER:
        return Illegal("refused-over", "U8.2")
    if s.actor() == CHANCE or action >= CARD:
        return Illegal("ulysses-no-choice", "U3.3")
    phase, why = PHASES[int(s.phase)], WAITS[int(s.phase)]
    if s.phase == PAY:
        why = PAID_FOR[int(s.purpose)]
    elif s.phase == LAY_CARDS:
        why = LAID_FOR[int(s.purpose)]
    if action == NOTHING:
        return Illegal("ulysses-no-whole", why, phase=phase)
    for first, end, phases, clause in TIMES:
        if first <= action < end and s.phase not in phases:
            return Illegal("ulysses-no-time", why if action not in (PASS, AGREE) else clause, phase=phase)
    return because(s, action)


def because(s: Ulysses, action: int) -> Illegal:
    """Explain why an action is not legal although it belongs to this phase."""
    if action == END:
        return cannot_end(s)
    if action == DONE:
        return cannot_stop(s)
    if action == BUILD:
        return cannot_build(s)
    if action in (PLAY_PANDORA, PANDORA_BY_ZEUS):
        return cannot_open(s, PANDORA if action == PLAY_PANDORA else ZEUS)
    if action in (PLAY_WIND, WIND_BY_ZEUS):
        return no_card(WIND if action == PLAY_WIND else ZEUS, "U9.1")
    if action in (PLAY_PLAGUE, PLAGUE_BY_ZEUS):
        return cannot_plague(s, PLAGUE if action == PLAY_PLAGUE else ZEUS)
    if action == REMOVE:
        return no_price(s, "U5.3") if s.plagued else Illegal("ulysses-no-remove", "U5.3")
    if action < EXCHANGE:
        return cannot_support(s, action - SUPPORT)
    if action < LAY:
        return cannot_exchange(s, action - EXCHANGE)
    if action < AT:
        return cannot_give(s, action)
    if action < PROPOSE:
        return cannot_aim(s, action - AT)
    if action < OBJECT:
        return cannot_propose(s, action - PROPOSE)
    if action < RETURN:
        return cannot_place(s, action)
    return cannot_return(s, action - RETURN)


def name(s: Ulysses, place: int) -> str:
    return s.board.names[place]


def no_card(kind: int, clause: str) -> Illegal:
    return Illegal("ulysses-no-card", clause, card=KINDS[kind])


def no_price(s: Ulysses, clause: str) -> Illegal:
    return Illegal("ulysses-no-price", clause, price=int(s.price()), held=int(s.row_size(s.who)))


def cannot_end(s: Ulysses) -> Illegal:
    if s.is_stuck():
        return Illegal("ulysses-no-end-stuck", "U6.3")
    return Illegal("ulysses-no-end", "U6.2")


def cannot_stop(s: Ulysses) -> Illegal:
    if s.purpose == BUILD:
        return Illegal("ulysses-no-build-done", "U5.5", needed=int(s.needed), laid=int(s.laid))
    clause = "U7.5" if s.purpose == SUPPORT else "U7.2" if s.purpose == OBJECT else "U7.8"
    side = SIDES[int(s.target)]
    return Illegal("ulysses-no-lead", clause, laid=int(s.laid), side=side, needed=int(s.needed))


def cannot_build(s: Ulysses) -> Illegal:
    if s.supply() == 0:
        return Illegal("ulysses-no-temple", "U5.5")
    return Illegal("ulysses-no-build", "U5.5", price=int(s.price()))


def cannot_open(s: Ulysses, kind: int) -> Illegal:
    if s.pandora_used:
        return Illegal("ulysses-no-pandora", "U5.1")
    return no_card(kind, "U5.1")


def cannot_plague(s: Ulysses, kind: int) -> Illegal:
    if s.plagues() == PLAGUES:
        return Illegal("ulysses-no-plague", "U5.2")
    return no_card(kind, "U5.2")


def cannot_support(s: Ulysses, side: int) -> Illegal:
    own = int(s.side(s.who))
    if own not in (NO_SIDE, side):
        return Illegal("ulysses-no-side", "U7.6", side=SIDES[own])
    if SIDES[side] == "black" and s.black == NOWHERE:
        return Illegal("ulysses-no-black", "U7.8")
    needed, held = int(s.need(side)), int(s.bidding_cards(s.who))
    return Illegal("ulysses-no-support", "U7.5", side=SIDES[side], needed=needed, held=held)


def cannot_exchange(s: Ulysses, colour: int) -> Illegal:
    if s.exchanged:
        return Illegal("ulysses-no-exchange", "U5.4")
    if s.row_size(s.who) < s.price():
        return no_price(s, "U5.4")
    if s.ship // PER_COLOUR == colour:
        return Illegal("ulysses-no-colour", "U5.4", colour=COLOURS[colour])
    return Illegal("ulysses-no-pile", "U5.4", colour=COLOURS[colour])


def cannot_give(s: Ulysses, action: int) -> Illegal:
    """Explain why a card cannot be laid or discarded."""
    laying = action < DISCARD
    kind = action - (LAY if laying else DISCARD)
    assert 0 <= kind < N_KINDS
    clause = ("U5.5" if s.purpose == BUILD else "U7.5") if laying else "U5.7"
    if s.count(s.who, kind) == 0:
        return no_card(kind, clause)
    if not laying:
        if kind < s.lowest:
            return Illegal("ulysses-no-order", "U5.7")
        return Illegal("ulysses-no-rest", "U7.9", needed=int(s.needed))
    wanted = KINDS[TEMPLE] if s.purpose == BUILD else KINDS[0]
    if kind not in (TEMPLE if s.purpose == BUILD else 0, ZEUS):
        return Illegal("ulysses-no-kind", "U5.6", card=wanted)
    return Illegal("ulysses-no-zeus", "U5.6", card=wanted)


def cannot_aim(s: Ulysses, place: int) -> Illegal:
    if s.purpose == REMOVE:
        return Illegal("ulysses-no-remove-there", "U5.3", place=name(s, place))
    return Illegal("ulysses-no-plague-twice", "U5.2", place=name(s, place))


def cannot_propose(s: Ulysses, place: int) -> Illegal:
    if place not in s.board.neighbours(int(s.ship)):
        return no_route(s, place, "U6.1")
    return Illegal("ulysses-no-propose", "U6.1", place=name(s, place))


def no_route(s: Ulysses, place: int, clause: str) -> Illegal:
    return Illegal("ulysses-no-route", clause, ship=name(s, int(s.ship)), place=name(s, place))


def cannot_place(s: Ulysses, action: int) -> Illegal:
    """Explain why red or black cannot be placed here."""
    black = action >= PLACE_BLACK
    place = action - (PLACE_BLACK if black else OBJECT)
    clause = "U7.8" if black else "U7.2"
    if black and not s.may_black():
        return cannot_place_black(s)
    if place not in s.board.neighbours(int(s.ship)):
        return no_route(s, place, clause)
    if place in (s.blue, s.red):
        return Illegal("ulysses-no-disk", clause, place=name(s, place))
    needed, held = (int(s.need(2)) if black else 1), int(s.bidding_cards(s.who))
    if held < needed:
        return Illegal("ulysses-no-bid", clause, needed=needed, held=held)
    return Illegal("ulysses-no-clearing", "U7.9", place=name(s, place), price=int(s.price()), needed=needed)


def cannot_place_black(s: Ulysses) -> Illegal:
    if s.black != NOWHERE:
        return Illegal("ulysses-no-black-twice", "U7.8")
    if (s.agreed >> s.who) & 1:
        return Illegal("ulysses-no-black-agreed", "U7.4")
    return Illegal("ulysses-no-black-time", "U7.8")


def cannot_return(s: Ulysses, goal: int) -> Illegal:
    return Illegal("ulysses-no-goal", "U5.4", place=name(s, goal))
