"""What the landing of Odysseus is worth, by the strengths of the nine spaces, while they may still change. Compiled."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pelagos.core.packed import packed
from pelagos.games.odysseus.actions import N_SPACES
from pelagos.games.odysseus.board import ISLANDS, N_COLOURS, Board
from pelagos.games.odysseus.rules import SHIPS

STOP: Final = 3  # beside the three colours: the ship has no cards, and the movement ends before it (O5.4)
WAYS: Final = 4  # colours and STOP
ENDS: Final = 40  # no step, then 3, 9 and 27 routes of one, two and three steps
TWO: Final = 4  # the first route of two steps
THREE: Final = 13
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


def edge(way: i64) -> float:
    """Who wins among equals: yellow, green, red (O5.3); and standing still, as long as there is no card at all."""
    if way == STOP:
        return 0.9
    if way == 0:
        return 0.6
    return 0.3 if way == 1 else 0.0


class Course:
    """Each ship takes a colour the likelier the stronger it is there; `haze`, in points of strength, is how much may
    still happen. With hardly any haze it is the course that the ship takes if everybody passes."""

    def __init__(self) -> None:
        self.haze = 1.0
        self.worth = 0.0  # of the landing, on the whole
        self.strengths = floats(N_SPACES)
        self.top = floats(SHIPS)  # the strongest of each ship, with its edge
        self.pull = floats(SHIPS * WAYS)  # how likely each way is, in any unit
        self.mean = floats(SHIPS * WAYS)  # what the landing is worth on the whole if the ship goes this way
        self.chance = floats(SHIPS * WAYS)

    def set(self, strengths: vec[float], ends: vec[float], haze: float) -> None:
        """`ends`: what each of the ENDS routes is worth."""
        self.haze = haze
        space: i64 = 0
        while space < N_SPACES:
            self.strengths[space] = strengths[space]
            space += 1
        ship: i64 = 0
        while ship < SHIPS:
            self.set_ship(ship)
            ship += 1
        self.set_means(ends)

    def set_ship(self, ship: i64) -> None:
        """How the ship is pulled."""
        at = ship * N_COLOURS
        still = self.strengths[at] + self.strengths[at + 1] + self.strengths[at + 2] == 0.0
        top = edge(STOP) if still else 0.0
        way: i64 = 0
        while way < STOP:
            top = max(top, self.strengths[at + way] + edge(way))
            way += 1
        self.top[ship] = top
        total = 0.0
        way = 0
        while way < WAYS:
            pull = 0.0
            if way < STOP:
                pull = self.pulled(ship, way, self.strengths[at + way])
            elif still:
                pull = self.pulled(ship, STOP, 0.0)
            self.pull[ship * WAYS + way] = pull
            total += pull
            way += 1
        way = 0
        while way < WAYS:
            self.chance[ship * WAYS + way] = self.pull[ship * WAYS + way] / total
            way += 1

    def pulled(self, ship: i64, way: i64, strength: float) -> float:
        """The pull of a way, if it had this strength."""
        height = (strength + edge(way) - self.top[ship]) / self.haze
        return exp(max(-STEEP, min(STEEP, height)))

    def set_means(self, ends: vec[float]) -> None:
        """From the last ship to the first; then what each way of the later ships is worth, over all earlier steps."""
        chance, mean = self.chance, self.mean
        way: i64 = 0
        while way < WAYS:
            mean[WAYS + way] = 0.0
            mean[2 * WAYS + way] = 0.0
            way += 1
        self.worth = 0.0
        mean[STOP] = ends[0]
        a: i64 = 0
        while a < STOP:
            first = chance[a]
            after_a = chance[WAYS + STOP] * ends[1 + a]
            mean[WAYS + STOP] += first * ends[1 + a]
            b: i64 = 0
            while b < STOP:
                both = first * chance[WAYS + b]
                two = ends[TWO + 3 * a + b]
                at = THREE + 9 * a + 3 * b
                after_b = chance[2 * WAYS + STOP] * two
                mean[2 * WAYS + STOP] += both * two
                c: i64 = 0
                while c < STOP:
                    after_b += chance[2 * WAYS + c] * ends[at + c]
                    mean[2 * WAYS + c] += both * ends[at + c]
                    c += 1
                mean[WAYS + b] += first * after_b
                after_a += chance[WAYS + b] * after_b
                b += 1
            mean[a] = after_a
            self.worth += first * after_a
            a += 1
        # What is worth the same however a later ship goes: the movement has ended before it.
        ended = chance[STOP] * ends[0]
        self.worth += ended
        early = ended + chance[WAYS + STOP] * mean[WAYS + STOP]
        way = 0
        while way < WAYS:
            mean[WAYS + way] += ended
            mean[2 * WAYS + way] += early
            way += 1

    def at(self, space: i64, strength: float) -> float:
        """What the landing would be worth if a space had another strength."""
        return self.moved(space, strength, space, strength)

    def moved(self, space: i64, strength: float, other: i64, then: float) -> float:
        """The same for two spaces of one ship."""
        ship = space // N_COLOURS
        total = 0.0
        worth = 0.0
        sum_of = 0.0
        way: i64 = 0
        while way < STOP:
            here = ship * N_COLOURS + way
            pull = self.pull[ship * WAYS + way]
            now = self.strengths[here]
            if here == space:
                now = strength
                pull = self.pulled(ship, way, strength)
            elif here == other:
                now = then
                pull = self.pulled(ship, way, then)
            sum_of += now
            total += pull
            worth += pull * self.mean[ship * WAYS + way]
            way += 1
        if sum_of == 0.0:
            pull = self.pulled(ship, STOP, 0.0)
            total += pull
            worth += pull * self.mean[ship * WAYS + STOP]
        return worth / total
