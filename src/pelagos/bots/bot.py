"""The bot interface. A bot gets its seat's View, the legal actions, a random generator and a deadline, and returns one
of the actions. It never gets a State, a match or another seat's view."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from time import monotonic
from typing import Protocol, runtime_checkable

from librt.random import Random

from pelagos.core.game import LETTERS, Entry, Game, State, View


class Bot(Protocol):
    def choose(self, view: View, legal: Sequence[int], random: Random, deadline: float) -> int:
        """Return one of `legal` before `deadline` (a time.monotonic() value).

        Called once for every small decision. The same view, legal actions and random numbers must give the same answer.
        """


@runtime_checkable
class Watcher(Protocol):
    """A bot that also follows how the others play. The method is optional."""

    def watch(self, before: View, entry: Entry, after: View) -> None:
        """Note one entry as this bot's seat saw it (Game.mask_entry), with the seat's views before and after.

        Called for every entry of the match, in order.
        """


# What a seat has seen of an entry: its view before, the entry with others' secrets masked, its view after.
SeenEntry = tuple[View, Entry, View]

Maker = Callable[[Game], Bot]  # a Game is public (rules, board, imagine) and holds no state of a match


def move_of(bot: Bot, game: Game, state: State, random: Random, seconds: float) -> list[int]:
    """Return a whole move of the seat to act, with `seconds` for each small decision.

    The bot gets views of the state, never the state.
    """
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
    """The bots of one match, by seat. Asks them for moves and shows each bot what its seat sees."""

    def __init__(self, game: Game, bots: Mapping[int, Bot], seed: int, seconds: float) -> None:
        self.game = game
        self.bots = bots
        self.seconds = seconds
        self.randoms = {seat: Random(seed * len(LETTERS) + seat) for seat in bots}  # independent of each other
        self.watchers = {seat: bot for seat, bot in bots.items() if isinstance(bot, Watcher)}

    def move(self, state: State) -> list[int]:
        """Return the move of the seat to act."""
        seat = int(state.actor())
        return move_of(self.bots[seat], self.game, state, self.randoms[seat], self.seconds)

    def show(self, before: State, entry: Entry, after: State) -> None:
        """Show an entry to the bots that watch."""
        for seat, watcher in self.watchers.items():
            views = self.game.view(before, seat), self.game.view(after, seat)
            watcher.watch(views[0], self.game.mask_entry(entry, seat), views[1])
