"""Do bots answer in time? Whole matches at 50 ms a decision while every core is busy, here and in own processes."""

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from statistics import median
from time import monotonic, sleep
from typing import Any

from pelagos.bots import LEVELS, SeatedBots
from pelagos.bots.bot_registry import maker_of
from pelagos.bots.fallback import default_action
from pelagos.bots.process.process_bot import ProcessBot, host_command
from pelagos.core.chance import Seeded
from pelagos.core.match import Match
from pelagos.games import NAMES, load

SEATS = 4
TOLERANCE = 0.020  # seconds
LATE_BAR = 0.001  # share of the answers
DECISIONS = 10_000  # of a level, over both games and both places
QUICK_SECONDS = 50.0  # for everything
SLEEPS = 100
BUSY = "import os\nparent = os.getppid()\nwhile os.getppid() == parent: sum(range(100_000))"

NOTES = """\
- every seat of a match has a bot of the level; a time is that of one small decision, forced ones too, with the way to a
  process and back; late: more than {tolerance:.0f} ms after the deadline
- itself: late even without the time in which this process was ready but others had the cores (Linux reports it)
- defaults: decisions made for a process that did not answer in time or at all
- nobody sleeps: how late the machine itself is; where this is late too, the machine was too busy to measure bots
- {busy} busy processes ran beside the bots; measured here: {build}"""


@dataclass
class Row:
    """One level in one game, in this process (at home) or in one of its own."""

    game: str
    level: str
    place: str
    times: list[float] = field(default_factory=list)
    delays: list[float] = field(default_factory=list)  # after the deadline; negative when in time
    waits: list[float] = field(default_factory=list)  # the part of it spent waiting for a core
    illegal: int = 0
    exceptions: int = 0
    defaults: int = 0

    @property
    def late(self) -> int:
        return sum(delay > TOLERANCE for delay in self.delays)

    @property
    def late_itself(self) -> int:
        return sum(delay - wait > TOLERANCE for delay, wait in zip(self.delays, self.waits, strict=True))

    def note(self, begun: float, waited: float, deadline: float) -> None:
        ended = monotonic()
        self.times.append(ended - begun)
        self.delays.append(ended - deadline)
        self.waits.append(waited_for_core() - waited)

    @property
    def name(self) -> str:
        return f"{self.game} {self.level} {self.place}"


def waited_for_core() -> float:
    """Return the seconds for which this thread was ready but another ran; 0 where the system does not report it."""
    try:
        return int(Path("/proc/thread-self/schedstat").read_text().split()[1]) / 1e9
    except (OSError, IndexError):
        return 0.0


class Timed:
    """A bot that is timed. Its errors are counted, and the match goes on with a default action."""

    def __init__(self, bot: Any, game: Any, row: Row) -> None:
        self.bot, self.game, self.row = bot, game, row

    def choose(self, view: Any, legal: Any, random: Any, deadline: float) -> int:
        begun, waited = monotonic(), waited_for_core()
        try:
            action = int(self.bot.choose(view, legal, random, deadline))
        except Exception as error:
            print(f"{self.row.name}: {error!r}", file=sys.stderr)
            self.row.exceptions += 1
            action = default_action(self.game, view, legal)
        self.row.note(begun, waited, deadline)
        if action not in legal:
            self.row.illegal += 1
            action = default_action(self.game, view, legal)
        return action


class TimedWatcher(Timed):
    def watch(self, before: Any, entry: Any, after: Any) -> None:
        self.bot.watch(before, entry, after)


def timed(bot: Any, game: Any, row: Row) -> Timed:
    return (TimedWatcher if hasattr(bot, "watch") else Timed)(bot, game, row)


def seat(row: Row, game: Any, stack: ExitStack) -> Any:
    """Return a new bot. If it has a process, that ends with the match."""
    if row.place == "at home":
        return maker_of(row.level, 0)(game)
    return stack.enter_context(ProcessBot(host_command(row.level), game))


def play(row: Row, game: Any, seed: int, seconds: float, is_enough: Any) -> None:
    """Play a match until it is over or enough has been measured."""
    with ExitStack() as stack:
        bots = {number: seat(row, game, stack) for number in range(SEATS)}
        company = SeatedBots(game, {number: timed(bot, game, row) for number, bot in bots.items()}, seed, seconds)
        match = Match.begin(game, SEATS, Seeded(seed))
        while not match.is_over and not is_enough():
            before = match.state
            company.show(before, match.play(match.actor, company.move(before)), match.state)
        for number, bot in bots.items():
            row.defaults += getattr(bot, "defaults", 0)
            for failure in getattr(bot, "failures", ())[:3]:
                print(f"{row.name}, seat {number}: {failure}", file=sys.stderr)


def measure(row: Row, decisions: int, seconds: float, budget: float) -> None:
    game, until = load(row.game), monotonic() + budget

    def is_enough() -> bool:
        return len(row.times) >= decisions or (monotonic() > until and len(row.times) > 0)

    for seed in count(1):
        if is_enough():
            return
        play(row, game, seed, seconds, is_enough)


def machine_lateness(seconds: float) -> Row:
    """Measure how late the machine itself is, with a thread that only sleeps until the deadline."""
    row = Row("nobody", "sleeps", "at home")
    for _ in range(SLEEPS):
        begun, waited = monotonic(), waited_for_core()
        sleep(seconds)
        row.note(begun, waited, begun + seconds)
    return row


@contextmanager
def full_load() -> Iterator[int]:
    """Keep every core busy with other processes. They end with this one, whatever happens to it."""
    cores = os.cpu_count() or 1
    busy = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(cores)]
    try:
        yield cores
    finally:
        for process in busy:
            process.kill()
            process.wait()


def show(rows: list[Row]) -> None:
    width = max(len(row.name) for row in rows) + 2
    heads = ("decisions", "median ms", "99.9 % ms", "most ms", "late", "itself", "illegal", "raised", "defaults")
    print(" " * width + "".join(f"{head:>11}" for head in heads))
    for row in rows:
        times = sorted(row.times)
        found = (median(times), times[int(len(times) * 0.999)], times[-1])
        shown = [f"{len(times):,}", *(f"{1000 * each:.1f}" for each in found)]
        shown += map(str, (row.late, row.late_itself, row.illegal, row.exceptions, row.defaults))
        print(f"{row.name:{width}}" + "".join(f"{each:>11}" for each in shown))


def reached(rows: list[Row]) -> bool:
    """Print the bars. Return whether all are met."""
    bars = []
    for level in dict.fromkeys(row.level for row in rows):
        for place in dict.fromkeys(row.place for row in rows):
            found = [row for row in rows if (row.level, row.place) == (level, place)]
            late = sum(row.late for row in found) / sum(len(row.times) for row in found)
            bars.append((f"{level} {place}, late answers", 100 * late, 100 * LATE_BAR, " %"))
    bars.append(("illegal answers", sum(row.illegal for row in rows), 0, ""))
    bars.append(("exceptions", sum(row.exceptions for row in rows), 0, ""))
    for what, figure, bar, unit in bars:
        print(f"{what}: {figure:.3g}{unit}, bar {bar:.3g}{unit}, {'ok' if figure <= bar else 'short'}")
    return all(figure <= bar for _, figure, bar, _ in bars)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("levels", nargs="*", metavar="LEVEL", help="a level, MODULE:NAME or FILE.py:NAME; else all")
    parser.add_argument("--decisions", type=int, default=DECISIONS, help="of each level")
    parser.add_argument("--ms", type=float, default=50.0, help="for a decision")
    parser.add_argument("--quick", action="store_true", help="under a minute, so fewer decisions")
    given = parser.parse_args()
    places = [(game, place) for game in NAMES for place in ("at home", "as process")]
    rows = [Row(game, level, place) for level in given.levels or LEVELS for game, place in places]
    budget = QUICK_SECONDS / len(rows) if given.quick else float("inf")
    with full_load() as busy:
        machine = machine_lateness(given.ms / 1000)
        for row in rows:
            measure(row, given.decisions // len(places), given.ms / 1000, budget)
    show([machine, *rows])
    rules = sys.modules["pelagos.games.ulysses.rules"].__file__ or ""
    build = "compiled" if rules.endswith((".so", ".pyd")) else "pure Python"
    print(NOTES.format(tolerance=1000 * TOLERANCE, busy=busy, build=build))
    return 0 if reached(rows) else 1


if __name__ == "__main__":
    raise SystemExit(main())
