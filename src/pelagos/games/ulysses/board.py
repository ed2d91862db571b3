"""The map of Ulysses: places, colours and routes, as data (U1.1, U1.5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pelagos.core.game import InvalidInput, State
from pelagos.core.tabletop.board_file import (
    board_data,
    built_in,
    check_connected,
    check_name,
    check_numbers,
    mark_of,
    read_pairs,
)
from pelagos.games.ulysses.manifest import MANIFEST

COLOURS: Final = ("violet", "green", "red", "blue")
PER_COLOUR: Final = 9
GOALS: Final = 36  # coloured places come first, nine of each colour; the start has the last number
TROY: Final = 36
GOALS_EACH: Final = {"": 4, "first-voyage": 2}  # goals of each player, by variant (U2.1, U10.1)
PLACES: Final = 37
MIN_ROUTES: Final = 3
MAX_ROUTES: Final = 6
PARTS: Final = {"name": str, "origin": str, "start": str, "places": dict, "routes": list}
# Words that can appear in a move or a draw at the position of a place.
RESERVED: Final = ("violet", "green", "red", "blue", "objection", "temple", "wind", "plague", "zeus", "pandora")


class Board:
    """A map that has passed every check. Place p < 36 has colour p // 9; the start is place 36."""

    def __init__(self, data: Mapping[str, Any], names: Sequence[str], routes: Sequence[tuple[int, int]]) -> None:
        self.data = data  # the whole file, for programs that draw the board
        self.blanks: dict[int, State] = {}  # by number of seats: the state before the deal, to be copied
        self.goals_each: i64 = GOALS_EACH[""]  # the game sets this for its variant
        self.name: str = data["name"]
        self.origin: str = data["origin"]
        self.names = tuple(names)
        self.number = {name: i for i, name in enumerate(names)}
        self.mark = mark_of([list(names), sorted([list(route) for route in routes])])
        self.buffer: vec[i64] = vec[i64]([i64(0) for _ in range(PLACES)])  # the longest list of moves: all places
        near: list[list[int]] = [[] for _ in names]
        for a, b in routes:
            near[a].append(b)
            near[b].append(a)
        self.degree: vec[u8] = vec[u8]([u8(len(found)) for found in near])
        self.routes: vec[u8] = vec[u8](
            [u8(q) for found in near for q in (sorted(found) + [0] * MAX_ROUTES)[:MAX_ROUTES]]
        )

    def neighbours(self, place: int) -> list[int]:
        return [int(self.neighbour(place, i)) for i in range(self.degree_of(place))]

    def degree_of(self, place: i64) -> i64:
        return i64(self.degree[place])

    def neighbour(self, place: i64, i: i64) -> i64:
        """Return the i-th neighbour, in ascending order."""
        return i64(self.routes[place * MAX_ROUTES + i])


def colour_name(place: int) -> str:
    """Return the name of a place's colour, or "none" for the start."""
    return COLOURS[place // PER_COLOUR] if place < GOALS else "none"


def load(text: str | None = None) -> Board:
    """Return the board of a file with this text, by default the one that comes with the game."""
    return parse(built_in("pelagos.games.ulysses", MANIFEST.boards[0]) if text is None else text)


def parse(text: str) -> Board:
    """Check a board file. Raise InvalidInput if it is invalid."""
    data = board_data(text, "ulysses", PARTS)
    names = order(data["places"], data["start"])
    number = {name: i for i, name in enumerate(names)}
    routes = read_pairs(data["routes"], number, "route", "places")
    check_degrees(names, routes)
    check_connected(names, routes, TROY)
    return Board(data, names, routes)


def order(places: Mapping[str, Any], start: str) -> list[str]:
    """Return the place names by colour, in each colour in the order of the file, and the start last."""
    if start not in places:
        raise InvalidInput(f"{start}: is named as the start but is not among the places")
    by_colour: dict[str, list[str]] = {colour: [] for colour in COLOURS}
    for name, place in places.items():
        check_name(name, "a place's name", RESERVED)
        check_position(name, place)
        colour = place.get("colour") if isinstance(place, dict) else None
        if name == start:
            if colour is not None:
                raise InvalidInput(f"{name}: is the start and may have no colour (U1.1)")
        elif isinstance(colour, str) and colour in by_colour:
            by_colour[colour].append(name)
        else:
            raise InvalidInput(f"{name}: needs a colour, one of {', '.join(COLOURS)}")
    for colour, names in by_colour.items():
        if len(names) != PER_COLOUR:
            raise InvalidInput(f"{colour}: has {len(names)} places and needs {PER_COLOUR} (U1.1)")
    return [name for names in by_colour.values() for name in names] + [start]


def check_position(name: str, place: Any) -> None:
    """Check where a place is drawn. It may be left out: then the map is a ring."""
    if isinstance(place, dict) and ("lon" in place or "lat" in place):
        check_numbers(name, [place.get("lon")], -180, 180, "needs 'lon', its longitude")
        check_numbers(name, [place.get("lat")], -80, 80, "needs 'lat', its latitude")  # a Mercator map has no poles


def check_degrees(names: Sequence[str], routes: Sequence[tuple[int, int]]) -> None:
    for i, name in enumerate(names):
        degree = sum(i in route for route in routes)
        if not MIN_ROUTES <= degree <= MAX_ROUTES:
            raise InvalidInput(f"{name}: has {degree} routes and needs {MIN_ROUTES} to {MAX_ROUTES} (U1.1)")
        if i == TROY and degree != MIN_ROUTES:
            raise InvalidInput(f"{name}: is the start and needs exactly {MIN_ROUTES} routes, not {degree} (U1.1)")
