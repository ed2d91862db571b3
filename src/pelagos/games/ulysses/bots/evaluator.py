"""Evaluates positions of Ulysses with all secrets known: each seat's chance to win, from weighted features.
Compiled."""

from __future__ import annotations

from math import exp, log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.tabletop.packed import bit_count
from pelagos.games.ulysses.actions import TEMPLE, ZEUS
from pelagos.games.ulysses.bots.chances import Chances
from pelagos.games.ulysses.position import ENDED, PER_SEAT
from pelagos.games.ulysses.state import Ulysses

FLOOR: Final = 1e-6
MIN_SEATS: Final = 3
FEATURE_NAMES: Final = (
    "chance",  # log of the chance to reach all goals from the ship's place
    "next",  # how much better the best neighbour is, for the active seat
    "mean",  # how much better the mean of the neighbours is
    "one left",  # number of goals still hidden
    "two left",
    "three left",
    "goal next",  # the last goal is a neighbour of the ship's place
    "goal next, active",  # the same for the active seat
    "bids",  # log of the number of bidding cards plus 1
    "bids, one left",  # the same with one goal left
    "others",  # log(1 + the number of cards that cannot bid)
    "temples",
    "early temples",  # while all seats have at least three goals left
    "builds",  # the active seat has the cards for a temple
    "active",
    "second",  # the seat whose turn is next
)
FEATURES: Final = 16
# The weights of the features, by number of seats. Fitted by tools/fit_ulysses.py to games of the pilot against itself.
WEIGHTS: Final = {
    3: (1.78, 0.01, -1.33, 0.77, 0.61, 0.18, 0.89, 0.19, 1.02, 0.26, 0.46, 0.42, -0.02, -0.04, 0.2, 0.06),
    4: (1.75, -0.74, -1.26, 1.13, 0.7, 0.23, 0.68, 0.26, 0.94, 0.08, 0.4, 0.39, -0.09, 0.06, 0.2, 0.11),
    5: (1.76, -0.76, -0.78, 1.2, 0.82, 0.28, 0.82, -0.07, 0.99, 0.17, 0.33, 0.33, -0.01, 0.16, 0.15, 0.18),
}


class Evaluator:
    def __init__(self, chances: Chances) -> None:
        self.chances = chances
        self.weights: vec[float] = vec[float]([weight for seats in WEIGHTS for weight in WEIGHTS[seats]])
        self.features: vec[float] = vec[float]([0.0 for _ in range(FEATURES)])

    def evaluate(self, s: Ulysses, worth: vec[float]) -> None:
        """Set `worth` to each seat's chance to win."""
        if s.phase == ENDED:
            self.set_result(s, worth)
            return
        most = -1e9
        seat: i64 = 0
        while seat < s.seats:
            self.set_features(s, seat)
            worth[seat] = self.score(s.seats)
            most = max(most, worth[seat])
            seat += 1
        self.normalise(s.seats, worth, most)

    def set_result(self, s: Ulysses, worth: vec[float]) -> None:
        seat: i64 = 0
        while seat < s.seats:
            worth[seat] = 1.0 if seat == s.winner else 0.0
            seat += 1

    def normalise(self, seats: i64, worth: vec[float], most: float) -> None:
        """Turn scores into probabilities (a softmax)."""
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
        """Return the weighted sum of the features."""
        first = (seats - MIN_SEATS) * FEATURES
        total = 0.0
        i: i64 = 0
        while i < FEATURES:
            total += self.weights[first + i] * self.features[i]
            i += 1
        return total

    def set_features(self, s: Ulysses, seat: i64) -> None:
        """Set `features` for one seat, in the order of FEATURE_NAMES."""
        features = self.features
        goals = s.hidden_goals(seat)
        left = bit_count(goals)
        active = 1.0 if seat == s.active else 0.0
        bids = log(float(s.bidding_cards(seat) + 1))
        self.set_chance_features(s, goals, active)
        features[3] = 1.0 if left == 1 else 0.0
        features[4] = 1.0 if left == 2 else 0.0
        features[5] = 1.0 if left == 3 else 0.0
        features[6] = features[7] = 0.0
        if left == 1 and self.is_next(s, goals):
            features[6] = 1.0
            features[7] = active
        features[8] = bids
        features[9] = bids * features[3]
        features[10] = log(float(s.row_size(seat) - s.bidding_cards(seat) + 1))
        features[11] = float(s.temples[seat])
        features[12] = features[11] if fewest_hidden(s) >= 3 else 0.0
        features[13] = active if s.count(seat, TEMPLE) + s.count(seat, ZEUS) >= i64(s.temples[seat]) else 0.0
        features[14] = active
        features[15] = 1.0 if seat == s.left_of(s.active) else 0.0

    def set_chance_features(self, s: Ulysses, goals: i64, active: float) -> None:
        """Set the features of the chances from the ship's place and its neighbours."""
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
        self.features[0] = here
        self.features[1] = (log(best) - here) * active
        self.features[2] = log(max(FLOOR, total / float(degree))) - here

    def is_next(self, s: Ulysses, goals: i64) -> bool:
        """Return whether a goal without a plague is one movement from the ship."""
        i: i64 = 0
        while i < s.board.degree_of(s.ship):
            place = s.neighbour(i)
            if (goals >> place) & 1 == 1 and not s.is_plagued(place):
                return True
            i += 1
        return False


def hidden_count(s: Ulysses, seat: i64) -> i64:
    """Return how many goals a seat still hides."""
    return s.board.goals_each - bit_count((s.shown >> (seat * PER_SEAT)) & 15)


def fewest_hidden(s: Ulysses) -> i64:
    """Return the smallest number of goals that any seat still hides."""
    least: i64 = PER_SEAT
    seat: i64 = 0
    while seat < s.seats:
        least = min(least, hidden_count(s, seat))
        seat += 1
    return least
