"""A bot in a process of its own, written in any language. Whatever it does, its seat answers legally and in time: where
the process does not, a default is played, and the failure is noted. docs/bot-protocol.md says what is spoken."""

from __future__ import annotations

import json
import shlex
import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from time import monotonic
from typing import Any

from librt.random import Random

from pelagos.bots.fallback import default_action
from pelagos.bots.process import bot_protocol
from pelagos.bots.process.pipe_process import ENDED, PipeBroken, PipeProcess
from pelagos.core.game import Entry, Game, Impossible, View

START = 10.0  # seconds until it must be ready
PATIENCE = 1.0  # seconds of silence after a deadline until it is taken to hang
RESTARTS = 3
LONGEST = 60.0  # seconds for a decision that has no deadline
ON_THE_WAY = 0.1  # the part of its time that is kept for the way there and back,
MOST_ON_THE_WAY = 0.005  # but no more seconds than this
LAST_WORDS = 1.0  # seconds, if there is time, to learn how a process has ended
SHOWN = 60  # characters of a wrong answer
GIVEN_UP = "has failed too often and is not started again"


@dataclass(frozen=True)
class Failure:
    """What a process did wrong, at which of its decisions, counted from 1; 0 before the first."""

    decision: int
    what: str
    words: str = ""  # what it wrote to its standard error last

    def __str__(self) -> str:
        said = f" (its last words: {self.words.splitlines()[-1]})" if self.words else ""
        return f"decision {self.decision}: {self.what}{said}"


class Unanswered(Exception):
    """No answer, but the process may still come round."""


class ProcessBot:
    """Starts the command and waits until it is ready, so that no start is counted as thinking. To be closed after the
    match; when we end without that, the process ends too."""

    def __init__(
        self,
        command: Sequence[str],
        game: Game,
        *,
        start: float = START,
        patience: float = PATIENCE,
        restarts: int = RESTARTS,
    ) -> None:
        if not command or shutil.which(command[0]) is None:
            raise Impossible(f"there is no program '{command[0] if command else ''}' to run as a bot")
        self.command = tuple(command)
        self.game = game
        self.start = start
        self.patience = patience
        self.starts_left = 1 + restarts
        self.failures: list[Failure] = []
        self.defaults = 0  # decisions that were made for it
        self.decision = 0
        self.child: PipeProcess | None = None
        self.is_ready = False
        self.silent_since: float | None = None  # the first deadline since which nothing came
        self.last: View | None = None  # what it was told last of the table
        self.story: list[bytes] = []  # all it was told, for the next process
        self.wait_until_ready()

    # ---- as a bot
    def choose(self, view: View, legal: Sequence[int], random: Random, deadline: float) -> int:
        """Its answer, or the default at the deadline. Draws one number, whatever happens."""
        self.decision += 1
        seed = int(random.randrange(bot_protocol.SEEDS))
        try:
            return self.ask(view, legal, seed, min(deadline, monotonic() + LONGEST))
        except Unanswered as error:
            self.note(str(error))
        except PipeBroken as error:
            self.end(str(error), deadline)
        self.defaults += 1
        return default_action(self.game, view, legal)

    def watch(self, before: View, entry: Entry, after: View) -> None:
        if self.last != before:
            self.begin(before)
        self.last = after
        self.tell(bot_protocol.watch(self.game, entry, after))

    # ---- telling
    def begin(self, view: View) -> None:
        """A story begins: a new game, or one that it has not followed."""
        self.last = view
        self.story.clear()
        self.tell(bot_protocol.begin(view))

    def tell(self, line: bytes) -> None:
        self.story.append(line)
        try:
            if self.child is None:
                self.run()
            else:
                self.child.send(line)
        except PipeBroken as error:
            self.end(str(error))

    # ---- asking
    def ask(self, view: View, legal: Sequence[int], seed: int, deadline: float) -> int:
        if self.last is None or (self.last.who, self.last.seats) != (view.who, view.seats):
            self.begin(view)
        child = self.ready(deadline)
        words = {self.game.write([action]): action for action in legal}
        seconds = deadline - monotonic()
        told = seconds - min(MOST_ON_THE_WAY, seconds * ON_THE_WAY)
        child.heard = 0
        child.send(bot_protocol.choose(self.decision, list(words), seed, told, view))
        while (line := child.receive(deadline)) is not None:
            self.silent_since = None
            number, play = answer_in(line)
            if number > self.decision:
                raise PipeBroken(f"answered question {number} and was asked question {self.decision}")
            if number == self.decision and play not in words:
                raise PipeBroken(f"answered '{play[:SHOWN]}', which is not among its legal choices")
            if number == self.decision:
                return words[play]
        raise self.late(f"had no answer after {seconds * 1000:.0f} ms", deadline)

    def late(self, what: str, deadline: float) -> Exception:
        """The first time a process is late it may go on; once it is silent for too long it is taken to hang."""
        if self.silent_since is None:
            self.silent_since = deadline
        if monotonic() - self.silent_since >= self.patience:
            return PipeBroken(f"{what} and seems to hang")
        return Unanswered(what)

    def ready(self, until: float) -> PipeProcess:
        """The process, once it has said that it is ready."""
        if self.child is None:
            self.run()
        child = self.child
        if child is None:
            raise Unanswered(GIVEN_UP)
        if not self.is_ready:
            line = child.receive(min(until, child.begun + self.start))
            if line is None and monotonic() >= child.begun + self.start:
                raise PipeBroken(f"was not ready after {self.start:g} seconds")
            if line is None:
                raise Unanswered("is still starting")
            check_ready(line)
            self.is_ready = True
        return child

    # ---- beginning and ending
    def run(self) -> None:
        """Starts a process, if one may still be started, and tells it the story so far."""
        if self.starts_left == 0:
            return
        self.starts_left -= 1
        self.is_ready = False
        self.silent_since = None
        self.child = PipeProcess(self.command)
        self.child.send(bot_protocol.hello(self.game) + b"".join(self.story))

    def wait_until_ready(self) -> None:
        try:
            self.ready(inf)
        except PipeBroken as error:
            self.end(str(error))

    def end(self, what: str, until: float = inf) -> None:
        """Ends the process for what it did. The next is started when there is something to tell it."""
        words = ""
        if self.child is not None:
            self.child.close(min(LAST_WORDS, until - monotonic()) if what == ENDED else 0.0)
            words = self.child.last_words()
        self.child = None
        self.note(what, words)

    def note(self, what: str, words: str = "") -> None:
        """Once is enough for the last thing that is to be said of it."""
        if what != GIVEN_UP or not self.failures or self.failures[-1].what != GIVEN_UP:
            self.failures.append(Failure(self.decision, what, words))

    def close(self) -> None:
        """The match is over: the process may leave by itself, and is ended if it does not."""
        self.starts_left = 0
        if self.child is not None:
            self.child.say_bye(bot_protocol.BYE)
            self.child = None

    def __enter__(self) -> ProcessBot:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


# ---- what comes from a process
def answer_in(line: bytes) -> tuple[int, str]:
    """The number of the question and the words of the answer."""
    found = data_in(line)
    number, play = found.get("id"), found.get("play")
    if not isinstance(number, int) or not isinstance(play, str):
        raise PipeBroken(f"""wrote {shown(line)} and not an answer like {{"id": 7, "play": "pass"}}""")
    return number, play


def check_ready(line: bytes) -> None:
    if "ready" not in data_in(line):
        raise PipeBroken(f"""wrote {shown(line)} and not first of all {{"ready": true}}""")


def data_in(line: bytes) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        raise PipeBroken(f"wrote {shown(line)}, which is no JSON") from None
    return found if isinstance(found, dict) else {}


def shown(line: bytes) -> str:
    return repr(line.decode("utf-8", "replace")[:SHOWN])


# ---- commands
def hosted(level: str, simulations: int = 0) -> list[str]:
    """The command that plays one of our levels, or a class of somebody's own (host.py), in a process of its own."""
    budget = ["--simulations", str(simulations)] if simulations else []
    return [sys.executable, "-m", "pelagos.bots.process.bot_host", level, *budget]


def command_of(text: str) -> list[str]:
    """The words of a command line, as a shell would part them; no shell is asked."""
    try:
        return shlex.split(text)
    except ValueError as error:
        raise Impossible(f"'{text}' is no command: {error}") from None
