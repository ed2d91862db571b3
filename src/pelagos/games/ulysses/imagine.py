"""Imagining: draws a full state from a view, uniformly among those that the viewer cannot distinguish (U3).

Uniform means over physical cards: every way to put the unseen cards on the unseen places that fits the viewer's memory
counts once. If a player has held cards of a kind since before the last shuffle, a card of that kind that they play
counts as one of those, as long as possible. So the pile is drawn from what can be left of the shuffled cards.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, u8

from pelagos.core.game import PUBLIC
from pelagos.core.tabletop.card_memory import CardMemory
from pelagos.core.tabletop.cards import put_row
from pelagos.core.tabletop.packed import bit, nth_bit
from pelagos.games.ulysses.actions import CARDS, N_KINDS
from pelagos.games.ulysses.board import COLOURS, PER_COLOUR, Board
from pelagos.games.ulysses.position import DISCARDS, LAID, NO_GOAL, PER_SEAT, PILE, UNDER, Position
from pelagos.games.ulysses.slot import Slot
from pelagos.games.ulysses.state import Ulysses, start
from pelagos.games.ulysses.view import UNKNOWN, View

MASKS = 1 << PER_COLOUR
UNCOUNTED: Final = vec[i64]([i64(-1) for _ in range(PER_COLOUR * MASKS)])  # to be copied: building it takes much longer
TRIES = 50  # random deals that are tried before cards are swapped instead


def imagine(view: View, board: Board, random: Random) -> Ulysses:
    state = start(board, view.seats)
    put_public(state, view)
    imagine_cards(state, view, random)
    state.fresh = 0
    for colour in range(len(COLOURS)):
        imagine_goals(state, view, colour, random)
    return state


def put_public(s: Position, v: View) -> None:
    """Copy everything public, and the viewer's own cards, from the view."""
    s.phase, s.who, s.active, s.turn = v.phase, v.actor, v.active, v.turn
    s.ship, s.plagued, s.winner = v.ship, v.plagued, v.winner
    s.blue, s.red, s.black = v.blue, v.red, v.black
    s.agreed, s.asked, s.out = v.agreed, v.asked, v.out
    s.pandora_used, s.exchanged = v.pandora_used, v.exchanged
    s.cause, s.drawer, s.due = v.cause, v.drawer, v.due
    s.purpose, s.target, s.owed = v.purpose, v.target, v.owed
    s.needed, s.laid, s.lowest = v.needed, v.laid, v.lowest
    for seat in range(v.seats):
        s.temples[seat] = u8(v.temples[seat])
        s.sides[seat] = u8(v.sides[seat])
        s.bids[seat] = u8(v.bids[seat])
        put_row(s.spent, seat, v.spent[seat])
    put_row(s.cards, DISCARDS, v.discards)
    for side, cards in enumerate(v.laid_cards):
        put_row(s.cards, LAID + side, cards)
    if v.who != PUBLIC:
        put_row(s.cards, v.who, v.hand)
        put_row(s.kept, v.who, v.kept)


# ---- action cards
def imagine_cards(s: Position, v: View, random: Random) -> None:
    """Draw pile and hands until they fit what each player held at the last shuffle."""
    others = [seat for seat in range(v.seats) if seat != v.who]
    unseen = hidden_cards(s, v)
    left = left_of_shuffle(v, unseen)
    old = [CARDS[kind] - v.shuffled[kind] - (v.kept[kind] if v.kept else 0) for kind in range(N_KINDS)]
    held = CardMemory([v.kept_sizes[seat] for seat in others], [], old)
    for _ in range(TRIES):
        pool = unseen[:]
        deal(s, PILE, left[:], pool, v.pile, random)
        for seat in others:
            deal(s, seat, pool, pool, v.hand_sizes[seat], random)
        if sum(old) == 0:
            return
        held.had = [[int(s.count(seat, kind)) + v.spent[seat][kind] for kind in range(N_KINDS)] for seat in others]
        if held.fits():
            break
    else:
        settle_hands(s, v, others, held, random)
    for seat, kept in zip(others, held.share(random), strict=True):
        put_row(s.kept, seat, tuple(kept))


def settle_hands(s: Position, v: View, others: list[int], held: CardMemory, random: Random) -> None:
    """Swap cards between the hands and the pile until they fit."""
    cards: list[int] = []
    owners: list[int] = []
    for i, row in enumerate([*others, PILE]):
        for kind in range(N_KINDS):
            cards += [kind] * int(s.count(row, kind))
            owners += [i] * int(s.count(row, kind))
    held.had.append([int(s.count(PILE, kind)) for kind in range(N_KINDS)])
    held.swap_until_fit(cards, owners, random)
    put_row(s.cards, PILE, tuple(held.had.pop()))
    for i, seat in enumerate(others):
        put_row(s.cards, seat, tuple([held.had[i][kind] - v.spent[seat][kind] for kind in range(N_KINDS)]))


def hidden_cards(s: Position, v: View) -> list[int]:
    """Return the cards in the pile and in the other players' hands, by kind."""
    open_rows = [v.discards, *v.laid_cards]
    if v.who != PUBLIC:
        open_rows.append(v.hand)
    return [CARDS[kind] - sum([cards[kind] for cards in open_rows]) for kind in range(N_KINDS)]


def left_of_shuffle(v: View, unseen: list[int]) -> list[int]:
    """Return the cards that the pile can hold, by kind: those shuffled, except those the viewer drew or can see."""
    found: list[int] = []
    for kind in range(N_KINDS):
        mine = v.hand[kind] + v.spent[v.who][kind] - v.kept[kind] if v.who != PUBLIC else 0
        found.append(min(unseen[kind], v.shuffled[kind] - mine))
    return found


def deal(s: Position, row: i64, source: list[int], pool: list[int], count: int, random: Random) -> None:
    """Move `count` random cards from `source` to a row. Remove them from `pool` too."""
    dealt = [0] * N_KINDS
    total = sum(source)
    for _ in range(count):
        roll: i64 = random.randrange(i64(total))
        kind = 0
        while roll >= source[kind]:
            roll -= source[kind]
            kind += 1
        source[kind] -= 1
        if source is not pool:
            pool[kind] -= 1
        dealt[kind] += 1
        total -= 1
    put_row(s.cards, row, tuple(dealt))


# ---- goals
def imagine_goals(s: Position, v: View, colour: int, random: Random) -> None:
    """Fill the slots of one colour: keep the known goals, and choose the others uniformly among all possible ways."""
    free = MASKS - 1
    slots: list[int] = []
    maybe: list[int] = []
    for i, seen in slots_of(v, colour):
        s.put(i, NO_GOAL if seen.goal == UNKNOWN else seen.goal, seen.maybe, seen.knows)
        if seen.shown:
            s.shown |= bit(i)
        if seen.goal == UNKNOWN:
            slots.append(i)
            maybe.append(seen.maybe)
        else:
            free &= ~(1 << (seen.goal % PER_COLOUR))
    ways = Ways(maybe)
    for n, i in enumerate(slots):
        goal = ways.choose(n, free, random)
        free &= ~(1 << goal)
        s.goals[i] = u8(colour * PER_COLOUR + goal)
    s.fresh |= i64(free) * bit(colour * PER_COLOUR)


def slots_of(v: View, colour: int) -> list[tuple[int, Slot]]:
    found = [
        (seat * PER_SEAT + i, slot)
        for seat in range(v.seats)
        for i, slot in enumerate(v.goals[seat])
        if slot.colour == colour
    ]
    return found + [(UNDER + colour * PER_COLOUR + i, slot) for i, slot in enumerate(v.under[colour])]


class Ways:
    """Counts the ways to fill the slots n, n + 1, … with different goals of a set, each slot with a possible one."""

    def __init__(self, maybe: list[int]) -> None:
        self.maybe = maybe
        self.counted: vec[i64] = UNCOUNTED[: len(maybe) * MASKS]

    def count(self, n: i64, free: i64) -> i64:
        if n == len(self.maybe):
            return 1
        if self.counted[n * MASKS + free] < 0:
            total: i64 = 0
            fits: i64 = free & i64(self.maybe[n])
            while fits != 0:
                lowest = fits & -fits
                total += self.count(n + 1, free & ~lowest)
                fits &= fits - 1
            self.counted[n * MASKS + free] = total
        return self.counted[n * MASKS + free]

    def choose(self, n: i64, free: i64, random: Random) -> i64:
        """Choose a goal for slot n, with a probability proportional to the number of ways to fill the other slots."""
        roll: i64 = random.randrange(self.count(n, free))
        fits: i64 = free & i64(self.maybe[n])
        while True:
            lowest = fits & -fits
            ways = self.count(n + 1, free & ~lowest)
            if roll < ways:
                return nth_bit(lowest, 0)
            roll -= ways
            fits &= fits - 1
