"""The default move of a seat that does not answer: legal, quick, and as close to doing nothing as the rules allow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from librt.random import Random

from pelagos.core.game import Game, State, View
from pelagos.manifest import Manifest
from pelagos.registry import manifest_of


def default_action(game: Game, view: View, legal: Sequence[int]) -> int:
    """Return one of `legal`: the verb that the game prefers, then its cheapest card.

    Ties are broken by a generator seeded with the turn. So a table where nobody answers still moves the ship around,
    and the game ends. The same view gives the same action.
    """
    manifest = manifest_of(game.name)
    ranks = [rank(manifest, game.table[action]) for action in legal]
    best = [action for action, found in zip(legal, ranks, strict=True) if found == min(ranks)]
    return best[int(Random(getattr(view, "turn", 0)).randrange(len(best)))]


def rank(manifest: Manifest, row: Any) -> tuple[int, int]:
    """Return the sort key of a row of Game.table. Words that the manifest does not list come last."""
    verb, card = getattr(row, "verb", ""), getattr(row, "what", "")
    return index_in(manifest.default_verbs, verb), index_in(manifest.default_cards, card)


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
