"""`pelagos arena`: run matches, show progress, and print the results."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path
from shutil import get_terminal_size
from time import monotonic
from typing import Any

import click

from pelagos.arena.match_task import MAX_MOVES
from pelagos.arena.plan import RunSettings
from pelagos.arena.report.summary import names, share_of_win, summary
from pelagos.arena.result import Result, Setback
from pelagos.arena.results_file import ResultsFile
from pelagos.arena.run import Executor, on_processes, on_ray, run
from pelagos.core.game import InvalidInput
from pelagos.terminal.commands.stats_lines import share_lines, spread_line
from pelagos.terminal.files import CommandRefused

REDRAW = 0.2  # seconds between updates of the progress line on a terminal
REPEAT = 30.0  # seconds between progress lines when stderr is not a terminal


def run_matches(settings: RunSettings, workers: int | None, address: str | None, folder: Path | None) -> None:
    """Run the matches and print the results. Exit 1 if matches are missing, 130 after Ctrl-C."""
    progress = Progress()
    try:
        file = run(settings, executor_of(workers, address), folder, progress)
        progress.end()
        found = summary(file)
    except InvalidInput as error:
        progress.end()
        raise CommandRefused(str(error)) from None
    except KeyboardInterrupt:
        progress.end()
        click.echo("Stopped." if folder is None else "Stopped. Run the same command again to resume.", err=True)
        sys.exit(130)
    click.echo("\n".join(as_text(found)))
    if folder is not None:
        report(file, found, folder)
    sys.exit(1 if found["missing"] else 0)


def report(file: ResultsFile, found: dict[str, Any], folder: Path) -> None:
    from pelagos.arena.report.report_files import PAGE, write

    command = shlex.join(["pelagos", *sys.argv[1:]])
    try:
        missing = write(file, found, folder, command)
    except OSError as error:
        raise CommandRefused(f"{error.filename or folder}: {error.strerror}") from None
    for line in missing:
        click.echo(line, err=True)
    if not missing:
        click.echo(f"Report: {folder / PAGE}")


def executor_of(workers: int | None, address: str | None) -> Executor:
    return on_processes(workers or cores()) if address is None else on_ray(address)


def cores() -> int:
    """Return the number of cores that this process may use, if the system reports it, else all cores."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


# ---- progress
class Progress:
    """Progress on stderr: one line that is redrawn on a terminal, otherwise a new line now and then."""

    def __init__(self) -> None:
        self.is_live = sys.stderr.isatty()
        self.begun = self.shown = monotonic()
        self.played = 0

    def __call__(self, file: ResultsFile, news: Result | Setback) -> None:
        if isinstance(news, Setback):
            self.say(setback_line(news))
            return
        self.played += 1
        if monotonic() - self.shown > (REDRAW if self.is_live else REPEAT) or len(file.found) == file.settings.games:
            self.shown = monotonic()
            self.show(file)

    def show(self, file: ResultsFile) -> None:
        line = progress_line(file, self.played / max(1e-6, monotonic() - self.begun))
        if self.is_live:
            click.echo("\r\033[K" + line[: get_terminal_size().columns - 1], err=True, nl=False)
        else:
            click.echo(line, err=True)

    def say(self, line: str) -> None:
        click.echo(f"\r\033[K{line}" if self.is_live else line, err=True)

    def end(self) -> None:
        if self.is_live and self.played:
            click.echo(err=True)


def setback_line(news: Setback) -> str:
    return f"match {news.match} {'is lost' if news.lost else 'is played again'}: {news.reason}"


def progress_line(file: ResultsFile, rate: float) -> str:
    """Return the progress line: matches done, speed, time left, and wins so far."""
    results, games = list(file.found.values()), file.settings.games
    left = (games - len(results)) / rate
    wins = [
        (name, sum(share_of_win(name, result) for result in results) / len(results)) for name in names(file.settings)
    ]
    shares = "  ".join(f"{name} {part:.1%}" for name, part in wins)
    return f"{len(results):,} of {games:,} matches, {rate:.3g} per second, {duration(left)} left  {shares}"


def duration(seconds: float) -> str:
    if seconds < 120:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 7200 else f"{seconds / 3600:.1f} h"


# ---- the table
def as_text(found: dict[str, Any]) -> list[str]:
    settings = found["settings"]
    deals = ", each deal in every seating" if settings["duplicate"] else ""
    return [
        f"{found['matches']:,} matches of {settings['game']}, {len(settings['bots'])} seats, {budget(settings)}{deals}",
        "",
        *bot_lines(found),
        "",
        *share_lines("Wins by seat", found["wins_by_seat"]),
        "Length         mean    median     least      most",
        *[spread_line(name, row) for name, row in found["lengths"].items()],
        "",
        *time_lines(found["times"]),
        *notes(found),
        f"Digest of all games: {found['digest']} (the same for the same settings, unless a bot has a time limit)",
    ]


def budget(settings: dict[str, Any]) -> str:
    if settings["simulations"]:
        return f"{settings['simulations']:,} simulations per action"
    return f"{settings['seconds']:g} s per action"


def bot_lines(found: dict[str, Any]) -> list[str]:
    wide, by_deal = max(10, *map(len, found["bots"])), found["settings"]["duplicate"]
    head = f"{'Bot':{wide}}{'seats':>7}{'wins':>9}{'share':>9}   {'95 % interval':^16}"
    head += f"   {'by deal':^16}" if by_deal else ""
    lines = [head + f"{'fair':>7}" + ("" if "none" in found["ratings"] else "   rating")]
    for name, row in found["bots"].items():
        line = f"{name:{wide}}{row['seats']:>7}{row['count']:>9,}{row['share']:>9.1%}   {interval(row['interval'])}"
        line += f"   {interval(row['interval_by_deal'])}" if by_deal else ""
        rating = found["ratings"].get(name)
        mark = f"   {rating['mu']:.1f} ± {rating['sigma']:.1f}" if rating else ""
        lines.append(f"{line}{row['fair']:>7.0%}{mark}")
    return lines


def interval(ends: list[float]) -> str:
    return f"{ends[0]:6.1%} to {ends[1]:6.1%}"


def time_lines(times: dict[str, Any]) -> list[str]:
    wide = max(10, *map(len, times))
    lines = [f"{'Decisions':{wide}}    count      mean    median      95 %      99 %   longest   late"]
    for name, row in times.items():
        parts = "".join(f"{milliseconds(row[key]):>10}" for key in ("mean", "p50", "p95", "p99", "most"))
        lines.append(f"{name:{wide}}{row['count']:>9,}{parts}{row['late']:>7,}")
    return [*lines, ""]


def milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.{3 if seconds < 0.01 else 1}f} ms"


def notes(found: dict[str, Any]) -> list[str]:
    """Return notes that a reader of the table must know."""
    lines = [
        f"{name} gave no legal answer {row['faults']['count']:,} times in {row['faults']['matches']:,} matches; the"
        f" first fault: {row['faults']['first']}"
        for name, row in found["bots"].items()
        if row["faults"]["count"]
    ]
    if found["endless"]:
        lines.append(f"{found['endless']:,} matches were stopped after {MAX_MOVES:,} moves without a winner.")
    if found["missing"]:
        lines.append(f"{found['missing']:,} matches are missing.")
    if "none" in found["ratings"]:
        lines.append(f"No ratings: {found['ratings']['none']}")
    return [*lines, ""] if lines else []
