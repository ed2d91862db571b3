"""The default move of a seat that does not answer: legal, quick, and as close to doing nothing as the rules allow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.random import Random

from pelagos.core.game import Game, State, View

# Verbs in order of preference: first those that change nothing, then those that a turn requires, then those that
# complete a half-made choice, then those that free a ship that is stuck. Any other verb comes last.
VERB_ORDER = (
    *("agree", "pass", "allow", "end", "done"),
    *("propose", "disk", "start"),
    *("lay", "discard", "return", "at", "play", "face", "on", "take"),
    *("remove", "exchange"),
)
# Cards of both games, the cheapest first.
CARD_ORDER = ("plague", "temple", "wind", "pandora", "objection", "zeus", "1", "d", "2", "3", "5")


def default_action(game: Game, view: View, legal: Sequence[int]) -> int:
    """Return one of `legal`: the most preferred verb, then the cheapest card.

    Ties are broken by a generator seeded with the turn. So a table where nobody answers still moves the ship around,
    and the game ends. The same view gives the same action.
    """
    ranks = [rank(game.table[action]) for action in legal]
    best = [action for action, found in zip(legal, ranks, strict=True) if found == min(ranks)]
    return best[int(Random(getattr(view, "turn", 0)).randrange(len(best)))]


def rank(row: Any) -> tuple[int, int]:
    """Return the sort key of a row of Game.table. Rows without `verb` and `what` all rank the same."""
    return index_in(VERB_ORDER, getattr(row, "verb", "")), index_in(CARD_ORDER, getattr(row, "what", ""))


def index_in(order: Sequence[str], word: str) -> int:
    return order.index(word) if word in order else len(order)


def default_move(game: Game, state: State) -> list[int]:
    """Return a whole default move of the seat to act; a half-made choice is completed."""
    state = state.copy()
    seat = int(state.actor())
    actions: list[int] = []
    while not actions or not state.settled():
        actions.append(default_action(game, game.view(state, seat), state.legal()))
        state.apply(actions[-1])
    return actions
