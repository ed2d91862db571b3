"""What adventures are worth to somebody who knows his own task card and not the others'. Compiled."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.games.odysseus.board import ADVENTURES, MOST_DISKS, TASKS, Board
from pelagos.games.odysseus.position import Position
from pelagos.games.odysseus.rules import GOAL

# How far points bring one, as the exponent of his chance to win.
RISE: Final[tuple[float, ...]] = (0.0, 0.25, 0.5, 0.75, 1.0, 1.25, 1.5, 1.8, 2.2, 2.6)


class Worths:
    """By task card and adventure: how much the chance to win rises when it is completed. Kept as long as no other
    adventure is completed."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.rise = vec[float]([exp(height) for height in RISE])
        self.worths = vec[float]([0.0 for _ in range(TASKS * ADVENTURES)])
        self.marks = vec[i64]([i64(-1) for _ in range(TASKS)])  # by task: for which completed adventures
        self.points = vec[i64]([i64(0) for _ in range(TASKS)])

    def look(self, state: Position, task: i64) -> i64:
        """Where the worths of a task card begin."""
        mark = state.seats
        adventure: i64 = 0
        while adventure < ADVENTURES:
            mark = mark * (MOST_DISKS + 1) + i64(state.done[adventure])
            adventure += 1
        if self.marks[task] != mark:
            self.marks[task] = mark
            self.work_out(state, task)
        return task * ADVENTURES

    def work_out(self, state: Position, task: i64) -> None:
        card: i64 = 0
        while card < TASKS:
            self.points[card] = state.points_of(card)
            card += 1
        now = self.hope(state.seats, task, -1)
        adventure: i64 = 0
        while adventure < ADVENTURES:
            self.worths[task * ADVENTURES + adventure] = self.hope(state.seats, task, adventure) - now
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
