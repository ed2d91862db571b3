"""What the others' secrets probably are, from public play alone. One for each game."""

from __future__ import annotations

from pelagos.bots.belief.belief import Belief
from pelagos.core.game import Game

__all__ = ["Belief", "belief_of"]


def belief_of(game: Game) -> Belief:
    """The belief about one match of this game, before anything was played."""
    if game.name == "ulysses":
        from pelagos.bots.belief.ulysses import UlyssesBelief

        return UlyssesBelief(game)
    from pelagos.bots.belief.odysseus import OdysseusBelief

    return OdysseusBelief(game)
