"""A bot in a process of its own, written in any language. Its seat always answers legally and in time: where the
process does not, a default is played and the failure is recorded.
docs/reference/bot-protocol.md describes the protocol."""

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
from pelagos.core.game import Entry, Game, InvalidInput, View

START = 10.0  # seconds until the process must be ready
PATIENCE = 1.0  # seconds of silence after a deadline until the process counts as hanging
RESTARTS = 3
NO_DEADLINE_SECONDS = 60.0  # for a decision that has no deadline
TRANSFER_SHARE = 0.1  # the part of the time that is reserved for sending the question and the answer
MAX_TRANSFER = 0.005  # seconds; the most that is reserved
EXIT_SECONDS = 1.0  # at most, to learn how an ended process has ended
SHOWN = 60  # characters of a wrong answer that are quoted
GIVEN_UP = "has failed too often and is not started again"


@dataclass(frozen=True)
class Failure:
    """What a process did wrong, and at which decision (counted from 1; 0 before the first)."""

    decision: int
    what: str
    error_output: str = ""  # the end of its standard error

    def __str__(self) -> str:
        last = f" (last line of standard error: {self.error_output.splitlines()[-1]})" if self.error_output else ""
        return f"decision {self.decision}: {self.what}{last}"


class Unanswered(Exception):
    """There is no answer to this question, but the process may answer the next one."""


class ProcessBot:
    """A bot that runs `command`.

    The constructor waits until the process is ready, so that its start does not count as thinking time. Call close()
    after the match. If this process ends without that, the bot's process ends too.
    """

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
            raise InvalidInput(f"there is no program '{command[0] if command else ''}' to run as a bot")
        self.command = tuple(command)
        self.game = game
        self.start = start
        self.patience = patience
        self.starts_left = 1 + restarts
        self.failures: list[Failure] = []
        self.defaults = 0  # decisions for which the default was played
        self.decision = 0
        self.child: PipeProcess | None = None
        self.is_ready = False
        self.silent_since: float | None = None  # the first missed deadline since its last answer
        self.last_view: View | None = None  # the last view that was sent
        self.history: list[bytes] = []  # all lines about this game, to be sent again to the next process
        self.wait_until_ready()

    # ---- as a bot
    def choose(self, view: View, legal: Sequence[int], random: Random, deadline: float) -> int:
        """Return the process's answer, or the default at the deadline. Always draws exactly one random number."""
        self.decision += 1
        seed = int(random.randrange(bot_protocol.SEEDS))
        try:
            return self.ask(view, legal, seed, min(deadline, monotonic() + NO_DEADLINE_SECONDS))
        except Unanswered as error:
            self.record_failure(str(error))
        except PipeBroken as error:
            self.stop(str(error), deadline)
        self.defaults += 1
        return default_action(self.game, view, legal)

    def watch(self, before: View, entry: Entry, after: View) -> None:
        if self.last_view != before:
            self.begin(before)
        self.last_view = after
        self.send(bot_protocol.watch(self.game, entry, after))

    # ---- what the process is sent
    def begin(self, view: View) -> None:
        """Begin a game: a new one, or one that the process has not followed so far."""
        self.last_view = view
        self.history.clear()
        self.send(bot_protocol.begin(view))

    def send(self, line: bytes) -> None:
        self.history.append(line)
        try:
            if self.child is None:
                self.start_process()
            else:
                self.child.send(line)
        except PipeBroken as error:
            self.stop(str(error))

    # ---- questions
    def ask(self, view: View, legal: Sequence[int], seed: int, deadline: float) -> int:
        if self.last_view is None or (self.last_view.who, self.last_view.seats) != (view.who, view.seats):
            self.begin(view)
        child = self.ready_process(deadline)
        choices = {self.game.write([action]): action for action in legal}
        seconds = deadline - monotonic()
        seconds_to_think = seconds - min(MAX_TRANSFER, seconds * TRANSFER_SHARE)
        child.bytes_read = 0
        child.send(bot_protocol.choose(self.decision, list(choices), seed, seconds_to_think, view))
        while (line := child.receive(deadline)) is not None:
            self.silent_since = None
            number, play = parse_answer(line)
            if number > self.decision:
                raise PipeBroken(f"answered question {number} before it was asked: the question is {self.decision}")
            if number == self.decision and play not in choices:
                raise PipeBroken(f"answered '{play[:SHOWN]}', which is not a legal choice; send back one of `legal`")
            if number == self.decision:
                return choices[play]
        raise self.late_error(f"did not answer within {seconds * 1000:.0f} ms", deadline)

    def late_error(self, what: str, deadline: float) -> Exception:
        """Return the error for a missed deadline. A late process may go on; one that is silent for too long hangs."""
        if self.silent_since is None:
            self.silent_since = deadline
        if monotonic() - self.silent_since >= self.patience:
            return PipeBroken(f"{what} and seems to hang")
        return Unanswered(what)

    def ready_process(self, until: float) -> PipeProcess:
        """Return the process, started if there is none, once it has reported that it is ready."""
        if self.child is None:
            self.start_process()
        child = self.child
        if child is None:
            raise Unanswered(GIVEN_UP)
        if not self.is_ready:
            line = child.receive(min(until, child.started_at + self.start))
            if line is None and monotonic() >= child.started_at + self.start:
                raise PipeBroken(f"""was not ready: it did not write {{"ready": true}} within {self.start:g} seconds""")
            if line is None:
                raise Unanswered("is still starting")
            check_ready(line)
            self.is_ready = True
        return child

    # ---- start and end
    def start_process(self) -> None:
        """Start a process, unless the restarts are used up, and send it the game so far."""
        if self.starts_left == 0:
            return
        self.starts_left -= 1
        self.is_ready = False
        self.silent_since = None
        self.child = PipeProcess(self.command)
        self.child.send(bot_protocol.hello(self.game) + b"".join(self.history))

    def wait_until_ready(self) -> None:
        try:
            self.ready_process(inf)
        except PipeBroken as error:
            self.stop(str(error))

    def stop(self, what: str, until: float = inf) -> None:
        """End the process because of a failure. The next one is started when there is something to send."""
        error_output = ""
        if self.child is not None:
            self.child.close(min(EXIT_SECONDS, until - monotonic()) if what == ENDED else 0.0)
            error_output = self.child.error_output()
        self.child = None
        self.record_failure(what, error_output)

    def record_failure(self, what: str, error_output: str = "") -> None:
        """Record a failure; GIVEN_UP, which repeats at every decision, only once."""
        if what != GIVEN_UP or not self.failures or self.failures[-1].what != GIVEN_UP:
            self.failures.append(Failure(self.decision, what, error_output))

    def close(self) -> None:
        """End the process after the match: ask it to exit, and kill it if it does not."""
        self.starts_left = 0
        if self.child is not None:
            self.child.say_bye(bot_protocol.BYE)
            self.child = None

    def __enter__(self) -> ProcessBot:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


# ---- lines from a process
def parse_answer(line: bytes) -> tuple[int, str]:
    """Return the question's number and the answer's words."""
    found = parse_json(line)
    number, play = found.get("id"), found.get("play")
    if not isinstance(number, int) or not isinstance(play, str):
        raise PipeBroken(f"""wrote {quoted(line)} instead of an answer like {{"id": 7, "play": "pass"}}""")
    return number, play


def check_ready(line: bytes) -> None:
    if "ready" not in parse_json(line):
        raise PipeBroken(f"""wrote {quoted(line)} before {{"ready": true}}; write that line first""")


def parse_json(line: bytes) -> dict[str, Any]:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        raise PipeBroken(f"wrote {quoted(line)}, which is not JSON; write only answers to standard output") from None
    return found if isinstance(found, dict) else {}


def quoted(line: bytes) -> str:
    return repr(line.decode("utf-8", "replace")[:SHOWN])


# ---- commands
def host_command(level: str, simulations: int = 0) -> list[str]:
    """Return the command that runs a level, or a Python class of the user's, in a process of its own (bot_host.py)."""
    budget = ["--simulations", str(simulations)] if simulations else []
    return [sys.executable, "-m", "pelagos.bots.process.bot_host", level, *budget]


def command_of(text: str) -> list[str]:
    """Split a command line into words as a shell would; no shell is run."""
    try:
        return shlex.split(text)
    except ValueError as error:
        raise InvalidInput(f"'{text}' is not a valid command: {error}") from None
