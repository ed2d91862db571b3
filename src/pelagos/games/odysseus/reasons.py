"""Why not: for every action that is not legal now, the reason, what to do instead, and the clause.

rules.py decides what is legal; this file only explains, and is asked only after rules.py has said no.
"""

from __future__ import annotations

from pelagos.core.game import CHANCE, LETTERS, NOTHING, OVER, Illegal
from pelagos.games.odysseus.actions import (
    ALLOW,
    APHRODITE,
    ATHENA,
    CARD,
    DIONYSUS,
    DISK,
    DOWN,
    FACE,
    GODS,
    HADES,
    HERMES,
    KINDS,
    ON,
    PASS,
    PLAY,
    POSEIDON,
    POWER,
    SPACES,
    START,
    TAKE,
    TAKE_DOWN,
    TRADE,
)
from pelagos.games.odysseus.position import (
    CHOOSE_CARD,
    CHOOSE_FACE,
    CHOOSE_SPACE,
    HADES_CARD,
    LAUNCH,
    NEW_DISK,
    PLACE,
    WINDOW,
)
from pelagos.games.odysseus.rules import GOAL
from pelagos.games.odysseus.state import Odysseus

# What each phase waits for, said to whoever tries something else.
WAITS = {
    LAUNCH: ("Zeus puts the ship on an island", "O2.5"),
    PLACE: ("play a card, use your power, trade, or pass", "O4.2"),
    HADES_CARD: ("Hades' power is yours: play a card now, face down or face up", "O6.2"),
    WINDOW: ("a power was used: Athena allows it, or blocks it", "O6.6"),
    NEW_DISK: ("an adventure was completed: Zeus chooses a disk from the reserve", "O7.1"),
    CHOOSE_CARD: ("say which card Hermes moves", "O6.4"),
    CHOOSE_SPACE: ("say the space", "O4.3"),
    CHOOSE_FACE: ("say which card lies face down", "O6.2"),
}
# The clause of a power that needs a space.
TARGETS = {POSEIDON: "O6.5", APHRODITE: "O6.3", HERMES: "O6.4"}
# The phases a range of actions belongs to, and the clause that says so.
TIMES = (
    (PASS, POWER, (PLACE,), "O4.5"),
    (POWER, ALLOW, (PLACE,), "O4.2"),
    (ALLOW, PLAY, (WINDOW,), "O6.6"),
    (PLAY, ON, (PLACE, HADES_CARD), "O4.3"),
    (ON, DOWN, (CHOOSE_SPACE,), "O4.3"),
    (DOWN, FACE, (PLACE, HADES_CARD), "O6.2"),
    (FACE, TAKE, (CHOOSE_FACE,), "O6.2"),
    (TAKE, TRADE, (CHOOSE_CARD,), "O6.4"),
    (TRADE, DISK, (PLACE,), "O4.4"),
    (DISK, START, (NEW_DISK,), "O7.1"),
    (START, CARD, (LAUNCH,), "O2.5"),
)


def refusal(s: Odysseus, action: int) -> Illegal:
    """Why `action` is not legal for the one who must decide."""
    if s.actor() == OVER:
        return Illegal("the game is over", "O8.1" if s.most_points() >= GOAL else "O8.4")
    if s.actor() == CHANCE or action >= CARD:
        return Illegal("what is dealt is drawn by chance, not chosen", "O3.3")
    waits, why = WAITS[int(s.phase)]
    if s.phase == CHOOSE_SPACE:
        why = TARGETS.get(int(s.power), why)
    if action == NOTHING:
        return Illegal(f"the move is not finished: {waits}", why)
    for first, end, phases, clause in TIMES:
        if first <= action < end and s.phase not in phases:
            return Illegal(f"not now: {waits}", why if s.phase != PLACE else clause)
    return Illegal(*because(s, action))


def because(s: Odysseus, action: int) -> tuple[str, str]:
    """The time is right, yet it may not be."""
    if action == POWER:
        return no_power(s)
    if action < ON:
        return f"you hold no {card_name(action - PLAY)}", "O4.3"
    if action < DOWN:
        return f"the card lies on {SPACES[action - ON]} already: say another space", "O6.4"
    if action < FACE:
        return no_right(s)
    if action < TAKE:
        return f"you hold no {card_name(action - FACE)}", "O6.2"
    if action < TRADE:
        return no_such_card(action)
    if action < DISK:
        return no_trade(s, action - TRADE)
    return "no such disk is left in the reserve", "O7.1"


def card_name(kind: int) -> str:
    return "Dionysus card" if kind == DIONYSUS else f"card of strength {KINDS[kind]}"


def no_power(s: Odysseus) -> tuple[str, str]:
    god = int(s.god(s.who))
    name = GODS[god].capitalize()
    if god == ATHENA:
        return "Athena acts when another has used a power, never on her own turn", "O6.6"
    if s.is_spent(god):
        return f"the power of {name} is spent for this round", "O4.4"
    if s.is_waiting(s.who):
        return f"{name} came to you by a trade: the power waits for your turn in the next phase", "O4.4"
    assert god in (HADES, HERMES)
    if god == HADES:
        return "Hades needs a wind card in hand to play it face down", "O6.2"
    return "no card lies on a space yet, so Hermes has nothing to move", "O6.4"


def no_right(s: Odysseus) -> tuple[str, str]:
    if s.may_down == s.who:
        return "you hold no card", "O6.2"
    return "only whoever has used Hades' power, and still has Hades, plays face down", "O6.2"


def no_such_card(action: int) -> tuple[str, str]:
    if action >= TAKE_DOWN:
        return f"there is no face-down card number {action - TAKE_DOWN + 1}", "O6.4"
    space, kind = divmod(action - TAKE, len(KINDS))
    return f"no {card_name(kind)} lies on {SPACES[space]}", "O6.4"


def no_trade(s: Odysseus, seat: int) -> tuple[str, str]:
    if s.count(s.who, DIONYSUS) == 0:
        return "a trade takes a Dionysus card, and you hold none", "O4.4"
    if seat == s.who:
        return "trade with another player, not with yourself", "O4.4"
    return f"there is no seat {LETTERS[seat]} in this game", "O2.2"
