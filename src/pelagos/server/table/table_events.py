"""The events in a table's log. Nothing else changes a table: its state is the sum of its events (table.py).

Events hold secrets, so they are never sent to clients as they are.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from pelagos.core.committed import new_seed
from pelagos.core.game import CHANCE, Game
from pelagos.server.messages import NewTable
from pelagos.store.stored_line import DamagedLog

Why = Literal["asked", "clock", "absent"]


class TableEvent(Struct, tag_field="kind", frozen=True, forbid_unknown_fields=True):
    pass


class Winner(Struct, frozen=True):
    """The winner of a game: the person, or the seat of a bot."""

    seat: int
    person: str  # "" for a bot


class TableOpened(TableEvent, tag="opened", omit_defaults=True, frozen=True):
    """The first line of every log. The person who opens a table has no seat yet: they join like everybody else."""

    table: NewTable
    board: str  # the board's fingerprint: a table only continues on the board it began on
    version: int  # of the rules
    seed: str  # hex; secret until the game is over
    guests: tuple[str, ...] = ()  # people who may enter without an invitation
    file: str = ""  # the board's file, so that the table needs no other copy of it; "" for the game's own board
    winner: Winner | None = None  # of the last game, at a rematch


class Seated(TableEvent, tag="seated", frozen=True):
    seat: int
    person: str
    name: str
    entropy: str
    how: Literal["join", "handover"] = "join"


class Left(TableEvent, tag="left", frozen=True):
    """A player gave up the seat: before the game it is free again, during the game a bot keeps it."""

    seat: int
    how: Literal["left", "voted"] = "left"


class Begun(TableEvent, tag="begun", omit_defaults=True, frozen=True):
    entropy: tuple[str, ...]  # by seat; made by the server for seats that gave none
    deal: str  # a record entry (core/record.py)
    first: int = CHANCE  # the seat that was chosen to go first; CHANCE if the game decided it


class Moved(TableEvent, tag="moved", omit_defaults=True, frozen=True):
    seat: int
    entry: str  # a record entry, secrets included
    by: str = ""  # who decided: "" for the seat's owner, a bot's level, or "clock" for the default move


class Undone(TableEvent, tag="undone", frozen=True):
    seat: int


class Hinted(TableEvent, tag="hinted", frozen=True):
    """A player took a hint."""

    seat: int


class Said(TableEvent, tag="said", frozen=True):
    seat: int
    name: str
    text: str


class WentAway(TableEvent, tag="away", frozen=True):
    seat: int
    why: Why


class CameBack(TableEvent, tag="back", frozen=True):
    seat: int


class Voted(TableEvent, tag="voted", frozen=True):
    seat: int  # of the voter
    about: int
    out: bool


class AskedToJoin(TableEvent, tag="asked", frozen=True):
    """A person who may not enter the table asks to come in."""

    person: str
    name: str


class AskAnswered(TableEvent, tag="answered", frozen=True):
    """A player lets such a person in, or does not."""

    person: str
    name: str
    let: bool


class Paused(TableEvent, tag="paused", frozen=True):
    """No process ran the table for this long; the time is charged to no clock."""

    ms: int


class Closed(TableEvent, tag="closed", frozen=True):
    why: Literal["host", "idle", "deserted"]


class Rematched(TableEvent, tag="rematched", frozen=True):
    table: str


Body = (
    TableOpened
    | Seated
    | Left
    | Begun
    | Moved
    | Undone
    | Hinted
    | Said
    | WentAway
    | CameBack
    | Voted
    | AskedToJoin
    | AskAnswered
    | Paused
    | Closed
    | Rematched
)
decoder = msgspec.json.Decoder(Body)
encoder = msgspec.json.Encoder()


def opening(game: Game, new: NewTable, guests: tuple[str, ...] = (), winner: Winner | None = None) -> TableOpened:
    """Return the first event of a new table, with a secret seed of its own."""
    return TableOpened(new, game.board_mark, game.version, new_seed().hex(), guests, game.board_file, winner)


def write(body: Body) -> str:
    return encoder.encode(body).decode()


def read(text: str) -> Body:
    try:
        found: Body = decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise DamagedLog(f"cannot read a line of the log: {error}") from None
    return found
