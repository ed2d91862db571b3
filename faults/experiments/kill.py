"""kill -9 under load: nothing that was acknowledged is lost, nothing is done twice, every table goes on.

Forty people on ten tables play as fast as they can and send again what was not answered. Meanwhile something is killed
again and again: the server, one worker of several (on PostgreSQL, or on one file), PostgreSQL, or Redis.
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

from faults.kit.kill_targets import OPTIONS, Server, Service, Victim, Worker
from faults.kit.log_check import Findings, examine
from faults.kit.planted_server import with_durability_mistake
from faults.kit.report import Bars, percentile, spread
from faults.kit.retrying_players import Crowd, Ledger, until
from tests.kit.processes import cpu_seconds
from tests.kit.server_process import PATIENCE, ServerProcess
from tests.kit.services import Postgres, Redis

BAR = 1.0  # seconds until back in service, 95 of 100 times
ALL_TABLES = 6.0  # seconds until all tables go on, with those of a killed worker taken over elsewhere
EARLY = 0.1  # so often it is killed while it still starts
GO_ON = 3  # moves at every table after the last kill


@dataclass
class Figures:
    """Seconds after each restart."""

    kills: int = 0
    early: int = 0  # kills before it was back
    health: list[float] = field(default_factory=list)  # until /healthz answers
    service: list[float] = field(default_factory=list)  # until a command is acknowledged
    tables: list[float] = field(default_factory=list)  # until one is, at every table
    each: list[float] = field(default_factory=list)  # until one is, at each table whose people lost their connection
    busy: list[float] = field(default_factory=list)  # the server's own processor time until the first
    never: int = 0  # times that it did not come back
    stuck: list[int] = field(default_factory=list)  # tables that did not go on at the end


@dataclass
class Trial:
    """One run: who is killed how often, while who plays."""

    house: ServerProcess
    victim: Victim
    ledger: Ledger
    times: int
    tables: int = 10
    seed: int = 1
    whole: float = 0.2  # so often a kill waits until all tables go on
    figures: Figures = field(default_factory=Figures)

    async def run(self) -> None:
        dice = random.Random(self.seed)
        async with Crowd(self.house.url, self.tables, self.ledger, self.seed) as crowd:
            await crowd.all_go_on(GO_ON, PATIENCE)
            for _ in range(self.times):
                await self.once(crowd, dice)
            self.figures.stuck = await crowd.all_go_on(GO_ON, PATIENCE)

    async def once(self, crowd: Crowd, dice: random.Random) -> None:
        self.victim.kill()
        self.figures.kills += 1
        self.ledger.next_era()
        begin = time.monotonic()
        starting = asyncio.create_task(asyncio.to_thread(self.victim.restart))
        if dice.random() < EARLY:
            await starting
            self.figures.early += 1
            await asyncio.sleep(dice.uniform(0, BAR))
            return
        health = asyncio.create_task(self.healthy(begin))
        await self.measure(begin, every_table=dice.random() < self.whole)
        health.cancel()
        await starting
        crowd.raise_faults()
        await asyncio.sleep(dice.uniform(0, BAR))

    async def measure(self, begin: float, every_table: bool) -> None:
        heard = self.ledger.heard
        if not await until(lambda: heard, PATIENCE):
            self.figures.never += 1
            return
        self.figures.service.append(min(heard.values()) - begin)
        if isinstance(self.victim, Server) and self.house.process is not None:
            self.figures.busy.append(cpu_seconds(self.house.process.pid))
        if every_table:
            if await until(lambda: len(heard) == self.tables, PATIENCE):
                self.figures.tables.append(max(heard.values()) - begin)
                self.figures.each += [heard[group] - begin for group in self.ledger.cut]
            else:
                self.figures.never += 1

    async def healthy(self, begin: float) -> None:
        async with httpx.AsyncClient(base_url=self.house.url, timeout=2) as http:
            while True:
                with suppress(httpx.HTTPError):
                    if (await http.get("/healthz")).status_code == 200:
                        self.figures.health.append(time.monotonic() - begin)
                        return
                await asyncio.sleep(0.02)


def prepared(stack: ExitStack, args: argparse.Namespace) -> tuple[ServerProcess, Victim]:
    """The server, with what it needs underneath, and who is to be killed."""
    folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="pelagos-kill-")))
    store, options = args.store or str(folder / "store.sqlite"), list(OPTIONS)
    services = {}
    options += ["--workers", str(args.workers)] if args.workers > 1 else []
    if not args.file and (args.workers > 1 or args.victim in ("postgres", "redis")):
        services = started(stack, args)
        store = args.store or services["postgres"].url
        options += ["--wake", services["redis"].url] if "redis" in services else []
    house = with_durability_mistake(ServerProcess(store, *options, log=folder / "log"), args.plant)
    stack.enter_context(house)
    dice = random.Random(args.seed)
    if args.victim in services:
        return house, Service(services[args.victim])
    return house, Worker(house, dice) if args.victim == "worker" else Server(house)


def started(stack: ExitStack, args: argparse.Namespace) -> dict[str, object]:
    """Real ones, of our own."""
    kinds = {} if args.store else {"postgres": Postgres}
    kinds |= {"redis": Redis} if args.victim == "redis" else {}
    services = {}
    for name, kind in kinds.items():
        services[name] = kind()
        stack.callback(services[name].kill)
        services[name].start()
    return services


def trial(args: argparse.Namespace) -> tuple[Trial, Findings]:
    with ExitStack() as stack:
        house, victim = prepared(stack, args)
        ledger = Ledger(strict=isinstance(victim, Server))
        made = Trial(house, victim, ledger, args.times, args.tables, args.seed)
        made.whole = 1.0 if args.victim == "worker" else made.whole  # the other tables were never out of service
        asyncio.run(made.run())
        house.kill() if isinstance(victim, Server) else house.stop()  # a last time: the books are read as it left them
        return made, asyncio.run(examine(house.store, ledger))


def judged(made: Trial, found: Findings, args: argparse.Namespace) -> Bars:
    figures, bars = made.figures, Bars()
    found.tell(bars)
    bars.none("shown, then gone", made.ledger.vanished)
    bars.none("asked again, answered otherwise", made.ledger.changed)
    bars.none("tables that do not go on", figures.stuck)
    bars.add("did not come back", f"{figures.never}", "bar 0", figures.never == 0)
    # Of a worker, the tables that it kept: all others were never out of service.
    worker = args.victim == "worker"
    reached = percentile(figures.each if worker else figures.service, 95)
    bars.add(f"{'its tables ' * worker}back in service, p95", f"{reached:.2f} s", f"bar {BAR} s", reached < BAR)
    if worker:
        every = percentile(figures.tables, 95)
        bars.add("all tables in service again, p95", f"{every:.2f} s", f"bar {ALL_TABLES} s", every < ALL_TABLES)
    return bars


def table(made: Trial, found: Findings, args: argparse.Namespace) -> str:
    figures, ledger = made.figures, made.ledger
    rows = [
        ("killed", f"{args.victim}, {figures.kills} times, {figures.early} of them while it was starting"),
        ("acknowledged", f"{ledger.done:,} of {len(ledger.told):,} answered commands"),
        ("books", f"{found.books} with {found.lines:,} lines; {found.verified} games to the end, every draw verified"),
        ("until /healthz", spread(figures.health)),
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
    parser.add_argument("--store", default="", help="a file or postgresql://…; otherwise one of its own")
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
    made, found = trial(args)
    print(table(made, found, args), flush=True)
    return judged(made, found, args).tell()


if __name__ == "__main__":
    sys.exit(main())
