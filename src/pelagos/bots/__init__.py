"""Bots, by level. A bot gets a View of its seat and nothing else."""

from __future__ import annotations

from pelagos.bots.bot import Bot, SeatedBots, move_of
from pelagos.bots.drifter import Drifter
from pelagos.core.game import Game, InvalidInput
from pelagos.registry import manifest_of

LEVELS = ("drifter", "sailor", "navigator", "olympian")

__all__ = ["LEVELS", "Bot", "SeatedBots", "bot_of", "check_level", "move_of", "usual_level"]


def bot_of(level: str, game: Game, simulations: int = 0) -> Bot:
    """Return a bot of this level for one seat of one match.

    With `simulations` above 0, a searching bot stops after that many simulations and ignores the clock. The module of a
    level is imported on first use, as games are.
    """
    check_level(level, game.name)
    if level == "drifter":
        return Drifter(game)
    if level == "sailor":
        from pelagos.bots.game_bots import sailor_of

        return sailor_of(game)
    if level == "navigator":
        from pelagos.bots.navigator import Navigator

        return Navigator(game, simulations)
    from pelagos.bots.olympian import Olympian

    return Olympian(game, simulations)


def usual_level(game: str) -> str:
    """Return the usual level of bots that stand in for players: one that answers at once."""
    levels = manifest_of(game).levels
    return "sailor" if "sailor" in levels else levels[0]


def check_level(level: str, game: str) -> None:
    """Raise InvalidInput if no bots of this level play this game."""
    levels = manifest_of(game).levels
    if level not in LEVELS:
        raise InvalidInput(f"there is no level '{level[:20]}'; there are: {', '.join(levels)}")
    if level not in levels:
        raise InvalidInput(f"{game} has no {level}; its levels are: {', '.join(levels)}")
