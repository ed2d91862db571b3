"""Run one table: one mailbox, one task, one job at a time. Decide, commit, apply, tell, answer, in this order.

The table in memory never has a line that is not on disk, so it can be read at any time.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

from pelagos.core.ending import Ending
from pelagos.core.record import write as write_record
from pelagos.server import messages
from pelagos.server.refusal import Refusal
from pelagos.server.table import table_events
from pelagos.server.table.audience import Audience, Viewer, info
from pelagos.server.table.bot_seat import BotSeat
from pelagos.server.table.commands import Changes, CommandHandler
from pelagos.server.table.deadlines import Due, next_due
from pelagos.server.table.projections import catch_up, ending, head_of, log, missed, opening_of
from pelagos.server.table.table import AnyEvent, RematchOpened, Step, Table
from pelagos.server.table.table_host import TableHost
from pelagos.store.store import Append, Claim, DuplicateRow, Fenced, Session, Unavailable

MAX_MAIL = 200  # commands that may wait at one table
MAX_REFUSALS = 2000  # remembered, so that a command sent twice gets the same refusal
MAX_TIMER = 3_600_000  # milliseconds
RETRY_DELAY = 0.5  # seconds between attempts to reach a store that does not answer


class Mail(NamedTuple):
    """A job for the table; `answer` receives its result."""

    work: Callable[..., Any]
    args: tuple[Any, ...]
    answer: asyncio.Future[Any]


class TableActor:
    def __init__(self, host: TableHost, claim: Claim, table: Table, audience: Audience) -> None:
        self.host = host
        self.claim = claim
        self.lapses = host.store.lapses  # as of the last time that the claim was known to hold
        self.table = table  # all lines that are known to be written, and no others
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
    def ask(self, session: Session, command: messages.AnyCommand, may_enter: bool) -> asyncio.Future[messages.Outcome]:
        """Carry out a command. Viewers are sent what it did before it is answered."""
        if len(self.mailbox) >= MAX_MAIL:
            raise Refusal("busy", "refused-busy")
        return self.submit(self.answer, session, command, may_enter)

    async def take_seat(self, session: Session, taking: messages.TakeSeat) -> messages.Outcome:
        """Give `session` a seat that its owner hands over."""
        found: messages.Outcome = await self.submit(self.hand_seat, session, taking)
        return found

    async def add_viewer(self, viewer: Viewer, since: int = -1) -> None:
        """Send the viewer the current state, then every update. `since` is the last line that the viewer has seen."""
        await self.submit(self.admit, viewer, since)

    async def remove_viewer(self, viewer: Viewer) -> None:
        if viewer in self.audience.viewers:
            self.audience.viewers.remove(viewer)
        await self.refresh()

    async def record(self, person: str) -> str:
        self.check_running()
        return write_record(self.table.record(self.table.seat_of(person)))

    async def ending(self) -> Ending:
        self.check_running()
        return ending(self.table)

    async def info(self) -> messages.TableInfo:
        self.check_running()
        return info(self.table, self.audience.attendance.here, self.host.now())

    async def log(self, person: str, muted: set[str]) -> list[tuple[int, list[AnyEvent]]]:
        self.check_running()
        return log(self.table, person, muted)

    async def refresh(self) -> None:
        """Look up again who is connected."""
        await self.submit(self.note_presence)

    def presence_changed(self) -> None:
        self.submit_detached(self.note_presence)

    # ---- the mailbox
    def submit(self, work: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        """Put work into the mailbox; return a future for its result."""
        self.check_running()
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.mailbox.append(Mail(work, args, answer))
        if self.mail_arrived is not None and not self.mail_arrived.done():
            self.mail_arrived.set_result(None)
        return answer

    def submit_detached(self, work: Callable[..., Any], *args: Any) -> None:
        """Like submit(), for a caller that does not wait for the result."""
        if not self.ended:
            self.submit(work, *args).add_done_callback(lambda done: done.cancelled() or done.exception())

    def check_running(self) -> None:
        """Refuse if the caller still holds this actor, but another process may run the table by now."""
        if self.ended:
            raise Refusal("unavailable", "refused-unavailable")

    async def run(self) -> None:
        """Do the jobs in the mailbox. There is one reader: asyncio.Queue, made for many, took as long as a decision."""
        while not self.ended:
            while self.mailbox:
                await self.do(self.mailbox.popleft())
            self.mail_arrived = asyncio.get_running_loop().create_future()
            await self.mail_arrived

    async def do(self, mail: Mail) -> None:
        try:
            if self.lapses != self.host.store.lapses:
                await self.check_claim()
            result = await mail.work(*mail.args)
        except Refusal as error:
            self.reject(mail, error)
        except Unavailable as error:
            self.reject(mail, Refusal("unavailable", "refused-unavailable"))
            await self.recover(error)
        except Fenced:
            self.reject(mail, Refusal("unavailable", "refused-unavailable"))
            self.end("moved")
        except asyncio.CancelledError:
            self.reject(mail, Refusal("unavailable", "refused-unavailable"))
            raise
        except Exception as error:  # a bug: all other tables go on, and this one too
            self.host.log.exception("table %s: %s", self.table.id, type(error).__name__)
            self.reject(mail, Refusal("fault", "refused-fault"))
            await self.recover(error)
        else:
            if not mail.answer.done():
                mail.answer.set_result(result)

    async def check_claim(self) -> None:
        """Raise Fenced if another process took the table over while this one was thought dead."""
        lapses = self.host.store.lapses
        await self.host.store.append(Append(self.claim, (), head_of(self.table, self.host.now())))
        self.lapses = lapses

    def reject(self, mail: Mail, error: Exception) -> None:
        if not mail.answer.done():
            mail.answer.set_exception(error)

    def end(self, why: str) -> None:
        """Stop running this table, disconnect its viewers and refuse all waiting jobs."""
        self.ended = True
        self.host.forget(self.table.id, self)
        self.stop_timers()
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
    async def answer(self, session: Session, command: messages.AnyCommand, may_enter: bool) -> messages.Outcome:
        key = session.person, command.id
        if key in self.table.answered:
            return messages.Answer(command.id, self.table.answered[key])
        if key in self.refusals:
            return self.refusals[key]
        try:
            changes = CommandHandler(self.table, session, may_enter).decide(command)
            for change in changes:
                if isinstance(change, RematchOpened):
                    await self.host.check_quota(change.host)
        except Refusal as error:
            return self.remember_refusal(key, error)
        await self.commit(changes, session.person, command.id)
        return messages.Answer(command.id, self.table.answered[key])

    def remember_refusal(self, key: tuple[str, str], error: Refusal) -> messages.Refused:
        if not self.host.store.is_alive:  # another process may run the table and have accepted the command
            raise Refusal("unavailable", "refused-unavailable") from None
        self.refusals[key] = error.answer(key[1])
        if len(self.refusals) > MAX_REFUSALS:
            self.refusals.popitem(last=False)
        return self.refusals[key]

    async def hand_seat(self, session: Session, taking: messages.TakeSeat) -> messages.Answer:
        key = session.person, taking.id
        if key not in self.table.answered:
            seat, taken = await self.host.identities.read_handover(self.table.id, taking.handover, self.host.now())
            change = CommandHandler(self.table, session, True).take_seat(seat, taken)
            await self.commit([change], session.person, taking.id)
        return messages.Answer(taking.id, self.table.answered[key])

    async def commit(self, changes: Changes, person: str = "", command: str = "") -> None:
        """Write changes to the log, then make them in memory, then tell the viewers.

        They are tried out on a copy of the table, which takes the table's place once they are on disk. If the store
        fails before that, nothing has changed here.
        """
        now, after = self.host.now(), self.table.copy()
        ids = [command, *[""] * len(changes)]  # only the first line carries the command's id
        made = [after.add(change, now, person, id) for change, id in zip(changes, ids, strict=False)]
        lines = tuple([line for line, _ in made])
        openings = tuple([opening_of(change, now) for change in changes if isinstance(change, RematchOpened)])
        try:
            await self.host.store.append(Append(self.claim, lines, head_of(after, now), openings))
        except DuplicateRow as error:  # the log has lines that this process does not know
            raise Unavailable(str(error)) from None
        self.table = after
        await self.tell(changes, [step for _, step in made], now)

    async def tell(self, changes: Changes, steps: list[Step], now: int) -> None:
        self.host.metrics.moves.lines += len(steps)
        for step in steps:
            self.bot_seat.note(step)
            self.audience.broadcast(self.table, step, now)
        await self.host.store.wake(f"lines {self.table.id}")
        for change in changes:
            if isinstance(change, table_events.Seated):  # hide a newcomer's chat from viewers who have muted them
                await self.audience.mute(change.person, self.host.identities)
        self.schedule_next()

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
                await self.commit([table_events.CameBack(seat)])
        self.schedule_next()

    # ---- timers and bots
    async def after_load(self) -> None:
        """First job after loading: write a pause for the time in which no process ran the table."""
        gap = await self.host.uncharged_time(self.claim, self.table, self.outage)
        if gap > 0 and self.table.is_playing and self.table.clock.seconds:
            await self.commit([table_events.Paused(gap)])
        self.outage = None
        await self.note_presence()

    def schedule_next(self) -> None:
        """Start a bot or a timer, if one is due; otherwise the table waits for a command."""
        self.due = next_due(self.table, self.audience.attendance, self.host.now())
        if self.due is not None and self.due.what == "bot":
            return self.bot_seat.start()
        self.bot_seat.stop()
        if self.due is not None:
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
        due = next_due(self.table, self.audience.attendance, now)
        if due is None or due.at > now or due.what == "bot":
            return self.schedule_next()
        if due.what == "close":
            return await self.commit([table_events.Closed("idle")])
        await self.commit([table_events.WentAway(self.table.actor, "clock" if due.what == "clock" else "absent")])

    async def bot_moves(self, seat: int, actions: list[int], position: tuple[int, int], level: str) -> None:
        """Play a bot's move, unless the position has changed meanwhile."""
        table = self.table
        chair = table.chairs[seat]
        if table.actor != seat or self.bot_seat.position != position or chair.decides_itself:
            return self.schedule_next()
        await self.commit([table.prepare_move(seat, actions, "" if chair.bot else level)])

    @property
    def is_idle(self) -> bool:
        """Whether the table can be unloaded: no viewers, no waiting jobs, and nothing due within a minute."""
        soon = self.due is not None and (self.due.what == "bot" or self.due.at < self.host.now() + 60_000)
        return not self.audience.viewers and not soon and not self.mailbox

    # ---- when the store fails
    async def recover(self, error: Exception) -> None:
        """Wait until the log can be read and written again, then continue from what it holds."""
        began = self.outage[0] if self.outage else self.host.now()
        self.stop_timers()
        self.host.metrics.count_trouble()
        self.host.log.warning("table %s: %s", self.table.id, error)
        self.audience.send_trouble(Refusal("unavailable", "refused-unavailable").answer())
        while not self.ended:
            await asyncio.sleep(RETRY_DELAY)
            self.refuse_all()
            with suppress(Unavailable):
                await self.go_on()
                self.outage = began, self.host.now()
                return self.submit_detached(self.after_load)

    async def go_on(self) -> None:
        """Claim the table again and catch up with its log; end if another process has it, or if that fails.

        The claim proves that the store can write. The log may have lines that were written although the store failed.
        """
        try:
            claim = await self.host.store.claim(self.table.id)
            if claim is None:
                return self.end("moved")
            self.claim, self.lapses = claim, self.host.store.lapses
            await self.catch_up()
        except Unavailable:
            raise
        except Exception as lost:
            self.host.log.warning("table %s: %s", self.table.id, type(lost).__name__)
            self.end("moved")

    async def catch_up(self) -> None:
        seq = self.table.seq
        for step in catch_up(self.table, await self.host.store.load(self.table.id, seq)):
            self.bot_seat.note(step)
        self.audience.reset()
        for viewer in self.audience.viewers:
            self.audience.welcome(self.table, viewer, self.host.now(), missed(self.table, viewer, seq))

    def stop_timers(self) -> None:
        self.bot_seat.stop()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def refuse_all(self) -> None:
        """Refuse all waiting jobs instead of leaving their senders without an answer."""
        while self.mailbox:
            self.reject(self.mailbox.popleft(), Refusal("unavailable", "refused-unavailable"))
