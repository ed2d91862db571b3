"""Fits the weights of the evaluator of Odysseus to games of the pilot: `python tools/fit_odysseus.py --games N`.

The pilot plays N games for each number of seats. At each quiet position the features of all seats are recorded, with
the winner of the game. The script prints the weights that make the winners likeliest (multinomial logistic regression),
and the log-loss on held-out games, against an even guess. Needs numpy and scipy (requirements/bench.txt).
"""

from __future__ import annotations

import argparse

import numpy as np
from librt.random import Random
from scipy.optimize import minimize

from pelagos.bots.pilot.odysseus import OdysseusPilot
from pelagos.bots.pilot.odysseus_evaluator import FEATURES
from pelagos.bots.search.rollout import Rollout
from pelagos.core.game import OVER
from pelagos.games import load

MAX_POSITIONS = 100  # of one game
PENALTY = 1e-4  # on the squares of the weights: a feature that never occurs keeps the weight 0


def played(game, pilot, seats, random):
    """Play one game. Return the features of all seats at each quiet position, and the winners' shares."""
    state = game.start(seats)
    rollout = Rollout(pilot, state, seats, 1)
    found = []
    while state.actor() != OVER and len(found) < MAX_POSITIONS:
        rollout.play(state, random)
        if state.actor() != OVER:
            found.append([features(pilot, state, seat) for seat in range(seats)])
    return found, state.scores()


def features(pilot, state, seat):
    pilot.evaluator.set_features(state, seat)
    return [pilot.evaluator.features[i] for i in range(FEATURES)]


def collected(game, pilot, seats, games, random):
    """Return features (position, seat, feature) and shares (position, seat)."""
    rows, shares = [], []
    for _ in range(games):
        found, scores = played(game, pilot, seats, random)
        if sum(scores) > 0:
            rows += found
            shares += [scores] * len(found)
    return np.array(rows), np.array(shares)


def loss(weights, tables):
    """Return the mean log-loss over all tables, and its gradient."""
    total, slope, count = 0.0, np.zeros(FEATURES), sum([len(rows) for rows, _ in tables])
    for rows, shares in tables:
        chances = likely(weights, rows)
        total -= (shares * np.log(chances)).sum() / count
        slope += ((chances - shares)[:, :, None] * rows).sum((0, 1)) / count
    return total + PENALTY * (weights**2).sum(), slope + 2 * PENALTY * weights


def likely(weights, rows):
    heights = rows @ weights
    heights = np.exp(heights - heights.max(1, keepdims=True))
    return heights / heights.sum(1, keepdims=True)


def fitted(tables):
    return minimize(loss, np.zeros(FEATURES), args=(tables,), jac=True, method="L-BFGS-B").x


def shown(weights):
    return ", ".join([f"{weight:.3f}" for weight in weights])


def report(seats, one, all_seats, rows, shares):
    """Print the log-loss of the weights for this number of seats, of those for all, and of an even guess, and the
    calibration."""
    own, common = [-(shares * np.log(likely(w, rows))).sum(1).mean() for w in (one, all_seats)]
    print(f"# {seats} seats: log-loss {own:.4f}; weights for all seats {common:.4f}; even {np.log(seats):.4f}")
    chances = likely(one, rows).ravel()
    for low in np.arange(0.0, 1.0, 0.1):
        among = (chances >= low) & (chances < low + 0.1)
        if among.any():
            predicted, actual = chances[among].mean(), shares.ravel()[among].mean()
            print(f"#   predicted {predicted:.3f}, actual {actual:.3f}, {among.sum()} times")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2000)
    games = parser.parse_args().games
    game, random = load("odysseus"), Random(1)
    pilot = OdysseusPilot(game)
    tables = {seats: collected(game, pilot, seats, games, random) for seats in game.seats}
    tests = {seats: collected(game, pilot, seats, games // 4, random) for seats in game.seats}
    common = fitted(list(tables.values()))
    print(f"all: {shown(common)}")
    for seats, table in tables.items():
        weights = fitted([table])
        print(f"{seats}: {shown(weights)}")
        report(seats, weights, common, *tests[seats])


if __name__ == "__main__":
    main()
