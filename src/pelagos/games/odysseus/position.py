"""What lies on the table: cards, gods, disks, and what everybody could remember of the cards (O1, O3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pelagos.core.tabletop.cards import SUM, WIDTH, CardTable
from pelagos.games.odysseus.actions import ATHENA, N_SPACES, ZEUS
from pelagos.games.odysseus.board import ADVENTURES, ISLANDS, Board

# Rows of `cards`: the six hands, then these.
STACK: Final = 6
SPACE: Final = 7  # + space: the face-up cards on it
TRADED: Final = 16
DOWN_CARDS: Final = 17  # all face-down cards together
RETURNED: Final = 18  # not a place: what went back into the stack at the end of the last round
ROWS: Final = 18

NOBODY: Final = -1
NOWHERE: Final = -1
NO_DISK: Final = 255
NO_TASK: Final = 255
NO_GOD: Final = 255

# What is going on; the first five belong to chance.
DEAL_DISKS: Final = 0
DEAL_GODS: Final = 1
DEAL_TASKS: Final = 2
DEAL_HANDS: Final = 3
DEAL_ROUND: Final = 4
LAUNCH: Final = 5
PLACE: Final = 6
HADES_CARD: Final = 7
WINDOW: Final = 8
NEW_DISK: Final = 9
CHOOSE_CARD: Final = 10  # the rest are choices half made
CHOOSE_SPACE: Final = 11
CHOOSE_FACE: Final = 12
ENDED: Final = 13
PHASES: Final = (
    "disks", "gods", "tasks", "hands", "deal", "launch", "place", "hades", "window", "disk", "card", "space", "face",
    "over",
)  # fmt: skip


class Position(CardTable):
    """The table of one game: hands, spaces, gods, islands."""

    def __init__(
        self,
        board: Board,
        seats: i64,
        gods: vec[u8],
        ready: vec[u8],
        tasks: vec[u8],
        disks: vec[u8],
        reserve: vec[u8],
        done: vec[u8],
        down_at: vec[u8],
        down_kind: vec[u8],
        cards: vec[u8],
        kept: vec[u8],
        spent: vec[u8],
    ) -> None:
        super().__init__(cards, kept, spent)
        self.board = board
        self.seats = seats
        self.gods = gods  # by seat
        self.ready = ready  # by god: the phase of the round from which its owner may use it (O4.4)
        self.tasks = tasks  # by seat
        self.disks = disks  # by island
        self.reserve = reserve  # by adventure
        self.done = done  # by adventure: completed
        self.down_at = down_at  # face-down cards in the order they were played: their spaces,
        self.down_kind = down_kind  # and what they are
        self.downs: i64 = 0
        self.turned: i64 = 0  # how many were turned up in the last movement; they stay listed until a new one is laid
        self.down_owner: i64 = NOBODY
        self.may_down: i64 = NOBODY  # who may play face down (O6.2)
        self.power_spent: i64 = 0  # gods, as bits
        self.poseidon: i64 = NOWHERE
        self.aphrodite: i64 = NOWHERE
        self.phase: i64 = DEAL_DISKS
        self.who: i64 = -1  # actor()
        self.first: i64 = 0  # who began the round
        self.circuit: i64 = 0  # the phase of the round, from 0 (O4.1)
        self.passes: i64 = 0  # in immediate succession
        self.round: i64 = 0
        self.ship: i64 = NOWHERE
        self.idle: i64 = 0  # rounds in a row without a card played or dealt (O8.4)
        self.last: i64 = NOWHERE  # the adventure completed last
        self.began: i64 = NOWHERE  # where the ship began the round
        self.route: i64 = 0  # the colours it then followed, one digit of base 4 each, from 1
        self.winners: i64 = 0  # seats, as bits
        self.drawer: i64 = 0
        self.due: i64 = 0
        self.dealt: i64 = 0  # cards dealt at the end of this round
        self.user: i64 = NOBODY  # who uses a power, and which
        self.power: i64 = NOWHERE
        self.chosen: i64 = NOWHERE  # the card to play or to move; for a face-down card, its space

    def copy_small(self, twin: Position) -> None:
        """Everything but the packed arrays, which twin was made with."""
        twin.downs = self.downs
        twin.turned = self.turned
        twin.down_owner = self.down_owner
        twin.may_down = self.may_down
        twin.power_spent = self.power_spent
        twin.poseidon = self.poseidon
        twin.aphrodite = self.aphrodite
        twin.phase = self.phase
        twin.who = self.who
        twin.first = self.first
        twin.circuit = self.circuit
        twin.passes = self.passes
        twin.round = self.round
        twin.ship = self.ship
        twin.idle = self.idle
        twin.last = self.last
        twin.began = self.began
        twin.route = self.route
        twin.winners = self.winners
        twin.drawer = self.drawer
        twin.due = self.due
        twin.dealt = self.dealt
        twin.user = self.user
        twin.power = self.power
        twin.chosen = self.chosen

    # ---- cards
    def hide(self, seat: i64, kind: i64, space: i64) -> None:
        """A card is laid face down (O6.2)."""
        self.move_card(seat, DOWN_CARDS, kind)
        self.down_owner = seat
        self.turned = 0
        self.down_at[self.downs] = u8(space)
        self.down_kind[self.downs] = u8(kind)
        self.downs += 1

    def turn_up(self) -> None:
        """O5.1: the face-down cards are face up now, where they lie."""
        i: i64 = 0
        while i < self.downs:
            self.move_card(DOWN_CARDS, SPACE + i64(self.down_at[i]), i64(self.down_kind[i]))
            self.spent[self.down_owner * WIDTH + i64(self.down_kind[i])] += 1
            self.spent[self.down_owner * WIDTH + SUM] += 1
            i += 1
        self.turned = self.downs
        self.downs = 0
        self.down_owner = NOBODY

    def played_cards(self) -> i64:
        """How many cards were played in this round, trades included."""
        total = self.row_size(TRADED) + self.downs
        space: i64 = 0
        while space < N_SPACES:
            total += self.row_size(SPACE + space)
            space += 1
        return total

    def return_cards(self) -> None:
        """O7.2: what was played goes into the stack. Everybody saw it, and remembers it with his own hand (O3.3)."""
        kind: i64 = 0
        while kind <= SUM:
            self.cards[RETURNED * WIDTH + kind] = 0
            kind += 1
        space: i64 = 0
        while space < N_SPACES:
            self.give_back(SPACE + space)
            space += 1
        self.give_back(TRADED)
        self.remember_hands()

    def give_back(self, row: i64) -> None:
        cards = self.cards
        if cards[row * WIDTH + SUM] == 0:
            return
        kind: i64 = 0
        while kind <= SUM:
            cards[RETURNED * WIDTH + kind] += cards[row * WIDTH + kind]
            kind += 1
        self.empty_row(row, STACK)

    def strength(self, space: i64) -> i64:
        """O5.2, once the face-down cards are up."""
        cards = self.cards
        row = (SPACE + space) * WIDTH
        if space == self.poseidon or cards[row + SUM] == 0:
            return 0
        total = 5 * i64(cards[row]) + 3 * i64(cards[row + 1]) + 2 * i64(cards[row + 2])
        total += i64(cards[row + 3]) + i64(cards[row + 4])
        return 2 * total if space == self.aphrodite else total

    # ---- gods
    def god(self, seat: i64) -> i64:
        return i64(self.gods[seat])

    def owner(self, god: i64) -> i64:
        seat: i64 = 0
        while seat < self.seats and self.god(seat) != god:
            seat += 1
        return seat

    def zeus_owner(self) -> i64:
        return self.owner(ZEUS)

    def is_spent(self, god: i64) -> bool:
        return (self.power_spent >> god) & 1 == 1

    def place_in_round(self, seat: i64) -> i64:
        """0 for the player who began the round, then clockwise."""
        return (seat - self.first + self.seats) % self.seats

    def is_waiting(self, seat: i64) -> bool:
        """O4.4: a god that came by a trade sleeps until its owner's turn in the next phase has come."""
        from_phase = i64(self.ready[self.god(seat)])
        if from_phase == 0 or self.circuit != from_phase:
            return self.circuit < from_phase
        turn = self.user if self.phase == WINDOW else self.who
        return self.place_in_round(turn) < self.place_in_round(seat)

    def athena_may_block(self, user: i64) -> bool:
        """O6.6: never her own owner's power, once a round, and not while she waits."""
        owner = self.owner(ATHENA)
        return owner != user and not self.is_spent(ATHENA) and not self.is_waiting(owner)

    # ---- disks and points
    def disk(self, island: i64) -> i64:
        return i64(self.disks[island])

    def disks_left(self) -> i64:
        """Disks on the islands."""
        total: i64 = 0
        island: i64 = 0
        while island < ISLANDS:
            if self.disk(island) != NO_DISK:
                total += 1
            island += 1
        return total

    def reserve_size(self) -> i64:
        total: i64 = 0
        adventure: i64 = 0
        while adventure < ADVENTURES:
            total += i64(self.reserve[adventure])
            adventure += 1
        return total

    def points(self, seat: i64) -> i64:
        """What a seat's task card has brought it so far (O5.5)."""
        return self.points_of(i64(self.tasks[seat]))

    def points_of(self, task: i64) -> i64:
        total: i64 = 0
        adventure: i64 = 0
        while adventure < ADVENTURES:
            done = i64(self.done[adventure])
            if done > 0:
                total += done * self.board.worth(task, adventure)
            adventure += 1
        return total
