"""The rules: who must act, what is legal, and what an action changes."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from liars_dice.notation import BID, CHALLENGE, DICE, FACE, FACES, MOST, ROLL, TABLE
from pelagos.core.game import CHANCE, OVER, State

ROLLING, BIDDING, CHOOSING_FACE, ENDED = range(4)  # phases
NOBODY = -1


class LiarsDice(State):
    """One position. `cups` counts the dice of each seat by face, since the order of dice in a cup means nothing."""

    def __init__(self, seats: int) -> None:
        self.dice = [DICE] * seats  # L1.2
        self.box = MOST - DICE * seats
        self.cups = [[0] * FACES for _ in range(seats)]
        self.phase = ROLLING
        self.who = 0  # whose turn it is; while dice are rolled, whose turn it will be
        self.round = 1
        self.bid = (0, 0)  # number of dice and face
        self.bidder = NOBODY
        self.chosen = 0  # the number of dice of a bid that is half made
        self.shown: list[list[int]] = []  # the cups at the last challenge

    def copy(self) -> LiarsDice:
        twin = LiarsDice(len(self.dice))
        twin.__dict__.update(self.__dict__)
        twin.dice, twin.cups = self.dice[:], [cup[:] for cup in self.cups]
        return twin

    # ---- who must act, and what is legal
    def actor(self) -> i64:
        return {ROLLING: CHANCE, ENDED: OVER}.get(self.phase, self.who)

    def settled(self) -> bool:
        return self.phase != CHOOSING_FACE

    def new_buffer(self) -> vec[i64]:
        return vec[i64]([0] * len(TABLE))

    def moves(self, buffer: vec[i64]) -> i64:
        found = self.options()
        for i, action in enumerate(found):
            buffer[i] = action
        return len(found)

    def options(self) -> list[int]:
        if self.phase == ROLLING:
            return [ROLL + face for face in range(1, FACES + 1)]
        if self.phase == BIDDING:
            challenge = [CHALLENGE] if self.bidder != NOBODY else []  # L3.4
            return [*[BID + count for count in self.counts()], *challenge]
        if self.phase == CHOOSING_FACE:
            return [FACE + face for face in self.faces()]
        return []

    def counts(self) -> range:
        """L3.2, L3.3: how many dice a bid may name: as many as the last bid, if a higher face is left, or more."""
        count, face = self.bid
        return range(max(1, count + (face == FACES)), sum(self.dice) + 1)

    def faces(self) -> range:
        """L3.3: a bid of the same number of dice names a higher face."""
        count, face = self.bid
        return range(face + 1 if self.chosen == count else 1, FACES + 1)

    # ---- chance rolls the dice, one at a time
    def drawer(self) -> int:
        """Return the seat whose next die is rolled, or NOBODY."""
        return next((seat for seat, cup in enumerate(self.cups) if sum(cup) < self.dice[seat]), NOBODY)

    def witness(self) -> i64:
        return self.drawer()  # L2.1

    def rolls(self) -> i64:
        return FACES

    def outcome(self, roll: i64) -> i64:
        return ROLL + 1 + roll

    # ---- what an action changes
    def apply(self, action: i64) -> None:
        if self.phase == ROLLING:
            self.cups[self.drawer()][action - ROLL - 1] += 1
            self.phase = ROLLING if self.drawer() != NOBODY else BIDDING
        elif action == CHALLENGE:
            self.challenge()
        elif self.phase == BIDDING:
            self.chosen = int(action) - BID
            self.phase = CHOOSING_FACE
        else:
            self.bid, self.bidder = (self.chosen, int(action) - FACE), self.who
            self.chosen = 0
            self.phase, self.who = BIDDING, self.next(self.who)

    def challenge(self) -> None:
        """L4: show all dice and count; the loser puts a die into the box and begins the next round."""
        self.shown = self.cups
        loser = self.who if self.is_true() else self.bidder
        self.dice[loser] -= 1
        self.box += 1
        self.cups = [[0] * FACES for _ in self.dice]
        self.bid, self.bidder = (0, 0), NOBODY
        self.who = loser if self.dice[loser] else self.next(loser)  # L4.4
        if sum(map(bool, self.dice)) == 1:
            self.phase = ENDED  # L5.1
        else:
            self.round += 1
            self.phase = ROLLING

    def is_true(self) -> bool:
        """L4.2: whether at least as many dice as the bid says show its face."""
        count, face = self.bid
        return sum(cup[face - 1] for cup in self.cups) >= count

    def next(self, seat: int) -> int:
        """L3.1: return the next seat that has dice."""
        order = [(seat + step) % len(self.dice) for step in range(1, len(self.dice) + 1)]
        return next(other for other in order if self.dice[other])

    def scores(self) -> list[float]:
        return [float(self.phase == ENDED and dice > 0) for dice in self.dice]
