"""Fit the weights of the evaluator of Odysseus to games of the pilot: `python tools/fit_odysseus.py --games N`.

The pilot plays N games for each number of seats. At each quiet position the features of all seats are recorded, with
the winner of the game. The script prints the weights that make the winners likeliest (multinomial logistic regression),
and the log-loss on held-out games, against an even guess. Needs numpy and scipy (requirements/bench.txt).
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import numpy as np
from librt.random import Random
from numpy.typing import NDArray
from scipy.optimize import minimize

from pelagos.bots.search.rollout import Rollout
from pelagos.core.game import OVER
from pelagos.games.odysseus.bots.evaluator import FEATURES
from pelagos.games.odysseus.bots.pilot import OdysseusPilot
from pelagos.games.odysseus.game import OdysseusGame
from pelagos.games.odysseus.state import Odysseus

MAX_POSITIONS = 100  # of one game
PENALTY = 1e-4  # on the squares of the weights: a feature that never occurs keeps the weight 0

Floats = NDArray[np.float64]
Features = list[list[float]]  # of a position: seat, feature
Table = tuple[Floats, Floats]  # features (position, seat, feature) and shares of the win (position, seat)


def played(game: OdysseusGame, pilot: OdysseusPilot, seats: int, random: Random) -> tuple[list[Features], list[float]]:
    """Play one game. Return the features of all seats at each quiet position, and the winners' shares."""
    state = game.start(seats)
    assert isinstance(state, Odysseus)
    rollout = Rollout(pilot, state, seats, 1)
    found: list[Features] = []
    while state.actor() != OVER and len(found) < MAX_POSITIONS:
        rollout.play(state, random)
        if state.actor() != OVER:
            found.append([features(pilot, state, seat) for seat in range(seats)])
    return found, state.scores()


def features(pilot: OdysseusPilot, state: Odysseus, seat: int) -> list[float]:
    pilot.evaluator.set_features(state, seat)
    return [pilot.evaluator.features[i] for i in range(FEATURES)]


def collected(game: OdysseusGame, pilot: OdysseusPilot, seats: int, games: int, random: Random) -> Table:
    """Play games, and return their quiet positions."""
    rows: list[Features] = []
    shares: list[list[float]] = []
    for _ in range(games):
        found, scores = played(game, pilot, seats, random)
        if sum(scores) > 0:
            rows += found
            shares += [scores] * len(found)
    return np.array(rows), np.array(shares)


def loss(weights: Floats, tables: Sequence[Table]) -> tuple[float, Floats]:
    """Return the mean log-loss over all tables, and its gradient."""
    total, slope, count = 0.0, np.zeros(FEATURES), sum([len(rows) for rows, _ in tables])
    for rows, shares in tables:
        chances = likely(weights, rows)
        total -= float((shares * np.log(chances)).sum()) / count
        slope += ((chances - shares)[:, :, None] * rows).sum((0, 1)) / count
    return total + PENALTY * float((weights**2).sum()), slope + 2 * PENALTY * weights


def likely(weights: Floats, rows: Floats) -> Floats:
    """Return each seat's predicted chance to win, by position."""
    heights = rows @ weights
    odds: Floats = np.exp(heights - heights.max(1, keepdims=True))
    odds /= odds.sum(1, keepdims=True)
    return odds


def fitted(tables: Sequence[Table]) -> Floats:
    found: Floats = minimize(loss, np.zeros(FEATURES), args=(tables,), jac=True, method="L-BFGS-B").x
    return found


def shown(weights: Floats) -> str:
    return ", ".join([f"{weight:.3f}" for weight in weights])


def report(seats: int, one: Floats, all_seats: Floats, rows: Floats, shares: Floats) -> None:
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


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=2000)
    games = parser.parse_args().games
    game, random = OdysseusGame(), Random(1)
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
