"""The viewers of a table who are connected to this process, and what each is sent."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

import msgspec

from pelagos.bots import hint
from pelagos.core.choice import Choices
from pelagos.core.game import OVER, Event, State
from pelagos.registry import manifest_of
from pelagos.server import messages
from pelagos.server.identity import Identities
from pelagos.server.table.deadlines import Attendance
from pelagos.server.table.table import NOBODY, AnyEvent, Chair, Step, Table, events_for
from pelagos.server.table.view_json import ViewEncoder
from pelagos.store import store

NO_VIEW = b"null"
encode = msgspec.json.Encoder().encode


# messages.Update, assembled from parts that are JSON already: as one value, msgspec would copy them once more.
UPDATE = b'{"type":"update","seq":%d,"you":%d,"table":%b,"events":%b,"view":%b,"summary":%b,"choices":%b,"undo":%b}'


class ViewerConnection(Protocol):
    """A connection, as far as an audience needs it."""

    def send_text(self, *messages: bytes) -> None:
        """Send messages in order, now or soon. Never waits: a client that does not read is disconnected."""

    def disconnect(self, why: str) -> None:
        """End the connection."""


@dataclass(eq=False)
class Viewer:
    """One connection that watches a table."""

    person: str  # "" for an anonymous spectator
    connection: ViewerConnection
    seat: int = NOBODY  # as of the last update
    muted: set[str] = field(default_factory=set)  # people whose chat this viewer has muted

    def send(self, *messages: bytes) -> None:
        self.connection.send_text(*messages)

    def disconnect(self, why: str) -> None:
        self.connection.disconnect(why)


class Audience:
    """The viewers of one table. Only lines that are in the log are broadcast."""

    def __init__(self) -> None:
        self.viewers: list[Viewer] = []
        self.attendance = Attendance()
        self.views: dict[int, Any] = {}  # the last views sent, by seat
        self.state: State | None = None  # that `views` were made from
        self.encoder: ViewEncoder | None = None
        self.info_cache: dict[int, bytes] = {}  # encoded TableInfo by the seat that must decide
        # `info_cache` holds for this last line that was not a move, and these people connected.
        self.info_cache_key: tuple[int, set[str]] = (NOBODY, set())
        self.seats_as_of = NOBODY  # the last line that was not a move when the viewers' seats were looked up

    # ---- updates
    def welcome(self, table: Table, viewer: Viewer, now: int, missed: Sequence[AnyEvent] = ()) -> None:
        """Send a new viewer an update with the whole current state and the events they missed."""
        viewer.seat = table.seat_of(viewer.person)
        info, encoded = self.info(table, now), self.encode_views(table)
        shown = self.summary(table, viewer.seat), encoded.get(viewer.seat, NO_VIEW)
        viewer.send(update(table, viewer.seat, missed, info, table.seq, table.can_undo, *shown))

    def broadcast(self, table: Table, step: Step, now: int) -> None:
        """Send each viewer an update about a new line. Viewers who may see the same get the same bytes."""
        info, can_undo = self.info(table, now), table.can_undo
        made: dict[tuple[int, bool], bytes] = {}
        if self.seats_as_of != table.last_other_line:
            self.update_seats(table)
        shown = self.views
        encoded = self.encode_views(table)
        for viewer in self.viewers:
            is_muted = step.speaker in viewer.muted
            key = viewer.seat, is_muted
            if key not in made:
                views = shown.get(viewer.seat), self.views.get(viewer.seat)
                events = [] if is_muted else events_for(table, step, viewer.seat, *views)
                summary, view = self.summary(table, viewer.seat), encoded.get(viewer.seat, NO_VIEW)
                made[key] = update(table, viewer.seat, events, info, step.seq, can_undo, summary, view)
            viewer.connection.send_text(made[key])

    def update_seats(self, table: Table) -> None:
        for viewer in self.viewers:
            viewer.seat = table.seat_of(viewer.person)
        self.seats_as_of = table.last_other_line

    def info(self, table: Table, now: int) -> bytes:
        """Return the encoded TableInfo. Cached without a clock: then a move changes only who must decide."""
        here = self.attendance.here
        if table.clock.seconds:
            return encode(info(table, here, now))
        if self.info_cache_key[0] != table.last_other_line or self.info_cache_key[1] is not here:
            self.info_cache, self.info_cache_key = {}, (table.last_other_line, here)
        actor = table.actor
        if actor not in self.info_cache:
            self.info_cache[actor] = encode(info(table, here, now))
        return self.info_cache[actor]

    def encode_views(self, table: Table) -> dict[int, bytes]:
        """Return the current views of all viewers as JSON, by seat."""
        if not table.has_game or not self.viewers:
            self.views = {}
            return {}
        state = table.match.state
        seats = list({viewer.seat: None for viewer in self.viewers})
        self.views = dict(zip(seats, table.game.views(state, seats, self.state, self.views), strict=True))
        self.state = state
        if self.encoder is None:
            self.encoder = ViewEncoder(self.views[seats[0]])
        return self.encoder.of(self.views)

    def summary(self, table: Table, seat: int) -> Sequence[Event]:
        """Return the view of a seat in sentences. The views must be those of the current position."""
        return table.game.summary(self.views[seat]) if seat in self.views else ()

    def send_presence(self, table: Table) -> None:
        self.send_all(encode(messages.Presence([chair.person in self.attendance.here for chair in table.chairs])))

    def send_trouble(self, why: messages.Refused) -> None:
        self.send_all(encode(messages.Trouble(why.code, why.reason, why.name)))

    def send_all(self, message: bytes) -> None:
        for viewer in self.viewers:
            viewer.send(message)

    async def mute(self, newcomer: str, identities: Identities) -> None:
        """Mute a newcomer for the viewers who muted them at another table."""
        for viewer in list(self.viewers):  # viewers may leave meanwhile
            if viewer.person:
                viewer.muted |= await identities.muted(viewer.person, (newcomer,))

    def reset(self) -> None:
        """Drop all caches: a fault may have left them half made."""
        self.views.clear()
        self.state = self.encoder = None
        self.info_cache_key, self.seats_as_of = (NOBODY, set()), NOBODY


def update(
    table: Table,
    seat: int,
    events: Sequence[AnyEvent],
    info: bytes,
    seq: int,
    can_undo: int,
    summary: Sequence[Event],
    encoded: bytes,
) -> bytes:
    undo = b"true" if seat != NOBODY and can_undo == seat else b"false"
    choices = encode(choices_for(table, seat))
    return UPDATE % (seq, seat, info, encode(events), encoded, encode(summary), choices, undo)


def choices_for(table: Table, seat: int) -> Choices | None:
    """Return what the seat that must decide can do; None for all others, and while a bot plays for the seat."""
    if seat == NOBODY or table.actor != seat or table.chairs[seat].away:
        return None
    return table.game.choices(table.match.state)


def info(table: Table, here: Collection[str], now: int) -> messages.TableInfo:
    settings = table.settings
    over = table.has_game and table.match.actor == OVER
    return messages.TableInfo(
        id=table.id,
        game=table.game.name,
        board=table.game.board_name,
        variant=table.game.variant,
        explain=settings.explain,
        hints=table.allows_hints and hint.LEVEL in manifest_of(table.game.name).levels,
        status=STATUS[table.status],
        seats=tuple([seat_info(chair, here) for chair in table.chairs]),
        host=table.seat_of(table.host),
        clock=table.clock,
        public=settings.public,
        pace=settings.pace,
        undo_time=table.undo_time,
        patience=settings.patience,
        first=settings.first,
        actor=table.actor,
        left=time_left(table, now),
        winners=tuple(table.match.winners) if over else (),
        commitment=table.commitment,
        entropy=table.entropy,
        seed=table.seed.hex() if table.is_done else "",
        rematch=table.rematch,
        why=table.why,
        askers=tuple(table.askers.values()),
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
