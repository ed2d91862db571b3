"""Full and failing disks: only what is stored is acknowledged, people are told, and service returns by itself.

People play. The store's disk fills up or begins to fail, and they are refused and told so. The disk recovers, and they
go on at the same server. At the end the server is killed in the middle of a failure. A small disk needs root, a
failing disk needs a C compiler. What cannot run here is named and left out.
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
from faults.kit.log_check import Findings, check_logs
from faults.kit.planted_server import with_durability_mistake
from faults.kit.report import Report, spread
from faults.kit.retrying_players import Groups, ReplyLog, until
from tests.kit.servers.server_process import PATIENCE, ServerProcess

SIZE = 16 * 2**20  # bytes of the small disk
GO_ON = 3  # moves that every table must make
BACK_BAR = 5.0  # seconds until every table goes on after the disk has recovered
HEALTH_BAR = 2.0  # seconds until /healthz reports the failure


class Missing(Exception):
    """What this computer lacks for a kind of failure."""


# ---- disks
class FullDisk:
    """A small disk that can be filled up."""

    name = "disk full"

    def __init__(self, stack: ExitStack, folder: Path) -> None:
        self.folder = folder / "small"
        self.folder.mkdir()
        if os.geteuid() != 0 or not shutil.which("mount"):
            raise Missing("a small disk of its own needs root")
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

    def recover(self) -> None:
        self.filler.unlink(missing_ok=True)


class FailingDisk:
    """A library between the server and the system (bad_disk.c) that lets calls fail while a file says so."""

    def __init__(self, stack: ExitStack, folder: Path, kind: str, code: int) -> None:
        words = {"sync": "sync fails", "lose": "sync fails, and what was written is gone", "write": "writing fails"}
        self.name = f"{words[kind]}: {errno.errorcode[code]}"
        self.folder = folder
        self.order = folder / "order"  # names the calls that fail; while there is no such file, none does
        self.text = f"{kind} {code}"
        library = folder / "bad_disk.so"
        self.env = {"LD_PRELOAD": str(library), "BAD_DISK": str(self.order)}
        compiler = shutil.which("cc") or shutil.which("gcc")
        if not compiler or not sys.platform.startswith("linux"):
            raise Missing("a failing disk needs Linux and a C compiler")
        source = Path(__file__).with_name("bad_disk.c")
        made = subprocess.run([compiler, "-shared", "-fPIC", "-o", library, source], capture_output=True, text=True)
        if made.returncode:
            raise Missing(f"no failing disk could be made: {made.stderr[:200]}")

    def fail(self) -> None:
        aside = self.order.with_name("order.new")
        aside.write_text(self.text)
        aside.rename(self.order)

    def recover(self) -> None:
        self.order.unlink(missing_ok=True)


Disk = FullDisk | FailingDisk
MakeDisk = Callable[[ExitStack, Path], Disk]
DISKS: dict[str, MakeDisk] = {
    "full": FullDisk,
    "sync": lambda stack, folder: FailingDisk(stack, folder, "sync", errno.EIO),
    "lose": lambda stack, folder: FailingDisk(stack, folder, "lose", errno.EIO),
    "write": lambda stack, folder: FailingDisk(stack, folder, "write", errno.EIO),
    "space": lambda stack, folder: FailingDisk(stack, folder, "write", errno.ENOSPC),
}


# ---- the trial
@dataclass
class Probe:
    """What a client that only reads gets while the disk fails."""

    health: Counter[str] = field(default_factory=Counter)
    unreported: list[float] = field(default_factory=list)  # by failure, seconds until /healthz reported it
    reads: Counter[str] = field(default_factory=Counter)

    async def run(self, url: str, quiet_table: str) -> None:
        """Ask until cancelled. Nobody plays at `quiet_table`."""
        begin = time.monotonic()
        self.unreported.append(float("inf"))
        async with httpx.AsyncClient(base_url=url, timeout=5, verify=False) as http:
            while True:
                status = await status_of(http, "/healthz")
                self.health[status.split()[0]] += 1
                if status != "200":
                    self.unreported[-1] = min(self.unreported[-1], time.monotonic() - begin)
                self.reads[await status_of(http, "/api/tables")] += 1
                self.reads[await status_of(http, f"/api/tables/{quiet_table}/record")] += 1
                await asyncio.sleep(0.1)


async def status_of(http: httpx.AsyncClient, path: str) -> str:
    try:
        answer = await http.get(path)
    except httpx.HTTPError as error:
        return type(error).__name__
    return f"{answer.status_code}" if answer.status_code < 400 else f"{answer.status_code} {answer.text[:60]}"


@dataclass
class Trial:
    """One run: the server, its disk, how often and how long it fails, and what was seen."""

    server: ServerProcess
    disk: Disk
    times: int
    seconds: float  # of each failure
    tables: int
    patience: float = PATIENCE  # seconds until somebody should have been refused
    replies: ReplyLog = field(default_factory=ReplyLog)
    probe: Probe = field(default_factory=Probe)
    first: list[float] = field(default_factory=list)  # seconds from each recovery until a command was acknowledged
    all: list[float] = field(default_factory=list)  # the same until one was acknowledged at every table
    during: int = 0  # commands acknowledged during the failures: they must be in the logs
    unnoticed: list[str] = field(default_factory=list)  # failures during which nobody was refused
    stuck: list[str] = field(default_factory=list)
    died: list[str] = field(default_factory=list)

    async def run(self) -> None:
        async with Groups(self.server.url, 1, ReplyLog(), people=3) as quiet:
            # It stops playing before the others come, which takes a while: its game could end meanwhile, and the next
            # table has no record yet.
            await quiet.all_go_on(GO_ON, PATIENCE)
            await quiet.stop_playing()
            async with Groups(self.server.url, self.tables, self.replies) as groups:
                await self.fail_repeatedly(groups, quiet.players[0].table)

    async def fail_repeatedly(self, groups: Groups, quiet_table: str) -> None:
        for number in range(self.times):
            await groups.all_go_on(GO_ON, PATIENCE)
            await self.fail(quiet_table)
            if number + 1 < self.times:
                await self.recover(groups)
        self.server.kill()  # in the middle of the last failure
        self.disk.recover()
        self.replies.next_era()
        self.server.start(self.disk.env)
        await self.all_back(groups)

    async def fail(self, quiet_table: str) -> None:
        refused = self.replies.waiting["unavailable"]
        self.disk.fail()
        self.replies.next_era()
        if not await until(lambda: self.replies.waiting["unavailable"] > refused, self.patience):
            self.unnoticed.append("nobody was refused")
        probing = asyncio.create_task(self.probe.run(self.server.url, quiet_table))
        await asyncio.sleep(self.seconds)
        probing.cancel()
        self.during += self.replies.done_in_era

    async def recover(self, groups: Groups) -> None:
        if self.server.process is not None and self.server.process.poll() is not None:
            self.died.append(f"exit code {self.server.process.returncode}")
            self.server.start(self.disk.env)
        self.replies.next_era()
        begin = time.monotonic()
        self.disk.recover()
        if await self.all_back(groups):
            self.first.append(min(self.replies.first_answer.values()) - begin)
            self.all.append(max(self.replies.first_answer.values()) - begin)

    async def all_back(self, groups: Groups) -> bool:
        stuck = await groups.all_go_on(GO_ON, PATIENCE)
        self.stuck += [f"table {group}" for group in stuck]
        return not stuck


def trial(
    make: MakeDisk, times: int, seconds: float, tables: int, plant: str = "", patience: float = PATIENCE
) -> tuple[Trial, Findings]:
    """Run one kind of failure. Raise Missing if this computer cannot make such a disk."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="pelagos-disk-")))
        disk = make(stack, folder)
        server = ServerProcess(disk.folder / "store.sqlite", *OPTIONS, log=folder / "log")
        stack.callback(server.stop)
        with_durability_mistake(server, plant).start(disk.env).wait()
        done = Trial(server, disk, times, seconds, tables, patience)
        asyncio.run(done.run())
        server.kill()  # the logs are checked as this leaves them
        return done, asyncio.run(check_logs(server.store, done.replies))


def table(done: Trial, found: Findings) -> str:
    replies, probe = done.replies, done.probe
    rows = [
        (done.disk.name, f"{done.times} times for {done.seconds} s; the server was killed in the middle of the last"),
        ("acknowledged", f"{replies.done:,} commands, {done.during} of them during the failures"),
        ("told to try again", ", ".join(f"{code} {count}" for code, count in replies.waiting.items())),
        ("told that the table cannot go on", f"{replies.troubles} messages"),
        ("/healthz meanwhile", ", ".join(f"{status} {count}" for status, count in probe.health.items())),
        ("reading meanwhile", ", ".join(f"{status} {count}" for status, count in probe.reads.items())),
        ("recovered: a command acknowledged", spread(done.first)),
        ("recovered: one at every table", spread(done.all)),
        ("logs", f"{found.logs} with {found.lines:,} lines"),
    ]
    return "\n".join(f"{name:48}{figure}" for name, figure in rows)


def judged(done: Trial, found: Findings) -> Report:
    report, name, probe = Report(), done.disk.name, done.probe
    found.add_to(report)
    report.expect_none("shown, then gone", done.replies.vanished)
    report.expect_none("asked again, answered differently", done.replies.changed)
    report.expect_none(f"{name}: failures that nobody was told of", done.unnoticed)
    troubles = done.replies.troubles
    report.add(f"{name}: told that the table cannot go on", f"{troubles}", "bar 1", troubles > 0)
    report.expect_none(f"{name}: the process died", done.died)
    report.expect_none(f"{name}: tables that do not go on", done.stuck)
    slowest = max(probe.unreported)
    report.add(f"{name}: /healthz reports it after", f"{slowest:.2f} s", f"bar {HEALTH_BAR} s", slowest < HEALTH_BAR)
    report.expect_none(f"{name}: reading refused", [word for word in probe.reads.elements() if word != "200"])
    longest = max(done.all, default=0.0)
    report.add(f"{name}: back in service", f"{longest:.2f} s", f"bar {BACK_BAR} s", longest < BACK_BAR)
    return report


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
            done, found = trial(DISKS[kind], times, seconds, args.tables, args.plant)
        except Missing as missing:
            print(f"{kind}: left out, {missing}", flush=True)
            continue
        print(table(done, found), flush=True)
        failed |= judged(done, found).finish()
    return failed


if __name__ == "__main__":
    sys.exit(main())
