"""The map of Ulysses: places, colours and routes, as data (U1.1, U1.5)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from importlib import resources
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pelagos.core.game import Impossible

COLOURS: Final = ("violet", "green", "red", "blue")
PER_COLOUR: Final = 9
GOALS: Final = 36  # coloured places come first, nine a colour; the start has the last number
TROY: Final = 36
PLACES: Final = 37
LEAST_ROUTES: Final = 3
MOST_ROUTES: Final = 6
RESERVED: Final = ("violet", "green", "red", "blue", "zeus")  # words that follow a verb as places do
DEFAULT: Final = "mediterranean"


class Board:
    """A map that has passed every check. Place p < 36 has colour p // 9; the start is place 36."""

    def __init__(self, data: Mapping[str, Any], names: Sequence[str], routes: Sequence[tuple[int, int]]) -> None:
        self.data = data  # kept whole, for those who draw it
        self.name: str = data["name"]
        self.origin: str = data["origin"]
        self.names = tuple(names)
        self.number = {name: i for i, name in enumerate(names)}
        self.mark = mark(names, routes)
        near: list[list[int]] = [[] for _ in names]
        for a, b in routes:
            near[a].append(b)
            near[b].append(a)
        self.degree: vec[u8] = vec[u8]([u8(len(found)) for found in near])
        self.routes: vec[u8] = vec[u8](
            [u8(q) for found in near for q in (sorted(found) + [0] * MOST_ROUTES)[:MOST_ROUTES]]
        )

    def neighbours(self, place: int) -> list[int]:
        return [int(self.neighbour(place, i)) for i in range(self.degree_of(place))]

    def degree_of(self, place: i64) -> i64:
        return i64(self.degree[place])

    def neighbour(self, place: i64, i: i64) -> i64:
        """The i-th neighbour, ascending."""
        return i64(self.routes[place * MOST_ROUTES + i])


def colour_name(place: int) -> str:
    """The colour of a place, in words; the start has none."""
    return COLOURS[place // PER_COLOUR] if place < GOALS else "none"


def mark(names: Sequence[str], routes: Sequence[tuple[int, int]]) -> str:
    """A short hash of what play depends on: the names in order and the routes. Art and origin may change."""
    play = [list(names), sorted([min(r), max(r)] for r in routes)]
    return hashlib.sha256(json.dumps(play).encode()).hexdigest()[:16]


def load(path: str | None = None) -> Board:
    """The board of a file, or the one that comes with the game. Raises Impossible with place and reason."""
    if path is None:
        text = resources.files("pelagos.games.ulysses").joinpath(f"boards/{DEFAULT}.json").read_text("utf-8")
    else:
        try:
            text = Path(path).read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise Impossible(f"{path}: cannot be read as text: {error}") from None
    return parse(text)


def parse(text: str) -> Board:
    try:
        data = json.loads(text, object_pairs_hook=no_repeats)
    except (json.JSONDecodeError, RecursionError) as error:
        raise Impossible(f"the board is not JSON: {error}") from None
    if not isinstance(data, dict):
        raise Impossible("the board must be a JSON object with name, origin, start, places and routes")
    for key, kind in (("name", str), ("origin", str), ("start", str), ("places", dict), ("routes", list)):
        if not isinstance(data.get(key), kind):
            raise Impossible(f"the board needs '{key}' as a JSON {words[kind]}")
    if data.get("game") != "ulysses":
        raise Impossible('the board must say "game": "ulysses"')
    names = order(data["places"], data["start"])
    routes = read_routes(data["routes"], {name: i for i, name in enumerate(names)})
    check_degrees(names, routes)
    check_connected(names, routes)
    return Board(data, names, routes)


words: Final[dict[type, str]] = {str: "string", dict: "object", list: "list"}


def no_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise Impossible(f"{key}: stands twice in the board file")
        found[key] = value
    return found


def order(places: Mapping[str, Any], start: str) -> list[str]:
    """The names by colour, then as the file has them, then the start."""
    by_colour: dict[str, list[str]] = {colour: [] for colour in COLOURS}
    for name, place in places.items():
        check_name(name)
        colour = place.get("colour") if isinstance(place, dict) else None
        if name == start:
            if colour is not None:
                raise Impossible(f"{name}: is the start and may have no colour (U1.1)")
        elif colour in by_colour:
            by_colour[colour].append(name)
        else:
            raise Impossible(f"{name}: needs a colour, one of {', '.join(COLOURS)}")
    if start not in places:
        raise Impossible(f"{start}: is named as the start but is not among the places")
    for colour, names in by_colour.items():
        if len(names) != PER_COLOUR:
            raise Impossible(f"{colour}: has {len(names)} places and needs {PER_COLOUR} (U1.1)")
    return [name for names in by_colour.values() for name in names] + [start]


def check_name(name: str) -> None:
    """Names are one lower-case word, since the notation is words with spaces between."""
    if not (name.isascii() and name.isalpha() and name.islower()) or name in RESERVED:
        raise Impossible(f"{name!r}: a place's name is one word of small letters a-z, no colour, and not zeus")


def read_routes(rows: Sequence[Any], number: Mapping[str, int]) -> list[tuple[int, int]]:
    routes: list[tuple[int, int]] = []
    for row in rows:
        if not (isinstance(row, list) and len(row) == 2 and all(isinstance(end, str) for end in row)):
            raise Impossible(f"{json.dumps(row)[:60]}: a route is a list of two place names")
        for end in row:
            if end not in number:
                raise Impossible(f"{end}: is in a route but is not among the places")
        a, b = sorted((number[row[0]], number[row[1]]))
        if a == b:
            raise Impossible(f"{row[0]}: has a route to itself")
        if (a, b) in routes:
            raise Impossible(f"{row[0]}: its route to {row[1]} stands twice")
        routes.append((a, b))
    return routes


def check_degrees(names: Sequence[str], routes: Sequence[tuple[int, int]]) -> None:
    for i, name in enumerate(names):
        degree = sum(i in route for route in routes)
        if not LEAST_ROUTES <= degree <= MOST_ROUTES:
            raise Impossible(f"{name}: has {degree} routes and needs {LEAST_ROUTES} to {MOST_ROUTES} (U1.1)")
        if i == TROY and degree != LEAST_ROUTES:
            raise Impossible(f"{name}: is the start and needs exactly {LEAST_ROUTES} routes, not {degree} (U1.1)")


def check_connected(names: Sequence[str], routes: Sequence[tuple[int, int]]) -> None:
    reached = {TROY}
    grown = True
    while grown:
        grown = False
        for a, b in routes:
            if (a in reached) != (b in reached):
                reached |= {a, b}
                grown = True
    for i, name in enumerate(names):
        if i not in reached:
            raise Impossible(f"{name}: cannot be reached from {names[TROY]}")
