"""A real server in a process of its own."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.kit.servers.processes import free_port

NO_LIMITS = (
    *("messages=1000000", "burst=1000000", "requests=1000000", "requests_burst=1000000"),
    *("people=1000000", "people_burst=1000000", "codes=1000000", "codes_burst=1000000"),
    *("asks=1000000", "asks_burst=1000000"),
    *("tables=1000000", "sockets=100000", "sockets_each=100000"),
)
PATIENCE = 30.0  # seconds after which something that has not happened counts as broken


class ServerProcess:
    """`pelagos serve`, started from the command line. As a context manager it starts and stops the server."""

    def __init__(self, store: str | Path, *options: str, port: int = 0, log: Path | None = None) -> None:
        self.store = str(store)
        self.port = port or free_port()
        self.options = options
        self.log = log or Path(os.devnull)
        self.process: subprocess.Popen[bytes] | None = None
        # Arguments of Python in front of `serve`: another module may plant a mistake and then run the server.
        self.program: tuple[str, ...] = ("-m", "pelagos")

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None, "the server has not been started"
        return self.process.pid

    def start(self, env: dict[str, str] | None = None) -> ServerProcess:
        """Start the process without waiting until it serves."""
        command = [sys.executable, *self.program, "serve", "--store", self.store, "--port", str(self.port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *self.options], stdout=log, stderr=log, env={**os.environ, **(env or {})}
            )
        return self

    def wait(self, patience: float = PATIENCE) -> ServerProcess:
        """Wait until the server answers. Raise RuntimeError with the end of its log if it does not."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(self.url + "/healthz", timeout=2).status_code == 200:
                    return self
            if self.process is not None and self.process.poll() is not None:
                raise RuntimeError(f"the server ended with {self.process.returncode}: {self.tail()}")
            time.sleep(0.02)
        raise RuntimeError(f"the server does not answer: {self.tail()}")

    def kill(self, how: int = signal.SIGKILL) -> None:
        """Kill the process but not its children, which must notice by themselves that it is gone."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()

    def stop(self) -> None:
        """Stop the server in order, or kill it after 20 seconds."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def tail(self) -> str:
        """Return the end of the server's log."""
        return self.log.read_text(errors="replace")[-2000:] if self.log.is_file() else ""

    def __enter__(self) -> ServerProcess:
        try:
            return self.start().wait()
        except BaseException:
            self.stop()
            raise

    def __exit__(self, error: type[BaseException] | None, *_: object) -> None:
        if error is not None and (words := self.tail()):  # the log file may be deleted with its folder
            print(f"the end of the server's log:\n{words}", file=sys.stderr)
        self.stop()
