"""Runs a Python bot (a level, or a class of the user's) behind the bot protocol on standard input and output. See
docs/reference/bot-protocol.md.

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
from pelagos.core.game import Game, InvalidInput
from pelagos.core.record import entry_of
from pelagos.games import load


def serve(lines: Iterable[bytes], write: Callable[[bytes], object], make: Maker) -> None:
    """Answer messages until `bye` or the end of the input."""
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
        answer = host.handle(message)
        if answer is not None:
            write(line_of(answer))


class BotHost:
    """One seat: the bot and the last view that it saw."""

    def __init__(self, game: Game, make: Maker) -> None:
        self.game = game
        self.make = make
        self.views = Views(game)
        self.bot: Bot = make(game)  # made before `ready`, so that loading does not count as thinking time
        self.is_unused = True  # the bot has not followed any game yet
        self.seats = 0
        self.last_view: Any = None

    def handle(self, message: dict[str, Any]) -> dict[str, Any] | None:
        view = self.views.read(message["view"])
        if message["type"] == "choose":
            return {"id": message["id"], "play": self.choose(view, message)}
        if message["type"] == "begin":
            self.begin(view)
        elif message["type"] == "watch":
            self.watch(message["entry"], view)
        return None

    def begin(self, view: Any) -> None:
        """Start a game. A bot that has followed another game is replaced by a new one."""
        if not self.is_unused:
            self.bot = self.make(self.game)
        self.is_unused = True
        self.seats = view.seats
        self.last_view = view

    def watch(self, words: str, view: Any) -> None:
        self.is_unused = False
        if isinstance(self.bot, Watcher):
            self.bot.watch(self.last_view, entry_of(self.game, words, self.seats), view)
        self.last_view = view

    def choose(self, view: Any, message: dict[str, Any]) -> str:
        delay = max(0.0, time() - message["sent"])  # at least 0, in case the system clock was set back
        deadline = monotonic() + message["ms"] / 1000 - delay
        legal = [self.game.read(words)[0] for words in message["legal"]]
        return self.game.write([self.bot.choose(view, legal, Random(message["seed"]), deadline)])


# ---- the game
def game_of(hello: dict[str, Any]) -> Game:
    """Load the game named in `hello`, with the board in the message if it is not the built-in board."""
    if hello.get("protocol") != PROTOCOL:
        raise InvalidInput(f"this host speaks protocol {PROTOCOL}, not {hello.get('protocol')}")
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
    """Return standard output for the protocol alone. From now on, whatever the bot prints goes to standard error."""
    output = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)
    return output


def run(spec: str, simulations: int) -> None:
    """Serve one bot until the input ends. If `spec` names no bot, print one line to standard error and exit with 2."""
    try:
        with own_output() as out:
            serve(sys.stdin.buffer, out.write, maker_of(spec, simulations))
    except InvalidInput as error:
        print(f"pelagos: {error}", file=sys.stderr)
        sys.exit(2)


def main() -> None:
    parser = ArgumentParser(prog="pelagos.bots.process.bot_host", description="Run a bot on standard input and output.")
    parser.add_argument("bot", help="a level, MODULE:NAME or FILE.py:NAME")
    parser.add_argument("--simulations", type=int, default=0, help="simulations per decision, instead of the clock")
    given = parser.parse_args()
    run(given.bot, given.simulations)


if __name__ == "__main__":
    main()
