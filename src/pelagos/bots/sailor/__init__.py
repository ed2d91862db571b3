"""Sailors go by rules of thumb: quick, steady, never far ahead. One for each game."""

from __future__ import annotations

from pelagos.bots.bot import Bot
from pelagos.core.game import Game


def sailor(game: Game) -> Bot:
    """The sailor who knows this game."""
    if game.name == "ulysses":
        from pelagos.bots.sailor.ulysses import UlyssesSailor

        return UlyssesSailor(game)
    from pelagos.bots.sailor.odysseus import OdysseusSailor

    return OdysseusSailor(game)
