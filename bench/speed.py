"""Random play with full legality checks: our games beside Catanatron and OpenSpiel, on one core in one run."""

import argparse
import random
import tracemalloc
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from itertools import repeat
from statistics import median
from time import process_time
from typing import Any

CATANATRON_BAR, CATANATRON_AIM, OPENSPIEL_AIM, COPY_BAR = 150, 300, 20, 1  # a missed aim is no failure
OPENSPIEL_GAMES = ("spades", "hearts", "gin_rummy")
BAR_SEATS = 4  # Catanatron's table has four seats, so the bars compare four with four
COPIES = 2_000  # copies in one go: enough that reading the clock costs nothing
LIVE = 20_000  # copies alive at once when memory is measured

NOTES = """\
- a figure is the median of {rounds} rounds; in each round every contender gets {seconds} s in turn, so noise hits all
- seconds are processor time of one process; setting up each game is included; no record is kept
- decisions of players count, forced ones too; chance draws are made and timed, but do not count
- in our games a choice of several cards is several decisions: the purpose, each card, done
- in Catanatron the dice roll is an action of a player, so it counts
- OpenSpiel is driven from Python, with chance by chance_outcomes(); its deal is chance, one card a step
- bytes of a state: what Python's allocator (tracemalloc) gave for {live:,} live copies, divided by their number
- the bars are for the compiled build; measured here: {build}
- an aim that is short does not fail the script; a bar that is short does"""

Run = Callable[[int], int]  # takes a seed, does one piece of work and returns its amount


@dataclass
class Contender:
    """Work that is run in slices of time."""

    name: str
    run: Run
    rates: list[float] = field(default_factory=list)
    work: int = 0
    runs: int = 0

    def slice(self, seconds: float) -> None:
        """Run whole pieces of work until the time is used up, and note the rate."""
        work, begin, spent = 0, process_time(), 0.0
        while spent < seconds:
            self.runs += 1  # before the run: Catanatron takes seed 0 as no seed
            work += self.run(self.runs)
            spent = process_time() - begin
        self.work += work
        self.rates.append(work / spent)

    @property
    def rate(self) -> float:
        return median(self.rates)


def module(name: str) -> Any:
    """Import a module by name. If it is missing, exit with advice instead of a traceback."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        print(f"{error.name} is missing: `make bench` installs what this script needs and runs it")
        raise SystemExit(2) from None


def our_game(game: Any, seats: int) -> Run:
    playout, source, start = module("pelagos.core.playout").playout, module("librt.random").Random, game.start
    return lambda seed: int(playout(start(seats), source(seed)))


def catanatron_game() -> Run:
    package, engine = module("catanatron"), module("catanatron.game")
    players = [package.RandomPlayer(color) for color in package.Color]

    def run(seed: int) -> int:
        game, actions = engine.Game(players, seed=seed), 0
        tick, winner, state = game.play_tick, game.winning_color, game.state
        # Game.play() copies the game twice for its observers: this loop is its body without the copies.
        while winner() is None and state.num_turns < engine.TURNS_LIMIT:
            tick()
            actions += 1
        return actions

    return run


def openspiel_game(name: str) -> Run:
    pyspiel, draw = module("pyspiel"), random.random
    new_state, over = pyspiel.load_game(name).new_initial_state, int(pyspiel.PlayerId.TERMINAL)

    def run(seed: int) -> int:
        state, decisions = new_state(), 0
        actor, apply = state.current_player, state.apply_action
        legal, chances = state.legal_actions, state.chance_outcomes
        while (player := actor()) != over:
            if player >= 0:
                options = legal()
                apply(options[int(draw() * len(options))])
                decisions += 1
            else:  # in these games all outcomes are equally likely, so no weights are needed
                outcomes = chances()
                apply(outcomes[int(draw() * len(outcomes))][0])
        return decisions

    return run


def middle(game: Any, seed: int) -> Any:
    """Return the state half-way through a random game."""
    state, rng, seen = game.start(BAR_SEATS), random.Random(seed), []
    while state.actor() != module("pelagos.core.game").OVER:
        seen.append(state.copy())
        state.apply(rng.choice(state.legal()))
    return seen[len(seen) // 2]


def copies(states: list[Any]) -> Run:
    def run(seed: int) -> int:
        copy = states[seed % len(states)].copy
        for _ in repeat(None, COPIES):
            copy()
        return COPIES

    return run


def bytes_a_state(state: Any) -> float:
    live: list[Any] = [None] * LIVE  # the list's own memory is allocated before the measurement
    tracemalloc.start()
    for index in range(LIVE):
        live[index] = state.copy()
    held = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return held / LIVE


def measure(games: dict[str, Any], rounds: int, seconds: float) -> dict[str, Contender]:
    """Run every contender in turn, round after round."""
    runs = {"catanatron": catanatron_game()}
    runs |= {f"openspiel {name}": openspiel_game(name) for name in OPENSPIEL_GAMES}
    for name, game in games.items():
        runs |= {f"{name} {seats} players": our_game(game, seats) for seats in game.seats}
        runs[f"{name} copy()"] = copies([middle(game, seed) for seed in range(16)])
    contenders = {name: Contender(name, run) for name, run in runs.items()}
    for _ in range(rounds):
        for contender in contenders.values():
            contender.slice(seconds)
    return contenders


def show(contenders: dict[str, Contender]) -> None:
    base = contenders["catanatron"].rate
    print(f"{'':22}{'a second':>12}{'µs each':>10}{'a game':>9}{'/ catanatron':>14}{'spread':>9}")
    for name, row in contenders.items():
        game, ratio = f"{row.work / row.runs:.0f}", f"{row.rate / base:.1f}"
        if name.endswith("copy()"):  # a copy is no decision: it has no game and no peer
            game = ratio = "-"
        spread = (max(row.rates) - min(row.rates)) / row.rate
        print(f"{name:22}{row.rate:12,.0f}{1e6 / row.rate:10.3f}{game:>9}{ratio:>14}{spread:9.0%}")


def reached(name: str, contenders: dict[str, Contender], compiled: bool) -> bool:
    """Print the bars and aims of one game. Return whether all bars are met."""
    speed = contenders[f"{name} {BAR_SEATS} players"].rate
    catanatron, copying = contenders["catanatron"].rate, contenders[f"{name} copy()"].rate
    fastest = max((contenders[f"openspiel {game}"] for game in OPENSPIEL_GAMES), key=lambda row: row.rate)
    lines = [
        (f"{name} / catanatron", speed / catanatron, "bar", CATANATRON_BAR, f" times (aim {CATANATRON_AIM})"),
        (f"{name} / {fastest.name}", speed / fastest.rate, "aim", OPENSPIEL_AIM, " times"),
        (f"{name} copy()", copying / 1e6, "bar", COPY_BAR, " M a second"),
    ]
    for what, figure, kind, bound, unit in lines:
        print(f"{what}: {figure:.2f}, {kind} {bound}{unit}, {'ok' if compiled and figure >= bound else 'short'}")
    return compiled and all(figure >= bound for _, figure, kind, bound, _ in lines if kind == "bar")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="shorter slices: under a minute")
    rounds, seconds = (9, 0.3) if parser.parse_args().quick else (15, 1.0)
    games = {name: module("pelagos.games").load(name) for name in module("pelagos.games").NAMES}
    rules = {name: str(module(f"pelagos.games.{name}.rules").__file__) for name in games}
    compiled = {name: file.endswith((".so", ".pyd")) for name, file in rules.items()}
    contenders = measure(games, rounds, seconds)
    show(contenders)
    for name, game in games.items():
        print(f"{name}: {bytes_a_state(middle(game, 0)):,.0f} bytes a state")
    build = ", ".join(f"{name} {'compiled' if yes else 'pure Python'}" for name, yes in compiled.items())
    print(NOTES.format(rounds=rounds, seconds=seconds, live=LIVE, build=build))
    short = [name for name in games if not reached(name, contenders, compiled[name])]
    return 1 if short else 0


if __name__ == "__main__":
    raise SystemExit(main())
