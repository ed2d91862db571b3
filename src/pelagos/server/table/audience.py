"""Who looks at a table from this process, and what each of them gets."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal, NamedTuple, Protocol

import msgspec

from pelagos.core.game import OVER, Game, State
from pelagos.core.match import MoveLister
from pelagos.server import messages
from pelagos.server.identity import Identities
from pelagos.server.table.deadlines import Attendance
from pelagos.server.table.table import NOBODY, Chair, Step, Table, Told, told
from pelagos.server.table.view_json import ViewEncoder
from pelagos.store import store

MOST_MOVES = 2000  # whole moves in a list; what is beyond it can still be said
MOST_ALIKE = 200  # of them with the same first small decision: thousands of ways to pay for one deed hide no other
NO_VIEW = b"null"
encode = msgspec.json.Encoder().encode


# wire.Update, put together from parts that are JSON already: as one value, msgspec would copy them once more.
UPDATE = b'{"type":"update","seq":%d,"you":%d,"table":%b,"events":%b,"view":%b,"legal":%b,"undo":%b}'


class ViewerConnection(Protocol):
    """A connection, as far as a room needs it."""

    def tell(self, *messages: bytes) -> None:
        """Sends them, now or soon, in order. Never waits: one who does not read is let go."""

    def let_go(self, why: str) -> None:
        """Ends the connection."""


@dataclass(eq=False)
class Viewer:
    """Somebody who looks at a table through one connection."""

    person: str  # "" for one without a name
    line: ViewerConnection
    seat: int = NOBODY  # as it was when the last update was made
    muted: set[str] = field(default_factory=set)  # people he does not want to read

    def send(self, *messages: bytes) -> None:
        self.line.tell(*messages)

    def let_go(self, why: str) -> None:
        self.line.let_go(why)


class Reply(NamedTuple):
    """An answer that goes out in front of the update which shows what it did, in one go."""

    to: Viewer
    answer: messages.Answer


class Audience:
    """The viewers of one table. Is told only what is in the book."""

    def __init__(self) -> None:
        self.viewers: list[Viewer] = []
        self.attendance = Attendance()
        self.views: dict[int, Any] = {}  # what was last shown, by viewer
        self.state: State | None = None  # of which they are
        self.pictures: ViewEncoder | None = None  # as which they are sent
        self.infos: dict[int, bytes] = {}  # what was told of the table, by who must decide
        self.infos_of: tuple[int, set[str]] = (NOBODY, set())  # the last line that was no move, and who was here then
        self.seated = NOBODY  # the last line that was no move, when the viewers' seats were looked up
        self.sent = 0

    # ---- telling
    def welcome(self, table: Table, viewer: Viewer, now: int, missed: Sequence[Told] = ()) -> None:
        """One update with everything: the only way to learn how things are."""
        viewer.seat = table.seat_of(viewer.person)
        info, drawn = self.info(table, now), self.look(table)
        viewer.send(
            update(table, viewer.seat, missed, info, table.seq, table.can_undo, drawn.get(viewer.seat, NO_VIEW))
        )

    def tell(self, table: Table, step: Step, now: int, speaker: str = "", reply: Reply | None = None) -> None:
        """A new line: to each viewer its own update. Those who know the same get the same bytes."""
        info, can_undo = self.info(table, now), table.can_undo
        made: dict[tuple[int, bool], bytes] = {}
        if self.seated != table.aside:
            self.find_seats(table)
        shown = self.views
        drawn = self.look(table)
        for viewer in self.viewers:
            deaf = speaker != "" and speaker in viewer.muted
            key = viewer.seat, deaf
            if key not in made:
                views = shown.get(viewer.seat), self.views.get(viewer.seat)
                events = [] if deaf else told(table, step, viewer.seat, *views)
                made[key] = update(
                    table, viewer.seat, events, info, step.seq, can_undo, drawn.get(viewer.seat, NO_VIEW)
                )
            if reply is not None and viewer is reply.to:
                viewer.send(encode(reply.answer), made[key])
            else:
                viewer.send(made[key])
        self.sent += len(self.viewers)

    def find_seats(self, table: Table) -> None:
        seating = table.seating
        for viewer in self.viewers:
            viewer.seat = seating.get(viewer.person, NOBODY)
        self.seated = table.aside

    def info(self, table: Table, now: int) -> bytes:
        """Without a clock a move changes nothing in it but who must decide, and whether anybody must."""
        here = self.attendance.here
        if table.clock.seconds:
            return encode(info(table, here, now))
        if self.infos_of[0] != table.aside or self.infos_of[1] is not here:
            self.infos, self.infos_of = {}, (table.aside, here)
        actor = table.actor
        if actor not in self.infos:
            self.infos[actor] = encode(info(table, here, now))
        return self.infos[actor]

    def look(self, table: Table) -> dict[int, bytes]:
        """What is shown now, to all who look."""
        if not table.has_game or not self.viewers:
            self.views = {}
            return {}
        state = table.match.state
        seats = list({viewer.seat: None for viewer in self.viewers})
        self.views = dict(zip(seats, table.game.views(state, seats, self.state, self.views), strict=True))
        self.state = state
        if self.pictures is None:
            self.pictures = ViewEncoder(self.views[seats[0]])
        return self.pictures.of(self.views)

    def presence(self, table: Table) -> None:
        self.send_all(encode(messages.Presence([chair.person in self.attendance.here for chair in table.chairs])))

    def trouble(self, why: messages.Refused) -> None:
        self.send_all(encode(messages.Trouble(why.code, why.reason, why.name)))

    def send_all(self, message: bytes) -> None:
        for viewer in self.viewers:
            viewer.send(message)

    async def mute(self, newcomer: str, people: Identities) -> None:
        """For those who did not want to read him at another table."""
        for viewer in list(self.viewers):  # some may go meanwhile
            if viewer.person:
                viewer.muted |= await people.muted(viewer.person, (newcomer,))

    def forget(self) -> None:
        """The table was loaded anew: nothing that was shown holds for sure."""
        self.views.clear()
        self.state = self.pictures = None
        self.infos_of, self.seated = (NOBODY, set()), NOBODY


def update(table: Table, who: int, events: Sequence[Told], info: bytes, seq: int, can_undo: int, drawn: bytes) -> bytes:
    undo = b"true" if who != NOBODY and can_undo == who else b"false"
    return UPDATE % (seq, who, info, encode(events), drawn, encode(legal_moves(table, who)), undo)


def legal_moves(table: Table, who: int) -> list[str]:
    """Whole moves, in the order of their small decisions; for the one who must decide, and only for him."""
    if who == NOBODY or table.actor != who or table.chairs[who].away:
        return []
    return sentences(table.game).legal_moves(table.match.state, MOST_MOVES, MOST_ALIKE)


@cache
def sentences(game: Game) -> MoveLister:
    return MoveLister(game)


def info(table: Table, here: Collection[str], now: int) -> messages.TableInfo:
    settings = table.settings
    over = table.has_game and table.match.actor == OVER
    return messages.TableInfo(
        id=table.id,
        game=table.game.name,
        board=table.game.board_name,
        status=STATUS[table.status],
        seats=tuple([seat_info(chair, here) for chair in table.chairs]),
        host=table.seat_of(table.host),
        clock=table.clock,
        public=settings.public,
        pace=settings.pace,
        patience=settings.patience,
        actor=table.actor,
        left=time_left(table, now),
        winners=tuple(table.match.winners) if over else (),
        commitment=table.commitment,
        entropy=table.entropy,
        seed=table.seed.hex() if table.is_done else "",
        rematch=table.rematch,
        why=table.why,
    )


STATUS: dict[str, Literal["open", "playing", "over", "closed"]] = {
    store.OPEN: "open",
    store.PLAYING: "playing",
    store.OVER: "over",
    store.CLOSED: "closed",
}


def seat_info(chair: Chair, here: Collection[str]) -> messages.SeatInfo:
    kind: Literal["free", "person", "bot"] = "bot" if chair.bot else "person" if chair.person else "free"
    present = chair.person in here
    return messages.SeatInfo(chair.name, kind, chair.level, bool(chair.away), present, chair.bank, len(chair.votes))


def time_left(table: Table, now: int) -> int | None:
    if not table.is_playing or not table.clock.seconds:
        return None
    return max(0, table.since + table.clock.seconds * 1000 - now)
