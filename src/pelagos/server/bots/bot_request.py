"""What a bot at a table is asked. Its seat's knowledge is all there is in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pelagos.core.game import Entry, Game, View

Seen = tuple[View, Entry, View]  # the seat's view before, the entry as the seat saw it (Game.seen), its view after


class BotKey(NamedTuple):
    """Whose bot it is. Its belief is kept by this."""

    table: str
    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class BotRequest:
    """One small decision of a seat."""

    key: BotKey
    game: Game
    view: View
    legal: Sequence[int]
    seed: int  # of the random numbers for this decision
    tale: int  # which story this is: another number after every deal and every undo
    story: Sequence[Seen]  # all of it; what is not asked for need not be made. Not to be changed while this is asked


@dataclass(frozen=True, slots=True)
class BotTrouble:
    """A decision that was made for a bot, and why. `str` names no table: its id may be a secret."""

    key: BotKey
    what: str

    def __str__(self) -> str:
        return f"{self.key.level} at seat {self.key.seat} {self.what}; a default was played"
