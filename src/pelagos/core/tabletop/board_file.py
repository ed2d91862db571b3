"""Reading board files: the checks that all games share. A board file holds a JSON object; errors say where and why."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from importlib import resources
from pathlib import Path
from typing import Any

from pelagos.core.game import LONGEST_NAME, InvalidInput, is_name

LONGEST_WORD = 24
KINDS: Mapping[type, str] = {str: "string", dict: "object", list: "list"}


def built_in(package: str, name: str) -> str:
    """Return the text of a board file that comes with a game."""
    return resources.files(package).joinpath(f"boards/{name}.json").read_text("utf-8")


def read_board(path: str) -> str:
    """Return the text of a board file."""
    try:
        return Path(path).read_text("utf-8")
    except (OSError, UnicodeDecodeError, ValueError) as error:
        raise InvalidInput(f"{path}: cannot be read as text: {error}") from None


def board_data(text: str, game: str, parts: Mapping[str, type]) -> dict[str, Any]:
    """Parse a board file for `game`. Check that all `parts` are present and have the right type."""
    try:
        data = json.loads(text, object_pairs_hook=unique_keys)
    except (json.JSONDecodeError, RecursionError) as error:
        raise InvalidInput(f"the board is not JSON: {error}") from None
    except ValueError as error:
        raise error if isinstance(error, InvalidInput) else InvalidInput(f"the board is not JSON: {error}") from None
    if not isinstance(data, dict):
        keys = list(parts)
        raise InvalidInput(f"the board must be a JSON object with {', '.join(keys[:-1])} and {keys[-1]}")
    for key, kind in parts.items():
        if not isinstance(data.get(key), kind):
            raise InvalidInput(f"the board needs '{key}' as a JSON {KINDS[kind]}")
    if not is_name(data["name"]):
        raise InvalidInput(f"the board's name needs 1 to {LONGEST_NAME} printable characters and no space at its ends")
    if data.get("game") != game:
        raise InvalidInput(f'the board must say "game": "{game}"')
    return data


def unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise InvalidInput(f"{key}: appears twice in the board file")
        found[key] = value
    return found


def check_name(name: str, what: str, reserved: Sequence[str]) -> None:
    """Check that a name is one lower-case word, because the notation is words separated by spaces."""
    if not (name.isascii() and name.isalpha() and name.islower() and len(name) <= LONGEST_WORD) or name in reserved:
        but = f", and not one of {', '.join(reserved)}" if reserved else ""
        raise InvalidInput(
            f"{name[:LONGEST_WORD]!r}: {what} is one word of lower-case letters a-z, {LONGEST_WORD} at most{but}"
        )


def read_pairs(rows: Sequence[Any], number: Mapping[str, int], what: str, whats: str) -> list[tuple[int, int]]:
    """Convert lists of two names to pairs of numbers, each pair once, the smaller number first."""
    pairs: list[tuple[int, int]] = []
    for row in rows:
        if not (isinstance(row, list) and len(row) == 2 and all(isinstance(end, str) for end in row)):
            raise InvalidInput(f"{json.dumps(row)[:60]}: a {what} is a list of two {whats[:-1]} names")
        for end in row:
            if end not in number:
                raise InvalidInput(f"{end}: is in a {what} but is not among the {whats}")
        a, b = sorted((number[row[0]], number[row[1]]))
        if a == b:
            raise InvalidInput(f"{row[0]}: has a {what} to itself")
        if (a, b) in pairs:
            raise InvalidInput(f"{row[0]}: its {what} to {row[1]} is listed twice")
        pairs.append((a, b))
    return pairs


def check_numbers(name: str, values: Sequence[Any], least: float, most: float, what: str) -> None:
    """Check numbers of the drawing, such as a position."""
    for value in values:
        is_number = isinstance(value, int | float) and not isinstance(value, bool)
        if not (is_number and least <= value <= most):
            raise InvalidInput(f"{name}: {what}, from {least} to {most}")


def check_connected(names: Sequence[str], pairs: Sequence[tuple[int, int]], start: int) -> None:
    reached = {start}
    grown = True
    while grown:
        grown = False
        for a, b in pairs:
            if (a in reached) != (b in reached):
                reached |= {a, b}
                grown = True
    for i, name in enumerate(names):
        if i not in reached:
            raise InvalidInput(f"{name}: cannot be reached from {names[start]}")


def mark_of(play: object) -> str:
    """Return a short hash of everything that play depends on. Art and origin are not part of it."""
    return hashlib.sha256(json.dumps(play).encode()).hexdigest()[:16]
