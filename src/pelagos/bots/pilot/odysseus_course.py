"""What the landing of Odysseus is worth, by the strengths of the nine spaces, while they may still change. Compiled."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pelagos.core.tabletop.packed import packed
from pelagos.games.odysseus.actions import N_SPACES
from pelagos.games.odysseus.board import ISLANDS, N_COLOURS, Board
from pelagos.games.odysseus.rules import SHIPS

STOP: Final = 3  # beside the three colours: the ship has no cards, and the movement ends before it (O5.4)
WAYS: Final = 4  # colours and STOP
ENDS: Final = 40  # no step, then 3, 9 and 27 routes of one, two and three steps
TWO: Final = 4  # the first route of two steps
THREE: Final = 13
MOST_ADDED: Final = 10  # to a space, by one card
YELLOW: Final = 0.6  # who wins among equals, in points of strength (O5.3)
GREEN: Final = 0.3
STILL: Final = 0.9  # what a colour must beat at a ship that has no card yet
STEEP: Final = 600.0  # exponents stay within: exp() neither overflows nor becomes 0


def floats(n: int) -> vec[float]:
    return vec[float]([0.0 for _ in range(n)])


def routes(board: Board) -> vec[u8]:
    """By island: where each of the ENDS routes from it leads."""
    found: list[int] = []
    for island in range(ISLANDS):
        ends = [island]
        step = [island]
        for _ in range(SHIPS):
            step = [int(board.beyond(colour, end)) for end in step for colour in range(N_COLOURS)]
            ends += step
        found += ends
    return packed(found)


def edge(colour: i64) -> float:
    if colour == 0:
        return YELLOW
    return GREEN if colour == 1 else 0.0


class Course:
    """Each ship takes a colour the likelier the stronger it is there; `haze`, in points of strength, is how much may
    still happen. With hardly any haze it is the course that the ship takes if everybody passes."""

    def __init__(self) -> None:
        self.haze = 0.0
        self.worth = 0.0  # of the landing, on the whole
        self.strengths = floats(N_SPACES)
        self.growth = floats(MOST_ADDED + 1)  # by points of strength: how much they add to a pull
        self.top = floats(SHIPS)  # the strongest of each ship, with its edge
        self.pull = floats(SHIPS * WAYS)  # how likely each way is, in any unit
        self.chance = floats(SHIPS * WAYS)
        self.mean = floats(SHIPS * WAYS)  # what the landing is worth on the whole if the ship goes this way

    def set(self, strengths: vec[float], ends: vec[float], first: i64, haze: float) -> None:
        """`ends`, from `first` on: what each of the ENDS routes is worth."""
        self.strengths = strengths
        self.set_haze(haze)
        ship: i64 = 0
        while ship < SHIPS:
            self.set_ship(ship)
            ship += 1
        self.set_means(ends, first)

    def set_haze(self, haze: float) -> None:
        if haze == self.haze:
            return
        self.haze = haze
        growth = self.growth
        by = exp(1.0 / haze)
        growth[0] = 1.0
        i: i64 = 1
        while i <= MOST_ADDED:
            growth[i] = growth[i - 1] * by
            i += 1

    def set_ship(self, ship: i64) -> None:
        """How the ship is pulled."""
        strengths, pull, chance = self.strengths, self.pull, self.chance
        yellow, green, red = strengths[3 * ship], strengths[3 * ship + 1], strengths[3 * ship + 2]
        at = ship * WAYS
        still = yellow + green + red == 0.0
        top = STILL if still else max(max(yellow + YELLOW, green + GREEN), red)
        self.top[ship] = top
        pull[at] = self.pulled(top, yellow + YELLOW)
        pull[at + 1] = self.pulled(top, green + GREEN)
        pull[at + 2] = self.pulled(top, red)
        pull[at + STOP] = 1.0 if still else 0.0
        share = 1.0 / (pull[at] + pull[at + 1] + pull[at + 2] + pull[at + STOP])
        way: i64 = 0
        while way < WAYS:
            chance[at + way] = pull[at + way] * share
            way += 1

    def pulled(self, top: float, height: float) -> float:
        """The pull of a way of this height."""
        return exp(max(-STEEP, min(STEEP, (height - top) / self.haze)))

    def set_means(self, ends: vec[float], first: i64) -> None:
        """What each way of a ship is worth, over all that the other ships may do."""
        chance, mean = self.chance, self.mean
        way: i64 = WAYS
        while way < SHIPS * WAYS:
            mean[way] = 0.0
            way += 1
        worth = 0.0
        a: i64 = 0
        while a < STOP:
            one = chance[a]
            end = ends[first + 1 + a]
            mean[WAYS + STOP] += one * end
            after_a = chance[WAYS + STOP] * end
            b: i64 = 0
            while b < STOP:
                at = first + THREE + 9 * a + 3 * b
                both = one * chance[WAYS + b]
                end = ends[first + TWO + 3 * a + b]
                mean[2 * WAYS + STOP] += both * end
                mean[2 * WAYS] += both * ends[at]
                mean[2 * WAYS + 1] += both * ends[at + 1]
                mean[2 * WAYS + 2] += both * ends[at + 2]
                after_b = chance[2 * WAYS] * ends[at] + chance[2 * WAYS + 1] * ends[at + 1]
                after_b += chance[2 * WAYS + 2] * ends[at + 2] + chance[2 * WAYS + STOP] * end
                mean[WAYS + b] += one * after_b
                after_a += chance[WAYS + b] * after_b
                b += 1
            mean[a] = after_a
            worth += one * after_a
            a += 1
        mean[STOP] = ends[first]
        self.add_early(worth)

    def add_early(self, worth: float) -> None:
        """What is worth the same however a later ship would go: the movement has ended before it."""
        chance, mean = self.chance, self.mean
        at_once = chance[STOP] * mean[STOP]
        early = at_once + chance[WAYS + STOP] * mean[WAYS + STOP]
        self.worth = worth + at_once
        way: i64 = 0
        while way < WAYS:
            mean[WAYS + way] += at_once
            mean[2 * WAYS + way] += early
            way += 1

    # ---- what if
    def raised(self, space: i64, by: i64) -> float:
        """What the landing would be worth if a space were stronger by 1 to MOST_ADDED."""
        pull, mean = self.pull, self.mean
        at = space // N_COLOURS * WAYS
        way = at + space % N_COLOURS
        more = pull[way] * (self.growth[by] - 1.0)
        total = pull[at] + pull[at + 1] + pull[at + 2] + more
        worth = pull[at] * mean[at] + pull[at + 1] * mean[at + 1] + pull[at + 2] * mean[at + 2] + more * mean[way]
        return worth / total

    def moved(self, space: i64, strength: float, other: i64, then: float) -> float:
        """What it would be worth if two spaces of one ship, or one, had these strengths."""
        ship = space // N_COLOURS
        total = 0.0
        worth = 0.0
        cards = 0.0
        way: i64 = 0
        while way < STOP:
            here = ship * N_COLOURS + way
            now = self.strengths[here]
            if here == space:
                now = strength
            elif here == other:
                now = then
            pull = self.pulled(self.top[ship], now + edge(way))
            cards += now
            total += pull
            worth += pull * self.mean[ship * WAYS + way]
            way += 1
        if cards == 0.0:
            pull = self.pulled(self.top[ship], STILL)
            total += pull
            worth += pull * self.mean[ship * WAYS + STOP]
        return worth / total
