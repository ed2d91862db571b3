"""How near each seat was, and its secrets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pelagos.core.ending import Standing, ranks
from pelagos.core.game import Entry, Event
from pelagos.games.ulysses.actions import KINDS
from pelagos.games.ulysses.board import Board
from pelagos.games.ulysses.ending.voyage import Arrival
from pelagos.games.ulysses.rules import Rules
from pelagos.games.ulysses.view import View


def standings(
    game: Any, board: Board, last: Rules, found: Sequence[Arrival], entries: Sequence[Entry]
) -> list[Standing]:
    views = [game.view(last, seat) for seat in range(last.seats)]
    points = [sum(slot.shown for slot in view.goals[seat]) for seat, view in enumerate(views)]
    steps = steps_from(board, int(last.ship))
    turns = {place: each.turn for each in found for _, place in each.reveals}
    rank = ranks(last.scores(), points)
    made: list[Standing] = []
    for seat, view in enumerate(views):
        told = [*lines(board, view, steps, turns), *returned(game, entries, seat)]
        made.append(Standing(seat, rank[seat], points[seat], int(board.goals_each), told))
    return sorted(made, key=lambda each: (each.rank, each.seat))


def lines(board: Board, view: View, steps: Sequence[int], turns: dict[str, int]) -> list[Event]:
    """Return the goals of the viewer, the reached ones first and then the nearest, and the hand."""
    goals = view.goals[view.who]
    reached = sorted((turns[board.names[slot.goal]], board.names[slot.goal]) for slot in goals if slot.shown)
    missed = sorted((steps[slot.goal], board.names[slot.goal]) for slot in goals if not slot.shown)
    cards = [KINDS[kind] for kind, count in enumerate(view.hand) for _ in range(count)]
    return [
        *(Event("end-reached", {"goal": goal, "turn": turn}) for turn, goal in reached),
        *(Event("end-open", {"goal": goal, "steps": far}) for far, goal in missed),
        Event("end-hand", {"cards": cards}) if cards else Event("end-no-hand", {}),
    ]


def returned(game: Any, entries: Sequence[Entry], seat: int) -> list[Event]:
    """Return the goals that a seat has put back under the piles (U5.4)."""
    actions = [game.table[each] for entry in entries if entry.seat == seat for each in entry.actions]
    goals = [action.what for action in actions if action.verb == "return"]
    return [Event("end-returned", {"goals": goals})] if goals else []


def steps_from(board: Board, start: int) -> list[int]:
    """Return the number of steps from a place to each place. Plagues do not count: they come and go."""
    steps = [-1] * len(board.names)
    steps[start] = 0
    queue = [start]
    for place in queue:
        for near in board.neighbours(place):
            if steps[near] < 0:
                steps[near] = steps[place] + 1
                queue.append(near)
    return steps
