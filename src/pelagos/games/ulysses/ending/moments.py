"""The moments that might be told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pelagos.core.ending import PossibleMoment, last_change_of_lead
from pelagos.core.game import Event
from pelagos.games.ulysses.ending.voyage import Arrival
from pelagos.games.ulysses.rules import Rules

LEAST_CARDS = 4  # of a discussion that is worth telling
LEAST_VOYAGES = 4  # without a goal, that are worth telling


def moments(found: Sequence[Arrival], last: Rules) -> Iterator[PossibleMoment]:
    """Yield all moments that might be told. The weights say which one is the more interesting."""
    for each in found:
        for seat, place in each.reveals:
            if seat not in each.party:
                weight = 100 if each is found[-1] else 60
                gift = {"seat": each.steerer, "other": seat, "place": place}
                yield PossibleMoment(weight, each.turn, Event("moment-gift", gift))
        if each.cards >= LEAST_CARDS:
            args = {"cards": each.cards, "place": each.place, "side": each.side}
            yield PossibleMoment(40 + each.cards, each.turn, Event("moment-discussion", args))
    if not found[-1].cards:
        yield PossibleMoment(45, found[-1].turn, Event("moment-unopposed", {"place": found[-1].place}))
    yield from lead(found, last)
    yield from drought(found)
    first = next((each for each in found if each.reveals), None)
    if first:
        seat, place = first.reveals[0]
        yield PossibleMoment(10, first.turn, Event("moment-first", {"seat": seat, "place": place}))


def lead(found: Sequence[Arrival], last: Rules) -> Iterator[PossibleMoment]:
    """Yield the last change of the lead, by the goals that lie open."""
    points = [0] * int(last.seats)
    totals: list[tuple[int, list[int]]] = []
    for each in found:
        for seat, _ in each.reveals:
            points[seat] += 1
            totals.append((each.turn, points.copy()))
    change = last_change_of_lead(totals)
    if change:
        turn, seat, other = change
        goals = next(each[seat] for when, each in reversed(totals) if when == turn)
        weight = 15 if goals == last.board.goals_each else 50  # the last goal wins anyway
        yield PossibleMoment(weight, turn, Event("moment-lead", {"seat": seat, "other": other, "count": goals}))


def drought(found: Sequence[Arrival]) -> Iterator[PossibleMoment]:
    """Yield each run of voyages to places that were no player's goal."""
    count = 0
    for each in found:
        count = 0 if each.reveals else count + 1
        if count >= LEAST_VOYAGES:
            yield PossibleMoment(20 + count, each.turn, Event("moment-drought", {"count": count}))
