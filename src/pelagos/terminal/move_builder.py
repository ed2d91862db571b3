"""Build a move from the choices: pick it whole when there are few moves, otherwise one option after the other.

The cards of a bid are not listed: the player says how many.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from pelagos.core.choice import Choices, Option, Part, Walk, walk_along
from pelagos.core.game import Game

LONGEST_LIST = 15  # with more whole moves than this, the player picks one option after the other


class MoveBuilder:
    """A move that is not finished yet. Every step can be taken back."""

    def __init__(self, game: Game, choices: Choices) -> None:
        self.game = game
        self.choices = choices
        self.steps: list[Walk] = []
        self.count = 0  # the cards of a bid, while it is asked how many of them are jokers; else 0

    @property
    def walk(self) -> Walk | None:
        """The move so far; None before the first step."""
        return self.steps[-1] if self.steps else None

    @property
    def actions(self) -> list[int]:
        """The actions chosen so far."""
        return self.actions_of(self.walk)

    @property
    def is_whole(self) -> bool:
        return self.walk is not None and self.walk.is_whole

    @property
    def options(self) -> list[Walk]:
        """The moves to pick from: as far as they can be listed when they are few, otherwise the next step of each."""
        whole = list(islice(self.whole_moves(self.next_steps()), LONGEST_LIST + 1))
        return whole if len(whole) <= LONGEST_LIST else [with_forced(walk) for walk in self.next_steps()]

    @property
    def forced(self) -> Walk | None:
        """The only possible move, if there is nothing to choose."""
        options = [] if self.steps else self.options
        return options[0] if len(options) == 1 and options[0].is_whole else None

    # ---- a bid, as a number of cards
    @property
    def bid(self) -> Part | None:
        """The part that comes next, if the player says how many cards it takes."""
        return bid_of(self.walk) if self.walk is not None else None

    @property
    def range(self) -> tuple[int, int]:
        """The least and the most that can be answered now: cards, and then jokers among them."""
        assert self.bid is not None
        if not self.count:
            return self.bid.least, self.bid.most
        plain = sum(option.held for option in self.bid.options if not option.stands_in)
        return max(0, self.count - plain), min(self.count, self.bid.most - plain)

    def answer(self, number: int) -> None:
        """Take a number within `range`. Jokers are asked for only if there is a choice."""
        if self.count:
            return self.lay(number)
        self.count = number
        least, most = self.range
        if least == most:
            self.lay(least)

    def lay(self, jokers: int) -> None:
        assert self.walk is not None and self.bid is not None
        plain, joker = (
            next((each for each in self.bid.options if each.stands_in is kind), None) for kind in (False, True)
        )
        walk = self.walk.copy()
        for option in [plain] * (self.count - jokers) + [joker] * jokers:
            assert option is not None
            walk.take(option)
        walk.take(Option("", ""))
        self.count = 0
        self.take(walk)

    def actions_of(self, walk: Walk | None) -> list[int]:
        return self.game.read(walk.move) if walk is not None and walk.move else []

    def added(self, option: Walk) -> list[int]:
        """Return the actions that an option adds to the move."""
        return self.actions_of(option)[len(self.actions) :]

    def typed(self, actions: Sequence[int]) -> Walk | None:
        """Return the move that these actions go on to, or begin again; None if they are not among the choices."""
        so_far, words = self.actions, self.words_of(actions)
        return walk_along(self.choices, [*self.words_of(so_far), *words]) or walk_along(self.choices, words)

    def words_of(self, actions: Sequence[int]) -> list[str]:
        return [self.game.write([action]) for action in actions]

    def take(self, option: Walk) -> None:
        self.steps.append(option)

    def back(self) -> bool:
        """Undo the last step. Return False if there is none."""
        if self.count:
            self.count = 0
            return True
        return bool(self.steps and self.steps.pop())

    def next_steps(self) -> list[Walk]:
        """Return the move after each option that can be taken next."""
        if self.walk is not None:
            return after_each_option(self.walk)
        starts = [Walk(self.choices, choice) for choice in self.choices.possible]
        return [step for start in starts for step in ([start] if start.words else after_each_option(start))]

    def whole_moves(self, walks: Sequence[Walk]) -> Iterator[Walk]:
        """Yield the moves that begin like these, whole or up to a bid. The search is depth first, so the first few are
        quick to get."""
        for walk in walks:
            if walk.is_whole or bid_of(walk):
                yield walk
            else:
                yield from self.whole_moves(after_each_option(walk))


def after_each_option(walk: Walk) -> list[Walk]:
    found = []
    for option in walk.options():
        after = walk.copy()
        after.take(option)
        found.append(after)
    return found


def with_forced(walk: Walk) -> Walk:
    """Return a walk with all options that leave the player no choice."""
    while not bid_of(walk) and len(following := after_each_option(walk)) == 1:
        [walk] = following
    return walk


def bid_of(walk: Walk) -> Part | None:
    """Return the part that comes next in a move, if it takes a free number of cards of one kind and its jokers."""
    part = walk.left[0] if walk.left and not walk.taken else None
    return part if part is not None and part.of == "card" and part.end and part.least < part.most else None
