"""The material on the table: cards, goals, temples, disks, and what every player can remember of them (U1, U3).

This file only stores and moves material; rules.py decides what may happen when.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from pelagos.core.tabletop.cards import SUM, WIDTH, CardTable
from pelagos.core.tabletop.packed import bit, bit_count, zeros
from pelagos.games.ulysses.actions import (
    BLACK,
    BLUE,
    CARDS,
    MAX_SEATS,
    N_KINDS,
    NO_SIDE,
    OBJECTION,
    RED,
    ZEUS,
)
from pelagos.games.ulysses.board import GOALS, PER_COLOUR, TROY, Board

# Rows of `cards`: the five hands, then these.
PILE: Final = 5
DISCARDS: Final = 6
LAID: Final = 7  # LAID + side: the cards played for that side in this discussion
ROWS: Final = 10

# Slots of goals: four for each seat, then nine under each pile, in the order in which the goals were returned.
PER_SEAT: Final = 4
UNDER: Final = MAX_SEATS * PER_SEAT
SLOTS: Final = UNDER + GOALS
NO_GOAL: Final = 255
ANY_GOAL: Final = 511  # nine bits: any place of the slot's colour
NOWHERE: Final = -1

# Position.knows: the low bits are the seats that know a goal, as all players can tell. The bits from here on are seats
# that know it while the others cannot tell: they know one of several goals, and another of these was revealed (U3.4).
IN_SECRET: Final = 8
SEATS_KNOWN: Final = (1 << IN_SECRET) - 1

TEMPLES: Final = 23
PLAGUES: Final = 6

# Phases. In the first four chance must act; in ENDED nobody does.
FIRST_PLAYER: Final = 0
DEAL_GOALS: Final = 1
DRAW: Final = 2
NEW_GOAL: Final = 3
ACT: Final = 4
ASK: Final = 5
BID: Final = 6
STAY: Final = 7
RETURN_GOAL: Final = 8  # from here to PAY a move is half made
WHERE: Final = 9
LAY_CARDS: Final = 10
PAY: Final = 11
ENDED: Final = 12
PHASES: Final = (
    "first", "goals", "draw", "goal", "act", "ask", "bid", "stay", "return", "where", "lay", "pay", "over",
)  # fmt: skip

# Reasons for drawing cards.
DEALT: Final = 0  # U2.4
TURN: Final = 1  # U4.2
GIFT: Final = 2  # U5.1


class Position(CardTable):
    """The material of one game. It holds only counts and sets: an order of cards that is not stored cannot leak."""

    def __init__(
        self,
        board: Board,
        seats: i64,
        cards: vec[u8],
        kept: vec[u8],
        spent: vec[u8],
        temples: vec[u8],
        sides: vec[u8],
        bids: vec[u8],
        goals: vec[u8],
        maybe: vec[i16],
        knows: vec[i16],
    ) -> None:
        super().__init__(cards, kept, spent)
        self.board = board
        self.seats = seats
        self.temples = temples
        self.sides = sides  # U7.6
        self.bids = bids  # cards each seat has laid in this discussion
        self.goals = goals  # by slot
        self.maybe = maybe  # by slot: the goals of its colour that are possible by public knowledge (U3.4), as bits
        self.knows = knows  # by slot: the seats that know this goal, as bits (see IN_SECRET)
        self.shown: i64 = 0  # revealed slots, as bits
        self.fresh: i64 = 0  # goals in the shuffled part of the piles, as bits
        self.phase: i64 = FIRST_PLAYER
        self.who: i64 = -1  # actor()
        self.active: i64 = 0
        self.turn: i64 = 0
        self.ship: i64 = TROY
        self.plagued: i64 = 0
        self.blue: i64 = NOWHERE
        self.red: i64 = NOWHERE
        self.black: i64 = NOWHERE
        self.agreed: i64 = 0  # seats that agreed before red was placed (U7.4), as bits
        self.asked: i64 = 0  # seats that were asked since red was placed (U7.10), as bits
        self.out: i64 = 0  # seats that passed since red was placed (U7.4), as bits
        self.pandora_used = False  # U5.1
        self.exchanged = False  # U5.4
        self.winner: i64 = -1
        self.cause: i64 = DEALT  # the reason for drawing cards
        self.drawer: i64 = 0  # the seat that draws
        self.due: i64 = 0  # how many cards are still to be drawn
        self.purpose: i64 = 0  # the action that is being paid for
        self.target: i64 = 0  # the place, colour or side of that action
        self.owed: i64 = 0  # cards still to discard
        self.needed: i64 = 0  # the least number of cards for the bid or the temple
        self.laid: i64 = 0  # cards laid so far
        self.lowest: i64 = 0  # the lowest kind that may be paid next: a payment goes in ascending order of kind

    def copy_small(self, twin: Position) -> None:
        """Copy everything except the packed arrays, which were passed to the constructor of `twin`."""
        twin.shown = self.shown
        twin.fresh = self.fresh
        twin.phase = self.phase
        twin.who = self.who
        twin.active = self.active
        twin.turn = self.turn
        twin.ship = self.ship
        twin.plagued = self.plagued
        twin.blue = self.blue
        twin.red = self.red
        twin.black = self.black
        twin.agreed = self.agreed
        twin.asked = self.asked
        twin.out = self.out
        twin.pandora_used = self.pandora_used
        twin.exchanged = self.exchanged
        twin.winner = self.winner
        twin.cause = self.cause
        twin.drawer = self.drawer
        twin.due = self.due
        twin.purpose = self.purpose
        twin.target = self.target
        twin.owed = self.owed
        twin.needed = self.needed
        twin.laid = self.laid
        twin.lowest = self.lowest

    # ---- cards
    def bidding_cards(self, seat: i64) -> i64:
        """Return the number of cards that can be played as objection cards (U5.6)."""
        cards = self.cards
        return i64(cards[seat * WIDTH + OBJECTION]) + i64(cards[seat * WIDTH + ZEUS])

    def shuffle_discards(self) -> None:
        """U4.3: the discards become the draw pile. From here on every player knows what the pile holds."""
        self.empty_row(DISCARDS, PILE)
        self.remember_hands()

    def clear_sides(self) -> None:
        """U7.11: the cards laid go to the discards, and the disks leave the board."""
        self.empty_row(LAID + BLUE, DISCARDS)
        self.empty_row(LAID + RED, DISCARDS)
        self.empty_row(LAID + BLACK, DISCARDS)
        i: i64 = 0
        while i < MAX_SEATS:
            self.sides[i] = NO_SIDE
            self.bids[i] = 0
            i += 1
        self.blue = self.red = self.black = NOWHERE
        self.agreed = self.asked = self.out = 0

    # ---- temples, sides and plagues
    def side(self, seat: i64) -> i64:
        return i64(self.sides[seat])

    def supply(self) -> i64:
        """Return the number of temples that can still be built (U1.4)."""
        built: i64 = 0
        i: i64 = 0
        while i < self.seats:
            built += i64(self.temples[i])
            i += 1
        return TEMPLES - built

    def is_plagued(self, place: i64) -> bool:
        return (self.plagued >> place) & 1 == 1

    def plagues(self) -> i64:
        return bit_count(self.plagued)

    # ---- goals
    def goal_at(self, slot: i64) -> i64:
        return i64(self.goals[slot])

    def is_shown(self, slot: i64) -> bool:
        return (self.shown >> slot) & 1 == 1

    def is_hidden(self, slot: i64, colour: i64) -> bool:
        """Return True if a seat's slot holds a goal of this colour that is not revealed."""
        return self.goal_at(slot) // PER_COLOUR == colour and not self.is_shown(slot)

    def hidden_goals(self, seat: i64) -> i64:
        """Return the hidden goals of a seat, as bits."""
        found: i64 = 0
        slot: i64 = seat * PER_SEAT
        while slot < seat * PER_SEAT + PER_SEAT:
            if not self.is_shown(slot) and self.goal_at(slot) != NO_GOAL:
                found |= bit(self.goal_at(slot))
            slot += 1
        return found

    def fresh_of(self, colour: i64) -> i64:
        """Return the shuffled part of one goal pile, as nine bits."""
        return (self.fresh >> (colour * PER_COLOUR)) & ANY_GOAL

    def under_count(self, colour: i64) -> i64:
        """Return the number of returned goals under a pile."""
        first: i64 = UNDER + colour * PER_COLOUR
        count: i64 = 0
        while count < PER_COLOUR and self.goal_at(first + count) != NO_GOAL:
            count += 1
        return count

    def pile_of_goals(self, colour: i64) -> i64:
        """Return the number of goals in a pile (U3.1)."""
        return bit_count(self.fresh_of(colour)) + self.under_count(colour)

    def slot_of(self, seat: i64, goal: i64) -> i64:
        slot: i64 = seat * PER_SEAT
        while self.goal_at(slot) != goal:
            slot += 1
        return slot

    def put(self, slot: i64, goal: i64, maybe: i64, knows: i64) -> None:
        self.goals[slot] = u8(goal)
        self.maybe[slot] = i16(maybe)
        self.knows[slot] = i16(knows)

    def known_by(self, slot: i64) -> i64:
        """Return the seats that know a goal as bits, including seats that know it in secret."""
        knows = i64(self.knows[slot])
        return (knows | knows >> IN_SECRET) & SEATS_KNOWN

    def move_slot(self, source: i64, slot: i64) -> None:
        self.goals[slot] = self.goals[source]
        self.maybe[slot] = self.maybe[source]
        self.knows[slot] = self.knows[source]

    def blend(self, seat: i64, goal: i64) -> i64:
        """Make a seat's hidden goals of one colour indistinguishable to the other players (U3.4).

        Move `goal` to the last slot of these goals and return that slot, so that the slot does not tell which goal it
        was.
        """
        colour = goal // PER_COLOUR
        given: i64 = self.slot_of(seat, goal)
        last: i64 = given
        together: i64 = 0
        count: i64 = 0
        slot: i64 = seat * PER_SEAT
        while slot < seat * PER_SEAT + PER_SEAT:
            if self.is_hidden(slot, colour):
                together |= i64(self.maybe[slot])
                last = slot
                count += 1
            slot += 1
        if count == 1:
            return given
        self.goals[given] = self.goals[last]
        self.goals[last] = u8(goal)
        slot = seat * PER_SEAT
        while slot <= last:
            if self.is_hidden(slot, colour):
                self.maybe[slot] = i16(together)
                self.knows[slot] = i16(bit(seat))
            slot += 1
        return last

    def show(self, slot: i64) -> None:
        """U8.1: reveal a goal, so that nothing tells which of its owner's hidden goals of the colour it was (U3.4).

        It goes to the last slot that can have held it by public knowledge. The goals in the other ones blend. A player
        who knows one of them still does.
        """
        alike = self.slots_that_may_hold(self.goal_at(slot), slot // PER_SEAT)
        last = self.swap_to_last(slot, alike)
        self.blend_slots(alike)
        self.knows[last] = i16(i64(self.knows[last]) & SEATS_KNOWN)
        self.shown |= bit(last)

    def blend_slots(self, slots: i64) -> None:
        """Give these slots the same public knowledge. What else the other players know of them is kept in secret."""
        maybe: i64 = 0
        knows: i64 = SEATS_KNOWN
        slot: i64 = 0
        while slot < UNDER:
            if (slots >> slot) & 1 == 1:
                maybe |= i64(self.maybe[slot])
                knows &= i64(self.knows[slot])
            slot += 1
        while slot > 0:
            slot -= 1
            if (slots >> slot) & 1 == 1:
                self.maybe[slot] = i16(maybe)
                self.knows[slot] = i16(knows | (self.known_by(slot) & ~knows) << IN_SECRET)

    def slots_that_may_hold(self, goal: i64, seat: i64) -> i64:
        """Return the slots of a seat's hidden goals that may be this goal by public knowledge, as bits."""
        found: i64 = 0
        slot: i64 = seat * PER_SEAT
        while slot < seat * PER_SEAT + PER_SEAT:
            if self.is_hidden(slot, goal // PER_COLOUR) and (i64(self.maybe[slot]) >> (goal % PER_COLOUR)) & 1 == 1:
                found |= bit(slot)
            slot += 1
        return found

    def swap_to_last(self, slot: i64, slots: i64) -> i64:
        """Swap a goal, with what is known of it, with the one in the last of these slots. Return that slot."""
        last = slot
        while slots >> (last + 1) != 0:
            last += 1
        self.goals[slot], self.goals[last] = self.goals[last], self.goals[slot]
        self.knows[slot], self.knows[last] = self.knows[last], self.knows[slot]
        return last

    def give_back(self, seat: i64, goal: i64) -> i64:
        """U5.4: put a goal under its pile. Return the slot that is now free."""
        slot: i64 = self.blend(seat, goal)
        colour = goal // PER_COLOUR
        self.move_slot(slot, UNDER + colour * PER_COLOUR + self.under_count(colour))
        self.goals[slot] = NO_GOAL
        return slot

    def take_under(self, colour: i64, slot: i64, seat: i64) -> None:
        """U5.4: take the top goal of a pile whose shuffled part is used up: the one that was returned first."""
        first: i64 = UNDER + colour * PER_COLOUR
        self.move_slot(first, slot)
        self.knows[slot] = i16(i64(self.knows[slot]) | bit(seat))
        i: i64 = first
        while i < first + PER_COLOUR - 1:
            self.move_slot(i + 1, i)
            i += 1
        self.put(first + PER_COLOUR - 1, NO_GOAL, 0, 0)

    def rule_out(self, place: i64) -> None:
        """U3.4: the ship is at this place, so a goal that stays hidden cannot be the one of this place."""
        colour = place // PER_COLOUR
        local = bit(place % PER_COLOUR)
        slot: i64 = 0
        while slot < self.seats * PER_SEAT:
            if self.is_hidden(slot, colour):
                self.maybe[slot] = i16(i64(self.maybe[slot]) & ~local)
            slot += 1


def blank_cards() -> vec[u8]:
    """Return rows with every action card in the draw pile."""
    cards = zeros(ROWS * WIDTH)
    for kind in range(N_KINDS):
        cards[PILE * WIDTH + kind] = u8(CARDS[kind])
    cards[PILE * WIDTH + SUM] = u8(sum(CARDS))
    return cards


ALL_GOALS: Final = (1 << GOALS) - 1
