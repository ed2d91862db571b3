"""What the beliefs of both games have in common: evidence in logarithms, marginals, and the hands.

A secret (a hidden goal, a task card) is one of several candidates. Every move of its owner makes some of them more
likely than others: that is a gain for each candidate, a logarithm. How much it is has been fitted to games of bots.
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

PLAN: Final = 0.5  # how likely somebody plays by his secrets at all; so that drifters deceive nobody much
LEAST: Final = 1e-6  # a weight: nothing is believed impossible that is not


class Belief:
    """One match, as far as it was watched. The same for every viewer: nothing but what all have seen goes into it."""

    def __init__(self, game: Game, habits: Sequence[Sequence[float]]) -> None:
        self.game = game
        self.habits = habits  # what some kinds of move say of a card that is kept: by the card's kind, a logarithm
        self.old = [[0.0] * len(habits) for _ in LETTERS]  # by seat: the share of his cards held since such a move
        self.tilts: list[tuple[int, int, float]] = []  # seat, cell of his hand, what this says of a card there

    @abstractmethod
    def watch(self, before: View, entry: Entry, after: View) -> None:
        """An entry as any viewer saw it, and his views before and after."""

    @abstractmethod
    def secrets(self, view: View) -> list[list[list[float]]]:
        """By seat and slot: how likely it is each of the candidates; together 1, and 0 for what cannot be."""

    @abstractmethod
    def weight_of_secrets(self, world: State, who: int) -> float:
        """As weight(), by the secrets alone."""

    def weight(self, world: State, who: int) -> float:
        """How likely a world that game.imagine drew for `who` is, compared with other such worlds."""
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
        """By seat: how many cards of each kind he probably holds, a mean over so many imagined worlds."""
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
        """A seat has shown some habits; then new cards, of which nothing is known, came into hands of so many."""
        for habit in shown:
            self.old[seat][habit] = 1.0
        for each, (less, more) in enumerate(zip(before, after, strict=True)):
            if more > less:
                self.old[each] = [share * less / more for share in self.old[each]]
        self.tilts = [tilt for each in range(len(after)) for tilt in self.tilts_of(each)]

    def tilts_of(self, seat: int) -> list[tuple[int, int, float]]:
        """By kind; nothing as long as nothing is known."""
        shares = self.old[seat]
        if not any(shares):
            return []
        columns = enumerate(zip(*self.habits, strict=True))
        return [(seat, seat * WIDTH + i, sum(map(mul, shares, column))) for i, column in columns]


class Evidence:
    """What is known of one secret: a logarithm for each candidate."""

    def __init__(self, logs: Sequence[float], aimless: float = 0.0) -> None:
        self.logs = list(logs)
        self.aimless = aimless  # the same moves, if every one of them was made for another candidate

    def add(self, gains: Sequence[float], possible: Sequence[int]) -> None:
        """`possible` are the candidates that it can still be."""
        for i, gain in enumerate(gains):
            self.logs[i] += gain
        if possible:
            self.aimless += log(sum([exp(gains[i]) for i in possible]) / len(possible))

    def weights(self) -> list[float]:
        """By candidate, 1 in the mean. One who seems to follow no plan is not believed to have one."""
        top = max(self.aimless, *self.logs)
        found = [PLAN * exp(one - top) + (1 - PLAN) * exp(self.aimless - top) for one in self.logs]
        mean = sum(found) / len(found)
        return [max(weight / mean, LEAST) for weight in found]


def blend(all_of: Sequence[Evidence]) -> Evidence:
    """Secrets that can no longer be told apart: what is known of each is half known of the other."""
    rows = zip(*[evidence.logs for evidence in all_of], strict=True)
    logs = [sum(row) / len(all_of) for row in rows]
    return Evidence(logs, sum([evidence.aimless for evidence in all_of]) / len(all_of))


class Shares:
    """Slots that are filled with candidates of a set, no candidate twice: the ways to do so, each counted with the
    product of its weights."""

    def __init__(self, weights: Sequence[Sequence[float]]) -> None:
        self.weights = weights
        self.known: list[dict[int, float]] = [{} for _ in weights]

    def total(self, n: int, free: int) -> float:
        """All ways to fill the slots n, n + 1, … from a set, given as bits."""
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
        """By slot: how likely each candidate is in it."""
        found: list[list[float]] = []
        sets = {free: 1.0}  # what is left after the slots so far, and how likely
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
