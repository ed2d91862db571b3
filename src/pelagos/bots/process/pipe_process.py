"""A child process that exchanges lines with us. No call blocks longer than its timeout, whatever the process does."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from contextlib import suppress
from math import ceil, inf
from pathlib import Path
from select import POLLIN, POLLOUT, poll
from subprocess import PIPE, Popen, TimeoutExpired
from time import monotonic
from typing import IO

from pelagos import registry

WATCHDOG = str(Path(__file__).with_name("watchdog.py"))
LONGEST_LINE = 10_000  # bytes of an answer
MAX_OUTPUT = 1_000_000  # bytes that the process may write between two questions
MAX_UNREAD = 50_000_000  # bytes buffered for a process that does not read its input
KEPT_ERRORS = 2_000  # bytes of standard error that are kept
CHUNK = 65_536
EXIT_SECONDS = 1.0  # at most, to learn how an ended process has ended
ENDED = "the process ended"
# The environment variables that a process gets: what programs need to run, but no secrets meant for other programs.
ENVIRONMENT = ("HOME", "LANG", "LC_ALL", "PATH", "PYTHONPATH", "TMPDIR", registry.VARIABLE)


class PipeBroken(Exception):
    """The process cannot be used any more. The message says why, for people."""


class PipeProcess:
    """One process, started through watchdog.py, which kills it when this process is gone."""

    def __init__(self, command: Sequence[str]) -> None:
        watchdog = [sys.executable, "-I", "-S", WATCHDOG, *command]
        kept = {name: os.environ[name] for name in ENVIRONMENT if name in os.environ}
        try:
            self.process = Popen(
                watchdog, bufsize=0, stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True, env=kept
            )
        except OSError as error:
            raise PipeBroken(f"could not be started: {error.strerror}") from None
        self.outgoing, self.incoming, self.errors = bytearray(), bytearray(), bytearray()
        self.questions = 0  # asked so far
        self.bytes_read = 0  # since the last question
        self.poll = poll()
        self.stdin, self.stdout, self.stderr = [pipe.fileno() for pipe in self.pipes()]
        for pipe in (self.stdin, self.stdout, self.stderr):
            os.set_blocking(pipe, False)
        self.poll.register(self.stdout, POLLIN)
        self.poll.register(self.stderr, POLLIN)

    def pipes(self) -> list[IO[bytes]]:
        return [pipe for pipe in (self.process.stdin, self.process.stdout, self.process.stderr) if pipe is not None]

    # ---- lines to the process
    def send(self, line: bytes) -> None:
        """Send what the pipe takes now; receive() sends the rest."""
        self.outgoing += line
        if len(self.outgoing) > MAX_UNREAD:
            raise PipeBroken(f"does not read its standard input: more than {MAX_UNREAD:,} bytes are waiting")
        self.flush()

    def ask(self, line: bytes) -> None:
        """Send a question. What the process writes counts from here."""
        self.questions += 1
        self.bytes_read = 0
        self.send(line)

    def flush(self) -> None:
        try:
            while self.outgoing:
                del self.outgoing[: os.write(self.stdin, self.outgoing[:CHUNK])]
        except BlockingIOError:
            self.poll.register(self.stdin, POLLOUT)
            return
        except OSError:  # its input is closed: receive() will tell whether it has ended
            self.outgoing.clear()
        with suppress(KeyError):
            self.poll.unregister(self.stdin)

    # ---- lines from the process
    def receive(self, until: float) -> bytes | None:
        """Return the next line without its line end, or None if none came before `until`."""
        is_late = False
        while (line := self.take_line()) is None and not is_late:
            left = until - monotonic()
            is_late = left <= 0  # even then, read once what has already arrived
            self.transfer(max(0.0, left))
        return line

    def take_line(self) -> bytes | None:
        line, end, rest = self.incoming.partition(b"\n")
        if len(line) > LONGEST_LINE:
            raise PipeBroken(f"wrote a line of more than {LONGEST_LINE:,} bytes; write only answers to standard output")
        if not end:
            return None
        self.incoming = rest
        return bytes(line)

    def transfer(self, seconds: float) -> None:
        """Wait up to `seconds` until a pipe is ready, then read and write whatever is possible."""
        for pipe, _ in self.poll.poll(ceil(seconds * 1000)):
            if pipe == self.stdin:
                self.flush()
            elif pipe == self.stderr:
                self.read_errors()
            else:
                self.read_output()

    def read_output(self) -> None:
        found = os.read(self.stdout, CHUNK)
        self.incoming += found
        self.bytes_read += len(found)
        if not found:
            raise PipeBroken(ENDED)
        if self.bytes_read > MAX_OUTPUT:
            raise PipeBroken(f"wrote more than {MAX_OUTPUT:,} bytes for one question; write one answer and wait")

    def read_errors(self) -> None:
        found = os.read(self.stderr, CHUNK)
        self.errors = (self.errors + found)[-KEPT_ERRORS:]
        if not found:
            with suppress(KeyError):  # already unregistered when close() calls this again
                self.poll.unregister(self.stderr)

    # ---- the end of the process
    def kill(self) -> None:
        """Kill the process and everything it started. Any thread may do this; receive() then raises PipeBroken."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)

    def close(self, seconds: float = 0.0) -> None:
        """Kill the process after up to `seconds` for it to exit by itself, and close its pipes."""
        with suppress(OSError):
            self.pipes()[0].close()
        with suppress(TimeoutExpired):
            self.process.wait(max(0.0, seconds))
        self.kill()
        self.process.wait()
        with suppress(OSError):
            self.read_errors()
        for pipe in self.pipes():
            pipe.close()

    def end(self, why: str, until: float = inf) -> str:
        """Close after a failure. Return the end of standard error, in which watchdog.py writes how a process ended."""
        self.close(min(EXIT_SECONDS, until - monotonic()) if why == ENDED else 0.0)
        return self.errors.decode("utf-8", "replace").strip()
