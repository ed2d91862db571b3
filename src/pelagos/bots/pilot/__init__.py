"""Pilots know the waters of one game: one for each, compiled, for the search."""

from __future__ import annotations

from pelagos.bots.pilot.pilot import Pilot
from pelagos.core.game import Game


def pilot_of(game: Game) -> Pilot:
    """The pilot of these waters. Imported when asked for, as games are."""
    if game.name == "ulysses":
        from pelagos.bots.pilot.ulysses import UlyssesPilot

        return UlyssesPilot(game)
    from pelagos.bots.pilot.odysseus import OdysseusPilot

    return OdysseusPilot(game)
