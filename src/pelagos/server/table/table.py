"""A table: the sum of the lines in its book. No I/O and no clock of its own; time comes with the lines."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from pelagos.bots.fallback import default_move
from pelagos.core import game as core
from pelagos.core.committed import Committed, commitment
from pelagos.core.game import OVER, Entry, Game, State, is_name
from pelagos.core.match import Draw, Match, drawn_from
from pelagos.core.record import FULL, Damaged, Record, entry_of, entry_words, replay_entry
from pelagos.games import load
from pelagos.server.messages import Clock, Event, NewTable
from pelagos.server.table import table_events
from pelagos.store import store
from pelagos.store.stored_line import DamagedLog, StoredLine

NOBODY = -1  # a seat that is none
Told = Event | core.Event  # of the table, or of the game: the same on the wire
RECENT = 200  # lines that are kept for those who have missed them


class OtherRules(DamagedLog):
    """A book that is in order, of another version of the game: nothing to set aside for ever."""


@dataclass
class Chair:
    """A seat and who has it."""

    level: str  # of the bot that has it, or would stand in
    bot: bool = False  # a bot's for good
    was: list[str] = field(default_factory=list)  # names of the people who had it, the last one last
    person: str = ""
    name: str = ""
    entropy: str = ""
    taken: int = -1  # the line with which its person took it
    away: str = ""  # why a bot stands in
    bank: int = 0  # milliseconds
    votes: set[int] = field(default_factory=set)  # seats that want a bot here

    @property
    def is_free(self) -> bool:
        return not self.bot and not self.person

    @property
    def decides_itself(self) -> bool:
        """Whether its own person decides, not a bot."""
        return bool(self.person) and not self.away


class LastMove(NamedTuple):
    """What taking a move back takes."""

    seat: int
    entry: Entry
    before: State
    since: int
    bank: int


class Made(NamedTuple):
    """A move that was tried out: the line to be written, and what it leads to."""

    body: table_events.Moved | table_events.Begun
    entry: Entry
    after: State


class Step(NamedTuple):
    """A line as it is told: events that everybody gets, and the entry of the game, if it has one."""

    seq: int
    events: tuple[Event, ...]
    entry: Entry | None = None
    before: State | None = None
    after: State | None = None


class Table:
    def __init__(self, id: str) -> None:
        self.id = id
        self.last: StoredLine | None = None
        self.status = store.OPEN
        self.why = ""
        self.rematch = ""
        self.chairs: list[Chair] = []
        self.settings: NewTable
        self.host = ""
        self.guests: tuple[str, ...] = ()
        self.game: Game
        self.match: Match
        self.deciders: list[str] = []  # of the match's entries
        self.seed = b""
        self.commitment = ""
        self.entropy: tuple[str, ...] = ()
        self.chance: Committed | None = None
        self.drawn = 0  # outcomes of chance so far
        self.position = -1  # the last line that changed the game
        self.aside = -1  # the last line that was no move
        self.since = 0  # when the one who must decide began to
        self.renewed = False  # he was away, and began anew
        self.excused = 0  # until then, time that nobody looked after the table is settled
        self.moved: LastMove | None = None  # what could be taken back
        self.undos = 0
        self.changed = 0  # the last line's time
        self.answered: dict[tuple[str, str], int] = {}  # commands that stand in the book
        self.asides: Counter[str] = Counter()  # those that were no moves, by person
        self.recent: deque[tuple[StoredLine, Step]] = deque(maxlen=RECENT)
        self.told: dict[type, Callable[[Any, StoredLine], Step]] = {
            table_events.TableOpened: self.opened,
            table_events.Seated: self.seated,
            table_events.Left: self.left,
            table_events.Begun: self.begun,
            table_events.Undone: self.undone,
            table_events.Said: self.said,
            table_events.WentAway: self.went_away,
            table_events.CameBack: self.came_back,
            table_events.Voted: self.voted,
            table_events.Paused: self.paused,
            table_events.Closed: self.closed,
            table_events.Rematched: self.rematched,
        }

    # ---- questions
    @property
    def seq(self) -> int:
        return -1 if self.last is None else self.last.seq

    @property
    def clock(self) -> Clock:
        return self.settings.clock

    @property
    def is_playing(self) -> bool:
        return self.status == store.PLAYING

    @property
    def actor(self) -> int:
        """The seat that must decide; OVER while there is no game."""
        return self.match.actor if self.is_playing else OVER

    def seat_of(self, person: str) -> int:
        """His seat, or NOBODY."""
        return self.seating.get(person, NOBODY)

    @property
    def seating(self) -> dict[str, int]:
        """Seats by the people who have them."""
        return {chair.person: seat for seat, chair in enumerate(self.chairs) if chair.person}

    @property
    def people(self) -> tuple[str, ...]:
        return tuple([chair.person for chair in self.chairs if chair.person])

    @property
    def has_game(self) -> bool:
        return bool(self.entropy)

    @property
    def can_undo(self) -> int:
        """The seat that can take its last move back, or NOBODY."""
        move = self.moved
        return NOBODY if move is None or not self.is_playing or self.why_no_undo(move) else move.seat

    def why_no_undo(self, move: LastMove) -> str:
        """What stands against taking this move back; "" for nothing."""
        if move.entry.draws:
            return "drawn"
        return "revealed" if self.game.reveals(move.before, self.match.state) else ""

    # ---- trying moves out
    def deal(self, entropy: tuple[str, ...]) -> Made:
        match = Match(self.game, self.game.start(len(self.chairs)), self.source(entropy))
        entry = match.deal()
        return Made(table_events.Begun(entropy, entry_words(self.game, entry)), entry, match.state)

    def source(self, entropy: tuple[str, ...]) -> Draw:
        """From the draw on that comes next: what was only tried out is drawn again."""
        if self.chance is None or self.chance.entropy != entropy:  # to make it takes ten times as long as to draw
            self.chance = Committed(self.seed, entropy)
        self.chance.drawn = self.drawn
        return drawn_from(self.chance)

    def move(self, seat: int, move: str | list[int], by: str = "") -> Made:
        """Raises RulesError. Nothing here changes until the line is applied."""
        actions = self.game.read(move) if isinstance(move, str) else move
        match = Match(self.game, self.match.state, self.source(self.entropy))
        entry = match.play(seat, actions)
        return Made(table_events.Moved(seat, entry_words(self.game, entry), by), entry, match.state)

    def default(self, by: str = "clock") -> Made:
        return self.move(self.actor, default_move(self.game, self.match.state), by)

    # ---- lines
    def apply(self, line: StoredLine, made: Made | None = None) -> Step:
        """A line that is in the book; raises DamagedLog. `made` is what it says, if that was worked out already."""
        body = table_events.read(line.body) if made is None else made.body
        if (self.last is None) != isinstance(body, table_events.TableOpened):
            raise DamagedLog(f"line {line.seq}: a book begins with the opening of its table")
        try:
            if isinstance(body, table_events.Moved):
                step = self.moves(body, line, made)
            elif isinstance(body, table_events.Begun) and made is not None:
                step = self.starts(body, line, made)
            else:
                step = self.told[type(body)](body, line)
        except OtherRules:
            raise
        except (Damaged, IndexError, ValueError) as error:
            raise DamagedLog(f"line {line.seq}: {error}") from None
        self.last = line
        self.changed = line.at
        if not isinstance(body, table_events.Moved):
            self.aside = line.seq
        self.recent.append((line, step))
        if line.command:
            self.answered[line.person, line.command] = line.seq
            self.asides[line.person] += not isinstance(body, table_events.Moved)
        return step

    def opened(self, body: table_events.TableOpened, line: StoredLine) -> Step:
        self.settings = body.table
        self.game = game_of(body.table.game)
        if (self.game.board_mark, self.game.version) != (body.board, body.version):
            raise OtherRules("played with other rules or on another board than are here")
        self.seed = bytes.fromhex(body.seed)
        self.commitment = commitment(self.seed)
        self.host, self.guests = line.person, body.guests
        self.match = Match(self.game, self.game.start(body.table.seats), undrawn)
        levels = [*body.table.bots, *[None] * (body.table.seats - len(body.table.bots))]
        bank = body.table.clock.bank * 1000
        for level in levels:
            bot = level is not None
            self.chairs.append(Chair(level or body.table.level, bot, name=level or "", bank=bank))
        return Step(line.seq, ())

    def seated(self, body: table_events.Seated, line: StoredLine) -> Step:
        chair = self.chairs[body.seat]
        self.vacate(body.seat)
        chair.person, chair.name, chair.entropy, chair.taken = body.person, body.name, body.entropy, line.seq
        chair.bot = False
        chair.was = [*chair.was, body.name] if self.is_playing else [body.name]
        self.begins_anew(body.seat, line)
        name = "table-joined" if body.how == "join" else "table-handed"
        return Step(line.seq, (Event(name, {"seat": body.seat, "name": body.name}),))

    def left(self, body: table_events.Left, line: StoredLine) -> Step:
        chair = self.chairs[body.seat]
        name = chair.name
        self.vacate(body.seat)
        chair.bot = self.status != store.OPEN
        if not chair.bot:
            chair.name, chair.entropy, chair.was = "", "", []
        told = "table-left" if body.how == "left" else "table-voted-out"
        return Step(line.seq, (Event(told, {"seat": body.seat, "name": name}),))

    def vacate(self, seat: int) -> None:
        """Who goes takes along his votes, those about him, what he could take back, and before the game his power."""
        chair = self.chairs[seat]
        for other in self.chairs:
            other.votes.discard(seat)
        chair.votes.clear()
        if self.moved is not None and self.moved.seat == seat:
            self.moved = None
        if chair.person and chair.person == self.host and self.status == store.OPEN:
            self.host, self.guests = "", (*self.guests, chair.person)
        chair.person, chair.away = "", ""

    def begun(self, body: table_events.Begun, line: StoredLine) -> Step:
        entry = entry_of(self.game, body.deal, len(self.chairs))
        after = replay_entry(self.game, self.match.state, entry, line.seq)
        return self.starts(body, line, Made(body, entry, after))

    def starts(self, body: table_events.Begun, line: StoredLine, made: Made) -> Step:
        self.entropy = body.entropy
        for chair in self.chairs:
            if chair.is_free:
                chair.bot, chair.name = True, chair.level
        self.status = store.PLAYING
        return self.goes_on(line, made, "", (Event("table-began", {}),))

    def moves(self, body: table_events.Moved, line: StoredLine, made: Made | None) -> Step:
        if not self.is_playing:
            raise DamagedLog("a move without a game")
        if made is None:
            entry = entry_of(self.game, body.entry, len(self.chairs))
            made = Made(body, entry, replay_entry(self.game, self.match.state, entry, line.seq))
        chair = self.chairs[body.seat]
        decider = body.by or (chair.level if chair.bot and chair.was else "")
        move = LastMove(body.seat, made.entry, self.match.state, self.since, chair.bank)
        if not body.by and not chair.bot:
            chair.bank = max(0, chair.bank - self.over_time(line.at))
        events = (Event("table-decided", {"seat": body.seat, "by": body.by}),) if body.by and not chair.bot else ()
        step = self.goes_on(line, made, decider, events)
        self.moved = move if not body.by and not chair.bot else None
        return step

    def over_time(self, now: int) -> int:
        """Milliseconds that the one who decides has taken beyond what a decision has."""
        return max(0, now - self.since - self.clock.seconds * 1000) if self.clock.seconds else 0

    def goes_on(self, line: StoredLine, made: Made, decider: str, events: tuple[Event, ...]) -> Step:
        before = self.match.state
        self.match.state = made.after
        self.match.entries.append(made.entry)
        self.deciders.append(decider)
        self.drawn += len(made.entry.draws)
        self.position = line.seq
        self.since, self.renewed = line.at, False
        self.moved = None
        if self.match.actor == OVER:
            self.status = store.OVER
        return Step(line.seq, events, made.entry, before, made.after)

    def undone(self, body: table_events.Undone, line: StoredLine) -> Step:
        if self.moved is None or self.moved.seat != body.seat:
            raise DamagedLog("nothing that could be taken back")
        move, self.moved = self.moved, None
        self.match.state = move.before
        self.match.entries.pop()
        self.deciders.pop()
        self.undos += 1
        self.position = line.seq
        self.since, self.renewed = move.since, True  # time goes on as if the move had not been
        self.chairs[move.seat].bank = move.bank
        return Step(line.seq, (Event("table-undone", {"seat": body.seat}),))

    def said(self, body: table_events.Said, line: StoredLine) -> Step:
        return Step(line.seq, (Event("table-said", {"seat": body.seat, "name": body.name, "text": body.text}),))

    def went_away(self, body: table_events.WentAway, line: StoredLine) -> Step:
        chair = self.chairs[body.seat]
        chair.away = body.why
        if body.why == "clock":
            chair.bank = 0
        args = {"seat": body.seat, "why": body.why, "level": chair.level}
        return Step(line.seq, (Event("table-away", args),))

    def came_back(self, body: table_events.CameBack, line: StoredLine) -> Step:
        chair = self.chairs[body.seat]
        was, chair.away = chair.away, ""
        if was != "asked":
            self.begins_anew(body.seat, line)
        return Step(line.seq, (Event("table-back", {"seat": body.seat}),))

    def begins_anew(self, seat: int, line: StoredLine) -> None:
        """What others let pass is not charged to him; once a decision, or who comes and goes could stop the game."""
        if self.actor == seat and not self.renewed:
            self.since, self.renewed = line.at, True

    def voted(self, body: table_events.Voted, line: StoredLine) -> Step:
        votes = self.chairs[body.about].votes
        votes.discard(body.seat)
        if body.out:
            votes.add(body.seat)
        args = {"seat": body.seat, "about": body.about, "out": int(body.out), "votes": len(votes)}
        return Step(line.seq, (Event("table-voted", args | {"needed": self.votes_needed(body.about)}),))

    def votes_needed(self, about: int) -> int:
        """More than half of the other people, and two at least: one alone throws nobody out."""
        others = sum(1 for seat, chair in enumerate(self.chairs) if chair.person and seat != about)
        return max(2, others // 2 + 1)

    def paused(self, body: table_events.Paused, line: StoredLine) -> Step:
        self.since += body.ms
        self.excused = line.at
        if self.moved is not None:
            self.moved = self.moved._replace(since=self.moved.since + body.ms)
        return Step(line.seq, (Event("table-paused", {"seconds": body.ms // 1000}),))

    def closed(self, body: table_events.Closed, line: StoredLine) -> Step:
        self.status, self.why = store.CLOSED, body.why
        return Step(line.seq, (Event("table-closed", {"why": body.why}),))

    def rematched(self, body: table_events.Rematched, line: StoredLine) -> Step:
        self.rematch = body.table
        return Step(line.seq, (Event("table-rematch", {"table": body.table}),))

    # ---- the record
    @property
    def is_done(self) -> bool:
        return self.status in (store.OVER, store.CLOSED)

    def record(self, who: int) -> Record:
        """As `who` may have it; everything, once it is done."""
        names = tuple(record_name(chair) for chair in self.chairs)
        winners = tuple(self.match.winners) if self.match.actor == OVER else ()
        record = Record(
            self.game,
            names,
            tuple(self.match.entries),
            winners,
            commitment=self.commitment,
            entropy=self.entropy,
            seed=self.seed.hex() if self.is_done else "",
            deciders=tuple(self.deciders),
        )
        return record if self.is_done or who == FULL else record.seen_by(who)


@cache
def game_of(name: str) -> Game:
    """One for all tables: a Game holds no play."""
    return load(name)


def record_name(chair: Chair) -> str:
    """Who had the seat, one after the other, as far as a name is long."""
    several = ", ".join(chair.was)
    return several if is_name(several) else chair.name or "nobody"


def undrawn(state: State) -> int:
    raise AssertionError("what is drawn at a table comes from Table.source()")


def told(table: Table, step: Step, who: int, before: Any = None, after: Any = None) -> list[Told]:
    """What a line tells one viewer. His views can be given if they are known."""
    events: list[Told] = list(step.events)
    if step.entry is None or step.before is None or step.after is None:
        return events
    game = table.game
    before = game.view(step.before, who) if before is None else before
    after = game.view(step.after, who) if after is None else after
    return events + game.tell(before, game.seen(step.entry, who), after)
