"""A race of choices: all are tried in the same worlds with the same random numbers, and those that fall behind drop
out.

The result of a rollout depends more on the world than on the choice. So choices are compared world by world, each with
the mean of all choices in that world; this takes far fewer worlds to tell them apart. The pilot's weights are the
prior, which counts less the more worlds were tried.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Final

from librt.random import Random
from mypy_extensions import i64

from pelagos.bots.pilot import Pilot
from pelagos.bots.search.budget import Budget
from pelagos.bots.search.rollout import Rollout
from pelagos.bots.search.worlds import Worlds
from pelagos.core.game import Game, State

MAX_CANDIDATES: Final = 8  # choices that take part: those that the pilot finds likeliest
PRIOR_WEIGHT: Final = 0.001  # how much better a choice must be to beat one that the pilot takes e times as often
ROLLOUT_BIAS: Final = 0.04  # standard deviation of the error of rollouts that no number of them removes
FIRST_VARIANCE: Final = 0.02  # the assumed variance of a result before there are any
CHECK_EVERY: Final = 4  # worlds between two checks which candidates drop out
DROP_OUT_AT: Final = 3.0  # standard deviations behind the best at which a candidate drops out
SEEDS: Final = 1 << 62


class Candidate:
    """One choice and its results so far."""

    def __init__(self, action: int, prior: float) -> None:
        self.action = action
        self.log_prior = log(prior)
        self.worth = 0.0  # in the current world
        self.total = 0.0  # sum of the differences from the mean of each world,
        self.squares = 0.0  # and sum of their squares
        self.dropped_out = False

    def add(self, above: float) -> None:
        self.total += above
        self.squares += above * above


class Race:
    """The search of one decision."""

    def __init__(self, game: Game, pilot: Pilot, rollout_length: int) -> None:
        self.game = game
        self.pilot = pilot
        self.rollout_length = rollout_length

    def choose(self, view: Any, belief: Any, random: Random, budget: Budget) -> int:
        """Return the choice with the best results. Stops when only one is left, or when the budget is spent."""
        return self.rank(view, belief, random, budget)[0].action

    def rank(self, view: Any, belief: Any, random: Random, budget: Budget) -> list[Candidate]:
        """Return all candidates, the best first. Those that dropped out come last, the last to do so first."""
        worlds = Worlds(self.game, view, belief, random)
        world = worlds.next()
        rollout = Rollout(self.pilot, world, view.seats, self.rollout_length)
        candidates = self.first_candidates(world, rollout)
        dropped: list[Candidate] = []
        count = 0
        while len(candidates) > 1 and self.try_all(candidates, world, rollout, view.who, random, budget):
            count += 1
            if count % CHECK_EVERY == 0:
                remaining = self.remaining(candidates, count)
                if len(remaining) < len(candidates):
                    dropped = [each for each in self.ranked(candidates, count) if each.dropped_out] + dropped
                candidates = remaining
            world = worlds.next()
        return self.ranked(candidates, count) + dropped

    def first_candidates(self, world: State, rollout: Rollout) -> list[Candidate]:
        """Return the choices that the pilot finds likeliest, the likeliest first."""
        n = world.moves(rollout.actions)
        self.pilot.weigh(world, rollout.actions, n, rollout.weights)
        total = 0.0
        for i in range(n):
            total += rollout.weights[i]
        found = [Candidate(int(rollout.actions[i]), rollout.weights[i] / total) for i in range(n)]
        found.sort(key=lambda candidate: -candidate.log_prior)
        return found[:MAX_CANDIDATES]

    def try_all(
        self, candidates: list[Candidate], world: State, rollout: Rollout, who: i64, random: Random, budget: Budget
    ) -> bool:
        """Try every candidate in one world. Return False, and drop this world's results, if the budget runs out."""
        seed = random.randrange(i64(SEEDS))
        mean = 0.0
        for candidate in candidates:
            if budget.is_spent():
                return False
            after = world.copy()
            after.apply(candidate.action)
            rollout.play(after, Random(seed))
            budget.done += 1
            candidate.worth = rollout.worth[who]
            mean += candidate.worth / len(candidates)
        for candidate in candidates:
            candidate.add(candidate.worth - mean)
        return True

    def remaining(self, candidates: list[Candidate], count: int) -> list[Candidate]:
        """Return the candidates that may still win, and mark the others."""
        variance = variance_of(candidates, count)
        scores = [self.score(candidate, count, variance) for candidate in candidates]
        least = max(scores) - DROP_OUT_AT * sqrt(2.0 * variance / count)
        for candidate, score in zip(candidates, scores, strict=True):
            candidate.dropped_out = score < least
        return [candidate for candidate in candidates if not candidate.dropped_out]

    def ranked(self, candidates: list[Candidate], count: int) -> list[Candidate]:
        variance = variance_of(candidates, count)
        return sorted(candidates, key=lambda candidate: -self.score(candidate, count, variance))

    def score(self, candidate: Candidate, count: int, variance: float) -> float:
        """Return the mean result plus a bonus for the pilot's prior.

        The bonus shrinks with the number of worlds but never to zero: rollouts have a bias that more of them do not
        remove.
        """
        prior_factor = 1.0 + variance / (max(1, count) * ROLLOUT_BIAS * ROLLOUT_BIAS)
        return candidate.total / max(1, count) + PRIOR_WEIGHT * prior_factor * candidate.log_prior


def variance_of(candidates: list[Candidate], count: int) -> float:
    """Estimate the variance of one result from the results of all candidates."""
    squares = 0.0
    for candidate in candidates:
        squares += candidate.squares
    return (squares + FIRST_VARIANCE) / (count * len(candidates) + 1)
