"""All messages of the protocol, in both directions. The schemas that the server serves are generated from this file,
and a test compares docs/reference/protocol.md with it.

The client makes the id of each command. A command sent twice is carried out once and gets the same answer.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from pelagos.core.choice import Choices
from pelagos.core.ending import Ending as Ending
from pelagos.core.entry import Event as Event
from pelagos.manifest import Manifest

PROTOCOL = 1
LONGEST = 8192  # bytes of a frame or body from a client
DEEPEST = 8  # levels of nested brackets
NO_BRACKETS = bytes(byte for byte in range(256) if byte not in b"[]{}")

# (?!\n): Python's $ also matches before a newline at the end
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$(?!\n)")]
Seq = Annotated[int, Meta(ge=0, le=2**40)]
SeatNo = Annotated[int, Meta(ge=0, le=5)]
Name = Annotated[str, Meta(min_length=1, max_length=200)]  # before it is cleaned
Token = Annotated[str, Meta(min_length=1, max_length=100)]
Entropy = Annotated[str, Meta(max_length=64, pattern=r"^[0-9a-f]*$(?!\n)")]
Level = Literal["drifter", "sailor", "navigator", "olympian"]
First = SeatNo | Literal["lot", "winner"]  # who goes first: a seat, by lot, or the winner of the last game


# ---- from clients: a new table
class Clock(Struct, forbid_unknown_fields=True, frozen=True):
    """Seconds for each decision, and a bank of seconds for the whole game, used after them. 0 seconds: no clock."""

    seconds: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0
    bank: Annotated[int, Meta(ge=0, le=86400)] = 0


class NewTable(Struct, forbid_unknown_fields=True, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=6)]
    bots: Annotated[list[Level | None], Meta(max_length=6)] = []  # by seat: a level, or null for a player's seat
    level: Level | Literal[""] = ""  # of bots that stand in for players; "" for the usual level of the game
    clock: Clock = Clock()
    public: bool = False
    board: Annotated[str, Meta(max_length=40)] = ""  # one that the server offers; "" for the game's own
    variant: Annotated[str, Meta(max_length=40)] = ""  # one of the game's; "" for the game as printed
    explain: bool = False  # bots say in a sentence why they moved as they did
    hints: bool = False  # players may take hints from a bot; with bots alone a player always may
    first: First = "lot"  # where the rules leave the choice; "winner": by lot if there is no last game
    pace: Annotated[int, Meta(ge=0, le=10_000)] = 700  # milliseconds before a bot's move, so that people can follow
    patience: Annotated[int, Meta(ge=10, le=86400)] = 120  # seconds until a bot stands in for an absent player
    id: Id | UnsetType = UNSET  # the same id from the same person returns the same table


# ---- from clients: commands
class Command(Struct, tag_field="do", forbid_unknown_fields=True, frozen=True):
    id: Id


class Join(Command, tag="join", frozen=True):
    """Take a seat: the given one, or any free one."""

    seat: SeatNo | None = None
    entropy: Entropy = ""


class Leave(Command, tag="leave", frozen=True):
    """Give up your seat: before the game it is free again, during the game a bot keeps it."""


class Begin(Command, tag="begin", frozen=True):
    """Start the game; bots take the free seats."""


class Play(Command, tag="play", frozen=True):
    """Play a whole move in the game's notation. `seq` is the last update that you have seen."""

    move: Annotated[str, Meta(min_length=1, max_length=1500)]
    seq: Seq


class Undo(Command, tag="undo", frozen=True):
    """Undo your last move. `seq` is the last update that you have seen."""

    seq: Seq


class TakeHint(Command, tag="hint", frozen=True):
    """Tell everybody that you take a hint. `POST /api/tables/{id}/hint` sends this for you, and returns the hint."""

    seq: Seq


class Say(Command, tag="say", frozen=True):
    """Send a chat message."""

    text: Annotated[str, Meta(min_length=1, max_length=1000)]


class Away(Command, tag="away", frozen=True):
    """Let a bot play for you until you send `back`."""


class Back(Command, tag="back", frozen=True):
    """Take over from the bot and play yourself again."""


class Vote(Command, tag="vote", frozen=True):
    """Vote on giving a player's seat to a bot."""

    seat: SeatNo
    out: bool = True


class Close(Command, tag="close", frozen=True):
    """Close the table before the game; only the host can."""


class Rematch(Command, tag="rematch", frozen=True):
    """Open a new table with the same settings, after the game. `first` changes who goes first."""

    first: First | None = None


class AskToJoin(Command, tag="ask", frozen=True):
    """Ask the players of a private table to let you in. Only for people who may not enter it."""


class Admit(Command, tag="admit", frozen=True):
    """Answer a person who asks to come in: `asker` is their number in `TableInfo`."""

    asker: Seq
    let: bool = True


AnyCommand = (
    Join | Leave | Begin | Play | Undo | TakeHint | Say | Away | Back | Vote | Close | Rematch | AskToJoin | Admit
)


# ---- from clients: the HTTP interface
class NewPerson(Struct, forbid_unknown_fields=True, frozen=True):
    name: Name
    bearer: bool = False  # for programs: return the token in the answer instead of a cookie


class NewName(Struct, forbid_unknown_fields=True, frozen=True):
    name: Name


class SignIn(Struct, forbid_unknown_fields=True, frozen=True):
    """Sign in on another device, with a code or personal link made on the first."""

    code: Token
    bearer: bool = False


class EnterTable(Struct, forbid_unknown_fields=True, frozen=True):
    invite: Token


class TakeSeat(Struct, forbid_unknown_fields=True, frozen=True):
    """Take a seat that its owner hands over."""

    handover: Token
    id: Id


class MutePlayer(Struct, forbid_unknown_fields=True, frozen=True):
    seat: SeatNo
    mute: bool = True


class AskHint(Struct, forbid_unknown_fields=True, frozen=True):
    """Ask a strong bot what it would do in your place. `seq` is the last update that you have seen."""

    seq: Seq


class LessonMoves(Struct, forbid_unknown_fields=True, frozen=True):
    """Where you are in a lesson: your moves so far. The last one may be new."""

    played: Annotated[list[Annotated[str, Meta(min_length=1, max_length=200)]], Meta(max_length=40)] = []


# ---- from the server
class Answer(Struct, tag_field="type", tag="answer", frozen=True):
    """The command was carried out: it is line `seq` of the table's log."""

    id: str
    seq: int


class Refused(Struct, tag_field="type", tag="refused", frozen=True, omit_defaults=True):
    """The command or request was refused: the kind of reason, the reason, and the clause of the rules, if any."""

    id: str
    code: str
    reason: str  # in English
    clause: str = ""
    name: str = ""  # the reason as a message id and its parameters, as in Event
    args: dict[str, Any] = {}


Outcome = Answer | Refused  # of a command


class SeatInfo(Struct, frozen=True):
    name: str  # "" while the seat is free
    kind: Literal["free", "person", "bot"]
    level: str  # of the bot that has the seat, or that stands in for its player
    away: bool  # a bot stands in
    here: bool  # connected
    bank: int  # milliseconds left
    votes: int  # to give the seat to a bot


class Asker(Struct, frozen=True):
    """A person who asks to come in."""

    number: int
    name: str


class TableInfo(Struct, frozen=True):
    """What everybody may know about a table, apart from the game itself."""

    id: str
    game: str
    board: str
    variant: str  # "" for the game as printed
    explain: bool  # bots say why they moved as they did; clients show their help too
    hints: bool  # players may take hints now
    status: Literal["open", "playing", "over", "closed"]
    seats: tuple[SeatInfo, ...]
    host: int  # the host's seat, -1 if the host has none
    clock: Clock
    public: bool
    pace: int
    undo_time: int  # milliseconds that a bot leaves for an undo
    patience: int
    first: First  # who goes first, as it was chosen
    actor: int  # the seat that must decide, or below 0
    left: int | None  # milliseconds left for this decision when this was sent, without the bank; null without a clock
    winners: tuple[int, ...]
    commitment: str
    entropy: tuple[str, ...]  # by seat, once the game has begun
    seed: str  # "" until the game is over
    rematch: str  # the id of the rematch's table, or ""
    why: str  # the reason it was closed, or ""
    askers: tuple[Asker, ...]  # oldest first


class Update(Struct, tag_field="type", tag="update", frozen=True):
    """Everything the viewer may know now; it replaces all earlier updates. `events` tell what happened since."""

    seq: int  # the last line it includes
    you: int  # the viewer's seat, -1 for a spectator
    table: TableInfo
    events: list[Event]
    view: dict[str, Any] | None  # the fields of the game's View; null until the game has begun
    summary: list[Event]  # the view in sentences; [] for a game that clients have a screen for
    choices: Choices | None  # what the viewer can do now; null when it is not their decision
    undo: bool  # whether the viewer can undo their last move


class LogLine(Struct, frozen=True):
    """The events of one line of the table's log, as the viewer sees them."""

    seq: int
    events: list[Event]


class Log(Struct, frozen=True):
    game: str
    own_board: bool  # the board or the rules are not the game's own: GET /api/tables/{id}/game describes them
    lines: list[LogLine]  # the most recent lines, oldest first


class HintedMove(Struct, frozen=True):
    """A move that the bot would make. The messages in `reasons` have no full stop."""

    move: str
    tells: Event  # the move, as the log would tell it
    reasons: list[Event]


class Hint(Struct, frozen=True):
    """Two or three moves, the best first; one if there is no other."""

    moves: list[HintedMove]


class Presence(Struct, tag_field="type", tag="here", frozen=True):
    """Whether each seat's player is connected."""

    here: list[bool]


class Trouble(Struct, tag_field="type", tag="trouble", frozen=True):
    """The table is interrupted; the next update means that it continues."""

    code: str
    reason: str
    name: str  # the reason as a message id


class Alive(Struct, tag_field="type", tag="alive", frozen=True):
    """The connection works though nothing has happened. Sent with every ping, since browsers hide pings from pages."""


class Me(Struct, frozen=True, omit_defaults=True):
    name: str
    token: str = ""  # only if `bearer` was set


class TableSummary(Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    seats: int
    free: int
    names: list[str]
    clock: Clock
    yours: bool  # you must decide
    changed: int
    winners: tuple[int, ...]  # seats, once it is over


class TableList(Struct, frozen=True):
    tables: list[TableSummary]


class EntryStatus(Struct, frozen=True):
    """What a person at the door of a table may know: its game, and what became of their request."""

    game: str
    status: Literal["outside", "asking", "declined", "inside"]


class Opened(Struct, frozen=True):
    id: str
    invite: str  # for the part of the link after '#', which browsers do not send, so it is in no server's log


class Pass(Struct, frozen=True, omit_defaults=True):
    """A code, link or invitation: the secret word, the time it expires, and a QR code of its link."""

    word: str
    until: int
    qr: str = ""  # SVG


class GameInfo(Struct, frozen=True):
    """A game, its board, and the names of the numbers in its views, as in the `hello` of the bot protocol."""

    name: str
    version: int  # of the rules
    variant: str  # "" for the game as printed
    seats: tuple[int, ...]  # possible numbers of players
    board: dict[str, Any]  # name, mark (a fingerprint) and file (the whole board file)
    names: dict[str, Any]  # lists of names, in the order of the numbers in views
    numbers: dict[str, int]  # numbers of the rules that a screen shows
    manifest: Manifest  # what the game says about itself: levels of bots, words of its messages, times


class BoardOffer(Struct, frozen=True):
    """A board on which a table can be opened."""

    game: str
    name: str
    origin: str  # where the board comes from, as its file says


class GameList(Struct, frozen=True):
    games: list[Manifest]
    boards: list[BoardOffer]  # the first board of each game is the usual one


class GameMessages(Struct, frozen=True):
    """The messages of a game in one language, for a page that was built without this game."""

    fluent: str


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


# ---- from the server: lessons
class LessonInfo(Struct, frozen=True):
    """A lesson in the list of a game. `title` and `about` are messages of the game, in `lessons.ftl`."""

    name: str
    title: Event
    about: Event
    minutes: int


class LessonList(Struct, frozen=True):
    lessons: list[LessonInfo]  # in the order in which they should be played


class LessonPoint(Struct, frozen=True):
    """A thing that the words of a lesson speak of."""

    kind: Literal["place", "goal", "card", "side", "space", "adventure", "seat", "button"]
    what: str  # its name in the notation; a button is named by its verb


class LessonStep(Struct, frozen=True):
    """One thing that a lesson shows: words, or a move that somebody makes."""

    update: Update  # what the learner sees after it, as at a table
    say: Event | None  # the words; null for a move
    points: list[LessonPoint]  # what the words speak of, until the next step


class LessonAsk(Struct, frozen=True):
    """What the lesson waits for. The choices are in the update of the last step."""

    hint: Event  # what to do, said outright
    clause: str  # of the rules that it teaches, or ""


class LessonStage(Struct, frozen=True):
    """A lesson from the learner's last move to the next one."""

    steps: list[LessonStep]  # [] if `wrong` is set: nothing happened
    ask: LessonAsk | None  # null at the end
    number: int  # how many of the lesson's asks have been answered
    asks: int  # of the whole lesson
    is_done: bool
    wrong: Event | None  # why the last move is legal but not what the lesson waits for; leave it out of `played`


class InvalidMessage(ValueError):
    """What a client sent is not a valid message; the text says why."""


command_decoder = msgspec.json.Decoder(AnyCommand)
encoder = msgspec.json.Encoder()


def read(data: bytes, decoder: msgspec.json.Decoder[Any]) -> Any:
    """Decode a message, or raise InvalidMessage. Its text quotes nothing secret and at most one word of the data."""
    if len(data) > LONGEST:
        raise InvalidMessage(f"longer than {LONGEST} bytes")
    if depth(data) > DEEPEST:
        raise InvalidMessage(f"deeper than {DEEPEST} brackets")
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise InvalidMessage(str(error)[:200]) from None


def depth(data: bytes) -> int:
    """Return how deeply brackets are nested. Brackets in strings count too; no valid message comes near the limit."""
    deepest = now = 0
    for byte in data.translate(None, NO_BRACKETS):
        now += 1 if byte in b"[{" else -1
        deepest = max(deepest, now)
    return deepest


def read_command(data: bytes) -> AnyCommand:
    found: AnyCommand = read(data, command_decoder)
    return found
