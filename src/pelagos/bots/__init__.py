"""Bots, by level. A bot gets a View of its seat and nothing else."""

from __future__ import annotations

from pelagos.bots.bot import Bot, SeatedBots, move_of
from pelagos.bots.drifter import Drifter
from pelagos.core.game import Game, InvalidInput

LEVELS = ("drifter", "sailor", "navigator", "olympian")

__all__ = ["LEVELS", "Bot", "SeatedBots", "bot_of", "move_of"]


def bot_of(level: str, game: Game, simulations: int = 0) -> Bot:
    """Return a bot of this level for one seat of one match.

    With `simulations` above 0, a searching bot stops after that many simulations and ignores the clock. The module of a
    level is imported on first use, as games are.
    """
    if level == "drifter":
        return Drifter(game)
    if level == "sailor":
        from pelagos.bots.sailor import sailor

        return sailor(game)
    if level == "navigator":
        from pelagos.bots.navigator import Navigator

        return Navigator(game, simulations)
    if level == "olympian":
        from pelagos.bots.olympian import Olympian

        return Olympian(game, simulations)
    raise InvalidInput(f"there is no level '{level}'; there are: {', '.join(LEVELS)}")
