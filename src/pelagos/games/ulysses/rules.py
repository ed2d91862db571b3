"""The rules of Ulysses in the order of play. Clause ids such as U4.2 refer to rulebook/en.md."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pelagos.core.game import CHANCE, OVER
from pelagos.core.tabletop.packed import bit
from pelagos.games.ulysses.actions import (
    AGREE,
    AT,
    BLACK,
    BLUE,
    BUILD,
    END,
    EXCHANGE,
    NO_SIDE,
    OBJECT,
    PANDORA,
    PANDORA_BY_ZEUS,
    PASS,
    PLACE_BLACK,
    PLAGUE,
    PLAGUE_BY_ZEUS,
    PLAY_PANDORA,
    PLAY_PLAGUE,
    PLAY_WIND,
    PROPOSE,
    RED,
    REMOVE,
    SUPPORT,
    TEMPLE,
    WIND,
    WIND_BY_ZEUS,
    ZEUS,
)
from pelagos.games.ulysses.board import PER_COLOUR, PLACES, TROY
from pelagos.games.ulysses.payment import Payment
from pelagos.games.ulysses.position import (
    ACT,
    ANY_GOAL,
    ASK,
    BID,
    DEAL_GOALS,
    DEALT,
    DISCARDS,
    DRAW,
    ENDED,
    GIFT,
    LAID,
    NEW_GOAL,
    NOWHERE,
    PER_SEAT,
    PILE,
    PLAGUES,
    RETURN_GOAL,
    STAY,
    TURN,
    WHERE,
)

FIRST_HAND: Final = 5  # U2.4
PANDORA_GIFT: Final = 2  # U5.1


class Rules(Payment):
    """Decides which actions are legal and carries them out.

    A method may_… writes legal actions into `buffer`; the other methods carry actions out.
    """

    # ======================================================== U2 set-up
    def begin(self, seat: i64) -> None:
        """U2.3: set the first player. Then U2.1: deal each seat a goal of each colour, or U10.1: of two colours by
        turns; `due` counts them."""
        self.active = seat
        self.phase = DEAL_GOALS
        self.drawer = 0
        self.due = 0

    def deal_goal(self, goal: i64) -> None:
        self.fresh &= ~bit(goal)
        each = self.board.goals_each
        self.put(self.drawer * PER_SEAT + self.due % each, goal, ANY_GOAL, bit(self.drawer))
        self.due += 1
        self.drawer = self.due // each
        if self.drawer == self.seats:
            self.phase = DRAW
            self.cause = DEALT
            self.drawer = self.active
            self.due = FIRST_HAND

    # ======================================================== U4 a turn begins
    def begin_turn(self, seat: i64) -> None:
        """U4.1, U4.2: all players draw, the active player first."""
        self.active = seat
        self.turn += 1
        self.pandora_used = False
        self.exchanged = False
        self.phase = DRAW
        self.who = CHANCE
        self.cause = TURN
        self.drawer = seat
        self.due = i64(self.temples[seat])
        self.ensure_pile()

    def ensure_pile(self) -> None:
        """U4.3: shuffle the discards if a card must be drawn and the pile is empty. If both are empty, stop drawing."""
        if self.row_size(PILE) > 0:
            return
        if self.row_size(DISCARDS) > 0:
            self.shuffle_discards()
        else:
            self.begin_actions()

    def draw_card(self, kind: i64) -> None:
        self.move_card(PILE, self.drawer, kind)
        self.due -= 1
        if self.due == 0:
            self.next_drawer()
        if self.phase == DRAW:
            self.ensure_pile()

    def next_drawer(self) -> None:
        following = self.left_of(self.drawer)
        if self.cause == GIFT:
            self.begin_actions()
        elif following != self.active:
            self.drawer = following
            self.due = i64(self.temples[following])
            if self.cause == DEALT:  # U2.4: one more than the player before
                self.due = FIRST_HAND + (following - self.active + self.seats) % self.seats
        elif self.cause == DEALT:
            self.begin_turn(self.active)
        else:
            self.begin_actions()

    def left_of(self, seat: i64) -> i64:
        return 0 if seat + 1 == self.seats else seat + 1

    # ======================================================== U5 action phase, U6 proposal
    def begin_actions(self) -> None:
        self.phase = ACT
        self.who = self.active
        self.lowest = self.owed = self.needed = self.laid = 0

    def may_act(self, buffer: vec[i64]) -> i64:
        seat = self.who
        size = self.row_size(seat)
        price = self.price()
        zeus = self.count(seat, ZEUS)
        n: i64 = 0
        if self.is_stuck() and size < price:  # U6.3
            buffer[n] = END
            n += 1
        if self.count(seat, TEMPLE) + zeus >= price and size >= 2 * price and self.supply() > 0:  # U5.5
            buffer[n] = BUILD
            n += 1
        if not self.pandora_used:  # U5.1
            if self.count(seat, PANDORA) > 0:
                buffer[n] = PLAY_PANDORA
                n += 1
            if zeus > 0:
                buffer[n] = PANDORA_BY_ZEUS
                n += 1
        if self.plagues() < PLAGUES:  # U5.2
            if self.count(seat, PLAGUE) > 0:
                buffer[n] = PLAY_PLAGUE
                n += 1
            if zeus > 0:
                buffer[n] = PLAGUE_BY_ZEUS
                n += 1
        if size >= price and self.plagued != 0:  # U5.3
            buffer[n] = REMOVE
            n += 1
        if size >= price and not self.exchanged:
            n = self.may_exchange(buffer, n)
        return self.may_propose(buffer, n)

    def is_stuck(self) -> bool:
        """Return True if every neighbour of the ship's place is plagued (U6.3)."""
        i: i64 = 0
        while i < self.board.degree_of(self.ship):
            if not self.is_plagued(self.neighbour(i)):
                return False
            i += 1
        return True

    def neighbour(self, i: i64) -> i64:
        return self.board.neighbour(self.ship, i)

    def may_exchange(self, buffer: vec[i64], n: i64) -> i64:
        """U5.4: Every pile that is not empty, except the one of the colour of the ship's place. Troy has no colour."""
        colour: i64 = 0
        while colour < PER_SEAT:
            if colour != self.ship // PER_COLOUR and self.pile_of_goals(colour) > 0:
                buffer[n] = EXCHANGE + colour
                n += 1
            colour += 1
        return n

    def may_aim(self, buffer: vec[i64]) -> i64:
        """U5.2: a plague can go on any place without one, including the ship's place and Troy. U5.3: any plague can be
        removed."""
        n: i64 = 0
        place: i64 = 0
        while place < PLACES:
            if self.is_plagued(place) == (self.purpose == REMOVE):
                buffer[n] = AT + place
                n += 1
            place += 1
        return n

    def may_propose(self, buffer: vec[i64], n: i64) -> i64:
        """U6.1: any neighbour without plague. While there is one, only a proposal ends the action phase (U6.2)."""
        i: i64 = 0
        while i < self.board.degree_of(self.ship):
            place = self.neighbour(i)
            if not self.is_plagued(place):
                buffer[n] = PROPOSE + place
                n += 1
            i += 1
        return n

    def act(self, action: i64) -> None:
        if action >= PROPOSE:
            self.propose(action - PROPOSE)
        elif action >= EXCHANGE:
            self.exchanged = True
            self.owe(EXCHANGE, action - EXCHANGE, 0)
        elif action >= PLAY_PLAGUE:
            self.purpose = action
            self.phase = WHERE
        elif action == PLAY_PANDORA:
            self.open_pandora(PANDORA)
        elif action == PANDORA_BY_ZEUS:
            self.open_pandora(ZEUS)
        elif action == BUILD:
            self.begin_laying(BUILD, 0, self.price())
        else:
            self.begin_turn(self.left_of(self.active))  # U6.3: no proposal; the next turn begins

    def aim(self, place: i64) -> None:
        if self.purpose == REMOVE:
            self.owe(REMOVE, place, 0)
            return
        self.spend(self.who, PLAGUE if self.purpose == PLAY_PLAGUE else ZEUS, DISCARDS)
        self.plagued |= bit(place)
        self.phase = ACT

    def open_pandora(self, kind: i64) -> None:
        """U5.1: draw two cards, or as many as there are (U4.3)."""
        self.pandora_used = True
        self.spend(self.who, kind, DISCARDS)
        self.drawer = self.who
        self.phase = DRAW
        self.who = CHANCE
        self.cause = GIFT
        self.due = PANDORA_GIFT
        self.ensure_pile()

    def paid(self) -> None:
        purpose = self.purpose
        if purpose == REMOVE:
            self.plagued &= ~bit(self.target)
            self.begin_actions()
        elif purpose == BUILD:
            self.temples[self.who] += 1
            self.begin_actions()
        elif purpose == EXCHANGE:
            self.phase = RETURN_GOAL
        else:  # U7.9: the plague is removed, whatever happens later
            self.plagued &= ~bit(self.target)
            self.place_disk(purpose, self.target)

    def return_goal(self, goal: i64) -> None:
        """U5.4: put the goal under its pile, then draw the top goal of the chosen pile."""
        seat = self.who
        slot = self.give_back(seat, goal)
        if self.fresh_of(self.target) != 0:
            self.phase = NEW_GOAL
            self.who = CHANCE
            self.drawer = seat
            self.due = slot
        else:
            self.take_under(self.target, slot, seat)
            self.begin_actions()

    def take_goal(self, goal: i64) -> None:
        self.fresh &= ~bit(goal)
        self.put(self.due, goal, ANY_GOAL, bit(self.drawer))
        self.begin_actions()

    # ======================================================== U7 the discussion of the gods
    def propose(self, place: i64) -> None:
        """U6.1: propose a place. Then U7.1: the other players are asked, beginning on the active player's left."""
        self.blue = place
        self.sides[self.active] = BLUE
        self.phase = ASK
        self.who = self.left_of(self.active)

    def may_answer(self, buffer: vec[i64]) -> i64:
        """U7.1, U7.2: agree, or object by placing red."""
        n: i64 = 0
        buffer[n] = AGREE
        n += 1
        return self.may_place(buffer, n, OBJECT, 1)

    def may_place(self, buffer: vec[i64], n: i64, verb: i64, needed: i64) -> i64:
        """List the neighbours where the player can place red or black with a bid of `needed` (U7.2, U7.8, U7.9)."""
        seat = self.who
        if self.bidding_cards(seat) < needed:
            return n
        can_clear = self.row_size(seat) >= needed + self.price()
        i: i64 = 0
        while i < self.board.degree_of(self.ship):
            place = self.neighbour(i)
            if place != self.blue and place != self.red and (can_clear or not self.is_plagued(place)):
                buffer[n] = verb + place
                n += 1
            i += 1
        return n

    def answer(self, action: i64) -> None:
        if action >= OBJECT:
            self.put_disk(OBJECT, action - OBJECT, 1)
            return
        self.agreed |= bit(self.who)
        self.who = self.left_of(self.who)
        if self.who == self.active:  # all have agreed
            self.arrive(self.blue)

    def put_disk(self, verb: i64, place: i64, needed: i64) -> None:
        if self.is_plagued(place):
            self.owe(verb, place, needed)  # U7.9
        else:
            self.needed = needed
            self.place_disk(verb, place)

    def place_disk(self, verb: i64, place: i64) -> None:
        side: i64 = RED
        if verb == PLACE_BLACK:
            side = BLACK
            self.black = place
        else:
            self.red = place
        self.begin_laying(verb, side, self.needed)

    def need(self, side: i64) -> i64:
        """Return the number of cards that would make a side lead (U7.7), at least one (U7.5)."""
        blue = self.row_size(LAID + BLUE)
        red = self.row_size(LAID + RED)
        black = self.row_size(LAID + BLACK)
        if side == BLUE:
            return max(1, max(red, black) - blue)
        if side == RED:
            return max(1, max(blue + 1, black) - red)
        return max(1, max(blue, red) + 1 - black)

    def leader(self) -> i64:
        """Return the leading side (U7.7)."""
        blue = self.row_size(LAID + BLUE)
        red = self.row_size(LAID + RED)
        black = self.row_size(LAID + BLACK)
        if blue >= red and blue >= black:
            return BLUE
        return RED if red >= black else BLACK

    def may_bid(self, buffer: vec[i64]) -> i64:
        """U7.3: pass, support a side, or place black."""
        n: i64 = 0
        buffer[n] = PASS
        n += 1
        own = self.side(self.who)
        side: i64 = BLUE
        while side <= BLACK:
            may_join = own == side or (own == NO_SIDE and (side != BLACK or self.black != NOWHERE))  # U7.6
            if may_join and self.bidding_cards(self.who) >= self.need(side):  # U7.5
                buffer[n] = SUPPORT + side
                n += 1
            side += 1
        return self.may_place(buffer, n, PLACE_BLACK, self.need(BLACK)) if self.may_black() else n

    def may_black(self) -> bool:
        """U7.8: black is off the board, and this is the player's first decision of the movement. The active player and
        red's owner have a side already; players who agreed have decided already."""
        seat = self.who
        decided = ((self.agreed | self.asked) >> seat) & 1 == 1
        return self.black == NOWHERE and self.side(seat) == NO_SIDE and not decided

    def bid(self, action: i64) -> None:
        if action == PASS:
            self.asked |= bit(self.who)
            self.out |= bit(self.who)  # U7.4
            self.ask_next()
        elif action >= PLACE_BLACK:
            self.put_disk(PLACE_BLACK, action - PLACE_BLACK, self.need(BLACK))
        else:
            side = action - SUPPORT
            self.begin_laying(SUPPORT, side, self.need(side))

    def end_bid(self) -> None:
        self.asked |= bit(self.who)
        self.sides[self.who] = u8(self.target)  # U7.6
        self.ask_next()

    def ask_next(self) -> None:
        """U7.3: ask the next player who has not passed. U7.10: end the discussion if only the leading side is left."""
        if self.is_discussion_over():
            leader = self.leader()
            self.arrive(self.blue if leader == BLUE else self.red if leader == RED else self.black)
            return
        self.phase = BID
        self.who = self.left_of(self.who)
        while (self.out >> self.who) & 1 == 1:
            self.who = self.left_of(self.who)

    def is_discussion_over(self) -> bool:
        """Return True if all players were asked since red was placed, and all those who have not passed are on the
        leading side (U7.10)."""
        leader = self.leader()
        seat: i64 = 0
        while seat < self.seats:
            if (self.asked >> seat) & 1 == 0:
                return False
            if (self.out >> seat) & 1 == 0 and self.side(seat) != leader:
                return False
            seat += 1
        return True

    # ======================================================== U8 arrival
    def arrive(self, place: i64) -> None:
        stays = place == self.blue  # U9.1
        self.clear_sides()  # U7.11
        self.ship = place
        self.phase = STAY
        self.who = self.active
        if place != TROY:
            self.reveal(place)
        if self.phase == STAY and not stays:
            self.begin_turn(self.left_of(self.active))  # U9.4

    def reveal(self, place: i64) -> None:
        """U8.1: the player with the goal of this place reveals it. U8.2, U10.1: a player's last one wins."""
        slot: i64 = 0
        while slot < self.seats * PER_SEAT and self.goal_at(slot) != place:
            slot += 1
        if slot < self.seats * PER_SEAT and not self.is_shown(slot):
            self.show(slot)
            self.check_win(slot // PER_SEAT)
        self.rule_out(place)

    def check_win(self, seat: i64) -> None:
        if self.hidden_goals(seat) == 0:
            self.phase = ENDED
            self.who = OVER
            self.winner = seat

    # ======================================================== U9 staying active
    def may_stay(self, buffer: vec[i64]) -> i64:
        """U9.1: the player is always asked. Not asking would reveal that they hold no such card."""
        n: i64 = 0
        buffer[n] = END
        n += 1
        if self.count(self.who, WIND) > 0:
            buffer[n] = PLAY_WIND
            n += 1
        if self.count(self.who, ZEUS) > 0:
            buffer[n] = WIND_BY_ZEUS
            n += 1
        return n

    def stay(self, action: i64) -> None:
        if action == END:
            self.begin_turn(self.left_of(self.active))  # U9.4
            return
        self.spend(self.who, WIND if action == PLAY_WIND else ZEUS, DISCARDS)
        self.begin_actions()  # U9.2: no draws, and what was used once this turn stays used
