"""Cards in rows, for games with hands and piles of cards.

A row holds a count for each kind of card and, in its last cell, their sum. The first rows are the hands. Each game
defines more rows, such as piles and spaces of the board.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pelagos.core.game import State

WIDTH: Final = 8  # cells of a row
SUM: Final = 7  # the cell with the sum


class CardTable(State):
    """The cards of one game and what every player can remember of them.

    `kept` holds each hand as it was at the last shuffle. `spent` holds what each seat has openly spent since then.
    """

    def __init__(self, cards: vec[u8], kept: vec[u8], spent: vec[u8]) -> None:
        self.cards = cards
        self.kept = kept
        self.spent = spent

    def count(self, row: i64, kind: i64) -> i64:
        """Return the number of cards of a kind in a hand or in any other row."""
        return i64(self.cards[row * WIDTH + kind])

    def row_size(self, row: i64) -> i64:
        return i64(self.cards[row * WIDTH + SUM])

    def move_card(self, source: i64, row: i64, kind: i64) -> None:
        cards = self.cards
        cards[source * WIDTH + kind] -= 1
        cards[source * WIDTH + SUM] -= 1
        cards[row * WIDTH + kind] += 1
        cards[row * WIDTH + SUM] += 1

    def empty_row(self, source: i64, row: i64) -> None:
        """Move all cards of one row to another."""
        cards = self.cards
        if cards[source * WIDTH + SUM] == 0:
            return
        cell: i64 = 0
        while cell <= SUM:
            cards[row * WIDTH + cell] += cards[source * WIDTH + cell]
            cards[source * WIDTH + cell] = 0
            cell += 1

    def spend(self, seat: i64, kind: i64, row: i64) -> None:
        """Move a card from a hand to a row. All players see it."""
        self.move_card(seat, row, kind)
        self.spent[seat * WIDTH + kind] += 1
        self.spent[seat * WIDTH + SUM] += 1

    def remember_hands(self) -> None:
        """Start the memory of hands over at a shuffle: `kept` is what each player holds now, and nothing is spent."""
        spent = self.spent
        hands = i64(len(spent))
        self.kept = self.cards[:hands]
        i: i64 = 0
        while i < hands:
            spent[i] = 0
            i += 1

    def kind_at(self, row: i64, roll: i64) -> i64:
        """Return the kind of card for a roll from 0 to the row's size - 1."""
        cards = self.cards
        kind: i64 = 0
        while roll >= i64(cards[row * WIDTH + kind]):
            roll -= i64(cards[row * WIDTH + kind])
            kind += 1
        return kind

    def kinds_in(self, row: i64, first: i64, buffer: vec[i64], n: i64) -> i64:
        """Write `first` + kind into `buffer`, from index n on, for each kind in a row. Return the next free index."""
        cards = self.cards
        kind: i64 = 0
        while kind < SUM:
            if cards[row * WIDTH + kind] > 0:
                buffer[n] = first + kind
                n += 1
            kind += 1
        return n


def row_of(rows: vec[u8], row: i64, kinds: int) -> tuple[int, ...]:
    """Return a row as plain numbers, without its sum."""
    return tuple([int(rows[row * WIDTH + kind]) for kind in range(kinds)])


def put_row(rows: vec[u8], row: i64, cards: tuple[int, ...]) -> None:
    total: i64 = 0
    for kind, count in enumerate(cards):
        rows[row * WIDTH + kind] = u8(count)
        total += count
    rows[row * WIDTH + SUM] = u8(total)
