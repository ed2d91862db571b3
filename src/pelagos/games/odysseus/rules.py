"""The rules of Odysseus in the order of play. Clause ids such as O4.2 refer to rulebook/en.md."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pelagos.core.game import CHANCE, OVER
from pelagos.core.tabletop.packed import bit
from pelagos.games.odysseus.actions import (
    ALLOW,
    APHRODITE,
    ATHENA,
    BLOCK,
    DIONYSUS,
    DISK,
    DOWN,
    FACE,
    HADES,
    HERMES,
    N_KINDS,
    N_SPACES,
    ON,
    PASS,
    PLAY,
    POSEIDON,
    POWER,
    START,
    TAKE,
    TAKE_DOWN,
    TRADE,
    ZEUS,
)
from pelagos.games.odysseus.board import ADVENTURES, ISLANDS, N_COLOURS
from pelagos.games.odysseus.position import (
    CHOOSE_CARD,
    CHOOSE_FACE,
    CHOOSE_SPACE,
    DEAL_GODS,
    DEAL_HANDS,
    DEAL_ROUND,
    DEAL_TASKS,
    ENDED,
    HADES_CARD,
    LAUNCH,
    NEW_DISK,
    NO_DISK,
    NOBODY,
    NOWHERE,
    PLACE,
    SPACE,
    STACK,
    TRADED,
    WINDOW,
    Position,
)

FIRST_HAND: Final = 3  # O2.4
NEW_CARDS: Final = 2  # O7.2
SHIPS: Final = 3
IDLE_ROUNDS: Final = 3  # O8.4


class Rules(Position):
    """Decides which actions are legal and carries them out.

    A method may_… writes legal actions into `buffer`; the other methods carry actions out.
    """

    # ======================================================== O2 set-up
    def lay_disk(self, adventure: i64) -> None:
        """O2.1: lay a disk on the next island. `due` counts the islands; `reserve` holds the disks not laid yet."""
        self.disks[self.due] = u8(adventure)
        self.reserve[adventure] -= 1
        self.due += 1
        if self.due == ISLANDS:
            self.due = 0
            self.phase = DEAL_GODS

    def deal_god(self, god: i64) -> None:
        """O2.2: deal a god to the next seat."""
        self.gods[self.due] = u8(god)
        self.due += 1
        if self.due == self.seats:
            self.drawer = 0
            self.phase = DEAL_TASKS

    def deal_task(self, task: i64) -> None:
        """O2.3: deal a task card to the next seat."""
        self.tasks[self.drawer] = u8(task)
        self.drawer += 1
        if self.drawer == self.seats:
            self.phase = DEAL_HANDS
            self.drawer = 0
            self.due = self.seats * FIRST_HAND

    def launch(self, island: i64) -> None:
        """O2.5: put the ship on an island and the island's disk into the reserve."""
        self.ship = island
        self.reserve[self.disk(island)] += 1
        self.disks[island] = NO_DISK
        self.begin_round()

    def draw_card(self, kind: i64) -> None:
        """O2.4, O7.2: deal one card at a time, clockwise, while the stack lasts."""
        self.move_card(STACK, self.drawer, kind)
        self.dealt += 1
        self.due -= 1
        self.drawer = self.left_of(self.drawer)
        if self.due > 0 and self.row_size(STACK) > 0:
            return
        if self.phase == DEAL_HANDS:
            self.phase = LAUNCH
            self.who = self.zeus_owner()
        else:
            self.end_round()

    def left_of(self, seat: i64) -> i64:
        return 0 if seat + 1 == self.seats else seat + 1

    # ======================================================== O4 a round: placing
    def begin_round(self) -> None:
        """O4.1, O7.3: begin on the left of Zeus's owner, with all powers ready."""
        self.round += 1
        self.first = self.left_of(self.zeus_owner())
        self.who = self.first
        self.circuit = 0
        self.passes = 0
        self.power_spent = 0
        self.poseidon = self.aphrodite = NOWHERE
        self.may_down = NOBODY
        god: i64 = 0
        while god <= HERMES:
            self.ready[god] = 0
            god += 1
        self.phase = PLACE

    def may_place(self, buffer: vec[i64]) -> i64:
        """O4.2: pass, use the power, play a card, or trade."""
        buffer[0] = PASS
        n: i64 = 1
        if self.may_use_power():
            buffer[n] = POWER
            n += 1
        n = self.may_play(buffer, n)
        if self.count(self.who, DIONYSUS) > 0:  # O4.4
            seat: i64 = 0
            while seat < self.seats:
                if seat != self.who:
                    buffer[n] = TRADE + seat
                    n += 1
                seat += 1
        return n

    def may_play(self, buffer: vec[i64], n: i64) -> i64:
        """O4.3: play any card of the hand face up; O6.2: or face down, if the player has the right to."""
        n = self.kinds_in(self.who, PLAY, buffer, n)
        if self.may_down == self.who and self.row_size(self.who) > 0:
            space: i64 = 0
            while space < N_SPACES:
                buffer[n] = DOWN + space
                n += 1
                space += 1
        return n

    def place(self, action: i64) -> None:
        """Play one turn. Anything except a pass ends a run of passes (O4.7)."""
        if action == PASS:
            self.passes += 1
            self.next_turn()
            return
        self.passes = 0
        if action == POWER:
            self.declare()
        elif action >= TRADE:
            self.trade(action - TRADE)
        else:
            self.play(action)

    def play(self, action: i64) -> None:
        if action >= DOWN:
            self.chosen = action - DOWN
            self.phase = CHOOSE_FACE
        else:
            self.chosen = action - PLAY
            self.power = NOWHERE
            self.phase = CHOOSE_SPACE

    def may_face(self, buffer: vec[i64]) -> i64:
        """O6.2: choose the card to play face down."""
        return self.kinds_in(self.who, FACE, buffer, 0)

    def face(self, kind: i64) -> None:
        self.hide(self.who, kind, self.chosen)
        self.chosen = NOWHERE
        self.next_turn()

    def trade(self, other: i64) -> None:
        """O4.4: exchange two gods. Their unspent powers wait until the next phase. If one of them is Hades, nobody may
        play face down until the power of Hades is used again."""
        self.spend(self.who, DIONYSUS, TRADED)
        mine = self.god(self.who)
        theirs = self.god(other)
        self.gods[self.who] = u8(theirs)
        self.gods[other] = u8(mine)
        self.ready[mine] = self.ready[theirs] = u8(self.circuit + 1)
        if mine == HADES or theirs == HADES:
            self.may_down = NOBODY
        self.next_turn()

    def next_turn(self) -> None:
        """O4.7: go on to the left, unless all players have passed in immediate succession."""
        if self.passes == self.seats:
            self.move_ship()
            return
        self.phase = PLACE
        self.user = NOBODY
        self.power = NOWHERE
        self.who = self.left_of(self.who)
        if self.who == self.first:
            self.circuit += 1

    # ======================================================== O6 powers
    def may_use_power(self) -> bool:
        """Return True if the player may use their god's power: once a round, and not while it waits after a trade
        (O4.4)."""
        god = self.god(self.who)
        if self.is_spent(god) or self.is_waiting(self.who) or god == ATHENA:
            return False
        if god == HADES:
            return self.row_size(self.who) > 0  # O6.2
        return god != HERMES or self.any_card_on_space()  # O6.4

    def any_card_on_space(self) -> bool:
        """Return True if some card lies on a space, face up or face down."""
        return self.played_cards() > self.row_size(TRADED)

    def declare(self) -> None:
        """Name the power, then its target if it has one. Then Athena may block it (O6.6)."""
        god = self.god(self.who)
        self.power = god
        self.user = self.who
        if god == HERMES:
            self.phase = CHOOSE_CARD
        elif god == POSEIDON or god == APHRODITE:
            self.phase = CHOOSE_SPACE
        else:
            self.open_window()

    def may_take(self, buffer: vec[i64]) -> i64:
        """O6.4: choose any card already played, including face-down cards."""
        n: i64 = 0
        space: i64 = 0
        while space < N_SPACES:
            n = self.kinds_in(SPACE + space, TAKE + space * N_KINDS, buffer, n)
            space += 1
        i: i64 = 0
        while i < self.downs:
            buffer[n] = TAKE_DOWN + i
            n += 1
            i += 1
        return n

    def may_space(self, buffer: vec[i64]) -> i64:
        """Choose any of the nine spaces. A card that Hermes moves must go to another space."""
        n: i64 = 0
        barred: i64 = self.space_of_chosen() if self.power == HERMES else NOWHERE
        space: i64 = 0
        while space < N_SPACES:
            if space != barred:
                buffer[n] = ON + space
                n += 1
            space += 1
        return n

    def space_of_chosen(self) -> i64:
        """Return the space of the card that Hermes moves."""
        if self.chosen >= TAKE_DOWN:
            return i64(self.down_at[self.chosen - TAKE_DOWN])
        return (self.chosen - TAKE) // N_KINDS

    def choose_space(self, space: i64) -> None:
        if self.power == NOWHERE:  # O4.3: a card is played
            self.spend(self.who, self.chosen, SPACE + space)
            self.chosen = NOWHERE
            self.next_turn()
            return
        if self.power == HERMES:
            self.due = space
        else:
            self.chosen = space
        self.open_window()

    def open_window(self) -> None:
        """O6.6: the power is spent, blocked or not. Athena's owner is asked only if Athena may block."""
        self.power_spent |= bit(self.power)
        if self.athena_may_block(self.user):
            self.phase = WINDOW
            self.who = self.owner(ATHENA)
        else:
            self.take_effect()

    def answer_window(self, action: i64) -> None:
        self.who = self.user
        if action == ALLOW:
            self.take_effect()
            return
        self.power_spent |= bit(ATHENA)
        self.chosen = NOWHERE
        self.due = 0
        self.next_turn()  # O6.6: the blocked player's turn is over

    def take_effect(self) -> None:
        power = self.power
        if power == ZEUS:  # O6.1
            self.move_ship()
            return
        if power == HADES:  # O6.2: a card follows in the same turn
            self.may_down = self.user
            self.phase = HADES_CARD
            return
        if power == POSEIDON:  # O6.5
            self.poseidon = self.chosen
        elif power == APHRODITE:  # O6.3
            self.aphrodite = self.chosen
        else:
            self.move_played(self.due)
        self.chosen = NOWHERE
        self.due = 0
        self.next_turn()

    def move_played(self, space: i64) -> None:
        """O6.4: a face-down card stays face down."""
        if self.chosen >= TAKE_DOWN:
            self.down_at[self.chosen - TAKE_DOWN] = u8(space)
            return
        at = self.chosen - TAKE
        self.move_card(SPACE + at // N_KINDS, SPACE + space, at % N_KINDS)

    # ======================================================== O5 movement
    def move_ship(self) -> None:
        """O5.1, O5.4: move the ship one step for each of the three ships, until one has no cards that count."""
        self.user = NOBODY
        self.power = NOWHERE
        self.turn_up()
        self.began = self.ship
        self.route = 0
        ship: i64 = 0
        while ship < SHIPS:
            colour = self.strongest(ship)
            if colour == NOWHERE:
                break
            self.ship = self.board.beyond(colour, self.ship)
            self.route = 4 * self.route + colour + 1
            ship += 1
        if self.ship != self.began and self.disk(self.ship) != NO_DISK:  # O5.5, O5.6
            self.complete(self.disk(self.ship))
        else:
            self.last = NOWHERE
            self.finish_round()

    def course(self) -> list[int]:
        """Return the colours that the ship would follow by the cards that are face up now."""
        found: list[int] = []
        while len(found) < SHIPS and self.strongest(len(found)) != NOWHERE:
            found.append(int(self.strongest(len(found))))
        return found

    def leading(self, ship: i64) -> list[int]:
        """Return the colours of a ship that share the greatest strength, the one that is followed first (O5.3)."""
        best = self.strongest(ship)
        if best == NOWHERE:
            return []
        first = ship * N_COLOURS
        most = self.strength(first + best)
        return [int(colour) for colour in range(best, N_COLOURS) if self.strength(first + colour) == most]

    def strongest(self, ship: i64) -> i64:
        """Return the strongest colour for a ship (O5.3), or NOWHERE if no card counts. In a tie yellow beats green, and
        green beats red."""
        best: i64 = NOWHERE
        most: i64 = 0
        colour: i64 = 0
        while colour < N_COLOURS:
            strength = self.strength(ship * N_COLOURS + colour)
            if strength > most:
                most = strength
                best = colour
            colour += 1
        return best

    def complete(self, adventure: i64) -> None:
        """O5.5: complete an adventure. Then check for the end of the game (O8.1) before a new disk is placed (O7.1)."""
        self.disks[self.ship] = NO_DISK
        self.done[adventure] += 1
        self.last = adventure
        if self.most_points() >= self.board.goal:
            self.end_by_goal()
        elif self.reserve_size() > 0:
            self.phase = NEW_DISK
            self.who = self.zeus_owner()
        else:
            self.finish_round()

    # ======================================================== O7 end of the round
    def may_disk(self, buffer: vec[i64]) -> i64:
        """O7.1: choose a disk from the reserve."""
        n: i64 = 0
        adventure: i64 = 0
        while adventure < ADVENTURES:
            if self.reserve[adventure] > 0:
                buffer[n] = DISK + adventure
                n += 1
            adventure += 1
        return n

    def new_disk(self, adventure: i64) -> None:
        self.reserve[adventure] -= 1
        self.disks[self.began] = u8(adventure)
        self.finish_round()

    def finish_round(self) -> None:
        """O8.4: end the game if no disks are left. Else O7.2: put the played cards back and deal two to each player,
        beginning on the left of Zeus's owner."""
        if self.disks_left() == 0:
            self.end_by_points()
            return
        played = self.played_cards()
        self.return_cards()
        self.idle = self.idle + 1 if played == 0 else 0
        self.dealt = 0
        if self.row_size(STACK) == 0:
            self.end_round()
            return
        self.phase = DEAL_ROUND
        self.who = CHANCE
        self.drawer = self.left_of(self.zeus_owner())
        self.due = self.seats * NEW_CARDS

    def end_round(self) -> None:
        if self.dealt > 0:
            self.idle = 0
        self.due = 0
        if self.idle == IDLE_ROUNDS:
            self.end_by_points()
        else:
            self.begin_round()

    # ======================================================== O8 end of the game
    def most_points(self) -> i64:
        most: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            most = max(most, self.points(seat))
            seat += 1
        return most

    def end_by_goal(self) -> None:
        """O8.2: the highest total wins. O8.3: in a tie, the highest value of the last adventure; if still tied, all."""
        most = self.most_points()
        best: i64 = 0
        seat: i64 = 0
        while seat < self.seats:
            if self.points(seat) == most:
                best = max(best, self.board.worth(i64(self.tasks[seat]), self.last))
            seat += 1
        seat = 0
        while seat < self.seats:
            if self.points(seat) == most and self.board.worth(i64(self.tasks[seat]), self.last) == best:
                self.winners |= bit(seat)
            seat += 1
        self.end()

    def end_by_points(self) -> None:
        """O8.4: the most points win; ties are shared."""
        most = self.most_points()
        seat: i64 = 0
        while seat < self.seats:
            if self.points(seat) == most:
                self.winners |= bit(seat)
            seat += 1
        self.end()

    def end(self) -> None:
        self.phase = ENDED
        self.who = OVER

    # ======================================================== choices without conditions
    def may_launch(self, buffer: vec[i64]) -> i64:
        """O2.5: choose any island."""
        island: i64 = 0
        while island < ISLANDS:
            buffer[island] = START + island
            island += 1
        return island

    def may_block(self, buffer: vec[i64]) -> i64:
        """O6.6: allow the power or block it."""
        buffer[0] = ALLOW
        buffer[1] = BLOCK
        return 2
