"""What somebody says over a socket: one command after the other, each answered before the next is heard.

Called by the socket as words come in, and by the table as its answer is there: a task that waits for both in turn,
behind all that wraps a request, took a twentieth of a move's time.
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
Outcome = messages.Answer | messages.Refused | None  # None when the asker has been sent his answer with what it did


class SocketSession:
    """`session`: who speaks; None for one without a name. It begins with what has come already."""

    def __init__(
        self,
        registry: TableRegistry,
        line: TableSocket,
        viewer: Viewer,
        session: Session | None,
        id: str,
        may_enter: bool,
    ) -> None:
        self.registry = registry
        self.line = line
        self.viewer = viewer
        self.session = session
        self.id = id
        self.may_enter = may_enter
        self.bucket = Bucket(registry.limits.messages, registry.limits.burst, perf_counter())
        self.busy = False  # with what was said last
        self.command = ""  # its id
        self.began = 0.0
        self.asked: asyncio.Future[Any] | None = None  # nobody else may hold it
        line.listen(self.go_on)

    def go_on(self) -> None:
        while not self.busy and (data := self.line.take()) is not None:
            self.busy = True
            if pause := self.bucket.wait(perf_counter()):
                self.registry.metrics.refused.labels("rate").inc()
                # meanwhile nothing is read: who sends too much waits for himself
                asyncio.get_running_loop().call_later(pause, self.hear_late, data)
            else:
                self.hear(data)

    def hear_late(self, data: bytes) -> None:
        if not self.line.has_ended:  # or nobody waits for him: he has gone, or we stop
            self.hear(data)
            self.go_on()

    def hear(self, data: bytes) -> None:
        """Is answered at once, or becomes the table's, which calls answered()."""
        try:
            command = messages.read_command(data)
        except messages.InvalidMessage as error:
            return self.answer(malformed(error).answer(id_in(data)))
        if self.session is None:
            return self.answer(Refusal("stranger", "refused-nameless").answer(command.id))
        self.command, self.began = command.id, perf_counter()
        try:
            self.asked = self.ask(self.session, command)
        except Refusal as error:
            return self.finish(error)
        self.asked.add_done_callback(self.answered)

    def ask(self, session: Session, command: messages.AnyCommand) -> asyncio.Future[Any]:
        home = self.registry.homes.get(self.id)
        if isinstance(home, TableActor) and not self.registry.stopping:
            return home.ask(session, command, self.may_enter, self.viewer)
        return asyncio.create_task(ask_home(self.registry, session, self.id, command, self.may_enter, self.viewer))

    def answered(self, asked: asyncio.Future[Any]) -> None:
        if not asked.cancelled():  # or the server ends, and everything with it
            self.finish(asked.exception() or asked.result())
            self.go_on()

    def finish(self, found: Outcome | BaseException) -> None:
        outcome = outcome_of(self.registry, found, self.command)
        self.registry.metrics.answered(perf_counter() - self.began, isinstance(outcome, messages.Refused))
        self.answer(outcome)

    def answer(self, outcome: Outcome) -> None:
        self.busy = False
        if outcome is not None:
            self.viewer.send(encode(outcome))


async def ask_home(
    registry: TableRegistry,
    session: Session,
    id: str,
    command: messages.AnyCommand,
    may_enter: bool,
    asker: Viewer | None = None,
) -> Outcome:
    """The table, wherever it is kept. Raises Refusal and Unavailable."""
    home = await registry.home(id)
    outcome: Outcome = await home.ask(session, command, may_enter, asker)
    return outcome


def outcome_of(registry: TableRegistry, found: Outcome | BaseException, command: str) -> Outcome:
    """`found`: what came of it, or what went wrong."""
    if isinstance(found, Refusal):
        return found.answer(command)
    if isinstance(found, Unavailable):
        return Refusal("unavailable", "refused-unavailable").answer(command)
    if isinstance(found, BaseException):  # our mistake
        registry.log.error("command %s", type(found).__name__, exc_info=found)
        return Refusal("fault", "refused-fault").answer(command)
    return found


def malformed(error: messages.InvalidMessage) -> Refusal:
    return Refusal("malformed", "refused-malformed", detail=str(error))
