"""Leaks planted into the server from outside, to prove that `leak` notices them.

Each is a mistake that a developer in a hurry could really make. Its docstring is its name.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator
from typing import Any
from unittest import mock

import msgspec

from faults.plants.patches import together
from pelagos.core.choice import Choices
from pelagos.core.record import FULL
from pelagos.server import messages
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
    """Return every seat's hand. No viewer may know all of them."""
    views = [table.game.view(table.match.state, seat) for seat in range(len(table.chairs))] if table.has_game else []
    return tuple(view.hand for view in views)


def goals(table: Any) -> tuple[Any, ...]:
    """Return every seat's hand, goals and tasks."""
    views = [table.game.view(table.match.state, seat) for seat in range(len(table.chairs))] if table.has_game else []
    return tuple((view.hand, getattr(view, "goals", ()), getattr(view, "tasks", ())) for view in views)


def secret_bit(table: Any) -> int:
    """Return 0 or 1 depending on the secrets."""
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
def choices_for_all() -> Any:
    """Everybody gets the choices of the seat to move."""

    def choices_for(table: Any, who: int) -> Choices | None:
        return table.game.choices(table.match.state) if table.is_playing and table.actor >= 0 else None

    return mock.patch.object(audience, "choices_for", choices_for)


@plant
def choices_by_secret() -> Any:
    """The order of the choices depends on a hidden card."""
    real = audience.choices_for

    def choices_for(table: Any, seat: int) -> Choices | None:
        found = real(table, seat)
        if found is None or not secret_bit(table):
            return found
        return msgspec.structs.replace(found, verbs=found.verbs[::-1])

    return mock.patch.object(audience, "choices_for", choices_for)


@plant
def early_seed() -> Any:
    """The seed is in the info before the end."""
    real = audience.info

    def info(table: Any, here: Any, now: int) -> Any:
        return msgspec.structs.replace(real(table, here, now), seed=table.seed.hex())

    return mock.patch.object(audience, "info", info)


@plant
def telling_refusal() -> Any:
    """A refusal names the hand of the seat to move."""
    real = CommandHandler.play

    def play(self: CommandHandler, command: Any) -> Any:
        try:
            return real(self, command)
        except Refusal as error:
            held = hands(self.table)[self.table.actor] if self.table.actor >= 0 else ()
            raise Refusal(error.code, f"{error.reason}; there is {held}", error.clause) from None

    from pelagos.server.table import commands

    return mock.patch.dict(commands.HANDLERS, {messages.Play: play})


@plant
def mover_events_for_all() -> Any:
    """Everybody gets the events of the seat that moved."""
    real = table.events_for

    def told(at: Any, step: Any, who: int, before: Any = None, after: Any = None) -> list[Any]:
        if not isinstance(step, table.GameStep) or step.entry.seat < 0:
            return real(at, step, who, before, after)
        return real(at, step, step.entry.seat)

    return together(mock.patch.object(audience, "events_for", told), mock.patch.object(projections, "events_for", told))


@plant
def unmasked_entries() -> Any:
    """Missed events are sent with all secrets."""
    real = table.events_for

    def told(at: Any, step: Any, who: int, before: Any = None, after: Any = None) -> list[Any]:
        events = real(at, step, who, before, after)
        if isinstance(step, table.GameStep):
            events.append(Event("drawn", {"what": at.game.write(a for _, a in step.entry.draws)}))
        return events

    return mock.patch.object(projections, "events_for", told)


@plant
def counting_secrets() -> Any:
    """The number of an update depends on a secret."""
    real = audience.update

    def update(table: Any, *rest: Any) -> bytes:
        message = real(table, *rest)
        return message.replace(b'"seq":', b'"seq":1' if secret_bit(table) else b'"seq":', 1)

    return mock.patch.object(audience, "update", update)


@plant
def one_hand_for_all() -> Any:
    """The part of a view that is encoded once for everybody holds the first viewer's hand."""
    real = view_json.ViewEncoder

    def encoder(view: Any) -> Any:
        encoded = real(view)
        encoded.secret.remove("hand")
        public = [name for name in view.__dataclass_fields__ if name not in encoded.secret]
        encoded.shared = view_json.EncodedFields(public)
        return encoded

    return mock.patch.object(audience, "ViewEncoder", encoder)


@plant
def one_more_message() -> Any:
    """A hidden card causes one more message."""
    real = audience.Audience.broadcast

    def tell(self: Any, table: Any, *rest: Any) -> None:
        real(self, table, *rest)
        if table.has_game and secret_bit(table):
            self.send_presence(table)

    return mock.patch.object(audience.Audience, "broadcast", tell)


@plant
def another_order() -> Any:
    """The order of events depends on a hidden card."""
    real = table.events_for

    def told(at: Any, step: Any, who: int, before: Any = None, after: Any = None) -> list[Any]:
        events = real(at, step, who, before, after)
        return events[::-1] if at.has_game and secret_bit(at) else events

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
    real = table_actor.TableActor.tell

    async def tell(self: Any, *rest: Any) -> None:
        self.host.metrics.refused.labels(self.table.last.body[-20:].replace('"', "")).inc()
        await real(self, *rest)

    return mock.patch.object(table_actor.TableActor, "tell", tell)


@plant
def goal_in_title() -> Any:
    """The lists of tables show something of a goal."""
    real = projections.head_of

    def head_of(table: Any, now: int) -> Any:
        head = real(table, now)
        names = [chair.name for chair in table.chairs]
        title = {"names": [*names, str(goals(table))], "clock": [0, 0]}
        return msgspec.structs.replace(head, title=msgspec.json.encode(title).decode())

    return mock.patch.object(table_actor, "head_of", head_of)


@plant
def undo_by_secret() -> Any:
    """Whether a move can be undone depends on a hidden card."""
    real = table.Table.why_no_undo

    def why_no_undo(self: Any) -> str:
        return real(self) or ("revealed" if secret_bit(self) else "")

    return mock.patch.object(table.Table, "why_no_undo", why_no_undo)


@plant
def bots_hurry() -> Any:
    """A bot is quicker when it has nothing to choose."""

    def pace(self: Any, table: Any) -> float:
        return 0.3 if len(table.match.state.legal()) == 1 else 0.7

    return mock.patch.object(bot_seat.BotSeat, "pace", pace)


@plant
def wrong_view_elsewhere() -> Any:
    """Through another process everybody gets the view of the seat to move."""
    real = audience.Audience.encode_views

    def look(self: Any, table: Any) -> Any:
        seen = real(self, table)
        if self not in audiences or table.actor < 0:
            return seen
        return dict.fromkeys(seen, msgspec.json.encode(table.game.view(table.match.state, table.actor)))

    audiences: list[Any] = []
    init_replica = replica.TableReplica.__init__

    def init(self: Any, registry: Any, table: Any, audience_elsewhere: Any) -> None:
        audiences.append(audience_elsewhere)
        init_replica(self, registry, table, audience_elsewhere)

    return together(
        mock.patch.object(audience.Audience, "encode_views", look),
        mock.patch.object(replica.TableReplica, "__init__", init),
    )
