"""A table in one process, without sockets and with a clock of its own, for the tests of its keeper."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from pelagos.core.match import whole_moves
from pelagos.server import messages
from pelagos.server.bots.bot_pool import BotPool
from pelagos.server.bots.bot_request import BotRequest
from pelagos.server.cluster.table_registry import TableRegistry
from pelagos.server.limits import Limits
from pelagos.server.table.audience import Viewer
from pelagos.server.table.table_actor import TableActor
from pelagos.store.sqlite.sqlite_store import SqliteStore
from pelagos.store.store import Append, Claim, Session, Unavailable

ANNA, BERT, CLEO = Session("anna", "Anna"), Session("bert", "Bert"), Session("cleo", "Cleo")
START = 1_700_000_000_000


class Wire:
    """A connection that keeps what it was told."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.gone = ""

    def tell(self, *messages: bytes) -> None:
        self.heard += map(json.loads, messages)

    def let_go(self, why: str) -> None:
        self.gone = why

    @property
    def updates(self) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["type"] == "update"]


class Quick(BotPool):
    """Bots that answer at once with the first legal action, when they may."""

    def __init__(self) -> None:
        super().__init__(1, 0.1)
        self.may = asyncio.Event()
        self.may.set()

    async def choose(self, ask: BotRequest) -> int:
        await self.may.wait()
        return ask.legal[0]


class Flaky(SqliteStore):
    """A store that fails while it is told to; `late`: after it has written."""

    broken = False
    late = False
    alive = True  # as a store of several processes would say it
    elsewhere = False  # another process looks after all tables

    @property
    def is_alive(self) -> bool:
        return self.alive

    async def append(self, append: Append) -> None:
        if self.broken:
            raise Unavailable("disk full")
        await super().append(append)
        if self.late:
            self.late = False
            raise Unavailable("who knows")

    async def claim(self, table: str) -> Claim | None:
        if self.broken:
            raise Unavailable("disk full")
        return None if self.elsewhere else await super().claim(table)


class Clocked(TableRegistry):
    time = START

    def now(self) -> int:
        return self.time


class Place:
    """A hub in this process, with its own time."""

    def __init__(self, path: Path) -> None:
        self.store = Flaky(path)
        self.quick = Quick()
        self.registry = Clocked(self.store, self.quick, Limits())
        self.ids = iter(range(10**6))

    async def open(self, *people: Session, seats: int = 3, **settings: Any) -> TableActor:
        new = messages.NewTable("ulysses", seats, pace=0, **settings)
        id = await self.registry.open(new, people[0])
        for session in people:
            await self.do(id, session, messages.Join(self.id))
        await self.do(id, people[0], messages.Begin(self.id))
        return await self.home(id)

    async def home(self, id: str) -> TableActor:
        found = await self.registry.home(id)
        assert isinstance(found, TableActor)
        return found

    @property
    def id(self) -> str:
        return f"c{next(self.ids)}"

    async def do(self, id: str, session: Session, command: messages.AnyCommand) -> messages.Answer:
        answer = await (await self.home(id)).ask(session, command, True)
        assert isinstance(answer, messages.Answer), answer
        return answer

    async def look(self, id: str, person: str, since: int = -1) -> Wire:
        line = Wire()
        if person:
            await self.store.set_here(id, person, True)
        await (await self.home(id)).look(Viewer(person, line), since)
        return line

    async def go(self, found: TableActor, person: str) -> None:
        await self.store.set_here(found.table.id, person, False)
        for viewer in [viewer for viewer in found.audience.viewers if viewer.person == person]:
            await found.leave(viewer)

    async def pass_time(self, found: TableActor, seconds: float) -> None:
        self.registry.time += round(seconds * 1000)
        await found.do(found.tick)
        await asyncio.sleep(0)


async def until(true: Callable[[], Any], what: str = "") -> None:
    for _ in range(6000):
        if true():
            return
        await asyncio.sleep(0.005)
    raise AssertionError(what or "it did not happen")


def within(path: Path, work: Callable[[Place], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        place = Place(path / "store.sqlite")
        await place.store.start()
        try:
            await work(place)
        finally:
            await place.registry.stop()

    asyncio.run(main())


def mover(found: TableActor) -> Session:
    return {session.person: session for session in (ANNA, BERT, CLEO)}[found.table.chairs[found.table.actor].person]


async def play(place: Place, found: TableActor) -> None:
    table = found.table
    await place.do(table.id, mover(found), messages.Play(place.id, first_move(found), table.seq))


def first_move(found: TableActor) -> str:
    return found.table.game.write(next(whole_moves(found.table.match.state)))


async def put_away(registry: TableRegistry) -> None:
    """What nobody needs at two sweeps."""
    await registry.put_away()
    await registry.put_away()
