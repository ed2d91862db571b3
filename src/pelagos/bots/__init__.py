"""Bots, by level. Every bot sees a View and nothing else."""

from __future__ import annotations

from pelagos.bots.bot import Bot, move_of
from pelagos.bots.drifter import Drifter
from pelagos.core.game import Game, Impossible

LEVELS = ("drifter", "sailor")

__all__ = ["LEVELS", "Bot", "bot_of", "move_of"]


def bot_of(level: str, game: Game) -> Bot:
    """A bot of a level for a game. Imported when asked for, as games are."""
    if level == "drifter":
        return Drifter(game)
    if level == "sailor":
        from pelagos.bots.sailor import sailor

        return sailor(game)
    raise Impossible(f"there is no level '{level}'; there are: {', '.join(LEVELS)}")
