"""A seat whose bot runs in a process: what the process is told about its match, and what it is asked.

docs/reference/bot-protocol.md describes the messages. In the arena each seat has a process to itself (process_bot.py);
on a server the bots of many tables share a few processes (server/bots/bot_pool.py). A process that fails is lost for
all of its seats.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from time import monotonic, time
from typing import Any

import msgspec

from pelagos.bots.bot import SeenEntry
from pelagos.bots.process import bot_protocol
from pelagos.bots.process.pipe_process import PipeBroken, PipeProcess
from pelagos.core.game import Game, View

START = 10.0  # seconds until a bot must be ready
SHOWN = 60  # characters of a wrong answer that are quoted


class BotFailed(PipeBroken):
    """The bot has failed, but not its process: other bots in it go on."""


class Unanswered(Exception):
    """There is no answer to this question, but the process may answer the next one."""


class ProcessSeat:
    """Says hello at once. `shared` are the fields `match` and `bot`, for a process that plays several matches."""

    def __init__(self, process: PipeProcess, game: Game, start: float = START, **shared: Any) -> None:
        self.process = process
        self.game = game
        self.start = start
        self.ready_by = monotonic() + start
        self.match = {"match": shared["match"]} if shared else {}  # in every message
        self.is_ready = False
        self.watches = True  # unless the bot says otherwise when it is ready
        self.shown = 0  # entries of the story
        self.last_view: View | None = None  # the view of the last entry shown, or at the beginning
        self.late_since = inf  # the first missed deadline since the last answer
        process.send(bot_protocol.hello(game, **shared))

    def wait_until_ready(self, until: float = inf) -> None:
        if self.is_ready:
            return
        line = self.process.receive(min(until, self.ready_by))
        if line is None and monotonic() >= self.ready_by:
            raise PipeBroken(f"""was not ready: it did not write {{"ready": true}} within {self.start:g} seconds""")
        if line is None:
            raise Unanswered("is still starting")
        self.watches = parse_ready(line)
        self.is_ready = True

    def show(self, story: Sequence[SeenEntry]) -> None:
        """Send the entries that the bot has not been sent yet, if it wants them."""
        while self.watches and self.shown < len(story):
            before, entry, after = story[self.shown]
            if before is not self.last_view and before != self.last_view:
                self.begin(before)
            self.process.send(bot_protocol.watch(self.game, entry, after, **self.match))
            self.last_view = after
            self.shown += 1

    def begin(self, view: View) -> None:
        """Begin a game: a new one, or one that the bot has not followed so far."""
        self.process.send(bot_protocol.begin(view, **self.match))
        self.last_view = view

    def choose(self, view: View, legal: Sequence[int], seed: int, seconds: float, until: float) -> int:
        """Give the bot `seconds` to think and return its answer. Wait for it until `until`.

        In a process to itself the time that the question takes to arrive counts, in a shared one it does not.
        """
        if self.last_view is None or (self.last_view.who, self.last_view.seats) != (view.who, view.seats):
            self.begin(view)
        choices = {self.game.write([action]): action for action in legal}
        number, more = self.process.questions + 1, self.match or {"sent": time()}
        self.process.ask(bot_protocol.choose(number, list(choices), seed, seconds, view, **more))
        play = self.answer(number, until)
        if play not in choices:
            raise BotFailed(f"answered '{play[:SHOWN]}', which is not a legal choice; send back one of `legal`")
        return choices[play]

    def hint(self, view: View, seed: int, seconds: float, until: float) -> list[str]:
        """Return the whole moves that the bot would make, the best first. Only hosts of ours answer this."""
        if self.last_view is None:
            self.begin(view)
        number = self.process.questions + 1
        self.process.ask(bot_protocol.hint(number, seed, seconds, view, **self.match))
        return self.answer(number, until).split("; ")

    def answer(self, number: int, until: float) -> str:
        """Return the answer to this question. Skip late answers to earlier ones."""
        asked_at = monotonic()
        while (line := self.process.receive(until)) is not None:
            self.late_since = inf
            answered, play = parse_answer(line)
            if answered > number:
                raise PipeBroken(f"answered question {answered} before it was asked: the question is {number}")
            if answered == number:
                return play
        self.late_since = min(self.late_since, until)
        raise Unanswered(f"did not answer within {(until - asked_at) * 1000:.0f} ms")

    def say_bye(self) -> None:
        self.process.send(bot_protocol.bye(**self.match))


# ---- lines from a process
def parse_ready(line: bytes) -> bool:
    """Return whether the bot wants to be shown every entry."""
    found = parse_json(line)
    if "ready" not in found:
        raise PipeBroken(f"""wrote {quoted(line)} before {{"ready": true}}; write that line first""")
    return found.get("watches") is not False


def parse_answer(line: bytes) -> tuple[int, str]:
    """Return the question's number and the answer's words."""
    found = parse_json(line)
    number, play = found.get("id"), found.get("play")
    if not isinstance(number, int) or not isinstance(play, str):
        raise PipeBroken(f"""wrote {quoted(line)} instead of an answer like {{"id": 7, "play": "pass"}}""")
    return number, play


def parse_json(line: bytes) -> dict[str, Any]:
    """Return the object of a line, {} for other JSON. Raise BotFailed if the bot reports an error."""
    try:
        found = msgspec.json.decode(line)
    except (ValueError, RecursionError):
        raise PipeBroken(f"wrote {quoted(line)}, which is not JSON; write only answers to standard output") from None
    if not isinstance(found, dict):
        return {}
    if "error" in found:
        raise BotFailed(f"failed: {found['error']}")
    return found


def quoted(line: bytes) -> str:
    return repr(line.decode("utf-8", "replace")[:SHOWN])
