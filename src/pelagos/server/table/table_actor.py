"""Run one table: one mailbox, one task, one job at a time. Decide, commit, answer, broadcast, in this order.

Reads go through the mailbox too, so no viewer ever sees state that is not committed.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

from pelagos.core.record import write as write_record
from pelagos.server import messages
from pelagos.server.refusal import Refusal
from pelagos.server.table import table_events
from pelagos.server.table.audience import Audience, Reply, Viewer, info
from pelagos.server.table.bot_seat import BotSeat
from pelagos.server.table.commands import CommandHandler
from pelagos.server.table.deadlines import Attendance, Due, next_due
from pelagos.server.table.projections import head_of, load, log, missed, speaker_of
from pelagos.server.table.table import AnyEvent, PreparedLine, Table
from pelagos.server.table.table_host import TableHost
from pelagos.store.store import Append, Claim, DuplicateRow, Fenced, Session, Unavailable
from pelagos.store.stored_line import line_after

MAX_MAIL = 200  # commands that may wait at one table
MAX_REFUSALS = 2000  # remembered, so that a command sent twice gets the same refusal
MAX_TIMER = 3_600_000  # milliseconds
NOBODY_CONNECTED = Attendance()
RETRY_DELAY = 0.5  # seconds between attempts to reach a store that does not answer


class Mail(NamedTuple):
    """A job for the table; `answer` receives its result."""

    work: Callable[[], Any]
    answer: asyncio.Future[Any]


class TableActor:
    def __init__(self, host: TableHost, claim: Claim, table: Table, audience: Audience) -> None:
        self.host = host
        self.claim = claim
        self.lapses = host.store.lapses  # as of the last time that the claim was known to hold
        self.table = table
        self.audience = audience
        self.mailbox: deque[Mail] = deque()
        self.mail_arrived: asyncio.Future[None] | None = None  # what run() waits for while the mailbox is empty
        self.refusals: OrderedDict[tuple[str, str], messages.Refused] = OrderedDict()
        self.bot_seat = BotSeat(self)
        self.timer: asyncio.TimerHandle | None = None
        self.timer_at = 0  # when it fires, in milliseconds since 1970
        self.due: Due | None = None
        self.outage: tuple[int, int] | None = None  # start and end of the last time the log could not be written
        self.ended = False  # the mailbox is no longer read
        self.submit_detached(self.after_load)
        self.task = asyncio.create_task(self.run())

    # ---- requests
    def ask(
        self, session: Session, command: messages.AnyCommand, may_enter: bool, sender: Viewer | None = None
    ) -> asyncio.Future[Any]:
        """Carry out a command. The result is None if `sender` has already been sent the answer with its update."""
        if len(self.mailbox) >= MAX_MAIL:
            raise Refusal("busy", "refused-busy")
        return self.submit(partial(self.answer, session, command, may_enter, sender))

    async def take_seat(self, session: Session, taking: messages.TakeSeat) -> messages.Answer | messages.Refused:
        """Give `session` a seat that its owner hands over."""
        found: messages.Answer | messages.Refused = await self.submit(lambda: self.hand_seat(session, taking))
        return found

    async def add_viewer(self, viewer: Viewer, since: int = -1) -> None:
        """Send the viewer the current state, then every update. `since` is the last line that the viewer has seen."""
        await self.submit(lambda: self.admit(viewer, since))

    async def remove_viewer(self, viewer: Viewer) -> None:
        if viewer in self.audience.viewers:
            self.audience.viewers.remove(viewer)
        await self.refresh()

    async def record(self, person: str) -> str:
        async def text() -> str:
            return write_record(self.table.record(self.table.seat_of(person)))

        found: str = await self.submit(text)
        return found

    async def info(self) -> messages.TableInfo:
        async def current() -> messages.TableInfo:
            return info(self.table, self.audience.attendance.here, self.host.now())

        found: messages.TableInfo = await self.submit(current)
        return found

    async def log(self, person: str, muted: set[str]) -> list[tuple[int, list[AnyEvent]]]:
        async def lines() -> list[tuple[int, list[AnyEvent]]]:
            return log(self.table, person, muted)

        found: list[tuple[int, list[AnyEvent]]] = await self.submit(lines)
        return found

    async def refresh(self) -> None:
        """Look up again who is connected."""
        await self.submit(self.note_presence)

    def presence_changed(self) -> None:
        self.submit_detached(self.note_presence)

    def submit(self, work: Callable[[], Any]) -> asyncio.Future[Any]:
        if self.ended:  # the caller still holds this actor, but nothing would ever answer
            raise Refusal("unavailable", "refused-unavailable")
        return self.enqueue(work)

    def submit_detached(self, work: Callable[[], Any]) -> None:
        """Like submit(), for a caller that does not wait for the result."""
        self.enqueue(work).add_done_callback(lambda done: done.cancelled() or done.exception())

    # ---- the mailbox
    def enqueue(self, work: Callable[[], Any]) -> asyncio.Future[Any]:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.mailbox.append(Mail(work, answer))
        if self.mail_arrived is not None and not self.mail_arrived.done():
            self.mail_arrived.set_result(None)
        return answer

    async def next_mail(self) -> Mail:
        """Wait for the next job. There is one reader: asyncio.Queue, made for many, took as long as deciding a move."""
        while not self.mailbox:
            self.mail_arrived = asyncio.get_running_loop().create_future()
            await self.mail_arrived
        return self.mailbox.popleft()

    async def run(self) -> None:
        while True:
            mail = await self.next_mail()
            try:
                if self.lapses != self.host.store.lapses:
                    await self.check_claim()
                result = await mail.work()
            except Unavailable as error:
                self.reject(mail, Refusal("unavailable", "refused-unavailable"))
                await self.recover(error)
            except Fenced:
                self.reject(mail, Refusal("unavailable", "refused-unavailable"))
                self.end("moved")
                return
            except Refusal as error:
                self.reject(mail, error)
            except asyncio.CancelledError:
                self.reject(mail, Refusal("unavailable", "refused-unavailable"))
                raise
            except Exception as error:  # a bug: reload this table; all others go on
                self.host.log.exception("table %s: %s", self.table.id, type(error).__name__)
                self.reject(mail, Refusal("fault", "refused-fault"))
                await self.recover(error)
            else:
                if not mail.answer.done():
                    mail.answer.set_result(result)

    async def check_claim(self) -> None:
        """Raise Fenced if another process took the table over while this one was thought dead."""
        lapses = self.host.store.lapses
        await self.host.store.append(Append(self.claim, (), head_of(self.table, self.due_unattended(self.host.now()))))
        self.lapses = lapses

    def reject(self, mail: Mail, error: Exception) -> None:
        if not mail.answer.done():
            mail.answer.set_exception(error)

    def end(self, why: str) -> None:
        """Stop running this table, disconnect its viewers and refuse all waiting jobs."""
        self.ended = True
        self.host.forget(self.table.id, self)
        self.bot_seat.stop()
        if self.timer is not None:
            self.timer.cancel()
        for viewer in self.audience.viewers:
            viewer.disconnect(why)
        self.refuse_all()

    async def stop(self) -> None:
        """Shut down in order: a write in progress is completed first."""
        with suppress(Refusal):  # the store is unavailable: no write is in progress
            await self.submit(self.noop)
        self.task.cancel()
        self.end("stopping")
        await self.host.store.release(self.claim)

    async def noop(self) -> None: ...

    # ---- commands
    async def answer(
        self, session: Session, command: messages.AnyCommand, may_enter: bool, sender: Viewer | None = None
    ) -> messages.Answer | messages.Refused | None:
        key = session.person, command.id
        if key in self.table.answered:
            return messages.Answer(command.id, self.table.answered[key])
        if key in self.refusals:
            return self.refusals[key]
        try:
            lines = CommandHandler(self.table, session, may_enter).decide(command)
            if isinstance(command, messages.Rematch):
                lines = [table_events.Rematched(await self.host.open_rematch(self.table, session))]
        except Refusal as error:
            if not self.host.store.is_alive:  # another process may run the table and have accepted the command
                raise Refusal("unavailable", "refused-unavailable") from None
            refused = error.answer(command.id)
            self.refusals[key] = refused
            if len(self.refusals) > MAX_REFUSALS:
                self.refusals.popitem(last=False)
            return refused
        sender = sender if sender in self.audience.viewers else None
        await self.write(lines, session.person, command.id, sender)
        return messages.Answer(command.id, self.table.answered[key]) if sender is None else None

    async def hand_seat(self, session: Session, taking: messages.TakeSeat) -> messages.Answer:
        key = session.person, taking.id
        if key not in self.table.answered:
            seat, taken = await self.host.identities.read_handover(self.table.id, taking.handover, self.host.now())
            line = CommandHandler(self.table, session, True).take_seat(seat, taken)
            await self.write([line], session.person, taking.id)
        return messages.Answer(taking.id, self.table.answered[key])

    async def write(
        self,
        bodies: list[table_events.Body | PreparedLine],
        person: str = "",
        command: str = "",
        sender: Viewer | None = None,
    ) -> None:
        """Commit lines, then answer and broadcast. After Unavailable or Fenced the state in memory is not valid."""
        now, id = self.host.now(), command
        lines, steps = [], []
        for body in bodies:
            made = body if isinstance(body, PreparedLine) else None
            text = table_events.write(body.body if isinstance(body, PreparedLine) else body)
            line = line_after(self.table.last, now, person, command, text)
            steps.append(self.table.apply(line, made))
            lines.append(line)
            command = ""  # only the first line carries the command's id
        try:
            await self.host.store.append(
                Append(self.claim, tuple(lines), head_of(self.table, self.due_unattended(now)))
            )
        except DuplicateRow as error:  # the log has lines that this process does not know: reload
            raise Unavailable(str(error)) from None
        self.host.metrics.count_lines(lines)
        for line, step in zip(lines, steps, strict=True):
            self.bot_seat.note(step)
            answer = Reply(sender, messages.Answer(id, line.seq)) if sender is not None and line is lines[0] else None
            self.audience.broadcast(self.table, step, now, speaker_of(line, step), answer)
        await self.host.store.wake(f"lines {self.table.id}")
        await self.mute_newcomers(bodies)
        self.due = next_due(self.table, self.audience.attendance, now)
        self.schedule_next()

    async def mute_newcomers(self, bodies: list[table_events.Body | PreparedLine]) -> None:
        """Hide a newcomer's chat from viewers who have muted them at another table."""
        for body in bodies:
            if isinstance(body, table_events.Seated):
                await self.audience.mute(body.person, self.host.identities)

    def due_unattended(self, now: int) -> Due | None:
        """Return what is due even if nobody is connected: for this the registry loads a table that no process runs."""
        return next_due(self.table, NOBODY_CONNECTED, now)

    # ---- viewers
    async def admit(self, viewer: Viewer, since: int) -> None:
        self.audience.viewers.append(viewer)
        self.audience.welcome(self.table, viewer, self.host.now(), missed(self.table, viewer, since))
        await self.note_presence(viewer.person)

    async def note_presence(self, coming: str = "") -> None:
        """Update who is connected; players who return get their seat back.

        `coming` connects just now, perhaps with a second connection: they count as returning in any case.
        """
        before = self.audience.attendance.here - {coming}
        here = await self.host.store.here(self.table.id)
        if self.audience.attendance.note(here, self.table.people, self.host.now()):
            self.audience.send_presence(self.table)
        for seat, chair in enumerate(self.table.chairs):
            if chair.away in ("clock", "absent") and chair.person in here - before and self.table.is_playing:
                await self.write([table_events.CameBack(seat)])
        self.due = next_due(self.table, self.audience.attendance, self.host.now())
        self.schedule_next()

    # ---- timers and bots
    async def after_load(self) -> None:
        """First job after loading: write a pause for the time in which no process ran the table."""
        gap = await self.host.uncharged_time(self.claim, self.table, self.outage)
        if gap > 0 and self.table.is_playing and self.table.clock.seconds:
            await self.write([table_events.Paused(gap)])
        self.outage = None
        await self.note_presence()

    def schedule_next(self) -> None:
        """Start a bot or a timer, if one is due; otherwise the table waits for a command."""
        self.bot_seat.update(self.due)
        if self.due is not None and self.due.what != "bot":
            self.set_timer(self.due.at)

    def set_timer(self, at: int) -> None:
        """Set the timer. If it is set to an earlier time, keep that: on_timer() looks up again what is due."""
        if self.timer is not None and self.timer_at <= at:
            return
        if self.timer is not None:
            self.timer.cancel()
        now = self.host.now()
        self.timer_at = min(max(at, now), now + MAX_TIMER)
        self.timer = asyncio.get_running_loop().call_later(
            (self.timer_at - now) / 1000, self.submit_detached, self.on_timer
        )

    async def on_timer(self) -> None:
        now, self.timer = self.host.now(), None
        self.due = due = next_due(self.table, self.audience.attendance, now)
        if due is None or due.at > now or due.what == "bot":
            return self.schedule_next()
        if due.what == "close":
            return await self.write([table_events.Closed("idle")])
        await self.write([table_events.WentAway(self.table.actor, "clock" if due.what == "clock" else "absent")])

    async def bot_moves(self, seat: int, actions: list[int], position: tuple[int, int], level: str) -> None:
        """Play a bot's move, unless the position has changed meanwhile."""
        table = self.table
        chair = table.chairs[seat]
        if table.actor != seat or self.bot_seat.position != position or chair.decides_itself:
            return self.schedule_next()
        made = table.prepare_move(seat, actions, "" if chair.bot else level)
        await self.write([made])

    @property
    def is_idle(self) -> bool:
        """Whether the table can be unloaded: no viewers, no waiting jobs, and nothing due within a minute."""
        soon = self.due is not None and (self.due.what == "bot" or self.due.at < self.host.now() + 60_000)
        return not self.audience.viewers and not soon and not self.mailbox

    # ---- when the store fails
    async def recover(self, error: Exception) -> None:
        """Wait until the log can be read and written again, then continue from what it holds."""
        began = self.outage[0] if self.outage else self.host.now()
        self.bot_seat.stop()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.host.metrics.count_trouble()
        self.host.log.warning("table %s: %s", self.table.id, error)
        self.audience.send_trouble(Refusal("unavailable", "refused-unavailable").answer())
        while True:
            await asyncio.sleep(RETRY_DELAY)
            self.refuse_all()
            try:
                if not await self.reclaim():
                    break
            except Unavailable:
                continue
            except Exception as lost:
                self.host.log.warning("table %s: %s", self.table.id, type(lost).__name__)
                break
            self.outage = began, self.host.now()
            self.audience.reset()
            self.bot_seat.restart()
            for viewer in self.audience.viewers:
                self.audience.welcome(self.table, viewer, self.host.now())
            return self.submit_detached(self.after_load)
        self.end("moved")
        self.task.cancel()

    async def reclaim(self) -> bool:
        """Claim and reload the table; return False if another process has it. Claiming proves that it can write."""
        claim = await self.host.store.claim(self.table.id)
        if claim is not None:
            self.claim, self.lapses = claim, self.host.store.lapses
            self.table = await load(self.host.store, self.table.id)
        return claim is not None

    def refuse_all(self) -> None:
        """Refuse all waiting jobs instead of leaving their senders without an answer."""
        while self.mailbox:
            self.reject(self.mailbox.popleft(), Refusal("unavailable", "refused-unavailable"))
