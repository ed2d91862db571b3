"""How good the beliefs are: their predictions beside the truth, in games of bots to which no constant was fitted."""

import argparse
import sys

from pelagos.bots.belief.calibration import Calibration, calibrate
from pelagos.games import NAMES, load

FIRST_SEED = 200_000  # no constant was fitted to the games from here on, or chosen by them
ERROR_BAR = 0.05  # expected calibration error
LOSS_BAR = 0.15  # nats that a belief may lose against players without plans
QUICK = {
    "ulysses": 8,
    "odysseus": 30,
}  # games: Odysseus is short, and a few games say little about drifters
TABLES = {"sailors": ("sailor",), "drifters": ("drifter",), "both": ("sailor", "drifter")}


def measured(name: str, levels: tuple[str, ...], games: int) -> list[Calibration]:
    """Play games with all player counts in turn. Return the calibration of each third of the game and of the whole."""
    game = load(name)
    found = [Calibration() for _ in range(4)]
    for n in range(games):
        seats = game.seats[n % len(game.seats)]
        table = [levels[(n + seat) % len(levels)] for seat in range(seats)]
        for i, part in enumerate(calibrate(game, table, FIRST_SEED + n)):
            found[i].merge(part)
            found[3].merge(part)
    return found


def show(name: str, players: str, parts: list[Calibration]) -> None:
    whole = parts[3]
    print(f"\n{name}, {players}: {whole.looks} secrets looked at")
    print("  predicted   actual   candidates")
    for count, predicted, actual in zip(whole.counts, whole.predicted, whole.actual, strict=True):
        if count:
            print(f"      {predicted / count:.3f}    {actual / count:.3f}   {count:10}")
    thirds = ", ".join(f"{part.gain:+.3f}" for part in parts[:3])
    looks = max(whole.looks, 1)
    print(
        f"  log-loss {whole.loss / looks:.3f}, uniform {whole.uniform / looks:.3f}; gain by third of the game: {thirds}"
    )


def bar(what: str, figure: float, bound: float, is_most: bool) -> bool:
    is_met = figure < bound if is_most else figure > bound
    print(f"{what}: {figure:.3f}, bar {'below' if is_most else 'above'} {bound:g}, {'ok' if is_met else 'short'}")
    return is_met


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few games")
    parser.add_argument("--games", type=int, help="games of each kind (default: 60)")
    options = parser.parse_args()
    found = {}
    for name in NAMES:
        games = options.games or (QUICK[name] if options.quick else 60)
        for players, levels in TABLES.items():
            found[name, players] = measured(name, levels, games)
            show(name, players, found[name, players])
    print()
    met = []
    for name in NAMES:
        sailors, drifters = found[name, "sailors"][3], found[name, "drifters"][3]
        met.append(bar(f"{name}: log-loss below uniform, sailors", sailors.gain, 0, False))
        met.append(bar(f"{name}: expected calibration error, sailors", sailors.error, ERROR_BAR, True))
        met.append(bar(f"{name}: log-loss above uniform, drifters", -drifters.gain, LOSS_BAR, True))
    sys.exit(0 if all(met) else 1)


if __name__ == "__main__":
    main()
