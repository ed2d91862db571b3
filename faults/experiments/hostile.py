"""A million hostile frames and requests against a real server, while honest people play at one of its tables.

Four fifths go to a server without limits, so that it reads all of them. The rest go to a server with the usual limits,
from many addresses. The input (faults/kit/hostile_input.py) is written to raw sockets at a steady rate.

    python -m faults.experiments.hostile            1,000,000
    python -m faults.experiments.hostile --quick    20,000
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from faults.kit import honest_table
from faults.kit.honest_table import HonestPlay, between
from faults.kit.hostile_input import ENDINGS, FLOOD_FRAMES, FLOODS, HostileRequests, message
from faults.kit.planted_server import with_network_mistake
from faults.kit.report import Report, percentile
from tests.kit.servers.api_player import ApiPlayer
from tests.kit.servers.processes import cpu_seconds, resident_mb
from tests.kit.servers.raw_websocket import CLOSE, PING, frame, take_frames
from tests.kit.servers.server_process import NO_LIMITS, ServerProcess

FRAMES, QUICK = 1_000_000, 20_000
RATE = 1500  # frames a second, which leaves two cores some air
WARM_UP = 0.2  # share of the frames that come before memory is measured
MOST_GROWTH = 20.0  # MB
SLOWEST = 0.1  # seconds, p99 of the honest people's answers
CALM = 5.0  # seconds of honest play before the attack, to compare with
BATCH = 25  # frames written at once
PERCENTILES = (("p50", 50), ("p90", 90), ("p99", 99), ("longest", 100))
TALKERS, REQUESTERS, SLOW_CLIENTS = 12, 24, 4
USUAL_LIMITS = ("people=1000000", "people_burst=1000000")  # all honest people come from one address, many times
MARK = b"has all of this been read?"  # in a ping, whose answer shows that the server has read everything before it


@dataclass
class Outcome:
    """How an attack went."""

    frames: int = 0
    by_kind: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    busy: float = 0.0  # processor seconds of the server during the attack
    growth: float = 0.0  # MB, after the warm-up
    memory: float = 0.0  # MB
    tracebacks: int = 0
    errors: list[str] = field(default_factory=list)
    hostile_lines: int = 0  # lines of a table log that come from a hostile client
    honest: HonestPlay = field(default_factory=HonestPlay)
    start: float = 0.0  # of the attack, by time.time()
    end: float = 0.0
    lost: int = 0  # honest commands that are in no log


@dataclass
class Attack:
    """Hostile clients of one server. It ends when they have sent this many frames."""

    requests: HostileRequests
    port: int
    frames: int
    rate: float
    spread: bool  # from many addresses
    seed: int = 1
    sent: int = 0
    by_kind: Counter[str] = field(default_factory=Counter)
    began: float = 0.0

    async def run(self) -> None:
        self.began = time.monotonic()
        kinds = [self.talk] * TALKERS + [self.bad_request] * REQUESTERS + [self.slow_handshake] * SLOW_CLIENTS
        async with asyncio.TaskGroup() as group:
            for number, work in enumerate([*kinds, self.flood]):
                group.create_task(self.repeat(work, Random(self.seed * 1000 + number)))

    async def repeat(self, work: Callable[[Random], Coroutine[Any, Any, None]], random: Random) -> None:
        while self.sent < self.frames:
            with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                await work(random)

    async def count(self, kind: str, number: int = 1) -> None:
        """Count what was sent, and wait as long as that is ahead of the rate."""
        self.sent += number
        self.by_kind[kind] += number
        ahead = self.sent / self.rate - (time.monotonic() - self.began)
        if ahead > 0.01:
            await asyncio.sleep(ahead)

    async def connect(self, random: Random) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        host = f"127.0.0.{random.randrange(2, 250)}" if self.spread else "127.0.0.1"
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(host, 0))

    # ---- the kinds of clients
    async def talk(self, random: Random) -> None:
        """Send bad messages over a spectator's socket, then something that ends it.

        One client in ten does not wait until the server has answered the handshake. Its messages count for nothing.
        """
        reader, writer = await self.connect(random)
        is_open, has_read = asyncio.Event(), asyncio.Event()
        reading = asyncio.create_task(read_on(reader, is_open, has_read))
        is_hasty = random.random() < 0.1
        try:
            writer.write(self.requests.good())
            if not is_hasty:
                async with asyncio.timeout(5):
                    await is_open.wait()
            for _ in range(random.randrange(60)):
                if self.sent >= self.frames or reading.done():
                    break
                writer.write(b"".join(message(random) for _ in range(BATCH)))
                await self.count("messages", BATCH)
                async with asyncio.timeout(5):
                    await writer.drain()
            if not is_hasty:
                await until_read(writer, has_read)
            writer.write(random.choice(ENDINGS)(random))
            await self.count("endings")
            async with asyncio.timeout(1):
                await writer.drain()
                if random.random() < 0.5:
                    await asyncio.sleep(random.random() * 0.2)
        finally:
            reading.cancel()
            writer.transport.abort() if random.random() < 0.5 else writer.close()

    async def flood(self, random: Random) -> None:
        """Send thousands of tiny frames at once without reading the answers. They are a fifth of all frames."""
        if (self.by_kind["frames in floods"] + FLOOD_FRAMES) * 5 > self.sent:
            return await asyncio.sleep(0.2)
        _, writer = await self.connect(random)
        try:
            writer.write(self.requests.good())
            await asyncio.sleep(0.1)
            writer.write(random.choice(FLOODS))
            await self.count("frames in floods", FLOOD_FRAMES)
            async with asyncio.timeout(1):
                await writer.drain()
        finally:
            writer.transport.abort()

    async def bad_request(self, random: Random) -> None:
        """Send a handshake or a request that the server must refuse."""
        reader, writer = await self.connect(random)
        try:
            writer.write(self.requests.bad(random))
            await self.count("handshakes and requests")
            async with asyncio.timeout(0.3):
                await reader.read(65536)
        finally:
            writer.close()

    async def slow_handshake(self, random: Random) -> None:
        """Send a handshake byte by byte, and never all of it."""
        _, writer = await self.connect(random)
        try:
            await self.count("slow handshakes")
            for byte in self.requests.good()[: random.randrange(10, 100)]:
                writer.write(bytes((byte,)))
                await writer.drain()
                await asyncio.sleep(0.03)
                if self.sent >= self.frames:
                    break
        finally:
            writer.close()


async def until_read(writer: asyncio.StreamWriter, has_read: asyncio.Event) -> None:
    """Wait until the server has read what was sent, or has closed the socket.

    A connection that is aborted, or closed while the server's answers are unread, takes with it what the server has not
    read yet. On a busy machine that could be everything: before clients waited here and for the answer to their
    handshake, no hostile command reached the server in two of five small runs.
    """
    writer.write(frame(MARK, PING))
    async with asyncio.timeout(5):
        await has_read.wait()


async def read_on(reader: asyncio.StreamReader, is_open: asyncio.Event, has_read: asyncio.Event) -> None:
    """Read everything that the server sends. Set `has_read` when it answers the ping or closes the socket."""
    with contextlib.suppress(OSError, asyncio.IncompleteReadError):
        await reader.readuntil(b"\r\n\r\n")
        is_open.set()
        data = bytearray()
        while more := await reader.read(65536):
            data += more
            if any(opcode == CLOSE or body == MARK for opcode, body in take_frames(data)):
                has_read.set()
    is_open.set()
    has_read.set()


# ---- one server, from start to end
async def spy_on(url: str, table: str) -> HostileRequests:
    """Register a spectator, and a person whose session then ends."""
    spy, gone = await ApiPlayer.come(url, "Spy"), await ApiPlayer.come(url, "Gone")
    await gone.post("/api/session/end")
    await spy.leave()
    await gone.leave()
    return HostileRequests(table, url.removeprefix("http://"), gone.token, spy.token)


def attack(
    frames: int,
    limits: tuple[str, ...],
    spread: bool,
    rate: float = RATE,
    mistake: str = "",
    apart: bool = True,
    log: Path | None = None,
) -> Outcome:
    """Attack a server of its own. `apart`: the honest people get a process of their own, which times only them."""
    outcome = Outcome()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        options = [word for limit in limits for word in ("--limit", limit)]
        server = ServerProcess(folder / "store.sqlite", *options, log=log or folder / "log")
        with with_network_mistake(server, mistake):
            asyncio.run(run_attack(server, folder, outcome, frames, spread, rate, apart, CALM if apart else 0))
        look_back(folder / "store.sqlite", server.log, outcome)
    return outcome


async def run_attack(
    server: ServerProcess,
    folder: Path,
    outcome: Outcome,
    frames: int,
    spread: bool,
    rate: float,
    apart: bool,
    calm: float,
) -> None:
    people = HonestPeople(server.url, folder, outcome.honest, apart)
    await people.start()
    async with asyncio.timeout(60):
        requests = await spy_on(server.url, await people.table())
    await asyncio.sleep(calm)
    began, outcome.start, busy = time.monotonic(), time.time(), cpu_seconds(server.pid)
    warm_up = Attack(requests, server.port, int(frames * WARM_UP), rate, spread, 1)
    await warm_up.run()
    before = await settled_memory(server)
    main = Attack(requests, server.port, frames - warm_up.sent, rate, spread, 2)
    await main.run()
    outcome.seconds, outcome.end = time.monotonic() - began, time.time()
    outcome.busy = cpu_seconds(server.pid) - busy
    outcome.memory = await settled_memory(server)
    outcome.growth = outcome.memory - before
    outcome.frames, outcome.by_kind = warm_up.sent + main.sent, warm_up.by_kind + main.by_kind
    await people.stop()
    server.wait(10)


class HonestPeople:
    """The honest people, in this process or in one of their own."""

    def __init__(self, url: str, folder: Path, played: HonestPlay, apart: bool) -> None:
        self.url = url
        self.stopped, self.out = folder / "stop", folder / "out"
        self.played = played
        self.apart = apart
        self.process: subprocess.Popen[bytes] | None = None
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        if self.apart:
            words = ["-m", "faults.kit.honest_table", self.url, str(self.stopped), str(self.out)]
            self.process = subprocess.Popen([sys.executable, *words])
        else:
            self.task = asyncio.create_task(honest_table.play(self.url, self.played, self.stopped.exists))

    async def table(self) -> str:
        """Return the id of the table where they play."""
        while not self.played.table:
            if self.out.exists():
                self.played.table = self.out.read_text()
            await asyncio.sleep(0.05)
        return self.played.table

    async def stop(self) -> None:
        self.stopped.touch()
        if self.task is not None:
            await self.task
        if self.process is not None:
            try:
                await asyncio.to_thread(self.process.wait, 30)
            except subprocess.TimeoutExpired:
                self.process.send_signal(signal.SIGKILL)
                self.process.wait()
            for key, value in json.loads(self.out.read_text()).items():
                setattr(self.played, key, value)


async def settled_memory(server: ServerProcess) -> float:
    """Return the server's memory in MB once it stays the same: a busy server may still be reading what was sent."""
    found = resident_mb(server.pid)
    for _ in range(20):
        await asyncio.sleep(0.5)
        before, found = found, resident_mb(server.pid)
        if abs(found - before) < 0.5:
            break
    return found


COMMANDS = "SELECT command, person FROM"


def look_back(store_path: Path, log_path: Path, outcome: Outcome) -> None:
    """Read the server's log and its store."""
    log = log_path.read_text(errors="replace")
    outcome.tracebacks = log.count("Traceback")
    outcome.errors = [line for line in log.splitlines() if " ERROR " in line or "exception" in line.lower()][:5]
    with contextlib.closing(sqlite3.connect(store_path)) as store:
        lines = store.execute(f"{COMMANDS} lines").fetchall()
        spies = {person for (person,) in store.execute("SELECT id FROM people WHERE name IN ('Spy', 'Gone')")}
    outcome.hostile_lines = sum(1 for command, person in lines if command.startswith("h-") or person in spies)
    written = {command for command, _ in lines}
    outcome.lost = sum(1 for command in outcome.honest.commands if command not in written)


# ---- figures
def describe(name: str, outcome: Outcome) -> str:
    calm = between(outcome.honest, 0, outcome.start)
    moves = between(outcome.honest, outcome.start, outcome.end)
    seconds = max(0.001, outcome.seconds)
    lines = [
        f"{name}: {outcome.frames:,} in {seconds:.0f} s ({outcome.frames / seconds:,.0f}/s): {dict(outcome.by_kind)}",
        f"  the server took {outcome.busy / seconds:.0%} of a core",
        f"  {len(calm)} honest moves before: {milliseconds(calm)}",
        f"  {len(moves)} honest moves meanwhile: {milliseconds(moves)}",
    ]
    return "\n".join([*lines, *[f"  {error[:300]}" for error in [*outcome.errors, *outcome.honest.wrong][:5]]])


def milliseconds(times: list[float]) -> str:
    return ", ".join(f"{word} {percentile(times, percent) * 1000:.1f} ms" for word, percent in PERCENTILES)


def judged(name: str, outcome: Outcome) -> Report:
    report = Report()
    slowest = percentile(between(outcome.honest, outcome.start, outcome.end), 99)
    wrong = outcome.lost + len(outcome.honest.wrong)
    errors = outcome.tracebacks + len(outcome.errors)
    report.add(f"{name}: tracebacks and errors", f"{errors}", "bar 0", errors == 0)
    grown = f"{outcome.growth:.1f} of {outcome.memory:.0f} MB"
    report.add(f"{name}: memory grown", grown, f"bar < {MOST_GROWTH:.0f}", outcome.growth < MOST_GROWTH)
    is_fast = 0 < slowest < SLOWEST
    report.add(f"{name}: honest p99", f"{slowest * 1000:.1f} ms", f"bar < {SLOWEST * 1000:.0f}", is_fast)
    is_sound = bool(outcome.honest.commands) and not wrong
    report.add(f"{name}: honest commands lost or refused", f"{wrong}", "bar 0", is_sound)
    lines = outcome.hostile_lines
    report.add(f"{name}: hostile lines in logs", f"{lines}", "bar 0", lines == 0)
    return report


def shown(name: str, outcome: Outcome) -> int:
    """Print an outcome and return the exit code."""
    print(describe(name, outcome))
    return judged(name, outcome).finish()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--frames", type=int, default=0)
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--log", type=Path, help="a file to keep the servers' log in")
    parser.add_argument("--mistake", default="", help="a mistake of faults/plants/network.py, to see this fail")
    args = parser.parse_args()
    frames = args.frames or (QUICK if args.quick else FRAMES)
    unlimited = attack(frames * 4 // 5, NO_LIMITS, False, args.rate, args.mistake, log=args.log)
    failed = shown("without limits", unlimited)
    limited = attack(frames // 5, USUAL_LIMITS, sys.platform == "linux", args.rate, args.mistake, log=args.log)
    return shown("usual limits", limited) | failed


if __name__ == "__main__":
    sys.exit(main())
