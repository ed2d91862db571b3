"""The ladder: every level against the one below, for each game and number of seats. Writes docs/reference/ladder.md
and its plots.

`make ladder` runs it. Results are stored under build/ by commit: a ladder that was stopped continues, and another
commit starts from scratch."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Any

import click

from pelagos.arena.plan import RunSettings
from pelagos.arena.report import plots
from pelagos.arena.report.report_files import git
from pelagos.arena.report.summary import summary
from pelagos.arena.result import Result, Setback
from pelagos.arena.results_file import ResultsFile
from pelagos.arena.run import on_processes, run
from pelagos.bots import LEVELS
from pelagos.core.game import InvalidInput
from pelagos.games import NAMES
from pelagos.registry import manifest_of

SEATS = 4  # every pair plays with this number of seats, in games that allow it
MORE_PAIRS = ("sailor", "navigator")  # the upper levels of pairs that also play with the fewest and the most seats
BUDGET = {"navigator": 150, "olympian": 2000}  # simulations for each small decision
BAR = {"sailor": 0.70}  # the share of wins that the upper level must reach, for any number of seats
USUAL_BAR = 0.45
LOWEST_INTERVAL = 0.35  # the 95 % interval of that share must begin above this
TICK = 60.0  # seconds between two progress lines
UNLIMITED_SECONDS = 3600.0  # the deadline of a decision when simulations are counted


@dataclass(frozen=True)
class Rung:
    """A pairing: one seat of a level against seats of the level below."""

    game: str
    seats: int
    upper: str
    lower: str

    @property
    def bar(self) -> float:
        return BAR.get(self.upper, USUAL_BAR)

    def __str__(self) -> str:
        return f"{self.game} {self.seats}: {self.upper} against {self.lower}"


def rungs() -> Iterator[Rung]:
    for game in NAMES:
        for lower, upper in pairwise(manifest_of(game).levels):
            for seats in seats_of(game, upper):
                yield Rung(game, seats, upper, lower)


def seats_of(game: str, upper: str) -> list[int]:
    """Return the numbers of seats that a pair plays with, each once."""
    allowed = manifest_of(game).seats
    usual = SEATS if SEATS in allowed else allowed[-1]
    more = (allowed[0], allowed[-1]) if upper in MORE_PAIRS else ()
    return list(dict.fromkeys((usual, *more)))


def settings_of(rung: Rung, games: int, budget: Mapping[str, int], seconds: float | None) -> RunSettings:
    """Return the settings: whole rounds, every deal in all seatings. Without `seconds` no bot uses the clock."""
    names = [name if seconds or name not in budget else f"{name}@{budget[name]}" for name in (rung.upper, rung.lower)]
    bots = (names[0], *[names[1]] * (rung.seats - 1))
    rounds = -(-games // rung.seats)
    return RunSettings(rung.game, bots, rounds * rung.seats, duplicate=True, seconds=seconds or UNLIMITED_SECONDS)


# ---- the page
@dataclass(frozen=True)
class LadderRow:
    rung: Rung
    settings: RunSettings
    games: int  # played: the same as in the settings, unless matches were lost
    endless: int  # how many of these had no end and no winner
    row: Mapping[str, Any]  # the upper level's part of the summary

    @property
    def holds(self) -> bool:
        return bool(self.row["share"] >= self.rung.bar and self.row["interval_by_deal"][0] > LOWEST_INTERVAL)

    def cells(self) -> list[str]:
        low, high = self.row["interval_by_deal"]
        return [
            self.rung.game,
            str(self.rung.seats),
            f"{self.settings.bots[0]} against {self.settings.bots[1]}",
            f"{self.games:,}",
            f"{self.row['share']:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{self.row['fair']:.0%}",
            f"{self.rung.bar:.0%}",
            "ok" if self.holds else "**short**",
        ]


def row_of(rung: Rung, results_file: ResultsFile) -> LadderRow:
    found = summary(results_file)
    return LadderRow(
        rung, results_file.settings, found["matches"], found["endless"], found["bots"][results_file.settings.bots[0]]
    )


HEAD = ("game", "seats", "pair", "games", "win rate", "95 % interval", "fair share", "bar", "")


INTRO = """# The ladder
One seat of a level plays against seats of the level below. Every deal is played once in every
seating, and the intervals are computed over deals, not games. The bar is {usual:.0%} of the wins,
{sailor:.0%} for sailors, with the interval above {lowest:.0%}.
Budget: {budget}. Commit: {commit}.
`make ladder` writes this page.
"""


def page(lines: Sequence[LadderRow], commit: str, seconds: float | None) -> str:
    budget = f"{seconds:g} s for each small decision" if seconds else "simulations for each small decision, after the @"
    bars = {"usual": USUAL_BAR, "sailor": BAR["sailor"], "lowest": LOWEST_INTERVAL}
    rows = [HEAD, ["---"] * len(HEAD), *(line.cells() for line in lines)]
    return "\n".join(
        [
            INTRO.format(budget=budget, commit=commit or "unknown", **bars),
            *("| " + " | ".join(row) + " |" for row in rows),
            "",
            *(f"{line.rung}: {line.endless} games had no end and no winner.\n" for line in lines if line.endless),
            *(f"![Share of wins in {game.capitalize()}](ladder/{game}.svg)" for game in games_of(lines)),
            "",
        ]
    )


def games_of(lines: Sequence[LadderRow]) -> list[str]:
    return list(dict.fromkeys(line.rung.game for line in lines))


def plot(lines: Sequence[LadderRow], game: str) -> str:
    found = [line for line in lines if line.rung.game == game]
    rows = {f"{line.rung.upper} / {line.rung.lower}, {line.rung.seats} seats": line.row for line in found}
    return plots.standalone(plots.shares(rows, game))


def write(lines: Sequence[LadderRow], docs: Path, commit: str, seconds: float | None) -> None:
    (docs / "ladder").mkdir(parents=True, exist_ok=True)
    for game in games_of(lines):
        (docs / "ladder" / f"{game}.svg").write_text(plot(lines, game), "utf-8")
    (docs / "ladder.md").write_text(page(lines, commit, seconds), "utf-8")


# ---- the command
@click.command()
@click.option(
    "--games", type=click.IntRange(1), default=400, show_default=True, help="Minimum number of games per pair."
)
@click.option(
    "--simulations",
    metavar="LEVEL=N,…",
    default="",
    help="Simulations per decision, for levels that differ from the default.",
)
@click.option(
    "--seconds", type=click.FloatRange(0.001, 3600), help="Seconds per decision, instead of a number of simulations."
)
@click.option("--quick", is_flag=True, help="Test run: a few games with small budgets, written to build/.")
@click.option("--game", type=click.Choice(NAMES), help="Play only this game.")
@click.option("--workers", type=click.IntRange(1, 1024), default=os.cpu_count() or 1, help="Number of processes.")
@click.option(
    "--docs", type=click.Path(path_type=Path), default=Path("docs/reference"), help="Folder to write the page to."
)
@click.option(
    "--runs", type=click.Path(path_type=Path), default=Path("build/ladder"), help="Folder to store results in."
)
def main(
    games: int,
    simulations: str,
    seconds: float | None,
    quick: bool,
    game: str | None,
    workers: int,
    docs: Path,
    runs: Path,
) -> None:
    """Play every level against the one below, and write the ladder."""
    commit = commit_here()
    folder = runs / (f"quick-{commit}" if quick else commit or "unknown")
    budget = BUDGET | read_budget(simulations)
    if quick:
        games, docs, budget = 12, folder, dict.fromkeys(budget, 10)
    try:
        lines = [
            play_rung(rung, settings_of(rung, games, budget, seconds), workers, folder)
            for rung in rungs()
            if game in (None, rung.game)
        ]
        write(lines, docs, commit, seconds)
    except InvalidInput as error:
        raise click.ClickException(str(error)) from None
    click.echo(f"{docs / 'ladder.md'}: {sum(line.holds for line in lines)} of {len(lines)} pairs hold")


def play_rung(rung: Rung, settings: RunSettings, workers: int, folder: Path) -> LadderRow:
    name = "-".join([rung.game, str(rung.seats), *dict.fromkeys(settings.bots), f"{settings.seconds:g}"])
    line = row_of(rung, run(settings, on_processes(workers), folder / name, Ticker(rung)))
    click.echo(f"{rung}: {line.row['share']:.1%} of {line.games:,}, {'ok' if line.holds else 'short'}", err=True)
    return line


class Ticker:
    """Prints a progress line every minute, and a line for each failed attempt."""

    def __init__(self, rung: Rung) -> None:
        self.rung = rung
        self.last = monotonic()

    def __call__(self, results_file: ResultsFile, news: Result | Setback) -> None:
        if isinstance(news, Setback):
            click.echo(f"{self.rung}: match {news.match}: {news.reason}", err=True)
        elif monotonic() - self.last > TICK:
            self.last = monotonic()
            click.echo(f"{self.rung}: {len(results_file.found):,} of {results_file.settings.games:,}", err=True)


def read_budget(text: str) -> dict[str, int]:
    """Parse `navigator=200,olympian=1000`."""
    found = {}
    for part in text.split(",") if text else []:
        level, _, count = part.partition("=")
        if level not in LEVELS or not count.isdigit() or not int(count):
            raise click.BadParameter(f"'{part}': give a level and a number of simulations, as in navigator=200")
        found[level] = int(count)
    return found


def commit_here() -> str:
    """Return the commit of the current folder, with a plus if the source has uncommitted changes."""
    changed = git(Path(), "status", "--porcelain", "--", "src", "pyproject.toml")
    return git(Path(), "rev-parse", "--short=12", "HEAD") + ("+" if changed else "")


if __name__ == "__main__":
    main()
