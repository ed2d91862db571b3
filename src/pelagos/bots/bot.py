"""The contract of bots: a bot gets its seat's View, the legal actions, random numbers and a deadline, and answers
one of the actions. Nothing else reaches it: no State, no match, no other seat's view."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import monotonic
from typing import Protocol, runtime_checkable

from librt.random import Random

from pelagos.core.game import LETTERS, Entry, Game, State, View


class Bot(Protocol):
    def choose(self, view: View, legal: Sequence[int], random: Random, deadline: float) -> int:
        """One of `legal`, before `deadline` (time.monotonic()). The same view, legal actions and random numbers give
        the same answer, and it is asked anew for every small decision."""


@runtime_checkable
class Watcher(Protocol):
    """A bot that remembers how the others have played. One that does not needs no such method."""

    def watch(self, before: View, entry: Entry, after: View) -> None:
        """An entry as its seat saw it (Game.seen), and its seat's views before and after. All entries, in order."""


Maker = Callable[[Game], Bot]  # a Game is public: rules, board, imagine; it holds no play


def move_of(bot: Bot, game: Game, state: State, random: Random, seconds: float) -> list[int]:
    """A whole move of the seat that must decide, so many seconds for each small decision. The state stays here: the bot
    sees views of it."""
    state = state.copy()
    seat = int(state.actor())
    actions: list[int] = []
    while not actions or not state.settled():
        legal = state.legal()
        action = bot.choose(game.view(state, seat), legal, random, monotonic() + seconds)
        if action not in legal:
            raise ValueError(f"{type(bot).__name__} answered {action}, which is not legal")
        actions.append(action)
        state.apply(action)
    return actions


class SeatedBots:
    """The bots of one match, by seat: asks them for moves, and shows each what its seat sees."""

    def __init__(self, game: Game, bots: Mapping[int, Bot], seed: int, seconds: float) -> None:
        self.game = game
        self.bots = bots
        self.seconds = seconds
        self.randoms = {seat: Random(seed * len(LETTERS) + seat) for seat in bots}  # one's draws do not sway another's
        self.watchers = {seat: bot for seat, bot in bots.items() if isinstance(bot, Watcher)}

    def move(self, state: State) -> list[int]:
        """The move of the seat that must decide."""
        seat = int(state.actor())
        return move_of(self.bots[seat], self.game, state, self.randoms[seat], self.seconds)

    def show(self, before: State, entry: Entry, after: State) -> None:
        """What has happened, to those who watch."""
        for seat, watcher in self.watchers.items():
            views = self.game.view(before, seat), self.game.view(after, seat)
            watcher.watch(views[0], self.game.seen(entry, seat), views[1])
