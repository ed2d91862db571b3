"""Who may know what (U3): the view of a seat or of a spectator, and full states drawn back from a view.

A view is built from nothing: a secret that is not put in cannot get out. imagine.py draws worlds from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from mypy_extensions import i64

from pelagos.core import game as core
from pelagos.core.cards import SUM, WIDTH, row_of
from pelagos.core.game import PUBLIC
from pelagos.games.ulysses.actions import BLACK, BLUE, CARDS, N_KINDS
from pelagos.games.ulysses.board import COLOURS, PER_COLOUR
from pelagos.games.ulysses.position import DISCARDS, LAID, NO_GOAL, PER_SEAT, PILE, UNDER, Position
from pelagos.games.ulysses.rules import Rules

UNKNOWN: Final = -1


@dataclass(frozen=True)
class Slot:
    """A goal card as somebody sees it. `maybe` is what everybody thinks possible: nine bits, a place each."""

    colour: int
    goal: int  # the place, or UNKNOWN
    shown: bool
    maybe: int
    knows: int  # the seats that know it, as bits


@dataclass(unsafe_hash=True)
class View(core.View):
    """All that `who` knows and would remember (U3.1, U3.2, U3.4). Places, seats and kinds are numbers."""

    # the voyage
    active: int
    turn: int
    ship: int
    plagued: int
    winner: int
    # cards
    hand: tuple[int, ...]  # his own, by kind; () for a spectator
    hand_sizes: tuple[int, ...]
    pile: int
    discards: tuple[int, ...]
    temples: tuple[int, ...]
    # cards remembered from the last shuffle on
    shuffled: tuple[int, ...]  # what the pile held then
    kept: tuple[int, ...]  # what he held then
    kept_sizes: tuple[int, ...]
    spent: tuple[tuple[int, ...], ...]  # what each seat has played and discarded since
    # goals
    goals: tuple[tuple[Slot, ...], ...]  # by seat
    under: tuple[tuple[Slot, ...], ...]  # by colour: the returned ones, first returned first
    piles: tuple[int, ...]  # by colour: how many in the shuffled part
    # the discussion
    blue: int
    red: int
    black: int
    sides: tuple[int, ...]
    bids: tuple[int, ...]
    laid_cards: tuple[tuple[int, ...], ...]  # by side, by kind
    leader: int
    needs: tuple[int, ...]  # by side: cards that would make it lead
    agreed: int
    asked: int
    out: int
    # the turn so far, and a choice half made
    pandora_used: bool
    exchanged: bool
    cause: int
    drawer: int
    due: int
    purpose: int
    target: int
    owed: int
    needed: int
    laid: int
    lowest: int


NO_SLOT: Final = Slot(UNKNOWN, UNKNOWN, False, 0, 0)
SLOTS: Final[dict[int, Slot]] = {}  # by what is in them: the same few come again and again
MOST_SLOTS: Final = 10_000


def views(s: Rules, whos: Sequence[int]) -> list[View]:
    public = public_of(s)
    return [View(who=who, **secret_of(s, who), **public) for who in whos]


def secret_of(s: Rules, who: int) -> dict[str, Any]:
    """What not every viewer sees alike (U3.2)."""
    return {
        "hand": () if who == PUBLIC else row_of(s.cards, who, N_KINDS),
        "kept": () if who == PUBLIC else row_of(s.kept, who, N_KINDS),
        "goals": tuple(
            [tuple([slot(s, i, who) for i in range(seat * PER_SEAT, (seat + 1) * PER_SEAT)]) for seat in range(s.seats)]
        ),
        "under": tuple([under(s, colour, who) for colour in range(len(COLOURS))]),
    }


def public_of(s: Rules) -> dict[str, Any]:
    """What lies open to everybody (U3)."""
    seats = range(s.seats)
    return {
        "seats": s.seats,
        "phase": s.phase,
        "actor": s.who,
        "active": s.active,
        "turn": s.turn,
        "ship": s.ship,
        "plagued": s.plagued,
        "winner": s.winner,
        "hand_sizes": tuple([int(s.row_size(seat)) for seat in seats]),
        "pile": s.row_size(PILE),
        "discards": row_of(s.cards, DISCARDS, N_KINDS),
        "temples": tuple([int(s.temples[seat]) for seat in seats]),
        "shuffled": shuffled(s),
        "kept_sizes": tuple([int(s.kept[seat * WIDTH + SUM]) for seat in seats]),
        "spent": tuple([row_of(s.spent, seat, N_KINDS) for seat in seats]),
        "piles": tuple([int(s.pile_of_goals(colour) - s.under_count(colour)) for colour in range(len(COLOURS))]),
        "blue": s.blue,
        "red": s.red,
        "black": s.black,
        "sides": tuple([int(s.sides[seat]) for seat in seats]),
        "bids": tuple([int(s.bids[seat]) for seat in seats]),
        "laid_cards": tuple([row_of(s.cards, LAID + side, N_KINDS) for side in range(BLUE, BLACK + 1)]),
        "leader": s.leader(),
        "needs": tuple([int(s.need(side)) for side in range(BLUE, BLACK + 1)]),
        "agreed": s.agreed,
        "asked": s.asked,
        "out": s.out,
        "pandora_used": s.pandora_used,
        "exchanged": s.exchanged,
        "cause": s.cause,
        "drawer": s.drawer,
        "due": s.due,
        "purpose": s.purpose,
        "target": s.target,
        "owed": s.owed,
        "needed": s.needed,
        "laid": s.laid,
        "lowest": s.lowest,
    }


def shuffled(s: Position) -> tuple[int, ...]:
    """The pile at the last shuffle: every card that was in no hand. Everybody saw it as the discards (U4.3)."""
    found: list[int] = []
    for kind in range(N_KINDS):
        held: i64 = 0
        for seat in range(s.seats):
            held += i64(s.kept[seat * WIDTH + kind])
        found.append(CARDS[kind] - int(held))
    return tuple(found)


def slot(s: Position, i: int, who: int) -> Slot:
    """A goal slot; its colour shows on the back (U1.2). An empty one waits for the goal being drawn."""
    goal = int(s.goal_at(i))
    if goal == NO_GOAL:
        return NO_SLOT
    shown = i < UNDER and s.is_shown(i)
    known = shown or (who != PUBLIC and (int(s.knows[i]) >> who) & 1 == 1)
    maybe, knows = int(s.maybe[i]), int(s.knows[i])
    key = (((goal << 1 | known) << 1 | shown) << 9 | maybe) << 8 | knows
    found = SLOTS.get(key)
    if found is None:
        if len(SLOTS) == MOST_SLOTS:
            SLOTS.clear()
        found = SLOTS[key] = Slot(goal // PER_COLOUR, goal if known else UNKNOWN, shown, maybe, knows)
    return found


def under(s: Position, colour: int, who: int) -> tuple[Slot, ...]:
    first = UNDER + colour * PER_COLOUR
    return tuple([slot(s, i, who) for i in range(first, first + int(s.under_count(colour)))])
