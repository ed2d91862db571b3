"""Beliefs: how likely each secret of the others is, inferred from public play alone. One class for each game."""

from __future__ import annotations

from pelagos.bots.belief.belief import Belief
from pelagos.bots.belief.suspicion import Suspicion
from pelagos.core.game import Game

__all__ = ["Belief", "Suspicion", "Thoughts", "belief_of", "thoughts_of"]

Thoughts = Belief | Suspicion  # what a searching bot may use


def belief_of(game: Game) -> Belief:
    """Return a belief about one match of this game, before its first move."""
    if game.name == "ulysses":
        from pelagos.bots.belief.ulysses import UlyssesBelief

        return UlyssesBelief(game)
    from pelagos.bots.belief.odysseus import OdysseusBelief

    return OdysseusBelief(game)


def thoughts_of(game: Game) -> Thoughts:
    """Return what a searching bot uses for one match: a suspicion if the game has one, else a belief."""
    if game.name == "ulysses":
        from pelagos.bots.belief.ulysses_suspicion import UlyssesSuspicion

        return UlyssesSuspicion(game)
    return belief_of(game)
