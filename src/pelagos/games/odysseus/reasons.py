"""Reasons for refusals: why an action is not legal now, what to do instead, and by which clause.

rules.py decides what is legal. This file only explains, and only after rules.py has refused an action.
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
    PHASES,
    PLACE,
    WINDOW,
)
from pelagos.games.odysseus.state import Odysseus

# The clause of what each phase waits for, cited when a player tries something else.
WAITS = {
    LAUNCH: "O2.5",
    PLACE: "O4.2",
    HADES_CARD: "O6.2",
    WINDOW: "O6.6",
    NEW_DISK: "O7.1",
    CHOOSE_CARD: "O6.4",
    CHOOSE_SPACE: "O4.3",
    CHOOSE_FACE: "O6.2",
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
    """Explain why `action` is not legal for the player to act."""
    if s.actor() == OVER:
        return Illegal("refused-over", "O8.1" if s.most_points() >= s.board.goal else "O8.4")
    if s.actor() == CHANCE or action >= CARD:
        return Illegal("odysseus-no-choice", "O3.3")
    phase, why = PHASES[int(s.phase)], WAITS[int(s.phase)]
    if s.phase == CHOOSE_SPACE:
        why = TARGETS.get(int(s.power), why)
    if action == NOTHING:
        return Illegal("odysseus-no-whole", why, phase=phase)
    for first, end, phases, clause in TIMES:
        if first <= action < end and s.phase not in phases:
            return Illegal("odysseus-no-time", why if s.phase != PLACE else clause, phase=phase)
    return because(s, action)


def because(s: Odysseus, action: int) -> Illegal:
    """Explain why an action is not legal although it belongs to this phase."""
    if action == POWER:
        return no_power(s)
    if action < ON and s.row_size(s.who) == 0:
        return Illegal("odysseus-no-hand", "O4.3")
    if action < ON:
        return Illegal("odysseus-no-card", "O4.3", kind=KINDS[action - PLAY])
    if action < DOWN:
        return Illegal("odysseus-no-other-space", "O6.4", space=SPACES[action - ON])
    if action < FACE:
        return no_right(s)
    if action < TAKE:
        return Illegal("odysseus-no-card", "O6.2", kind=KINDS[action - FACE])
    if action < TRADE:
        return no_such_card(action)
    if action < DISK:
        return no_trade(s, action - TRADE)
    return Illegal("odysseus-no-such-disk", "O7.1")


def no_power(s: Odysseus) -> Illegal:
    god = int(s.god(s.who))
    if god == ATHENA:
        return Illegal("odysseus-no-athena", "O6.6")
    if s.is_spent(god):
        return Illegal("odysseus-no-power", "O4.4", god=GODS[god])
    if s.is_waiting(s.who):
        return Illegal("odysseus-no-power-yet", "O4.4", god=GODS[god])
    assert god in (HADES, HERMES)
    if god == HADES:
        return Illegal("odysseus-no-hades", "O6.2")
    return Illegal("odysseus-no-hermes", "O6.4")


def no_right(s: Odysseus) -> Illegal:
    if s.may_down == s.who:
        return Illegal("odysseus-no-hand", "O6.2")
    return Illegal("odysseus-no-down", "O6.2")


def no_such_card(action: int) -> Illegal:
    if action >= TAKE_DOWN:
        return Illegal("odysseus-no-down-number", "O6.4", number=action - TAKE_DOWN + 1)
    space, kind = divmod(action - TAKE, len(KINDS))
    return Illegal("odysseus-no-card-there", "O6.4", kind=KINDS[kind], space=SPACES[space])


def no_trade(s: Odysseus, seat: int) -> Illegal:
    if s.count(s.who, DIONYSUS) == 0:
        return Illegal("odysseus-no-dionysus", "O4.4")
    if seat == s.who:
        return Illegal("odysseus-no-self", "O4.4")
    return Illegal("odysseus-no-seat", "O2.2", letter=LETTERS[seat])
