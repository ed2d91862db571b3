"""One olympian against three of OpenSpiel's IS-MCTS bots, at equal seconds and at equal simulations."""

import argparse
import json
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path
from statistics import median
from time import monotonic, perf_counter
from typing import Any

from bench.speed import module

ismcts, mcts = (module(f"open_spiel.python.algorithms.{name}") for name in ("ismcts", "mcts"))
spiel, pyspiel, numpy = module("pelagos.adapters.openspiel"), module("pyspiel"), module("numpy")
bots, games = module("pelagos.bots"), module("pelagos.games")
playout, Random = module("pelagos.core.playout").playout, module("librt.random").Random
Match, Seeded = module("pelagos.core.match").Match, module("pelagos.core.chance").Seeded

SEATS = 4
SECONDS_BAR, SIMULATIONS_BAR = 50, 35  # per cent of the games
UCT = 0.4  # of the peer: the best of four, see bench/log/strength.md
NEVER = float("inf")
ENOUGH = 20  # games needed to judge a share

NOTES = """\
- us: `{level}`; the peer: open_spiel.python.algorithms.ismcts.ISMCTSBot, uct_c {uct}, unlimited worlds, most visits win
- OpenSpiel's IS-MCTS in C++ cannot play Python games: it asks no Python game for worlds, and crashes on them
- the peer gets the same views; our imagine() draws its worlds, and its random rollouts run in our compiled playout()
- only decisions with a choice count: forced ones are answered without search on both sides
- seconds are those really used for a decision; ours include watching the others' moves
- chance and seats follow from the number of the game; bounds are a 95 % Wilson interval; a shared win counts in part"""


# ---- the peer
class TimeUp(Exception):
    pass


class Rollouts(mcts.RandomRolloutEvaluator):  # type: ignore[misc, name-defined]
    """OpenSpiel's evaluator (one random game) on our compiled playout: the same odds, much faster."""

    def __init__(self, random: Any) -> None:
        super().__init__()
        self.random = random

    def evaluate(self, state: Any) -> list[float]:
        world = state.held.state.copy()
        playout(world, self.random)
        scores: list[float] = world.scores()
        return scores


class Search(ismcts.ISMCTSBot):  # type: ignore[misc, name-defined]
    """OpenSpiel's IS-MCTS with a clock: before each simulation it checks whether there is time for it."""

    deadline = NEVER
    simulated = 0

    def sample_root_state(self, state: Any) -> Any:
        if self.simulated > 1 and monotonic() >= self.deadline:  # the first only opens the root
            raise TimeUp
        self.simulated += 1
        return super().sample_root_state(state)

    def run_search(self, state: Any) -> Any:
        self.simulated = 0
        try:
            return super().run_search(state)
        except TimeUp:
            return self.get_final_policy(state, self._root_node)


class Peer:
    """OpenSpiel's search as one of our bots. It gets views and draws its worlds from them."""

    def __init__(self, game: Any, simulations: int, uct: float, rollouts: Any = None) -> None:
        self.game, self.limit, self.uct, self.rollouts = game, simulations or 1 << 62, uct, rollouts
        self.table = pyspiel.load_game(f"python_pelagos_{game.name}", {"players": SEATS})
        self.simulated = 0

    def choose(self, view: Any, legal: Any, random: Any, deadline: float) -> int:
        dice = numpy.random.RandomState(int(random.randrange(1 << 32)))
        evaluator = self.rollouts or Rollouts(random)
        search = Search(self.table, evaluator, self.uct, self.limit, random_state=dice)
        search.deadline = deadline
        search.set_resampler(lambda state, player: self.table.state_at(self.game.imagine(view, random)))
        action = int(search.step(self.table.state_at(self.game.imagine(view, random))))
        self.simulated = search.simulated
        return action


# ---- one game
@dataclass(frozen=True)
class Terms:
    """What both sides get for a decision: seconds or simulations."""

    seconds: float = 0.0
    simulations: int = 0

    def __str__(self) -> str:
        return f"{self.simulations:,} simulations" if self.simulations else f"{self.seconds:g} s"

    @property
    def bar(self) -> int:
        return SIMULATIONS_BAR if self.simulations else SECONDS_BAR


@dataclass(frozen=True)
class Task:
    name: str
    terms: Terms
    number: int  # of the game, from which seed and seat follow
    level: str
    uct: float

    @property
    def key(self) -> str:
        return f"{self.name}, {self.terms}, {self.level}, uct {self.uct:g}, {self.number}"


@dataclass
class Used:
    """What one side used in a game."""

    decisions: int = 0
    seconds: float = 0.0
    simulations: int = 0


class Clocked:
    """A bot whose use of time is noted, and which is not asked where there is no choice."""

    def __init__(self, bot: Any, used: Used) -> None:
        self.bot, self.used = bot, used
        if hasattr(bot, "watch"):
            self.watch = self.watch_clocked

    def choose(self, view: Any, legal: Any, random: Any, deadline: float) -> int:
        if len(legal) == 1:
            return int(legal[0])
        begin = perf_counter()
        action = self.bot.choose(view, legal, random, deadline)
        self.used.seconds += perf_counter() - begin
        self.used.decisions += 1
        self.used.simulations += getattr(self.bot, "simulated", 0)
        return int(action)

    def watch_clocked(self, before: Any, entry: Any, after: Any) -> None:
        begin = perf_counter()
        self.bot.watch(before, entry, after)
        self.used.seconds += perf_counter() - begin


def play(task: Task) -> dict[str, Any]:
    """Play one game and return it as a line of the results."""
    game, seat, terms = games.load(task.name), task.number % SEATS, task.terms
    us, peers = Used(), Used()
    seated = {each: Clocked(Peer(game, terms.simulations, task.uct), peers) for each in range(SEATS)}
    seated[seat] = Clocked(bots.bot_of(task.level, game, terms.simulations), us)
    company = bots.SeatedBots(game, seated, task.number, terms.seconds or NEVER)
    match = Match.begin(game, SEATS, Seeded(task.number))
    while not match.is_over:
        before = match.state
        company.show(before, match.play(match.actor, company.move(before)), match.state)
    return {"key": task.key, "score": match.state.scores()[seat], "us": asdict(us), "peers": asdict(peers)}


# ---- many games
def finished(path: Path | None) -> dict[str, dict[str, Any]]:
    """Return the games of an earlier run by key. A game whose line was cut off is played again."""
    found = {}
    for line in path.read_text("utf-8").splitlines() if path and path.exists() else []:
        try:
            row = json.loads(line)
        except ValueError:
            continue
        found[row["key"]] = row
    return found


def played(tasks: list[Task], workers: int) -> Iterator[dict[str, Any]]:
    """Play games, each in a worker process, and yield them as they end."""
    if workers == 1:
        yield from map(play, tasks)
        return
    with ProcessPoolExecutor(workers) as pool:
        for future in as_completed([pool.submit(play, task) for task in tasks]):
            yield future.result()


def results(tasks: list[Task], workers: int, path: Path | None) -> dict[str, dict[str, Any]]:
    """Return all games, with those of earlier runs. Each is on disk as soon as it is over."""
    found = finished(path)
    left = [task for task in tasks if task.key not in found]
    for count, row in enumerate(played(left, workers), 1):
        found[row["key"]] = row
        if path:
            with path.open("a", encoding="utf-8") as file:
                file.write("\n" + json.dumps(row))  # the newline comes first, so that a line cut off spoils no other
        print(f"  {count}/{len(left)} {row['key']}: {row['score']:g}", flush=True)
    return found


def wilson(wins: float, n: int) -> tuple[float, float]:
    """Return the 95 % interval of a share."""
    z = 1.96
    middle = (wins + z * z / 2) / (n + z * z)
    spread = z / (n + z * z) * (wins * (n - wins) / n + z * z / 4) ** 0.5
    return middle - spread, middle + spread


def total(rows: Iterable[dict[str, Any]], side: str) -> Used:
    found = [row[side] for row in rows]
    return Used(*(sum(each[key] for each in found) for key in ("decisions", "seconds", "simulations")))


def use(used: Used) -> str:
    n = max(1, used.decisions)
    return f"{used.seconds / n:12.3f}{used.simulations / n:12,.0f}"


def show(tables: dict[tuple[str, Terms], list[dict[str, Any]]]) -> None:
    print(f"\n{'':28}{'games':>7}{'won':>7}{'95 %':>14}{'us: s':>12}{'sims':>12}{'peer: s':>12}{'sims':>12}")
    for (name, terms), rows in tables.items():
        wins, n = sum(row["score"] for row in rows), len(rows)
        low, high = wilson(wins, n)
        bounds = f"{low:.0%} to {high:.0%}"
        sides = use(total(rows, "us")) + use(total(rows, "peers"))
        print(f"{f'{name}, {terms}':28}{n:7}{wins / n:7.0%}{bounds:>14}{sides}")


def reached(name: str, terms: Terms, rows: list[dict[str, Any]]) -> bool:
    """Print one bar. Return whether it is met."""
    share = 100 * sum(row["score"] for row in rows) / len(rows)
    low, high = wilson(share * len(rows) / 100, len(rows))
    good = share >= terms.bar
    verdict = ("ok" if good else "short") if len(rows) >= ENOUGH else f"not judged below {ENOUGH} games"
    print(f"{name}, {terms}: {share:.1f} % ({low:.1%} to {high:.1%}), bar {terms.bar} %, {verdict}")
    return good or len(rows) < ENOUGH


# ---- speed of the search
def positions(game: Any, count: int) -> list[tuple[Any, Any]]:
    """Return views and their legal actions, spread over a game of sailors."""
    company = bots.SeatedBots(game, {seat: bots.bot_of("sailor", game) for seat in range(SEATS)}, 1, NEVER)
    match, found = Match.begin(game, SEATS, Seeded(1)), []
    while not match.is_over:
        legal = match.state.legal()
        if len(legal) > 1:
            found.append((game.view(match.state, match.actor), legal))
        match.play(match.actor, company.move(match.state))
    return list(islice(found, 0, None, max(1, len(found) // count)))


def rates(game: Any, level: str, uct: float, simulations: int, count: int) -> dict[str, float]:
    """Return simulations a second by searcher: the median over the same positions, one searcher after another."""
    own = max(2, simulations // 50)  # OpenSpiel's own rollouts take too long for more
    searchers = {
        level: bots.bot_of(level, game, simulations),
        "IS-MCTS": Peer(game, simulations, uct),
        "IS-MCTS, own rollouts": Peer(game, own, uct, mcts.RandomRolloutEvaluator()),
    }
    found: dict[str, list[float]] = {name: [] for name in searchers}
    for number, (view, legal) in enumerate(positions(game, count)):
        for name, bot in searchers.items():
            begin = perf_counter()
            bot.choose(view, legal, Random(number), NEVER)
            found[name].append(getattr(bot, "simulated", 0) / (perf_counter() - begin))
    return {name: median(each) for name, each in found.items()}


def show_rates(names: list[str], level: str, uct: float, simulations: int, count: int) -> None:
    print(f"\n{'simulations a second':34}{'a second':>10}{'/ IS-MCTS':>12}")
    for name in names:
        found = rates(games.load(name), level, uct, simulations, count)
        for searcher, rate in found.items():
            print(f"{f'{name}, {searcher}':34}{rate:10,.0f}{rate / found['IS-MCTS']:12.2f}")


# ---- the run
def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--quick", action="store_true", help="2 games each at 25 simulations: under a minute, no verdict"
    )
    parser.add_argument("--game", choices=games.NAMES, action="append", help="only this one; may be repeated")
    parser.add_argument("--games", type=int, default=40, help="games for each line of the table")
    parser.add_argument("--seconds", type=float, nargs="*", help="for a decision (no number: none)")
    parser.add_argument("--simulations", type=int, nargs="*", help="for a decision (no number: none)")
    parser.add_argument("--level", default="olympian", help="our level")
    parser.add_argument("--uct", type=float, default=UCT, help="the peer's exploration constant")
    parser.add_argument("--workers", type=int, default=1, help="processes; a core for each")
    parser.add_argument("--out", type=Path, help="append finished games here, and resume from it")
    return parser.parse_args()


def terms_of(given: argparse.Namespace) -> list[Terms]:
    seconds, simulations = given.seconds, given.simulations
    if seconds is None and simulations is None:
        seconds, simulations = ([], [25]) if given.quick else ([0.2, 1.0], [1000])
    return [Terms(seconds=each) for each in seconds or []] + [Terms(simulations=each) for each in simulations or []]


def main() -> int:
    given = options()
    names, terms = given.game or list(games.NAMES), terms_of(given)
    count = min(given.games, 2) if given.quick else given.games
    tables = {
        (name, each): [Task(name, each, number, given.level, given.uct) for number in range(count)]
        for name in names
        for each in terms
    }
    found = results([task for tasks in tables.values() for task in tasks], given.workers, given.out)
    rows = {place: [found[task.key] for task in tasks] for place, tasks in tables.items()}
    show(rows)
    show_rates(names, given.level, given.uct, *((50, 5) if given.quick else (1000, 20)))
    print(NOTES.format(level=given.level, uct=given.uct))
    if given.quick:
        print("- quick: far too few games and simulations to say anything about strength")
    short = [place for place, each in rows.items() if not reached(*place, each)]
    return 1 if short else 0


if __name__ == "__main__":
    raise SystemExit(main())
