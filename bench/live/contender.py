"""Tables that play one move after another, and the server that they play on."""

import os
import signal
import socket
import subprocess
import time
from abc import ABC, abstractmethod
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter, process_time
from typing import Any, NoReturn

from bench.live.loop import Loop
from bench.live.websocket import Socket, Stuck

SEATS = 4
ALL = (1 << SEATS) - 1  # a bit for each seat
LAST_MOVES = 20.0  # seconds for the last moves of a slice
OPEN_AT_ONCE = 20  # tables
START = 30.0  # seconds for a server to start


@dataclass
class Slice:
    """The figures of one slice of time."""

    rate: float  # moves a second
    times: list[float]  # seconds from sending a move to the last of four seats having seen it, ascending
    server: float  # processor seconds a second, with its child processes
    generator: float  # the same of this process
    size: float  # bytes of an update

    def at(self, share: float) -> float:
        return self.times[int(share * (len(self.times) - 1))]


class Table(ABC):
    """Four sockets at one table.

    A subclass for each server takes the seats, sends moves and reads what the sockets receive. It calls `seen` for each
    seat that has seen the move, and `over` when the game is over.
    """

    def __init__(self, contender: "Contender") -> None:
        self.contender = contender
        self.sockets: list[Socket] = []
        self.ready = False  # a game is running
        self.unseen = 0  # the seats that have not seen the move yet, a bit for each
        self.begun = 0.0
        self.moves = 0

    @abstractmethod
    def open(self) -> None:
        """Begin a game on new sockets, until a move can be made. It runs in a thread and may block."""

    @abstractmethod
    def hear(self, seat: int, data: bytearray, start: int, end: int) -> None:
        """Take a text that a seat received. It stays in the buffer only until this returns."""

    @abstractmethod
    def send_move(self) -> None: ...

    def start(self) -> None:
        self.begun = perf_counter()
        self.play()

    def play(self) -> None:
        """Send the next move, unless another contender is being measured."""
        if self.contender.running and self.ready:
            self.unseen = ALL
            self.send_move()

    def seen(self, seat: int, size: int) -> bool:
        """Note that a seat has seen the move. Return whether it was the last one; then the next move's time begins."""
        if not self.unseen >> seat & 1:
            self.fail(f"seat {seat} is sent a move that nobody made")
        self.unseen ^= 1 << seat
        self.contender.bytes += size
        if self.unseen:
            return False
        now = perf_counter()
        self.contender.times.append(now - self.begun)
        self.begun = now
        self.moves += 1
        return True

    def over(self) -> None:
        """Let a table of the reserve take its place. If none is left, a game begins in the measured time."""
        self.ready = False
        if self.contender.reserve:
            self.contender.reserve.pop().start()
        elif self.contender.running:
            self.contender.short += 1
            self.contender.renew(self)

    def fail(self, why: str) -> NoReturn:
        raise Stuck(f"{self.contender.name}: {why}")


@dataclass
class Contender:
    """A server in a process of its own, and its tables."""

    name: str
    loop: Loop
    playing: int = 0  # tables at a time
    tables: list[Table] = field(default_factory=list)
    reserve: list[Table] = field(default_factory=list)  # they replace tables whose game is over
    short: int = 0  # games that began in the measured time
    times: list[float] = field(default_factory=list)
    bytes: int = 0
    running: bool = False
    pid: int = 0
    runs_on: str = ""
    slices: list[Slice] = field(default_factory=list)
    pool: ThreadPoolExecutor = field(default_factory=lambda: ThreadPoolExecutor(OPEN_AT_ONCE))  # opens tables
    opening: dict["Future[None]", Table] = field(default_factory=dict)

    def open(self) -> None:
        """Begin a game at every table that has none."""
        for table in self.tables:
            if not table.ready:
                self.renew(table)
        while self.opening:
            self.turn(0.01)

    def renew(self, table: Table) -> None:
        """Open a table in a thread, which alone uses its sockets until they are in the loop."""
        for each in table.sockets:
            self.loop.close(each)
        table.sockets = []
        self.opening[self.pool.submit(table.open)] = table

    def turn(self, seconds: float) -> None:
        self.loop.turn(seconds)
        for opened in [each for each in self.opening if each.done()]:
            table = self.opening.pop(opened)
            self.check(opened)
            for each in table.sockets:
                self.loop.add(each, table.hear)
            table.ready = True
            table.start()

    def check(self, opened: "Future[None]") -> None:
        """Raise Stuck if a table could not be opened. The others are then not opened either."""
        try:
            opened.result()
        except (OSError, Stuck) as error:
            self.pool.shutdown(wait=False, cancel_futures=True)
            raise Stuck(f"{self.name}: a table does not open: {error}") from error

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)
        for table in self.tables:
            for each in table.sockets:
                each.close()

    def measure(self, warm_up: float, seconds: float) -> None:
        self.open()
        first, self.reserve = self.tables[: self.playing], self.tables[self.playing :]
        self.running = True
        for table in self.tables:
            table.moves = 0
        for table in first:
            table.start()
        self.go_on(warm_up)
        self.times, self.bytes = [], 0
        begun, server, generator = perf_counter(), processor_time(self.pid), process_time()
        self.go_on(seconds)
        spent = perf_counter() - begun
        server, generator = processor_time(self.pid) - server, process_time() - generator
        times, size = sorted(self.times), self.bytes
        self.running = False
        self.finish_moves()
        if not times or any(table.moves == 0 for table in first):
            raise Stuck(f"{self.name}: a table made no move at all")
        found = Slice(len(times) / spent, times, server / spent, generator / spent, size / len(times) / SEATS)
        self.slices.append(found)

    def go_on(self, seconds: float) -> None:
        until = perf_counter() + seconds
        while (left := until - perf_counter()) > 0:
            self.turn(min(left, 0.01))

    def finish_moves(self) -> None:
        """Wait until every move has been seen: a table that hangs gives no figure, and would burden the next server."""
        until = perf_counter() + LAST_MOVES
        while self.opening or any(table.unseen for table in self.tables):
            if perf_counter() > until:
                stuck = sum(table.unseen > 0 for table in self.tables)
                raise Stuck(f"{self.name}: {stuck} tables wait for a move")
            self.turn(0.01)


def processor_time(pid: int) -> float:
    """Return the processor time of a process and its children; 0 where the system does not report it."""
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


def listening(process: "subprocess.Popen[Any]", port: int, log: Path) -> None:
    """Wait until a server answers at the port. Raise Stuck with its output if it does not start."""
    until = perf_counter() + START
    while perf_counter() < until and process.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except OSError:
            time.sleep(0.05)
            continue
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
