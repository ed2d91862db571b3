"""A run: plays the missing matches of a plan on an executor and stores their results."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from pelagos.arena import process_pool, ray_pool
from pelagos.arena.plan import RunSettings, Task, plan
from pelagos.arena.result import Result, Setback
from pelagos.arena.results_file import ResultsFile
from pelagos.bots.bot_registry import describe_error, maker_of
from pelagos.core.game import Game, InvalidInput
from pelagos.games import load

MAX_LOST = 5  # lost matches after which a run stops: further matches would probably fail too

Executor = Callable[[Iterable[Task]], Iterator[Result | Setback]]
ProgressListener = Callable[[ResultsFile, Result | Setback], None]


def run(
    settings: RunSettings, executor: Executor, folder: Path | None = None, listener: ProgressListener | None = None
) -> ResultsFile:
    """Play the matches that have no stored result yet. `listener` is called for every match. Raises InvalidInput."""
    results_file = ResultsFile(settings, about(check_settings(settings)), folder)
    try:
        play_missing(results_file, executor, listener or (lambda results_file, news: None))
    finally:
        results_file.close()
    return results_file


def play_missing(results_file: ResultsFile, executor: Executor, listener: ProgressListener) -> None:
    lost: list[Setback] = []
    with closing(executor(missing_tasks(results_file))) as played:  # type: ignore[type-var]  # they are generators
        for news in played:
            if isinstance(news, Result):
                results_file.add(news)
            elif news.lost:
                lost.append(news)
            listener(results_file, news)
            if len(lost) == MAX_LOST:
                why = f"the last was match {lost[-1].match}: {lost[-1].reason}"
                raise InvalidInput(f"stopped, because {MAX_LOST} matches were lost; {why}")


def missing_tasks(results_file: ResultsFile) -> list[Task]:
    return [task for task in plan(results_file.settings) if task.match not in results_file.found]


def on_processes(workers: int) -> Executor:
    """Return an executor that uses processes on this machine."""
    return partial(process_pool.play_all, workers=workers)


def on_ray(address: str) -> Executor:
    """Return an executor that uses the machines of a Ray cluster."""
    return partial(ray_pool.play_all, address=address)


# ---- checks before the start
def check_settings(settings: RunSettings) -> Game:
    """Return the game of a run. Raises InvalidInput if the settings are not valid."""
    game, seats = load(settings.game), len(settings.bots)
    if seats not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise InvalidInput(f"{game.name} is for {least} to {most} players: name {least} to {most} bots, not {seats}")
    if settings.games < 1 or settings.games % seats:
        few = settings.games - settings.games % seats
        near = f"{few} or {few + seats}" if few else str(seats)
        said = f"{settings.games} games do not give {seats} bots an equal share of the seats"
        raise InvalidInput(f"{said}: give a multiple of {seats}, such as {near}")
    if not settings.seconds > 0:
        raise InvalidInput(f"{settings.seconds} seconds is not enough time for a decision: give more than 0")
    for name in dict.fromkeys(settings.bots):
        check_bot(name, settings, game)
    return game


def check_bot(name: str, settings: RunSettings, game: Game) -> None:
    """Make a bot once before any match, so that a bot that cannot be made is reported at once."""
    make = maker_of(name, settings.simulations)
    try:
        bot = make(game)
    except InvalidInput:
        raise
    except (Exception, SystemExit) as error:
        raise InvalidInput(f"'{name}': cannot be made: {describe_error(error)}") from None
    getattr(bot, "close", lambda: None)()
    for failure in getattr(bot, "failures", ()):  # only a ProcessBot has them
        raise InvalidInput(f"'{name}': does not start: {failure}")
    if not callable(getattr(bot, "choose", None)):
        raise InvalidInput(f"'{name}': is not a bot: it has no method 'choose' (docs/reference/bots.md)")


def about(game: Game) -> dict[str, Any]:
    return {"rules": game.version, "board": f"{game.board_name} {game.board_mark}"}
