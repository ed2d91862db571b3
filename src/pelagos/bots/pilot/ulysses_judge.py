"""How a position of Ulysses stands, all secrets known: traits of each seat, weighed, made chances to win. Compiled."""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.bots.pilot.ulysses_chances import Chances
from pelagos.core.tabletop.packed import bits
from pelagos.games.ulysses.actions import TEMPLE, ZEUS
from pelagos.games.ulysses.position import ENDED, PER_SEAT
from pelagos.games.ulysses.state import Ulysses

FLOOR: Final = 1e-6
LEAST_SEATS: Final = 3
NAMES: Final = (
    "chance",  # log of the chance to reach all goals from the ship's place
    "next",  # how much better the best neighbour is, for the active seat
    "mean",  # how much better the neighbours are on the whole
    "one left",  # goals still hidden
    "two left",
    "three left",
    "at hand",  # the last goal is a neighbour
    "helm",  # the last goal is a neighbour, and the seat is active
    "bids",  # log of bidding cards and one
    "bids at last",  # the same with one goal left
    "others",  # log of the other cards and one
    "temples",
    "early temples",  # while nobody has fewer than three goals left
    "builds",  # active, with the cards for a temple
    "active",
    "second",  # the seat whose turn is next
)
TRAITS: Final = 16
# By number of seats, what the traits weigh: fitted to games of the pilot against himself by tools/fit_ulysses.py.
WEIGHTS: Final = {
    3: (1.78, 0.01, -1.33, 0.77, 0.61, 0.18, 0.89, 0.19, 1.02, 0.26, 0.46, 0.42, -0.02, -0.04, 0.2, 0.06),
    4: (1.75, -0.74, -1.26, 1.13, 0.7, 0.23, 0.68, 0.26, 0.94, 0.08, 0.4, 0.39, -0.09, 0.06, 0.2, 0.11),
    5: (1.76, -0.76, -0.78, 1.2, 0.82, 0.28, 0.82, -0.07, 0.99, 0.17, 0.33, 0.33, -0.01, 0.16, 0.15, 0.18),
}


class Judge:
    def __init__(self, chances: Chances) -> None:
        self.chances = chances
        self.weights: vec[float] = vec[float]([weight for seats in WEIGHTS for weight in WEIGHTS[seats]])
        self.traits: vec[float] = vec[float]([0.0 for _ in range(TRAITS)])

    def judge(self, s: Ulysses, worth: vec[float]) -> None:
        """By seat: the chance to win."""
        if s.phase == ENDED:
            self.crown(s, worth)
            return
        most = -1e9
        seat: i64 = 0
        while seat < s.seats:
            self.look(s, seat)
            worth[seat] = self.score(s.seats)
            most = max(most, worth[seat])
            seat += 1
        self.share(s.seats, worth, most)

    def crown(self, s: Ulysses, worth: vec[float]) -> None:
        seat: i64 = 0
        while seat < s.seats:
            worth[seat] = 1.0 if seat == s.winner else 0.0
            seat += 1

    def share(self, seats: i64, worth: vec[float], most: float) -> None:
        """Scores made chances."""
        total = 0.0
        seat: i64 = 0
        while seat < seats:
            worth[seat] = exp(worth[seat] - most)
            total += worth[seat]
            seat += 1
        seat = 0
        while seat < seats:
            worth[seat] /= total
            seat += 1

    def score(self, seats: i64) -> float:
        """The traits, weighed."""
        first = (seats - LEAST_SEATS) * TRAITS
        total = 0.0
        i: i64 = 0
        while i < TRAITS:
            total += self.weights[first + i] * self.traits[i]
            i += 1
        return total

    def look(self, s: Ulysses, seat: i64) -> None:
        """Fills `traits`, in the order of NAMES, for one seat."""
        traits = self.traits
        goals = s.hidden_goals(seat)
        left = bits(goals)
        active = 1.0 if seat == s.active else 0.0
        bids = log(float(s.bidding_cards(seat) + 1))
        self.sail(s, goals, active)
        traits[3] = 1.0 if left == 1 else 0.0
        traits[4] = 1.0 if left == 2 else 0.0
        traits[5] = 1.0 if left == 3 else 0.0
        traits[6] = traits[7] = 0.0
        if left == 1 and self.is_next(s, goals):
            traits[6] = 1.0
            traits[7] = active
        traits[8] = bids
        traits[9] = bids * traits[3]
        traits[10] = log(float(s.row_size(seat) - s.bidding_cards(seat) + 1))
        traits[11] = float(s.temples[seat])
        traits[12] = traits[11] if fewest(s) >= 3 else 0.0
        traits[13] = active if s.count(seat, TEMPLE) + s.count(seat, ZEUS) >= i64(s.temples[seat]) else 0.0
        traits[14] = active
        traits[15] = 1.0 if seat == s.left_of(s.active) else 0.0

    def sail(self, s: Ulysses, goals: i64, active: float) -> None:
        """The chances from the ship's place and its neighbours."""
        row = self.chances.row(goals)
        values = self.chances.values
        best = FLOOR
        total = 0.0
        degree = s.board.degree_of(s.ship)
        i: i64 = 0
        while i < degree:
            place = s.neighbour(i)
            total += values[row + place]
            if not s.is_plagued(place):
                best = max(best, values[row + place])
            i += 1
        here = log(max(FLOOR, values[row + s.ship]))
        self.traits[0] = here
        self.traits[1] = (log(best) - here) * active
        self.traits[2] = log(max(FLOOR, total / float(degree))) - here

    def is_next(self, s: Ulysses, goals: i64) -> bool:
        """A goal lies one route from the ship, free of plague."""
        i: i64 = 0
        while i < s.board.degree_of(s.ship):
            place = s.neighbour(i)
            if (goals >> place) & 1 == 1 and not s.is_plagued(place):
                return True
            i += 1
        return False


def hidden(s: Ulysses, seat: i64) -> i64:
    """How many goals a seat still hides."""
    return PER_SEAT - bits((s.shown >> (seat * PER_SEAT)) & 15)


def fewest(s: Ulysses) -> i64:
    """How many goals hides who hides fewest."""
    least: i64 = PER_SEAT
    seat: i64 = 0
    while seat < s.seats:
        least = min(least, hidden(s, seat))
        seat += 1
    return least
