"""The contract of bots: a bot gets its seat's View, the legal actions, random numbers and a deadline, and answers
one of the actions. Nothing else reaches it: no State, no match, no other seat's view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from librt.random import Random

from pelagos.core.game import Game, State, View


class Bot(Protocol):
    def choose(self, view: View, legal: Sequence[int], random: Random, deadline: float) -> int:
        """One of `legal`, before `deadline` (time.monotonic()). The same view, legal actions and random numbers give
        the same answer, and it is asked anew for every small decision."""


Maker = Callable[[Game], Bot]  # a Game is public: rules, board, imagine; it holds no play


def move_of(bot: Bot, game: Game, state: State, random: Random, deadline: float) -> list[int]:
    """A whole move of the seat that must decide. The state stays here: the bot sees views of it, one a decision."""
    state = state.copy()
    seat = int(state.actor())
    actions: list[int] = []
    while not actions or not state.settled():
        legal = state.legal()
        action = bot.choose(game.view(state, seat), legal, random, deadline)
        if action not in legal:
            raise ValueError(f"{type(bot).__name__} answered {action}, which is not legal")
        actions.append(action)
        state.apply(action)
    return actions
