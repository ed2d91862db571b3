"""The program of a bot process: `python -m pelagos.server.bots.bot_worker`.

Each input line is a request, each output line its answer. The program knows bots by number and nothing about tables.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache
from time import monotonic
from typing import Any

from librt.random import Random

from pelagos.bots import Bot, bot_of
from pelagos.bots.bot import Watcher
from pelagos.bots.bot_registry import describe_error
from pelagos.bots.process.bot_host import game_of, own_output
from pelagos.bots.process.bot_protocol import Views, line_of
from pelagos.bots.searcher import Search, Searcher
from pelagos.core.game import Entry, Game

MAX_GAMES = 16  # boards kept in memory
NICE = 10  # the server's own processes come first

MakeBot = Callable[[str, Game], Bot]  # the bot of a level


class SharedGame:
    """A game on its board, with what all of its bots share."""

    def __init__(self, hello: str) -> None:
        self.game = game_of(json.loads(hello))
        self.views = Views(self.game)
        self.searches: dict[str, Search] = {}  # by level; each takes megabytes and keeps nothing between decisions


@dataclass
class WorkerSeat:
    """A bot and the last view that its seat has seen."""

    bot: Bot
    views: Views
    last: Any = None

    def watch(self, seen: Iterable[Any]) -> None:
        assert isinstance(self.bot, Watcher)
        for before, (seat, actions, draws), after in seen:
            self.last = self.last if before is None else self.views.read(before)
            now = self.views.read(after)
            self.bot.watch(self.last, Entry(seat, tuple(actions), tuple([(w, a) for w, a in draws])), now)
            self.last = now

    def choose(self, view: Any, legal: list[int], seed: int, seconds: float) -> int:
        return self.bot.choose(self.views.read(view), legal, Random(seed), monotonic() + seconds)


class BotWorker:
    def __init__(self, make: MakeBot) -> None:
        self.make = make
        self.shared_game = lru_cache(MAX_GAMES)(SharedGame)
        self.seats: dict[int, WorkerSeat] = {}

    def answer(self, line: bytes) -> bytes:
        try:
            return line_of(self.carry_out(**json.loads(line)))
        except Exception as error:  # a bot's failure must not end the other bots
            return line_of({"failed": describe_error(error)})

    def carry_out(self, do: str, bot: int, **given: Any) -> dict[str, Any]:
        if do == "forget":
            self.seats.pop(bot, None)
            return {}
        if do == "meet":
            return {"watches": self.meet(bot, **given)}
        if do == "watch":
            self.seats[bot].watch(**given)
            return {}
        return {"play": self.seats[bot].choose(**given)}

    def meet(self, bot: int, game: str, level: str) -> bool:
        """Make a bot; return whether it wants to be shown every entry."""
        shared = self.shared_game(game)
        made = self.make(level, shared.game)
        if isinstance(made, Searcher):
            made.search = shared.searches.setdefault(level, made.search)
        self.seats[bot] = WorkerSeat(made, shared.views)
        return isinstance(made, Watcher)


def main(make: MakeBot = bot_of) -> None:
    """Answer requests until stdin ends."""
    if hasattr(os, "nice"):
        os.nice(NICE)
    worker = BotWorker(make)
    with own_output() as out:
        out.write(line_of({"pid": os.getpid()}))
        for line in sys.stdin.buffer:
            out.write(worker.answer(line))


if __name__ == "__main__":
    main()
