"""Many tables at once: 200 tables with 1,000 sockets, and 100 more that never read. Half of the seats are bots'.

A table has two people with two devices each, a spectator and two bots. The bots are mostly sailors, at every fifth
table navigators and at every tenth olympians, so that bots really think. A person moves 0.5 to 1 second after the turn
has come, which is as fast as people are. Then the same without bots: four people with a socket each, and the
spectator.

    python -m faults.experiments.load            90 seconds each
    python -m faults.experiments.load --quick    20 tables, 50 seconds, with bots only
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import resource
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec

from faults.kit.planted_server import with_network_mistake
from faults.kit.report import Report, percentile
from pelagos.core.choice import Choices, random_move
from tests.kit.servers.api_player import ApiPlayer, new_id
from tests.kit.servers.processes import cpu_seconds, resident_mb
from tests.kit.servers.raw_websocket import PING, PONG, TEXT, frame, handshake, take_frames
from tests.kit.servers.server_process import NO_LIMITS, ServerProcess

TABLES, STALLED, SECONDS = 200, 100, 90.0
THINKING = (0.5, 1.0)  # seconds that a person takes
SLOWEST = 0.1  # seconds, p99
MOST_GROWTH = 150.0  # MB: a hundred times what may be queued for a client that does not read, and the games themselves


class Message(msgspec.Struct):
    """The fields of any message that matter here."""

    type: str
    seq: int = -1
    id: str = ""
    choices: Choices | None = None
    code: str = ""
    reason: str = ""


decode = msgspec.json.Decoder(Message).decode


@dataclass
class Tally:
    """What all devices have seen."""

    answers: list[float] = field(default_factory=list)  # seconds
    updates: int = 0
    bytes: int = 0
    gaps: list[str] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    closed: int = 0  # sockets that read and were closed all the same
    lag: list[float] = field(default_factory=list)  # seconds that this process itself was late
    over: bool = False


class Device(asyncio.Protocol):
    """A websocket that reads everything and, if it plays, moves on its turn."""

    def __init__(self, tally: Tally, request: bytes, plays: bool, random: Random) -> None:
        self.tally = tally
        self.request = request
        self.plays = plays
        self.random = random
        self.data = bytearray()
        self.open = False
        self.seq = -1
        self.sent: dict[str, float] = {}
        self.transport: Any = None
        self.last = Message("")

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        transport.write(self.request)

    def connection_lost(self, error: Exception | None) -> None:
        self.tally.closed += not self.tally.over

    def data_received(self, data: bytes) -> None:
        self.data += data
        if not self.open:
            head, end, _ = bytes(self.data).partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head[:30]:
                raise RuntimeError(f"refused: {head[:200]!r}")
            self.open = True
            del self.data[: len(head) + 4]
        for opcode, body in take_frames(self.data):
            if opcode == PING:
                self.transport.write(frame(body, PONG))
            elif opcode == TEXT:
                self.receive(body)

    def receive(self, body: bytes) -> None:
        message = decode(body)
        self.tally.bytes += len(body)
        if message.type == "update":
            self.tally.updates += 1
            if self.seq >= 0 and message.seq != self.seq + 1:
                self.tally.gaps.append(f"{message.seq} after {self.seq}")
            self.seq, self.last = message.seq, message
            if self.plays and message.choices and not self.tally.over:
                asyncio.get_running_loop().call_later(self.random.uniform(*THINKING), self.move, message)
        elif message.id in self.sent:
            self.tally.answers.append(time.perf_counter() - self.sent.pop(message.id))
            if message.type == "refused":
                self.tally.refused[message.code] += 1

    def move(self, message: Message) -> None:
        if message.choices is None or message is not self.last or self.tally.over or self.transport.is_closing():
            return
        id = new_id()
        move = random_move(message.choices, self.random.randrange)
        command = {"do": "play", "id": id, "seq": message.seq, "move": move}
        self.sent[id] = time.perf_counter()
        self.transport.write(frame(json.dumps(command).encode()))


@dataclass
class Scene:
    """One server, its tables and all the sockets."""

    server: ServerProcess
    tables: int
    stalled: int  # tables with a spectator who never reads
    bots: bool
    tally: Tally = field(default_factory=Tally)
    devices: list[Device] = field(default_factory=list)
    stalled_sockets: list[socket.socket] = field(default_factory=list)

    def levels(self, number: int) -> list[str | None]:
        if not self.bots:
            return []
        level = "olympian" if number % 10 == 0 else "navigator" if number % 5 == 1 else "sailor"
        return [None, level, None, level]

    async def fill(self) -> None:
        """Open all tables, 16 at a time."""
        at_once = asyncio.Semaphore(16)

        async def one(number: int) -> None:
            async with at_once:
                await self.table(number)

        await asyncio.gather(*(one(number) for number in range(self.tables)))

    async def table(self, number: int) -> None:
        game = ("ulysses", "odysseus")[number % 2]
        names = ("Anna", "Bert") if self.bots else ("Anna", "Bert", "Clio", "Dora")
        people = [await ApiPlayer.come(self.server.url, name) for name in names]
        table = await people[0].open(game, 4, bots=self.levels(number), pace=700)
        for player in people:
            await say_surely(player, table, "join", entropy=new_id())
        tokens = [player.token for player in people for _ in range(2 if self.bots else 1)]
        for i, token in enumerate([*tokens, ""]):
            plays = bool(token) and (not self.bots or i % 2 == 0)
            await self.open_device(table, token, plays, Random(number * 10 + i))
        if number < self.stalled:
            await self.open_stalled(table)
        await say_surely(people[0], table, "begin")
        for player in people:
            await player.leave()

    def handshake(self, table: str, token: str) -> bytes:
        who = [f"Authorization: Bearer {token}"] if token else []
        made = handshake(f"/api/tables/{table}/socket", *who)
        return made.replace(b"{host}", f"127.0.0.1:{self.server.port}".encode())

    async def open_device(self, table: str, token: str, plays: bool, random: Random) -> None:
        loop = asyncio.get_running_loop()
        device = Device(self.tally, self.handshake(table, token), plays, random)
        await loop.create_connection(lambda: device, "127.0.0.1", self.server.port)
        self.devices.append(device)
        while device.seq < 0:
            await asyncio.sleep(0.005)

    async def open_stalled(self, table: str) -> None:
        """Open a spectator's socket that never reads, not even pings."""
        made = socket.socket()
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        made.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(made, ("127.0.0.1", self.server.port))
        await loop.sock_sendall(made, self.handshake(table, ""))
        self.stalled_sockets.append(made)

    def let_go(self) -> int:
        """Return how many of the stalled sockets the server has closed."""
        states = established(self.server.port)
        return sum(1 for made in self.stalled_sockets if made.getsockname()[1] not in states)

    async def note_lag(self) -> None:
        """Note how late this process itself is: its measurements are never better than that."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0.05)
            self.tally.lag.append(time.perf_counter() - began - 0.05)

    def end(self) -> None:
        self.tally.over = True
        for device in self.devices:
            device.transport.abort()
        for made in self.stalled_sockets:
            made.close()


async def say_surely(player: ApiPlayer, table: str, do: str, **args: Any) -> None:
    """Send a command, again if need be: an idle connection may be closed just when it is used."""
    id = new_id()
    for _ in range(5):
        with contextlib.suppress(httpx.TransportError):
            answer = await player.say(table, do, id=id, **args)
            assert answer["type"] == "answer", answer
            return
    raise RuntimeError(f"{do} cannot be sent")


def established(port: int) -> set[int]:
    """Return the client ports of the server's open connections, as the kernel has them."""
    found = set()
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        _, local, far, state, *_ = line.split()
        if state == "01" and int(local.split(":")[1], 16) == port:
            found.add(int(far.split(":")[1], 16))
    return found


@dataclass
class Run:
    tally: Tally
    sockets: int
    stalled: int
    let_go: int
    seconds: float
    memory: tuple[float, float, float]  # MB: when all were connected, at most, at the end
    log: str
    busy: float  # share of a core that the server took


def run(
    tables: int,
    stalled: int,
    seconds: float,
    bots: bool,
    mistake: str = "",
    until: Callable[[Scene], bool] | None = None,
) -> Run:
    """Play for this many seconds, or until `until` holds."""
    allow_files(tables * 6 + stalled + 200)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        options = [word for limit in NO_LIMITS for word in ("--limit", limit)]
        server = ServerProcess(folder / "store.sqlite", *options, log=folder / "log")
        with with_network_mistake(server, mistake):
            return asyncio.run(act(Scene(server, tables, stalled, bots), seconds, until))


async def act(scene: Scene, seconds: float, until: Callable[[Scene], bool] | None) -> Run:
    await scene.fill()
    lag = asyncio.create_task(scene.note_lag())
    began, busy, memory = time.monotonic(), cpu_seconds(scene.server.pid), [resident_mb(scene.server.pid)]
    scene.tally.answers.clear()  # the first tables have played on an idle server
    while time.monotonic() - began < seconds and not (until and until(scene)):
        await asyncio.sleep(0.5)
        memory.append(resident_mb(scene.server.pid))
    took = time.monotonic() - began
    busy = (cpu_seconds(scene.server.pid) - busy) / took
    gone = scene.let_go()
    lag.cancel()
    scene.end()
    log = scene.server.log.read_text(errors="replace")
    figures = memory[0], max(memory), memory[-1]
    return Run(scene.tally, len(scene.devices), len(scene.stalled_sockets), gone, took, figures, log, busy)


def allow_files(wanted: int) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))


# ---- figures
def describe(name: str, found: Run) -> str:
    tally = found.tally
    pace = len(tally.answers) / found.seconds
    start, most, end = found.memory
    return "\n".join(
        [
            f"{name}: {found.sockets} sockets that read, {found.stalled} that do not, {found.seconds:.0f} s",
            f"  {pace:.0f} moves of people a second, {tally.updates:,} updates ({tally.bytes / 1e6:.0f} MB)",
            f"  answers: {milliseconds(tally.answers)}; this process was late by {milliseconds(tally.lag)}",
            f"  memory of the server: {start:.0f} MB when all were connected, {most:.0f} at most, {end:.0f} at the end",
            f"  the server took {found.busy:.0%} of a core, without its bots",
            f"  refused: {dict(tally.refused)}, tracebacks: {found.log.count('Traceback')}",
        ]
    )


def judged(name: str, found: Run) -> Report:
    report, tally = Report(), found.tally
    grown, slowest = found.memory[1] - found.memory[0], percentile(tally.answers, 99)
    is_fast = 0 < slowest < SLOWEST
    report.expect_none(f"{name}: gaps", tally.gaps)
    report.add(f"{name}: sockets that read and were closed", f"{tally.closed}", "bar 0", not tally.closed)
    closed, stalled = found.let_go, found.stalled
    report.add(f"{name}: stalled sockets closed", f"{closed}", f"bar {stalled}", closed == stalled)
    report.add(f"{name}: memory grown", f"{grown:.0f} MB", f"bar < {MOST_GROWTH:.0f}", grown < MOST_GROWTH)
    report.add(f"{name}: p99 answer", f"{slowest * 1000:.1f} ms", f"bar < {SLOWEST * 1000:.0f}", is_fast)
    tracebacks = found.log.count("Traceback")
    report.add(f"{name}: tracebacks", f"{tracebacks}", "bar 0", tracebacks == 0)
    return report


def milliseconds(times: list[float]) -> str:
    words = (("p50", 50), ("p90", 90), ("p99", 99), ("longest", 100))
    return ", ".join(f"{word} {percentile(times, percent) * 1000:.1f} ms" for word, percent in words)


def shown(name: str, found: Run) -> int:
    """Print a run and return the exit code."""
    print(describe(name, found))
    return judged(name, found).finish()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--tables", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=0)
    parser.add_argument("--mistake", default="", help="a mistake of faults/plants/network.py, to see this fail")
    args = parser.parse_args()
    tables = args.tables or (20 if args.quick else TABLES)
    stalled = min(tables, STALLED) // (1 if tables >= STALLED else 2)
    seconds = args.seconds or (50 if args.quick else SECONDS)
    failed = shown("with bots", run(tables, stalled, seconds, True, args.mistake))
    if not args.quick:
        failed |= shown("without bots", run(tables, stalled, seconds, False, args.mistake))
    return failed


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        sys.exit(main())
