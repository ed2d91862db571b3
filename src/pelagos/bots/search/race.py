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

MOST: Final = 12  # choices that run at all: those the pilot finds likeliest
HOPELESS: Final = 0.002  # and none that he takes more rarely than this, if there is another
OPINION: Final = 0.02  # what a choice is worth that the pilot takes e times as often
DOUBT: Final = 0.04  # how far he is off, one standard deviation
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
        self.opinion = OPINION
        self.doubt = DOUBT

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
        likely = [runner for runner in found if runner.opinion > log(HOPELESS)]
        return (likely or found)[:MOST]

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
        least = max(scores) - BEHIND * self.spread(count, about)
        return [runner for runner, score in zip(runners, scores, strict=True) if score >= least]

    def ranked(self, runners: list[Runner], count: int) -> list[Runner]:
        about = noise(runners, count)
        return sorted(runners, key=lambda runner: -self.score(runner, count, about))

    def score(self, runner: Runner, count: int, about: float) -> float:
        """What it is worth by the pilot's opinion and by the worlds, each as far as it can be trusted."""
        trust = 1.0 / (self.doubt * self.doubt)
        return (runner.total / about + self.opinion * runner.opinion * trust) / (count / about + trust)

    def spread(self, count: int, about: float) -> float:
        """How uncertain the difference of two scores is."""
        return sqrt(2.0 / (count / about + 1.0 / (self.doubt * self.doubt)))


def noise(runners: list[Runner], count: int) -> float:
    """The variance of one worth, told by all."""
    squares = 0.0
    for runner in runners:
        squares += runner.squares
    return (squares + NOISE) / (count * len(runners) + 1)
