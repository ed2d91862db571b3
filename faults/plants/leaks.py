"""Leaks that are planted into the server from outside, to see that they are noticed. Each is what a hurried hand could
write in earnest."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any
from unittest import mock

import msgspec

from pelagos.core.match import whole_moves
from pelagos.core.record import FULL
from pelagos.server import metrics
from pelagos.server.cluster import replica
from pelagos.server.messages import Event
from pelagos.server.refusal import Refusal
from pelagos.server.table import audience, bot_seat, projections, table, table_actor, view_json
from pelagos.server.table.commands import CommandHandler

Plant = Callable[[], Any]
PLANTS: dict[str, Plant] = {}


def plant(work: Plant) -> Plant:
    PLANTS[(work.__doc__ or "").rstrip(".")] = work
    return work


@contextlib.contextmanager
def planted(name: str) -> Iterator[None]:
    with PLANTS[name]():
        yield


def hands(table: Any) -> tuple[Any, ...]:
    """What the seats hold; nobody may know all of it."""
    views = [table.game.view(table.match.state, seat) for seat in range(len(table.chairs))] if table.has_game else []
    return tuple(view.hand for view in views)


def goals(table: Any) -> tuple[Any, ...]:
    """What the seats hold and want."""
    views = [table.game.view(table.match.state, seat) for seat in range(len(table.chairs))] if table.has_game else []
    return tuple((view.hand, getattr(view, "goals", ()), getattr(view, "tasks", ())) for view in views)


def oddity(table: Any) -> int:
    return sum(map(hash, goals(table))) & 1


@plant
def kinds_in_hand() -> Any:
    """The table's info counts the kinds of cards in each hand."""
    real = audience.info

    def info(table: Any, here: Any, now: int) -> Any:
        kinds = [sum(1 for n in hand if n) for hand in hands(table)]
        return msgspec.structs.replace(real(table, here, now), why=str(kinds))

    return mock.patch.object(audience, "info", info)


@plant
def legal_for_all() -> Any:
    """The legal moves of the one who decides are sent to all."""

    def legal_moves(table: Any, who: int) -> list[str]:
        if not table.is_playing or table.actor < 0:
            return []
        return [table.game.write(move) for move in islice(whole_moves(table.match.state), 2000)]

    return mock.patch.object(audience, "legal_moves", legal_moves)


@plant
def early_seed() -> Any:
    """The seed stands in the info before the end."""
    real = audience.info

    def info(table: Any, here: Any, now: int) -> Any:
        return msgspec.structs.replace(real(table, here, now), seed=table.seed.hex())

    return mock.patch.object(audience, "info", info)


@plant
def telling_refusal() -> Any:
    """A refusal tells what the one who decides holds."""
    real = CommandHandler.play

    def play(self: CommandHandler, command: Any) -> Any:
        try:
            return real(self, command)
        except Refusal as error:
            held = hands(self.table)[self.table.actor] if self.table.actor >= 0 else ()
            raise Refusal(error.code, f"{error.reason}; there is {held}", error.clause) from None

    from pelagos.server.table import commands

    return mock.patch.dict(commands.HANDLERS, {commands.messages.Play: play})


@plant
def events_of_the_mover() -> Any:
    """Everybody is told what the one who moved is told."""
    real = table.events_for

    def told(at: Any, step: Any, who: int, before: Any = None, after: Any = None) -> list[Event]:
        if step.entry is None or step.entry.seat < 0:
            return real(at, step, who, before, after)
        return real(at, step, step.entry.seat)

    return both(mock.patch.object(audience, "events_for", told), mock.patch.object(projections, "events_for", told))


@plant
def unmasked_entries() -> Any:
    """What is missed is told with all secrets."""
    real = table.events_for

    def told(at: Any, step: Any, who: int, before: Any = None, after: Any = None) -> list[Event]:
        drawn = [] if step.entry is None else [Event("drawn", {"what": at.game.write(a for _, a in step.entry.draws)})]
        return real(at, step, who, before, after) + drawn

    return mock.patch.object(projections, "events_for", told)


@plant
def counting_secrets() -> Any:
    """The number of an update counts a secret."""
    real = audience.update

    def update(table: Any, *rest: Any) -> bytes:
        message = real(table, *rest)
        return message.replace(b'"seq":', b'"seq":1' if oddity(table) else b'"seq":', 1)

    return mock.patch.object(audience, "update", update)


@plant
def one_hand_for_all() -> Any:
    """What is written once for everybody has the hand of whoever comes first."""
    real = audience.ViewEncoder

    def pictures(view: Any) -> Any:
        made = real(view)
        made.secret.remove("hand")
        made.shared = view_json.EncodedFields([name for name in view.__dataclass_fields__ if name not in made.secret])
        return made

    return mock.patch.object(audience, "ViewEncoder", pictures)


@plant
def one_more_message() -> Any:
    """A hidden card makes one more message."""
    real = audience.Audience.broadcast

    def tell(self: Any, table: Any, *rest: Any) -> None:
        real(self, table, *rest)
        if table.has_game and oddity(table):
            self.send_presence(table)

    return mock.patch.object(audience.Audience, "broadcast", tell)


@plant
def another_order() -> Any:
    """Events are told in an order that follows a hidden card."""
    real = table.events_for

    def told(at: Any, step: Any, who: int, before: Any = None, after: Any = None) -> list[Event]:
        events = real(at, step, who, before, after)
        return events[::-1] if at.has_game and oddity(at) else events

    return mock.patch.object(audience, "events_for", told)


@plant
def full_record() -> Any:
    """A spectator's record is not masked."""
    real = table.Table.record

    def record(self: Any, who: int) -> Any:
        return real(self, FULL if who == table.NOBODY else who)

    return mock.patch.object(table.Table, "record", record)


@plant
def labelled_metrics() -> Any:
    """The metrics count lines by a card in them."""
    real = metrics.Metrics.lines

    def lines(self: Any, new: Any) -> None:
        real(self, new)
        for line in new:
            self.refused.labels(line.body[-20:].replace('"', "")).inc()

    return mock.patch.object(metrics.Metrics, "lines", lines)


@plant
def goal_in_title() -> Any:
    """A table's row in the lists has something of a goal."""
    real = table_actor.head_of

    def head_of(table: Any, due: Any) -> Any:
        head = real(table, due)
        names = [chair.name for chair in table.chairs]
        title = {"names": [*names, str(goals(table))], "clock": [0, 0]}
        return msgspec.structs.replace(head, title=msgspec.json.encode(title).decode())

    return mock.patch.object(table_actor, "head_of", head_of)


@plant
def undo_by_secret() -> Any:
    """Whether a move can be taken back follows a hidden card."""
    real = table.Table.why_no_undo

    def why_no_undo(self: Any, move: Any) -> str:
        return real(self, move) or ("revealed" if oddity(self) else "")

    return mock.patch.object(table.Table, "why_no_undo", why_no_undo)


@plant
def bots_hurry() -> Any:
    """A bot is quick where it has nothing to choose."""

    def pace(self: Any, table: Any) -> float:
        return 0.3 if len(table.match.state.legal()) == 1 else 0.7

    return mock.patch.object(bot_seat.BotSeat, "pace", pace)


@plant
def unlike_elsewhere() -> Any:
    """Through another process everybody is shown the view of the one who decides."""
    real = audience.Audience.encode_views

    def look(self: Any, table: Any) -> Any:
        seen = real(self, table)
        if self not in rooms or table.actor < 0:
            return seen
        return dict.fromkeys(seen, msgspec.json.encode(table.game.view(table.match.state, table.actor)))

    rooms: list[Any] = []
    made = replica.TableReplica.__init__

    def init(self: Any, registry: Any, table: Any, room: Any) -> None:
        rooms.append(room)
        made(self, registry, table, room)

    return both(
        mock.patch.object(audience.Audience, "encode_views", look),
        mock.patch.object(replica.TableReplica, "__init__", init),
    )


@contextlib.contextmanager
def both(*patches: Any) -> Iterator[None]:
    with contextlib.ExitStack() as stack:
        for patch in patches:
            stack.enter_context(patch)
        yield
