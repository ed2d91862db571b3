"""The end of a game: the goals and hands of all seats, the voyage, and the moments to remember (core/ending.py)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from pelagos.core.ending import Candidate, Ending, Standing, Stop, best_moments, last_change_of_lead, ranks
from pelagos.core.game import CHANCE, PUBLIC, Entry, Event, State
from pelagos.games.ulysses.actions import KINDS, LAY, N_KINDS
from pelagos.games.ulysses.board import Board
from pelagos.games.ulysses.position import NOWHERE, PER_SEAT
from pelagos.games.ulysses.rules import Rules
from pelagos.games.ulysses.view import View

LEAST_CARDS = 4  # of a discussion that is worth telling
LEAST_VOYAGES = 4  # without a goal, that are worth telling


class Arrival(NamedTuple):
    turn: int
    place: str
    side: str
    steerer: int  # whose disk the ship went to
    party: frozenset[int]  # the seats of that side
    cards: int  # laid in the discussion, by all sides
    events: list[Event]

    @property
    def reveals(self) -> list[tuple[int, str]]:
        """Return the goals that were reached, each with its seat."""
        return [(event.args["seat"], event.args["place"]) for event in self.events if event.name == "reveals"]


def ending(game: Any, board: Board, states: Sequence[Rules], entries: Sequence[Entry]) -> Ending:
    last, found = states[-1], list(arrivals(game, states, entries))
    place = board.names[states[0].ship]
    start = Stop(0, place, [], [Event("end-start", {"place": place})])
    voyage = [Stop(each.turn, each.place, [], each.events) for each in found]
    why = [Event("wins", {"seat": int(last.winner)})]
    ranked = standings(game, board, last, found, entries)
    return Ending(why, ranked, [start, *voyage], best_moments(moments(found, last)))


# ---- the voyage
def arrivals(game: Any, states: Sequence[Rules], entries: Sequence[Entry]) -> Iterator[Arrival]:
    """Yield all arrivals. Whose disk is whose follows from the moves of the discussion."""
    parties: dict[str, list[int]] = {}  # by side: the seats, the owner of the disk first
    cards = 0
    for before, entry, after in zip(states, entries, states[1:], strict=False):
        if entry.seat == CHANCE:
            continue
        action = game.table[entry.actions[0]]
        if action.verb == "propose":
            parties, cards = {"blue": [entry.seat]}, 0
        elif action.verb in ("object", "black", "support"):
            side = {"object": "red", "black": "black"}.get(action.verb, action.what)
            parties.setdefault(side, []).append(entry.seat)
        cards += sum(LAY <= each < LAY + N_KINDS for each in entry.actions) if before.blue != NOWHERE else 0
        if before.blue != NOWHERE and after.blue == NOWHERE:
            events = arrival_events(game, before, entry, after)
            place, side = events[0].args["place"], events[0].args["side"]
            party = parties[side]
            yield Arrival(int(before.turn), place, side, party[0], frozenset(party), cards, events)


def arrival_events(game: Any, before: State, entry: Entry, after: State) -> list[Event]:
    """Return what the log told everybody of an arrival, the arrival first."""
    views = [game.view(state, PUBLIC) for state in (before, after)]
    told = game.tell(views[0], game.mask_entry(entry, PUBLIC), views[1])
    return [event for event in told if event.name in ("arrives", "reveals")]


# ---- standings
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
        made.append(Standing(seat, rank[seat], points[seat], PER_SEAT, told))
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


# ---- moments
def moments(found: Sequence[Arrival], last: Rules) -> Iterator[Candidate]:
    """Yield all moments that might be told. The weights say which one is the more interesting."""
    for each in found:
        for seat, place in each.reveals:
            if seat not in each.party:
                weight = 100 if each is found[-1] else 60
                gift = {"seat": each.steerer, "other": seat, "place": place}
                yield Candidate(weight, each.turn, Event("moment-gift", gift))
        if each.cards >= LEAST_CARDS:
            args = {"cards": each.cards, "place": each.place, "side": each.side}
            yield Candidate(40 + each.cards, each.turn, Event("moment-discussion", args))
    if not found[-1].cards:
        yield Candidate(45, found[-1].turn, Event("moment-unopposed", {"place": found[-1].place}))
    yield from lead(found, int(last.seats))
    yield from drought(found)
    first = next((each for each in found if each.reveals), None)
    if first:
        seat, place = first.reveals[0]
        yield Candidate(10, first.turn, Event("moment-first", {"seat": seat, "place": place}))


def lead(found: Sequence[Arrival], seats: int) -> Iterator[Candidate]:
    """Yield the last change of the lead, by the goals that lie open."""
    points = [0] * seats
    totals: list[tuple[int, list[int]]] = []
    for each in found:
        for seat, _ in each.reveals:
            points[seat] += 1
            totals.append((each.turn, points.copy()))
    change = last_change_of_lead(totals)
    if change:
        turn, seat, other = change
        goals = next(each[seat] for when, each in reversed(totals) if when == turn)
        yield Candidate(50, turn, Event("moment-lead", {"seat": seat, "other": other, "count": goals}))


def drought(found: Sequence[Arrival]) -> Iterator[Candidate]:
    """Yield each run of voyages to places that were nobody's goal."""
    count = 0
    for each in found:
        count = 0 if each.reveals else count + 1
        if count >= LEAST_VOYAGES:
            yield Candidate(20 + count, each.turn, Event("moment-drought", {"count": count}))
