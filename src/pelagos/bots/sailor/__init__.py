"""Sailors: quick bots that play by rules of thumb, without search. One class for each game."""

from __future__ import annotations

from pelagos.bots.bot import Bot
from pelagos.core.game import Game


def sailor(game: Game) -> Bot:
    """Return the sailor for this game."""
    if game.name == "ulysses":
        from pelagos.bots.sailor.ulysses import UlyssesSailor

        return UlyssesSailor(game)
    from pelagos.bots.sailor.odysseus import OdysseusSailor

    return OdysseusSailor(game)
