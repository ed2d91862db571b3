"""Fit the weights of the evaluator of Ulysses: play the pilot against itself, and find the weights of the features
that predict the winner best (multinomial logistic regression). Needs numpy; the compiled package plays faster.

    python tools/fit_ulysses.py --games 5000
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

import numpy as np
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from pelagos.core.game import CHANCE, OVER
from pelagos.games.ulysses.bots.evaluator import FEATURE_NAMES, FEATURES, WEIGHTS
from pelagos.games.ulysses.bots.pilot import UlyssesPilot
from pelagos.games.ulysses.game import UlyssesGame
from pelagos.games.ulysses.state import Ulysses

SAMPLED = 0.15  # the share of a game's quiet positions that are used: successive ones are nearly alike
RIDGE = 1.0  # keeps weights small for which the games give no evidence

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
Features = list[list[float]]  # of a position: seat, feature


def features_of(pilot: UlyssesPilot, state: Ulysses) -> Features:
    """Return the evaluator's features for each seat."""
    rows = []
    for seat in range(state.seats):
        pilot.evaluator.set_features(state, seat)
        rows.append([pilot.evaluator.features[i] for i in range(FEATURES)])
    return rows


def drawn(actions: vec[i64], weights: vec[float], n: i64, random: Random) -> i64:
    """Draw one of the actions in proportion to its weight."""
    roll = random.random() * sum([weights[i] for i in range(n)])
    for i in range(n):
        roll -= weights[i]
        if roll < 0:
            return actions[i]
    return actions[n - 1]


def play(game: UlyssesGame, pilot: UlyssesPilot, seats: int, random: Random) -> tuple[list[Features], int]:
    """Play a game. Return the features of some of its positions, and the winner."""
    found: list[Features] = []
    state = game.start(seats)
    assert isinstance(state, Ulysses)
    actions = state.new_buffer()
    weights = vec[float]([0.0 for _ in range(len(actions))])
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.apply(state.outcome(random.randrange(state.rolls())))
            continue
        if pilot.is_quiet(state) and random.random() < SAMPLED:
            found.append(features_of(pilot, state))
        n = state.moves(actions)
        pilot.weigh(state, actions, n, weights)
        state.apply(drawn(actions, weights, n, random))
    return found, int(state.winner)


def positions(game: UlyssesGame, pilot: UlyssesPilot, seats: int, games: int, seed: int) -> tuple[Floats, Ints, Ints]:
    """Return features (position, seat, feature), the winners, and the game of each position."""
    features: list[Features] = []
    winners: list[int] = []
    numbers: list[int] = []
    for number in range(games):
        found, winner = play(game, pilot, seats, Random(seed + number))
        features += found
        winners += [winner] * len(found)
        numbers += [number] * len(found)
    return np.array(features), np.array(winners), np.array(numbers)


def chances(features: Floats, weights: Floats) -> Floats:
    scores = features @ weights
    scores -= scores.max(axis=1, keepdims=True)
    odds: Floats = np.exp(scores)
    odds /= odds.sum(axis=1, keepdims=True)
    return odds


def fit(features: Floats, winners: Ints) -> Floats:
    """Maximise the likelihood of the winners with Newton's method."""
    weights = np.zeros(features.shape[2])
    won = np.eye(features.shape[1])[winners]
    for _ in range(12):
        odds = chances(features, weights)
        slope = np.einsum("ps,psf->f", won - odds, features) - RIDGE * weights
        mean = np.einsum("ps,psf->pf", odds, features)
        bend = np.einsum("ps,psf,psg->fg", odds, features, features) - mean.T @ mean + RIDGE * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def loss(features: Floats, winners: Ints, weights: Floats) -> float:
    """Return the mean log-loss; an even guess has log(seats)."""
    return -float(np.log(chances(features, weights)[np.arange(len(winners)), winners]).mean())


def calibration(features: Floats, winners: Ints, weights: Floats) -> Iterator[str]:
    """Yield lines with the predicted chances, the actual frequencies, and how many there were."""
    odds = chances(features, weights).ravel()
    won = np.eye(features.shape[1])[winners].ravel()
    for low in np.arange(0, 1, 0.1):
        here = (odds >= low) & (odds < low + 0.1)
        if here.sum() > 50:
            yield f"  predicted {odds[here].mean():.3f}, actual {won[here].mean():.3f}, {here.sum()} times"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=2000, help="for each number of seats")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = UlyssesGame()
    pilot = UlyssesPilot(game)
    for seats in game.seats:
        features, winners, numbers = positions(game, pilot, seats, given.games, given.seed * 1_000_003)
        known = numbers % 5 != 0  # a fifth of the games is held out
        weights = fit(features[known], winners[known])
        held_out = features[~known], winners[~known]
        present = np.array(WEIGHTS[seats])
        print(f"# {seats} seats, {len(winners)} positions: loss {loss(*held_out, weights):.4f} on held-out games;")
        print(f"# {loss(*held_out, present):.4f} with the present weights, {np.log(seats):.4f} for an even guess")
        print(*calibration(*held_out, weights), sep="\n")
        print(*(f"  {name} {weight:.3f}" for name, weight in zip(FEATURE_NAMES, weights, strict=True)), sep=";")
        print(f"    {seats}: ({', '.join(str(round(float(weight), 2)) for weight in weights)}),", flush=True)


if __name__ == "__main__":
    main()
