"""The tables of this process. They are loaded when they are needed and unloaded when they are idle."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import time

import msgspec
from msgspec import UnsetType

from pelagos.bots import usual_level
from pelagos.core.game import Game
from pelagos.games import NAMES
from pelagos.locale import bundle
from pelagos.registry import manifest_of
from pelagos.server import messages
from pelagos.server.boards import Boards
from pelagos.server.bots.bot_pool import BotPool
from pelagos.server.cluster.forwarding import deliver
from pelagos.server.cluster.replica import TableReplica
from pelagos.server.cluster.table_home import TableHome
from pelagos.server.identity import Identities, id_from, new_id
from pelagos.server.limits import Limits
from pelagos.server.metrics import Metrics
from pelagos.server.refusal import Refusal
from pelagos.server.table import table_events
from pelagos.server.table.audience import Audience, Viewer
from pelagos.server.table.commands import check_first
from pelagos.server.table.projections import NoTable, head_of, load
from pelagos.server.table.table import OtherRules, Table
from pelagos.server.table.table_actor import TableActor
from pelagos.store.store import QUARANTINED, Claim, DuplicateRow, Session, Store, Unavailable
from pelagos.store.stored_line import DamagedLog

PRELOAD_DELAY = 1.5  # seconds after the start: by then the clients that were waiting have been served
SWEEP_INTERVAL = 1.0  # seconds
MAX_DUE = 50  # tables that are loaded in one sweep because something is due


class TableRegistry:
    def __init__(self, store: Store, bot_pool: BotPool, limits: Limits, boards: Boards | None = None) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.limits = limits
        self.boards = boards or Boards()
        self.identities = Identities(store)
        self.metrics = Metrics()
        self.log = logging.getLogger("pelagos.server")
        self.homes: dict[str, TableHome] = {}
        self.opening: dict[str, asyncio.Task[TableHome]] = {}
        self.viewers_by_token: dict[str, set[Viewer]] = {}  # by the hash of the token in their handshake
        self.answer_events: dict[int, asyncio.Event] = {}  # forwarded commands that wait for an answer, by post number
        self.delivering = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.stopping = False
        self.idle: set[TableHome] = set()  # homes that were idle at the last sweep
        self.is_healthy = True  # the last heartbeat could be written

    def now(self) -> int:
        return int(time() * 1000)

    # ---- start and stop
    async def start(self) -> None:
        await self.store.start()
        for warning in self.store.warnings:
            self.log.warning(warning)
        self.store.listen(self.on_wake)
        work = (self.send_heartbeats(), self.sweep(), deliver(self), preload_messages())
        self.tasks = [asyncio.create_task(each) for each in work]

    async def stop(self) -> None:
        """Complete the writes in progress, then disconnect all viewers with a close code that makes them reconnect."""
        self.stopping = True
        for task in self.tasks:
            task.cancel()
        for home in list(self.homes.values()):
            with suppress(Exception):
                await asyncio.wait_for(home.stop(), 5)
        await self.bot_pool.stop()
        await self.store.stop()

    # ---- tables
    async def home(self, id: str) -> TableHome:
        """Return the table, loaded if need be. Raise Refusal if there is no such table or it cannot be loaded."""
        if self.stopping:
            raise Refusal("stopping", "refused-stopping")
        if id in self.homes:
            return self.homes[id]
        if id not in self.opening:
            self.opening[id] = asyncio.create_task(self.open_home(id))
            self.opening[id].add_done_callback(lambda done: self.on_home_opened(id, done))
        try:
            return await asyncio.shield(self.opening[id])
        except NoTable:
            raise Refusal("no table", "refused-no-table") from None
        except OtherRules:
            raise Refusal("rules", "refused-rules") from None
        except DamagedLog:
            raise Refusal("quarantined", "refused-quarantined") from None
        except Unavailable:
            raise Refusal("unavailable", "refused-unreachable") from None

    def on_home_opened(self, id: str, done: asyncio.Task[TableHome]) -> None:
        self.opening.pop(id, None)
        if not done.cancelled():
            done.exception()  # mark it as retrieved: home() raises it for each caller

    async def open_home(self, id: str) -> TableHome:
        head = await self.store.head(id)
        if head is None:
            raise NoTable(id)
        if head.status == QUARANTINED:
            raise DamagedLog("quarantined")
        try:
            claim = await self.store.claim(id)
        except Unavailable:  # a full disk can still be read; the replica claims the table once it can be written
            claim = None
        try:
            table = await load(self.store, id)
        except OtherRules:
            raise  # the version it began with can continue it; keeping the claim stops it from being loaded again
        except DamagedLog as error:
            self.log.error("table %s is quarantined: %s", id, error)
            await self.store.quarantine(id, str(error))
            raise
        home: TableHome = (
            TableReplica(self, table, Audience()) if claim is None else TableActor(self, claim, table, Audience())
        )
        self.homes[id] = home
        return home

    def take_over(self, replica: TableReplica, claim: Claim) -> None:
        """Replace a replica by a TableActor; the viewers stay connected."""
        id = replica.table.id
        replica.ended = True
        self.homes[id] = TableActor(self, claim, replica.table, replica.audience)
        if replica.task is not asyncio.current_task():
            replica.task.cancel()

    def forget(self, id: str, home: TableHome) -> None:
        if self.homes.get(id) is home:
            del self.homes[id]

    async def open(self, new: messages.NewTable, session: Session) -> str:
        """Open a table and return its id. The host joins like everybody else, after seeing the commitment."""
        game = self.check(new)
        new = msgspec.structs.replace(new, level=new.level or usual_level(new.game))
        await self.check_quota(session.person)
        id = new_id() if isinstance(new.id, UnsetType) else id_from(session.person, new.id)
        table, now = Table(id), self.now()
        line, _ = table.add(table_events.opening(game, new), now, session.person)
        try:
            claim = await self.store.create([line], head_of(table, now))
        except DuplicateRow:
            return id  # the same request was sent twice
        self.homes[id] = TableActor(self, claim, table, Audience())
        return id

    def check(self, new: messages.NewTable) -> Game:
        """Return the game of a new table; raise Refusal if the table's settings do not fit it."""
        if new.game not in NAMES:
            raise Refusal("no game", "refused-no-game", there=", ".join(NAMES))
        game = self.boards.game(new.game, new.board)
        self.check_levels(new)
        if new.seats not in game.seats:
            least, most = game.seats[0], game.seats[-1]
            raise Refusal("seats", "refused-players", game=game.name, least=least, most=most, count=new.seats)
        variants = manifest_of(new.game).variants
        if new.variant and new.variant not in variants:
            there = ", ".join(variants)
            raise Refusal("variant", "refused-variant", game=new.game, variant=new.variant, there=there)
        check_first(new.game, new.seats, new.first)
        if len(new.bots) > new.seats:
            raise Refusal("seats", "refused-described", described=len(new.bots), count=new.seats)
        if len(new.bots) == new.seats and None not in new.bots:
            raise Refusal("seats", "refused-no-person")
        return game

    async def check_quota(self, person: str) -> None:
        if await self.store.count_tables(person) >= self.limits.tables:
            raise Refusal("quota", "refused-quota", tables=self.limits.tables)

    def check_levels(self, new: messages.NewTable) -> None:
        """Refuse levels that the game does not have, instead of letting other bots play it."""
        levels = manifest_of(new.game).levels
        for level in (*new.bots, new.level):
            if level and level not in levels:
                raise Refusal("level", "refused-level", game=new.game, level=level, there=", ".join(levels))

    # ---- background tasks
    async def send_heartbeats(self) -> None:
        """Send heartbeats in a task that waits for nothing else: a process without heartbeats loses its tables."""
        while True:
            try:
                lapses = self.store.lapses
                await self.store.heartbeat()
                self.is_healthy = True
                if self.store.lapses != lapses:
                    self.log.warning("heartbeats were late: other processes may have taken over tables of this one")
                    self.check_all_tables()
            except Unavailable as error:
                self.is_healthy = False
                self.log.warning("the store does not answer: %s", error)
            except Exception:
                self.log.exception("heartbeat failed")
            await asyncio.sleep(SWEEP_INTERVAL)

    async def sweep(self) -> None:
        while True:
            try:
                await self.load_due()
                await self.unload_idle()
            except Unavailable:
                pass  # send_heartbeats() logs it
            except Exception:
                self.log.exception("sweep failed")
            await asyncio.sleep(SWEEP_INTERVAL)

    async def process_died(self, process: str) -> bool:
        """Free the tables of a process of this machine that has died; return whether that worked.

        Viewers of these tables continue at once instead of after the lease has run out.
        """
        try:
            await self.store.declare_dead(process)
        except Unavailable:
            return False
        except Exception:
            self.log.exception("could not free the tables of process %s", process)
            return False
        self.log.warning("process %s has died: other processes take over its tables", process)
        self.check_all_tables()
        await self.store.wake("died")
        return True

    def check_all_tables(self) -> None:
        """Let every table check who runs it: if that has changed, its viewers here would get no more updates."""
        for home in list(self.homes.values()):
            home.presence_changed()

    async def load_due(self) -> None:
        for id in await self.store.due(self.now(), MAX_DUE):
            with suppress(Refusal):
                await self.home(id)

    async def unload_idle(self) -> None:
        """Unload tables that were idle at two sweeps in a row: at one, a viewer may be about to connect."""
        before, self.idle = self.idle, {home for home in self.homes.values() if home.is_idle}
        for home in self.idle & before:
            self.forget(home.table.id, home)
            await home.stop()

    async def uncharged_time(self, claim: Claim, table: Table, outage: tuple[int, int] | None = None) -> int:
        """Return the milliseconds of the current decision in which no process ran the table or the store failed."""
        now, since = self.now(), max(table.since, table.settled_until)
        gaps = await self.store.downtimes(since)
        return uncharged([*gaps, (now - claim.gap, now), *([outage] if outage else [])], since, now)

    def end_session(self, token: str) -> None:
        """Disconnect all sockets that were opened with this token."""
        for viewer in list(self.viewers_by_token.get(token, ())):
            viewer.disconnect("ended")

    # ---- other processes
    def on_wake(self, word: str) -> None:
        """Handle a notification: `lines TABLE`, `here TABLE`, `post TABLE`, `answer NUMBER`, `ended HASH`, `died`."""
        what, _, about = word.partition(" ")
        if what == "died":
            self.check_all_tables()
        if what == "ended":
            self.end_session(about)
        if what == "answer" and about.isdigit() and int(about) in self.answer_events:
            self.answer_events[int(about)].set()
        if what == "post" and about in self.homes:
            self.delivering.set()
        home = self.homes.get(about)
        if what == "lines" and isinstance(home, TableReplica):
            home.poll_now()
        if what == "here" and home is not None:
            home.presence_changed()


def uncharged(gaps: list[tuple[int, int]], since: int, now: int) -> int:
    """Return how much of the time from `since` to `now` lies in gaps, which may overlap."""
    total, reached = 0, since
    for start, end in sorted(gaps):
        start, end = max(start, reached), min(end, now)
        if end > start:
            total += end - start
            reached = end
    return total


async def preload_messages() -> None:
    """Load the English messages in the background, for the first refusal.

    It takes a third of a second. Neither clients that reconnect after a restart nor the first refusal should wait.
    """
    await asyncio.sleep(PRELOAD_DELAY)
    await asyncio.to_thread(bundle, "en")
