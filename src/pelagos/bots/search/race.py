"""A race of choices: all are tried in the same worlds with the same luck, and those that fall behind drop out.

Most of what makes one rollout end better than another is the world, not the choice. So choices are compared world by
world, each with the mean of all that run in it, and far fewer worlds tell them apart. The pilot's opinion is where
everybody starts; what the worlds say counts more the more of them there are.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Final

from librt.random import Random
from mypy_extensions import i64

from pelagos.bots.pilot.pilot import Pilot
from pelagos.bots.search.budget import Budget
from pelagos.bots.search.rollout import Rollout
from pelagos.bots.search.worlds import Worlds
from pelagos.core.game import Game, State

MOST: Final = 8  # choices that run at all: those the pilot finds likeliest
PRICE: Final = 0.001  # what a choice must be better by, to be played against one the pilot takes e times as often
BIAS: Final = 0.04  # how far rollouts are off, however many they are: one standard deviation
NOISE: Final = 0.02  # variance of a worth, as long as nothing is known
LOOK: Final = 4  # worlds between two looks who is behind
BEHIND: Final = 3.0  # standard deviations behind the first, and a choice is out
SEEDS: Final = 1 << 62


class Runner:
    """One choice, and how it has done."""

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.opinion = log(prior)
        self.worth = 0.0  # in the world that is being tried
        self.total = 0.0  # above or below the mean, added up,
        self.squares = 0.0  # and squared

    def add(self, above: float) -> None:
        self.total += above
        self.squares += above * above


class Race:
    """One decision of one seat."""

    def __init__(self, game: Game, pilot: Pilot, rests: int) -> None:
        self.game = game
        self.pilot = pilot
        self.rests = rests

    def choose(self, view: Any, belief: Any, random: Random, budget: Budget) -> int:
        """The choice that does best. Ends when only one is left, or when the budget is spent."""
        worlds = Worlds(self.game, view, belief, random)
        world = worlds.next()
        rollout = Rollout(self.pilot, world, view.seats, self.rests)
        runners = self.line_up(world, rollout)
        count = 0
        while len(runners) > 1 and self.run(runners, world, rollout, view.who, random, budget):
            count += 1
            if count % LOOK == 0:
                runners = self.ahead(runners, count)
            world = worlds.next()
        return self.ranked(runners, count)[0].action

    def line_up(self, world: State, rollout: Rollout) -> list[Runner]:
        """The likeliest choices, the pilot's first choice first."""
        n = world.moves(rollout.room)
        self.pilot.weigh(world, rollout.room, n, rollout.weights)
        total = 0.0
        for i in range(n):
            total += rollout.weights[i]
        found = [Runner(int(rollout.room[i]), rollout.weights[i] / total) for i in range(n)]
        found.sort(key=lambda runner: -runner.opinion)
        return found[:MOST]

    def run(
        self, runners: list[Runner], world: State, rollout: Rollout, who: i64, random: Random, budget: Budget
    ) -> bool:
        """Everybody through one world; false if the budget does not last for all of them, which then count not."""
        seed = random.randrange(i64(SEEDS))
        mean = 0.0
        for runner in runners:
            if budget.spent():
                return False
            after = world.copy()
            after.apply(runner.action)
            rollout.play(after, Random(seed))
            budget.done += 1
            runner.worth = rollout.worth[who]
            mean += runner.worth / len(runners)
        for runner in runners:
            runner.add(runner.worth - mean)
        return True

    def ahead(self, runners: list[Runner], count: int) -> list[Runner]:
        """Those who may still win."""
        about = noise(runners, count)
        scores = [self.score(runner, count, about) for runner in runners]
        least = max(scores) - BEHIND * sqrt(2.0 * about / count)
        return [runner for runner, score in zip(runners, scores, strict=True) if score >= least]

    def ranked(self, runners: list[Runner], count: int) -> list[Runner]:
        about = noise(runners, count)
        return sorted(runners, key=lambda runner: -self.score(runner, count, about))

    def score(self, runner: Runner, count: int, about: float) -> float:
        """What it is worth by the worlds and by the pilot's opinion, which counts less the more worlds there were, but
        always counts: a rollout has faults of its own that no number of them mends."""
        trust = 1.0 + about / (max(1, count) * BIAS * BIAS)
        return runner.total / max(1, count) + PRICE * trust * runner.opinion


def noise(runners: list[Runner], count: int) -> float:
    """The variance of one worth, told by all."""
    squares = 0.0
    for runner in runners:
        squares += runner.squares
    return (squares + NOISE) / (count * len(runners) + 1)
