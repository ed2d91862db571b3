"""How near each seat was, and its secrets."""

from __future__ import annotations

from typing import Any

from pelagos.core.ending import Standing, ranks
from pelagos.core.game import Event
from pelagos.games.odysseus.actions import KINDS
from pelagos.games.odysseus.board import Board
from pelagos.games.odysseus.rules import Rules
from pelagos.games.odysseus.view import View


def standings(game: Any, board: Board, last: Rules) -> list[Standing]:
    points = [int(last.points(seat)) for seat in range(last.seats)]
    rank = ranks(last.scores(), points)
    made = [
        Standing(seat, rank[seat], points[seat], int(board.goal), lines(board, game.view(last, seat)))
        for seat in range(last.seats)
    ]
    return sorted(made, key=lambda each: (each.rank, each.seat))


def lines(board: Board, view: View) -> list[Event]:
    """Return the adventures of the viewer's task and what they brought, what is missing, and the hand."""
    task, points = board.tasks[view.tasks[view.who]], view.points[view.who]
    worths = sorted([(-worth, i) for i, worth in enumerate(task) if worth])
    found = [adventure_line(board, i, -worth, view.done[i]) for worth, i in worths]
    if points < board.goal:
        found.append(Event("end-missing", {"count": int(board.goal) - points}))
    cards = [KINDS[kind] for kind, count in enumerate(view.hand) for _ in range(count)]
    found.append(Event("end-hand", {"cards": cards}) if cards else Event("end-no-hand", {}))
    return found


def adventure_line(board: Board, adventure: int, worth: int, count: int) -> Event:
    args = {"adventure": board.adventures[adventure], "worth": worth, "count": count, "total": worth * count}
    return Event("end-adventure", args)
