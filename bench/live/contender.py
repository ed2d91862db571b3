"""Tables that play one move after another, and the server they play on."""

import asyncio
import os
import signal
import socket
import subprocess
from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from live.websocket import Socket

SEATS = 4
QUIET = 20.0  # seconds for the last moves of a slice
TOGETHER = 20  # tables that open at once
RESERVE = 200  # tables that wait, so that no game has to begin in the measured time
START = 30.0  # seconds for a server to begin


class Stuck(Exception):
    """The server does not do what it should: no figure."""


@dataclass
class Slice:
    """What one stretch of time gave."""

    rate: float  # moves a second
    times: list[float]  # seconds from sending a move to the last of four seats having seen it, ascending
    server: float  # processor seconds a second, its child processes included
    generator: float  # the same of this process
    size: float  # bytes of an update

    def at(self, share: float) -> float:
        return self.times[int(share * (len(self.times) - 1))]


class Table(ABC):
    """Four sockets at one table. A server's own table says how to send a move, calls `seen` for each seat, and `over`
    when the game is."""

    def __init__(self, contender: "Contender") -> None:
        self.contender = contender
        self.sockets: list[Socket] = []
        self.ready = False  # a game is on
        self.unseen = 0
        self.begun = 0.0
        self.moves = 0
        self.renewing: asyncio.Task[None] | None = None

    @abstractmethod
    async def open(self) -> None:
        """Sits down, for the first game."""

    @abstractmethod
    async def renew(self) -> None:
        """A new game, until a move can be made."""

    @abstractmethod
    def send_move(self) -> None: ...

    def play(self) -> None:
        """The next move, unless it is another's turn to be measured."""
        if self.contender.running and self.ready:
            self.unseen = SEATS
            self.begun = perf_counter()
            self.send_move()

    def seen(self, size: int) -> bool:
        """One seat has seen the move; true when it was the last of four."""
        self.unseen -= 1
        self.contender.bytes += size
        if self.unseen:
            return False
        self.contender.times.append(perf_counter() - self.begun)
        self.moves += 1
        return True

    def over(self) -> None:
        """Another table goes on in its place. Only if none is left, a game begins in the measured time."""
        self.ready = False
        if self.contender.reserve:
            self.contender.reserve.pop().play()
        elif self.contender.running:
            self.contender.short += 1
            self.renewing = asyncio.create_task(self.renew_and_play())
            self.renewing.add_done_callback(lambda task: task.result())  # a failure is heard of

    async def renew_and_play(self) -> None:
        await self.renew()
        self.play()


@dataclass
class Contender:
    """A server in a process of its own, and its tables."""

    name: str
    playing: int = 0  # tables at a time
    tables: list[Table] = field(default_factory=list)
    reserve: list[Table] = field(default_factory=list)  # for those whose game is over
    short: int = 0  # games that began in the measured time
    times: list[float] = field(default_factory=list)
    bytes: int = 0
    running: bool = False
    pid: int = 0
    runs_on: str = ""
    slices: list[Slice] = field(default_factory=list)

    async def open(self) -> None:
        """All tables, some at a time."""
        for some in together(self.tables):
            await asyncio.gather(*(table.open() for table in some))

    def close(self) -> None:
        for table in self.tables:
            for each in table.sockets:
                each.close()

    async def measure(self, warm_up: float, seconds: float, failures: list[str]) -> None:
        for some in together([table for table in self.tables if not table.ready]):
            await asyncio.gather(*(table.renew() for table in some))
        first, self.reserve = self.tables[: self.playing], self.tables[self.playing :]
        self.running = True
        for table in self.tables:
            table.moves = 0
        for table in first:
            table.play()
        await asyncio.sleep(warm_up)
        self.times, self.bytes = [], 0
        begun, server, generator = perf_counter(), processor_time(self.pid), process_time()
        await asyncio.sleep(seconds)
        spent = perf_counter() - begun
        server, generator = processor_time(self.pid) - server, process_time() - generator
        times, size = sorted(self.times), self.bytes
        self.running = False
        await self.quiet(first, failures)
        found = Slice(len(times) / spent, times, server / spent, generator / spent, size / len(times) / SEATS)
        self.slices.append(found)

    async def quiet(self, first: list[Table], failures: list[str]) -> None:
        """Wait until every move is seen: a table that hangs is no figure, and must not burden the other server."""
        until = perf_counter() + QUIET
        while any(table.unseen for table in self.tables):
            if failures or perf_counter() > until:
                stuck = sum(table.unseen > 0 for table in self.tables)
                raise Stuck(f"{self.name}: {stuck} tables wait for a move. {' '.join(failures[:1])}")
            await asyncio.sleep(0.01)
        while any(table.renewing and not table.renewing.done() for table in self.tables):
            await asyncio.sleep(0.01)
        if failures or any(table.moves == 0 for table in first):
            raise Stuck(f"{self.name}: a table made no move at all. {' '.join(failures[:1])}")


def together(tables: list[Table]) -> list[list[Table]]:
    return [tables[at : at + TOGETHER] for at in range(0, len(tables), TOGETHER)]


def processor_time(pid: int) -> float:
    """Seconds that a process and its children have used; 0 where the system does not tell."""
    try:
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(processor_time(int(child)) for child in children)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


async def listening(process: "subprocess.Popen[Any]", port: int, log: Path) -> None:
    """Wait until somebody answers at the port; what the process said when it did not come to that."""
    until = perf_counter() + START
    while perf_counter() < until and process.poll() is None:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
            continue
        writer.close()
        return
    said = log.read_text(errors="replace")[-2000:]
    raise Stuck(f"the server did not start: {process.args!r}\n{said}")


def end(process: "subprocess.Popen[Any]") -> None:
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
