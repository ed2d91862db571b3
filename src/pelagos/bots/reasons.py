"""Why a bot may have moved as it did, in one sentence, for tables where people learn a game.

The sentence is made from what everybody saw: the spectator's views and entry. So it cannot give a secret away.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from pelagos.bots.game_bots import game_bots
from pelagos.core.game import PUBLIC, Entry, Event, Game, State


class SeenMove(NamedTuple):
    """A move as everybody saw it."""

    board: Any
    actions: list[Any]  # rows of the table of actions
    before: Any  # a view
    entry: Entry
    after: Any

    @property
    def seat(self) -> int:
        return self.entry.seat


def reason_of(game: Game, before: State, entry: Entry, after: State) -> Event | None:
    """Return the sentence of a bot's move, or None if the game has none for it."""
    seen = game.mask_entry(entry, PUBLIC)
    actions = [game.table[action] for action in seen.actions]
    reason = game_bots(game).reasons.get(actions[0].verb)
    if reason is None:
        return None
    views = [game.view(state, PUBLIC) for state in (before, after)]
    found = reason(SeenMove(getattr(game, "board", None), actions, views[0], seen, views[1]))
    return found and Event(found.name, {"seat": entry.seat, **found.args})
