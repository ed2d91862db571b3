"""Boards of Ulysses: the default board, other boards, and reasons for refusing one (U1.1, U1.5).

The checks for boards of all games are tested in tests/games/test_boards.py.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from pelagos.games.ulysses.board import COLOURS, TROY, Board, colour_name, parse
from tests.kit.games.boards import board_refusal, board_text, loaded
from tests.kit.games.every_game import find
from tests.kit.games.random_play import random_match

Data = dict[str, Any]
TEXT = board_text("ulysses")
refusal = partial(board_refusal, "ulysses")


def data() -> Data:
    """Return a copy of the default board that a test may change."""
    found: Data = json.loads(TEXT)
    return found


def default() -> Board:
    return parse(TEXT)


def renamed(old: str, new: str) -> Data:
    """Return the default board with one place renamed everywhere."""
    found: Data = json.loads(TEXT.replace(f'"{old}"', json.dumps(new)))
    return found


# ---- the board that comes with the game
def test_default_has_nine_places_a_colour_and_troy() -> None:
    """U1.1"""
    board = default()
    assert len(board.names) == 37
    assert [colour_name(place) for place in range(36)] == [colour for colour in COLOURS for _ in range(9)]
    assert board.names[TROY] == "troy"
    assert colour_name(TROY) == "none"


def test_default_colours_are_those_of_its_file() -> None:
    """U1.1"""
    places = data()["places"]
    for number, name in enumerate(default().names[:36]):
        assert places[name]["colour"] == colour_name(number)


def test_default_has_three_to_six_routes_a_place_and_three_at_troy() -> None:
    """U1.1"""
    board = default()
    degrees = [len(board.neighbours(place)) for place in range(37)]
    assert degrees[TROY] == 3
    assert min(degrees) == 3
    assert max(degrees) <= 6
    assert sum(degrees) == 2 * len(data()["routes"])


def test_routes_go_both_ways() -> None:
    """U1.1"""
    board = default()
    for place in range(37):
        assert board.neighbours(place) == sorted(set(board.neighbours(place)))
        assert all(place in board.neighbours(other) for other in board.neighbours(place))


def test_default_has_the_nine_routes_of_the_examples() -> None:
    """U1.5: the worked examples prove these routes."""
    board = default()
    proven = data()["proven"]
    assert len(proven) == 9
    assert ["libya", "dido"] in proven
    assert ["sibyl", "elysium"] in proven
    for a, b in proven:
        assert board.number[b] in board.neighbours(board.number[a]), (a, b)


def test_default_keeps_the_fifteen_printed_names() -> None:
    """U1.5"""
    assert sum(place["printed"] is not None for place in data()["places"].values()) == 15


def test_default_has_violet_next_to_troy() -> None:
    """U1.5"""
    assert {colour_name(place) for place in default().neighbours(TROY)} == {"violet"}


def test_default_says_that_it_is_a_reconstruction() -> None:
    """U1.5"""
    origin = default().origin
    assert "Reconstructed" in origin
    assert "not in the rule texts" in origin
    assert "reconstruction" in find("ulysses").rules["U1.5"]


# ---- other boards
def test_another_board_can_be_played(tmp_path: Path) -> None:
    """U1.1: any valid map."""
    content = renamed("ithaca", "ithaki") | {"name": "Upside down"}
    content["places"] = dict(reversed(content["places"].items()))
    game = loaded("ulysses", content, tmp_path)
    assert game.board_name == "Upside down"
    assert game.board_mark != find("ulysses").board_mark
    assert game.read("propose ithaki") != find("ulysses").read("propose ithaca")
    match = random_match(game, 3, 1)
    assert match.is_over
    assert len(match.winners) == 1


def test_mark_depends_on_everything_that_play_depends_on() -> None:
    """Place names, their order and routes change it; the name, the origin and the drawing of the board do not."""
    drawn = data() | {"name": "Other", "origin": "Elsewhere"}
    for place in drawn["places"].values():
        place["lon"] = 0
    drawn["routes"] = [[b, a] for a, b in reversed(drawn["routes"])]
    assert parse(json.dumps(drawn)).mark == default().mark
    shorter = data()
    shorter["routes"].remove(
        next(route for route in shorter["routes"] if all(len(routes_of(end)) > 3 for end in route))
    )
    assert parse(json.dumps(shorter)).mark != default().mark
    assert parse(json.dumps(renamed("ithaca", "ithaki"))).mark != default().mark


# ---- invalid boards: the error says where and why
def routed(change: Callable[[list[list[str]]], object]) -> Data:
    found = data()
    change(found["routes"])
    return found


def routes_of(name: str) -> list[list[str]]:
    return [route for route in data()["routes"] if name in route]


def far_from(name: str) -> list[str]:
    """Places without a route to this one."""
    near = {end for route in routes_of(name) for end in route}
    return [other for other in data()["places"] if other not in near | {"troy", name}]


def test_unknown_place_in_a_route_is_refused() -> None:
    """U1.1"""
    assert refusal(routed(lambda routes: routes.append(["troy", "narnia"]))) == (
        "narnia: is in a route but is not among the places"
    )


def test_too_few_routes_are_refused() -> None:
    """U1.1"""
    name = next(name for name in data()["places"] if name != "troy" and len(routes_of(name)) == 3)
    route = next(route for route in routes_of(name) if all(end == name or len(routes_of(end)) > 3 for end in route))
    assert refusal(routed(lambda routes: routes.remove(route))) == f"{name}: has 2 routes and needs 3 to 6 (U1.1)"


def test_place_without_routes_is_refused() -> None:
    """U1.1"""
    first = default().names[0]
    lonely = routed(lambda routes: routes.__setitem__(slice(None), [route for route in routes if first not in route]))
    assert refusal(lonely) == f"{first}: has 0 routes and needs 3 to 6 (U1.1)"


def test_too_many_routes_are_refused() -> None:
    """U1.1"""
    first = default().names[0]
    count = 7 - len(routes_of(first))
    crowded = routed(lambda routes: routes.extend([first, other] for other in far_from(first)[-count:]))
    assert refusal(crowded) == f"{first}: has 7 routes and needs 3 to 6 (U1.1)"


def test_fourth_route_at_the_start_is_refused() -> None:
    """U1.1"""
    other = next(name for name in far_from("troy") if len(routes_of(name)) < 6)
    assert refusal(routed(lambda routes: routes.append(["troy", other]))) == (
        "troy: is the start and needs exactly 3 routes, not 4 (U1.1)"
    )


def test_other_than_nine_places_of_a_colour_are_refused() -> None:
    """U1.1"""
    spoilt = data()
    spoilt["places"]["ithaca"]["colour"] = "violet"
    assert refusal(spoilt) == "violet: has 10 places and needs 9 (U1.1)"
    del spoilt["places"]["ithaca"]
    assert refusal(spoilt) == "green: has 8 places and needs 9 (U1.1)"


def test_board_in_two_parts_is_refused() -> None:
    """U1.1: every place has three to six routes, but no route joins the two parts."""
    names = default().names
    cut = data()
    near = [*names[:9], "troy"]  # ten with troy, 27 without: each part a ring with chords
    cut["routes"] = ring(near) + ring(list(names[9:36]))
    assert refusal(cut) == f"{names[9]}: cannot be reached from troy"


def ring(names: list[str]) -> list[list[str]]:
    """Join each place to the next two. One chord is left out, so the last place has three routes."""
    n = len(names)
    routes = [[names[i], names[(i + 1) % n]] for i in range(n)]
    routes += [[names[i], names[(i + 2) % n]] for i in range(n)]
    return [route for route in routes if route != [names[n - 1], names[1]]]


def test_route_named_twice_is_refused() -> None:
    a, b = data()["routes"][0]
    assert refusal(routed(lambda routes: routes.append([a, b]))) == f"{a}: its route to {b} is listed twice"
    assert refusal(routed(lambda routes: routes.append([b, a]))) == f"{b}: its route to {a} is listed twice"


def test_route_to_itself_is_refused() -> None:
    assert refusal(routed(lambda routes: routes.append(["ithaca", "ithaca"]))) == "ithaca: has a route to itself"


def test_start_with_a_colour_is_refused() -> None:
    """U1.1"""
    spoilt = data()
    spoilt["places"]["troy"]["colour"] = "red"
    assert refusal(spoilt) == "troy: is the start and may have no colour (U1.1)"


def test_missing_start_is_refused() -> None:
    """U1.1"""
    spoilt = data()
    del spoilt["places"]["troy"]
    assert refusal(spoilt) == "troy: is named as the start but is not among the places"
    assert refusal(data() | {"start": "narnia"}) == "narnia: is named as the start but is not among the places"


@pytest.mark.parametrize("colour", [None, "pink", "", 3, True, ["violet"], {"violet": 1}])
def test_place_without_a_valid_colour_is_refused(colour: object) -> None:
    """U1.1"""
    spoilt = data()
    spoilt["places"]["ithaca"]["colour"] = colour
    assert refusal(spoilt) == "ithaca: needs a colour, one of violet, green, red, blue"


@pytest.mark.parametrize("place", [None, 5, "green", ["green"], {}])
def test_place_that_is_not_an_object_is_refused(place: object) -> None:
    spoilt = data()
    spoilt["places"]["ithaca"] = place
    assert refusal(spoilt) == "ithaca: needs a colour, one of violet, green, red, blue"


@pytest.mark.parametrize(
    "name",
    ["zeus", *COLOURS],
)
def test_reserved_name_is_refused(name: str) -> None:
    assert refusal(renamed("ithaca", name)).startswith(
        f"{name!r}: a place's name is one word of lower-case letters a-z"
    )


@pytest.mark.parametrize("name", ["objection", "temple", "wind", "plague", "pandora"])
def test_place_named_like_a_card_is_refused(name: str) -> None:
    """Otherwise `+wind` in a record could be a card or a goal."""
    assert refusal(renamed("ithaca", name)).startswith(
        f"{name!r}: a place's name is one word of lower-case letters a-z"
    )


@pytest.mark.parametrize(
    "route", [None, "troyithaca", [], ["troy"], ["troy", "ithaca", "delos"], ["troy", 5], [[], []]]
)
def test_route_that_is_not_a_pair_is_refused(route: object) -> None:
    said = refusal(routed(lambda routes: routes.insert(0, route)))  # type: ignore[arg-type]
    assert said == f"{json.dumps(route)}: a route is a list of two place names"
