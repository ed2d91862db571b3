"""What goes over the wire, both ways. docs/protocol.md and the schemas that the server serves are made from this file.

A command has an id of its sender's making: sent again, it is carried out once and answered alike.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

PROTOCOL = 1
LONGEST = 8192  # bytes of a frame or a body from outside
DEEPEST = 8  # brackets within brackets
NO_BRACKETS = bytes(byte for byte in range(256) if byte not in b"[]{}")

# (?!\n): Python's $ also stands before a newline at the end
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Seq = Annotated[int, Meta(ge=0, le=2**40)]
SeatNo = Annotated[int, Meta(ge=0, le=5)]
Name = Annotated[str, Meta(min_length=1, max_length=200)]  # before it is tidied up
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Entropy = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]*$(?!\n)")]
Level = Literal["drifter", "sailor", "navigator", "olympian"]


# ---- from outside: what a table may be like
class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """Seconds for each decision, and a bank that is used when they are gone. 0 seconds: no clock."""

    seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    bank: Annotated[int, Meta(ge=0, le=86400)] = 0


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    game: Literal["ulysses", "odysseus"]
    seats: Annotated[int, Meta(ge=3, le=6)]
    bots: Annotated[list[Level | None], Meta(max_length=6)] = []  # by seat: a level, or null for a person's seat
    level: Level = "sailor"  # of the bots that stand in for people
    clock: Clock = Clock()
    public: bool = False
    board: Annotated[str, Meta(max_length=40)] = ""  # "": the game's own
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 700  # milliseconds that a bot waits, so that people can follow
    patience: Annotated[int, Meta(ge=10, le=86400)] = 120  # seconds until a bot stands in for one who is not there
    id: Id | UnsetType = UNSET  # sent again, it is the same table


# ---- from outside: commands
class Command(Struct, tag_field="do", forbid_unknown_fields=True, frozen=True):
    id: Id


class Join(Command, tag="join", frozen=True):
    """Take a seat: this one, or any that is free."""

    seat: SeatNo | None = None
    entropy: Entropy = ""


class Leave(Command, tag="leave", frozen=True):
    """Give the seat up: before the game it is free again, in the game a bot has it for good."""


class Begin(Command, tag="begin", frozen=True):
    """The game starts; bots take the seats that are free."""


class Play(Command, tag="play", frozen=True):
    """A whole move in the game's words, at the position that the sender has seen."""

    move: Annotated[str, Meta(min_length=1, max_length=400)]
    seq: Seq


class Undo(Command, tag="undo", frozen=True):
    seq: Seq


class Say(Command, tag="say", frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Away(Command, tag="away", frozen=True):
    """A bot plays for me until I am back."""


class Back(Command, tag="back", frozen=True):
    """I play again myself."""


class Vote(Command, tag="vote", frozen=True):
    """Whether somebody shall lose his seat to a bot."""

    seat: SeatNo
    out: bool = True


class Close(Command, tag="close", frozen=True):
    """Before the game: there will be none. Only by who opened the table."""


class Rematch(Command, tag="rematch", frozen=True):
    """The same again, at a new table."""


AnyCommand = Join | Leave | Begin | Play | Undo | Say | Away | Back | Vote | Close | Rematch


# ---- from outside: the small HTTP interface
class NewPerson(Struct, forbid_unknown_fields=True, frozen=True):
    name: Name
    bearer: bool = False  # a program: it wants its token in the answer and no cookie


class NewName(Struct, forbid_unknown_fields=True, frozen=True):
    name: Name


class Comeback(Struct, forbid_unknown_fields=True, frozen=True):
    """On another device: with a code that was made on the first."""

    code: Token
    bearer: bool = False


class Entrance(Struct, forbid_unknown_fields=True, frozen=True):
    invite: Token


class Taking(Struct, forbid_unknown_fields=True, frozen=True):
    """A seat that its owner hands over."""

    handover: Token
    id: Id


class Muting(Struct, forbid_unknown_fields=True, frozen=True):
    seat: SeatNo
    mute: bool = True


# ---- to outside
class Answer(Struct, tag_field="type", tag="answer", frozen=True):
    """The command was carried out: it is in line `seq` of the table's book."""

    id: str
    seq: int


class Refused(Struct, tag_field="type", tag="refused", frozen=True, omit_defaults=True):
    """What was refused, why, and by which clause of the rules, if by one. `code` names the kind of reason."""

    id: str
    code: str
    reason: str  # in English
    clause: str = ""
    name: str = ""  # the reason as a message id and its parameters, as in Event
    args: dict[str, Any] = {}


class SeatInfo(Struct, frozen=True):
    name: str  # "" while the seat is free
    kind: Literal["free", "person", "bot"]
    level: str  # of the bot that has the seat, or would stand in
    away: bool  # a bot stands in
    here: bool  # connected
    bank: int  # milliseconds left
    votes: int  # to give the seat to a bot


class TableInfo(Struct, frozen=True):
    """What everybody may know of a table beside the game."""

    id: str
    game: str
    board: str
    status: Literal["open", "playing", "over", "closed"]
    seats: tuple[SeatInfo, ...]
    host: int  # the seat of who opened it, -1 when he does not sit here
    clock: Clock
    public: bool
    pace: int
    patience: int
    actor: int  # the seat that must decide, or below 0
    left: int | None  # milliseconds for this decision, by the server's clock when this was sent; the bank not counted
    winners: tuple[int, ...]
    commitment: str
    entropy: tuple[str, ...]  # by seat, once the game has begun
    seed: str  # "" until the game is over
    rematch: str  # the table where it goes on
    why: str  # it was closed


class Event(Struct, frozen=True):
    """One sentence of the log, as a message id and its parameters."""

    name: str
    args: dict[str, Any]


class Update(Struct, tag_field="type", tag="update", frozen=True):
    """All that the viewer knows now; replaces what he knew. `events` tell how it came about."""

    seq: int  # the last line that is in it
    you: int  # the viewer's seat, -1 for a spectator
    table: TableInfo
    events: list[Event]
    view: dict[str, Any] | None  # as the game's View has it; null until the game has begun
    legal: list[str]  # whole moves that he can make now
    undo: bool  # whether he can take back his last move


class LogLine(Struct, frozen=True):
    """What one line of the book tells the viewer."""

    seq: int
    events: list[Event]


class Log(Struct, frozen=True):
    game: str
    lines: list[LogLine]  # the last ones, oldest first


class Presence(Struct, tag_field="type", tag="here", frozen=True):
    """Who is connected, by seat."""

    here: list[bool]


class Trouble(Struct, tag_field="type", tag="trouble", frozen=True):
    """The table cannot go on now; the next update says that it does."""

    code: str
    reason: str
    name: str  # the reason as a message id


class Alive(Struct, tag_field="type", tag="alive", frozen=True):
    """Nothing has happened, and the connection holds. It goes with every ping, which browsers keep to themselves."""


class Me(Struct, frozen=True, omit_defaults=True):
    name: str
    token: str = ""  # only for programs, and only once


class TableSummary(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    seats: int
    free: int
    names: list[str]
    clock: Clock
    yours: bool  # it is your move
    changed: int


class TableList(Struct, frozen=True):
    tables: list[TableSummary]


class Opened(Struct, frozen=True):
    id: str
    invite: str  # for the link, behind '#': such a part is sent to no server and stands in no log


class Pass(Struct, frozen=True, omit_defaults=True):
    """Something to hand to somebody: the word itself, when it ends, and as a picture for a camera."""

    word: str
    until: int
    qr: str = ""  # SVG


class GameInfo(Struct, frozen=True):
    """What a game is played with, and what the numbers in its views mean; as a bot's `hello` has it."""

    name: str
    version: int  # of the rules
    seats: tuple[int, ...]  # how many can play
    board: dict[str, Any]  # name, mark, and file: the board file as it is
    names: dict[str, Any]  # words in the order of their numbers


class Clause(Struct, frozen=True):
    id: str
    text: str


class Section(Struct, frozen=True):
    id: str  # "" for the examples
    title: str
    intro: str
    clauses: tuple[Clause, ...]


class RulesText(Struct, frozen=True):
    """The rules page of a game."""

    title: str
    intro: str
    sections: tuple[Section, ...]


class InvalidMessage(ValueError):
    """No message of ours: what is wrong with it."""


command_decoder = msgspec.json.Decoder(AnyCommand)
encoder = msgspec.json.Encoder()


def read(data: bytes, decoder: msgspec.json.Decoder[Any]) -> Any:
    """The message, or InvalidMessage with a reason that quotes nothing secret and no more than a word."""
    if len(data) > LONGEST:
        raise InvalidMessage(f"longer than {LONGEST} bytes")
    if depth(data) > DEEPEST:
        raise InvalidMessage(f"deeper than {DEEPEST} brackets")
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidMessage(str(error)[:200]) from None


def depth(data: bytes) -> int:
    """Brackets within brackets, those in strings too: nothing honest comes near the limit."""
    deepest = now = 0
    for byte in data.translate(None, NO_BRACKETS):
        now += 1 if byte in b"[{" else -1
        deepest = max(deepest, now)
    return deepest


def read_command(data: bytes) -> AnyCommand:
    found: AnyCommand = read(data, command_decoder)
    return found
