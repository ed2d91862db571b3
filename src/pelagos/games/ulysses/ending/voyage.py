"""The voyage, arrival by arrival."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from pelagos.core.game import CHANCE, PUBLIC, Entry, Event, State
from pelagos.games.ulysses.actions import LAY, N_KINDS
from pelagos.games.ulysses.position import NOWHERE
from pelagos.games.ulysses.rules import Rules


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
