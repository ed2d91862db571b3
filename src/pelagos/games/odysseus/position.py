"""The material on the table: cards, gods, disks, and what every player can remember of the cards (O1, O3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pelagos.core.tabletop.cards import SUM, WIDTH, CardTable
from pelagos.games.odysseus.actions import ATHENA, N_SPACES, ZEUS
from pelagos.games.odysseus.board import ADVENTURES, ISLANDS, Board

# Rows of `cards`: the six hands, then these.
STACK: Final = 6
SPACE: Final = 7  # SPACE + s: the face-up cards on space s
TRADED: Final = 16
DOWN_CARDS: Final = 17  # all face-down cards together
RETURNED: Final = 18  # only a memory: the cards that went back into the stack at the end of the last round
ROWS: Final = 18

NOBODY: Final = -1
NOWHERE: Final = -1
NO_DISK: Final = 255
NO_TASK: Final = 255
NO_GOD: Final = 255

# Phases. In the first five chance must act; in ENDED nobody does.
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
CHOOSE_CARD: Final = 10  # from here to CHOOSE_FACE a move is half made
CHOOSE_SPACE: Final = 11
CHOOSE_FACE: Final = 12
ENDED: Final = 13
PHASES: Final = (
    "disks", "gods", "tasks", "hands", "deal", "launch", "place", "hades", "window", "disk", "card", "space", "face",
    "over",
)  # fmt: skip


class Position(CardTable):
    """The material of one game: hands, spaces, gods, islands."""

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
        self.ready = ready  # by god: the phase of the round from which the power may be used (O4.4)
        self.tasks = tasks  # by seat
        self.disks = disks  # by island
        self.reserve = reserve  # by adventure
        self.done = done  # by adventure: how often it was completed
        self.down_at = down_at  # the spaces of the face-down cards, in the order they were played
        self.down_kind = down_kind  # the kinds of these cards
        self.downs: i64 = 0  # the number of face-down cards
        self.turned: i64 = 0  # cards turned up in the last movement; they stay listed until a new one is laid
        self.down_owner: i64 = NOBODY
        self.may_down: i64 = NOBODY  # the seat that may play face down (O6.2)
        self.power_spent: i64 = 0  # gods, as bits
        self.poseidon: i64 = NOWHERE
        self.aphrodite: i64 = NOWHERE
        self.phase: i64 = DEAL_DISKS
        self.who: i64 = -1  # actor()
        self.first: i64 = 0  # the seat that began the round
        self.circuit: i64 = 0  # the phase of the round, from 0 (O4.1)
        self.passes: i64 = 0  # passes in immediate succession
        self.round: i64 = 0
        self.ship: i64 = NOWHERE
        self.idle: i64 = 0  # rounds in a row without a card played or dealt (O8.4)
        self.last: i64 = NOWHERE  # the adventure completed last
        self.began: i64 = NOWHERE  # the island where the ship began its last movement
        self.route: i64 = 0  # the colours that the ship then followed: digits of base 4, 1 for the first colour
        self.winners: i64 = 0  # seats, as bits
        self.drawer: i64 = 0
        self.due: i64 = 0
        self.dealt: i64 = 0  # cards dealt at the end of this round
        self.user: i64 = NOBODY  # the seat that is using a power
        self.power: i64 = NOWHERE  # the god whose power it is
        self.chosen: i64 = NOWHERE  # the card to play or to move; for a face-down card, its space

    def copy_small(self, twin: Position) -> None:
        """Copy everything except the packed arrays, which were passed to the constructor of `twin`."""
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
        """Play a card face down (O6.2)."""
        self.move_card(seat, DOWN_CARDS, kind)
        self.down_owner = seat
        self.turned = 0
        self.down_at[self.downs] = u8(space)
        self.down_kind[self.downs] = u8(kind)
        self.downs += 1

    def turn_up(self) -> None:
        """O5.1: turn the face-down cards face up on their spaces."""
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
        """Return the number of cards played in this round, including those played for trades."""
        total = self.row_size(TRADED) + self.downs
        space: i64 = 0
        while space < N_SPACES:
            total += self.row_size(SPACE + space)
            space += 1
        return total

    def return_cards(self) -> None:
        """O7.2: put the played cards into the stack. Each player saw them, and remembers them and their hand (O3.3)."""
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
        """Return the strength of a space by its face-up cards (O5.2)."""
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
        """Return 0 for the player who began the round, 1 for the next clockwise, and so on."""
        return (seat - self.first + self.seats) % self.seats

    def is_waiting(self, seat: i64) -> bool:
        """Return True if the seat's god came by a trade and cannot be used yet: not before the seat's turn in the next
        phase (O4.4)."""
        from_phase = i64(self.ready[self.god(seat)])
        if from_phase == 0 or self.circuit != from_phase:
            return self.circuit < from_phase
        turn = self.user if self.phase == WINDOW else self.who
        return self.place_in_round(turn) < self.place_in_round(seat)

    def athena_may_block(self, user: i64) -> bool:
        """Return True if Athena may block (O6.6): only another player's power, once a round, and not while Athena waits
        after a trade."""
        owner = self.owner(ATHENA)
        return owner != user and not self.is_spent(ATHENA) and not self.is_waiting(owner)

    # ---- disks and points
    def disk(self, island: i64) -> i64:
        return i64(self.disks[island])

    def disks_left(self) -> i64:
        """Return the number of disks on the islands."""
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
        """Return the points that a seat has so far by its task card (O5.5)."""
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
