"""The vocabulary: a Game has a State; an Action changes it; a View is what one seat may know; an Entry is one line of
the record.

Actions are small integers, the same for everybody; `Game.write` and `Game.read` turn them into the words that
disk and wire carry. Chance is an actor like any seat: what it draws is an action too, and is recorded.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pelagos.core.entry import Entry as Entry
from pelagos.core.entry import Event as Event

CHANCE: Final = -1  # answers of State.actor() that are no seat
OVER: Final = -2
PUBLIC: Final = -1  # a viewer without secrets: a spectator
NOTHING: Final = -1  # an action that is none: a move not finished
LETTERS: Final = "ABCDEF"  # seats, as people and files name them


LONGEST_NAME: Final = 40


def is_name(name: str) -> bool:
    """Fit to stand in a record as the name of a player or a board."""
    return 0 < len(name) <= LONGEST_NAME and name.isprintable() and name == name.strip()


def in_english(why: Event) -> str:
    """A reason for refusing something, for those who read it in no language of their own: programs and logs."""
    from pelagos.locale.formatter import Formatter  # when it is needed: the rules load without it

    return str(Formatter("en", why.name.partition("-")[0], LETTERS).reason(why.name, why.args))


class RulesError(ValueError):
    """A refusal: why, as a message id and its parameters, and the clause of the rules that says so."""

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
    """Not a sentence of the game's notation; what is wrong with it is said in English only."""

    def __init__(self, detail: str, clause: str) -> None:
        super().__init__("refused-malformed", clause, detail=detail)


class Illegal(RulesError):
    """A sentence, but not now, or not yours."""


class Impossible(ValueError):
    """A board or a position that cannot be: the message names the place and the reason."""


@mypyc_attr(allow_interpreted_subclasses=True)  # a game need not be compiled
class State:
    """One position. Mutable, owned by one holder; no I/O, no clock, no randomness of its own."""

    @abstractmethod
    def actor(self) -> i64:
        """The seat that must decide, or CHANCE, or OVER."""

    @abstractmethod
    def moves(self, room: vec[i64]) -> i64:
        """Writes what actor() may do into `room`, ascending, and says how many there are. For hot code, which keeps
        one room() for all its questions; everybody else asks legal()."""

    @abstractmethod
    def room(self) -> vec[i64]:
        """Space for the longest answer of moves()."""

    @abstractmethod
    def stakes(self) -> i64:
        """On chance's turn: how many equally likely rolls there are."""

    @abstractmethod
    def outcome(self, roll: i64) -> i64:
        """On chance's turn: the move that a roll from 0 up to, not including, stakes() falls on."""

    @abstractmethod
    def witness(self) -> i64:
        """On chance's turn: the seat that alone sees the outcome, or PUBLIC when everybody does."""

    @abstractmethod
    def settled(self) -> bool:
        """True when no choice is half made. Tables and records stop only here."""

    def finishes(self, action: i64) -> bool:
        """Whether no choice is half made after this legal action. Lists of moves ask it all the time, so a game may
        know it without trying."""
        after = self.copy()
        after.apply(action)
        return after.settled()

    @abstractmethod
    def apply(self, action: i64) -> None:
        """Carries the action out in place. Trusts its caller: check at the door, not here."""

    @abstractmethod
    def copy(self) -> State:
        """An independent twin."""

    @abstractmethod
    def scores(self) -> list[float]:
        """A number for each seat: 1.0 shared among the winners once OVER, 0.0 otherwise."""

    def legal(self) -> list[int]:
        """What actor() may do, ascending."""
        room = self.room()
        return [int(room[i]) for i in range(self.moves(room))]

    def odds(self) -> dict[int, int]:
        """On chance's turn: how many of the rolls fall on each move."""
        found = dict.fromkeys(self.legal(), 0)
        for roll in range(self.stakes()):
            found[int(self.outcome(roll))] += 1
        return found


@dataclass(unsafe_hash=True)
class View:
    """What one viewer knows and would remember; each game adds its own. Seats are numbers, as in State.

    Nobody changes one. It is not frozen, for then to make one took four times as long."""

    who: int  # a seat, or PUBLIC
    seats: int
    phase: int  # the game's own number for what is going on
    actor: int  # who must decide, or CHANCE, or OVER

    # how views_of() fills one in
    @abstractmethod
    def set_public(self, state: State) -> None:
        """What lies open to everybody."""

    @abstractmethod
    def copy_public(self, of: View) -> None:
        """The same, from a view of the same state."""

    @abstractmethod
    def set_secret(self, state: State, who: int, earlier: View | None) -> None:
        """What not every viewer sees alike. `earlier`: his own view of a position of which `has_stayed` is true, from
        which that may be taken over."""

    def has_stayed(self, before: State, after: State) -> bool:
        """Whether what takes long to work out of a viewer's secrets is alike in both positions."""
        return False


V = TypeVar("V", bound=View)


def views_of(
    state: State, whos: Sequence[int], shape: type[V], before: State | None = None, seen: Mapping[int, V] | None = None
) -> list[V]:
    """What all see alike is worked out once. Not by shape(): even here dataclass makes its __init__ in plain Python.
    `seen`: the same viewers' views of `before`."""
    found: list[V] = []
    stayed = False
    for who in whos:
        view = shape.__new__(shape)
        if found:
            view.copy_public(found[0])
        else:
            view.set_public(state)
            stayed = before is not None and view.has_stayed(before, state)
        view.set_secret(state, who, seen.get(who) if stayed and seen is not None else None)
        found.append(view)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What the rest of the house holds of a game. One instance stands for the game on one board."""

    name: str
    version: int  # bump when old records would replay differently
    seats: tuple[int, ...]  # the player counts it takes
    material: Mapping[str, int]  # what census() must find in every position

    # ---- play
    @abstractmethod
    def start(self, seats: int) -> State: ...

    @abstractmethod
    def census(self, state: State) -> Mapping[str, int]:
        """Counts everything that must be conserved, in the words of `material`."""

    @abstractmethod
    def refusal(self, state: State, action: int) -> Illegal:
        """Why an action that is not legal now is refused, what to do instead, and the clause; for NOTHING, what the
        one who must decide still has to say."""

    # ---- who may know
    @abstractmethod
    def view(self, state: State, who: int) -> View:
        """What `who` knows and remembers; built from nothing, never by removing secrets from a copy."""

    def views(
        self, state: State, whos: Sequence[int], before: State | None = None, seen: Mapping[int, Any] | None = None
    ) -> list[Any]:
        """The same for several at once, whatever is public worked out once, and what has stayed as it was in their
        views of an earlier position, `seen` of `before`, not again."""
        return [self.view(state, who) for who in whos]

    @abstractmethod
    def imagine(self, view: Any, random: Random) -> State:
        """A full state that the viewer cannot tell from the true one. It gets a View, so it cannot peek."""

    @abstractmethod
    def tell(self, before: Any, entry: Entry, after: Any) -> list[Event]:
        """The log of one entry for one viewer, from his two views and his own (masked) copy of the entry."""

    @abstractmethod
    def mask(self, action: int) -> int:
        """What those who may not see `action` see in its place; itself when it hides nothing."""

    def reveals(self, before: State, after: State) -> bool:
        """Whether what happened between these two has shown anybody something that was hidden, draws aside: such a move
        cannot be taken back."""
        return True

    # ---- how it is said
    @property
    @abstractmethod
    def table(self) -> Sequence[Any]:
        """Every action, by its number, as readable data."""

    @abstractmethod
    def write(self, actions: Iterable[int]) -> str: ...

    @abstractmethod
    def read(self, text: str) -> list[int]:
        """Inverse of write; raises Malformed."""

    # ---- positions by hand (scenarios)
    @abstractmethod
    def setup(self, seats: int, lines: Sequence[tuple[str, str]]) -> State:
        """A position from (key, value) lines; raises Impossible."""

    @abstractmethod
    def facts(self, state: State) -> Mapping[str, str]:
        """What a scenario can expect of a position, as text by key."""

    @property
    @abstractmethod
    def rules(self) -> Mapping[str, str]:
        """The clauses of the rules page, by id."""

    @property
    @abstractmethod
    def board_name(self) -> str: ...

    @property
    @abstractmethod
    def board_mark(self) -> str:
        """A short hash of the board: a record replays only on the board it was played on."""

    def seen(self, entry: Entry, who: int) -> Entry:
        """The entry as `who` saw it: other people's secrets masked."""
        own = entry.seat == who
        actions = tuple([a if own else self.mask(a) for a in entry.actions])
        draws = tuple([(w, a if w == who or w == PUBLIC else self.mask(a)) for w, a in entry.draws])
        if actions == entry.actions and draws == entry.draws:
            return entry
        return Entry(entry.seat, actions, draws)
