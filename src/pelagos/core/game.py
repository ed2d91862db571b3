"""The vocabulary: a Game has a State; an Action changes it; a View is what one seat may know; an Entry is one line of
the record.

Actions are small integers, the same for every viewer. A move is one or more actions. `Game.write` and `Game.read`
convert moves to and from the words that files and messages contain. Chance is an actor like any seat: each of its
draws is an action and is recorded.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pelagos.core.choice import Choices as Choices
from pelagos.core.ending import Ending as Ending
from pelagos.core.ending import Standing, ranks
from pelagos.core.entry import Entry as Entry
from pelagos.core.entry import Event as Event

CHANCE: Final = -1  # State.actor() returns this, or OVER, when no seat has to act
OVER: Final = -2
PUBLIC: Final = -1  # a viewer without secrets: a spectator
NOTHING: Final = -1  # passed to refusal() instead of an action, when a move ends too early
LETTERS: Final = "ABCDEF"  # the names of the seats in files and for people

LONGEST_NAME: Final = 40


def is_name(name: str) -> bool:
    """Return True if the name is valid in a record, for a player or a board."""
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip()


def in_english(why: Event) -> str:
    """Return the reason of a refusal in English, for programs and logs."""
    from pelagos.locale.formatter import Formatter  # imported late: the rules load without it

    return str(Formatter("en", why.name.partition("-")[0], LETTERS).reason(why.name, why.args))


class RulesError(ValueError):
    """A refusal: the reason as a message id with parameters, and the clause of the rules that it rests on."""

    def __init__(self, name: str, clause: str, **args: Any) -> None:
        super().__init__(name, clause)
        self.why = Event(name, args)
        self.clause = clause

    @property
    def reason(self) -> str:
        return in_english(self.why)

    def __str__(self) -> str:
        return f"{self.reason} [{self.clause}]"


class Malformed(RulesError):
    """The text is not valid notation of the game. The detail is in English only."""

    def __init__(self, detail: str, clause: str) -> None:
        super().__init__("refused-malformed", clause, detail=detail)


class Illegal(RulesError):
    """The move is valid notation but not legal now, or not legal for this seat."""


class InvalidInput(ValueError):
    """Invalid input: a board, a position, or the name of a game or bot. The message says where and why."""


@mypyc_attr(allow_interpreted_subclasses=True)  # a game need not be compiled
class State:
    """One position. It is mutable and has one owner. It does no I/O and has no clock and no randomness of its own."""

    @abstractmethod
    def actor(self) -> i64:
        """Return the seat that must act, or CHANCE, or OVER."""

    @abstractmethod
    def moves(self, buffer: vec[i64]) -> i64:
        """Write the legal actions of actor() into `buffer`, ascending, and return how many there are.

        This is for hot code, which calls new_buffer() once and reuses the buffer. Other code calls legal().
        """

    @abstractmethod
    def new_buffer(self) -> vec[i64]:
        """Return a new buffer that is large enough for the longest list of moves."""

    @abstractmethod
    def rolls(self) -> i64:
        """Return the number of equally likely rolls. Only valid when chance must act."""

    @abstractmethod
    def outcome(self, roll: i64) -> i64:
        """Return the action for a roll from 0 to rolls() - 1. Only valid when chance must act."""

    @abstractmethod
    def witness(self) -> i64:
        """Return the only seat that sees the outcome, or PUBLIC if all do. Only valid when chance must act."""

    @abstractmethod
    def settled(self) -> bool:
        """Return True if no move is half made. Tables and records stop only at such positions."""

    @abstractmethod
    def apply(self, action: i64) -> None:
        """Apply the action in place. It must be legal: Match checks it, this method does not."""

    @abstractmethod
    def copy(self) -> State:
        """Return an independent copy."""

    @abstractmethod
    def scores(self) -> list[float]:
        """Return a number for each seat: the winners share 1.0 once the game is over, all others have 0.0."""

    def legal(self) -> list[int]:
        """Return the legal actions of actor(), ascending."""
        buffer = self.new_buffer()
        return [int(buffer[i]) for i in range(self.moves(buffer))]

    def odds(self) -> dict[int, int]:
        """Return the number of rolls for each action. Only valid when chance must act."""
        found = dict.fromkeys(self.legal(), 0)
        for roll in range(self.rolls()):
            found[int(self.outcome(roll))] += 1
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(unsafe_hash=True)
class View:
    """Everything one viewer knows and remembers. Each game adds its own fields. Seats are numbers, as in State.

    Do not modify a view. It is not a frozen dataclass because creating one would take four times as long.
    """

    who: int  # a seat, or PUBLIC
    seats: int
    phase: int  # the game's own number for the kind of decision
    actor: int  # the seat that must act, or CHANCE, or OVER

    # views_of() calls these to fill in a view
    @abstractmethod
    def set_public(self, state: State) -> None:
        """Fill in what every viewer sees."""

    @abstractmethod
    def copy_public(self, of: View) -> None:
        """Copy what every viewer sees from another view of the same state."""

    @abstractmethod
    def set_secret(self, state: State, who: int, earlier: View | None) -> None:
        """Fill in what differs from viewer to viewer.

        `earlier` is this viewer's view of a position for which `can_reuse` is True: its slow parts can be taken over.
        """

    def can_reuse(self, before: State, after: State) -> bool:
        """Return True if the parts of a view that are slow to compute are the same in both positions."""
        return False


V = TypeVar("V", bound=View)


def views_of(
    state: State,
    viewers: Sequence[int],
    view_type: type[V],
    before: State | None = None,
    seen: Mapping[int, V] | None = None,
) -> list[V]:
    """Return the views of several viewers. What all of them see is computed once.

    `seen` holds the same viewers' views of the earlier position `before`. Views are not created by view_type(): even
    in compiled code a dataclass has its __init__ in plain Python.
    """
    found: list[V] = []
    reuse = False
    for who in viewers:
        view = view_type.__new__(view_type)
        if found:
            view.copy_public(found[0])
        else:
            view.set_public(state)
            reuse = before is not None and view.can_reuse(before, state)
        view.set_secret(state, who, seen.get(who) if reuse and seen is not None else None)
        found.append(view)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The interface of a game to all other packages. One instance stands for the game on one board, in one variant."""

    name: str
    version: int  # bump when old records would replay differently
    variant: str = ""  # a change of the rules, named in the manifest; "" for the game as printed
    seats: tuple[int, ...]  # possible numbers of players
    material: Mapping[str, int]  # what census() must return in every position
    numbers: Mapping[str, int] = {}  # numbers of the rules that a screen shows, such as the points to win

    # ---- play
    @abstractmethod
    def start(self, seats: int) -> State: ...

    def set_first(self, state: State, seat: int) -> None:
        """Let a seat go first in a new game, instead of chance. Raise InvalidInput if that is not possible."""
        raise InvalidInput(f"the rules of {self.name} decide which player goes first")

    def new_game(self, seats: int, first: int = CHANCE) -> State:
        """Return the state before the deal. `first` is the seat that goes first, or CHANCE if the game decides it."""
        state = self.start(seats)
        if first != CHANCE:
            self.set_first(state, first)
        return state

    @abstractmethod
    def census(self, state: State) -> Mapping[str, int]:
        """Count everything that must be conserved, with the keys of `material`."""

    @abstractmethod
    def refusal(self, state: State, action: int) -> Illegal:
        """Explain why an action is not legal now, what to do instead, and by which clause.

        For NOTHING, explain what the move still lacks.
        """

    @abstractmethod
    def choices(self, state: State) -> Choices:
        """Return what the player to act can do, as data. No move may be half made.

        It must be a function of this player's view: equal in all states that the player cannot tell apart.
        """

    def choices_of(self, view: Any) -> Choices:
        """Return what the viewer can do if they must act, from their view alone."""
        return self.choices(self.imagine(view, Random(0)))

    # ---- hidden information
    @abstractmethod
    def view(self, state: State, who: int) -> View:
        """Return everything `who` knows and remembers. Build it up from nothing; never remove secrets from a copy."""

    def views(
        self, state: State, viewers: Sequence[int], before: State | None = None, seen: Mapping[int, Any] | None = None
    ) -> list[Any]:
        """Return the views of several viewers.

        A game can compute what is public once, and reuse what has not changed since the viewers' views `seen` of the
        earlier position `before`.
        """
        return [self.view(state, who) for who in viewers]

    @abstractmethod
    def imagine(self, view: Any, random: Random) -> State:
        """Draw a full state that the viewer cannot distinguish from the true one. It gets only a View, so it cannot
        use secrets."""

    @abstractmethod
    def tell(self, before: Any, entry: Entry, after: Any) -> list[Event]:
        """Return the log of one entry for one viewer, from the viewer's views before and after it and the viewer's
        masked copy of the entry."""

    def summary(self, view: Any) -> list[Event]:
        """Return the position in sentences, for clients that have no screen for this game."""
        return []

    def ending(self, states: Sequence[State], entries: Sequence[Entry]) -> Ending:
        """Return what is told of a finished game, all secrets included. states[i] is the state before entries[i].

        Call it through `ending_of` of core/record.py, which refuses a game that is not over. For a game that does not
        say more, it is what each seat alone knew, in sentences.
        """
        last = states[-1]
        public = self.summary(self.view(last, PUBLIC))
        scores = last.scores()
        rank = ranks(scores, [0 for _ in scores])
        standings: list[Standing] = []
        for seat in range(len(scores)):
            lines = [event for event in self.summary(self.view(last, seat)) if event not in public]
            standings.append(Standing(seat, rank[seat], 0, 0, lines))
        standings.sort(key=lambda each: each.rank)
        return Ending([], standings, [], [])

    @abstractmethod
    def mask(self, action: int) -> int:
        """Return the action that viewers without the right to see `action` see instead. If nothing is secret, return
        `action` itself."""

    def reveals(self, before: State, after: State) -> bool:
        """Return True if hidden information became known between these two states, other than by draws. Such a move
        cannot be undone."""
        return True

    @property
    def names(self) -> Mapping[str, Sequence[str]]:
        """Return the names of the numbers in views, each list in the order of the numbers. Seats are not among them."""
        return {}

    # ---- notation
    @property
    @abstractmethod
    def table(self) -> Sequence[Any]:
        """All actions as readable data, indexed by number."""

    @abstractmethod
    def write(self, actions: Iterable[int]) -> str: ...

    @abstractmethod
    def read(self, text: str) -> list[int]:
        """Parse what write() returns. Raise Malformed for anything else."""

    # ---- positions for scenarios
    @abstractmethod
    def setup(self, seats: int, lines: Sequence[tuple[str, str]]) -> State:
        """Build a position from (key, value) lines. Raise InvalidInput if there is no such position."""

    @abstractmethod
    def facts(self, state: State) -> Mapping[str, str]:
        """Return the facts a scenario can check, as text by key."""

    @property
    @abstractmethod
    def rules(self) -> Mapping[str, str]:
        """The clauses of the rules page by id."""

    @property
    @abstractmethod
    def board_name(self) -> str: ...

    @property
    @abstractmethod
    def board_mark(self) -> str:
        """A short hash of the board. A record replays only on the board it was played on."""

    @property
    def board_file(self) -> str:
        """The file of the board, in one line. "" for the board that comes with the game."""
        return ""

    def on_board(self, text: str) -> Game:
        """Return this game on the board of a file with this text. Raise InvalidInput for an invalid board."""
        raise InvalidInput(f"{self.name} has no other boards")

    def in_variant(self, variant: str) -> Game:
        """Return this game, on its board, in a variant. Raise InvalidInput if it has no such variant."""
        if variant:
            raise InvalidInput(f"{self.name} has no variants")
        return self

    def mask_entry(self, entry: Entry, who: int) -> Entry:
        """Return the entry as `who` saw it, with the secrets of other players masked."""
        own = entry.seat == who
        actions = tuple([a if own else self.mask(a) for a in entry.actions])
        draws = tuple([(w, a if w == who or w == PUBLIC else self.mask(a)) for w, a in entry.draws])
        if actions == entry.actions and draws == entry.draws:
            return entry
        return Entry(entry.seat, actions, draws)
