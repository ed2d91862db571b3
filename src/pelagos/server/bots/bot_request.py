"""A request for a bot's decision. It holds only what the bot's seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pelagos.bots.bot import SeenEntry
from pelagos.core.game import Game, View


class BotKey(NamedTuple):
    """Identifies a bot. Bot processes keep what each bot believes under this key."""

    table: str
    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class BotRequest:
    """One decision of a seat; a move may take several."""

    key: BotKey
    game: Game
    view: View
    legal: Sequence[int]
    seed: int  # of the random numbers for this decision
    story_id: int  # changes with every deal and every undo
    # Everything the seat has seen, or () for levels that do not watch. Must not change during the request.
    story: Sequence[SeenEntry]


@dataclass(frozen=True, slots=True)
class BotTrouble:
    """Why a default move was played for a bot. `str` leaves out the table's id, which may be a secret."""

    key: BotKey
    what: str

    def __str__(self) -> str:
        return f"{self.key.level} at seat {self.key.seat}: {self.what}; a default move was played"
