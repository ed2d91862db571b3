"""Choices: what the player to act can do, as data that a client walks without knowing the game.

A choice is one verb, such as "propose" or "build". It asks for its parts one after the other: a place, cards to pay
with, cards to lay. A move is the words of the choice and of the chosen options, in this order, with spaces between
them. Only `Match.play` decides whether a move is legal; choices are how a client finds legal moves and says why a verb
is not possible now.

This file is not compiled: msgspec creates these values faster than a compiled dataclass, and writes them as JSON.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from pelagos.core.entry import Event


class Option(Struct, frozen=True, omit_defaults=True):
    """One thing to choose: a place, a card, a seat."""

    what: str  # its name in the notation
    words: str  # what it adds to the move
    at: str = ""  # where it lies, if its name alone does not say which one it is
    held: int = 1  # how often it can be chosen: the number of such cards in the hand
    stands_in: bool = False  # it replaces another card of this part
    then: int = 0  # the parts that follow at once, as an index into Choices.parts


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


class Reason(Struct, frozen=True):
    """Why a choice is not possible now: a message id with its parameters, and the clause of the rules."""

    name: str
    args: Mapping[str, Any]
    clause: str


class Choice(Struct, frozen=True):
    """One verb of the player to act."""

    verb: str
    does: Event  # what it does, as a message
    clause: str
    is_timely: bool  # it belongs to the decision that the player faces now, possible or not
    reason: Reason | None  # why it is not possible now; None if it is possible
    words: str  # what it adds to the move before its parts; often nothing
    then: int  # its parts, as an index into Choices.parts


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
    """A move that is being put together: the words so far, and the parts still to choose."""

    def __init__(self, choices: Choices, choice: Choice) -> None:
        self.choices = choices
        self.words = [choice.words] if choice.words else []
        self.used: Counter[str] = Counter()  # cards
        self.left = list(choices.parts[choice.then])

    def copy(self) -> Walk:
        twin = Walk.__new__(Walk)
        twin.choices, twin.words, twin.used, twin.left = self.choices, self.words[:], self.used.copy(), self.left[:]
        return twin

    @property
    def move(self) -> str:
        return " ".join(self.words)

    def remaining(self, option: Option, of: str) -> int:
        """Return how often the option can still be chosen."""
        return option.held - self.used[option.what] if of == "card" else option.held

    def fits(self, counts: Sequence[int]) -> bool:
        """Return whether the next part can be chosen like this: how often each of its options is taken.

        The cards that are left must be enough for the parts after it.
        """
        part = self.left[0]
        enough = part.least <= sum(counts) <= part.most
        held = all(count <= self.remaining(each, part.of) for each, count in zip(part.options, counts, strict=True))
        return enough and held and self.after(counts).is_possible

    def after(self, counts: Sequence[int]) -> Walk:
        """Return the walk after the next part is chosen: how often each of its options is taken."""
        twin = self.copy()
        twin.choose(counts)
        return twin

    def choose(self, counts: Sequence[int]) -> None:
        part = self.left.pop(0)
        following: list[Part] = []
        for option, count in zip(part.options, counts, strict=True):
            self.words += [option.words] * count
            following += self.choices.parts[option.then] if count else ()
            if part.of == "card":
                self.used[option.what] += count
        self.words += [part.end] if part.end else []
        self.left = following + self.left

    @property
    def is_possible(self) -> bool:
        """Return whether the cards that are left are enough for each part to come."""
        cards = [part for part in self.left if part.of == "card"]
        return all(sum(self.remaining(option, "card") for option in part.options) >= part.least for part in cards)


def random_move(choices: Choices, below: Callable[[int], int]) -> str:
    """Return a random move. `below(n)` draws a number from 0 to n - 1."""
    walk = Walk(choices, choices.possible[below(len(choices.possible))])
    while walk.left:
        walk.choose(random_counts(walk, below))
    return walk.move


def random_counts(walk: Walk, below: Callable[[int], int]) -> list[int]:
    """Draw how often each option of the next part is taken: one more at a time, as long as the rest stays possible."""
    part = walk.left[0]
    counts = [0] * len(part.options)
    wanted = part.least + below(part.most - part.least + 1)
    while sum(counts) < wanted:
        more = [i for i in range(len(counts)) if could_take(walk, counts, i)]
        if not more:
            break
        counts[more[below(len(more))]] += 1
    return counts


def could_take(walk: Walk, counts: Sequence[int], at: int) -> bool:
    """Return whether one more of an option leaves enough cards for this part and those after it."""
    option, part = walk.left[0].options[at], walk.left[0]
    if counts[at] >= walk.remaining(option, part.of):
        return False
    more = [count + (i == at) for i, count in enumerate(counts)]
    return walk.after(more).is_possible


def covers(choices: Choices, words: Sequence[str]) -> bool:
    """Return whether a move, given as the words of its single actions, can be put together from the choices."""
    starts = [(Walk(choices, choice), choice) for choice in choices.possible]
    return any(
        reaches(walk, words[1:] if choice.words else words)
        for walk, choice in starts
        if not choice.words or words[:1] == [choice.words]
    )


def reaches(walk: Walk, words: Sequence[str]) -> bool:
    """Return whether the parts still to choose can be chosen so that they add exactly these words."""
    if not walk.left:
        return not words
    return any(reaches(walk.after(counts), words[used:]) for counts, used in readings(walk, words))


def readings(walk: Walk, words: Sequence[str]) -> Iterator[tuple[list[int], int]]:
    """Yield the ways in which the next part can begin these words: its counts, and how many words they are."""
    part = walk.left[0]
    counts, used = [0] * len(part.options), 0
    while True:
        ends = [part.end] if part.end else []
        if list(words[used : used + len(ends)]) == ends and walk.fits(counts):
            yield counts[:], used + len(ends)
        at = next((i for i, each in enumerate(part.options) if [each.words] == list(words[used : used + 1])), None)
        if at is None or any(counts[at + 1 :]):
            return
        counts[at] += 1
        used += 1
