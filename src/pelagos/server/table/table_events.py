"""What stands in the lines of a table's book: everything that changes a table, and nothing else does.

A line is never sent to anybody as it is: it holds secrets. Tables are the sum of their lines (table.py).
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from pelagos.server.messages import NewTable
from pelagos.store.stored_line import DamagedLog

Why = Literal["asked", "clock", "absent"]


class TableEvent(Struct, tag_field="kind", frozen=True, forbid_unknown_fields=True):
    pass


class TableOpened(TableEvent, tag="opened", frozen=True):
    """The first line. Whoever opens a table sits down at once, if he wants to sit."""

    table: NewTable
    board: str  # its mark: a table goes on only on the board it began on
    version: int  # of the rules
    seed: str  # hex; secret until the game is over
    guests: tuple[str, ...] = ()  # people who may come in without an invitation


class Seated(TableEvent, tag="seated", frozen=True):
    seat: int
    person: str
    name: str
    entropy: str
    how: Literal["join", "handover"] = "join"


class Left(TableEvent, tag="left", frozen=True):
    """Before the game the seat is free again; in the game a bot has it for good."""

    seat: int
    how: Literal["left", "voted"] = "left"


class Begun(TableEvent, tag="begun", frozen=True):
    entropy: tuple[str, ...]  # of all seats; of those who gave none, made here
    deal: str  # entry words


class Moved(TableEvent, tag="moved", omit_defaults=True, frozen=True):
    seat: int
    entry: str  # entry words, secrets included
    by: str = ""  # who decided: "" the owner of the seat, a bot's level, or "clock" for the default


class Undone(TableEvent, tag="undone", frozen=True):
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
    seat: int  # who votes
    about: int
    out: bool


class Paused(TableEvent, tag="paused", frozen=True):
    """Nobody looked after the table for so long: it is charged to no clock."""

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
    | Said
    | WentAway
    | CameBack
    | Voted
    | Paused
    | Closed
    | Rematched
)
decoder = msgspec.json.Decoder(Body)
encoder = msgspec.json.Encoder()


def write(body: Body) -> str:
    return encoder.encode(body).decode()


def read(text: str) -> Body:
    try:
        found: Body = decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise DamagedLog(f"a line of the book cannot be read: {error}") from None
    return found
