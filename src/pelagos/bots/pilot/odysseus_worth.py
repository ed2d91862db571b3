"""What adventures are worth to somebody who knows his own task card and not the others'. Compiled."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.bots.pilot.odysseus_course import ENDS, THREE, floats, routes
from pelagos.games.odysseus.board import ADVENTURES, ISLANDS, MOST_DISKS, TASKS, Board
from pelagos.games.odysseus.position import NO_DISK, NOWHERE, Position
from pelagos.games.odysseus.rules import GOAL

# How far points bring one, as the exponent of his chance to win.
RISE: Final[tuple[float, ...]] = (0.0, 0.27, 0.54, 0.81, 1.08, 1.35, 1.62, 1.94, 2.38, 2.81)
LIE: Final = 0.27  # how much it counts what lies around


class Worths:
    """By task card: how much the chance to win rises when an adventure is completed, and what the ends of all routes
    are worth by it. Kept until the ship or a disk has moved."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.routes = routes(board)
        self.lie = LIE
        self.rise = vec[float]([exp(height) for height in RISE])
        self.points = vec[i64]([i64(0) for _ in range(TASKS)])
        self.done = vec[i64]([i64(-1) for _ in range(TASKS)])  # by task: for which completed adventures,
        self.laid = vec[i64]([i64(-1) for _ in range(TASKS)])  # for which disks,
        self.ship = vec[i64]([i64(-1) for _ in range(TASKS)])  # and for which island of the ship
        self.worths = floats(TASKS * ADVENTURES)
        self.waters = floats(TASKS * ISLANDS)  # what lies three steps from an island, on the whole
        self.ends = floats(TASKS * ENDS)

    def look(self, state: Position, task: i64) -> None:
        """Makes sure that what is kept for a task card fits the state."""
        done = mark_of_done(state)
        laid = mark_of_disks(state)
        if self.done[task] != done or self.laid[task] != laid:
            if self.done[task] != done:
                self.work_out(state, task)
            self.sound(state, task)
            self.done[task] = done
            self.laid[task] = laid
            self.ship[task] = NOWHERE
        if self.ship[task] != state.ship and state.ship != NOWHERE:
            self.chart(state, task)
            self.ship[task] = state.ship

    def worth(self, task: i64, adventure: i64) -> float:
        return 0.0 if adventure == NO_DISK else self.worths[task * ADVENTURES + adventure]

    def sound(self, state: Position, task: i64) -> None:
        """What lies around each island, counted by routes."""
        island: i64 = 0
        while island < ISLANDS:
            total = 0.0
            i: i64 = THREE
            while i < ENDS:
                total += self.worth(task, state.disk(i64(self.routes[island * ENDS + i])))
                i += 1
            self.waters[task * ISLANDS + island] = total / float(ENDS - THREE)
            island += 1

    def chart(self, state: Position, task: i64) -> None:
        """What it is worth to land at the end of each route: the disk, and what lies around for the next round."""
        i: i64 = 0
        while i < ENDS:
            end = i64(self.routes[state.ship * ENDS + i])
            disk = 0.0 if end == state.ship else self.worth(task, state.disk(end))
            self.ends[task * ENDS + i] = disk + self.lie * self.waters[task * ISLANDS + end]
            i += 1

    def work_out(self, state: Position, task: i64) -> None:
        card: i64 = 0
        while card < TASKS:
            self.points[card] = state.points_of(card)
            card += 1
        scale = float(state.seats) / 4.0  # a fair share counts the same at every table
        now = self.hope(state.seats, task, -1)
        adventure: i64 = 0
        while adventure < ADVENTURES:
            self.worths[task * ADVENTURES + adventure] = scale * (self.hope(state.seats, task, adventure) - now)
            adventure += 1

    def hope(self, seats: i64, task: i64, adventure: i64) -> float:
        """The chance to win once an adventure is completed; -1 for none."""
        held = float(seats - 1) / self.rivals(task)  # how likely somebody has a card
        mine = self.after(task, adventure)
        clear = 1.0  # that nobody has won before me
        sum_of = 0.0
        open_cards = 0.0
        card: i64 = 0
        while card < TASKS:
            points = self.after(card, adventure)
            if card != task and self.points[card] < GOAL:
                if points < GOAL:
                    sum_of += self.rise[points]
                    open_cards += 1.0
                elif mine < GOAL or self.beats(points, card, mine, task, adventure):
                    clear *= 1.0 - held
            card += 1
        if mine >= GOAL or open_cards == 0.0:
            return clear
        own = self.rise[mine]
        return clear * own / (own + float(seats - 1) * sum_of / open_cards)

    def rivals(self, task: i64) -> float:
        """How many other task cards somebody may have: none that has won already (O3.3)."""
        count: i64 = 0
        card: i64 = 0
        while card < TASKS:
            if card != task and self.points[card] < GOAL:
                count += 1
            card += 1
        return float(max(count, 1))

    def after(self, card: i64, adventure: i64) -> i64:
        return self.points[card] + (self.board.worth(card, adventure) if adventure >= 0 else 0)

    def beats(self, points: i64, card: i64, mine: i64, task: i64, adventure: i64) -> bool:
        """O8.2, O8.3."""
        more = self.board.worth(card, adventure) > self.board.worth(task, adventure)
        return points > mine or (points == mine and more)


def mark_of_done(state: Position) -> i64:
    """A number for the adventures completed so far."""
    mark = state.seats
    adventure: i64 = 0
    while adventure < ADVENTURES:
        mark = mark * (MOST_DISKS + 1) + i64(state.done[adventure])
        adventure += 1
    return mark


def mark_of_disks(state: Position) -> i64:
    """A number for the disks on the islands."""
    mark: i64 = 0
    island: i64 = 0
    while island < ISLANDS:
        disk = state.disk(island)
        mark = mark * (ADVENTURES + 1) + (ADVENTURES if disk == NO_DISK else disk)
        island += 1
    return mark
