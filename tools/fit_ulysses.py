"""Fits how the pilot of Ulysses judges: plays him against himself, and finds the weights of the features of each seat
by which the winner is foretold best (multinomial logistic regression). Needs numpy; the compiled package plays quicker.

    python tools/fit_ulysses.py --games 5000
"""

from __future__ import annotations

import argparse

import numpy as np
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from pelagos.bots.pilot.ulysses import UlyssesPilot
from pelagos.bots.pilot.ulysses_evaluator import FEATURE_NAMES, FEATURES, WEIGHTS
from pelagos.core.game import CHANCE, OVER
from pelagos.games import load

EVERY = 0.15  # how many of the resting positions of a game are looked at: neighbours tell the same
RIDGE = 1.0  # keeps weights small that the games say nothing about


def features_of(pilot, state):
    """By seat: the features that the judge weighs."""
    rows = []
    for seat in range(state.seats):
        pilot.evaluator.set_features(state, seat)
        rows.append([pilot.evaluator.features[i] for i in range(FEATURES)])
    return rows


def drawn(actions, weights, n, random):
    """One of the actions, as likely as it weighs."""
    roll = random.random() * sum([weights[i] for i in range(n)])
    for i in range(n):
        roll -= weights[i]
        if roll < 0:
            return actions[i]
    return actions[n - 1]


def play(game, pilot, seats, random):
    """A game, as the features of some of its positions and its winner."""
    state, found = game.start(seats), []
    actions = state.room()
    weights = vec[float]([0.0 for _ in range(len(actions))])
    while state.actor() != OVER:
        if state.actor() == CHANCE:
            state.apply(state.outcome(random.randrange(state.stakes())))
            continue
        if pilot.is_quiet(state) and random.random() < EVERY:
            found.append(features_of(pilot, state))
        n = state.moves(actions)
        pilot.weigh(state, actions, n, weights)
        state.apply(i64(drawn(actions, weights, n, random)))
    return found, int(state.winner)


def positions(game, pilot, seats, games, seed):
    """Traits (position, seat, trait), winners, and the game of each position."""
    features, winners, numbers = [], [], []
    for number in range(games):
        found, winner = play(game, pilot, seats, Random(seed + number))
        features += found
        winners += [winner] * len(found)
        numbers += [number] * len(found)
    return np.array(features), np.array(winners), np.array(numbers)


def chances(features, weights):
    scores = features @ weights
    scores -= scores.max(axis=1, keepdims=True)
    odds = np.exp(scores)
    return odds / odds.sum(axis=1, keepdims=True)


def fit(features, winners):
    """Newton's method on the likelihood of the winners."""
    weights = np.zeros(features.shape[2])
    won = np.eye(features.shape[1])[winners]
    for _ in range(12):
        odds = chances(features, weights)
        slope = np.einsum("ps,psf->f", won - odds, features) - RIDGE * weights
        mean = np.einsum("ps,psf->pf", odds, features)
        bend = np.einsum("ps,psf,psg->fg", odds, features, features) - mean.T @ mean + RIDGE * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    return weights


def loss(features, winners, weights):
    """The mean of -log of the winner's chance; log(seats) for one who knows nothing."""
    return -np.log(chances(features, weights)[np.arange(len(winners)), winners]).mean()


def calibration(features, winners, weights):
    """Lines of: what was foretold, what came of it, how many."""
    odds = chances(features, weights).ravel()
    won = np.eye(features.shape[1])[winners].ravel()
    for low in np.arange(0, 1, 0.1):
        here = (odds >= low) & (odds < low + 0.1)
        if here.sum() > 50:
            yield f"  {odds[here].mean():.3f} foretold, {won[here].mean():.3f} came true, {here.sum()} chances"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2000, help="for each number of seats")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = load("ulysses")
    pilot = UlyssesPilot(game)
    for seats in game.seats:
        features, winners, numbers = positions(game, pilot, seats, given.games, given.seed * 1_000_003)
        known = numbers % 5 != 0  # a fifth of the games is kept aside, to be foretold
        weights = fit(features[known], winners[known])
        aside = features[~known], winners[~known]
        now = np.array(WEIGHTS[seats])
        print(f"# {seats} seats, {len(winners)} positions: loss {loss(*aside, weights):.4f} for games not seen;")
        print(f"# {loss(*aside, now):.4f} with the weights of now, {np.log(seats):.4f} knowing nothing")
        print(*calibration(*aside, weights), sep="\n")
        print(*(f"  {name} {weight:.3f}" for name, weight in zip(FEATURE_NAMES, weights, strict=True)), sep=";")
        print(f"    {seats}: ({', '.join(str(round(float(weight), 2)) for weight in weights)}),", flush=True)


if __name__ == "__main__":
    main()
