"""A bot in a process of its own, written in any language. Its seat always answers legally and in time: where the
process does not, a default is played and the failure is recorded.
docs/reference/bot-protocol.md describes the protocol."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf
from time import monotonic

from librt.random import Random

from pelagos.bots.bot import SeenEntry
from pelagos.bots.fallback import default_action
from pelagos.bots.process import bot_protocol
from pelagos.bots.process.pipe_process import PipeBroken, PipeProcess
from pelagos.bots.process.process_seat import START, ProcessSeat, Unanswered
from pelagos.core.game import Entry, Game, InvalidInput, View

PATIENCE = 1.0  # seconds of silence after a deadline until the process counts as hanging
RESTARTS = 3
NO_DEADLINE_SECONDS = 60.0  # for a decision that has no deadline
TRANSFER_SHARE = 0.1  # the part of the time that is reserved for sending the question and the answer
BYE_SECONDS = 0.5  # time to exit after `bye`
MAX_TRANSFER = 0.005  # seconds; the most that is reserved
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
        self.seat: ProcessSeat | None = None  # in the running process
        self.story: list[SeenEntry] = []  # of this game, to be shown again to the next process
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

    def ask(self, view: View, legal: Sequence[int], seed: int, deadline: float) -> int:
        seat = self.show_story(deadline)
        seconds = deadline - monotonic()
        seconds_to_think = seconds - min(MAX_TRANSFER, seconds * TRANSFER_SHARE)
        try:
            return seat.choose(view, legal, seed, seconds_to_think, deadline)
        except Unanswered as error:  # a late process may go on; one that is silent for too long hangs
            if monotonic() - seat.late_since < self.patience:
                raise
            raise PipeBroken(f"{error} and seems to hang") from None

    def watch(self, before: View, entry: Entry, after: View) -> None:
        if self.story and self.story[-1][2] != before:  # another game
            self.story.clear()
            if self.seat is not None:
                self.seat.shown = 0
        self.story.append((before, entry, after))
        try:
            self.show_story(0.0)
        except Unanswered:
            return  # shown later, or never
        except PipeBroken as error:
            self.stop(str(error))

    # ---- the process
    def show_story(self, until: float) -> ProcessSeat:
        """Return the seat, once its process is ready and has been shown the story. Start a process if there is none."""
        if self.seat is None:
            if self.starts_left == 0:
                raise Unanswered(GIVEN_UP)
            self.starts_left -= 1
            self.seat = ProcessSeat(PipeProcess(self.command), self.game, self.start)
        self.seat.wait_until_ready(until)
        self.seat.show(self.story)
        return self.seat

    def wait_until_ready(self) -> None:
        try:
            self.show_story(inf)
        except PipeBroken as error:
            self.stop(str(error))

    def stop(self, what: str, until: float = inf) -> None:
        """End the process because of a failure. The next one is started when there is something to send."""
        error_output = "" if self.seat is None else self.seat.process.end(what, until)
        self.seat = None
        self.record_failure(what, error_output)

    def record_failure(self, what: str, error_output: str = "") -> None:
        """Record a failure; GIVEN_UP, which repeats at every decision, only once."""
        if what != GIVEN_UP or not self.failures or self.failures[-1].what != GIVEN_UP:
            self.failures.append(Failure(self.decision, what, error_output))

    def close(self) -> None:
        """End the process after the match: ask it to exit, and kill it if it does not."""
        self.starts_left = 0
        if self.seat is not None:
            self.seat.say_bye()
            self.seat.process.close(BYE_SECONDS)
        self.seat = None

    def __enter__(self) -> ProcessBot:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


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
