"""Disk full, and disks that fail: only what is kept is acknowledged, the state is clear, and it passes by itself.

People play; the store's disk fills up or begins to fail; they are refused and told so; it is well again, and they go on
at the same server. At the end it is killed in the middle of a failure. A small disk of its own takes root, a failing
one a C compiler: what is missing is said and left out.
"""

from __future__ import annotations

import argparse
import asyncio
import errno
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from faults.kit.kill_targets import OPTIONS
from faults.kit.log_check import Findings, examine
from faults.kit.planted_server import with_durability_mistake
from faults.kit.report import Bars, spread
from faults.kit.retrying_players import Crowd, Ledger, until
from tests.kit.server_process import PATIENCE, ServerProcess

SIZE = 16 * 2**20  # bytes of the small disk
GO_ON = 3
BACK = 5.0  # seconds until every table goes on once the disk is well
TELLS = 2.0  # seconds until /healthz tells that it fails


class Missing(Exception):
    """What this computer lacks for a fault."""


# ---- disks
class FullDisk:
    """A small disk that can be filled up."""

    name = "disk full"

    def __init__(self, stack: ExitStack, folder: Path) -> None:
        self.folder = folder / "small"
        self.folder.mkdir()
        if os.geteuid() != 0 or not shutil.which("mount"):
            raise Missing("a small disk of its own takes root")
        made = subprocess.run(
            ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(self.folder)], capture_output=True, text=True
        )
        if made.returncode:
            raise Missing(f"no small disk could be made: {made.stderr.strip()}")
        stack.callback(subprocess.run, ["umount", "--lazy", str(self.folder)], check=False)
        self.env: dict[str, str] = {}

    @property
    def filler(self) -> Path:
        return self.folder / "filler"

    def fail(self) -> None:
        with suppress(OSError), self.filler.open("ab", buffering=0) as filler:
            while True:
                filler.write(bytes(4096))

    def heal(self) -> None:
        self.filler.unlink(missing_ok=True)


class BadDisk:
    """A library between the server and the system, which fails what it is told to."""

    def __init__(self, stack: ExitStack, folder: Path, kind: str, code: int) -> None:
        words = {"sync": "sync fails", "lose": "sync fails, and what was written is gone", "write": "writing fails"}
        self.name = f"{words[kind]}: {errno.errorcode[code]}"
        self.folder = folder
        self.order = folder / "order"
        self.text = f"{kind} {code}"
        library = folder / "bad_disk.so"
        self.env = {"LD_PRELOAD": str(library), "BAD_DISK": str(self.order)}
        compiler = shutil.which("cc") or shutil.which("gcc")
        if not compiler or not sys.platform.startswith("linux"):
            raise Missing("a failing disk takes Linux and a C compiler")
        source = Path(__file__).with_name("bad_disk.c")
        made = subprocess.run([compiler, "-shared", "-fPIC", "-o", library, source], capture_output=True, text=True)
        if made.returncode:
            raise Missing(f"no failing disk could be made: {made.stderr[:200]}")

    def fail(self) -> None:
        aside = self.order.with_name("order.new")
        aside.write_text(self.text)
        aside.rename(self.order)

    def heal(self) -> None:
        self.order.unlink(missing_ok=True)


Disk = FullDisk | BadDisk
Make = Callable[[ExitStack, Path], Disk]
DISKS: dict[str, Make] = {
    "full": FullDisk,
    "sync": lambda stack, folder: BadDisk(stack, folder, "sync", errno.EIO),
    "lose": lambda stack, folder: BadDisk(stack, folder, "lose", errno.EIO),
    "write": lambda stack, folder: BadDisk(stack, folder, "write", errno.EIO),
    "space": lambda stack, folder: BadDisk(stack, folder, "write", errno.ENOSPC),
}


# ---- the trial
@dataclass
class Probe:
    """What one who looks from outside sees while the disk fails."""

    health: Counter[str] = field(default_factory=Counter)
    silent: list[float] = field(default_factory=list)  # seconds of each failure until /healthz told of it
    reads: Counter[str] = field(default_factory=Counter)

    async def look(self, url: str, quiet: str) -> None:
        """Until it is cancelled. `quiet`: a table where nobody plays."""
        begin = time.monotonic()
        self.silent.append(float("inf"))
        async with httpx.AsyncClient(base_url=url, timeout=5, verify=False) as http:
            while True:
                status = await answered(http, "/healthz")
                self.health[status.split()[0]] += 1
                if status != "200":
                    self.silent[-1] = min(self.silent[-1], time.monotonic() - begin)
                self.reads[await answered(http, "/api/tables")] += 1
                self.reads[await answered(http, f"/api/tables/{quiet}/record")] += 1
                await asyncio.sleep(0.1)


async def answered(http: httpx.AsyncClient, path: str) -> str:
    try:
        answer = await http.get(path)
    except httpx.HTTPError as error:
        return type(error).__name__
    return f"{answer.status_code}" if answer.status_code < 400 else f"{answer.status_code} {answer.text[:60]}"


@dataclass
class Trial:
    house: ServerProcess
    disk: Disk
    times: int
    seconds: float  # that each failure lasts
    tables: int
    patience: float = PATIENCE  # seconds until somebody should have been told
    ledger: Ledger = field(default_factory=Ledger)
    probe: Probe = field(default_factory=Probe)
    first: list[float] = field(default_factory=list)  # seconds after it was well until a command was acknowledged
    all: list[float] = field(default_factory=list)  # and until one was at every table
    meanwhile: int = 0  # commands acknowledged during the failures: they had better be in the book
    untold: list[str] = field(default_factory=list)  # failures in which nobody was told
    stuck: list[str] = field(default_factory=list)
    died: list[str] = field(default_factory=list)

    async def run(self) -> None:
        async with Crowd(self.house.url, 1, Ledger(), people=3) as quiet:
            # Before the others come, which takes a while: its game could end meanwhile, and the next has no record yet.
            await quiet.all_go_on(GO_ON, PATIENCE)
            await quiet.fall_silent()
            async with Crowd(self.house.url, self.tables, self.ledger) as crowd:
                await self.fail_often(crowd, quiet.players[0].table)

    async def fail_often(self, crowd: Crowd, quiet: str) -> None:
        for number in range(self.times):
            await crowd.all_go_on(GO_ON, PATIENCE)
            await self.fail(crowd, quiet)
            if number + 1 < self.times:
                await self.heal(crowd)
        self.house.kill()  # in the middle of it
        self.disk.heal()
        self.ledger.next_era()
        self.house.start(self.disk.env)
        await self.back(crowd)

    async def fail(self, crowd: Crowd, quiet: str) -> None:
        told = self.ledger.waiting["unavailable"]
        self.disk.fail()
        self.ledger.next_era()
        if not await until(lambda: self.ledger.waiting["unavailable"] > told, self.patience):
            self.untold.append("nobody was refused")
        looking = asyncio.create_task(self.probe.look(self.house.url, quiet))
        await asyncio.sleep(self.seconds)
        looking.cancel()
        self.meanwhile += self.ledger.lately

    async def heal(self, crowd: Crowd) -> None:
        if self.house.process is not None and self.house.process.poll() is not None:
            self.died.append(f"exit code {self.house.process.returncode}")
            self.house.start(self.disk.env)
        self.ledger.next_era()
        begin = time.monotonic()
        self.disk.heal()
        if await self.back(crowd):
            self.first.append(min(self.ledger.heard.values()) - begin)
            self.all.append(max(self.ledger.heard.values()) - begin)

    async def back(self, crowd: Crowd) -> bool:
        stuck = await crowd.all_go_on(GO_ON, PATIENCE)
        self.stuck += [f"table {group}" for group in stuck]
        return not stuck


def trial(
    make: Make, times: int, seconds: float, tables: int, plant: str = "", patience: float = PATIENCE
) -> tuple[Trial, Findings]:
    """Raises Missing."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="pelagos-disk-")))
        disk = make(stack, folder)
        house = with_durability_mistake(
            ServerProcess(disk.folder / "store.sqlite", *OPTIONS, log=folder / "log"), plant
        )
        stack.callback(house.stop)
        house.start(disk.env).wait()
        made = Trial(house, disk, times, seconds, tables, patience)
        asyncio.run(made.run())
        house.kill()  # the books are read as it left them
        return made, asyncio.run(examine(house.store, made.ledger))


def table(made: Trial, found: Findings) -> str:
    ledger, probe = made.ledger, made.probe
    rows = [
        (made.disk.name, f"{made.times} times for {made.seconds} s; the last time killed in the middle of it"),
        ("acknowledged", f"{ledger.done:,} commands, {made.meanwhile} of them during the failures"),
        ("told to try again", ", ".join(f"{code} {count}" for code, count in ledger.waiting.items())),
        ("told of trouble", f"{ledger.troubles} messages"),
        ("/healthz meanwhile", ", ".join(f"{status} {count}" for status, count in probe.health.items())),
        ("reading meanwhile", ", ".join(f"{status} {count}" for status, count in probe.reads.items())),
        ("well again: a command acknowledged", spread(made.first)),
        ("well again: one at every table", spread(made.all)),
        ("books", f"{found.books} with {found.lines:,} lines"),
    ]
    return "\n".join(f"{name:48}{figure}" for name, figure in rows)


def judged(made: Trial, found: Findings) -> Bars:
    bars, name, probe = Bars(), made.disk.name, made.probe
    found.tell(bars)
    bars.none("shown, then gone", made.ledger.vanished)
    bars.none("asked again, answered otherwise", made.ledger.changed)
    bars.none(f"{name}: nobody is told", made.untold)
    bars.add(f"{name}: told of trouble", f"{made.ledger.troubles}", "bar 1", made.ledger.troubles > 0)
    bars.none(f"{name}: the process died", made.died)
    bars.none(f"{name}: tables that do not go on", made.stuck)
    silent = max(probe.silent)
    bars.add(f"{name}: /healthz tells, at the latest after", f"{silent:.2f} s", f"bar {TELLS} s", silent < TELLS)
    bars.none(f"{name}: reading refused", [word for word in probe.reads.elements() if word != "200"])
    longest = max(made.all, default=0.0)
    bars.add(f"{name}: service again", f"{longest:.2f} s", f"bar {BACK} s", longest < BACK)
    return bars


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=10, help="that each disk fails")
    parser.add_argument("--seconds", type=float, default=3.0, help="that a failure lasts")
    parser.add_argument("--tables", type=int, default=4, help="of four people each")
    parser.add_argument("--quick", action="store_true", help="2 times")
    parser.add_argument("--disk", choices=tuple(DISKS), action="append", help="only this one")
    parser.add_argument("--plant", default="", help="a mistake that must be found: deaf")
    args = parser.parse_args(words)
    times, seconds = 2 if args.quick else args.times, args.seconds
    failed = 0
    for kind in args.disk or DISKS:
        try:
            made, found = trial(DISKS[kind], times, seconds, args.tables, args.plant)
        except Missing as missing:
            print(f"{kind}: left out, {missing}", flush=True)
            continue
        print(table(made, found), flush=True)
        failed |= judged(made, found).tell()
    return failed


if __name__ == "__main__":
    sys.exit(main())
