"""The games by name."""

from __future__ import annotations

from pelagos.core.game import Game, InvalidInput

NAMES = ("ulysses", "odysseus")


def load(name: str, board: str | None = None) -> Game:
    """Return a game on the board of a file, by default on its own board.

    A game is imported only when it is needed, so that it does not slow down programs that use another one.
    """
    if name == "ulysses":
        from pelagos.games.ulysses import UlyssesGame

        return UlyssesGame(board)
    if name == "odysseus":
        from pelagos.games.odysseus import OdysseusGame

        return OdysseusGame(board)
    raise InvalidInput(f"there is no game '{name}'; there are: {', '.join(NAMES)}")
