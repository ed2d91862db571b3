"""Positions set up by hand, and what a seat sees of a move."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pelagos.core.game import Game
from pelagos.core.match import Match


def match_of(game: Game, seats: int, *lines: str) -> Match:
    """Return a position to play on, set up by lines of `key value`. Every draw is the first possible outcome."""
    given = [(key, value) for key, _, value in (line.partition(" ") for line in lines)]
    return Match(game, game.setup(seats, given), lambda state: state.legal()[0])


def told(match: Match, seat: int, move: str, viewer: int) -> dict[str, Mapping[str, Any]]:
    """Play a move and return the events that `viewer` gets, as arguments by name."""
    before = match.game.view(match.state, viewer)
    entry = match.game.mask_entry(match.play(seat, move), viewer)
    return {event.name: event.args for event in match.game.tell(before, entry, match.game.view(match.state, viewer))}


def fields(view: Any) -> dict[str, Any]:
    return {name: getattr(view, name) for name in view.__dataclass_fields__}
