"""The state of one table: the sum of the lines in its log. No I/O and no clock; the time comes with the lines."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

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

NOBODY = -1  # in place of a seat: a spectator, or nobody at all
AnyEvent = Event | core.Event  # of the table, or of the game: the same in JSON
MAX_RECENT = 200  # lines kept in memory for viewers who reconnect


class OtherRules(DamagedLog):
    """The log is valid but from another rules version; do not quarantine it."""


@dataclass
class Chair:
    """A seat and its occupant."""

    level: str  # of the bot that has the seat, or that stands in for its player
    bot: bool = False  # a bot has the seat for good
    past_names: list[str] = field(default_factory=list)  # all players who have had the seat, oldest first
    person: str = ""
    name: str = ""
    entropy: str = ""
    taken: int = -1  # the line with which its player took it
    away: str = ""  # why a bot stands in; "" if none does
    bank: int = 0  # milliseconds
    votes: set[int] = field(default_factory=set)  # seats that vote to give this one to a bot

    @property
    def is_free(self) -> bool:
        return not self.bot and not self.person

    @property
    def decides_itself(self) -> bool:
        """Whether the seat's player decides, not a bot."""
        return bool(self.person) and not self.away


class LastMove(NamedTuple):
    """What is needed to undo the last move."""

    seat: int
    entry: Entry
    before: State
    since: int
    bank: int


class PreparedLine(NamedTuple):
    """A move or deal tried out on a copy: the event to write, and the state after it."""

    body: table_events.Moved | table_events.Begun
    entry: Entry
    after: State


class Step(NamedTuple):
    """What an applied line did: events for everybody, and the game's entry if there is one."""

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
        self.deciders: list[str] = []  # by entry of the match: who decided, "" for the seat's player
        self.seed = b""
        self.commitment = ""
        self.entropy: tuple[str, ...] = ()
        self.chance: Committed | None = None
        self.draw_count = 0  # random outcomes so far
        self.position = -1  # the last line that changed the game
        self.last_other_line = -1  # the last line that was not a move
        self.since = 0  # when the current decision began
        self.restarted = False  # the current decision has been given its full time once more
        self.settled_until = 0  # Paused lines account for the time until then in which no process ran the table
        self.last_move: LastMove | None = None  # if it may be undone
        self.undos = 0
        self.changed = 0  # the last line's time
        self.answered: dict[tuple[str, str], int] = {}  # the line of each command, by person and command id
        self.other_commands: Counter[str] = Counter()  # commands that were not moves, by person
        self.recent: deque[tuple[StoredLine, Step]] = deque(maxlen=MAX_RECENT)
        self.handlers: dict[type, Callable[[Any, StoredLine], Step]] = {
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
        """Return the seat that must decide; OVER while no game is in progress."""
        return self.match.actor if self.is_playing else OVER

    def seat_of(self, person: str) -> int:
        """Return the person's seat, or NOBODY."""
        return self.seating.get(person, NOBODY)

    @property
    def seating(self) -> dict[str, int]:
        """Return the seats by person."""
        return {chair.person: seat for seat, chair in enumerate(self.chairs) if chair.person}

    @property
    def people(self) -> tuple[str, ...]:
        return tuple([chair.person for chair in self.chairs if chair.person])

    @property
    def has_game(self) -> bool:
        return bool(self.entropy)

    @property
    def can_undo(self) -> int:
        """Return the seat that can undo its last move, or NOBODY."""
        move = self.last_move
        return NOBODY if move is None or not self.is_playing or self.why_no_undo(move) else move.seat

    def why_no_undo(self, move: LastMove) -> str:
        """Return why a move cannot be undone: "drawn", "revealed", or "" if it can."""
        if move.entry.draws:
            return "drawn"
        return "revealed" if self.game.reveals(move.before, self.match.state) else ""

    # ---- trying moves out
    def prepare_deal(self, entropy: tuple[str, ...]) -> PreparedLine:
        match = Match(self.game, self.game.start(len(self.chairs)), self.source(entropy))
        entry = match.deal()
        return PreparedLine(table_events.Begun(entropy, entry_words(self.game, entry)), entry, match.state)

    def source(self, entropy: tuple[str, ...]) -> Draw:
        """Return the source of chance, set to the next draw: outcomes of a move only tried out are drawn again."""
        if self.chance is None or self.chance.entropy != entropy:  # making it takes ten times as long as a draw
            self.chance = Committed(self.seed, entropy)
        self.chance.drawn = self.draw_count
        return drawn_from(self.chance)

    def prepare_move(self, seat: int, move: str | list[int], by: str = "") -> PreparedLine:
        """Try a move out; raise RulesError. The table changes only when the line is applied."""
        actions = self.game.read(move) if isinstance(move, str) else move
        match = Match(self.game, self.match.state, self.source(self.entropy))
        entry = match.play(seat, actions)
        return PreparedLine(table_events.Moved(seat, entry_words(self.game, entry), by), entry, match.state)

    # ---- lines
    def apply(self, line: StoredLine, made: PreparedLine | None = None) -> Step:
        """Apply a line of the log; raise DamagedLog. `made` is its result, if the move was tried out here before."""
        body = table_events.read(line.body) if made is None else made.body
        if (self.last is None) != isinstance(body, table_events.TableOpened):
            raise DamagedLog(f"line {line.seq}: a log must begin with the opening of its table, once")
        try:
            if isinstance(body, table_events.Moved):
                step = self.moved(body, line, made)
            elif isinstance(body, table_events.Begun) and made is not None:
                step = self.start(body, line, made)
            else:
                step = self.handlers[type(body)](body, line)
        except OtherRules:
            raise
        except (Damaged, IndexError, ValueError) as error:
            raise DamagedLog(f"line {line.seq}: {error}") from None
        self.last = line
        self.changed = line.at
        if not isinstance(body, table_events.Moved):
            self.last_other_line = line.seq
        self.recent.append((line, step))
        if line.command:
            self.answered[line.person, line.command] = line.seq
            self.other_commands[line.person] += not isinstance(body, table_events.Moved)
        return step

    def opened(self, body: table_events.TableOpened, line: StoredLine) -> Step:
        self.settings = body.table
        self.game = game_of(body.table.game)
        if (self.game.board_mark, self.game.version) != (body.board, body.version):
            raise OtherRules("the table was opened with another version of the rules or another board")
        self.seed = bytes.fromhex(body.seed)
        self.commitment = commitment(self.seed)
        self.host, self.guests = line.person, body.guests
        self.match = Match(self.game, self.game.start(body.table.seats), no_draws)
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
        chair.past_names = [*chair.past_names, body.name] if self.is_playing else [body.name]
        self.restart_decision(body.seat, line)
        name = "table-joined" if body.how == "join" else "table-handed"
        return Step(line.seq, (Event(name, {"seat": body.seat, "name": body.name}),))

    def left(self, body: table_events.Left, line: StoredLine) -> Step:
        chair = self.chairs[body.seat]
        name = chair.name
        self.vacate(body.seat)
        chair.bot = self.status != store.OPEN
        if not chair.bot:
            chair.name, chair.entropy, chair.past_names = "", "", []
        event = "table-left" if body.how == "left" else "table-voted-out"
        return Step(line.seq, (Event(event, {"seat": body.seat, "name": name}),))

    def vacate(self, seat: int) -> None:
        """Empty a seat, with the votes by and about its player and the option to undo.

        A host who leaves before the game is no longer the host but may come back without an invitation.
        """
        chair = self.chairs[seat]
        for other in self.chairs:
            other.votes.discard(seat)
        chair.votes.clear()
        if self.last_move is not None and self.last_move.seat == seat:
            self.last_move = None
        if chair.person and chair.person == self.host and self.status == store.OPEN:
            self.host, self.guests = "", (*self.guests, chair.person)
        chair.person, chair.away = "", ""

    def begun(self, body: table_events.Begun, line: StoredLine) -> Step:
        entry = entry_of(self.game, body.deal, len(self.chairs))
        after = replay_entry(self.game, self.match.state, entry, line.seq)
        return self.start(body, line, PreparedLine(body, entry, after))

    def start(self, body: table_events.Begun, line: StoredLine, made: PreparedLine) -> Step:
        self.entropy = body.entropy
        for chair in self.chairs:
            if chair.is_free:
                chair.bot, chair.name = True, chair.level
        self.status = store.PLAYING
        return self.advance(line, made, "", (Event("table-began", {}),))

    def moved(self, body: table_events.Moved, line: StoredLine, made: PreparedLine | None) -> Step:
        if not self.is_playing:
            raise DamagedLog("a move outside a game")
        if made is None:
            entry = entry_of(self.game, body.entry, len(self.chairs))
            made = PreparedLine(body, entry, replay_entry(self.game, self.match.state, entry, line.seq))
        chair = self.chairs[body.seat]
        decider = body.by or (chair.level if chair.bot and chair.past_names else "")
        move = LastMove(body.seat, made.entry, self.match.state, self.since, chair.bank)
        if not body.by and not chair.bot:
            chair.bank = max(0, chair.bank - self.overtime(line.at))
        events = (Event("table-decided", {"seat": body.seat, "by": body.by}),) if body.by and not chair.bot else ()
        step = self.advance(line, made, decider, events)
        self.last_move = move if not body.by and not chair.bot else None
        return step

    def overtime(self, now: int) -> int:
        """Return the milliseconds that the current decision has used beyond its time."""
        return max(0, now - self.since - self.clock.seconds * 1000) if self.clock.seconds else 0

    def advance(self, line: StoredLine, made: PreparedLine, decider: str, events: tuple[Event, ...]) -> Step:
        before = self.match.state
        self.match.state = made.after
        self.match.entries.append(made.entry)
        self.deciders.append(decider)
        self.draw_count += len(made.entry.draws)
        self.position = line.seq
        self.since, self.restarted = line.at, False
        self.last_move = None
        if self.match.actor == OVER:
            self.status = store.OVER
        return Step(line.seq, events, made.entry, before, made.after)

    def undone(self, body: table_events.Undone, line: StoredLine) -> Step:
        if self.last_move is None or self.last_move.seat != body.seat:
            raise DamagedLog("an undo without a move to undo")
        move, self.last_move = self.last_move, None
        self.match.state = move.before
        self.match.entries.pop()
        self.deciders.pop()
        self.undos += 1
        self.position = line.seq
        self.since, self.restarted = move.since, True  # the clock runs on as if the move had not been made
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
        reason, chair.away = chair.away, ""
        if reason != "asked":
            self.restart_decision(body.seat, line)
        return Step(line.seq, (Event("table-back", {"seat": body.seat}),))

    def restart_decision(self, seat: int, line: StoredLine) -> None:
        """Give the seat's current decision its full time again: a newcomer is not charged for time before they came.

        Only once for each decision, or a player who leaves and comes back could hold up the game for ever.
        """
        if self.actor == seat and not self.restarted:
            self.since, self.restarted = line.at, True

    def voted(self, body: table_events.Voted, line: StoredLine) -> Step:
        votes = self.chairs[body.about].votes
        votes.discard(body.seat)
        if body.out:
            votes.add(body.seat)
        args = {"seat": body.seat, "about": body.about, "out": int(body.out), "votes": len(votes)}
        return Step(line.seq, (Event("table-voted", args | {"needed": self.votes_needed(body.about)}),))

    def votes_needed(self, about: int) -> int:
        """Return how many votes give a seat to a bot: more than half of the other players, and at least two."""
        others = sum(1 for seat, chair in enumerate(self.chairs) if chair.person and seat != about)
        return max(2, others // 2 + 1)

    def paused(self, body: table_events.Paused, line: StoredLine) -> Step:
        self.since += body.ms
        self.settled_until = line.at
        if self.last_move is not None:
            self.last_move = self.last_move._replace(since=self.last_move.since + body.ms)
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
        """Return the record as viewer `who` may see it; complete once the table is done."""
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
    """Return the game, shared by all tables: a Game has no state."""
    return load(name)


def record_name(chair: Chair) -> str:
    """Return the names of all players who have had the seat, or only the last if that is too long for a name."""
    several = ", ".join(chair.past_names)
    return several if is_name(several) else chair.name or "nobody"


def no_draws(state: State) -> int:
    raise AssertionError("draws at a table must come from Table.source()")


def events_for(table: Table, step: Step, who: int, before: Any = None, after: Any = None) -> list[AnyEvent]:
    """Return the events of a line as viewer `who` sees them. `before` and `after` are the viewer's views, if known."""
    events: list[AnyEvent] = list(step.events)
    if step.entry is None or step.before is None or step.after is None:
        return events
    game = table.game
    before = game.view(step.before, who) if before is None else before
    after = game.view(step.after, who) if after is None else after
    return events + game.tell(before, game.mask_entry(step.entry, who), after)
