"""Beliefs about task cards in Odysseus: where a player turns the ship says which adventures bring that player
points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pelagos.bots.belief.belief import Assignments, Belief, Evidence
from pelagos.core import game as core
from pelagos.core.game import Entry
from pelagos.games.odysseus.actions import (
    ALLOW,
    APHRODITE,
    BLOCK,
    DISK,
    DOWN,
    HADES,
    HERMES,
    MAX_SEATS,
    N_KINDS,
    ON,
    PASS,
    PLAY,
    POSEIDON,
    POWER,
    START,
    STRENGTH,
    TAKE,
    TAKE_DOWN,
    TRADE,
    ZEUS,
)
from pelagos.games.odysseus.board import ADVENTURES, ISLANDS, N_COLOURS, TASKS, Board
from pelagos.games.odysseus.game import OdysseusGame
from pelagos.games.odysseus.position import DEAL_TASKS, NO_TASK
from pelagos.games.odysseus.rules import SHIPS
from pelagos.games.odysseus.state import Odysseus
from pelagos.games.odysseus.view import UNKNOWN, View

Row = tuple[float, ...]  # named, because mypyc treats a bare Final tuple of floats as not set

# What a move says about the mover's task card: a gain, by what the card gives for the adventure that the move is about
# (0, 1, 2, or at least 3 points, or enough to win). "The landing" is the adventure that is completed if everybody
# passes from now on. Fitted by multinomial logistic regression to 200 games of sailors and 120 of sailors and drifters.
POINTS: Final = 3
WINS: Final = 4
TURNED_TO: Final[Row] = (0.0, 0.34, 0.96, 1.31, 1.36)  # a card made it the landing
TURNED_FROM: Final[Row] = (0.0, -0.15, -0.38, -1.22, -0.58)  # a card turned the ship away from it
USED_TO: Final[Row] = (0.0, 0.13, 0.75, 0.87, 0.3)  # the same by a power
USED_FROM: Final[Row] = (0.0, -0.15, -0.4, -0.66, -0.08)
ENDED: Final[Row] = (0.0, -0.23, 0.12, 0.39, 0.0)  # Zeus ended the placing with this landing
PASSED: Final[Row] = (0.0, 0.11, 0.12, -0.12, -0.45)  # passed while it was the landing
LAST: Final[Row] = (0.0, 0.21, 0.14, 0.22, 0.0)  # the same with the last pass, which ended the placing
LET_FROM: Final[Row] = (0.0, -0.41, -0.44, -0.71, -0.13)  # Athena allowed a power that turned the ship away from it
BLOCKED_TO: Final[Row] = (0.0, -0.32, -0.42, -0.47, -0.11)  # Athena blocked a power that would have made it the landing
BLOCKED_FROM: Final[Row] = (0.0, 0.0, 0.21, 0.36, -0.04)  # Athena blocked a power that would have turned away from it
CHOSEN: Final[Row] = (0.0, 0.02, 0.1, 1.52, 0.36)  # Zeus chose its disk
STARTED: Final[Row] = (0.0, 0.52, 0.96, 2.0, 0.0)  # Zeus chose a start near it
NOTHING: Final[Row] = (0.0, 0.0, 0.0, 0.0, 0.0)
HIDDEN: Final = 2  # the assumed strength of a face-down card

# What some moves say about each card that the mover keeps: a log-likelihood, by kind (5, 3, 2, 1, Dionysus). Fitted in
# the same way.
HABITS: Final[tuple[Row, ...]] = (
    (0.35, 0.31, 0.36, 0.34, -1.36),  # passed without Zeus: a player with a Dionysus would trade it for Zeus
    (0.14, 0.19, 0.13, -0.35, -0.11),  # played a card of strength 1
    (0.31, 0.19, -0.13, -0.03, -0.33),  # played a stronger card
)
Clue = tuple[Row, int, float]  # a row of the first table, the adventure, and its share


class OdysseusBelief(Belief):
    def __init__(self, game: core.Game) -> None:
        assert isinstance(game, OdysseusGame)
        super().__init__(game, HABITS)
        self.board: Board = game.board
        self.evidence = [Evidence([0.0] * TASKS) for _ in range(MAX_SEATS)]
        self.factors = [[1.0] * TASKS for _ in range(MAX_SEATS)]  # the weights of the tasks, by seat

    # ---- watching
    def watch(self, before: core.View, entry: Entry, after: core.View) -> None:
        assert isinstance(before, View) and isinstance(after, View)
        seat = entry.seat
        if seat < 0:
            return
        clues = self.clues(before, entry)
        points = self.points(before)
        possible = [task for task in range(TASKS) if points[task] < self.board.goal]
        self.evidence[seat].add([self.gain(clues, task, points[task]) for task in range(TASKS)], possible)
        self.factors[seat] = self.evidence[seat].weights()
        self.watch_hands(seat, habits(before, entry), before.hand_sizes, after.hand_sizes)

    def gain(self, clues: Sequence[Clue], task: int, points: int) -> float:
        total = 0.0
        for row, adventure, share in clues:
            more = self.board.tasks[task][adventure]
            total += share * row[WINS if more > 0 and points + more >= self.board.goal else min(more, POINTS)]
        return total

    def points(self, view: View) -> list[int]:
        """Return how many points each task card has scored so far."""
        return [sum([a * b for a, b in zip(task, view.done, strict=True)]) for task in self.board.tasks]

    def clues(self, view: View, entry: Entry) -> list[Clue]:
        """Return what a move says about its seat's task."""
        action = entry.actions[0]
        if action >= START:
            return self.clues_of_start(view, action - START)
        if action >= DISK:
            legal = [adventure for adventure in range(ADVENTURES) if view.reserve[adventure] > 0]
            return [(CHOSEN, action - DISK, 1.0), *[(CHOSEN, other, -1 / len(legal)) for other in legal]]
        if action == PASS:
            return self.at(view, strengths(view), LAST if view.passes + 1 == view.seats else PASSED)
        if action == ALLOW or action == BLOCK:
            return self.clues_of_answer(view, action)
        if action == POWER:
            return self.clues_of_power(view, entry)
        if action >= TRADE:
            return []
        return self.turn(view, played(view, entry.actions), TURNED_TO, TURNED_FROM)

    def clues_of_power(self, view: View, entry: Entry) -> list[Clue]:
        god = view.gods[entry.seat]
        if god == ZEUS:
            return self.at(view, strengths(view), ENDED)
        if god == HADES:
            return []
        return self.turn(view, powered(view, god, entry.actions[1], entry.actions[-1] - ON), USED_TO, USED_FROM)

    def clues_of_answer(self, view: View, action: int) -> list[Clue]:
        """Return the clues of Athena's answer. Its player knows the effect of the power that they allow or block."""
        if view.power == HADES:
            return []
        if view.power == ZEUS:
            return self.at(view, strengths(view), BLOCKED_TO) if action == BLOCK else []
        space = view.due if view.power == HERMES else view.chosen
        after = powered(view, view.power, view.chosen, space)
        if action == ALLOW:
            return self.turn(view, after, NOTHING, LET_FROM)
        return self.turn(view, after, BLOCKED_TO, BLOCKED_FROM)

    def clues_of_start(self, view: View, island: int) -> list[Clue]:
        """Compare what is near the island that Zeus chose with the mean over all islands."""
        here = self.nearby(view, island)
        everywhere = [self.nearby(view, each) for each in range(ISLANDS)]
        means = [sum(column) / ISLANDS for column in zip(*everywhere, strict=True)]
        return [(STARTED, i, here[i] - means[i]) for i in range(ADVENTURES)]

    def nearby(self, view: View, island: int) -> list[float]:
        """Return how much of each adventure is within three steps, less the disk that is lost by starting here."""
        found = [0.0] * ADVENTURES
        ends = [island]
        for _ in range(SHIPS):
            ends = [int(self.board.beyond(colour, end)) for end in ends for colour in range(N_COLOURS)]
            for end in ends:
                if end != island:
                    found[view.disks[end]] += 1 / len(ends)
        found[view.disks[island]] -= 1 / SHIPS
        return found

    # ---- the landing: where the ship would go if everybody passed
    def landing(self, view: View, strength: Sequence[int]) -> int:
        """Return the adventure that would be completed, or UNKNOWN if there is none."""
        at = view.ship
        for ship in range(SHIPS):
            row = strength[ship * N_COLOURS : (ship + 1) * N_COLOURS]
            if max(row) <= 0:
                break
            at = int(self.board.beyond(row.index(max(row)), at))
        return UNKNOWN if at == view.ship else view.disks[at]

    def at(self, view: View, strength: Sequence[int], row: Row) -> list[Clue]:
        landing = self.landing(view, strength)
        return [] if landing == UNKNOWN else [(row, landing, 1.0)]

    def turn(self, view: View, after: Sequence[int], to: Row, away: Row) -> list[Clue]:
        """Return the clues of a move that changes the landing: one for the new and one for the old. Else return
        none."""
        now = strengths(view)
        if self.landing(view, now) == self.landing(view, after):
            return []
        return self.at(view, after, to) + self.at(view, now, away)

    # ---- weighing
    def weight_of_secrets(self, world: core.State, who: int) -> float:
        assert isinstance(world, Odysseus)
        tasks = world.tasks
        weight = 1.0
        for seat in range(int(world.seats)):
            task = int(tasks[seat])
            if seat != who and task != NO_TASK:
                weight *= self.factors[seat][task]
        return weight

    def secrets(self, view: core.View) -> list[list[list[float]]]:
        """Return the probability of each task card, by seat; a seat has one slot. All 0 before the tasks are dealt."""
        assert isinstance(view, View)
        if view.phase <= DEAL_TASKS:
            return [[[0.0] * TASKS] for _ in range(view.seats)]
        points = self.points(view)
        free = sum([1 << task for task in range(TASKS) if task not in view.tasks and points[task] < self.board.goal])
        hidden = [seat for seat in range(view.seats) if view.tasks[seat] == UNKNOWN]
        shares = Assignments([self.factors[seat] for seat in hidden]).marginals(free)
        found = dict(zip(hidden, shares, strict=True))
        return [[found.get(seat, certain(view.tasks[seat]))] for seat in range(view.seats)]


def certain(task: int) -> list[float]:
    return [1.0 if i == task else 0.0 for i in range(TASKS)]


# ---- spaces, as all players see them
def strengths(view: View) -> list[int]:
    """Return the strength of each space. Face-down cards count as HIDDEN, for their owner too."""
    found = list(view.strengths)
    for space in view.down_at:
        put(view, found, space, HIDDEN)
    return found


def put(view: View, found: list[int], space: int, strength: int) -> None:
    """Put a card on a space, or take it away with a negative strength."""
    if space != view.poseidon:
        found[space] += 2 * strength if space == view.aphrodite else strength


def played(view: View, actions: Sequence[int]) -> list[int]:
    """Return the strengths after a card is played. Of a face-down card only the space is used."""
    found = strengths(view)
    if actions[0] >= DOWN:
        put(view, found, actions[0] - DOWN, HIDDEN)
    else:
        put(view, found, actions[1] - ON, STRENGTH[actions[0] - PLAY])
    return found


def powered(view: View, god: int, card: int, space: int) -> list[int]:
    """Return the strengths after a power has taken effect."""
    found = strengths(view)
    if god == POSEIDON:
        found[space] = 0
    elif god == APHRODITE:
        found[space] *= 2
    else:
        down = card - TAKE_DOWN
        source = view.down_at[down] if down >= 0 else (card - TAKE) // N_KINDS
        strength = HIDDEN if down >= 0 else STRENGTH[(card - TAKE) % N_KINDS]
        put(view, found, source, -strength)
        put(view, found, space, strength)
    return found


# ---- hands
def habits(view: View, entry: Entry) -> list[int]:
    """Return what a move shows about the mover's hand, as rows of HABITS."""
    action = entry.actions[0]
    if action == PASS:
        return [] if view.gods[entry.seat] == ZEUS else [0]
    if PLAY <= action < ON:
        return [1 if STRENGTH[action - PLAY] == 1 else 2]
    return []
