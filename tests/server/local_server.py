"""A server in the test's process, without sockets and with its own clock, for tests of TableActor and the registry."""

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


class FakeConnection:
    """A connection that keeps what it was sent."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.disconnected = ""

    def send_text(self, *messages: bytes) -> None:
        self.sent += map(json.loads, messages)

    def disconnect(self, why: str) -> None:
        self.disconnected = why

    @property
    def updates(self) -> list[dict[str, Any]]:
        return [message for message in self.sent if message["type"] == "update"]


class InstantBots(BotPool):
    """Bots that answer with the first legal action: at once, or as soon as `may_answer` is set."""

    def __init__(self) -> None:
        super().__init__(1, 0.1)
        self.may_answer = asyncio.Event()
        self.may_answer.set()

    async def choose(self, ask: BotRequest) -> int:
        await self.may_answer.wait()
        return ask.legal[0]


class FlakyStore(SqliteStore):
    """A store that fails on purpose: before writing (`broken`) or after it (`late`)."""

    broken = False
    late = False
    alive = True  # what is_alive returns, as in a store of several processes
    elsewhere = False  # another process runs all tables

    @property
    def is_alive(self) -> bool:
        return self.alive

    async def append(self, append: Append) -> None:
        if self.broken:
            raise Unavailable("disk full")
        await super().append(append)
        if self.late:
            self.late = False
            raise Unavailable("no answer")

    async def claim(self, table: str) -> Claim | None:
        if self.broken:
            raise Unavailable("disk full")
        return None if self.elsewhere else await super().claim(table)


class RegistryWithClock(TableRegistry):
    time = START

    def now(self) -> int:
        return self.time


class LocalServer:
    """A registry in this process, with its own time."""

    def __init__(self, path: Path) -> None:
        self.store = FlakyStore(path)
        self.bots = InstantBots()
        self.registry = RegistryWithClock(self.store, self.bots, Limits())
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

    async def watch(self, id: str, person: str, since: int = -1) -> FakeConnection:
        connection = FakeConnection()
        if person:
            await self.store.set_here(id, person, True)
        await (await self.home(id)).add_viewer(Viewer(person, connection), since)
        return connection

    async def disconnect(self, found: TableActor, person: str) -> None:
        await self.store.set_here(found.table.id, person, False)
        for viewer in [viewer for viewer in found.audience.viewers if viewer.person == person]:
            await found.remove_viewer(viewer)

    async def pass_time(self, found: TableActor, seconds: float) -> None:
        self.registry.time += round(seconds * 1000)
        await found.submit(found.on_timer)
        await asyncio.sleep(0)


async def until(true: Callable[[], Any], what: str = "") -> None:
    for _ in range(6000):
        if true():
            return
        await asyncio.sleep(0.005)
    raise AssertionError(what or "it did not happen")


def run_with_server(path: Path, work: Callable[[LocalServer], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        server = LocalServer(path / "store.sqlite")
        await server.store.start()
        try:
            await work(server)
        finally:
            await server.registry.stop()

    asyncio.run(main())


def mover(found: TableActor) -> Session:
    return {session.person: session for session in (ANNA, BERT, CLEO)}[found.table.chairs[found.table.actor].person]


async def play(server: LocalServer, found: TableActor) -> None:
    table = found.table
    await server.do(table.id, mover(found), messages.Play(server.id, first_move(found), table.seq))


def first_move(found: TableActor) -> str:
    return found.table.game.write(next(whole_moves(found.table.match.state)))


async def unload_idle_tables(registry: TableRegistry) -> None:
    """Unload idle tables. It takes two sweeps."""
    await registry.unload_idle()
    await registry.unload_idle()
