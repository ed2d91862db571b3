"""Do bots use only what their seat knows? Everything else is redrawn, and with the same random numbers the choice must
stay the same. Positions come from games of sailors, which the bots have watched as at a table."""

import argparse
import time
from math import inf
from typing import Any

from librt.random import Random

from pelagos.bots import LEVELS, SeatedBots, bot_of, move_of
from pelagos.core.chance import Seeded
from pelagos.core.match import Match
from pelagos.games import NAMES, load

SEATS = 4
REDRAWN = 2  # states beside the true one
SIMULATIONS = 40  # for the levels that search: enough to look at several states


def differing(game: Any, level: str, positions: int, seed: int) -> int:
    """Return the number of positions at which a redrawn state changed the choice."""
    found = seen = 0
    while seen < positions:
        seed += 1
        match = Match.begin(game, SEATS, Seeded(seed))
        sailors = SeatedBots(game, {seat: bot_of("sailor", game) for seat in range(SEATS)}, seed, inf)
        tried = SeatedBots(game, {seat: bot_of(level, game, SIMULATIONS) for seat in range(SEATS)}, seed, inf)
        while not match.is_over and seen < positions:
            before = match.state
            found += is_choice_changed(game, tried.bots[match.actor], before, seen)
            seen += 1
            tried.show(before, match.play(match.actor, sailors.move(before)), match.state)
    return found


def is_choice_changed(game: Any, bot: Any, state: Any, seed: int) -> bool:
    """Return whether a redrawn state gives another choice."""
    view, random = game.view(state, int(state.actor())), Random(seed)
    worlds = [state, *(game.imagine(view, random) for _ in range(REDRAWN))]
    return len({tuple(move_of(bot, game, world, Random(seed), inf)) for world in worlds}) > 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="few positions: under a minute")
    parser.add_argument("--positions", type=int, default=10_000)
    args = parser.parse_args()
    positions = 150 if args.quick else args.positions
    bars: list[tuple[str, int]] = []
    print(f"{'':24}{'positions':>12}{'worlds':>9}{'seconds':>10}")
    for name in NAMES:
        game = load(name)
        for level in LEVELS:
            begin = time.monotonic()
            bars.append((f"{name} {level}", differing(game, level, positions, 0)))
            seconds = time.monotonic() - begin
            print(f"{name + ' ' + level:24}{positions:12,}{positions * (REDRAWN + 1):9,}{seconds:10.1f}", flush=True)
    for what, count in bars:
        print(f"{what}, choices changed by secrets: {count}, bar 0, {'ok' if count == 0 else 'short'}")
    return 1 if any(count for _, count in bars) else 0


if __name__ == "__main__":
    raise SystemExit(main())
