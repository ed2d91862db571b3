"""Plays a bot of ours, or one of somebody's own in Python, on standard input and output, by docs/bot-protocol.md:

python -m pelagos.bots.process.bot_host LEVEL | MODULE:NAME | FILE.py:NAME  [--simulations K]
"""

from __future__ import annotations

import json
import os
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Callable, Iterable
from pathlib import Path
from time import monotonic, time
from typing import IO, Any

from librt.random import Random

from pelagos.bots.bot import Bot, Maker, Watcher
from pelagos.bots.bot_registry import maker_of
from pelagos.bots.process.bot_protocol import PROTOCOL, Views, line_of
from pelagos.core.game import Game, Impossible
from pelagos.core.record import entry_of
from pelagos.games import load


def serve(lines: Iterable[bytes], write: Callable[[bytes], object], make: Maker) -> None:
    """Answers message after message, until bye or the end of the input."""
    stream = iter(lines)
    first = next(stream, None)
    if first is None:
        return
    host = BotHost(game_of(json.loads(first)), make)
    write(line_of({"ready": True}))
    for line in stream:
        message = json.loads(line)
        if message["type"] == "bye":
            return
        answer = host.hear(message)
        if answer is not None:
            write(line_of(answer))


class BotHost:
    """One seat: the bot, and what it has seen last."""

    def __init__(self, game: Game, make: Maker) -> None:
        self.game = game
        self.make = make
        self.views = Views(game)
        self.bot: Bot = make(game)  # now, since what it loads is not to cost it time later
        self.is_fresh = True
        self.seats = 0
        self.last: Any = None

    def hear(self, message: dict[str, Any]) -> dict[str, Any] | None:
        view = self.views.read(message["view"])
        if message["type"] == "choose":
            return {"id": message["id"], "play": self.choose(view, message)}
        if message["type"] == "begin":
            self.begin(view)
        elif message["type"] == "watch":
            self.watch(message["entry"], view)
        return None

    def begin(self, view: Any) -> None:
        """A bot that has followed another story is of no use for this one."""
        if not self.is_fresh:
            self.bot = self.make(self.game)
        self.is_fresh = True
        self.seats = view.seats
        self.last = view

    def watch(self, words: str, view: Any) -> None:
        self.is_fresh = False
        if isinstance(self.bot, Watcher):
            self.bot.watch(self.last, entry_of(self.game, words, self.seats), view)
        self.last = view

    def choose(self, view: Any, message: dict[str, Any]) -> str:
        on_the_way = max(0.0, time() - message["sent"])  # a clock that was set back is no reason to think longer
        deadline = monotonic() + message["ms"] / 1000 - on_the_way
        legal = [self.game.read(words)[0] for words in message["legal"]]
        return self.game.write([self.bot.choose(view, legal, Random(message["seed"]), deadline)])


# ---- the game
def game_of(hello: dict[str, Any]) -> Game:
    """The game as it is played there: on its own board, or on that of the message."""
    if hello.get("protocol") != PROTOCOL:
        raise Impossible(f"this host speaks protocol {PROTOCOL}, not {hello.get('protocol')}")
    game = load(hello["game"])
    if game.board_mark != hello["board"]["mark"]:
        game = on_board(hello["game"], hello["board"]["file"])
    return game


def on_board(name: str, board: Any) -> Game:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "board.json")
        path.write_text(json.dumps(board), "utf-8")
        return load(name, str(path))


# ---- the bot
def own_output() -> IO[bytes]:
    """Standard output, for us alone: what a bot prints goes to standard error from now on."""
    ours = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    return ours


def run(spec: str, simulations: int) -> None:
    """Serves one bot until its input ends; says in one line what is wrong with the spec."""
    try:
        with own_output() as out:
            serve(sys.stdin.buffer, out.write, maker_of(spec, simulations))
    except Impossible as error:
        print(f"pelagos: {error}", file=sys.stderr)
        sys.exit(2)


def main() -> None:
    parser = ArgumentParser(
        prog="pelagos.bots.process.bot_host", description="Plays a bot on standard input and output."
    )
    parser.add_argument("bot", help="a level, MODULE:NAME or FILE.py:NAME")
    parser.add_argument("--simulations", type=int, default=0, help="for one that searches: how many, and no clock")
    given = parser.parse_args()
    run(given.bot, given.simulations)


if __name__ == "__main__":
    main()
