"""The end of a game: the tasks and hands of all seats, the voyage, and the moments to remember (core/ending.py)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from pelagos.core.ending import Candidate, Ending, Standing, Stop, best_moments, last_change_of_lead, ranks
from pelagos.core.game import CHANCE, LETTERS, PUBLIC, Entry, Event
from pelagos.games.odysseus.actions import GODS, KINDS
from pelagos.games.odysseus.board import Board
from pelagos.games.odysseus.rules import GOAL, Rules
from pelagos.games.odysseus.view import View

LEAST_CARDS = 6  # of a round that is worth telling
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


def ending(game: Any, board: Board, states: Sequence[Rules], entries: Sequence[Entry]) -> Ending:
    last, found = states[-1], list(sailings(game, board, states, entries))
    why = [*tie(board, last), Event("wins", {"seats": winners(last), "reason": reason(last)})]
    told = best_moments(moments(game, board, states, entries, found))
    return Ending(why, standings(game, board, last), voyage(board, found), told)


def winners(last: Rules) -> list[int]:
    return [seat for seat in range(last.seats) if (last.winners >> seat) & 1]


def reason(last: Rules) -> str:
    """Return why the game ended (O8.1, O8.4), as the log says it."""
    if last.most_points() >= GOAL:
        return "goal"
    return "disks" if last.disks_left() == 0 else "idle"


def tie(board: Board, last: Rules) -> list[Event]:
    """O8.3: say so if another seat has as many points and the last adventure decided."""
    points = [int(last.points(seat)) for seat in range(last.seats)]
    if points.count(max(points)) == len(winners(last)):
        return []
    return [Event("end-tie", {"adventure": board.adventures[last.last]})]


# ---- the voyage
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


# ---- standings
def standings(game: Any, board: Board, last: Rules) -> list[Standing]:
    points = [int(last.points(seat)) for seat in range(last.seats)]
    rank = ranks(last.scores(), points)
    made = [
        Standing(seat, rank[seat], points[seat], GOAL, lines(board, game.view(last, seat)))
        for seat in range(last.seats)
    ]
    return sorted(made, key=lambda each: (each.rank, each.seat))


def lines(board: Board, view: View) -> list[Event]:
    """Return the adventures of the viewer's task and what they brought, what is missing, and the hand."""
    task, points = board.tasks[view.tasks[view.who]], view.points[view.who]
    worths = sorted([(-worth, i) for i, worth in enumerate(task) if worth])
    found = [adventure_line(board, i, -worth, view.done[i]) for worth, i in worths]
    if points < GOAL:
        found.append(Event("end-missing", {"count": GOAL - points}))
    cards = [KINDS[kind] for kind, count in enumerate(view.hand) for _ in range(count)]
    found.append(Event("end-hand", {"cards": cards}) if cards else Event("end-no-hand", {}))
    return found


def adventure_line(board: Board, adventure: int, worth: int, count: int) -> Event:
    args = {"adventure": board.adventures[adventure], "worth": worth, "count": count, "total": worth * count}
    return Event("end-adventure", args)


# ---- moments
def moments(
    game: Any, board: Board, states: Sequence[Rules], entries: Sequence[Entry], found: Sequence[Sailing]
) -> Iterator[Candidate]:
    """Yield all moments that might be told. The weights say which one is the more interesting."""
    yield from last_adventure(board, found)
    yield from lead(found)
    for each in found:
        yield from turned(board, each)
        cards = int(each.before.played_cards())
        if cards >= LEAST_CARDS:
            yield Candidate(20 + cards, each.round, Event("moment-contested", {"cards": cards}))
    yield from deeds(game, states, entries)


def last_adventure(board: Board, found: Sequence[Sailing]) -> Iterator[Candidate]:
    """Yield the adventure that won the game, with the winner's points before and after it."""
    last = found[-1]
    if last.after.most_points() < GOAL or not last.has_completed:
        return
    for seat in winners(last.after):
        adventure = board.adventures[last.after.last]
        args = {"seat": seat, "adventure": adventure}
        args |= {"count": int(last.before.points(seat)), "total": int(last.after.points(seat))}
        yield Candidate(45, last.round, Event("moment-last", args))


def lead(found: Sequence[Sailing]) -> Iterator[Candidate]:
    """Yield the last change of the lead. Nobody could see it then: the tasks were secret."""
    totals = [(each.round, [int(each.after.points(seat)) for seat in range(each.after.seats)]) for each in found]
    change = last_change_of_lead(totals)
    if change:
        turn, seat, other = change
        points = dict(totals)[turn]
        args = {"seat": seat, "other": other, "count": points[seat], "total": points[other]}
        yield Candidate(50, turn, Event("moment-lead", args))


def turned(board: Board, each: Sailing) -> Iterator[Candidate]:
    """Yield a movement whose end the face-down cards changed."""
    if not each.before.downs:
        return
    seen = path_of(board, each.path[0], each.before.course())[-1]
    if seen != each.path[-1]:
        args = {"seat": int(each.before.down_owner), "island": board.names[each.path[-1]]}
        yield Candidate(70, each.round, Event("moment-turned", args))


def deeds(game: Any, states: Sequence[Rules], entries: Sequence[Entry]) -> Iterator[Candidate]:
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
            yield Candidate(40 + late, int(state.round), event)
        elif action.verb == "block":
            args = {"seat": entry.seat, "user": int(state.user), "god": GODS[state.power]}
            yield Candidate(30 + late, int(state.round), Event("moment-block", args))
