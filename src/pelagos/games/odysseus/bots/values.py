"""What adventures are worth to a player who knows their own task card but not the others'. Compiled."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.games.odysseus.board import ADVENTURES, ISLANDS, MAX_DISKS, TASKS, Board
from pelagos.games.odysseus.bots.course import ENDS, THREE, floats, routes
from pelagos.games.odysseus.position import NO_DISK, NOWHERE, Position

# By number of points: the log-weight of a player's chance to win. Fitted to games to ten points; with another goal, the
# points that are still missing count.
POINTS_EXPONENT: Final[tuple[float, ...]] = (0.0, 0.27, 0.54, 0.81, 1.08, 1.35, 1.62, 1.94, 2.38, 2.81)
NEARBY_WEIGHT: Final = 0.27  # the weight of what is near an island, against the value of its own disk


class AdventureValues:
    """For each task card: how much the chance to win rises when an adventure is completed, and what the end of each
    route is worth. Cached until the ship or a disk moves."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.routes = routes(board)
        self.nearby_weight = NEARBY_WEIGHT
        self.win_factor = vec[float]([exp(height) for height in POINTS_EXPONENT])
        self.ahead: i64 = len(POINTS_EXPONENT) - board.goal  # where the row begins
        self.points = vec[i64]([i64(0) for _ in range(TASKS)])
        # By task card, what the cached values were computed for: the completed adventures,
        self.for_done = vec[i64]([i64(-1) for _ in range(TASKS)])
        self.for_disks = vec[i64]([i64(-1) for _ in range(TASKS)])  # the disks,
        self.for_ship = vec[i64]([i64(-1) for _ in range(TASKS)])  # and the ship's island
        self.gains = floats(TASKS * ADVENTURES)
        self.nearby = floats(TASKS * ISLANDS)  # mean value of the disks three steps from an island
        self.ends = floats(TASKS * ENDS)

    def update(self, state: Position, task: i64) -> None:
        """Recompute what is cached for a task card, if the state has changed."""
        done = key_of_done(state)
        laid = key_of_disks(state)
        if self.for_done[task] != done or self.for_disks[task] != laid:
            if self.for_done[task] != done:
                self.set_gains(state, task)
            self.set_nearby(state, task)
            self.for_done[task] = done
            self.for_disks[task] = laid
            self.for_ship[task] = NOWHERE
        if self.for_ship[task] != state.ship and state.ship != NOWHERE:
            self.set_ends(state, task)
            self.for_ship[task] = state.ship

    def gain(self, task: i64, adventure: i64) -> float:
        return 0.0 if adventure == NO_DISK else self.gains[task * ADVENTURES + adventure]

    def set_nearby(self, state: Position, task: i64) -> None:
        """Set `nearby`: the mean value of what is three steps from each island, counted by routes."""
        island: i64 = 0
        while island < ISLANDS:
            total = 0.0
            i: i64 = THREE
            while i < ENDS:
                total += self.gain(task, state.disk(i64(self.routes[island * ENDS + i])))
                i += 1
            self.nearby[task * ISLANDS + island] = total / float(ENDS - THREE)
            island += 1

    def set_ends(self, state: Position, task: i64) -> None:
        """Set `ends`: the value of landing at the end of each route, by its disk and what is near for the next
        round."""
        i: i64 = 0
        while i < ENDS:
            end = i64(self.routes[state.ship * ENDS + i])
            disk = 0.0 if end == state.ship else self.gain(task, state.disk(end))
            self.ends[task * ENDS + i] = disk + self.nearby_weight * self.nearby[task * ISLANDS + end]
            i += 1

    def set_gains(self, state: Position, task: i64) -> None:
        card: i64 = 0
        while card < TASKS:
            self.points[card] = state.points_of(card)
            card += 1
        scale = float(state.seats) / 4.0  # so that a fair share counts the same for any number of seats
        now = self.win_chance(state.seats, task, -1)
        adventure: i64 = 0
        while adventure < ADVENTURES:
            self.gains[task * ADVENTURES + adventure] = scale * (self.win_chance(state.seats, task, adventure) - now)
            adventure += 1

    def win_chance(self, seats: i64, task: i64, adventure: i64) -> float:
        """Estimate the chance to win once an adventure is completed; -1 for none."""
        held = float(seats - 1) / self.other_cards(task)  # the probability that one of the others has a given card
        mine = self.points_after(task, adventure)
        clear = 1.0  # the probability that no other player wins now
        factors = 0.0
        open_cards = 0.0
        card: i64 = 0
        while card < TASKS:
            points = self.points_after(card, adventure)
            if card != task and self.points[card] < self.board.goal:
                if points < self.board.goal:
                    factors += self.win_factor[self.ahead + points]
                    open_cards += 1.0
                elif mine < self.board.goal or self.beats(points, card, mine, task, adventure):
                    clear *= 1.0 - held
            card += 1
        if mine >= self.board.goal or open_cards == 0.0:
            return clear
        own = self.win_factor[self.ahead + mine]
        return clear * own / (own + float(seats - 1) * factors / open_cards)

    def other_cards(self, task: i64) -> float:
        """Return how many other task cards the others may have: all but those that have already won (O3.3)."""
        count: i64 = 0
        card: i64 = 0
        while card < TASKS:
            if card != task and self.points[card] < self.board.goal:
                count += 1
            card += 1
        return float(max(count, 1))

    def points_after(self, card: i64, adventure: i64) -> i64:
        return self.points[card] + (self.board.worth(card, adventure) if adventure >= 0 else 0)

    def beats(self, points: i64, card: i64, mine: i64, task: i64, adventure: i64) -> bool:
        """Return whether another card beats the player's own when both reach the goal (O8.2, O8.3)."""
        more = self.board.worth(card, adventure) > self.board.worth(task, adventure)
        return points > mine or (points == mine and more)


def key_of_done(state: Position) -> i64:
    """Return a cache key for the adventures completed so far."""
    key = state.seats
    adventure: i64 = 0
    while adventure < ADVENTURES:
        key = key * (MAX_DISKS + 1) + i64(state.done[adventure])
        adventure += 1
    return key


def key_of_disks(state: Position) -> i64:
    """Return a cache key for the disks on the islands."""
    key: i64 = 0
    island: i64 = 0
    while island < ISLANDS:
        disk = state.disk(island)
        key = key * (ADVENTURES + 1) + (ADVENTURES if disk == NO_DISK else disk)
        island += 1
    return key
