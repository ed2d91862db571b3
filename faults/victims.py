"""What is killed in an experiment, and how it comes back."""

from __future__ import annotations

import os
import random
import signal
import time
from pathlib import Path
from typing import Any, Protocol

from house import NO_LIMITS, House

OPTIONS = tuple(word for limit in NO_LIMITS for word in ("--limit", limit))


class Victim(Protocol):
    def kill(self) -> None:
        """It is gone when this returns."""

    def restart(self) -> None:
        """Starts it; may return before it serves."""


class Server:
    """The whole server, which is one process."""

    def __init__(self, house: House) -> None:
        self.house = house

    def kill(self) -> None:
        self.house.kill()

    def restart(self) -> None:
        self.house.start()


class Worker:
    """One process of several, any; the process that started it starts another."""

    def __init__(self, house: House, dice: random.Random) -> None:
        self.house = house
        self.dice = dice

    def kill(self) -> None:
        assert self.house.process is not None
        while not (found := workers_of(self.house.process.pid)):
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


def workers_of(parent: int) -> list[int]:
    """Processes that serve: children of the one that was made ready to be forked."""
    ready = [child for child in children(parent) if b"forkserver" in Path(f"/proc/{child}/cmdline").read_bytes()]
    return [worker for each in ready for worker in children(each)]


def children(parent: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


def busy_seconds(process: int) -> float:
    """Processor time that a process has used; 0 when it is gone."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def rigged(house: House, mistake: str) -> House:
    """The same, with a mistake planted."""
    if mistake:
        house.program = (str(Path(__file__).with_name("planted.py")), mistake)
    return house
