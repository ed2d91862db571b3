"""The games, by name."""

from __future__ import annotations

from pelagos.core.game import Game, Impossible

NAMES = ("ulysses", "odysseus")


def load(name: str, board: str | None = None) -> Game:
    """A game on the board of a file, or on its own. Imported when asked for, so that no game pays for another."""
    if name == "ulysses":
        from pelagos.games.ulysses import UlyssesGame

        return UlyssesGame(board)
    if name == "odysseus":
        from pelagos.games.odysseus import OdysseusGame

        return OdysseusGame(board)
    raise Impossible(f"there is no game '{name}'; there are: {', '.join(NAMES)}")
