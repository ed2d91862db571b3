"""What the beliefs of both games share: evidence as log-likelihoods, marginal probabilities, and beliefs about hands.

A secret (a hidden goal, a task card) is one of several candidates. Every move of its owner makes some candidates more
likely than others: it adds a log-likelihood (a gain) to each. The gains were fitted to games of bots.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from math import exp, log
from operator import mul
from typing import Final

from librt.random import Random

from pelagos.core.game import LETTERS, Entry, Game, State, View
from pelagos.core.tabletop.cards import WIDTH, CardTable

# The prior probability that a player plays by their secrets at all. Below 1, so that the random moves of drifters do
# not count as strong evidence.
PLAN_PRIOR: Final = 0.5
MIN_WEIGHT: Final = 1e-6  # above 0, so that nothing possible is believed impossible


class Belief:
    """A belief about one match. It is the same for every viewer, because it uses only what all of them have seen."""

    def __init__(self, game: Game, habits: Sequence[Sequence[float]]) -> None:
        self.game = game
        # For some kinds of move: the log-likelihood of the move, by the kind of a card that the player keeps.
        self.habits = habits
        # By seat and habit: the share of the hand that the player has held since their last move of that kind.
        self.held_share = [[0.0] * len(habits) for _ in LETTERS]
        self.tilts: list[tuple[int, int, float]] = []  # seat, cell of its hand, log-weight of each card in that cell

    @abstractmethod
    def watch(self, before: View, entry: Entry, after: View) -> None:
        """Learn from an entry, given as any viewer saw it, with that viewer's views before and after."""

    @abstractmethod
    def secrets(self, view: View) -> list[list[list[float]]]:
        """Return the probability of each candidate, by seat and slot. They sum to 1; impossible candidates have 0."""

    @abstractmethod
    def weight_of_secrets(self, world: State, who: int) -> float:
        """As weight(), but by the secrets alone."""

    def weight(self, world: State, who: int) -> float:
        """Return the weight of a world that game.imagine drew for `who`, relative to other such worlds."""
        return self.weight_of_secrets(world, who) * self.weight_of_hands(world, who)

    # ---- hands
    def weight_of_hands(self, world: State, who: int) -> float:
        assert isinstance(world, CardTable)
        cards = world.cards
        total = 0.0
        for seat, cell, tilt in self.tilts:
            if seat != who:
                total += tilt * int(cards[cell])
        return exp(total)

    def hands(self, view: View, random: Random, worlds: int = 200) -> list[list[float]]:
        """Estimate how many cards of each kind every seat holds, as a weighted mean over imagined worlds."""
        found = [[0.0] * len(self.habits[0]) for _ in range(view.seats)]
        total = 0.0
        for _ in range(worlds):
            world = self.game.imagine(view, random)
            assert isinstance(world, CardTable)
            weight = self.weight_of_hands(world, view.who)
            total += weight
            for seat, row in enumerate(found):
                for kind in range(len(row)):
                    row[kind] += weight * int(world.count(seat, kind))
        return [[count / total for count in row] for row in found]

    def watch_hands(self, seat: int, shown: Sequence[int], before: Sequence[int], after: Sequence[int]) -> None:
        """Learn about hands from a move: the habits that the seat has shown, and the hand sizes before and after.

        Nothing is known about new cards, so they lower the share of the hand that a habit says something about.
        """
        for habit in shown:
            self.held_share[seat][habit] = 1.0
        for each, (less, more) in enumerate(zip(before, after, strict=True)):
            if more > less:
                self.held_share[each] = [share * less / more for share in self.held_share[each]]
        self.tilts = [tilt for each in range(len(after)) for tilt in self.tilts_of(each)]

    def tilts_of(self, seat: int) -> list[tuple[int, int, float]]:
        """Return the tilts of a seat's hand, by kind of card; empty while nothing is known."""
        shares = self.held_share[seat]
        if not any(shares):
            return []
        columns = enumerate(zip(*self.habits, strict=True))
        return [(seat, seat * WIDTH + i, sum(map(mul, shares, column))) for i, column in columns]


class Evidence:
    """What is known about one secret: a log-likelihood for each candidate."""

    def __init__(self, logs: Sequence[float], aimless: float = 0.0) -> None:
        self.logs = list(logs)
        self.aimless = aimless  # the log-likelihood of the same moves, if each was made for some random candidate

    def add(self, gains: Sequence[float], possible: Sequence[int]) -> None:
        """Add one move's gains. `possible` are the candidates that the secret can still be."""
        for i, gain in enumerate(gains):
            self.logs[i] += gain
        if possible:
            self.aimless += log(sum([exp(gains[i]) for i in possible]) / len(possible))

    def weights(self) -> list[float]:
        """Return the weight of each candidate; their mean is 1.

        If the moves look aimless, the weights stay close to 1.
        """
        top = max(self.aimless, *self.logs)
        found = [PLAN_PRIOR * exp(one - top) + (1 - PLAN_PRIOR) * exp(self.aimless - top) for one in self.logs]
        mean = sum(found) / len(found)
        return [max(weight / mean, MIN_WEIGHT) for weight in found]


def blend(all_of: Sequence[Evidence]) -> Evidence:
    """Average the evidence of secrets that can no longer be told apart."""
    rows = zip(*[evidence.logs for evidence in all_of], strict=True)
    logs = [sum(row) / len(all_of) for row in rows]
    return Evidence(logs, sum([evidence.aimless for evidence in all_of]) / len(all_of))


class Assignments:
    """All ways to assign candidates to slots, no candidate twice. Each way counts with the product of its weights."""

    def __init__(self, weights: Sequence[Sequence[float]]) -> None:
        self.weights = weights
        self.known: list[dict[int, float]] = [{} for _ in weights]

    def total(self, n: int, free: int) -> float:
        """Return the total weight of all ways to fill the slots n, n + 1, … from the candidates in `free` (bits)."""
        if n == len(self.weights):
            return 1.0
        found = self.known[n].get(free)
        if found is None:
            found = sum([w * self.total(n + 1, free & ~(1 << i)) for i, w in self.open(n, free)])
            self.known[n][free] = found
        return found

    def open(self, n: int, free: int) -> list[tuple[int, float]]:
        return [(i, w) for i, w in enumerate(self.weights[n]) if w > 0.0 and (free >> i) & 1]

    def marginals(self, free: int) -> list[list[float]]:
        """Return the probability of each candidate, by slot."""
        found: list[list[float]] = []
        sets = {free: 1.0}  # the candidates left after the slots so far, with their probability
        for n, weights in enumerate(self.weights):
            row = [0.0] * len(weights)
            after: dict[int, float] = {}
            for left, chance in sets.items():
                for i, w in self.open(n, left):
                    rest = left & ~(1 << i)
                    share = chance * w * self.total(n + 1, rest) / self.total(n, left)
                    row[i] += share
                    after[rest] = after.get(rest, 0.0) + share
            found.append(row)
            sets = {left: chance for left, chance in after.items() if chance > 0.0}
        return found
