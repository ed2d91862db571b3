"""Carry out the commands that come over a socket, one at a time: each is answered before the next is read.

This runs as callbacks from the socket and from the table. A task that awaits both, inside the layers around a request,
cost a twentieth of a move's time.
"""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import Any

import msgspec

from pelagos.server import messages
from pelagos.server.cluster.table_registry import TableRegistry
from pelagos.server.http.http_guard import id_in
from pelagos.server.http.websocket import TableSocket
from pelagos.server.limits import Bucket
from pelagos.server.refusal import Refusal
from pelagos.server.table.audience import Viewer
from pelagos.server.table.table_actor import TableActor
from pelagos.store.store import Session, Unavailable

encode = msgspec.json.Encoder().encode


class SocketSession:
    """Handles the messages of one socket, also those received before. `session` is None for an anonymous spectator."""

    def __init__(
        self,
        registry: TableRegistry,
        socket: TableSocket,
        viewer: Viewer,
        session: Session | None,
        id: str,
        may_enter: bool,
    ) -> None:
        self.registry = registry
        self.socket = socket
        self.viewer = viewer
        self.session = session
        self.id = id
        self.may_enter = may_enter
        self.bucket = Bucket(registry.limits.messages, registry.limits.burst, perf_counter())
        self.busy = False  # with the last command
        self.command_id = ""
        self.started_at = 0.0
        self.pending: asyncio.Future[Any] | None = None  # keeps the task alive: asyncio holds it only weakly
        socket.subscribe(self.handle_next)

    def handle_next(self) -> None:
        while not self.busy and (data := self.socket.next_message()) is not None:
            self.busy = True
            if pause := self.bucket.wait(perf_counter()):
                self.registry.metrics.refused.labels("rate").inc()
                # nothing is read meanwhile, so a client that sends too much slows down only itself
                asyncio.get_running_loop().call_later(pause, self.handle_late, data)
            else:
                self.handle(data)

    def handle_late(self, data: bytes) -> None:
        if not self.socket.has_ended:  # otherwise the client has gone or the server is stopping
            self.handle(data)
            self.handle_next()

    def handle(self, data: bytes) -> None:
        """Answer a message at once, or give its command to the table, which calls answered()."""
        try:
            command = messages.read_command(data)
        except messages.InvalidMessage as error:
            return self.answer(malformed(error).answer(id_in(data)))
        if self.session is None:
            return self.answer(Refusal("stranger", "refused-nameless").answer(command.id))
        self.command_id, self.started_at = command.id, perf_counter()
        try:
            self.pending = self.ask(self.session, command)
        except Refusal as error:
            return self.finish(error)
        self.pending.add_done_callback(self.answered)

    def ask(self, session: Session, command: messages.AnyCommand) -> asyncio.Future[Any]:
        home = self.registry.homes.get(self.id)
        if isinstance(home, TableActor) and not self.registry.stopping:
            return home.ask(session, command, self.may_enter)
        return asyncio.create_task(ask_home(self.registry, session, self.id, command, self.may_enter))

    def answered(self, done: asyncio.Future[Any]) -> None:
        if not done.cancelled():  # cancelled: the server is stopping
            self.finish(done.exception() or done.result())
            self.handle_next()

    def finish(self, found: messages.Outcome | BaseException) -> None:
        outcome = outcome_of(self.registry, found, self.command_id)
        self.registry.metrics.count_answer(perf_counter() - self.started_at, isinstance(outcome, messages.Refused))
        self.answer(outcome)

    def answer(self, outcome: messages.Outcome) -> None:
        self.busy = False
        self.viewer.send(encode(outcome))


async def ask_home(
    registry: TableRegistry,
    session: Session,
    id: str,
    command: messages.AnyCommand,
    may_enter: bool,
) -> messages.Outcome:
    """Give a command to its table, whichever process runs it. Raise Refusal and Unavailable."""
    home = await registry.home(id)
    return await home.ask(session, command, may_enter)


def outcome_of(registry: TableRegistry, found: messages.Outcome | BaseException, command: str) -> messages.Outcome:
    """Turn the result of a command, or the exception it raised, into the message for its sender."""
    if isinstance(found, Refusal):
        return found.answer(command)
    if isinstance(found, Unavailable):
        return Refusal("unavailable", "refused-unavailable").answer(command)
    if isinstance(found, BaseException):  # a bug
        registry.log.error("command failed: %s", type(found).__name__, exc_info=found)
        return Refusal("fault", "refused-fault").answer(command)
    return found


def malformed(error: messages.InvalidMessage) -> Refusal:
    return Refusal("malformed", "refused-malformed", detail=str(error))
