"""Choices: what the player to act can do, as data that a client walks without knowing the game.

A choice is one verb, such as "propose" or "build". It asks for its parts one after the other: a place, cards to pay
with, cards to lay. A move is the words of the choice and of the chosen options, in this order, with spaces between
them. Only `Match.prepare` decides whether a move is legal; choices are how a client finds legal moves and says
why a verb is not possible now.

This file is not compiled: msgspec creates these values faster than a compiled dataclass, and writes them as JSON.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from typing import Any

from msgspec import Struct

from pelagos.core.entry import Event


class Option(Struct, frozen=True, omit_defaults=True):
    """One thing to choose: a place, a card, a seat."""

    what: str  # its name in the notation
    words: str  # what it adds to the move
    at: str = ""  # where it lies, if its name alone does not say which one it is
    held: int = 1  # how many times it can be chosen: the number of such cards in the hand
    stands_in: bool = False  # it replaces another card of this part
    then: int = 0  # the parts that follow at once, as an index into Choices.parts
    leads_to: tuple[int, ...] | None = None  # see Choice


class Reason(Struct, frozen=True):
    """Why something is not possible now, or what it gives up: a message id with its parameters, and the clause of the
    rules."""

    name: str
    args: Mapping[str, Any]
    clause: str

    def __hash__(self) -> int:
        """Leave out the parameters: a mapping has no hash."""
        return hash((self.name, self.clause))


class Barred(Struct, frozen=True, omit_defaults=True):
    """Things that cannot be chosen now, all for the same reason."""

    what: tuple[str, ...]  # their names in the notation
    reason: Reason
    by: str = ""  # the parameter of the reason that is the name of the thing


class Part(Struct, frozen=True, omit_defaults=True):
    """A part of a move: choose at least `least` and at most `most` of the options, in their order.

    Cards are shared by all parts of a move: a card that one part takes is missing in the next.
    """

    name: str  # what the part is for: "target", "pay", "lay"
    of: str  # the kind of thing: "place", "card"
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    end: str = ""  # words that end the part
    barred: tuple[Barred, ...] = ()  # what a player may ask about beside the options


class Choice(Struct, frozen=True, omit_defaults=True):
    """One verb of the player to act."""

    verb: str
    does: Event  # what it does, as a message
    clause: str
    is_timely: bool  # it belongs to the decision that the player faces now, possible or not
    reason: Reason | None  # why it is not possible now; None if it is possible
    words: str  # what it adds to the move before its parts; often nothing
    then: int  # its parts, as an index into Choices.parts
    costs: Event | None = None  # its price in words, possible or not; None if it is free
    gives_up: Reason | None = None  # what the player can no longer do after it; None if that is nothing
    # What a move that ends here changes, as far as the player knows, in numbers that the game's own screen draws,
    # such as the course of a ship. None if it changes nothing, or if the game has nothing to draw.
    leads_to: tuple[int, ...] | None = None


class Choices(Struct, frozen=True):
    """Everything that the player to act can do. A function of this player's view."""

    seat: int  # the player to act, or negative
    verbs: tuple[Choice, ...]
    parts: tuple[tuple[Part, ...], ...]  # each list of parts once; the first one is empty

    @property
    def possible(self) -> list[Choice]:
        return [choice for choice in self.verbs if choice.reason is None]


NO_CHOICES = Choices(-1, (), ((),))


class PartLists:
    """Collects lists of parts, each only once: many options are followed by the same parts."""

    def __init__(self) -> None:
        self.numbers: dict[tuple[Part, ...], int] = {(): 0}

    def add(self, *parts: Part) -> int:
        return self.numbers.setdefault(parts, len(self.numbers))

    @property
    def all(self) -> tuple[tuple[Part, ...], ...]:
        return tuple(self.numbers)


# ---- walking
class Walk:
    """A move that is being put together, one option at a time."""

    def __init__(self, choices: Choices, choice: Choice) -> None:
        self.choices = choices
        self.choice = choice
        self.words = [choice.words] if choice.words else []
        self.used: Counter[tuple[str, str]] = Counter()
        self.left = choices.parts[choice.then]  # parts, the next one first
        self.then: tuple[Part, ...] = ()  # the parts that follow the options taken of the next part
        self.taken = 0  # options of the next part
        self.lowest = 0  # options of a part are taken in their order

    def copy(self) -> Walk:
        twin = copy(self)
        twin.words, twin.used = self.words[:], self.used.copy()
        return twin

    @property
    def is_whole(self) -> bool:
        return not self.left

    @property
    def move(self) -> str:
        return " ".join(self.words)

    def options(self) -> list[Option]:
        """Return what can be taken next. An option without a thing ends the part."""
        if not self.left:
            return []
        part = self.left[0]
        end = [Option("", part.end)] if part.least <= self.taken else []
        more = part.options[self.lowest :] if self.taken < part.most else ()
        return [*end, *[option for option in more if self.can_take(option)]]

    def can_take(self, option: Option) -> bool:
        """Return whether enough cards are left after it, for this part and for each part after it."""
        if self.remaining(self.left[0], option) < 1:
            return False
        after = self.copy()
        after.add(option)
        return after.is_possible

    def remaining(self, part: Part, option: Option) -> int:
        """Return how often an option can still be taken."""
        return option.held - self.used[key(part, option)]

    @property
    def is_possible(self) -> bool:
        """Return whether enough cards are left for each part, and for the next part together with any other."""
        cards = [part for part in self.left if part.of == "card"]
        together = [(cards[0], other) for other in cards[1:]]
        return all(self.is_enough(parts) for parts in [*[(part,) for part in cards], *together])

    def is_enough(self, parts: Sequence[Part]) -> bool:
        """Return whether enough different cards are left for these parts."""
        left: dict[str, int] = {}
        needed = -self.taken if self.left[0] in parts else 0
        for part in parts:
            needed += part.least
            options = part.options[self.lowest :] if part is self.left[0] else part.options
            left |= {option.what: self.remaining(part, option) for option in options}
        return sum(left.values()) >= needed

    def take(self, option: Option) -> None:
        """Take an option of options()."""
        if option.what:
            self.add(option)
        else:
            self.end_part()

    def add(self, option: Option) -> None:
        part = self.left[0]
        self.words.append(option.words)
        self.then += self.choices.parts[option.then]
        self.used[key(part, option)] += 1
        self.taken += 1
        self.lowest = part.options.index(option)
        if self.taken == part.most and not part.end:
            self.end_part()

    def end_part(self) -> None:
        part, *rest = self.left
        self.words += [part.end] if part.end else []
        self.left = (*self.then, *rest)
        self.then, self.taken, self.lowest = (), 0, 0


def key(part: Part, option: Option) -> tuple[str, str]:
    """Return what is counted when an option is taken. All parts of a move share the cards."""
    return "card" if part.of == "card" else part.name, option.what


def random_move(choices: Choices, below: Callable[[int], int]) -> str:
    """Return a random move. `below(n)` draws a number from 0 to n - 1."""
    walk = Walk(choices, choices.possible[below(len(choices.possible))])
    while options := walk.options():
        walk.take(options[below(len(options))])
    return walk.move


def walk_along(choices: Choices, words: Sequence[str]) -> Walk | None:
    """Return the walk that adds exactly these words, each those of one option, or None if there is none."""
    for choice in choices.possible:
        walk = Walk(choices, choice)
        rest = words[len(walk.words) :]
        if list(words[: len(walk.words)]) == walk.words and all(follow(walk, each) for each in rest):
            return walk
    return None


def follow(walk: Walk, words: str) -> bool:
    """Take the option with these words, ending a part without end words first. Return False if there is none."""
    options = walk.options()
    found = next((option for option in options if option.words == words), None)
    if found is not None:
        walk.take(found)
        return True
    if options and options[0] == Option("", ""):
        walk.take(options[0])
        return follow(walk, words)
    return False
