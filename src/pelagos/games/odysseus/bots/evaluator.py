"""Evaluates positions of Odysseus with all secrets known: each seat's chance to win, from weighted features.
Compiled."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.games.odysseus.actions import N_KINDS
from pelagos.games.odysseus.board import ISLANDS, Board
from pelagos.games.odysseus.bots.course import ENDS, THREE, floats, routes
from pelagos.games.odysseus.position import DEAL_HANDS, ENDED, NO_DISK, NOWHERE, Position

# Indices of a seat's features. A name is the first index of its range.
POINTS: Final = 0  # one for each number of points below ten; with another goal, the points still missing count
GOD: Final = 10  # one for each god
HAND: Final = 16  # number of cards of each kind
REACH: Final = 21  # mean points of a landing, over all routes of three steps
WINNING: Final = 22  # share of these routes that win at once
MAP: Final = 23  # mean points of the disks on the map
PLACE: Final = 24  # position of the seat's turn in the round, from 0 to 1
FEATURES: Final = 25
MIN_SEATS: Final = 3  # seats

# One row for each number of seats, from three: points, gods, hand, the rest. Fitted to 2500 games each
# (tools/fit_odysseus.py).
WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (
    (
        -2.092, -1.557, -1.061, -0.840, -0.343, 0.298, 0.600, 0.823, 1.671, 2.502,
        -0.047, 0.127, -0.080, 0.000, 0.000, 0.000,
        0.491, 0.344, 0.230, 0.188, 0.183,
        0.099, 2.273, 0.924, 0.242,
    ),
    (
        -1.646, -1.356, -0.896, -0.747, -0.328, 0.087, 0.371, 0.738, 1.484, 2.293,
        -0.084, 0.010, -0.057, 0.130, 0.000, 0.000,
        0.395, 0.279, 0.133, 0.077, 0.104,
        0.198, 0.515, 0.897, 0.145,
    ),
    (
        -1.096, -0.808, -0.777, -0.478, -0.198, -0.098, 0.294, 0.429, 1.007, 1.725,
        0.040, 0.058, -0.141, 0.026, 0.017, 0.000,
        0.303, 0.180, 0.107, 0.041, 0.060,
        0.176, 0.525, 0.540, 0.085,
    ),
    (
        -1.182, -0.960, -0.757, -0.338, -0.107, 0.108, 0.522, 0.578, 0.917, 1.219,
        0.081, 0.102, -0.110, -0.011, -0.050, -0.012,
        0.224, 0.132, 0.081, 0.041, 0.026,
        0.096, 0.910, 0.790, 0.038,
    ),
)  # fmt: skip


class Evaluator:
    """Estimates the chance to win of each seat."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.routes = routes(board)
        self.weights = vec[float]([weight for row in WEIGHTS for weight in row])
        self.features = floats(FEATURES)

    def evaluate(self, state: Position, worth: vec[float]) -> None:
        """Set `worth` to each seat's chance to win, or to the scores if the game is over."""
        total = 0.0
        seat: i64 = 0
        while seat < state.seats:
            worth[seat] = self.win_weight(state, seat)
            total += worth[seat]
            seat += 1
        seat = 0
        while seat < state.seats:
            worth[seat] /= total
            seat += 1

    def win_weight(self, state: Position, seat: i64) -> float:
        """Return a weight proportional to the seat's chance to win."""
        if state.phase == ENDED:
            return float((state.winners >> seat) & 1)
        if state.phase <= DEAL_HANDS:  # nobody has anything yet
            return 1.0
        self.set_features(state, seat)
        features, weights = self.features, self.weights
        first = (state.seats - MIN_SEATS) * FEATURES
        total = 0.0
        i: i64 = 0
        while i < FEATURES:
            total += features[i] * weights[first + i]
            i += 1
        return exp(total)

    def set_features(self, state: Position, seat: i64) -> None:
        """Set `features` for a seat."""
        features = self.features
        i: i64 = 0
        while i < FEATURES:
            features[i] = 0.0
            i += 1
        goal = self.board.goal
        points = min(state.points(seat), goal - 1)
        features[GOD - goal + points] = 1.0  # the row of points ends before GOD
        features[GOD + state.god(seat)] = 1.0
        i = 0
        while i < N_KINDS:
            features[HAND + i] = float(state.count(seat, i))
            i += 1
        features[PLACE] = float(state.place_in_round(seat)) / float(state.seats - 1)
        self.set_map_features(state, i64(state.tasks[seat]), points)

    def set_map_features(self, state: Position, task: i64, points: i64) -> None:
        """Set the features of what the map offers for a task card, near the ship and overall."""
        reach: i64 = 0
        winning: i64 = 0
        on_map: i64 = 0
        i: i64 = THREE
        while i < ENDS and state.ship != NOWHERE:
            more = self.points_of(state, task, i64(self.routes[state.ship * ENDS + i]))
            reach += more
            if points + more >= self.board.goal:
                winning += 1
            i += 1
        i = 0
        while i < ISLANDS:
            on_map += self.points_of(state, task, i)
            i += 1
        self.features[REACH] = float(reach) / float(ENDS - THREE)
        self.features[WINNING] = float(winning) / float(ENDS - THREE)
        self.features[MAP] = float(on_map) / float(ISLANDS)

    def points_of(self, state: Position, task: i64, island: i64) -> i64:
        disk = state.disk(island)
        return 0 if disk == NO_DISK else self.board.worth(task, disk)
