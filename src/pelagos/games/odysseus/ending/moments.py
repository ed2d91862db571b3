"""The moments that might be told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from pelagos.core.ending import PossibleMoment, last_change_of_lead
from pelagos.core.game import CHANCE, LETTERS, Entry, Event
from pelagos.games.odysseus.actions import GODS
from pelagos.games.odysseus.board import Board
from pelagos.games.odysseus.ending.voyage import Sailing, path_of, winners
from pelagos.games.odysseus.rules import Rules

LEAST_CARDS = 6  # of a round that is worth telling


def moments(
    game: Any, board: Board, states: Sequence[Rules], entries: Sequence[Entry], found: Sequence[Sailing]
) -> Iterator[PossibleMoment]:
    """Yield all moments that might be told. The weights say which one is the more interesting."""
    yield from last_adventure(board, found)
    yield from lead(found)
    for each in found:
        yield from turned(board, each)
        cards = int(each.before.played_cards())
        if cards >= LEAST_CARDS:
            yield PossibleMoment(20 + cards, each.round, Event("moment-contested", {"cards": cards}))
    yield from deeds(game, states, entries)


def last_adventure(board: Board, found: Sequence[Sailing]) -> Iterator[PossibleMoment]:
    """Yield the adventure that won the game, with the winner's points before and after it."""
    last = found[-1]
    if last.after.most_points() < board.goal or not last.has_completed:
        return
    for seat in winners(last.after):
        adventure = board.adventures[last.after.last]
        args = {"seat": seat, "adventure": adventure}
        args |= {"count": int(last.before.points(seat)), "total": int(last.after.points(seat))}
        yield PossibleMoment(45, last.round, Event("moment-last", args))


def lead(found: Sequence[Sailing]) -> Iterator[PossibleMoment]:
    """Yield the last change of the lead. Nobody could see it then: the tasks were secret."""
    totals = [(each.round, [int(each.after.points(seat)) for seat in range(each.after.seats)]) for each in found]
    change = last_change_of_lead(totals)
    if change:
        turn, seat, other = change
        points = dict(totals)[turn]
        args = {"seat": seat, "other": other, "count": points[seat], "total": points[other]}
        weight = 15 if turn == found[-1].round else 50  # the last adventure tells more
        yield PossibleMoment(weight, turn, Event("moment-lead", args))


def turned(board: Board, each: Sailing) -> Iterator[PossibleMoment]:
    """Yield a movement whose end the face-down cards changed."""
    if not each.before.downs:
        return
    seen = path_of(board, each.path[0], each.before.course())[-1]
    if seen != each.path[-1]:
        args = {"seat": int(each.before.down_owner), "island": board.names[each.path[-1]]}
        yield PossibleMoment(70, each.round, Event("moment-turned", args))


def deeds(game: Any, states: Sequence[Rules], entries: Sequence[Entry]) -> Iterator[PossibleMoment]:
    """Yield trades and blocked powers. The later they come, the more they weigh."""
    for number, (state, entry) in enumerate(zip(states, entries, strict=False)):
        late = 10 * number // len(entries)
        if entry.seat == CHANCE:
            continue
        action = game.table[entry.actions[0]]
        if action.verb == "trade":
            other = LETTERS.index(action.what)
            gods = {"mine": GODS[state.god(entry.seat)], "theirs": GODS[state.god(other)]}
            event = Event("moment-trade", {"seat": entry.seat, "other": other, **gods})
            yield PossibleMoment(40 + late, int(state.round), event)
        elif action.verb == "block":
            args = {"seat": entry.seat, "user": int(state.user), "god": GODS[state.power]}
            yield PossibleMoment(30 + late, int(state.round), Event("moment-block", args))
