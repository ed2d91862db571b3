"""Why a bot may have moved as it did, in one sentence, for tables where people learn the game.

A sentence is made from what everybody saw: the spectator's views and entry. So it cannot give a secret away.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from pelagos.bots.game_bots import game_bots
from pelagos.core.game import PUBLIC, Entry, Event, Game, State

Board = TypeVar("Board")
View = TypeVar("View")
Seen = TypeVar("Seen", bound="SeenMove[Any, Any]")


@dataclass(frozen=True)
class SeenMove(Generic[Board, View]):
    """A move as everybody saw it."""

    board: Board
    actions: list[Any]
    before: View
    entry: Entry
    after: View

    @property
    def seat(self) -> int:
        return self.entry.seat


def explain(game: Game, before: State, entry: Entry, after: State) -> Event | None:
    """Return the sentence of a seat's move, or None if it speaks for itself or the game has no sentences."""
    found = game_bots(game).explain
    if found is None:
        return None
    return found(game, game.view(before, PUBLIC), game.mask_entry(entry, PUBLIC), game.view(after, PUBLIC))


def sentence(move: Seen, reasons: Mapping[str, Callable[[Seen], Event | None]]) -> Event | None:
    """Return what the reason for the verb of a move says, with its seat."""
    reason = reasons.get(move.actions[0].verb)
    found = reason(move) if reason else None
    return found and Event(found.name, {"seat": move.seat, **found.args})
