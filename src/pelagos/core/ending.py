"""What is told of a finished game: all secrets, how near each seat was, the voyage and the moments to remember.

Not compiled, like entry.py: these values are msgspec Structs.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Struct

from pelagos.core.entry import Event

MOMENTS = 3


class Standing(Struct, frozen=True):
    """How one seat stood at the end, with its secrets."""

    seat: int
    rank: int  # 1 for the winners; equal seats share a rank
    points: int
    goal: int  # the points that win; 0 if the game has no such number
    lines: list[Event]


class Stop(Struct, frozen=True):
    """A place where the ship stayed."""

    turn: int  # or round; 0 for the start
    place: str
    via: list[str]  # the places that it passed on its way there
    events: list[Event]  # what the log told


class Moment(Struct, frozen=True):
    turn: int  # or round
    event: Event


class Ending(Struct, frozen=True):
    why: list[Event]  # why the winners won
    standings: list[Standing]  # the best first
    voyage: list[Stop]  # in the order of the voyage; [] for a game without a ship
    moments: list[Moment]  # the most interesting first
    finished: int = 0  # when, in milliseconds since 1970; 0 if that is not known


class PossibleMoment(NamedTuple):
    """A moment that might be told. The more interesting it is, the greater is its weight."""

    weight: int
    turn: int
    event: Event


def best_moments(candidates: Iterable[PossibleMoment]) -> list[Moment]:
    """Return the most interesting moments, one of each kind at most."""
    kinds: dict[str, PossibleMoment] = {}
    for each in candidates:
        known = kinds.get(each.event.name)
        if known is None or each.weight > known.weight:
            kinds[each.event.name] = each
    best = sorted(kinds.values(), key=lambda each: (-each.weight, each.turn))
    return [Moment(each.turn, each.event) for each in best[:MOMENTS]]


def ranks(scores: list[float], points: list[int]) -> list[int]:
    """Return the rank of each seat. Winners are before all others, then points count."""
    keys = [(score > 0, each) for score, each in zip(scores, points, strict=True)]
    return [1 + sum(other > key for other in keys) for key in keys]


def last_change_of_lead(totals: Iterable[tuple[int, list[int]]]) -> tuple[int, int, int] | None:
    """Return when a seat last took the lead that another one had, that seat, and the other. A shared lead is none.

    `totals` are the points of all seats after each change, each with its turn.
    """
    found, last = None, -1
    for turn, points in totals:
        leaders = [seat for seat, each in enumerate(points) if each == max(points)]
        if len(leaders) != 1:
            continue
        if last not in (-1, leaders[0]):
            found = turn, leaders[0], last
        last = leaders[0]
    return found
