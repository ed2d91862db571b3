"""The State of Ulysses: implements the interface of core by calling the rules of the current phase."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from pelagos.core.game import PUBLIC
from pelagos.core.tabletop.cards import WIDTH
from pelagos.core.tabletop.packed import bit, bit_count, list_bits, nth_bit, zeros
from pelagos.games.ulysses.actions import (
    AT,
    CARD,
    DISCARD,
    FIRST,
    GOAL,
    MAX_SEATS,
    NO_SIDE,
    RETURN,
)
from pelagos.games.ulysses.board import COLOURS, PER_COLOUR, Board
from pelagos.games.ulysses.position import (
    ACT,
    ALL_GOALS,
    ASK,
    BID,
    DEAL_GOALS,
    DRAW,
    ENDED,
    FIRST_PLAYER,
    LAY_CARDS,
    NEW_GOAL,
    NO_GOAL,
    PAY,
    PILE,
    RETURN_GOAL,
    SLOTS,
    STAY,
    WHERE,
    blank_cards,
)
from pelagos.games.ulysses.rules import Rules

PAIRS: Final = (0, 3, 1, 2)  # U10.1: violet and blue, then green and red: near and far, so that the seats are even


class Ulysses(Rules):
    """The State of Ulysses: a position that lists its legal actions and applies them."""

    def actor(self) -> i64:
        return self.who

    def settled(self) -> bool:
        return self.phase < RETURN_GOAL or self.phase == ENDED

    def witness(self) -> i64:
        return PUBLIC if self.phase == FIRST_PLAYER else self.drawer

    def scores(self) -> list[float]:
        return [1.0 if seat == self.winner else 0.0 for seat in range(self.seats)]

    def copy(self) -> Ulysses:
        twin = Ulysses(
            self.board,
            self.seats,
            self.cards[:],
            self.kept[:],
            self.spent[:],
            self.temples[:],
            self.sides[:],
            self.bids[:],
            self.goals[:],
            self.maybe[:],
            self.knows[:],
        )
        self.copy_small(twin)
        return twin

    def new_buffer(self) -> vec[i64]:
        return self.board.buffer[:]

    def moves(self, buffer: vec[i64]) -> i64:
        phase = self.phase
        if phase == LAY_CARDS:
            return self.may_lay(buffer)
        if phase == BID:
            return self.may_bid(buffer)
        if phase == ACT:
            return self.may_act(buffer)
        if phase == PAY:
            return self.may_pay(buffer)
        if phase == ASK:
            return self.may_answer(buffer)
        if phase == STAY:
            return self.may_stay(buffer)
        if phase == WHERE:
            return self.may_aim(buffer)
        if phase == RETURN_GOAL:
            return list_bits(self.hidden_goals(self.who), RETURN, buffer)
        return self.may_happen(buffer)

    def apply(self, action: i64) -> None:
        phase = self.phase
        if phase == DRAW:
            self.draw_card(action - CARD)
        elif phase == ACT:
            self.act(action)
        elif phase == BID:
            self.bid(action)
        elif phase == ASK:
            self.answer(action)
        elif phase == LAY_CARDS:
            self.lay(action)
        elif phase == PAY:
            self.pay(action - DISCARD)
        elif phase == STAY:
            self.stay(action)
        elif phase == WHERE:
            self.aim(action - AT)
        elif phase == RETURN_GOAL:
            self.return_goal(action - RETURN)
        elif phase == NEW_GOAL:
            self.take_goal(action - GOAL)
        elif phase == DEAL_GOALS:
            self.deal_goal(action - GOAL)
        else:
            self.begin(action - FIRST)

    # ---- chance
    def may_happen(self, buffer: vec[i64]) -> i64:
        if self.phase == DRAW:
            return self.kinds_in(PILE, CARD, buffer, 0)
        if self.phase == FIRST_PLAYER:
            return list_bits(bit(self.seats) - 1, FIRST, buffer)
        if self.phase == ENDED:
            return 0
        colour: i64 = self.goal_colour()
        return list_bits(self.fresh_of(colour) << (colour * PER_COLOUR), GOAL, buffer)

    def rolls(self) -> i64:
        if self.phase == DRAW:
            return self.row_size(PILE)
        return self.seats if self.phase == FIRST_PLAYER else bit_count(self.fresh_of(self.goal_colour()))

    def outcome(self, roll: i64) -> i64:
        if self.phase == FIRST_PLAYER:
            return FIRST + roll
        if self.phase != DRAW:
            colour = self.goal_colour()
            return GOAL + colour * PER_COLOUR + nth_bit(self.fresh_of(colour), roll)
        return CARD + self.kind_at(PILE, roll)

    def goal_colour(self) -> i64:
        if self.phase != DEAL_GOALS:
            return self.target
        turn = self.due % len(COLOURS)
        return turn if self.board.goals_each == len(COLOURS) else i64(PAIRS[int(turn)])  # U2.1, U10.1


def blank(board: Board, seats: i64) -> Ulysses:
    """Build the state before the deal (U2): all material in its place, and chance to act."""
    state = Ulysses(
        board,
        seats,
        blank_cards(),
        zeros(MAX_SEATS * WIDTH),
        zeros(MAX_SEATS * WIDTH),
        vec[u8]([u8(1) if seat < seats else u8(0) for seat in range(MAX_SEATS)]),  # U2.2
        vec[u8]([u8(NO_SIDE) for _ in range(MAX_SEATS)]),
        zeros(MAX_SEATS),
        vec[u8]([u8(NO_GOAL) for _ in range(SLOTS)]),
        vec[i16]([i16(0) for _ in range(SLOTS)]),
        vec[i16]([i16(0) for _ in range(SLOTS)]),
    )
    state.fresh = ALL_GOALS
    return state


def start(board: Board, seats: i64) -> Ulysses:
    """Return a new state before the deal. It is a copy of one that is built once for each board: copying is faster."""
    found = board.blanks.get(int(seats))
    if found is None:
        found = board.blanks[int(seats)] = blank(board, seats)
    twin = found.copy()
    assert isinstance(twin, Ulysses)
    return twin
