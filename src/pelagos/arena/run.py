"""A run: the plan played by whoever works on it, into the book."""

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
from pelagos.bots.bot_registry import maker_of, reason
from pelagos.core.game import Game, Impossible
from pelagos.games import load

TOO_MANY = 5  # matches lost, and something is wrong that no further match will mend

Crew = Callable[[Iterable[Task]], Iterator[Result | Setback]]
Watch = Callable[[ResultsFile, Result | Setback], None]


def run(settings: RunSettings, crew: Crew, folder: Path | None = None, watch: Watch | None = None) -> ResultsFile:
    """Plays what is not yet in the book. `watch` hears of every match. Raises Impossible."""
    book = ResultsFile(settings, about(checked(settings)), folder)
    try:
        finish(book, crew, watch or (lambda book, news: None))
    finally:
        book.close()
    return book


def finish(book: ResultsFile, crew: Crew, watch: Watch) -> None:
    lost: list[Setback] = []
    with closing(crew(left(book))) as played:  # type: ignore[type-var]  # they are generators
        for news in played:
            if isinstance(news, Result):
                book.add(news)
            elif news.lost:
                lost.append(news)
            watch(book, news)
            if len(lost) == TOO_MANY:
                why = f"match {lost[-1].match}, the last of them: {lost[-1].reason}"
                raise Impossible(f"stopped, since {TOO_MANY} matches were lost; {why}")


def left(book: ResultsFile) -> list[Task]:
    return [task for task in plan(book.settings) if task.match not in book.found]


def here(workers: int) -> Crew:
    """Processes of this machine."""
    return partial(process_pool.played, workers=workers)


def over(address: str) -> Crew:
    """The machines of a Ray cluster."""
    return partial(ray_pool.played, address=address)


# ---- at the door
def checked(settings: RunSettings) -> Game:
    """The game of a run that can be; else Impossible says what is wrong with it."""
    game, seats = load(settings.game), len(settings.bots)
    if seats not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise Impossible(f"{game.name} is for {least} to {most} players: name {least} to {most} bots, not {seats}")
    if settings.games < 1 or settings.games % seats:
        few = settings.games - settings.games % seats
        near = f"{few} or {few + seats}" if few else str(seats)
        said = f"{settings.games} games give {seats} bots no equal share of the seats"
        raise Impossible(f"{said}: say a multiple of {seats}, as {near}")
    if not settings.seconds > 0:
        raise Impossible(f"{settings.seconds} seconds are no time for a decision: say more than 0")
    for name in dict.fromkeys(settings.bots):
        check_bot(name, settings, game)
    return game


def check_bot(name: str, settings: RunSettings, game: Game) -> None:
    """Made once before any match: a bot that cannot be made is told at once."""
    make = maker_of(name, settings.simulations)
    try:
        bot = make(game)
    except Impossible:
        raise
    except (Exception, SystemExit) as error:
        raise Impossible(f"'{name}': cannot be made: {reason(error)}") from None
    getattr(bot, "close", lambda: None)()
    for failure in getattr(bot, "failures", ()):  # of one in a process of its own
        raise Impossible(f"'{name}': does not start: {failure}")
    if not callable(getattr(bot, "choose", None)):
        raise Impossible(f"'{name}': is no bot: it has no method 'choose' (docs/bots.md)")


def about(game: Game) -> dict[str, Any]:
    return {"rules": game.version, "board": f"{game.board_name} {game.board_mark}"}
