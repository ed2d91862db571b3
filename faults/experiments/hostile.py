"""A million hostile frames and requests against a real server, while honest people play at a table of it.

Four fifths go to a server without limits, so that all of them are read; the rest to one with the usual limits, from
many addresses. Frames are written by hand (rubbish.py) to raw sockets, at a steady rate.

    python faults/hostile.py            1,000,000
    python faults/hostile.py --quick    20,000
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from faults.kit import honest_table
from faults.kit.honest_table import Played, between, percentile
from faults.kit.hostile_input import ENDINGS, TORRENT, TORRENTS, Door, message
from faults.kit.planted_server import with_network_mistake
from tests.kit.api_player import ApiPlayer
from tests.kit.server_process import NO_LIMITS, ServerProcess

FRAMES, QUICK = 1_000_000, 20_000
RATE = 1500  # frames a second: two cores have some air
WARM = 0.2  # of the frames come before memory is looked at
MOST_GROWTH = 20.0  # MB
SLOWEST = 0.1  # seconds: the honest people's p99
CALM = 5.0  # seconds before it begins
BATCH = 25
SHARES = (("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("longest", 1.0))
TALKERS, KNOCKERS, DAWDLERS = 12, 24, 4
USUAL = ("people=1000000", "people_burst=1000000")  # the honest ones come many times from one address


@dataclass
class Seen:
    """How a run went."""

    frames: int = 0
    by: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    busy: float = 0.0  # seconds of a core that the server took meanwhile
    growth: float = 0.0  # MB, after the warm-up
    memory: float = 0.0  # MB
    tracebacks: int = 0
    errors: list[str] = field(default_factory=list)
    hostile_lines: int = 0
    honest: Played = field(default_factory=Played)
    start: float = 0.0  # of the storm, by time.time()
    end: float = 0.0
    lost: int = 0  # honest commands that stand in no book


@dataclass
class Storm:
    """Hostile clients of one server; ends when so many frames were sent."""

    door: Door
    port: int
    frames: int
    rate: float
    spread: bool  # from many addresses
    seed: int = 1
    sent: int = 0
    by: Counter[str] = field(default_factory=Counter)
    began: float = 0.0

    async def run(self) -> None:
        self.began = time.monotonic()
        kinds = [*[self.talk] * TALKERS, *[self.knock] * KNOCKERS, *[self.dawdle] * DAWDLERS, self.flood]
        async with asyncio.TaskGroup() as group:
            for number, work in enumerate(kinds):
                group.create_task(self.again(work, Random(self.seed * 1000 + number)))

    async def again(self, work: Callable[[Random], Any], random: Random) -> None:
        while self.sent < self.frames:
            with contextlib.suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                await work(random)

    async def count(self, kind: str, number: int = 1) -> None:
        """Keeps to the rate, and nothing is sent beyond the number."""
        self.sent += number
        self.by[kind] += number
        ahead = self.sent / self.rate - (time.monotonic() - self.began)
        if ahead > 0.01:
            await asyncio.sleep(ahead)

    async def connect(self, random: Random) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        host = f"127.0.0.{random.randrange(2, 250)}" if self.spread else "127.0.0.1"
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(host, 0))

    # ---- the kinds
    async def talk(self, random: Random) -> None:
        """A spectator's socket: rubbish upon rubbish, then something that ends it."""
        reader, writer = await self.connect(random)
        reading = asyncio.create_task(swallow(reader))
        try:
            writer.write(self.door.good())
            for _ in range(random.randrange(60)):
                if self.sent >= self.frames or reading.done():
                    break
                writer.write(b"".join(message(random) for _ in range(BATCH)))
                await self.count("messages", BATCH)
                async with asyncio.timeout(5):
                    await writer.drain()
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
        """Thousands of tiny frames at once, from one who does not read what he gets for them; a fifth of all."""
        if (self.by["frames in torrents"] + TORRENT) * 5 > self.sent:
            return await asyncio.sleep(0.2)
        _, writer = await self.connect(random)
        try:
            writer.write(self.door.good())
            await asyncio.sleep(0.1)
            writer.write(random.choice(TORRENTS))
            await self.count("frames in torrents", TORRENT)
            async with asyncio.timeout(1):
                await writer.drain()
        finally:
            writer.transport.abort()

    async def knock(self, random: Random) -> None:
        """A handshake or a request that must come to nothing."""
        reader, writer = await self.connect(random)
        try:
            writer.write(self.door.bad(random))
            await self.count("handshakes and requests")
            async with asyncio.timeout(0.3):
                await reader.read(65536)
        finally:
            writer.close()

    async def dawdle(self, random: Random) -> None:
        """A handshake letter by letter, and never whole."""
        _, writer = await self.connect(random)
        try:
            await self.count("slow handshakes")
            for byte in self.door.good()[: random.randrange(10, 100)]:
                writer.write(bytes((byte,)))
                await writer.drain()
                await asyncio.sleep(0.03)
                if self.sent >= self.frames:
                    break
        finally:
            writer.close()


async def swallow(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(OSError):
        while await reader.read(65536):
            pass


# ---- one server, from start to end
async def spied(url: str, table: str) -> Door:
    """Somebody who watches, and a token that has ended."""
    spy, gone = await ApiPlayer.come(url, "Spy"), await ApiPlayer.come(url, "Gone")
    await gone.post("/api/session/end")
    await spy.leave()
    await gone.leave()
    return Door(table, url.removeprefix("http://"), gone.token, spy.token)


def storm(
    frames: int,
    limits: tuple[str, ...],
    spread: bool,
    rate: float = RATE,
    mistake: str = "",
    apart: bool = True,
    log: Path | None = None,
) -> Seen:
    """`apart`: the honest people are in a process of their own, so that their times are theirs."""
    seen = Seen()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        options = [word for limit in limits for word in ("--limit", limit)]
        house = with_network_mistake(
            ServerProcess(folder / "store.sqlite", *options, log=log or folder / "log"), mistake
        )
        with house:
            asyncio.run(weather(house, folder, seen, frames, spread, rate, apart, CALM if apart else 0))
        look_back(folder / "store.sqlite", house.log, seen)
    return seen


async def weather(
    house: ServerProcess, folder: Path, seen: Seen, frames: int, spread: bool, rate: float, apart: bool, calm: float
) -> None:
    """First so many calm seconds, to compare with."""
    people = Bystanders(house.url, folder, seen.honest, apart)
    await people.start()
    async with asyncio.timeout(60):
        door = await spied(house.url, await people.table())
    await asyncio.sleep(calm)
    began, seen.start, busy = time.monotonic(), time.time(), cpu_of(house)
    warm = Storm(door, house.port, int(frames * WARM), rate, spread, 1)
    await warm.run()
    before = await settled_memory(house)
    main = Storm(warm.door, house.port, frames - warm.sent, rate, spread, 2)
    await main.run()
    seen.seconds, seen.end, seen.busy = time.monotonic() - began, time.time(), cpu_of(house) - busy
    seen.memory = await settled_memory(house)
    seen.growth = seen.memory - before
    seen.frames, seen.by = warm.sent + main.sent, warm.by + main.by
    await people.stop()
    house.wait(10)


class Bystanders:
    """The honest people, in this process or in one of their own."""

    def __init__(self, url: str, folder: Path, played: Played, apart: bool) -> None:
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
        """Where they play."""
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


async def settled_memory(house: ServerProcess) -> float:
    """When it has read what was sent: on a busy machine some of it is still waiting, and what it takes is not seen."""
    found = memory_of(house)
    for _ in range(20):
        await asyncio.sleep(0.5)
        before, found = found, memory_of(house)
        if abs(found - before) < 0.5:
            break
    return found


def memory_of(house: ServerProcess) -> float:
    """Resident, in MB."""
    assert house.process is not None
    text = Path(f"/proc/{house.process.pid}/status").read_text()
    return int(text.partition("VmRSS:")[2].split()[0]) / 1024


def cpu_of(house: ServerProcess) -> float:
    """Seconds of a core so far."""
    assert house.process is not None
    words = Path(f"/proc/{house.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


WRITTEN = "SELECT command, person FROM"


def look_back(path: Path, log_path: Path, seen: Seen) -> None:
    log = log_path.read_text(errors="replace")
    seen.tracebacks = log.count("Traceback")
    seen.errors = [line for line in log.splitlines() if " ERROR " in line or "exception" in line.lower()][:5]
    with contextlib.closing(sqlite3.connect(path)) as store:
        lines = store.execute(f"{WRITTEN} lines UNION ALL {WRITTEN} fresh").fetchall()
        spies = {person for (person,) in store.execute("SELECT id FROM people WHERE name IN ('Spy', 'Gone')")}
    seen.hostile_lines = sum(1 for command, person in lines if command.startswith("h-") or person in spies)
    written = {command for command, _ in lines}
    seen.lost = sum(1 for command in seen.honest.commands if command not in written)


# ---- figures
def judge(name: str, seen: Seen) -> bool:
    calm, moves = (between(seen.honest, *times) for times in ((0, seen.start), (seen.start, seen.end)))
    slowest = percentile(moves, 0.99)
    faults = seen.tracebacks + len(seen.errors)
    rate = seen.frames / max(0.001, seen.seconds)
    print(f"{name}: {seen.frames:,} in {seen.seconds:.0f} s ({rate:,.0f}/s): {dict(seen.by)}")
    print(f"  the server took {seen.busy / max(0.001, seen.seconds):.0%} of a core")
    for when, times in (("before", calm), ("meanwhile", moves)):
        shares = ", ".join(f"{word} {percentile(times, share) * 1000:.1f} ms" for word, share in SHARES)
        print(f"  {len(times)} honest moves {when}: {shares}")
    for error in [*seen.errors, *seen.honest.wrong][:5]:
        print("  " + error[:300])
    return all(
        [
            bar(f"{name}: tracebacks and errors", faults, 0, faults == 0),
            bar(
                f"{name}: memory grown", f"{seen.growth:.1f} of {seen.memory:.0f} MB", "< 20", seen.growth < MOST_GROWTH
            ),
            bar(f"{name}: honest p99", f"{slowest * 1000:.1f} ms", "< 100", 0 < slowest < SLOWEST),
            bar(f"{name}: honest commands lost or refused", seen.lost + len(seen.honest.wrong), 0, sound(seen)),
            bar(f"{name}: hostile lines in books", seen.hostile_lines, 0, seen.hostile_lines == 0),
        ]
    )


def sound(seen: Seen) -> bool:
    return bool(seen.honest.commands) and not seen.lost and not seen.honest.wrong


def bar(name: str, figure: object, wanted: object, ok: bool) -> bool:
    print(f"{name}: {figure}, bar {wanted}, {'ok' if ok else 'short'}", flush=True)
    return ok


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--frames", type=int, default=0)
    parser.add_argument("--rate", type=float, default=RATE)
    parser.add_argument("--log", type=Path, help="a file to keep the servers' log in")
    parser.add_argument("--mistake", default="", help="one of spoilt.py, to see this fail")
    asked = parser.parse_args()
    frames = asked.frames or (QUICK if asked.quick else FRAMES)
    free = storm(frames * 4 // 5, NO_LIMITS, False, asked.rate, asked.mistake, log=asked.log)
    good = judge("without limits", free)
    usual = storm(frames // 5, USUAL, sys.platform == "linux", asked.rate, asked.mistake, log=asked.log)
    return 0 if judge("usual limits", usual) and good else 1


if __name__ == "__main__":
    sys.exit(main())
