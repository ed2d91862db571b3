"""Runs Python bots (a level, or a class of the user's) behind the bot protocol on standard input and output. See
docs/reference/bot-protocol.md.

python -m pelagos.bots.process.bot_host [LEVEL | MODULE:NAME | FILE.py:NAME]  [--simulations K]

Without the name of a bot, each match names the level that plays it: this is the program of a server's bot processes.
"""

from __future__ import annotations

import json
import os
import sys
from argparse import ArgumentParser
from collections.abc import Callable, Iterable
from functools import partial
from time import monotonic, time
from typing import IO, Any

import msgspec
from librt.random import Random

from pelagos.bots import bot_of
from pelagos.bots.bot import Bot, Watcher
from pelagos.bots.bot_registry import describe_error, maker_of
from pelagos.bots.hint import best_moves
from pelagos.bots.olympian import Olympian
from pelagos.bots.process.bot_protocol import PROTOCOL, Views, line_of
from pelagos.bots.searcher import Search, Searcher
from pelagos.core.game import Game, InvalidInput
from pelagos.core.record import entry_of
from pelagos.games import load

MAX_GAMES = 16  # boards kept in memory

MakeBot = Callable[[str, Game], Bot]  # from the name in `hello`, or "" if there is none


def serve(lines: Iterable[bytes], write: Callable[[bytes], object], make: MakeBot) -> None:
    """Answer messages until `bye` or the end of the input."""
    host = BotHost(make)
    for line in lines:
        message = msgspec.json.decode(line)
        if message["type"] == "bye" and "match" not in message:
            return
        answer = host.answer(message)
        if answer is not None:
            write(line_of(answer))


class BotHost:
    """The matches that are played in this process: one, unless messages name a `match`."""

    def __init__(self, make: MakeBot) -> None:
        self.make = make
        self.games: dict[tuple[str, str, str], HostedGame] = {}  # by name, board and variant
        self.seats: dict[Any, HostedSeat] = {}  # by match

    def answer(self, message: dict[str, Any]) -> dict[str, Any] | None:
        """Carry out a message. The failure of a bot is an answer, so that it does not end the other bots."""
        try:
            return self.handle(**message)
        except Exception as error:
            return {"id": message.get("id", 0), "error": describe_error(error)}

    def handle(self, type: str, match: Any = None, **message: Any) -> dict[str, Any] | None:
        if type == "hello":
            self.seats[match] = seat = self.hello(message)
            return {"ready": True, "watches": isinstance(seat.bot, Watcher)}
        if type == "choose":
            return {"id": message["id"], "play": self.seats[match].choose(message)}
        if type == "hint":
            return {"id": message["id"], "play": self.seats[match].hint(message)}
        if type == "begin":
            self.seats[match].begin(message["view"])
        elif type == "watch":
            self.seats[match].watch(message["entry"], message["view"])
        elif type == "bye":
            self.seats.pop(match, None)
        return None

    def hello(self, message: dict[str, Any]) -> HostedSeat:
        key = message["game"], message["board"]["mark"], message.get("variant", "")
        hosted = self.games.pop(key, None) or HostedGame(game_of(message), self.make)
        self.games[key] = hosted  # as the last one used
        if len(self.games) > MAX_GAMES:
            del self.games[next(iter(self.games))]
        return HostedSeat(hosted, message.get("bot", ""))


class HostedGame:
    """A game on its board, with what all of its bots share."""

    def __init__(self, game: Game, make: MakeBot) -> None:
        self.game = game
        self.make = make
        self.views = Views(game)
        self.searches: dict[str, Search] = {}  # by level; each takes megabytes and keeps nothing between decisions

    def new_bot(self, name: str) -> Bot:
        made = self.make(name, self.game)
        if isinstance(made, Searcher):
            made.search = self.searches.setdefault(name, made.search)
        return made


class HostedSeat:
    """A bot and the last view that its seat has seen."""

    def __init__(self, hosted: HostedGame, name: str) -> None:
        self.game = hosted.game
        self.read = hosted.views.read
        self.new_bot = partial(hosted.new_bot, name)
        self.bot = self.new_bot()  # made before `ready`, so that loading does not count as thinking time
        self.is_unused = True  # the bot has not followed any game yet
        self.last_view: Any = None
        self.failure: Exception | None = None  # of watch(), reported at the next question

    def begin(self, view: Any) -> None:
        """Start a game. A bot that has followed another game is replaced by a new one."""
        if not self.is_unused:
            self.bot = self.new_bot()
        self.is_unused, self.failure, self.last_view = True, None, self.read(view)

    def watch(self, words: str, view: Any) -> None:
        self.is_unused = False
        before, self.last_view = self.last_view, self.read(view)
        if not isinstance(self.bot, Watcher) or self.failure is not None:
            return
        try:
            self.bot.watch(before, entry_of(self.game, words, before.seats), self.last_view)
        except Exception as error:
            self.failure = error

    def choose(self, message: dict[str, Any]) -> str:
        if self.failure is not None:
            raise self.failure
        now = time()
        delay = max(0.0, now - message.get("sent", now))  # at least 0, in case the system clock was set back
        deadline = monotonic() + message["ms"] / 1000 - delay
        legal = [self.game.read(words)[0] for words in message["legal"]]
        action = self.bot.choose(self.read(message["view"]), legal, Random(message["seed"]), deadline)
        return self.game.write([action])

    def hint(self, message: dict[str, Any]) -> str:
        """Return the moves that the bot would make, the best first."""
        if self.failure is not None:
            raise self.failure
        assert isinstance(self.bot, Olympian), "only the olympian gives hints"
        deadline = monotonic() + message["ms"] / 1000
        moves = best_moves(self.bot, self.game, self.read(message["view"]), Random(message["seed"]), deadline)
        return "; ".join(self.game.write(move) for move in moves)


# ---- the game
def game_of(hello: dict[str, Any]) -> Game:
    """Load the game named in `hello`, in its variant, with the board in the message if it is not the built-in board."""
    if hello.get("protocol") != PROTOCOL:
        raise InvalidInput(f"this host speaks protocol {PROTOCOL}, not {hello.get('protocol')}")
    game = load(hello["game"])
    if game.board_mark != hello["board"]["mark"]:
        game = game.on_board(json.dumps(hello["board"]["file"]))
    return game.in_variant(hello["variant"]) if hello.get("variant") else game


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
            make = maker_of(spec, simulations)
            serve(sys.stdin.buffer, out.write, lambda name, game: make(game))
    except InvalidInput as error:
        print(f"pelagos: {error}", file=sys.stderr)
        sys.exit(2)


def run_named(make: MakeBot = bot_of) -> None:
    """Serve the bots that the messages name, until the input ends."""
    with own_output() as out:
        serve(sys.stdin.buffer, out.write, make)


def main() -> None:
    parser = ArgumentParser(prog="pelagos.bots.process.bot_host", description="Run bots on standard input and output.")
    parser.add_argument("bot", nargs="?", help="a level, MODULE:NAME or FILE.py:NAME; if none, messages name levels")
    parser.add_argument("--simulations", type=int, default=0, help="simulations per decision, instead of the clock")
    given = parser.parse_args()
    if given.bot is None:
        run_named()
    else:
        run(given.bot, given.simulations)


if __name__ == "__main__":
    main()
