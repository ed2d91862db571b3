"""Estimates the value of the landing in Odysseus from the strengths of the nine spaces, while these may still change.
Compiled."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pelagos.core.tabletop.packed import packed
from pelagos.games.odysseus.actions import N_SPACES
from pelagos.games.odysseus.board import ISLANDS, N_COLOURS, Board
from pelagos.games.odysseus.rules import SHIPS

STOP: Final = 3  # a fourth way beside the three colours: the ship has no cards, so the movement ends before it (O5.4)
WAYS: Final = 4  # the colours and STOP
ENDS: Final = 40  # routes: 1 without a step, then 3, 9 and 27 of one, two and three steps
TWO: Final = 4  # index of the first route of two steps
THREE: Final = 13  # index of the first route of three steps
MAX_ADDED: Final = 10  # the most strength that one card adds to a space
TIE_YELLOW: Final = 0.6  # advantage of yellow, in points of strength: it wins ties (O5.3)
TIE_GREEN: Final = 0.3  # green wins ties against red
NO_CARDS: Final = 0.9  # the strength that a colour must beat at a ship without cards
MAX_EXPONENT: Final = 600.0  # limit for exponents, so that exp() neither overflows nor becomes 0


def floats(n: int) -> vec[float]:
    return vec[float]([0.0 for _ in range(n)])


def routes(board: Board) -> vec[u8]:
    """Return where each of the ENDS routes from each island leads."""
    found: list[int] = []
    for island in range(ISLANDS):
        ends = [island]
        step = [island]
        for _ in range(SHIPS):
            step = [int(board.beyond(colour, end)) for end in step for colour in range(N_COLOURS)]
            ends += step
        found += ends
    return packed(found)


def tie_break(colour: i64) -> float:
    if colour == 0:
        return TIE_YELLOW
    return TIE_GREEN if colour == 1 else 0.0


class Course:
    """A probabilistic model of the course: each ship takes a colour with a probability that grows with the colour's
    strength (a softmax).

    `temperature`, in points of strength, says how much may still change. Close to 0, the model gives the course that
    results if everybody passes.
    """

    def __init__(self) -> None:
        self.temperature = 0.0
        self.worth = 0.0  # expected value of the landing
        self.strengths = floats(N_SPACES)
        self.growth = floats(MAX_ADDED + 1)  # the factor on a pull, by points of strength added
        self.top = floats(SHIPS)  # the strongest way of each ship, with its tie advantage
        self.pull = floats(SHIPS * WAYS)  # the weight of each way
        self.chance = floats(SHIPS * WAYS)  # the probability of each way
        self.mean = floats(SHIPS * WAYS)  # expected value of the landing if the ship goes this way

    def set(self, strengths: vec[float], ends: vec[float], first: i64, temperature: float) -> None:
        """Compute the model. `ends`, from index `first`, holds the value of each of the ENDS routes."""
        self.strengths = strengths
        self.set_temperature(temperature)
        ship: i64 = 0
        while ship < SHIPS:
            self.set_ship(ship)
            ship += 1
        self.set_means(ends, first)

    def set_temperature(self, temperature: float) -> None:
        if temperature == self.temperature:
            return
        self.temperature = temperature
        growth = self.growth
        by = exp(1.0 / temperature)
        growth[0] = 1.0
        i: i64 = 1
        while i <= MAX_ADDED:
            growth[i] = growth[i - 1] * by
            i += 1

    def set_ship(self, ship: i64) -> None:
        """Set the pull and the probability of each way of a ship."""
        strengths, pull, chance = self.strengths, self.pull, self.chance
        yellow, green, red = strengths[3 * ship], strengths[3 * ship + 1], strengths[3 * ship + 2]
        at = ship * WAYS
        no_cards = yellow + green + red == 0.0
        top = NO_CARDS if no_cards else max(max(yellow + TIE_YELLOW, green + TIE_GREEN), red)
        self.top[ship] = top
        pull[at] = self.pulled(top, yellow + TIE_YELLOW)
        pull[at + 1] = self.pulled(top, green + TIE_GREEN)
        pull[at + 2] = self.pulled(top, red)
        pull[at + STOP] = 1.0 if no_cards else 0.0
        share = 1.0 / (pull[at] + pull[at + 1] + pull[at + 2] + pull[at + STOP])
        way: i64 = 0
        while way < WAYS:
            chance[at + way] = pull[at + way] * share
            way += 1

    def pulled(self, top: float, height: float) -> float:
        """Return the pull of a way with this strength, relative to the strongest way."""
        return exp(max(-MAX_EXPONENT, min(MAX_EXPONENT, (height - top) / self.temperature)))

    def set_means(self, ends: vec[float], first: i64) -> None:
        """Set `mean`: the expected value of each way of a ship, over all ways of the other ships."""
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
        """Add the cases in which the movement ends before a later ship, so that its way does not matter."""
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
    def if_raised(self, space: i64, by: i64) -> float:
        """Return the value of the landing if a space were stronger by 1 to MAX_ADDED."""
        pull, mean = self.pull, self.mean
        at = space // N_COLOURS * WAYS
        way = at + space % N_COLOURS
        more = pull[way] * (self.growth[by] - 1.0)
        total = pull[at] + pull[at + 1] + pull[at + 2] + more
        worth = pull[at] * mean[at] + pull[at + 1] * mean[at + 1] + pull[at + 2] * mean[at + 2] + more * mean[way]
        return worth / total

    def if_changed(self, space: i64, strength: float, other: i64, then: float) -> float:
        """Return the value of the landing if one space, or two spaces of the same ship, had these strengths."""
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
            pull = self.pulled(self.top[ship], now + tie_break(way))
            cards += now
            total += pull
            worth += pull * self.mean[ship * WAYS + way]
            way += 1
        if cards == 0.0:
            pull = self.pulled(self.top[ship], NO_CARDS)
            total += pull
            worth += pull * self.mean[ship * WAYS + STOP]
        return worth / total
