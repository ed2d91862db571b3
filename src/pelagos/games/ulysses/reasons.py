"""Why not: for every action that is not legal now, the reason, what to do instead, and the clause.

rules.py decides what is legal; this file only explains, and is asked only after rules.py has said no.
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
    PLAGUES,
    RETURN_GOAL,
    STAY,
    WHERE,
)
from pelagos.games.ulysses.state import Ulysses

# What each phase waits for, said to whoever tries something else.
WAITS = {
    ACT: ("it is the action phase: act, or propose a destination", "U4.1"),
    ASK: ("a destination is proposed: agree, or object to it", "U7.1"),
    BID: ("the gods are in discussion: pass, support a side, or place black", "U7.3"),
    STAY: ("the ship has arrived: play wind to stay active, or end", "U9.1"),
    RETURN_GOAL: ("an exchange is paid: return one of your hidden goals", "U5.4"),
    WHERE: ("a plague is in your hand: say where", "U5.2"),
    LAY_CARDS: ("cards are being laid: lay the next one, or be done", "U7.5"),
    PAY: ("a price is being paid: discard the next card", "U5.7"),
}
# While cards are laid or a price is paid: the clause of what they are for.
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
    """Why `action` is not legal for the one who must decide."""
    if s.actor() == OVER:
        return Illegal("the game is over", "U8.2")
    if s.actor() == CHANCE or action >= CARD:
        return Illegal("cards are drawn by chance, not chosen", "U3.3")
    waits, why = WAITS[int(s.phase)]
    if s.phase == PAY:
        why = PAID_FOR[int(s.purpose)]
    elif s.phase == LAY_CARDS:
        why = LAID_FOR[int(s.purpose)]
    if action == NOTHING:
        return Illegal(f"the move is not finished: {waits}", why)
    for first, end, phases, clause in TIMES:
        if first <= action < end and s.phase not in phases:
            return Illegal(f"not now: {waits}", why if action not in (PASS, AGREE) else clause)
    return Illegal(*because(s, action))


def because(s: Ulysses, action: int) -> tuple[str, str]:
    """The time is right, yet it may not be."""
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
        return no_price(s, "U5.3") if s.plagued else ("no place is plagued", "U5.3")
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


def no_card(kind: int, clause: str) -> tuple[str, str]:
    return f"you hold no {KINDS[kind]} card", clause


def no_price(s: Ulysses, clause: str) -> tuple[str, str]:
    return (
        f"it costs {s.price()} cards, one for each of your temples, and you hold {s.row_size(s.who)}",
        clause,
    )


def cannot_end(s: Ulysses) -> tuple[str, str]:
    if s.is_stuck():
        return "every neighbour is plagued and you can pay: remove one of those plagues first", "U6.3"
    return "you must propose a destination: a neighbour is free of plague", "U6.2"


def cannot_stop(s: Ulysses) -> tuple[str, str]:
    if s.purpose == BUILD:
        return f"a temple takes {s.needed} temple cards from you, not {s.laid}", "U5.5"
    clause = "U7.5" if s.purpose == SUPPORT else "U7.2" if s.purpose == OBJECT else "U7.8"
    side = SIDES[int(s.target)]
    return f"{s.laid} is too few: {side} needs {s.needed} or more from you to lead; else pass", clause


def cannot_build(s: Ulysses) -> tuple[str, str]:
    if s.supply() == 0:
        return "no temple is left in the supply", "U5.5"
    n = s.price()
    return f"your next temple takes {n} temple or Zeus cards and {n} other cards", "U5.5"


def cannot_open(s: Ulysses, kind: int) -> tuple[str, str]:
    if s.pandora_used:
        return "Pandora's box opens once in a turn, wind repeats included", "U5.1"
    return no_card(kind, "U5.1")


def cannot_plague(s: Ulysses, kind: int) -> tuple[str, str]:
    if s.plagues() == PLAGUES:
        return "all six plagues are on the board: remove one first", "U5.2"
    return no_card(kind, "U5.2")


def cannot_support(s: Ulysses, side: int) -> tuple[str, str]:
    own = int(s.side(s.who))
    if own not in (NO_SIDE, side):
        return f"you stand with {SIDES[own]} and cannot change sides", "U7.6"
    if SIDES[side] == "black" and s.black == NOWHERE:
        return "black is not on the board", "U7.8"
    need, have = s.need(side), s.bidding_cards(s.who)
    return (
        f"{SIDES[side]} needs {need} or more cards from you to lead, and you hold {have}; else pass",
        "U7.5",
    )


def cannot_exchange(s: Ulysses, colour: int) -> tuple[str, str]:
    if s.exchanged:
        return "you exchange once in a turn, wind repeats included", "U5.4"
    if s.row_size(s.who) < s.price():
        return no_price(s, "U5.4")
    if s.ship // PER_COLOUR == colour:
        return f"the ship lies at a {COLOURS[colour]} place: draw another colour", "U5.4"
    return f"the {COLOURS[colour]} pile is empty", "U5.4"


def cannot_give(s: Ulysses, action: int) -> tuple[str, str]:
    """A card to lay or to discard that will not do."""
    laying = action < DISCARD
    kind = action - (LAY if laying else DISCARD)
    assert 0 <= kind < N_KINDS
    clause = ("U5.5" if s.purpose == BUILD else "U7.5") if laying else "U5.7"
    if s.count(s.who, kind) == 0:
        return no_card(kind, clause)
    if not laying:
        if kind < s.lowest:
            return "cards are given in the order of their kinds; begin the payment anew", "U5.7"
        return f"then not enough would be left: {s.needed} objection or Zeus cards for the bid", "U7.9"
    wanted = KINDS[TEMPLE] if s.purpose == BUILD else KINDS[0]
    if kind not in (TEMPLE if s.purpose == BUILD else 0, ZEUS):
        return f"here only {wanted} cards and Zeus count", "U5.6"
    return f"lay the {wanted} cards first, then Zeus", "U5.6"


def cannot_aim(s: Ulysses, place: int) -> tuple[str, str]:
    if s.purpose == REMOVE:
        return f"{name(s, place)} is not plagued", "U5.3"
    return f"{name(s, place)} is plagued already", "U5.2"


def cannot_propose(s: Ulysses, place: int) -> tuple[str, str]:
    if place not in s.board.neighbours(int(s.ship)):
        return f"no route joins {name(s, int(s.ship))} and {name(s, place)}", "U6.1"
    return f"{name(s, place)} is plagued: remove the plague first, or go elsewhere", "U6.1"


def cannot_place(s: Ulysses, action: int) -> tuple[str, str]:
    """Red or black."""
    black = action >= PLACE_BLACK
    place = action - (PLACE_BLACK if black else OBJECT)
    clause = "U7.8" if black else "U7.2"
    if black and not s.may_black():
        return cannot_place_black(s)
    if place not in s.board.neighbours(int(s.ship)):
        return f"no route joins {name(s, int(s.ship))} and {name(s, place)}", clause
    if place in (s.blue, s.red):
        return f"{name(s, place)} is taken by another disk", clause
    need, have = (s.need(2) if black else 1), s.bidding_cards(s.who)
    if have < need:
        return f"you need {need} objection or Zeus cards and hold {have}", clause
    return (
        f"{name(s, place)} is plagued: clearing it costs {s.price()} cards besides the {need} for the bid",
        "U7.9",
    )


def cannot_place_black(s: Ulysses) -> tuple[str, str]:
    if s.black != NOWHERE:
        return "black is on the board already", "U7.8"
    if (s.agreed >> s.who) & 1:
        return "you agreed, and so gave up placing a disk: support a side, or pass", "U7.4"
    return "black is placed with the first decision of a movement, by one who has no side yet", "U7.8"


def cannot_return(s: Ulysses, goal: int) -> tuple[str, str]:
    return f"{name(s, goal)} is not among your hidden goals", "U5.4"
