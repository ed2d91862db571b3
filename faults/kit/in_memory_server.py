"""A whole server within this process, on a store of its own, where everybody moves and chance draws as a history says.

Nothing of the server is left out but the network: requests and sockets go in where uvicorn would hand them over, and
every byte that it would send is kept.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from unittest import mock

import prometheus_client

from pelagos.core.committed import commitment
from pelagos.core.game import Entry, State
from pelagos.server.bots.bot_request import BotRequest
from pelagos.server.cluster import table_registry as hub_module
from pelagos.server.cluster.replica import TableReplica
from pelagos.server.cluster.table_registry import TableRegistry
from pelagos.server.http import app as app_module
from pelagos.server.http import socket_session
from pelagos.server.http.app import application
from pelagos.server.identity import hashed
from pelagos.server.limits import Limits
from pelagos.server.table.audience import Audience, Viewer
from pelagos.server.table.bot_seat import BotSeat
from pelagos.server.table.projections import load
from pelagos.server.table.table import Table
from pelagos.server.table.table_actor import TableActor
from pelagos.store.sqlite.sqlite_store import SqliteStore

MANY = 10**9
NO_LIMITS = Limits(*[MANY] * 11)
NAMES = ("Anna", "Bert", "Clio", "Dora", "Emil", "Fred")
WATCHER = "Wanda"  # has a name and no seat
STRANGER = ""  # has neither
TIME = 1_800_000_000_000  # milliseconds; time stands still but for advance()
PATIENCE = 60.0


class Tape:
    """A connection that keeps what it is told, and on which one can speak."""

    has_ended = False

    def __init__(self, heard: list[bytes], news: asyncio.Event) -> None:
        self.heard = heard
        self.news = news
        self.inbox: list[bytes] = []
        self.on_message: Callable[[], None] = lambda: None

    def subscribe(self, on_message: Callable[[], None]) -> None:
        self.on_message = on_message
        on_message()

    def next_message(self) -> bytes | None:
        return self.inbox.pop(0) if self.inbox else None

    def say(self, data: bytes) -> None:
        self.inbox.append(data)
        self.on_message()

    def send_text(self, *messages: bytes) -> None:
        self.heard += messages
        self.news.set()

    def disconnect(self, why: str) -> None:
        self.send_text(b"let go: " + why.encode())


class Script:
    """Answers for bots, in the order they are asked."""

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.waiting = 0
        self.defaulted = 0

    async def choose(self, ask: BotRequest) -> int:
        return self.actions.pop(0)

    async def stop(self) -> None: ...


class Patient(BotSeat):
    """Thinks when it is told to; notes how long it would have let people wait."""

    def __init__(self, table_actor: TableActor, heard: list[bytes]) -> None:
        super().__init__(table_actor)
        self.heard = heard
        self.turn = asyncio.Event()

    async def think(self) -> None:
        await self.turn.wait()
        self.turn.clear()
        await super().think()

    def pace(self, table: Table) -> float:
        self.heard.append(f"a bot waits {super().pace(table)}".encode())
        return 0.0


class World:
    def __init__(self, path: Path, empty: Path, settings: dict[str, Any], seed: bytes, promise: bytes) -> None:
        self.path = path
        self.empty = empty  # a store with nothing in it
        self.settings = settings
        self.seed = seed
        self.promise = promise  # the seed whose commitment is shown: two worlds that differ in their seeds show one
        self.time = TIME
        self.script = Script()
        self.registry = TableRegistry(SqliteStore(path), self.script, NO_LIMITS)  # type: ignore[arg-type]
        self.registry.now = lambda: self.time  # type: ignore[method-assign]
        self.app = application(self.registry)
        self.heard: dict[str, list[bytes]] = {}  # all that anybody was sent, by name
        self.sockets: dict[str, asyncio.Queue[dict[str, Any]]] = {}
        self.tapes: dict[str, Tape] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.news = asyncio.Event()  # somebody was told something
        self.draws: list[tuple[int, int]] = []
        self.number = 0
        self.id = ""
        self.replica: TableReplica

    # ---- beginning and ending
    async def start(self) -> None:
        shutil.copy(self.empty, self.path)
        await self.registry.start()
        for name in (*NAMES, WATCHER):
            await self.registry.store.add_person(f"person-{name}", name, hashed(f"token-{name}"), self.time)
        with mock.patch.object(hub_module, "new_seed", lambda: self.seed):
            answer = await self.request("Anna", "POST", "/api/tables", {**self.settings, "id": "one"}, keep=False)
        self.id = json.loads(answer)["id"]
        self.table_actor.bot_seat = Patient(self.table_actor, self.heard.setdefault("pace", []))
        self.table.commitment = commitment(self.promise)
        self.table.source = lambda entropy: self.draw  # type: ignore[method-assign]

    async def begin(self, people: list[str], deal: Entry) -> None:
        for name in people:
            await self.come(name)
            await self.say(name, "join", entropy="ab" * 8, seat=NAMES.index(name))
        for name in (WATCHER, STRANGER):
            await self.come(name)
        self.draws = list(deal.draws)
        with mock.patch.object(secrets, "token_hex", lambda n: "cd" * n):
            await self.say("Anna" if "Anna" in people else people[0], "begin")
        await self.follow(people)

    async def follow(self, people: list[str]) -> None:
        """The same people look through another process as well."""
        table = await load(self.registry.store, self.id)
        table.commitment = commitment(self.promise)
        self.replica = TableReplica(self.registry, table, Audience())
        self.replica.task.cancel()  # it looks when it is told to
        for name in (*people, WATCHER, STRANGER):
            tape = Tape(self.heard.setdefault(f"{name} elsewhere", []), self.news)
            await self.replica.add_viewer(Viewer(f"person-{name}" if name else "", tape))

    async def stop(self) -> None:
        for name in list(self.sockets):
            await self.go(name)
        await self.registry.stop()

    # ---- how it stands
    @property
    def table_actor(self) -> TableActor:
        found = self.registry.homes[self.id]
        assert isinstance(found, TableActor)
        return found

    @property
    def table(self) -> Table:
        return self.table_actor.table

    def draw(self, state: State) -> int:
        _, outcome = self.draws.pop(0)
        return outcome

    # ---- requests
    def scope(self, kind: str, name: str, path: str) -> dict[str, Any]:
        path, _, query = path.partition("?")
        token = [(b"authorization", f"Bearer token-{name}".encode())] if name else []
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(b"host", b"here"), *token],
            "client": ("127.0.0.1", 1),
            "server": ("here", 80),
            "extensions": {},
        }

    async def request(self, name: str, method: str, path: str, body: Any = None, keep: bool = True) -> bytes:
        sent = [{"type": "http.request", "body": b"" if body is None else json.dumps(body).encode()}]
        found: list[bytes] = []

        async def receive() -> dict[str, Any]:
            return sent.pop() if sent else {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            words = (message.get("status", ""), message.get("headers", ""))
            found.append(message["body"] if "body" in message else repr(words).encode())

        await self.app({**self.scope("http", name, path), "method": method}, receive, send)  # type: ignore[arg-type]
        if keep:
            self.heard.setdefault(name, []).append(path.encode() + b": " + b" ".join(found))
        return b"".join(found[1:])

    # ---- sockets
    async def come(self, name: str, since: int | None = None) -> None:
        """Opens his socket; returns when he has been told how it stands."""
        heard = self.heard.setdefault(name, [])
        queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        await queue.put({"type": "websocket.connect"})
        path = f"/api/tables/{self.id}/socket" + ("" if since is None else f"?since={since}")
        tape = self.tapes[name] = Tape(heard, self.news)
        scope = {**self.scope("websocket", name, path), "subprotocols": [], "extensions": {"pelagos": tape}}
        before = len(self.table_actor.audience.viewers)

        async def send(message: dict[str, Any]) -> None:
            heard.append(repr(sorted(message.items(), key=str)).encode())

        self.sockets[name] = queue
        self.tasks[name] = asyncio.create_task(self.app(scope, queue.get, send))  # type: ignore[arg-type]
        await self.until(lambda: len(self.table_actor.audience.viewers) > before)
        await self.calm()

    async def go(self, name: str) -> None:
        await self.sockets.pop(name).put({"type": "websocket.disconnect", "code": 1000})
        await self.tasks.pop(name)
        await self.calm()

    async def say(self, name: str, do: str, **args: Any) -> dict[str, Any]:
        """A command over his socket, and its answer."""
        self.number += 1
        return await self.send(name, {"do": do, "id": f"c{self.number}", **args})

    async def send(self, name: str, message: Any) -> dict[str, Any]:
        heard = self.heard[name]
        start = len(heard)
        self.tapes[name].say(json.dumps(message).encode())
        await self.until(lambda: any(is_answer(found) for found in heard[start:]))
        await self.calm()
        answer: dict[str, Any] = json.loads(next(found for found in heard[start:] if is_answer(found)))
        return answer

    async def until(self, true: Callable[[], bool]) -> None:
        """Whatever is waited for here is told to somebody."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                self.news.clear()
                await self.news.wait()

    async def calm(self) -> None:
        """Until the table has nothing more to do."""
        await self.table_actor.submit(self.table_actor.noop)

    # ---- moves
    async def move(self, entry: Entry) -> None:
        """Whoever decides for the seat decides so."""
        table = self.table
        self.draws = list(entry.draws)
        chair, seq = table.chairs[entry.seat], table.seq
        if chair.decides_itself:
            answer = await self.say(chair.name, "play", seq=seq, move=table.game.write(entry.actions))
            assert answer["type"] == "answer", answer
        else:
            self.script.actions = real_choices(table.match.state, entry.actions)
            self.patient.turn.set()
            await self.until(lambda: self.table.seq > seq)
            await self.calm()
        assert not self.draws and not self.script.actions
        await self.replica.catch_up()
        await self.replica.refresh()

    @property
    def patient(self) -> Patient:
        assert isinstance(self.table_actor.bot_seat, Patient)
        return self.table_actor.bot_seat


def is_answer(message: bytes) -> bool:
    return message.startswith((b'{"type":"answer"', b'{"type":"refused"'))


def real_choices(state: State, actions: tuple[int, ...]) -> list[int]:
    """Of a move's small decisions those that a bot is asked for: there is something to choose."""
    state = state.copy()
    found = []
    for action in actions:
        if len(state.legal()) > 1:
            found.append(action)
        state.apply(action)
    return found


@contextlib.contextmanager
def still_time() -> Iterator[None]:
    """The metrics have how long answers took and when counting began: here, no time at all and never."""
    logging.disable(logging.WARNING)
    prometheus_client.disable_created_metrics()
    try:
        with (
            mock.patch.object(app_module, "perf_counter", lambda: 0.0),
            mock.patch.object(socket_session, "perf_counter", lambda: 0.0),
        ):
            yield
    finally:
        prometheus_client.enable_created_metrics()
        logging.disable(logging.NOTSET)


async def new_store(path: Path) -> None:
    """An empty store: copied, since making one takes longer than playing a short match."""
    store = SqliteStore(path)
    await store.start()
    await store.stop()


def a_seed(random: Random) -> bytes:
    return random.randbytes(32)
