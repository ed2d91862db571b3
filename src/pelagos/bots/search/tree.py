"""Information-set Monte Carlo tree search: one tree of choices for all worlds, each simulation in a world of its own.

A node stands for what the choices so far have been; what chance has drawn is not in it. A choice counts as available
only in the worlds where it was legal (Cowling, Powley and Whitehouse, 2012).
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from pelagos.bots.pilot.pilot import Pilot
from pelagos.bots.search.budget import Budget
from pelagos.bots.search.rollout import Rollout
from pelagos.bots.search.worlds import Worlds
from pelagos.core.game import CHANCE, OVER, Game, State

LOOK: Final = 16  # simulations between two looks whether it is decided
REUSE: Final = 3  # simulations in one world: to draw another takes longer than to play on in it
CURIOSITY: Final = 0.3  # how much a choice counts that was rarely tried


class Node:
    """A choice in the tree."""

    def __init__(self, action: i64, chooser: i64) -> None:
        self.action: i64 = action
        self.chooser: i64 = chooser
        self.visits: i64 = 0
        self.total = 0.0  # what it was worth to its chooser, added up
        self.seen: i64 = 0  # how often it could have been chosen
        self.choices: list[Node] = []

    def mean(self, unknown: float) -> float:
        return self.total / float(self.visits) if self.visits > 0 else unknown

    def child(self, action: i64, chooser: i64) -> Node:
        for choice in self.choices:
            if choice.action == action:
                return choice
        found = Node(action, chooser)
        self.choices.append(found)
        return found


class Tree:
    """The search of one decision."""

    def __init__(self, game: Game, pilot: Pilot, rests: int) -> None:
        self.game = game
        self.pilot = pilot
        self.rests = rests

    def choose(self, view: Any, belief: Any, random: Random, budget: Budget) -> int:
        """The choice that was visited most. Ends when no other can overtake it, or when the budget is spent."""
        root = Node(-1, -1)
        worlds = Worlds(self.game, view, belief, random)
        world = worlds.next()
        rollout = Rollout(self.pilot, world, view.seats, self.rests)
        while not budget.spent() and not (budget.done % LOOK == 0 and is_decided(root, budget)):
            if budget.done % REUSE == 0:
                world = worlds.next()
            self.simulate(root, world.copy(), rollout, random)
            budget.done += 1
        return int(most_visited(root, world, rollout).action)

    def simulate(self, root: Node, state: State, rollout: Rollout, random: Random) -> None:
        """Down the tree, one new node, then on as the pilot would; every node on the way learns what came of it."""
        path: list[Node] = []
        node = root
        while True:
            actor = state.actor()
            if actor == OVER:
                break
            if actor == CHANCE:
                state.apply(state.outcome(random.randrange(state.stakes())))
                continue
            n = state.moves(rollout.room)
            if n == 1:
                state.apply(rollout.room[0])
                continue
            self.pilot.weigh(state, rollout.room, n, rollout.weights)
            node = self.best_of(node, rollout.room, n, rollout.weights, actor)
            path.append(node)
            state.apply(node.action)
            if node.visits == 0:
                break
        rollout.play(state, random)
        for node in path:
            node.visits += 1
            node.total += rollout.worth[node.chooser]

    def best_of(self, node: Node, room: vec[i64], n: i64, weights: vec[float], actor: i64) -> Node:
        """The choice that promises most: by its mean, by how likely the pilot takes it and how rarely it was tried."""
        total = 0.0
        i: i64 = 0
        while i < n:
            total += weights[i]
            i += 1
        unknown = node_mean(node)
        best = node.child(room[0], actor)
        most = -1.0
        i = 0
        while i < n:
            choice = node.child(room[i], actor)
            choice.seen += 1
            prior = weights[i] / total
            novelty = prior * sqrt(float(choice.seen)) / float(1 + choice.visits)
            promise = choice.mean(unknown) + CURIOSITY * novelty
            if promise > most:
                best, most = choice, promise
            i += 1
        return best


def node_mean(node: Node) -> float:
    """What choices here were worth to whoever chose, on the whole."""
    total = 0.0
    visits: i64 = 0
    for choice in node.choices:
        total += choice.total
        visits += choice.visits
    return total / float(visits) if visits > 0 else 0.0


def is_decided(root: Node, budget: Budget) -> bool:
    """The first is so far ahead that what is left of the budget cannot change it."""
    first: i64 = 0
    second: i64 = 0
    for choice in root.choices:
        if choice.visits > first:
            first, second = choice.visits, first
        elif choice.visits > second:
            second = choice.visits
    return float(first - second) > budget.left()


def most_visited(root: Node, world: State, rollout: Rollout) -> Node:
    """Or, if there was no time for a single visit, what the pilot likes best."""
    best = root
    for choice in root.choices:
        if choice.visits > best.visits:
            best = choice
    if best is not root:
        return best
    n = world.moves(rollout.room)
    rollout.pilot.weigh(world, rollout.room, n, rollout.weights)
    best = Node(rollout.room[0], -1)
    most = -1.0
    for i in range(n):
        if rollout.weights[i] > most:
            best, most = Node(rollout.room[i], -1), rollout.weights[i]
    return best
