"""The voyage, round by round."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from pelagos.core.ending import Stop
from pelagos.core.game import CHANCE, PUBLIC, Entry, Event
from pelagos.games.odysseus.board import Board
from pelagos.games.odysseus.rules import Rules

TOLD = ("turned", "sails", "completes")


class Sailing(NamedTuple):
    """The movement at the end of a round."""

    round: int
    before: Rules  # the last state of the placing
    after: Rules
    path: list[int]  # islands, the first is where the round began
    events: list[Event]

    @property
    def has_completed(self) -> bool:
        return any(event.name == "completes" for event in self.events)


def winners(last: Rules) -> list[int]:
    return [seat for seat in range(last.seats) if (last.winners >> seat) & 1]


def sailings(game: Any, board: Board, states: Sequence[Rules], entries: Sequence[Entry]) -> Iterator[Sailing]:
    for before, entry, after in zip(states, entries, states[1:], strict=False):
        if entry.seat == CHANCE:
            continue
        views = [game.view(state, PUBLIC) for state in (before, after)]
        told = [event for event in game.tell(views[0], entry, views[1]) if event.name in TOLD]
        if any(event.name == "sails" for event in told):
            path = path_of(board, int(after.began), views[1].route)
            yield Sailing(int(before.round), before, after, path, told)


def path_of(board: Board, start: int, route: Sequence[int]) -> list[int]:
    path = [start]
    for colour in route:
        path.append(int(board.beyond(colour, path[-1])))
    return path


def voyage(board: Board, found: Sequence[Sailing]) -> list[Stop]:
    names = board.names
    start = names[found[0].path[0]]
    stops = [Stop(0, start, [], [Event("end-start", {"island": start})])]
    for each in found:
        stops.append(Stop(each.round, names[each.path[-1]], [names[island] for island in each.path[1:-1]], each.events))
    return stops
