"""A read-only copy of a table that another process runs, for viewers who are connected to this process."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from typing import TypeVar

import msgspec

from pelagos.core.ending import Ending
from pelagos.core.record import write as write_record
from pelagos.server import messages
from pelagos.server.cluster.table_home import ReplicaHost, TableHome
from pelagos.server.refusal import Refusal
from pelagos.server.table.audience import Audience, Viewer, info
from pelagos.server.table.projections import catch_up, ending, log, missed
from pelagos.server.table.table import AnyEvent, Table
from pelagos.store.store import Session, Unavailable
from pelagos.store.stored_line import DamagedLog

T = TypeVar("T")
POLL = 1.0  # seconds; the delay if a notification is lost
ANSWER_TIMEOUT = 8.0  # seconds to wait for the answer to a forwarded command
ANSWER_POLL = 0.25  # seconds between checks for an answer


class ForwardedCommand(msgspec.Struct, frozen=True, tag="command"):
    """A command on its way to the process that runs the table, with what this process has checked about its sender."""

    name: str
    command: messages.AnyCommand
    may_enter: bool

    @property
    def id(self) -> str:
        return self.command.id

    async def give(self, home: TableHome, person: str) -> messages.Outcome:
        return await home.ask(Session(person, self.name), self.command, self.may_enter)


class ForwardedSeat(msgspec.Struct, frozen=True, tag="seat"):
    """The same for a seat that its owner hands over."""

    name: str
    taking: messages.TakeSeat

    @property
    def id(self) -> str:
        return self.taking.id

    async def give(self, home: TableHome, person: str) -> messages.Outcome:
        return await home.take_seat(Session(person, self.name), self.taking)


Forwarded = ForwardedCommand | ForwardedSeat
outcome_decoder = msgspec.json.Decoder(messages.Outcome)


class TableReplica:
    def __init__(self, host: ReplicaHost, table: Table, audience: Audience) -> None:
        self.host = host
        self.table = table
        self.audience = audience
        self.ended = False  # this process runs the table by now, or the replica was stopped
        self.pending = 0  # commands and reads in progress, and viewers being added
        self.claiming = asyncio.Lock()  # a second claim would fence the first
        self.wake_up = asyncio.Event()
        self.lock = asyncio.Lock()  # lines are applied in order, and read between them
        self.task = asyncio.create_task(self.run())

    # ---- requests
    async def ask(self, session: Session, command: messages.AnyCommand, may_enter: bool) -> messages.Outcome:
        return await self.forward(session.person, ForwardedCommand(session.name, command, may_enter))

    async def take_seat(self, session: Session, taking: messages.TakeSeat) -> messages.Outcome:
        return await self.forward(session.person, ForwardedSeat(session.name, taking))

    async def forward(self, person: str, forwarded: Forwarded) -> messages.Outcome:
        """Forward a command through the store and wait for its answer.

        If this process has taken the table over meanwhile, give it the command directly: the command's id keeps it
        from being carried out twice.
        """
        with self.kept_loaded():
            number = await self.host.store.post(self.table.id, person, msgspec.json.encode(forwarded).decode())
            await self.host.store.wake(f"post {self.table.id}")
            text = await self.wait_for(number)
        if text is None:
            home = self.host.homes.get(self.table.id)
            if home is None or home is self:
                raise Refusal("unavailable", "refused-unanswered")
            return await forwarded.give(home, person)
        with contextlib.suppress(Refusal):  # this process runs the table by now and has broadcast the line
            await self.catch_up()  # the sender sees what the command did before they get the answer
        outcome: messages.Outcome = outcome_decoder.decode(text)
        return outcome

    async def wait_for(self, number: int) -> str | None:
        """Return the answer; None if there is none in time, or if this process runs the table by now."""
        ready = self.host.answer_events[number] = asyncio.Event()
        loop = asyncio.get_running_loop()
        end = loop.time() + ANSWER_TIMEOUT
        try:
            while loop.time() < end:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(ready.wait(), ANSWER_POLL)
                ready.clear()
                text = await self.host.store.answer_of(number)
                if text is not None:
                    return text
                if await self.take_over():
                    return None
            return None
        finally:
            del self.host.answer_events[number]

    async def add_viewer(self, viewer: Viewer, since: int = -1) -> None:
        with self.kept_loaded():
            await self.admit(viewer, since)

    @contextlib.contextmanager
    def kept_loaded(self) -> Iterator[None]:
        """Keep this replica loaded for as long as the context lasts.

        If it were unloaded meanwhile, a new viewer would never get an update, and a read would be refused.
        """
        self.pending += 1
        try:
            yield
        finally:
            self.pending -= 1

    async def admit(self, viewer: Viewer, since: int) -> None:
        async with self.lock:
            self.audience.attendance.here = await self.host.store.here(self.table.id)
            await self.read()  # last, so that the replica cannot end between this and adding the viewer
            self.audience.viewers.append(viewer)
            self.audience.welcome(self.table, viewer, self.host.now(), missed(self.table, viewer, since))

    async def remove_viewer(self, viewer: Viewer) -> None:
        if viewer in self.audience.viewers:
            self.audience.viewers.remove(viewer)

    async def record(self, person: str) -> str:
        def text() -> str:
            return write_record(self.table.record(self.table.seat_of(person)))

        return await self.read_here_or_there(text, lambda home: home.record(person))

    async def ending(self) -> Ending:
        return await self.read_here_or_there(lambda: ending(self.table), lambda home: home.ending())

    async def info(self) -> messages.TableInfo:
        def found() -> messages.TableInfo:
            return info(self.table, self.audience.attendance.here, self.host.now())

        return await self.read_here_or_there(found, lambda home: home.info())

    async def log(self, person: str, muted: set[str]) -> list[tuple[int, list[AnyEvent]]]:
        return await self.read_here_or_there(
            lambda: log(self.table, person, muted), lambda home: home.log(person, muted)
        )

    async def read_here_or_there(self, here: Callable[[], T], there: Callable[[TableHome], Awaitable[T]]) -> T:
        """Return here() on the current log, or there() if this process has begun to run the table meanwhile."""
        with self.kept_loaded():
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
            self.audience.send_presence(self.table)

    # ---- following the log
    def poll_now(self) -> None:
        self.wake_up.set()

    def presence_changed(self) -> None:
        self.wake_up.set()

    async def run(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.wake_up.wait(), POLL)
            self.wake_up.clear()
            try:
                await self.catch_up()
                await self.refresh()
                if await self.take_over():
                    return
            except Unavailable:
                continue
            except Refusal:  # the replica has ended; before Python 3.12, wait_for() can swallow the cancellation
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
        """Apply and broadcast new lines of the log; raise Refusal if the replica has ended.

        After the end, a TableActor of this process owns the table. A line added behind its back would confuse it, and a
        new viewer of the replica would never get an update.
        """
        lines = await self.host.store.load(self.table.id, self.table.seq)
        if self.ended:
            raise Refusal("unavailable", "refused-unavailable")
        for line in lines:
            (step,) = catch_up(self.table, [line])
            self.audience.broadcast(self.table, step, self.host.now())

    async def take_over(self) -> bool:
        """Take the table over if no live process runs it; return whether this process runs it now."""
        with self.kept_loaded():  # unloaded halfway, the table would be claimed by a process that does not run it
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
            viewer.disconnect(why)
        self.task.cancel()

    async def stop(self) -> None:
        self.end("stopping")

    @property
    def is_idle(self) -> bool:
        return not self.audience.viewers and not self.pending
