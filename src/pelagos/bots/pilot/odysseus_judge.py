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

# By number of seats, from three: fitted to games of the pilot by tools/fit_odysseus.py.
WEIGHTS: Final[tuple[tuple[float, ...], ...]] = (
    (
        -1.506, -1.487, -0.796, -0.665, -0.229, 0.126, 0.673, 0.647, 1.208, 2.030, 0.043, 0.082, -0.125, 0.000, 0.000,
        0.000, 0.526, 0.336, 0.293, 0.150, 0.140, 0.088, 1.561, 0.333, 0.137,
    ),
    (
        -1.500, -1.091, -0.752, -0.666, -0.386, 0.042, 0.263, 0.507, 1.432, 2.152, 0.087, 0.007, -0.102, 0.009, 0.000,
        0.000, 0.364, 0.196, 0.111, 0.086, 0.094, 0.213, 0.053, 0.332, 0.119,
    ),
    (
        -1.661, -1.380, -1.044, -0.604, -0.279, 0.169, 0.544, 0.737, 1.413, 2.103, 0.216, -0.011, -0.080, -0.016,
        -0.108, 0.000, 0.341, 0.216, 0.130, 0.105, 0.041, 0.150, 0.450, 0.914, -0.048,
    ),
    (
        -1.994, -1.775, -1.467, -0.450, -0.072, 0.336, 1.006, 1.073, 1.457, 1.886, 0.160, -0.004, -0.072, -0.048,
        -0.013, -0.022, 0.252, 0.094, 0.057, 0.048, 0.056, 0.345, 0.554, 0.572, -0.070,
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
