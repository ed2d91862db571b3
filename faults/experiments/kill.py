"""kill -9 under load: nothing acknowledged is lost, nothing is done twice, and every table goes on.

Forty people at ten tables play as fast as they can and send again every command that has no answer. Meanwhile the
experiment kills a process again and again: the server, one of several workers (on PostgreSQL or on one file),
PostgreSQL, or Redis.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from faults.kit.kill_targets import OPTIONS, BackingService, KillTarget, OneWorker, WholeServer
from faults.kit.log_check import Findings, check_logs
from faults.kit.planted_server import with_durability_mistake
from faults.kit.report import Report, percentile, spread
from faults.kit.retrying_players import Groups, ReplyLog, until
from tests.kit.servers.processes import cpu_seconds
from tests.kit.servers.server_process import PATIENCE, ServerProcess
from tests.kit.servers.services import AnyService, Postgres, Redis, Service

BAR = 1.0  # seconds until back in service, at p95
ALL_TABLES_BAR = 6.0  # seconds until all tables go on, including those of a killed worker, at p95
EARLY = 0.1  # share of kills after which the next one comes while the process is still starting
GO_ON = 3  # moves that every table must make after the last kill


@dataclass
class Figures:
    """Seconds from each kill, and counts."""

    kills: int = 0
    early: int = 0  # kills after which the next one did not wait until the process was back
    health: list[float] = field(default_factory=list)  # until /healthz answers
    service: list[float] = field(default_factory=list)  # until a command is acknowledged
    tables: list[float] = field(default_factory=list)  # until a command is acknowledged at every table
    each: list[float] = field(default_factory=list)  # the same for each table whose people lost their connection
    busy: list[float] = field(default_factory=list)  # processor time of the server until the first acknowledgement
    never: int = 0  # kills after which it did not come back
    stuck: list[int] = field(default_factory=list)  # tables that did not go on at the end


@dataclass
class Trial:
    """One run: the server, what is killed how often, and the players."""

    server: ServerProcess
    target: KillTarget
    replies: ReplyLog
    times: int
    tables: int = 10
    seed: int = 1
    wait_for_all: float = 0.2  # share of kills after which it waits until all tables go on
    figures: Figures = field(default_factory=Figures)

    async def run(self) -> None:
        dice = random.Random(self.seed)
        async with Groups(self.server.url, self.tables, self.replies, self.seed) as groups:
            await groups.all_go_on(GO_ON, PATIENCE)
            for _ in range(self.times):
                await self.once(groups, dice)
            self.figures.stuck = await groups.all_go_on(GO_ON, PATIENCE)

    async def once(self, groups: Groups, dice: random.Random) -> None:
        """Kill, restart and measure."""
        self.target.kill()
        self.figures.kills += 1
        self.replies.next_era()
        begin = time.monotonic()
        starting = asyncio.create_task(asyncio.to_thread(self.target.restart))
        if dice.random() < EARLY:
            await starting
            self.figures.early += 1
            await asyncio.sleep(dice.uniform(0, BAR))
            return
        health = asyncio.create_task(self.until_healthy(begin))
        await self.measure(begin, every_table=dice.random() < self.wait_for_all)
        health.cancel()
        await starting
        groups.raise_errors()
        await asyncio.sleep(dice.uniform(0, BAR))

    async def measure(self, begin: float, every_table: bool) -> None:
        answered = self.replies.first_answer
        if not await until(lambda: answered, PATIENCE):
            self.figures.never += 1
            return
        self.figures.service.append(min(answered.values()) - begin)
        if isinstance(self.target, WholeServer):
            self.figures.busy.append(cpu_seconds(self.server.pid))
        if every_table:
            if await until(lambda: len(answered) == self.tables, PATIENCE):
                self.figures.tables.append(max(answered.values()) - begin)
                self.figures.each += [answered[group] - begin for group in self.replies.cut_off]
            else:
                self.figures.never += 1

    async def until_healthy(self, begin: float) -> None:
        async with httpx.AsyncClient(base_url=self.server.url, timeout=2) as http:
            while True:
                with suppress(httpx.HTTPError):
                    if (await http.get("/healthz")).status_code == 200:
                        self.figures.health.append(time.monotonic() - begin)
                        return
                await asyncio.sleep(0.02)


def prepared(stack: ExitStack, args: argparse.Namespace) -> tuple[ServerProcess, KillTarget]:
    """Start the server and the services that it needs. Return it with the target of the kills."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="pelagos-kill-")))
    store, options = args.store or str(folder / "store.sqlite"), list(OPTIONS)
    services: dict[str, Service] = {}
    options += ["--workers", str(args.workers)] if args.workers > 1 else []
    if not args.file and (args.workers > 1 or args.victim in ("postgres", "redis")):
        if not args.store:
            services["postgres"] = postgres = started(stack, Postgres())
            store = postgres.url
        if args.victim == "redis":
            services["redis"] = redis = started(stack, Redis())
            options += ["--wake", redis.url]
    server = with_durability_mistake(ServerProcess(store, *options, log=folder / "log"), args.plant)
    stack.enter_context(server)
    if args.victim in services:
        return server, BackingService(services[args.victim])
    if args.victim == "worker":
        return server, OneWorker(server, random.Random(args.seed))
    return server, WholeServer(server)


def started(stack: ExitStack, service: AnyService) -> AnyService:
    stack.callback(service.kill)
    service.start()
    return service


def trial(args: argparse.Namespace) -> tuple[Trial, Findings]:
    with ExitStack() as stack:
        server, target = prepared(stack, args)
        replies = ReplyLog(strict=isinstance(target, WholeServer))
        done = Trial(server, target, replies, args.times, args.tables, args.seed)
        if args.victim == "worker":
            done.wait_for_all = 1.0  # a worker's own tables are measured: the others were never out of service
        asyncio.run(done.run())
        # The logs are checked as a last kill has left them.
        server.kill() if isinstance(target, WholeServer) else server.stop()
        return done, asyncio.run(check_logs(server.store, replies))


def judged(done: Trial, found: Findings, args: argparse.Namespace) -> Report:
    figures, report = done.figures, Report()
    found.add_to(report)
    report.expect_none("shown, then gone", done.replies.vanished)
    report.expect_none("asked again, answered differently", done.replies.changed)
    report.expect_none("tables that do not go on", figures.stuck)
    report.add("did not come back", f"{figures.never}", "bar 0", figures.never == 0)
    # For a worker, only the tables that it kept count: the others were never out of service.
    is_worker = args.victim == "worker"
    reached = percentile(figures.each if is_worker else figures.service, 95)
    report.add(f"{'its tables ' * is_worker}back in service, p95", f"{reached:.2f} s", f"bar {BAR} s", reached < BAR)
    if is_worker:
        every = percentile(figures.tables, 95)
        bar = f"bar {ALL_TABLES_BAR} s"
        report.add("all tables back in service, p95", f"{every:.2f} s", bar, every < ALL_TABLES_BAR)
    return report


def table(done: Trial, found: Findings, args: argparse.Namespace) -> str:
    figures, replies = done.figures, done.replies
    rows = [
        ("killed", f"{args.victim}, {figures.kills} times, the next kill during the start after {figures.early}"),
        ("acknowledged", f"{replies.done:,} of {len(replies.replies):,} answered commands"),
        ("logs", f"{found.logs} with {found.lines:,} lines; {found.verified} games to the end, every draw verified"),
        ("until /healthz answers", spread(figures.health)),
        ("until a command is acknowledged", spread(figures.service)),
        ("until one is at each table cut off", spread(figures.each)),
        ("until one is at every table", spread(figures.tables)),
        ("the server's processor time until then", spread(figures.busy)),
    ]
    return "\n".join(f"{name:40}{figure}" for name, figure in rows)


def read(words: Sequence[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=300)
    parser.add_argument("--quick", action="store_true", help="10 times")
    parser.add_argument("--tables", type=int, default=10, help="of four people each")
    parser.add_argument("--victim", choices=("server", "worker", "postgres", "redis"), default="server")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--file", action="store_true", help="the workers share a file, not a PostgreSQL")
    parser.add_argument("--store", default="", help="a file or postgresql://... (default: a new one)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plant", default="", help="a mistake that must be found: early, forgetful, torn, blind")
    args = parser.parse_args(words)
    if args.quick:
        args.times = min(args.times, 10)
    if args.victim == "worker":
        args.workers = max(2, args.workers)
    return args


def main(words: Sequence[str] | None = None) -> int:
    args = read(words)
    done, found = trial(args)
    print(table(done, found, args), flush=True)
    return judged(done, found, args).finish()


if __name__ == "__main__":
    sys.exit(main())
