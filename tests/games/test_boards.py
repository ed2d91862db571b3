"""Board files of every game: an invalid file is refused with an error that says where and why."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pelagos.core.game import Game, InvalidInput
from pelagos.games import NAMES, load
from tests.kit.games.boards import board_refusal, board_text, parse_board
from tests.kit.games.every_game import every_game

Data = dict[str, Any]
PLACES = {"ulysses": ("places", "ithaca", "a place's name"), "odysseus": ("islands", "alpha", "an island's name")}
KINDS = {
    "ulysses": {"name": "string", "origin": "string", "start": "string", "places": "object", "routes": "list"},
    "odysseus": {
        "name": "string",
        "origin": "string",
        "islands": "object",
        "lines": "object",
        "adventures": "object",
        "tasks": "list",
    },
}


def data(game: Game) -> Data:
    """Return a copy of the default board that a test may change."""
    found: Data = json.loads(board_text(game.name))
    return found


def renamed(game: Game, new: str) -> str:
    """Return the default board with one place renamed everywhere."""
    return board_text(game.name).replace(f'"{PLACES[game.name][1]}"', json.dumps(new))


@every_game
def test_drawing_and_origin_do_not_change_the_mark(game: Game) -> None:
    """A record replays on any board that plays the same. Place names matter, because moves contain them."""
    drawn = json.dumps(data(game) | {"name": "Other", "origin": "Elsewhere", "size": [1, 1]})
    assert parse_board(game.name, drawn).mark == game.board_mark
    assert parse_board(game.name, renamed(game, "elsewhere")).mark != game.board_mark


# ---- names
@every_game
@pytest.mark.parametrize("name", ["", "Ithaca", "new ithaca", "ithaca2", "ithaca-one", "ιθακη", "+", "i\nthaca"])
def test_name_that_does_not_fit_the_notation_is_refused(game: Game, name: str) -> None:
    what = PLACES[game.name][2]
    said = board_refusal(game.name, renamed(game, name))
    assert said.startswith(f"{name!r}: {what} is one word of lower-case letters a-z")


@every_game
def test_very_long_place_name_is_refused(game: Game) -> None:
    """The length of a move is limited, so the length of a name is too."""
    said = board_refusal(game.name, renamed(game, "i" * 3000))
    assert f"{PLACES[game.name][2]} is " in said
    assert len(said) < 300


@every_game
@pytest.mark.parametrize("name", ["", " Sea", "Sea ", "Two\nlines", "bell\a", "x" * 41, "\ud800"])
def test_board_name_that_does_not_fit_a_record_is_refused(game: Game, name: str) -> None:
    assert "the board's name needs" in board_refusal(game.name, data(game) | {"name": name})


@every_game
def test_place_named_twice_is_refused(game: Game) -> None:
    key, place, _ = PLACES[game.name]
    twice = board_text(game.name).replace(f'"{key}": {{', f'"{key}": {{"{place}": [], ', 1)
    assert board_refusal(game.name, twice) == f"{place}: appears twice in the board file"


# ---- parts
@pytest.mark.parametrize(("name", "key"), [(name, key) for name in KINDS for key in KINDS[name]])
def test_missing_or_wrong_part_is_refused(name: str, key: str) -> None:
    spoilt = json.loads(board_text(name))
    wanted = f"the board needs '{key}' as a JSON {KINDS[name][key]}"
    for wrong in (None, 5, True):
        assert board_refusal(name, spoilt | {key: wrong}) == wanted
    del spoilt[key]
    assert board_refusal(name, spoilt) == wanted


@every_game
def test_board_of_another_game_is_refused(game: Game) -> None:
    wanted = f'the board must say "game": "{game.name}"'
    for other in (*NAMES, "chess", 5):
        if other != game.name:
            assert board_refusal(game.name, data(game) | {"game": other}) == wanted
    spoilt = data(game)
    del spoilt["game"]
    assert board_refusal(game.name, spoilt) == wanted


# ---- files
@every_game
@pytest.mark.parametrize("text", ["", "{", "not json", "CUT", "{'name': 1}", "BOM", "[" * 100_000])
def test_text_that_is_not_json_is_refused(game: Game, text: str) -> None:
    whole = board_text(game.name)
    text = {"CUT": whole[:-3], "BOM": "\ufeff" + whole}.get(text, text)
    assert board_refusal(game.name, text).startswith("the board is not JSON: ")


@every_game
def test_very_long_number_is_refused(game: Game) -> None:
    """Python refuses a number of 5,000 digits with an error of its own."""
    assert board_refusal(game.name, '{"name": ' + "9" * 5000 + "}").startswith("the board is not JSON: ")


@every_game
@pytest.mark.parametrize("text", ["null", "5", '"ulysses"', "[]", "NaN"])
def test_json_that_is_not_an_object_is_refused(game: Game, text: str) -> None:
    keys = list(KINDS[game.name])
    wanted = f"the board must be a JSON object with {', '.join(keys[:-1])} and {keys[-1]}"
    assert board_refusal(game.name, text) == wanted


@every_game
def test_file_that_cannot_be_read_is_refused(game: Game, tmp_path: Path) -> None:
    latin = tmp_path / "latin.json"
    latin.write_bytes(renamed(game, "ithac").replace("ithac", "ithacá").encode("latin-1"))
    for path in (latin, tmp_path / "missing.json", tmp_path):
        with pytest.raises(InvalidInput) as caught:
            load(game.name, str(path))
        assert str(caught.value).startswith(f"{path}: cannot be read as text: ")
