"""A whole server inside this process, with a store of its own, in which every move and every draw follows a script.

Only the network is left out: requests and sockets enter where uvicorn would pass them on, and every byte that the
server sends is kept.
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
from pelagos.server.cluster.replica import TableReplica
from pelagos.server.cluster.table_registry import TableRegistry
from pelagos.server.http import app as app_module
from pelagos.server.http import socket_session
from pelagos.server.http.app import application
from pelagos.server.identity import hashed
from pelagos.server.limits import Limits
from pelagos.server.table import table_events
from pelagos.server.table.audience import Audience, Viewer
from pelagos.server.table.bot_seat import BotSeat
from pelagos.server.table.projections import load
from pelagos.server.table.table import Table
from pelagos.server.table.table_actor import TableActor
from pelagos.store.sqlite.sqlite_store import SqliteStore

MANY = 10**9
NO_LIMITS = Limits(*[MANY] * 11)
NAMES = ("Anna", "Bert", "Clio", "Dora", "Emil", "Fred")
SPECTATOR = "Wanda"  # has a name and no seat
STRANGER = ""  # has neither
TIME = 1_800_000_000_000  # milliseconds; the clock moves only when the experiment sets it
PATIENCE = 60.0


class RecordedConnection:
    """A connection that keeps what the server sends and takes messages to the server."""

    has_ended = False

    def __init__(self, received: list[bytes], sent: asyncio.Event) -> None:
        self.received = received
        self.sent = sent
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
        self.received += messages
        self.sent.set()

    def disconnect(self, why: str) -> None:
        self.send_text(b"let go: " + why.encode())


class ScriptedBots:
    """A bot pool that gives prepared answers in order."""

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.waiting = 0
        self.defaulted = 0

    async def choose(self, ask: BotRequest) -> int:
        return self.actions.pop(0)

    async def stop(self) -> None: ...


class ScriptedBotSeat(BotSeat):
    """A bot seat that moves when the experiment says so, and notes how long people would have waited for it."""

    def __init__(self, table_actor: TableActor, received: list[bytes]) -> None:
        super().__init__(table_actor)
        self.received = received
        self.may_move = asyncio.Event()

    async def think(self) -> None:
        await self.may_move.wait()
        self.may_move.clear()
        await super().think()

    def pace(self, table: Table) -> float:
        self.received.append(f"a bot waits {super().pace(table)}".encode())
        return 0.0


class InMemoryServer:
    """One server with one table. `received` holds everything that each viewer got."""

    def __init__(self, path: Path, empty: Path, settings: dict[str, Any], seed: bytes, promise: bytes) -> None:
        self.path = path
        self.empty = empty  # an empty store to copy
        self.settings = settings
        self.seed = seed
        # The seed whose commitment is shown. Two servers with different seeds must show the same commitment.
        self.promise = promise
        self.time = TIME
        self.bots = ScriptedBots()
        self.registry = TableRegistry(SqliteStore(path), self.bots, NO_LIMITS)  # type: ignore[arg-type]
        self.registry.now = lambda: self.time  # type: ignore[method-assign]
        self.app = application(self.registry)
        self.received: dict[str, list[bytes]] = {}  # by viewer; "pace": how long people would have waited for bots
        self.sockets: dict[str, asyncio.Queue[dict[str, Any]]] = {}
        self.connections: dict[str, RecordedConnection] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.sent = asyncio.Event()  # the server has sent something to somebody
        self.draws: list[tuple[int, int]] = []
        self.number = 0
        self.id = ""
        self.replica: TableReplica

    # ---- beginning and ending
    async def start(self) -> None:
        shutil.copy(self.empty, self.path)
        await self.registry.start()
        for name in (*NAMES, SPECTATOR):
            await self.registry.store.add_person(f"person-{name}", name, hashed(f"token-{name}"), self.time)
        with mock.patch.object(table_events, "new_seed", lambda: self.seed):
            answer = await self.request("Anna", "POST", "/api/tables", {**self.settings, "id": "one"}, keep=False)
        self.id = json.loads(answer)["id"]
        self.table_actor.bot_seat = ScriptedBotSeat(self.table_actor, self.received.setdefault("pace", []))
        self.table.commitment = commitment(self.promise)
        self.table.source = lambda entropy: self.draw  # type: ignore[method-assign]

    async def begin(self, people: list[str], deal: Entry) -> None:
        """Seat people, let a spectator and a stranger watch, and deal as `deal` says."""
        for name in people:
            await self.connect(name)
            await self.say(name, "join", entropy="ab" * 8, seat=NAMES.index(name))
        for name in (SPECTATOR, STRANGER):
            await self.connect(name)
        self.draws = list(deal.draws)
        with mock.patch.object(secrets, "token_hex", lambda n: "cd" * n):
            await self.say("Anna" if "Anna" in people else people[0], "begin")
        await self.follow(people)

    async def follow(self, people: list[str]) -> None:
        """Let the same people watch the table through another process as well."""
        table = await load(self.registry.store, self.id)
        table.commitment = commitment(self.promise)
        self.replica = TableReplica(self.registry, table, Audience())
        self.replica.task.cancel()  # the experiment says when it catches up
        for name in (*people, SPECTATOR, STRANGER):
            connection = RecordedConnection(self.received.setdefault(f"{name} elsewhere", []), self.sent)
            await self.replica.add_viewer(Viewer(f"person-{name}" if name else "", connection))

    async def stop(self) -> None:
        for name in list(self.sockets):
            await self.disconnect(name)
        await self.registry.stop()

    # ---- the table
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
        """Make an HTTP request and return the answer's body. `keep` adds status, headers and body to `received`."""
        sent = [{"type": "http.request", "body": b"" if body is None else json.dumps(body).encode()}]
        found: list[bytes] = []

        async def receive() -> dict[str, Any]:
            return sent.pop() if sent else {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            words = (message.get("status", ""), message.get("headers", ""))
            found.append(message["body"] if "body" in message else repr(words).encode())

        await self.app({**self.scope("http", name, path), "method": method}, receive, send)  # type: ignore[arg-type]
        if keep:
            self.received.setdefault(name, []).append(path.encode() + b": " + b" ".join(found))
        return b"".join(found[1:])

    # ---- sockets
    async def connect(self, name: str, since: int | None = None) -> None:
        """Open a socket. Return once the first update has been sent over it."""
        received = self.received.setdefault(name, [])
        queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        await queue.put({"type": "websocket.connect"})
        path = f"/api/tables/{self.id}/socket" + ("" if since is None else f"?since={since}")
        connection = self.connections[name] = RecordedConnection(received, self.sent)
        scope = {**self.scope("websocket", name, path), "subprotocols": [], "extensions": {"pelagos": connection}}
        before = len(self.table_actor.audience.viewers)

        async def send(message: dict[str, Any]) -> None:
            received.append(repr(sorted(message.items(), key=str)).encode())

        self.sockets[name] = queue
        self.tasks[name] = asyncio.create_task(self.app(scope, queue.get, send))  # type: ignore[arg-type]
        await self.until(lambda: len(self.table_actor.audience.viewers) > before)
        await self.until_idle()

    async def disconnect(self, name: str) -> None:
        await self.sockets.pop(name).put({"type": "websocket.disconnect", "code": 1000})
        await self.tasks.pop(name)
        await self.until_idle()

    async def say(self, name: str, do: str, **args: Any) -> dict[str, Any]:
        """Send a command over the socket and return its answer."""
        self.number += 1
        return await self.send(name, {"do": do, "id": f"c{self.number}", **args})

    async def send(self, name: str, message: Any) -> dict[str, Any]:
        """Send any message over the socket and return its answer."""
        received = self.received[name]
        start = len(received)
        self.connections[name].say(json.dumps(message).encode())
        await self.until(lambda: any(is_answer(found) for found in received[start:]))
        await self.until_idle()
        answer: dict[str, Any] = json.loads(next(found for found in received[start:] if is_answer(found)))
        return answer

    async def until(self, is_true: Callable[[], bool]) -> None:
        """Wait until this holds. It is tried each time that the server sends something."""
        async with asyncio.timeout(PATIENCE):
            while not is_true():
                self.sent.clear()
                await self.sent.wait()

    async def until_idle(self) -> None:
        """Wait until the table has carried out everything in its mailbox."""
        await self.table_actor.submit(self.table_actor.noop)

    # ---- moves
    async def move(self, entry: Entry) -> None:
        """Make the move of this entry, by the person or the bot of its seat."""
        table = self.table
        self.draws = list(entry.draws)
        chair, seq = table.chairs[entry.seat], table.seq
        if chair.decides_itself:
            answer = await self.say(chair.name, "play", seq=seq, move=table.game.write(entry.actions))
            assert answer["type"] == "answer", answer
        else:
            self.bots.actions = real_choices(table.match.state, entry.actions)
            self.scripted_seat.may_move.set()
            await self.until(lambda: self.table.seq > seq)
            await self.until_idle()
        assert not self.draws and not self.bots.actions
        await self.replica.catch_up()
        await self.replica.refresh()

    @property
    def scripted_seat(self) -> ScriptedBotSeat:
        assert isinstance(self.table_actor.bot_seat, ScriptedBotSeat)
        return self.table_actor.bot_seat


def is_answer(message: bytes) -> bool:
    return message.startswith((b'{"type":"answer"', b'{"type":"refused"'))


def real_choices(state: State, actions: tuple[int, ...]) -> list[int]:
    """Return the small decisions of a move for which a bot is asked: those with something to choose."""
    state = state.copy()
    found = []
    for action in actions:
        if len(state.legal()) > 1:
            found.append(action)
        state.apply(action)
    return found


@contextlib.contextmanager
def frozen_metrics() -> Iterator[None]:
    """Keep times out of the metrics, which would differ: how long answers took, and when counting began."""
    logging.disable(logging.WARNING)
    prometheus_client.disable_created_metrics()  # type: ignore[no-untyped-call]
    try:
        with (
            mock.patch.object(app_module, "perf_counter", lambda: 0.0),
            mock.patch.object(socket_session, "perf_counter", lambda: 0.0),
        ):
            yield
    finally:
        prometheus_client.enable_created_metrics()  # type: ignore[no-untyped-call]
        logging.disable(logging.NOTSET)


async def new_store(path: Path) -> None:
    """Make an empty store to copy: making one takes longer than playing a short match."""
    store = SqliteStore(path)
    await store.start()
    await store.stop()


def random_seed(random: Random) -> bytes:
    return random.randbytes(32)
