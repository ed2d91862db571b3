"""The keeper of a table: one mailbox, one thing at a time. Decide, commit, answer, tell, in this order.

Everything goes through the mailbox, looking included, so that nobody ever sees what is not committed.
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
from pelagos.server.table.table import Made, Table, Told
from pelagos.server.table.table_host import TableHost
from pelagos.store.store import Append, Claim, DuplicateRow, Fenced, Session, Unavailable
from pelagos.store.stored_line import line_after

MOST_MAIL = 200  # commands that wait at one table
REMEMBERED = 2000  # refusals, so that one that is sent again is answered alike
LONGEST_TIMER = 3_600_000  # milliseconds
NOBODY_HERE = Attendance()
AGAIN = 0.5  # seconds between two tries to reach a store that does not answer


class Mail(NamedTuple):
    """Something for the table to do; `answer` gets what came of it."""

    work: Callable[[], Any]
    answer: asyncio.Future[Any]


class TableActor:
    def __init__(self, host: TableHost, claim: Claim, table: Table, audience: Audience) -> None:
        self.host = host
        self.claim = claim
        self.lapses = host.store.lapses  # of which we know that the claim has outlived them
        self.table = table
        self.audience = audience
        self.mail: deque[Mail] = deque()
        self.bell: asyncio.Future[None] | None = None  # rings when there is mail again
        self.refusals: OrderedDict[tuple[str, str], messages.Refused] = OrderedDict()
        self.bot_seat = BotSeat(self)
        self.timer: asyncio.TimerHandle | None = None
        self.ticks = 0  # when it runs out, in milliseconds since 1970
        self.due: Due | None = None
        self.trouble: tuple[int, int] | None = None  # from when to when the book could not be written
        self.ended = False  # nobody opens the mailbox any more
        self.drop(self.settle_in)
        self.task = asyncio.create_task(self.run())

    # ---- the door
    def ask(
        self, session: Session, command: messages.AnyCommand, may_enter: bool, asker: Viewer | None = None
    ) -> asyncio.Future[Any]:
        """What came of it; None when the asker has been sent it already, with the update that shows what it did."""
        if len(self.mail) >= MOST_MAIL:
            raise Refusal("busy", "refused-busy")
        return self.do(partial(self.answer, session, command, may_enter, asker))

    async def take_seat(self, session: Session, taking: messages.Taking) -> messages.Answer | messages.Refused:
        """A seat that its owner hands over."""
        found: messages.Answer | messages.Refused = await self.do(lambda: self.hand_seat(session, taking))
        return found

    async def look(self, viewer: Viewer, since: int = -1) -> None:
        """From now on he sees everything; first, how it stands. `since`: the last line that he has seen."""
        await self.do(lambda: self.admit(viewer, since))

    async def leave(self, viewer: Viewer) -> None:
        if viewer in self.audience.viewers:
            self.audience.viewers.remove(viewer)
        await self.refresh()

    async def record(self, person: str) -> str:
        async def text() -> str:
            return write_record(self.table.record(self.table.seat_of(person)))

        found: str = await self.do(text)
        return found

    async def info(self) -> messages.TableInfo:
        async def found() -> messages.TableInfo:
            return info(self.table, self.audience.attendance.here, self.host.now())

        told: messages.TableInfo = await self.do(found)
        return told

    async def log(self, person: str, muted: set[str]) -> list[tuple[int, list[Told]]]:
        async def lines() -> list[tuple[int, list[Told]]]:
            return log(self.table, person, muted)

        found: list[tuple[int, list[Told]]] = await self.do(lines)
        return found

    async def refresh(self) -> None:
        """Who is here may have changed."""
        await self.do(self.note_presence)

    def presence_changed(self) -> None:
        self.drop(self.note_presence)

    def do(self, work: Callable[[], Any]) -> asyncio.Future[Any]:
        if self.ended:  # whoever comes this late has found us before: nobody would ever answer him
            raise Refusal("unavailable", "refused-unavailable")
        return self.put(work)

    def drop(self, work: Callable[[], Any]) -> None:
        """Like do(), for those who wait for nothing."""
        self.put(work).add_done_callback(lambda done: done.cancelled() or done.exception())

    # ---- the mailbox
    def put(self, work: Callable[[], Any]) -> asyncio.Future[Any]:
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.mail.append(Mail(work, answer))
        if self.bell is not None and not self.bell.done():
            self.bell.set_result(None)
        return answer

    async def next_mail(self) -> Mail:
        """There is one reader: asyncio's queue, which is for many, took as long as to decide a move."""
        while not self.mail:
            self.bell = asyncio.get_running_loop().create_future()
            await self.bell
        return self.mail.popleft()

    async def run(self) -> None:
        while True:
            mail = await self.next_mail()
            try:
                if self.lapses != self.host.store.lapses:
                    await self.make_sure()
                result = await mail.work()
            except Unavailable as error:
                self.hand_back(mail, Refusal("unavailable", "refused-unavailable"))
                await self.recover(error)
            except Fenced:
                self.hand_back(mail, Refusal("unavailable", "refused-unavailable"))
                self.end("moved")
                return
            except Refusal as error:
                self.hand_back(mail, error)
            except asyncio.CancelledError:
                self.hand_back(mail, Refusal("unavailable", "refused-unavailable"))
                raise
            except Exception as error:  # our mistake: this table is loaded anew, all others go on
                self.host.log.exception("table %s: %s", self.table.id, type(error).__name__)
                self.hand_back(mail, Refusal("fault", "refused-fault"))
                await self.recover(error)
            else:
                if not mail.answer.done():
                    mail.answer.set_result(result)

    async def make_sure(self) -> None:
        """This process was taken for dead, perhaps, and the table goes on elsewhere: raises Fenced then."""
        lapses = self.host.store.lapses
        await self.host.store.append(Append(self.claim, (), head_of(self.table, self.due_alone(self.host.now()))))
        self.lapses = lapses

    def hand_back(self, mail: Mail, error: Exception) -> None:
        if not mail.answer.done():
            mail.answer.set_exception(error)

    def end(self, why: str) -> None:
        """Nobody is at home here any more."""
        self.ended = True
        self.host.forget(self.table.id, self)
        self.bot_seat.stop()
        if self.timer is not None:
            self.timer.cancel()
        for viewer in self.audience.viewers:
            viewer.let_go(why)
        self.refuse_all()

    async def stop(self) -> None:
        """Ends in good order: what is being written is written."""
        with suppress(Refusal):  # it is in trouble: nothing is being written
            await self.do(self.nothing)
        self.task.cancel()
        self.end("stopping")
        await self.host.store.release(self.claim)

    async def nothing(self) -> None: ...

    # ---- commands
    async def answer(
        self, session: Session, command: messages.AnyCommand, may_enter: bool, asker: Viewer | None = None
    ) -> messages.Answer | messages.Refused | None:
        key = session.person, command.id
        if key in self.table.answered:
            return messages.Answer(command.id, self.table.answered[key])
        if key in self.refusals:
            return self.refusals[key]
        try:
            lines = CommandHandler(self.table, session, may_enter).decide(command)
            if isinstance(command, messages.Rematch):
                lines = [table_events.Rematched(await self.host.open_again(self.table, session))]
        except Refusal as error:
            if not self.host.store.is_alive:  # elsewhere it may have been carried out
                raise Refusal("unavailable", "refused-unavailable") from None
            refused = error.answer(command.id)
            self.refusals[key] = refused
            if len(self.refusals) > REMEMBERED:
                self.refusals.popitem(last=False)
            return refused
        asker = asker if asker in self.audience.viewers else None
        await self.write(lines, session.person, command.id, asker)
        return messages.Answer(command.id, self.table.answered[key]) if asker is None else None

    async def hand_seat(self, session: Session, taking: messages.Taking) -> messages.Answer:
        key = session.person, taking.id
        if key not in self.table.answered:
            seat, taken = await self.host.people.handed_over(self.table.id, taking.handover, self.host.now())
            line = CommandHandler(self.table, session, True).take_seat(seat, taken)
            await self.write([line], session.person, taking.id)
        return messages.Answer(taking.id, self.table.answered[key])

    async def write(
        self, bodies: list[table_events.Body | Made], person: str = "", command: str = "", asker: Viewer | None = None
    ) -> None:
        """Commits, answers, tells. On Unavailable or Fenced what is in memory is not to be trusted any more."""
        now, id = self.host.now(), command
        lines, steps = [], []
        for body in bodies:
            made = body if isinstance(body, Made) else None
            text = table_events.write(body.body if isinstance(body, Made) else body)
            line = line_after(self.table.last, now, person, command, text)
            steps.append(self.table.apply(line, made))
            lines.append(line)
            command = ""  # it stands in the first line
        try:
            await self.host.store.append(Append(self.claim, tuple(lines), head_of(self.table, self.due_alone(now))))
        except DuplicateRow as error:  # in the book, but not known here: then neither is what else is there
            raise Unavailable(str(error)) from None
        self.host.metrics.lines(lines)
        for line, step in zip(lines, steps, strict=True):
            self.bot_seat.note(step)
            answer = Reply(asker, messages.Answer(id, line.seq)) if asker is not None and line is lines[0] else None
            self.audience.tell(self.table, step, now, speaker_of(line, step), answer)
        await self.host.store.wake(f"lines {self.table.id}")
        await self.greet(bodies)
        self.due = next_due(self.table, self.audience.attendance, now)
        self.go_on()

    async def greet(self, bodies: list[table_events.Body | Made]) -> None:
        """Who has sat down is not heard by those who do not want to."""
        for body in bodies:
            if isinstance(body, table_events.Seated):
                await self.audience.mute(body.person, self.host.people)

    def due_alone(self, now: int) -> Due | None:
        """What must happen though nobody is connected: for this a table is woken that nobody looks after."""
        return next_due(self.table, NOBODY_HERE, now)

    # ---- viewers
    async def admit(self, viewer: Viewer, since: int) -> None:
        self.audience.viewers.append(viewer)
        self.audience.welcome(self.table, viewer, self.host.now(), missed(self.table, viewer, since))
        await self.note_presence(viewer.person)

    async def note_presence(self, coming: str = "") -> None:
        """Who comes back gets his seat back. `coming`: connects just now, perhaps not only here."""
        before = self.audience.attendance.here - {coming}
        here = await self.host.store.here(self.table.id)
        if self.audience.attendance.note(here, self.table.people, self.host.now()):
            self.audience.presence(self.table)
        for seat, chair in enumerate(self.table.chairs):
            if chair.away in ("clock", "absent") and chair.person in here - before and self.table.is_playing:
                await self.write([table_events.CameBack(seat)])
        self.due = next_due(self.table, self.audience.attendance, self.host.now())
        self.go_on()

    # ---- what happens by itself
    async def settle_in(self) -> None:
        """The first thing after loading: time that nobody looked after the table is charged to nobody."""
        gap = await self.host.gap(self.claim, self.table, self.trouble)
        if gap > 0 and self.table.is_playing and self.table.clock.seconds:
            await self.write([table_events.Paused(gap)])
        self.trouble = None
        await self.note_presence()

    def go_on(self) -> None:
        """A bot thinks, or a timer runs, or nothing happens until somebody acts."""
        self.bot_seat.look(self.due)
        if self.due is not None and self.due.what != "bot":
            self.tick_at(self.due.at)

    def tick_at(self, at: int) -> None:
        """A timer that runs out before stays: what is due by then is looked up anew."""
        if self.timer is not None and self.ticks <= at:
            return
        if self.timer is not None:
            self.timer.cancel()
        now = self.host.now()
        self.ticks = min(max(at, now), now + LONGEST_TIMER)
        self.timer = asyncio.get_running_loop().call_later((self.ticks - now) / 1000, self.drop, self.tick)

    async def tick(self) -> None:
        now, self.timer = self.host.now(), None
        self.due = due = next_due(self.table, self.audience.attendance, now)
        if due is None or due.at > now or due.what == "bot":
            return self.go_on()
        if due.what == "close":
            return await self.write([table_events.Closed("idle")])
        await self.write([table_events.WentAway(self.table.actor, "clock" if due.what == "clock" else "absent")])

    async def bot_moves(self, seat: int, actions: list[int], position: tuple[int, int], level: str) -> None:
        """A bot has made up its mind; meanwhile the table may have gone on."""
        table = self.table
        chair = table.chairs[seat]
        if table.actor != seat or self.bot_seat.position != position or chair.decides_itself:
            return self.go_on()
        made = table.move(seat, actions, "" if chair.bot else level)
        await self.write([made])

    @property
    def is_idle(self) -> bool:
        """Nobody looks, and nothing will happen soon: it can be put away."""
        soon = self.due is not None and (self.due.what == "bot" or self.due.at < self.host.now() + 60_000)
        return not self.audience.viewers and not soon and not self.mail

    # ---- when the store fails
    async def recover(self, error: Exception) -> None:
        """Waits until the book can be read and written again, and goes on from what is in it."""
        began = self.trouble[0] if self.trouble else self.host.now()
        self.bot_seat.stop()
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        self.host.metrics.trouble()
        self.host.log.warning("table %s: %s", self.table.id, error)
        self.audience.trouble(Refusal("unavailable", "refused-unavailable").answer())
        while True:
            await asyncio.sleep(AGAIN)
            self.refuse_all()
            try:
                if not await self.claim_again():
                    break
            except Unavailable:
                continue
            except Exception as lost:
                self.host.log.warning("table %s: %s", self.table.id, type(lost).__name__)
                break
            self.trouble = began, self.host.now()
            self.audience.forget()
            self.bot_seat.restart()
            for viewer in self.audience.viewers:
                self.audience.welcome(self.table, viewer, self.host.now())
            return self.drop(self.settle_in)
        self.end("moved")
        self.task.cancel()

    async def claim_again(self) -> bool:
        """Whether the table is still ours. To claim it is to write: so this also shows that one can."""
        claim = await self.host.store.claim(self.table.id)
        if claim is not None:
            self.claim, self.lapses = claim, self.host.store.lapses
            self.table = await load(self.host.store, self.table.id)
        return claim is not None

    def refuse_all(self) -> None:
        """Nobody waits for an answer that cannot be given."""
        while self.mail:
            self.hand_back(self.mail.popleft(), Refusal("unavailable", "refused-unavailable"))
