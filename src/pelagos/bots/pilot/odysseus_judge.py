"""How a position of Odysseus stands, all secrets known: each seat's signs, weighed and compared. Compiled."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.bots.pilot.odysseus_course import ENDS, THREE, floats, routes
from pelagos.games.odysseus.actions import N_KINDS
from pelagos.games.odysseus.board import ISLANDS, Board
from pelagos.games.odysseus.position import DEAL_HANDS, ENDED, NO_DISK, NOWHERE, Position
from pelagos.games.odysseus.rules import GOAL

# The signs of a seat; a name stands for the first of its range.
POINTS: Final = 0  # one for each number of points below GOAL
GOD: Final = 10  # one for each god
HAND: Final = 16  # cards of each kind
REACH: Final = 21  # points that a landing brings, on the whole
STROKE: Final = 22  # share of the routes that win at once
SUPPLY: Final = 23  # points of a disk, on the whole of the map
PLACE: Final = 24  # when his turn comes in the round, from 0 to 1
SIGNS: Final = 25
FEWEST: Final = 3  # seats

# By number of seats, from three: points, gods, hand, the rest. Fitted to 2500 games each (tools/fit_odysseus.py).
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


class Judge:
    """Compares the seats of a position."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.routes = routes(board)
        self.weights = vec[float]([weight for row in WEIGHTS for weight in row])
        self.signs = floats(SIGNS)

    def judge(self, state: Position, worth: vec[float]) -> None:
        """By seat: the chance to win; the shares of the winners when it is over."""
        total = 0.0
        seat: i64 = 0
        while seat < state.seats:
            worth[seat] = self.weight(state, seat)
            total += worth[seat]
            seat += 1
        seat = 0
        while seat < state.seats:
            worth[seat] /= total
            seat += 1

    def weight(self, state: Position, seat: i64) -> float:
        """How likely a seat wins, in any unit."""
        if state.phase == ENDED:
            return float((state.winners >> seat) & 1)
        if state.phase <= DEAL_HANDS:  # nobody has anything yet
            return 1.0
        self.look(state, seat)
        signs, weights = self.signs, self.weights
        first = (state.seats - FEWEST) * SIGNS
        total = 0.0
        i: i64 = 0
        while i < SIGNS:
            total += signs[i] * weights[first + i]
            i += 1
        return exp(total)

    def look(self, state: Position, seat: i64) -> None:
        """Fills in the signs of a seat."""
        signs = self.signs
        i: i64 = 0
        while i < SIGNS:
            signs[i] = 0.0
            i += 1
        points = min(state.points(seat), GOAL - 1)
        signs[POINTS + points] = 1.0
        signs[GOD + state.god(seat)] = 1.0
        i = 0
        while i < N_KINDS:
            signs[HAND + i] = float(state.count(seat, i))
            i += 1
        signs[PLACE] = float(state.place_in_round(seat)) / float(state.seats - 1)
        self.look_around(state, i64(state.tasks[seat]), points)

    def look_around(self, state: Position, task: i64, points: i64) -> None:
        """What the map has for a task card, near the ship and at all."""
        reach: i64 = 0
        strokes: i64 = 0
        supply: i64 = 0
        i: i64 = THREE
        while i < ENDS and state.ship != NOWHERE:
            more = self.worth(state, task, i64(self.routes[state.ship * ENDS + i]))
            reach += more
            if points + more >= GOAL:
                strokes += 1
            i += 1
        i = 0
        while i < ISLANDS:
            supply += self.worth(state, task, i)
            i += 1
        self.signs[REACH] = float(reach) / float(ENDS - THREE)
        self.signs[STROKE] = float(strokes) / float(ENDS - THREE)
        self.signs[SUPPLY] = float(supply) / float(ISLANDS)

    def worth(self, state: Position, task: i64, island: i64) -> i64:
        disk = state.disk(island)
        return 0 if disk == NO_DISK else self.board.worth(task, disk)
