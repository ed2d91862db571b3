"""Pilots: what a game tells the search, namely how likely each choice is and how good a position is. One class for each
game."""

from __future__ import annotations

from pelagos.bots.pilot.pilot import Pilot
from pelagos.core.game import Game


def pilot_of(game: Game) -> Pilot:
    """Return the pilot of this game. Its module is imported on first use, as games are."""
    if game.name == "ulysses":
        from pelagos.bots.pilot.ulysses import UlyssesPilot

        return UlyssesPilot(game)
    from pelagos.bots.pilot.odysseus import OdysseusPilot

    return OdysseusPilot(game)
