"""A process and lines to and from it. Nothing here waits longer than it is told, whatever the process does."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from math import ceil
from pathlib import Path
from select import POLLIN, POLLOUT, poll
from subprocess import PIPE, Popen, TimeoutExpired
from time import monotonic
from typing import IO

WATCHDOG = str(Path(__file__).with_name("watchdog.py"))
LONGEST_LINE = 10_000  # bytes of an answer
MOST_HEARD = 1_000_000  # bytes between two questions
MOST_UNREAD = 50_000_000  # bytes that wait for a process that does not read
KEPT_ERRORS = 2_000  # bytes of its last words
CHUNK = 65_536
BYE_SECONDS = 0.5  # for it to leave by itself
ENDED = "ended"
# What a process gets of our environment: what programs need to run, and no secret that lies there for others.
ENVIRONMENT = ("HOME", "LANG", "LC_ALL", "PATH", "PYTHONPATH", "TMPDIR")


class PipeBroken(Exception):
    """The process cannot go on: what it has done, for people."""


class PipeProcess:
    """One process, started by a leash that ends it when we are gone."""

    def __init__(self, command: Sequence[str]) -> None:
        watchdog = [sys.executable, "-I", "-S", WATCHDOG, *command]
        kept = {name: os.environ[name] for name in ENVIRONMENT if name in os.environ}
        try:
            self.process = Popen(
                watchdog, bufsize=0, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True, env=kept
            )
        except OSError as error:
            raise PipeBroken(f"cannot be started: {error.strerror}") from None
        self.begun = monotonic()
        self.outgoing = bytearray()
        self.incoming = bytearray()
        self.errors = bytearray()
        self.heard = 0
        self.poll = poll()
        self.stdin, self.stdout, self.stderr = [pipe.fileno() for pipe in self.pipes()]
        for pipe in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(pipe, False)
        self.poll.register(self.stdout, POLLIN)
        self.poll.register(self.stderr, POLLIN)

    def pipes(self) -> list[IO[bytes]]:
        return [pipe for pipe in (self.process.stdin, self.process.stdout, self.process.stderr) if pipe is not None]

    # ---- lines to it
    def send(self, line: bytes) -> None:
        """Sends what can be sent now; the rest waits for receive()."""
        self.outgoing += line
        if len(self.outgoing) > MOST_UNREAD:
            raise PipeBroken("does not read what it is told")
        self.flush()

    def flush(self) -> None:
        try:
            while self.outgoing:
                del self.outgoing[: os.write(self.stdin, self.outgoing[:CHUNK])]
        except BlockingIOError:
            self.poll.register(self.stdin, POLLOUT)
        except OSError:
            raise PipeBroken(ENDED) from None
        else:
            with suppress(KeyError):
                self.poll.unregister(self.stdin)

    # ---- lines from it
    def receive(self, until: float) -> bytes | None:
        """The next line, without its end; None when the time is up."""
        is_late = False
        while (line := self.take_line()) is None and not is_late:
            left = until - monotonic()
            is_late = left <= 0  # what has come is still looked at
            self.attend(max(0.0, left))
        return line

    def take_line(self) -> bytes | None:
        line, end, rest = self.incoming.partition(b"\n")
        if len(line) > LONGEST_LINE:
            raise PipeBroken(f"wrote a line of more than {LONGEST_LINE:,} bytes")
        if not end:
            return None
        self.incoming = rest
        return bytes(line)

    def attend(self, seconds: float) -> None:
        """Reads and writes what can be; waits so long for something to do."""
        for pipe, _ in self.poll.poll(ceil(seconds * 1000)):
            if pipe == self.stdin:
                self.flush()
            elif pipe == self.stderr:
                self.hear_errors()
            else:
                self.hear()

    def hear(self) -> None:
        found = os.read(self.stdout, CHUNK)
        self.incoming += found
        self.heard += len(found)
        if not found:
            raise PipeBroken(ENDED)
        if self.heard > MOST_HEARD:
            raise PipeBroken(f"wrote more than {MOST_HEARD:,} bytes in one go")

    def hear_errors(self) -> None:
        found = os.read(self.stderr, CHUNK)
        self.errors = (self.errors + found)[-KEPT_ERRORS:]
        if not found:
            with suppress(KeyError):  # close() looks once more
                self.poll.unregister(self.stderr)

    # ---- its end
    def last_words(self) -> str:
        """What it wrote to its standard error last, and how it ended."""
        return self.errors.decode("utf-8", "replace").strip()

    def say_bye(self, line: bytes) -> None:
        with suppress(PipeBroken):
            self.send(line)
        self.close(BYE_SECONDS)

    def close(self, seconds: float) -> None:
        """Ends it, and all that it has started; so many seconds are given to leave by itself."""
        with suppress(OSError):
            self.pipes()[0].close()
        with suppress(TimeoutExpired):
            self.process.wait(max(0.0, seconds))
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        with suppress(OSError):
            self.hear_errors()
        for pipe in self.pipes():
            pipe.close()
