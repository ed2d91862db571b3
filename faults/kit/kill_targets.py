"""The processes that an experiment kills, and how each comes back."""

from __future__ import annotations

import os
import random
import signal
import time
from typing import Any, Protocol

from tests.kit.servers.processes import worker_pids
from tests.kit.servers.server_process import NO_LIMITS, ServerProcess

OPTIONS = tuple(word for limit in NO_LIMITS for word in ("--limit", limit))


class KillTarget(Protocol):
    def kill(self) -> None:
        """Kill the process. It has ended when this returns."""

    def restart(self) -> None:
        """Start it again. It may not serve yet when this returns."""


class WholeServer:
    """A server of one process."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server

    def kill(self) -> None:
        self.server.kill()

    def restart(self) -> None:
        self.server.start()


class OneWorker:
    """A random worker of a server. The supervisor starts another one by itself."""

    def __init__(self, server: ServerProcess, dice: random.Random) -> None:
        self.server = server
        self.dice = dice

    def kill(self) -> None:
        while not (found := worker_pids(self.server.pid)):
            time.sleep(0.05)  # all workers have just been killed
        os.kill(self.dice.choice(found), signal.SIGKILL)

    def restart(self) -> None: ...


class BackingService:
    """PostgreSQL or Redis. The server keeps running."""

    def __init__(self, service: Any) -> None:
        self.service = service

    def kill(self) -> None:
        self.service.kill()

    def restart(self) -> None:
        self.service.start()
