"""The state of one table: the sum of the lines in its log. No I/O and no clock; the time comes with the lines."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import cache
from typing import Any, Literal, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from pelagos.bots.reasons import reason_of
from pelagos.core import game as core
from pelagos.core.committed import Committed, commitment
from pelagos.core.game import CHANCE, OVER, Entry, Game, State, is_name
from pelagos.core.match import Draw, Match, Prepared, drawn_from
from pelagos.core.record import FULL, Damaged, Record, entry_of, entry_words, prepare_recorded
from pelagos.games import load
from pelagos.server.messages import Asker, Clock, Event, NewTable
from pelagos.server.table import table_events
from pelagos.store import store
from pelagos.store.stored_line import DamagedLog, StoredLine, line_after

NOBODY = -1  # in place of a seat: a spectator, or nobody at all
AnyEvent = Event | core.Event  # of the table, or of the game: the same in JSON
MAX_ASKERS = 4  # open requests to come in: a newer one takes the place of the oldest
UNDO_TIME = 3000  # milliseconds that a bot waits after a move that a player can undo
UNDO_PACES = 4  # at a fast table it waits this many times as long as before any move; at one without a pace not at all
MAX_RECENT = 200  # lines kept in memory for viewers who reconnect


class OtherRules(DamagedLog):
    """The log is valid but from another rules version; do not quarantine it."""


class Chair(Struct, frozen=True):
    """A seat and its occupant."""

    level: str  # of the bot that has the seat, or that stands in for its player
    bot: bool = False  # a bot has the seat for good
    past_names: tuple[str, ...] = ()  # all players who have had the seat, oldest first
    person: str = ""
    name: str = ""
    entropy: str = ""
    taken: int = -1  # the line with which its player took it
    away: str = ""  # why a bot stands in; "" if none does
    bank: int = 0  # milliseconds
    votes: frozenset[int] = frozenset()  # seats that vote to give this one to a bot

    @property
    def is_free(self) -> bool:
        return not self.bot and not self.person

    @property
    def decides_itself(self) -> bool:
        """Whether the seat's player decides, not a bot."""
        return bool(self.person) and not self.away


class LastMove(NamedTuple):
    """What an undo gives back, apart from the game itself."""

    seat: int
    since: int
    bank: int


class Deal(NamedTuple):
    """The beginning of a game, tried out: the event to write, and what it does."""

    body: table_events.Begun
    match: Match  # before the deal
    prepared: Prepared


class Move(NamedTuple):
    """A move, tried out: the event to write, and what it does."""

    body: table_events.Moved
    prepared: Prepared


class RematchOpened(NamedTuple):
    """A rematch: the event to write at this table, and the first line of the new one."""

    body: table_events.Rematched
    host: str  # a person
    opening: table_events.TableOpened


Change = Deal | Move | RematchOpened | table_events.Body


class Step(Struct, frozen=True):
    """What a line did: events for everybody."""

    seq: int
    events: tuple[Event, ...]
    speaker: str = ""  # the person, if it is chat


class GameStep(Step, frozen=True, kw_only=True):
    """What a move or a deal did. It also has an entry of the record, of which each viewer gets their own events."""

    entry: Entry
    before: State
    after: State
    reason: core.Event | None = None  # why the bot that made the move did so, as it says


class Table:
    def __init__(self, id: str) -> None:
        self.id = id
        self.last: StoredLine | None = None
        self.status = store.OPEN
        self.why = ""
        self.rematch = ""
        self.chairs: list[Chair] = []
        self.seating: dict[str, int] = {}  # the seats by person, in the order of the seats
        self.settings: NewTable
        self.host = ""
        self.guests: tuple[str, ...] = ()
        self.game: Game
        self.match: Match
        self.winner: table_events.Winner | None = None  # of the last game, at a rematch
        self.first = CHANCE  # the seat that was chosen to go first, once the game has begun
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
        self.other_commands: dict[str, int] = {}  # commands that were not moves, by person
        self.askers: dict[str, Asker] = {}  # people who wait to be let in, oldest first
        self.declined: set[str] = set()  # people whose last request was declined
        self.asks: dict[str, int] = {}  # requests to come in, by person
        self.recent: deque[Step] = deque(maxlen=MAX_RECENT)

    def copy(self) -> Table:
        """Return an independent copy. Only containers are copied; what they hold is never changed in place."""
        found = Table.__new__(Table)
        found.__dict__ |= self.__dict__
        found.match = self.match.copy()
        found.chairs, found.deciders, found.recent = self.chairs.copy(), self.deciders.copy(), self.recent.copy()
        found.answered, found.other_commands = self.answered.copy(), self.other_commands.copy()
        found.askers, found.declined, found.asks = self.askers.copy(), self.declined.copy(), self.asks.copy()
        return found

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
        return self.match.actor if self.status == store.PLAYING else OVER

    def seat_of(self, person: str) -> int:
        """Return the person's seat, or NOBODY."""
        return self.seating.get(person, NOBODY)

    def request_of(self, person: str) -> Literal["outside", "asking", "declined"]:
        """Return what became of a person's request to come in."""
        return "asking" if person in self.askers else "declined" if person in self.declined else "outside"

    @property
    def people(self) -> tuple[str, ...]:
        return tuple(self.seating)

    @property
    def has_game(self) -> bool:
        return bool(self.entropy)

    @property
    def can_undo(self) -> int:
        """Return the seat that can undo its last move, or NOBODY."""
        if self.last_move is None or self.status != store.PLAYING or self.why_no_undo():
            return NOBODY
        return self.last_move.seat

    @property
    def allows_hints(self) -> bool:
        """Return whether players may take hints: as the table was opened, or because only bots play against them."""
        return self.settings.hints or len(self.seating) == 1

    @property
    def undo_time(self) -> int:
        """Return the milliseconds that a player has to undo a move before a bot moves."""
        return min(UNDO_TIME, UNDO_PACES * self.settings.pace)

    def why_no_undo(self) -> str:
        """Return why the last move cannot be undone: "drawn", "revealed", or "" if it can."""
        if self.match.entries[-1].draws:
            return "drawn"
        return "revealed" if self.game.reveals(self.match.before, self.match.state) else ""

    # ---- trying moves out
    def prepare_deal(self, first: int = CHANCE) -> Deal:
        """Try the deal out. The table changes only when the line is applied. `first` is as in Game.new_game()."""
        entropy = tuple(chair.entropy or "0" for chair in self.chairs)
        match = self.new_match(first)
        prepared = match.prepare_deal(self.source(entropy))
        return Deal(table_events.Begun(entropy, entry_words(self.game, prepared.entry), first), match, prepared)

    def new_match(self, first: int = CHANCE) -> Match:
        return Match(self.game, self.game.new_game(self.settings.seats, first))

    def prepare_move(self, seat: int, move: str | list[int], by: str = "") -> Move:
        """Try a move out; raise RulesError. The table changes only when the line is applied."""
        prepared = self.match.prepare(seat, move, self.source(self.entropy))
        return Move(table_events.Moved(seat, entry_words(self.game, prepared.entry), by), prepared)

    def source(self, entropy: tuple[str, ...]) -> Draw:
        """Return the source of chance, set to the next draw: outcomes of a move only tried out are drawn again."""
        if self.chance is None or self.chance.entropy != entropy:  # making it takes ten times as long as a draw
            self.chance = Committed(self.seed, entropy)
        self.chance.drawn = self.draw_count
        return drawn_from(self.chance)

    # ---- lines
    def add(self, change: Change, at: int, person: str = "", command: str = "") -> tuple[StoredLine, Step]:
        """Make a change and return its line, which follows the last one."""
        line = line_after(self.last, at, person, command, table_events.write(body_of(change)))
        return line, self.apply(line, change)

    def replay(self, line: StoredLine) -> Step:
        """Make the change that a line of the log describes; raise DamagedLog."""
        try:
            return self.apply(line, self.read(line))
        except OtherRules:
            raise
        except (Damaged, IndexError, ValueError) as error:
            raise DamagedLog(f"line {line.seq}: {error}") from None

    def read(self, line: StoredLine) -> Change:
        """Return the change that a line describes. A move is tried out again, so it is checked again too."""
        body = table_events.read(line.body)
        if (self.last is None) != isinstance(body, table_events.TableOpened):
            raise DamagedLog("a log must begin with the opening of its table, once")
        if isinstance(body, table_events.Begun):
            match = self.new_match(body.first)
            return Deal(body, match, self.recorded(match, body.deal, line))
        if isinstance(body, table_events.Moved):
            if not self.is_playing:
                raise DamagedLog("a move outside a game")
            return Move(body, self.recorded(self.match, body.entry, line))
        return body

    def recorded(self, match: Match, words: str, line: StoredLine) -> Prepared:
        return prepare_recorded(match, entry_of(self.game, words, len(self.chairs)), line.seq)

    def apply(self, line: StoredLine, change: Change) -> Step:
        step = HANDLERS[type(change)](self, change, line)
        self.last = line
        self.changed = line.at
        self.recent.append(step)
        is_move = isinstance(change, Move)
        if not is_move:
            self.last_other_line = line.seq
        if line.command:
            self.answered[line.person, line.command] = line.seq
            self.other_commands[line.person] = self.other_commands.get(line.person, 0) + (not is_move)
        return step

    def opened(self, body: table_events.TableOpened, line: StoredLine) -> Step:
        self.settings = body.table
        self.game = game_of(body.table.game, body.file, body.table.variant)
        if (self.game.board_mark, self.game.version) != (body.board, body.version):
            raise OtherRules("the table was opened with another version of the rules or another board")
        self.seed = bytes.fromhex(body.seed)
        self.commitment = commitment(self.seed)
        self.host, self.guests, self.winner = line.person, body.guests, body.winner
        self.match = self.new_match()
        levels = [*body.table.bots, *[None] * (body.table.seats - len(body.table.bots))]
        bank = body.table.clock.bank * 1000
        for level in levels:
            bot = level is not None
            self.chairs.append(Chair(level or body.table.level, bot, name=level or "", bank=bank))
        return Step(line.seq, ())

    # ---- seats
    def change_chair(self, seat: int, **fields: Any) -> Chair:
        self.chairs[seat] = chair = replace(self.chairs[seat], **fields)
        if "person" in fields:
            self.seating = {chair.person: seat for seat, chair in enumerate(self.chairs) if chair.person}
        return chair

    def seated(self, body: table_events.Seated, line: StoredLine) -> Step:
        self.vacate(body.seat)
        self.askers.pop(body.person, None)  # they have come by an invitation meanwhile
        past_names = (*self.chairs[body.seat].past_names, body.name) if self.is_playing else (body.name,)
        self.change_chair(
            body.seat,
            bot=False,
            past_names=past_names,
            person=body.person,
            name=body.name,
            entropy=body.entropy,
            taken=line.seq,
        )
        self.restart_decision(body.seat, line)
        name = "table-joined" if body.how == "join" else "table-handed"
        return Step(line.seq, (Event(name, {"seat": body.seat, "name": body.name}),))

    def left(self, body: table_events.Left, line: StoredLine) -> Step:
        name = self.chairs[body.seat].name
        self.vacate(body.seat)
        if self.status == store.OPEN:
            self.change_chair(body.seat, bot=False, name="", entropy="", past_names=())
        else:
            self.change_chair(body.seat, bot=True)
        event = "table-left" if body.how == "left" else "table-voted-out"
        return Step(line.seq, (Event(event, {"seat": body.seat, "name": name}),))

    def vacate(self, seat: int) -> None:
        """Empty a seat, with the votes by and about its player and the option to undo.

        A host who leaves before the game is no longer the host but may come back without an invitation.
        """
        person = self.chairs[seat].person
        for other, chair in enumerate(self.chairs):
            self.change_chair(other, votes=chair.votes - {seat})
        if self.last_move is not None and self.last_move.seat == seat:
            self.last_move = None
        if person and person == self.host and self.status == store.OPEN:
            self.host, self.guests = "", (*self.guests, person)
        self.change_chair(seat, person="", away="", votes=frozenset())

    # ---- the game
    def begun(self, deal: Deal, line: StoredLine) -> Step:
        self.entropy, self.first, self.match = deal.body.entropy, deal.body.first, deal.match
        for seat, chair in enumerate(self.chairs):
            if chair.is_free:
                self.change_chair(seat, bot=True, name=chair.level)
        self.status = store.PLAYING
        return self.advance(line, deal.prepared, "", (Event("table-began", {}),))

    def moved(self, move: Move, line: StoredLine) -> Step:
        seat, by = move.body.seat, move.body.by
        chair = self.chairs[seat]
        if chair.bot:
            return self.advance(line, move.prepared, by or (chair.level if chair.past_names else ""), ())
        if by:
            return self.advance(line, move.prepared, by, (Event("table-decided", {"seat": seat, "by": by}),))
        last_move = LastMove(seat, self.since, chair.bank)
        if self.clock.seconds:
            overtime = max(0, line.at - self.since - self.clock.seconds * 1000)
            self.change_chair(seat, bank=max(0, chair.bank - overtime))
        step = self.advance(line, move.prepared, "", ())
        self.last_move = last_move
        return step

    def advance(self, line: StoredLine, prepared: Prepared, decider: str, events: tuple[Event, ...]) -> Step:
        entry = self.match.apply(prepared)
        self.deciders.append(decider)
        self.draw_count += len(entry.draws)
        self.position = line.seq
        self.since, self.restarted = line.at, False
        self.last_move = None
        if self.match.is_over:
            self.status = store.OVER
        before, after, reason = self.match.before, self.match.state, self.reason_of(entry, decider)
        return GameStep(line.seq, events, entry=entry, before=before, after=after, reason=reason)

    def reason_of(self, entry: Entry, decider: str) -> core.Event | None:
        """Return why a bot made this move, if bots say so here."""
        is_bots = entry.seat != CHANCE and (self.chairs[entry.seat].bot or decider not in ("", "clock"))
        if not self.settings.explain or not is_bots:
            return None
        return reason_of(self.game, self.match.before, entry, self.match.state)

    def undone(self, body: table_events.Undone, line: StoredLine) -> Step:
        if self.last_move is None or self.last_move.seat != body.seat:
            raise DamagedLog("an undo without a move to undo")
        move, self.last_move = self.last_move, None
        self.match.undo()
        self.deciders.pop()
        self.undos += 1
        self.position = line.seq
        self.since, self.restarted = move.since, True  # the clock runs on as if the move had not been made
        self.change_chair(move.seat, bank=move.bank)
        return Step(line.seq, (Event("table-undone", {"seat": body.seat}),))

    def went_away(self, body: table_events.WentAway, line: StoredLine) -> Step:
        chair = self.change_chair(body.seat, away=body.why)
        if body.why == "clock":
            self.change_chair(body.seat, bank=0)
        args = {"seat": body.seat, "why": body.why, "level": chair.level}
        return Step(line.seq, (Event("table-away", args),))

    def came_back(self, body: table_events.CameBack, line: StoredLine) -> Step:
        reason = self.chairs[body.seat].away
        self.change_chair(body.seat, away="")
        if reason != "asked":
            self.restart_decision(body.seat, line)
        return Step(line.seq, (Event("table-back", {"seat": body.seat}),))

    def restart_decision(self, seat: int, line: StoredLine) -> None:
        """Give the seat's current decision its full time again: a newcomer is not charged for time before they came.

        Only once for each decision, or a player who leaves and comes back could hold up the game for ever.
        """
        if self.actor == seat and not self.restarted:
            self.since, self.restarted = line.at, True

    def paused(self, body: table_events.Paused, line: StoredLine) -> Step:
        self.since += body.ms
        self.settled_until = line.at
        if self.last_move is not None:
            self.last_move = self.last_move._replace(since=self.last_move.since + body.ms)
        return Step(line.seq, (Event("table-paused", {"seconds": body.ms // 1000}),))

    # ---- everything else
    def hinted(self, body: table_events.Hinted, line: StoredLine) -> Step:
        return Step(line.seq, (Event("table-hinted", {"seat": body.seat}),))

    def said(self, body: table_events.Said, line: StoredLine) -> Step:
        event = Event("table-said", {"seat": body.seat, "name": body.name, "text": body.text})
        return Step(line.seq, (event,), line.person)

    def voted(self, body: table_events.Voted, line: StoredLine) -> Step:
        others = self.chairs[body.about].votes - {body.seat}
        votes = self.change_chair(body.about, votes=others | {body.seat} if body.out else others).votes
        args = {"seat": body.seat, "about": body.about, "out": int(body.out), "votes": len(votes)}
        return Step(line.seq, (Event("table-voted", args | {"needed": self.votes_needed(body.about)}),))

    def votes_needed(self, about: int) -> int:
        """Return how many votes give a seat to a bot: more than half of the other players, and at least two."""
        others = sum(1 for seat in self.seating.values() if seat != about)
        return max(2, others // 2 + 1)

    def asked(self, body: table_events.AskedToJoin, line: StoredLine) -> Step:
        """Note a request. It is no event: the log of the game is not for strangers to fill."""
        self.askers[body.person] = Asker(line.seq, body.name)
        self.asks[body.person] = self.asks.get(body.person, 0) + 1
        self.declined.discard(body.person)
        if len(self.askers) > MAX_ASKERS:
            del self.askers[next(iter(self.askers))]
        return Step(line.seq, ())

    def ask_answered(self, body: table_events.AskAnswered, line: StoredLine) -> Step:
        self.askers.pop(body.person, None)
        if not body.let:
            self.declined.add(body.person)
            return Step(line.seq, ())
        self.guests = (*self.guests, body.person)
        return Step(line.seq, (Event("table-let-in", {"name": body.name}),))

    def closed(self, body: table_events.Closed, line: StoredLine) -> Step:
        self.status, self.why = store.CLOSED, body.why
        return Step(line.seq, (Event("table-closed", {"why": body.why}),))

    def rematched(self, change: RematchOpened | table_events.Rematched, line: StoredLine) -> Step:
        body = change.body if isinstance(change, RematchOpened) else change
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
            first=self.first,
            deciders=tuple(self.deciders),
        )
        return record if self.is_done or who == FULL else record.seen_by(who)


HANDLERS: dict[type, Callable[[Table, Any, StoredLine], Step]] = {
    table_events.TableOpened: Table.opened,
    table_events.Seated: Table.seated,
    table_events.Left: Table.left,
    Deal: Table.begun,
    Move: Table.moved,
    table_events.Undone: Table.undone,
    table_events.Hinted: Table.hinted,
    table_events.Said: Table.said,
    table_events.WentAway: Table.went_away,
    table_events.CameBack: Table.came_back,
    table_events.Voted: Table.voted,
    table_events.AskedToJoin: Table.asked,
    table_events.AskAnswered: Table.ask_answered,
    table_events.Paused: Table.paused,
    table_events.Closed: Table.closed,
    table_events.Rematched: Table.rematched,
    RematchOpened: Table.rematched,
}


def body_of(change: Change) -> table_events.Body:
    """Return the event to write."""
    return change.body if isinstance(change, Deal | Move | RematchOpened) else change


def opened_table(opening: table_events.TableOpened, id: str, host: str, at: int) -> Table:
    """Return a new table. The host joins like everybody else, after seeing the commitment."""
    table = Table(id)
    table.add(opening, at, host)
    return table


@cache
def game_of(name: str, file: str = "", variant: str = "") -> Game:
    """Return the game on its own board or on that of a file, in a variant. All tables share it: a Game has no state."""
    if variant:
        return game_of(name, file).in_variant(variant)
    return game_of(name).on_board(file) if file else load(name)


def record_name(chair: Chair) -> str:
    """Return the names of all players who have had the seat, or only the last if that is too long for a name."""
    several = ", ".join(chair.past_names)
    return several if is_name(several) else chair.name or "nobody"


def events_for(table: Table, step: Step, who: int, before: Any = None, after: Any = None) -> list[AnyEvent]:
    """Return the events of a line as viewer `who` sees them. `before` and `after` are the viewer's views, if known."""
    if not isinstance(step, GameStep):
        return [*step.events]
    game = table.game
    before = game.view(step.before, who) if before is None else before
    after = game.view(step.after, who) if after is None else after
    told = game.tell(before, game.mask_entry(step.entry, who), after)
    reasons = [] if step.reason is None else [step.reason]
    return [*step.events, *told[:1], *reasons, *told[1:]]  # the first one tells the move itself
