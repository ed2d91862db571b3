"""Paying with cards, one at a time; the move is half made until the last card (U5.6, U5.7).

There are two ways to pay. Discarding pays a price in cards of any kind. Laying plays cards of one kind, or Zeus cards
in their place. What the payment is for is up to rules.py, in paid() and end_bid().
"""

from __future__ import annotations

from abc import abstractmethod

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.games.ulysses.actions import BUILD, DISCARD, DONE, LAY, N_KINDS, OBJECTION, TEMPLE, ZEUS
from pelagos.games.ulysses.position import DISCARDS, LAID, LAY_CARDS, PAY, Position


class Payment(Position):
    """The cards that the player to act is paying."""

    @abstractmethod
    def paid(self) -> None:
        """Carry out what the price was paid for."""

    @abstractmethod
    def end_bid(self) -> None:
        """Carry out the bid, now that its cards are laid."""

    def price(self) -> i64:
        """Return the price: as many cards as the paying player has temples (U5.3, U5.4, U7.9)."""
        return i64(self.temples[self.who])

    # ---- paying a price in any cards (U5.7)
    def owe(self, purpose: i64, target: i64, needed: i64) -> None:
        """Begin a payment of price() discards that must leave the player `needed` bidding cards (U7.9)."""
        self.purpose = purpose
        self.target = target
        self.needed = needed
        self.owed = self.price()
        self.lowest = 0
        self.laid = 0
        self.phase = PAY

    def may_pay(self, buffer: vec[i64]) -> i64:
        n: i64 = 0
        kind: i64 = self.lowest
        while kind < N_KINDS:
            if self.to_spare(kind) > 0 and self.to_spare_from(kind) >= self.owed:
                buffer[n] = DISCARD + kind
                n += 1
            kind += 1
        return n

    def to_spare(self, kind: i64) -> i64:
        """Return the number of cards of a kind that can be discarded so that the bid is still possible (U7.9)."""
        seat = self.who
        count = self.count(seat, kind)
        if kind == OBJECTION:
            return min(count, self.bidding_cards(seat) - self.needed)
        if kind == ZEUS:
            return count - max(0, self.needed - self.count(seat, OBJECTION))
        return count

    def to_spare_from(self, kind: i64) -> i64:
        """Return the same for this kind and all higher ones: a payment goes in ascending order."""
        if kind == OBJECTION:
            return self.row_size(self.who) - self.needed
        total: i64 = 0
        while kind < N_KINDS:
            total += self.to_spare(kind)
            kind += 1
        return total

    def pay(self, kind: i64) -> None:
        self.spend(self.who, kind, DISCARDS)
        self.lowest = kind
        self.owed -= 1
        if self.owed == 0:
            self.paid()

    # ---- laying cards that Zeus may stand in for (U5.6)
    def begin_laying(self, purpose: i64, target: i64, needed: i64) -> None:
        self.purpose = purpose
        self.target = target
        self.needed = needed
        self.laid = 0
        self.lowest = TEMPLE if purpose == BUILD else OBJECTION
        self.phase = LAY_CARDS

    def may_lay(self, buffer: vec[i64]) -> i64:
        """List the cards that may be laid. Real cards come before Zeus cards, so a Zeus card is legal only if the
        player has enough of them for all the cards still needed."""
        n: i64 = 0
        seat = self.who
        if self.purpose != BUILD and self.laid >= self.needed:
            buffer[n] = DONE
            n += 1
        if self.lowest < ZEUS and self.count(seat, self.lowest) > 0:
            buffer[n] = LAY + self.lowest
            n += 1
        if self.count(seat, ZEUS) > 0 and self.laid + self.count(seat, ZEUS) >= self.needed:
            buffer[n] = LAY + ZEUS
            n += 1
        return n

    def lay(self, action: i64) -> None:
        if action == DONE:
            self.end_bid()
            return
        kind = action - LAY
        self.lowest = kind
        self.laid += 1
        if self.purpose == BUILD:
            self.spend(self.who, kind, DISCARDS)
            if self.laid == self.needed:
                self.owe(BUILD, 0, 0)  # U5.5: N temple cards, then N others
        else:
            self.spend(self.who, kind, LAID + self.target)
            self.bids[self.who] += 1
