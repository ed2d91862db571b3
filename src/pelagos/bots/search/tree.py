"""Information-set Monte Carlo tree search: one tree for all worlds.

A node stands for the sequence of choices so far; chance outcomes are not part of it. A choice counts as available only
in the simulations where it was legal (Cowling, Powley and Whitehouse, 2012).
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from pelagos.bots.pilot import Pilot
from pelagos.bots.search.budget import Budget
from pelagos.bots.search.rollout import Rollout
from pelagos.bots.search.worlds import Worlds
from pelagos.core.game import CHANCE, OVER, Game, State

CHECK_EVERY: Final = 16  # simulations between two checks whether the result can still change
WORLD_REUSE: Final = 3  # simulations in one world: drawing a world takes longer than a simulation
EXPLORATION: Final = 0.3  # the weight of the bonus for choices that were rarely tried


class Node:
    """A choice in the tree."""

    def __init__(self, action: i64, chooser: i64) -> None:
        self.action: i64 = action
        self.chooser: i64 = chooser
        self.visits: i64 = 0
        self.total = 0.0  # the sum of what it was worth to its chooser
        self.available: i64 = 0  # in how many simulations it could have been chosen
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

    def __init__(self, game: Game, pilot: Pilot, rollout_length: int) -> None:
        self.game = game
        self.pilot = pilot
        self.rollout_length = rollout_length

    def choose(self, view: Any, belief: Any, random: Random, budget: Budget) -> int:
        """Return the most visited choice. Stops when no other can overtake it, or when the budget is spent."""
        root = Node(-1, -1)
        worlds = Worlds(self.game, view, belief, random)
        world = worlds.next()
        rollout = Rollout(self.pilot, world, view.seats, self.rollout_length)
        while not budget.is_spent() and not (budget.done % CHECK_EVERY == 0 and is_decided(root, budget)):
            if budget.done % WORLD_REUSE == 0:
                world = worlds.next()
            self.simulate(root, world.copy(), rollout, random)
            budget.done += 1
        return int(most_visited(root, world, rollout).action)

    def simulate(self, root: Node, state: State, rollout: Rollout, random: Random) -> None:
        """Descend the tree, add one node, play a rollout, and add its result to every node on the path."""
        path: list[Node] = []
        node = root
        while True:
            actor = state.actor()
            if actor == OVER:
                break
            if actor == CHANCE:
                state.apply(state.outcome(random.randrange(state.rolls())))
                continue
            n = state.moves(rollout.actions)
            if n == 1:
                state.apply(rollout.actions[0])
                continue
            self.pilot.weigh(state, rollout.actions, n, rollout.weights)
            node = self.best_of(node, rollout.actions, n, rollout.weights, actor)
            path.append(node)
            state.apply(node.action)
            if node.visits == 0:
                break
        rollout.play(state, random)
        for node in path:
            node.visits += 1
            node.total += rollout.worth[node.chooser]

    def best_of(self, node: Node, actions: vec[i64], n: i64, weights: vec[float], actor: i64) -> Node:
        """Select a choice by its mean result plus an exploration bonus, which grows with the pilot's weight and shrinks
        with the number of visits."""
        total = 0.0
        i: i64 = 0
        while i < n:
            total += weights[i]
            i += 1
        unknown = node_mean(node)
        best = node.child(actions[0], actor)
        most = -1.0
        i = 0
        while i < n:
            choice = node.child(actions[i], actor)
            choice.available += 1
            prior = weights[i] / total
            novelty = prior * sqrt(float(choice.available)) / float(1 + choice.visits)
            score = choice.mean(unknown) + EXPLORATION * novelty
            if score > most:
                best, most = choice, score
            i += 1
        return best


def node_mean(node: Node) -> float:
    """Return the mean result of all choices at a node, each as its chooser values it."""
    total = 0.0
    visits: i64 = 0
    for choice in node.choices:
        total += choice.total
        visits += choice.visits
    return total / float(visits) if visits > 0 else 0.0


def is_decided(root: Node, budget: Budget) -> bool:
    """Return whether the most visited choice is too far ahead to be overtaken with the rest of the budget."""
    first: i64 = 0
    second: i64 = 0
    for choice in root.choices:
        if choice.visits > first:
            first, second = choice.visits, first
        elif choice.visits > second:
            second = choice.visits
    return float(first - second) > budget.left()


def most_visited(root: Node, world: State, rollout: Rollout) -> Node:
    """Return the most visited choice, or the pilot's favourite if there was no time for a single simulation."""
    best = root
    for choice in root.choices:
        if choice.visits > best.visits:
            best = choice
    if best is not root:
        return best
    n = world.moves(rollout.actions)
    rollout.pilot.weigh(world, rollout.actions, n, rollout.weights)
    best = Node(rollout.actions[0], -1)
    most = -1.0
    for i in range(n):
        if rollout.weights[i] > most:
            best, most = Node(rollout.actions[i], -1), rollout.weights[i]
    return best
