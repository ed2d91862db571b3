"""Which tables are looked after here. They are loaded when somebody asks for them, and put away when nobody does."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from time import time

import msgspec
from msgspec import UnsetType

from pelagos.core.committed import new_seed
from pelagos.core.game import Game
from pelagos.locale import bundle
from pelagos.server import messages
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
from pelagos.server.table.deadlines import Attendance, next_due
from pelagos.server.table.projections import NoTable, head_of, load
from pelagos.server.table.table import OtherRules, Table, game_of
from pelagos.server.table.table_actor import TableActor
from pelagos.store.store import QUARANTINED, Claim, DuplicateRow, Session, Store, Unavailable
from pelagos.store.stored_line import DamagedLog, line_after

READY = 1.5  # seconds after the start: then those who were waiting have been served
SWEEP = 1.0  # seconds
MOST_DUE = 50  # tables that are woken in one sweep


class TableRegistry:
    def __init__(self, store: Store, bot_pool: BotPool, limits: Limits) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.limits = limits
        self.people = Identities(store)
        self.metrics = Metrics()
        self.log = logging.getLogger("pelagos.server")
        self.homes: dict[str, TableHome] = {}
        self.opening: dict[str, asyncio.Task[TableHome]] = {}
        self.devices: dict[str, set[Viewer]] = {}  # sockets by the hash of the token they came with
        self.answers: dict[int, asyncio.Event] = {}  # posts of this process that wait for an answer
        self.delivering = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []
        self.stopping = False
        self.idle: set[TableHome] = set()  # homes that nobody needed at the last sweep
        self.well = True  # whether the last sign of life could be written

    def now(self) -> int:
        return int(time() * 1000)

    # ---- life
    async def start(self) -> None:
        await self.store.start()
        for warning in self.store.warnings:
            self.log.warning(warning)
        self.store.listen(self.woken)
        work = (self.live(), self.sweep(), deliver(self), read_reasons())
        self.tasks = [asyncio.create_task(each) for each in work]

    async def stop(self) -> None:
        """What is being written is written; then everybody is told to come back."""
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
        """Raises Refusal when there is no such table or it cannot be had now."""
        if self.stopping:
            raise Refusal("stopping", "refused-stopping")
        if id in self.homes:
            return self.homes[id]
        if id not in self.opening:
            self.opening[id] = asyncio.create_task(self.open_home(id))
            self.opening[id].add_done_callback(lambda done: self.opened(id, done))
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

    def opened(self, id: str, done: asyncio.Task[TableHome]) -> None:
        self.opening.pop(id, None)
        if not done.cancelled():
            done.exception()  # told to those who asked

    async def open_home(self, id: str) -> TableHome:
        head = await self.store.head(id)
        if head is None:
            raise NoTable(id)
        if head.status == QUARANTINED:
            raise DamagedLog("set aside")
        try:
            claim = await self.store.claim(id)
        except Unavailable:  # a full disk can still be read; the follower claims it when it can be written
            claim = None
        try:
            table = await load(self.store, id)
        except OtherRules:
            raise  # the version that it began with can go on with it; our claim keeps it from being woken again
        except DamagedLog as error:
            self.log.error("table %s is set aside: %s", id, error)
            await self.store.quarantine(id, str(error))
            raise
        home: TableHome = (
            TableReplica(self, table, Audience()) if claim is None else TableActor(self, claim, table, Audience())
        )
        self.homes[id] = home
        return home

    def take_over(self, replica: TableReplica, claim: Claim) -> None:
        """Its viewers stay where they are; only who looks after the table is another."""
        id = replica.table.id
        replica.ended = True
        self.homes[id] = TableActor(self, claim, replica.table, replica.audience)
        if replica.task is not asyncio.current_task():
            replica.task.cancel()

    def forget(self, id: str, home: TableHome) -> None:
        if self.homes.get(id) is home:
            del self.homes[id]

    async def open(self, new: messages.NewTable, session: Session, guests: tuple[str, ...] = ()) -> str:
        """A new table; the one who opens it takes a seat like all others, once he has seen the commitment."""
        game = self.check(new)
        if await self.store.count_tables(session.person) >= self.limits.tables:
            raise Refusal("quota", "refused-quota", tables=self.limits.tables)
        id = new_id() if isinstance(new.id, UnsetType) else id_from(session.person, new.id)
        body = table_events.TableOpened(new, game.board_mark, game.version, new_seed().hex(), guests)
        line = line_after(None, self.now(), session.person, "", table_events.write(body))
        table = Table(id)
        table.apply(line)
        due = next_due(table, Attendance(), self.now())
        try:
            claim = await self.store.create([line], head_of(table, due))
        except DuplicateRow:
            return id  # asked for twice
        self.homes[id] = TableActor(self, claim, table, Audience())
        return id

    def check(self, new: messages.NewTable) -> Game:
        """Raises Refusal when there is no such game."""
        game = game_of(new.game)
        if new.seats not in game.seats:
            least, most = game.seats[0], game.seats[-1]
            raise Refusal("seats", "refused-players", game=game.name, least=least, most=most, count=new.seats)
        if new.board not in ("", game.board_name):
            raise Refusal("board", "refused-board", game=game.name, board=game.board_name)
        if len(new.bots) > new.seats:
            raise Refusal("seats", "refused-described", described=len(new.bots), count=new.seats)
        if len(new.bots) == new.seats and None not in new.bots:
            raise Refusal("seats", "refused-no-person")
        return game

    async def open_again(self, old: Table, session: Session) -> str:
        """The same once more; all who sat there may come without an invitation."""
        new = msgspec.structs.replace(old.settings, id=f"again-{old.id}")
        host = old.host if old.host in old.people else session.person
        return await self.open(new, Session(host, session.name), old.people)

    # ---- what happens by itself
    async def live(self) -> None:
        """Signs of life, which wait for nothing else: whoever gives none is taken for dead, and loses his tables."""
        while True:
            try:
                lapses = self.store.lapses
                await self.store.heartbeat()
                self.well = True
                if self.store.lapses != lapses:
                    self.log.warning("gave no sign of life for too long: others may have taken over its tables")
                    self.look_after_all()
            except Unavailable as error:
                self.well = False
                self.log.warning("the store does not answer: %s", error)
            except Exception:
                self.log.exception("while giving a sign of life")
            await asyncio.sleep(SWEEP)

    async def sweep(self) -> None:
        while True:
            try:
                await self.wake_due()
                await self.put_away()
            except Unavailable:
                pass  # live() tells
            except Exception:
                self.log.exception("while sweeping")
            await asyncio.sleep(SWEEP)

    async def bury(self, process: str) -> bool:
        """A process of this machine has died: whoever is connected to one of its tables goes on at once."""
        try:
            await self.store.declare_dead(process)
        except Unavailable:
            return False
        except Exception:
            self.log.exception("while freeing the tables of process %s", process)
            return False
        self.log.warning("process %s has died: others take over its tables", process)
        self.look_after_all()
        await self.store.wake("died")
        return True

    def look_after_all(self) -> None:
        """Some tables may be looked after elsewhere by now: who is connected to them here would hear nothing more."""
        for home in list(self.homes.values()):
            home.presence_changed()

    async def wake_due(self) -> None:
        for id in await self.store.due(self.now(), MOST_DUE):
            with suppress(Refusal):
                await self.home(id)

    async def put_away(self) -> None:
        """What nobody has needed for two sweeps: somebody may just be on his way in."""
        before, self.idle = self.idle, {home for home in self.homes.values() if home.is_idle}
        for home in self.idle & before:
            self.forget(home.table.id, home)
            await home.stop()

    async def gap(self, claim: Claim, table: Table, trouble: tuple[int, int] | None = None) -> int:
        """Milliseconds since the decision began in which nobody looked after the table, or it could not go on."""
        now, since = self.now(), max(table.since, table.excused)
        gaps = await self.store.downtimes(since)
        return uncharged([*gaps, (now - claim.gap, now), *([trouble] if trouble else [])], since, now)

    def end_session(self, token: str) -> None:
        """Whoever is still connected from this device is let go."""
        for viewer in list(self.devices.get(token, ())):
            viewer.let_go("ended")

    # ---- other processes
    def woken(self, word: str) -> None:
        """`lines TABLE`, `here TABLE`, `post TABLE`, `answer NUMBER`, `ended HASH`, `died`."""
        what, _, about = word.partition(" ")
        if what == "died":
            self.look_after_all()
        if what == "ended":
            self.end_session(about)
        if what == "answer" and about.isdigit() and int(about) in self.answers:
            self.answers[int(about)].set()
        if what == "post" and about in self.homes:
            self.delivering.set()
        home = self.homes.get(about)
        if what == "lines" and isinstance(home, TableReplica):
            home.look_now()
        if what == "here" and home is not None:
            home.presence_changed()


def uncharged(gaps: list[tuple[int, int]], since: int, now: int) -> int:
    """How much of the time from `since` to `now` lies in gaps, which may overlap."""
    total, reached = 0, since
    for start, end in sorted(gaps):
        start, end = max(start, reached), min(end, now)
        if end > start:
            total += end - start
            reached = end
    return total


async def read_reasons() -> None:
    """What refusals are made of takes a third of a second to read: neither those wait for it who come back to a
    server that was started anew, nor the first who is refused something."""
    await asyncio.sleep(READY)
    await asyncio.to_thread(bundle, "en")
