"""The State of Odysseus: implements the interface of core by calling the rules of the current phase."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from pelagos.core.game import PUBLIC
from pelagos.core.tabletop.cards import SUM, WIDTH
from pelagos.core.tabletop.packed import bit, bit_count, full, list_bits, nth_bit, packed, zeros
from pelagos.games.odysseus.actions import (
    CARD,
    CARDS,
    DISK,
    FACE,
    GOD,
    HERMES,
    LAY_DISK,
    MAX_SEATS,
    N_CARDS,
    N_KINDS,
    ON,
    START,
    TASK,
)
from pelagos.games.odysseus.board import ADVENTURES, ISLANDS, TASKS, Board
from pelagos.games.odysseus.position import (
    CHOOSE_CARD,
    CHOOSE_FACE,
    CHOOSE_SPACE,
    DEAL_DISKS,
    DEAL_GODS,
    DEAL_HANDS,
    DEAL_ROUND,
    DEAL_TASKS,
    ENDED,
    HADES_CARD,
    LAUNCH,
    NEW_DISK,
    NO_DISK,
    NO_GOD,
    NO_TASK,
    PLACE,
    ROWS,
    STACK,
    WINDOW,
)
from pelagos.games.odysseus.rules import Rules


class Odysseus(Rules):
    """The State of Odysseus: a position that lists its legal actions and applies them."""

    def actor(self) -> i64:
        return self.who

    def new_buffer(self) -> vec[i64]:
        return self.board.buffer[:]

    def settled(self) -> bool:
        return self.phase < CHOOSE_CARD or self.phase == ENDED

    def witness(self) -> i64:
        return PUBLIC if self.phase == DEAL_DISKS or self.phase == DEAL_GODS else self.drawer

    def scores(self) -> list[float]:
        share = 1.0 / int(bit_count(self.winners)) if self.winners else 0.0
        return [share if (self.winners >> seat) & 1 else 0.0 for seat in range(self.seats)]

    def copy(self) -> Odysseus:
        twin = Odysseus(
            self.board,
            self.seats,
            self.gods[:],
            self.ready[:],
            self.tasks[:],
            self.disks[:],
            self.reserve[:],
            self.done[:],
            self.down_at[:],
            self.down_kind[:],
            self.cards[:],
            self.kept[:],
            self.spent[:],
        )
        self.copy_small(twin)
        return twin

    def moves(self, buffer: vec[i64]) -> i64:
        phase = self.phase
        if phase == PLACE:
            return self.may_place(buffer)
        if phase == CHOOSE_SPACE:
            return self.may_space(buffer)
        if phase == CHOOSE_FACE:
            return self.may_face(buffer)
        if phase == WINDOW:
            return self.may_block(buffer)
        if phase == HADES_CARD:
            return self.may_play(buffer, 0)
        if phase == CHOOSE_CARD:
            return self.may_take(buffer)
        if phase == NEW_DISK:
            return self.may_disk(buffer)
        if phase == LAUNCH:
            return self.may_launch(buffer)
        return self.may_happen(buffer)

    def apply(self, action: i64) -> None:
        phase = self.phase
        if phase == PLACE:
            self.place(action)
        elif phase == CHOOSE_SPACE:
            self.choose_space(action - ON)
        elif phase == DEAL_ROUND or phase == DEAL_HANDS:
            self.draw_card(action - CARD)
        elif phase == CHOOSE_FACE:
            self.face(action - FACE)
        elif phase == WINDOW:
            self.answer_window(action)
        elif phase == HADES_CARD:
            self.play(action)
        elif phase == CHOOSE_CARD:
            self.chosen = action
            self.phase = CHOOSE_SPACE
        elif phase == NEW_DISK:
            self.new_disk(action - DISK)
        elif phase == LAUNCH:
            self.launch(action - START)
        elif phase == DEAL_TASKS:
            self.deal_task(action - TASK)
        elif phase == DEAL_GODS:
            self.deal_god(action - GOD)
        else:
            self.lay_disk(action - LAY_DISK)

    # ---- chance
    def may_happen(self, buffer: vec[i64]) -> i64:
        n: i64 = 0
        if self.phase == DEAL_ROUND or self.phase == DEAL_HANDS:
            n = self.kinds_in(STACK, CARD, buffer, 0)
        elif self.phase == DEAL_TASKS:
            n = list_bits(self.tasks_left(), TASK, buffer)
        elif self.phase == DEAL_GODS:
            n = list_bits(self.gods_left(), GOD, buffer)
        elif self.phase == DEAL_DISKS:
            adventure: i64 = 0
            while adventure < ADVENTURES:
                if self.to_lay(adventure) > 0:
                    buffer[n] = LAY_DISK + adventure
                    n += 1
                adventure += 1
        return n

    def rolls(self) -> i64:
        if self.phase == DEAL_ROUND or self.phase == DEAL_HANDS:
            return self.row_size(STACK)
        if self.phase == DEAL_TASKS:
            return bit_count(self.tasks_left())
        if self.phase == DEAL_GODS:
            return bit_count(self.gods_left())
        return ISLANDS - self.due

    def outcome(self, roll: i64) -> i64:
        if self.phase == DEAL_TASKS:
            return TASK + nth_bit(self.tasks_left(), roll)
        if self.phase == DEAL_GODS:
            return GOD + nth_bit(self.gods_left(), roll)
        if self.phase == DEAL_DISKS:
            adventure: i64 = 0
            while roll >= self.to_lay(adventure):
                roll -= self.to_lay(adventure)
                adventure += 1
            return LAY_DISK + adventure
        return CARD + self.kind_at(STACK, roll)

    def tasks_left(self) -> i64:
        """Return the task cards not dealt yet, as bits (O2.3)."""
        left: i64 = bit(TASKS) - 1
        seat: i64 = 0
        while seat < self.drawer:
            left &= ~bit(i64(self.tasks[seat]))
            seat += 1
        return left

    def gods_left(self) -> i64:
        """Return the gods in play not dealt yet, as bits (O2.2)."""
        left: i64 = bit(self.seats) - 1
        seat: i64 = 0
        while seat < self.due:
            left &= ~bit(self.god(seat))
            seat += 1
        return left

    def to_lay(self, adventure: i64) -> i64:
        """Return the number of disks of an adventure that are still to be laid on islands (O2.1)."""
        return i64(self.reserve[adventure]) - i64(self.board.spare[adventure])


def blank(board: Board, seats: i64) -> Odysseus:
    """Build the state before the deal (O2): all material in the box, and chance to act."""
    cards = zeros((ROWS + 1) * WIDTH)
    for kind in range(N_KINDS):
        cards[STACK * WIDTH + kind] = u8(CARDS[kind])
    cards[STACK * WIDTH + SUM] = N_CARDS
    return Odysseus(
        board,
        seats,
        full(MAX_SEATS, NO_GOD),
        zeros(HERMES + 1),
        full(MAX_SEATS, NO_TASK),
        full(ISLANDS, NO_DISK),
        packed(list(board.disks)),
        zeros(ADVENTURES),
        zeros(N_CARDS),
        zeros(N_CARDS),
        cards,
        zeros(MAX_SEATS * WIDTH),
        zeros(MAX_SEATS * WIDTH),
    )


def start(board: Board, seats: i64) -> Odysseus:
    """Return a new state before the deal. It is a copy of one that is built once for each board: copying is faster."""
    found = board.blanks.get(int(seats))
    if found is None:
        found = board.blanks[int(seats)] = blank(board, seats)
    twin = found.copy()
    assert isinstance(twin, Odysseus)
    return twin
