"""The view of a seat or of a spectator (U3).

A view is built up from nothing: a secret that is never put in cannot leak. imagine.py draws full states from a view.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from pelagos.core import game as core
from pelagos.core.game import PUBLIC, State
from pelagos.core.tabletop.cards import SUM, WIDTH, row_of
from pelagos.core.tabletop.packed import bit
from pelagos.games.ulysses.actions import BLACK, BLUE, CARDS, N_KINDS
from pelagos.games.ulysses.board import COLOURS, PER_COLOUR
from pelagos.games.ulysses.position import (
    DISCARDS,
    IN_SECRET,
    LAID,
    NO_GOAL,
    PER_SEAT,
    PILE,
    SEATS_KNOWN,
    SLOTS,
    UNDER,
    Position,
)
from pelagos.games.ulysses.rules import Rules
from pelagos.games.ulysses.slot import Slot

UNKNOWN: Final = -1


@dataclass(unsafe_hash=True)
class View(core.View):
    """Everything that the viewer `who` knows and remembers (U3.1, U3.2, U3.4). Places, seats and kinds are numbers."""

    # the voyage
    active: int
    turn: int
    ship: int
    plagued: int
    winner: int
    # cards
    hand: tuple[int, ...]  # the viewer's own, by kind; () for a spectator
    hand_sizes: tuple[int, ...]
    pile: int
    discards: tuple[int, ...]
    temples: tuple[int, ...]
    # cards remembered since the last shuffle
    shuffled: tuple[int, ...]  # what the pile held then
    kept: tuple[int, ...]  # what the viewer held then
    kept_sizes: tuple[int, ...]
    spent: tuple[tuple[int, ...], ...]  # what each seat has played and discarded since
    # goals
    goals: tuple[tuple[Slot, ...], ...]  # by seat
    under: tuple[tuple[Slot, ...], ...]  # by colour: the returned goals, the first returned first
    piles: tuple[int, ...]  # by colour: the number of goals in the shuffled part
    # the discussion
    blue: int
    red: int
    black: int
    sides: tuple[int, ...]
    bids: tuple[int, ...]
    laid_cards: tuple[tuple[int, ...], ...]  # by side, by kind
    leader: int
    needs: tuple[int, ...]  # by side: the number of cards that would make it lead
    agreed: int
    asked: int
    out: int
    # the turn so far, and a half-made move
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

    def set_public(self, state: State) -> None:
        """Fill in what every viewer sees (U3)."""
        assert isinstance(state, Rules)
        s = state
        seats = range(s.seats)
        self.seats = s.seats
        self.phase = s.phase
        self.actor = s.who
        self.active = s.active
        self.turn = s.turn
        self.ship = s.ship
        self.plagued = s.plagued
        self.winner = s.winner
        self.hand_sizes = tuple([int(s.row_size(seat)) for seat in seats])
        self.pile = s.row_size(PILE)
        self.discards = row_of(s.cards, DISCARDS, N_KINDS)
        self.temples = tuple([int(s.temples[seat]) for seat in seats])
        self.shuffled = shuffled(s)
        self.kept_sizes = tuple([int(s.kept[seat * WIDTH + SUM]) for seat in seats])
        self.spent = tuple([row_of(s.spent, seat, N_KINDS) for seat in seats])
        self.piles = tuple([int(s.pile_of_goals(colour) - s.under_count(colour)) for colour in range(len(COLOURS))])
        self.blue = s.blue
        self.red = s.red
        self.black = s.black
        self.sides = tuple([int(s.sides[seat]) for seat in seats])
        self.bids = tuple([int(s.bids[seat]) for seat in seats])
        self.laid_cards = tuple([row_of(s.cards, LAID + side, N_KINDS) for side in range(BLUE, BLACK + 1)])
        self.leader = s.leader()
        self.needs = tuple([int(s.need(side)) for side in range(BLUE, BLACK + 1)])
        self.agreed = s.agreed
        self.asked = s.asked
        self.out = s.out
        self.pandora_used = s.pandora_used
        self.exchanged = s.exchanged
        self.cause = s.cause
        self.drawer = s.drawer
        self.due = s.due
        self.purpose = s.purpose
        self.target = s.target
        self.owed = s.owed
        self.needed = s.needed
        self.laid = s.laid
        self.lowest = s.lowest

    def copy_public(self, of: core.View) -> None:
        assert isinstance(of, View)
        self.seats, self.phase, self.actor, self.active = of.seats, of.phase, of.actor, of.active
        self.turn, self.ship, self.plagued, self.winner = of.turn, of.ship, of.plagued, of.winner
        self.hand_sizes, self.pile, self.discards, self.temples = of.hand_sizes, of.pile, of.discards, of.temples
        self.shuffled, self.kept_sizes, self.spent, self.piles = of.shuffled, of.kept_sizes, of.spent, of.piles
        self.blue, self.red, self.black, self.sides = of.blue, of.red, of.black, of.sides
        self.bids, self.laid_cards, self.leader, self.needs = of.bids, of.laid_cards, of.leader, of.needs
        self.agreed, self.asked, self.out, self.pandora_used = of.agreed, of.asked, of.out, of.pandora_used
        self.exchanged, self.cause, self.drawer, self.due = of.exchanged, of.cause, of.drawer, of.due
        self.purpose, self.target, self.owed, self.needed = of.purpose, of.target, of.owed, of.needed
        self.laid, self.lowest = of.laid, of.lowest

    def set_secret(self, state: State, who: int, earlier: core.View | None) -> None:
        """Fill in what differs from viewer to viewer (U3.2)."""
        assert isinstance(state, Rules)
        s = state
        self.who = who
        self.hand = () if who == PUBLIC else row_of(s.cards, who, N_KINDS)
        self.kept = () if who == PUBLIC else row_of(s.kept, who, N_KINDS)
        if earlier is not None:
            assert isinstance(earlier, View)
            self.goals, self.under = earlier.goals, earlier.under
            return
        self.goals = tuple([goals_of(s, seat, who) for seat in range(s.seats)])
        self.under = tuple([under(s, colour, who) for colour in range(len(COLOURS))])

    def can_reuse(self, before: State, after: State) -> bool:
        """Return True if no goal and no knowledge of goals has changed. This is so for most moves."""
        assert isinstance(before, Rules) and isinstance(after, Rules)
        b, a = before, after
        if b.shown != a.shown or b.seats != a.seats:
            return False
        for i in range(SLOTS):
            if b.goals[i] != a.goals[i] or b.maybe[i] != a.maybe[i] or b.knows[i] != a.knows[i]:
                return False
        return True


NO_SLOT: Final = Slot(UNKNOWN, UNKNOWN, False, 0, 0)
KNOWN_SLOTS: Final[dict[int, Slot]] = {}  # by their content: the same few occur again and again
MAX_SLOTS: Final = 10_000


def shuffled(s: Position) -> tuple[int, ...]:
    """Return the pile at the last shuffle: every card that was in no hand. All players saw it as discards (U4.3)."""
    found: list[int] = []
    for kind in range(N_KINDS):
        held: i64 = 0
        for seat in range(s.seats):
            held += i64(s.kept[seat * WIDTH + kind])
        found.append(CARDS[kind] - int(held))
    return tuple(found)


def goals_of(s: Position, seat: i64, who: i64) -> tuple[Slot, ...]:
    """Return a seat's goals as a viewer sees them.

    If another viewer knows one of several goals that look alike, its slot must not tell which goal was revealed (U3.4).
    So the known one stands first.
    """
    each = s.board.goals_each
    found = [slot(s, i, who) for i in range(seat * PER_SEAT, seat * PER_SEAT + each)]
    if seat != who:
        for i in range(each):
            for j in range(i):
                if found[j].goal < found[i].goal and look_alike(found[i], found[j]):
                    found[i], found[j] = found[j], found[i]
    return tuple(found)


def look_alike(a: Slot, b: Slot) -> bool:
    """Return True if only the viewer can tell these hidden goals apart."""
    if a.shown or b.shown or a.colour != b.colour or a.maybe != b.maybe:
        return False
    return a.knows & SEATS_KNOWN == b.knows & SEATS_KNOWN


def slot(s: Position, i: i64, who: i64) -> Slot:
    """Return a goal slot as a viewer sees it. The colour shows on the back (U1.2). A slot is empty while its goal is
    being drawn."""
    goal = s.goal_at(i)
    if goal == NO_GOAL:
        return NO_SLOT
    shown = i < UNDER and s.is_shown(i)
    maybe, knows = i64(s.maybe[i]), i64(s.knows[i]) & SEATS_KNOWN
    if who != PUBLIC:
        knows |= i64(s.knows[i]) & bit(IN_SECRET + who)
    known = shown or (who != PUBLIC and (s.known_by(i) >> who) & 1 == 1)
    key: i64 = (((goal << 1 | i64(known)) << 1 | i64(shown)) << 9 | maybe) << 16 | knows
    found = KNOWN_SLOTS.get(key)
    if found is None:
        if len(KNOWN_SLOTS) == MAX_SLOTS:
            KNOWN_SLOTS.clear()
        found = KNOWN_SLOTS[key] = Slot(goal // PER_COLOUR, goal if known else UNKNOWN, shown, maybe, knows)
    return found


def under(s: Position, colour: int, who: int) -> tuple[Slot, ...]:
    first = UNDER + colour * PER_COLOUR
    return tuple([slot(s, i, who) for i in range(first, first + int(s.under_count(colour)))])
