"""The end of a game: the goals and hands of all seats, the voyage, and the moments to remember (core/ending.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pelagos.core.ending import Ending, Stop, best_moments
from pelagos.core.game import Entry, Event
from pelagos.games.ulysses.board import Board
from pelagos.games.ulysses.ending.moments import moments
from pelagos.games.ulysses.ending.standings import standings
from pelagos.games.ulysses.ending.voyage import arrivals
from pelagos.games.ulysses.rules import Rules


def ending(game: Any, board: Board, states: Sequence[Rules], entries: Sequence[Entry]) -> Ending:
    last, found = states[-1], list(arrivals(game, states, entries))
    place = board.names[states[0].ship]
    start = Stop(0, place, [], [Event("end-start", {"place": place})])
    voyage = [Stop(each.turn, each.place, [], each.events) for each in found]
    why = [Event("wins", {"seat": int(last.winner)})]
    ranked = standings(game, board, last, found, entries)
    return Ending(why, ranked, [start, *voyage], best_moments(moments(found, last)))
