"""A table that another process looks after: read from its book, and shown to those who are connected here."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from typing import Any, TypeVar

import msgspec

from pelagos.core.record import write as write_record
from pelagos.server import messages
from pelagos.server.cluster.table_home import ReplicaHost, TableHome
from pelagos.server.refusal import Refusal
from pelagos.server.table.audience import Audience, Viewer, info
from pelagos.server.table.projections import catch_up, log, missed, speaker_of
from pelagos.server.table.table import Table, Told
from pelagos.store.store import Session, Unavailable
from pelagos.store.stored_line import DamagedLog

T = TypeVar("T")
POLL = 1.0  # seconds: what a lost wake costs
PATIENCE = 8.0  # seconds that a command waits for the keeper's answer
LOOK_AGAIN = 0.25  # seconds between two looks for an answer


class ForwardedCommand(msgspec.Struct, frozen=True):
    """A command on its way to the keeper, with what was found out at the door."""

    name: str
    command: messages.AnyCommand | None
    may_enter: bool
    taking: messages.Taking | None = None


class TableReplica:
    def __init__(self, host: ReplicaHost, table: Table, audience: Audience) -> None:
        self.host = host
        self.table = table
        self.audience = audience
        self.ended = False  # the table is kept here by now, or was given up
        self.inside = 0  # commands that wait, and viewers who are just coming in
        self.claiming = asyncio.Lock()  # a second claim would fence the first
        self.news = asyncio.Event()
        self.lock = asyncio.Lock()  # lines are told in order, and looked at between them
        self.task = asyncio.create_task(self.run())

    # ---- the door
    async def ask(
        self, session: Session, command: messages.AnyCommand, may_enter: bool, asker: Viewer | None = None
    ) -> messages.Answer | messages.Refused:
        posted = ForwardedCommand(session.name, command, may_enter)
        return await self.send(session, posted, lambda home: home.ask(session, command, may_enter))

    async def take_seat(self, session: Session, taking: messages.Taking) -> messages.Answer | messages.Refused:
        return await self.send(
            session, ForwardedCommand(session.name, None, True, taking), lambda home: home.take_seat(session, taking)
        )

    async def send(
        self, session: Session, posted: ForwardedCommand, here: Callable[[Any], Any]
    ) -> messages.Answer | messages.Refused:
        """By post, or to the keeper if that is here by now: the command's id makes it harmless to do both."""
        body = msgspec.json.encode(posted).decode()
        with self.entered():
            number = await self.host.store.post(self.table.id, session.person, body)
            await self.host.store.wake(f"post {self.table.id}")
            text = await self.wait_for(number)
        home = self.host.homes.get(self.table.id)
        if text is None and home is not None and home is not self:
            answer: messages.Answer | messages.Refused = await here(home)
            return answer
        if text is None:
            raise Refusal("unavailable", "refused-unanswered")
        found: messages.Answer | messages.Refused = msgspec.json.decode(
            text.encode(), type=messages.Answer | messages.Refused
        )
        with contextlib.suppress(Refusal):  # it is kept here by now, and its keeper has told everybody
            await self.catch_up()  # whoever has his answer sees what it did
        return found

    async def wait_for(self, number: int) -> str | None:
        ready = self.host.answers[number] = asyncio.Event()
        loop = asyncio.get_running_loop()
        end = loop.time() + PATIENCE
        try:
            while loop.time() < end:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(ready.wait(), LOOK_AGAIN)
                ready.clear()
                text = await self.host.store.answer_of(number)
                if text is not None:
                    return text
                if await self.take_over():
                    return None
            return None
        finally:
            del self.host.answers[number]

    async def look(self, viewer: Viewer, since: int = -1) -> None:
        with self.entered():
            await self.admit(viewer, since)

    @contextlib.contextmanager
    def entered(self) -> Iterator[None]:
        """Meanwhile it is not put away: whoever came in then would never hear anything, and whoever reads would be
        refused."""
        self.inside += 1
        try:
            yield
        finally:
            self.inside -= 1

    async def admit(self, viewer: Viewer, since: int) -> None:
        async with self.lock:
            self.audience.attendance.here = await self.host.store.here(self.table.id)
            await self.read()  # last: nothing may end between it and his coming in
            self.audience.viewers.append(viewer)
            self.audience.welcome(self.table, viewer, self.host.now(), missed(self.table, viewer, since))

    async def leave(self, viewer: Viewer) -> None:
        if viewer in self.audience.viewers:
            self.audience.viewers.remove(viewer)

    async def record(self, person: str) -> str:
        def text() -> str:
            return write_record(self.table.record(self.table.seat_of(person)))

        return await self.look_up(text, lambda home: home.record(person))

    async def info(self) -> messages.TableInfo:
        def found() -> messages.TableInfo:
            return info(self.table, self.audience.attendance.here, self.host.now())

        return await self.look_up(found, lambda home: home.info())

    async def log(self, person: str, muted: set[str]) -> list[tuple[int, list[Told]]]:
        return await self.look_up(lambda: log(self.table, person, muted), lambda home: home.log(person, muted))

    async def look_up(self, here: Callable[[], T], there: Callable[[TableHome], Awaitable[T]]) -> T:
        """As the book stands now; or there, if the table has come to be kept by this process meanwhile."""
        with self.entered():
            try:
                async with self.lock:
                    await self.read()
                    return here()
            except Refusal:
                home = self.host.homes.get(self.table.id)
                if home is None or home is self:
                    raise
                return await there(home)

    async def refresh(self) -> None:
        here = await self.host.store.here(self.table.id)
        if self.audience.attendance.note(here, self.table.people, self.host.now()):
            self.audience.presence(self.table)

    # ---- following
    def look_now(self) -> None:
        self.news.set()

    def presence_changed(self) -> None:
        self.news.set()

    async def run(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), POLL)
            self.news.clear()
            try:
                await self.catch_up()
                await self.refresh()
                if await self.take_over():
                    return
            except Unavailable:
                continue
            except Refusal:  # it has ended; before Python 3.12, wait_for() can swallow that this was cancelled
                return
            except DamagedLog as error:
                self.host.log.error("table %s: %s", self.table.id, error)
                return self.end("moved")
            except Exception:
                self.host.log.exception("following table %s", self.table.id)
                return self.end("moved")

    async def catch_up(self) -> None:
        async with self.lock:
            await self.read()

    async def read(self) -> None:
        """New lines of the book, told as they come. When this has ended it is not ours to read on: the keeper would
        find lines in its table that it has not written, and who comes in would hear nothing."""
        lines = await self.host.store.load(self.table.id, self.table.seq)
        if self.ended:
            raise Refusal("unavailable", "refused-unavailable")
        for line in lines:
            (step,) = catch_up(self.table, [line])
            self.audience.tell(self.table, step, self.host.now(), speaker_of(line, step))

    async def take_over(self) -> bool:
        """When nobody alive looks after the table, this process does from now on."""
        with self.entered():  # put away in the middle of it, the table would be ours and kept by nobody
            async with self.claiming:
                if self.host.homes.get(self.table.id) is not self:
                    return True
                claim = await self.host.store.claim(self.table.id)
                if claim is None:
                    return False
                await self.catch_up()
                self.host.take_over(self, claim)
                return True

    def end(self, why: str) -> None:
        self.ended = True
        self.host.forget(self.table.id, self)
        for viewer in self.audience.viewers:
            viewer.let_go(why)
        self.task.cancel()

    async def stop(self) -> None:
        self.end("stopping")

    @property
    def is_idle(self) -> bool:
        return not self.audience.viewers and not self.inside
