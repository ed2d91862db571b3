"""What is done for a seat that does not answer: legal, quick, and as near to nothing as the rules allow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.random import Random

from pelagos.core.game import Game, State, View

# What leaves things as they are comes first, then what a turn must have, then what only goes on with a choice
# half made, then what clears the way for a ship that is stuck. A verb that is not here comes last.
VERBS = (
    *("agree", "pass", "allow", "end", "done"),
    *("propose", "disk", "start"),
    *("lay", "discard", "return", "at", "play", "face", "on", "take"),
    *("remove", "exchange"),
)
CHEAPEST = ("plague", "temple", "wind", "pandora", "objection", "zeus", "1", "d", "2", "3", "5")  # cards of both games


def default_action(game: Game, view: View, legal: Sequence[int]) -> int:
    """One of `legal`: the first verb, the cheapest card. Among equals it goes by the turn, so that a ship that nobody
    steers still sails about, and the game ends. The same view gives the same action."""
    ranks = [rank(game.table[action]) for action in legal]
    best = [action for action, found in zip(legal, ranks, strict=True) if found == min(ranks)]
    return best[int(Random(getattr(view, "turn", 0)).randrange(len(best)))]


def rank(row: Any) -> tuple[int, int]:
    """A row of a table is a verb and what it is about; of a game whose rows are something else, all are equal."""
    return place(VERBS, getattr(row, "verb", "")), place(CHEAPEST, getattr(row, "what", ""))


def place(order: Sequence[str], word: str) -> int:
    return order.index(word) if word in order else len(order)


def default_move(game: Game, state: State) -> list[int]:
    """A whole move of the seat that must decide; a choice half made is brought to its end."""
    state = state.copy()
    seat = int(state.actor())
    actions: list[int] = []
    while not actions or not state.settled():
        actions.append(default_action(game, game.view(state, seat), state.legal()))
        state.apply(actions[-1])
    return actions
