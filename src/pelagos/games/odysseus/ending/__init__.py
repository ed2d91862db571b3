"""The end of a game: the tasks and hands of all seats, the voyage, and the moments to remember (core/ending.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pelagos.core.ending import Ending, best_moments
from pelagos.core.game import Entry, Event
from pelagos.games.odysseus.board import Board
from pelagos.games.odysseus.ending.moments import moments
from pelagos.games.odysseus.ending.standings import standings
from pelagos.games.odysseus.ending.voyage import sailings, voyage, winners
from pelagos.games.odysseus.rules import Rules


def ending(game: Any, board: Board, states: Sequence[Rules], entries: Sequence[Entry]) -> Ending:
    last, found = states[-1], list(sailings(game, board, states, entries))
    why = [*tie(board, last), Event("wins", {"seats": winners(last), "reason": reason(last)})]
    told = best_moments(moments(game, board, states, entries, found))
    return Ending(why, standings(game, board, last), voyage(board, found), told)


def reason(last: Rules) -> str:
    """Return why the game ended (O8.1, O8.4), as the log says it."""
    if last.most_points() >= last.board.goal:
        return "goal"
    return "disks" if last.disks_left() == 0 else "idle"


def tie(board: Board, last: Rules) -> list[Event]:
    """O8.3: say so if another seat has as many points and the last adventure decided."""
    points = [int(last.points(seat)) for seat in range(last.seats)]
    if points.count(max(points)) == len(winners(last)):
        return []
    return [Event("end-tie", {"adventure": board.adventures[last.last]})]
