"""What is killed in an experiment, and how it comes back."""

from __future__ import annotations

import os
import random
import signal
import time
from typing import Any, Protocol

from tests.kit.processes import worker_pids
from tests.kit.server_process import NO_LIMITS, ServerProcess

OPTIONS = tuple(word for limit in NO_LIMITS for word in ("--limit", limit))


class Victim(Protocol):
    def kill(self) -> None:
        """It is gone when this returns."""

    def restart(self) -> None:
        """Starts it; may return before it serves."""


class Server:
    """The whole server, which is one process."""

    def __init__(self, house: ServerProcess) -> None:
        self.house = house

    def kill(self) -> None:
        self.house.kill()

    def restart(self) -> None:
        self.house.start()


class Worker:
    """One process of several, any; the process that started it starts another."""

    def __init__(self, house: ServerProcess, dice: random.Random) -> None:
        self.house = house
        self.dice = dice

    def kill(self) -> None:
        assert self.house.process is not None
        while not (found := worker_pids(self.house.process.pid)):
            time.sleep(0.05)  # all of them were killed just now
        os.kill(self.dice.choice(found), signal.SIGKILL)

    def restart(self) -> None: ...


class Service:
    """PostgreSQL or Redis; the server goes on running."""

    def __init__(self, service: Any) -> None:
        self.service = service

    def kill(self) -> None:
        self.service.kill()

    def restart(self) -> None:
        self.service.start()
