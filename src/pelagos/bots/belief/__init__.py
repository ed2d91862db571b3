"""What the others' secrets probably are, from public play alone. One for each game."""

from __future__ import annotations

from pelagos.bots.belief.belief import Belief
from pelagos.bots.belief.suspicion import Suspicion
from pelagos.core.game import Game

__all__ = ["Belief", "Suspicion", "Thoughts", "belief_of", "thoughts_of"]

Thoughts = Belief | Suspicion  # of a bot that searches


def belief_of(game: Game) -> Belief:
    """The belief about one match of this game, before anything was played."""
    if game.name == "ulysses":
        from pelagos.bots.belief.ulysses import UlyssesBelief

        return UlyssesBelief(game)
    from pelagos.bots.belief.odysseus import OdysseusBelief

    return OdysseusBelief(game)


def thoughts_of(game: Game) -> Thoughts:
    """What a bot that searches thinks of one match: a suspicion where there is one, or else the belief."""
    if game.name == "ulysses":
        from pelagos.bots.belief.ulysses_suspicion import UlyssesSuspicion

        return UlyssesSuspicion(game)
    return belief_of(game)
