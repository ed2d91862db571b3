"""Many tables at once: 200 of them with 1,000 sockets and 100 more that never read, bots at every second seat.

A table has four seats: two people, each on two devices, a spectator, and two bots: sailors mostly, at every fifth table
navigators and at every tenth olympians, so that bots really think. A person moves 0.5 to 1 second after his turn has
come, as people do at their fastest. Then the same without bots: four people, a socket each, and the spectator.

    python faults/load.py            90 seconds each
    python faults/load.py --quick    20 tables, 50 seconds, with bots only
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

from faults.experiments.hostile import bar, cpu_of, memory_of
from faults.kit.honest_table import percentile
from faults.kit.planted_server import with_network_mistake
from tests.kit.api_player import ApiPlayer, new_id
from tests.kit.raw_websocket import frame, handshake
from tests.kit.server_process import NO_LIMITS, ServerProcess

TABLES, STALLED, SECONDS = 200, 100, 90.0
THINKING = (0.5, 1.0)  # seconds that a person takes
SLOWEST = 0.1  # seconds, p99
MOST_GROWTH = 150.0  # MB: a hundred times what may wait for one who does not read, and the games themselves
PONG = 10


class Heard(msgspec.Struct):
    """What matters here of any message."""

    type: str
    seq: int = -1
    id: str = ""
    legal: list[str] = []
    code: str = ""
    reason: str = ""


decode = msgspec.json.Decoder(Heard).decode


@dataclass
class Tally:
    """What all of them have seen."""

    answers: list[float] = field(default_factory=list)
    updates: int = 0
    bytes: int = 0
    gaps: list[str] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    closed: int = 0  # sockets that read and were let go all the same
    lag: list[float] = field(default_factory=list)  # of this process itself
    over: bool = False


class Device(asyncio.Protocol):
    """A websocket that reads all it gets and, if it is the one that plays, moves when it can."""

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
        self.last = Heard("")

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
                raise RuntimeError(f"not let in: {head[:200]!r}")
            self.open = True
            del self.data[: len(head) + 4]
        while self.next_frame():
            pass

    def next_frame(self) -> bool:
        data = self.data
        if len(data) < 2:
            return False
        size, start = data[1], 2
        if size == 126:
            size, start = int.from_bytes(data[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + size or len(data) < start:
            return False
        opcode, body = data[0] & 15, bytes(data[start : start + size])
        del data[: start + size]
        if opcode == 9:
            self.transport.write(frame(body, PONG))
        elif opcode == 1:
            self.hear(body)
        return True

    def hear(self, body: bytes) -> None:
        heard = decode(body)
        self.tally.bytes += len(body)
        if heard.type == "update":
            self.tally.updates += 1
            if self.seq >= 0 and heard.seq != self.seq + 1:
                self.tally.gaps.append(f"{heard.seq} after {self.seq}")
            self.seq, self.last = heard.seq, heard
            if self.plays and heard.legal and not self.tally.over:
                asyncio.get_running_loop().call_later(self.random.uniform(*THINKING), self.move, heard)
        elif heard.id in self.sent:
            self.tally.answers.append(time.perf_counter() - self.sent.pop(heard.id))
            if heard.type == "refused":
                self.tally.refused[heard.code] += 1

    def move(self, heard: Heard) -> None:
        if heard is not self.last or self.tally.over or self.transport.is_closing():
            return
        id = new_id()
        command = {"do": "play", "id": id, "seq": heard.seq, "move": self.random.choice(heard.legal)}
        self.sent[id] = time.perf_counter()
        self.transport.write(frame(json.dumps(command).encode()))


@dataclass
class Scene:
    """One server, its tables, and those who look."""

    house: ServerProcess
    tables: int
    stalled: int
    bots: bool
    tally: Tally = field(default_factory=Tally)
    devices: list[Device] = field(default_factory=list)
    sleepers: list[socket.socket] = field(default_factory=list)

    def levels(self, number: int) -> list[str | None]:
        if not self.bots:
            return []
        level = "olympian" if number % 10 == 0 else "navigator" if number % 5 == 1 else "sailor"
        return [None, level, None, level]

    async def fill(self) -> None:
        many = asyncio.Semaphore(16)

        async def one(number: int) -> None:
            async with many:
                await self.table(number)

        await asyncio.gather(*(one(number) for number in range(self.tables)))

    async def table(self, number: int) -> None:
        game = ("ulysses", "odysseus")[number % 2]
        names = ("Anna", "Bert") if self.bots else ("Anna", "Bert", "Clio", "Dora")
        people = [await ApiPlayer.come(self.house.url, name) for name in names]
        table = await people[0].open(game, 4, bots=self.levels(number), pace=700)
        for guest in people:
            await surely(guest, table, "join", entropy=new_id())
        tokens = [guest.token for guest in people for _ in range(2 if self.bots else 1)]
        for i, token in enumerate([*tokens, ""]):
            plays = bool(token) and (not self.bots or i % 2 == 0)
            await self.look(table, token, plays, Random(number * 10 + i))
        if number < self.stalled:
            await self.sleep(table)
        await surely(people[0], table, "begin")
        for guest in people:
            await guest.leave()

    def shake(self, table: str, token: str) -> bytes:
        who = [f"Authorization: Bearer {token}"] if token else []
        made = handshake(f"/api/tables/{table}/socket", *who)
        return made.replace(b"{host}", f"127.0.0.1:{self.house.port}".encode())

    async def look(self, table: str, token: str, plays: bool, random: Random) -> None:
        loop = asyncio.get_running_loop()
        device = Device(self.tally, self.shake(table, token), plays, random)
        await loop.create_connection(lambda: device, "127.0.0.1", self.house.port)
        self.devices.append(device)
        while device.seq < 0:
            await asyncio.sleep(0.005)

    async def sleep(self, table: str) -> None:
        """A spectator who never reads, not even pings."""
        made = socket.socket()
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        made.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(made, ("127.0.0.1", self.house.port))
        await loop.sock_sendall(made, self.shake(table, ""))
        self.sleepers.append(made)

    def let_go(self) -> int:
        """How many of those who sleep are no longer connected."""
        states = established(self.house.port)
        return sum(1 for made in self.sleepers if made.getsockname()[1] not in states)

    async def note_lag(self) -> None:
        """How late this process itself is: what it measures is never better than this."""
        while True:
            began = time.perf_counter()
            await asyncio.sleep(0.05)
            self.tally.lag.append(time.perf_counter() - began - 0.05)

    def end(self) -> None:
        self.tally.over = True
        for device in self.devices:
            device.transport.abort()
        for made in self.sleepers:
            made.close()


async def surely(guest: ApiPlayer, table: str, do: str, **args: Any) -> None:
    """A connection that rested too long may be closed just when it is used: the same command is sent again."""
    id = new_id()
    for _ in range(5):
        with contextlib.suppress(httpx.TransportError):
            answer = await guest.say(table, do, id=id, **args)
            assert answer["type"] == "answer", answer
            return
    raise RuntimeError(f"{do} cannot be sent")


def established(port: int) -> set[int]:
    """The far ports of the server's open connections, as the kernel has them."""
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
    memory: tuple[float, float, float]  # MB: when all had come, at most, in the end
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
    """`until`: ends as soon as this holds, after `seconds` at the latest."""
    allow_files(tables * 6 + stalled + 200)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        options = [word for limit in NO_LIMITS for word in ("--limit", limit)]
        house = with_network_mistake(ServerProcess(folder / "store.sqlite", *options, log=folder / "log"), mistake)
        with house:
            return asyncio.run(act(Scene(house, tables, stalled, bots), seconds, until))


async def act(scene: Scene, seconds: float, until: Callable[[Scene], bool] | None) -> Run:
    await scene.fill()
    lag = asyncio.create_task(scene.note_lag())
    began, busy, memory = time.monotonic(), cpu_of(scene.house), [memory_of(scene.house)]
    scene.tally.answers.clear()  # those who began first have played alone
    while time.monotonic() - began < seconds and not (until and until(scene)):
        await asyncio.sleep(0.5)
        memory.append(memory_of(scene.house))
    took = time.monotonic() - began
    busy = (cpu_of(scene.house) - busy) / took
    gone = scene.let_go()
    lag.cancel()
    scene.end()
    log = scene.house.log.read_text(errors="replace")
    figures = memory[0], max(memory), memory[-1]
    return Run(scene.tally, len(scene.devices), len(scene.sleepers), gone, took, figures, log, busy)


def allow_files(wanted: int) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))


# ---- figures
def judge(name: str, found: Run) -> bool:
    tally = found.tally
    answers, lag = tally.answers, tally.lag
    print(f"{name}: {found.sockets} sockets that read, {found.stalled} that do not, {found.seconds:.0f} s")
    pace = len(answers) / found.seconds
    print(f"  {pace:.0f} moves of people a second, {tally.updates:,} updates ({tally.bytes / 1e6:.0f} MB)")
    print("  answers: " + shares(answers) + "; this process was late by " + shares(lag))
    start, most, end = found.memory
    print(f"  memory of the server: {start:.0f} MB when all had come, {most:.0f} MB at most, {end:.0f} MB in the end")
    print(f"  the server took {found.busy:.0%} of a core, its bots not counted")
    print(f"  refused: {dict(tally.refused)}, tracebacks: {found.log.count('Traceback')}")
    slowest = percentile(answers, 0.99)
    return all(
        [
            bar(f"{name}: gaps", len(tally.gaps), 0, not tally.gaps),
            bar(f"{name}: sockets that read and were let go", tally.closed, 0, not tally.closed),
            bar(f"{name}: stalled ones let go", found.let_go, found.stalled, found.let_go == found.stalled),
            bar(f"{name}: memory grown", f"{most - start:.0f} MB", f"< {MOST_GROWTH:.0f}", most - start < MOST_GROWTH),
            bar(f"{name}: p99 answer", f"{slowest * 1000:.1f} ms", "< 100", 0 < slowest < SLOWEST),
            bar(f"{name}: tracebacks", found.log.count("Traceback"), 0, "Traceback" not in found.log),
        ]
    )


def shares(times: list[float]) -> str:
    words = (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("longest", 1.0))
    return ", ".join(f"{word} {percentile(times, share) * 1000:.1f} ms" for word, share in words)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--tables", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=0)
    parser.add_argument("--mistake", default="", help="one of spoilt.py, to see this fail")
    asked = parser.parse_args()
    tables = asked.tables or (20 if asked.quick else TABLES)
    stalled = min(tables, STALLED) // (1 if tables >= STALLED else 2)
    seconds = asked.seconds or (50 if asked.quick else SECONDS)
    good = judge("with bots", run(tables, stalled, seconds, True, asked.mistake))
    if not asked.quick:
        good = judge("without bots", run(tables, stalled, seconds, False, asked.mistake)) and good
    return 0 if good else 1


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        sys.exit(main())
