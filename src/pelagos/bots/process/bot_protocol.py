"""The messages to a bot process, as lines of JSON, and the way back from JSON to views.

docs/reference/bot-protocol.md describes them.

The decoder is written by hand: compiled dataclasses keep only the outer type of a hint (`tuple`, without its element
type), so a library that decodes by type hints cannot read a view back.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import fields, is_dataclass
from typing import Any

import msgspec

from pelagos.core.game import LETTERS, PUBLIC, Entry, Game, View
from pelagos.core.record import entry_words

PROTOCOL = 1
SEEDS = 2**31  # seeds are below this, so that the random generator of any language accepts them


# ---- writing
def line_of(message: dict[str, Any]) -> bytes:
    """Encode a message as one line of JSON; dataclasses and Structs become objects, keyed by field name."""
    return msgspec.json.encode(message) + b"\n"


def hello(game: Game, **more: Any) -> bytes:
    """The first message: the game, the content of its board file, and the names behind the numbers in views.

    `more` are the fields `match` and `bot`, for a process that plays several matches. Every message may have `match`.
    """
    message = {"type": "hello", "protocol": PROTOCOL, "game": game.name, "version": game.version}
    message["variant"] = game.variant
    return line_of({**message, "board": board_of(game), "names": names_of(game), **more})


def begin(view: View, **match: Any) -> bytes:
    return line_of({"type": "begin", **match, "seat": view.who, "seats": view.seats, "view": view})


def watch(game: Game, entry: Entry, after: View, **match: Any) -> bytes:
    return line_of({"type": "watch", **match, "entry": entry_words(game, entry), "view": after})


def choose(number: int, legal: Sequence[str], seed: int, seconds: float, view: View, **more: Any) -> bytes:
    """The question for one decision. The field `sent` is the time.time() from which `seconds` count."""
    asked = {"type": "choose", **more, "id": number, "ms": max(0, int(seconds * 1000)), "seed": seed}
    return line_of({**asked, "legal": legal, "view": view})


def hint(number: int, seed: int, seconds: float, view: View, **match: Any) -> bytes:
    """The question for whole moves that a player could make. Our own hosts answer it with moves, separated by "; "."""
    return line_of({"type": "hint", **match, "id": number, "ms": int(seconds * 1000), "seed": seed, "view": view})


def bye(**match: Any) -> bytes:
    return line_of({"type": "bye", **match})


def board_of(game: Game) -> dict[str, Any]:
    """Return the board's name, mark and file content. `file` is None for a game without a board."""
    file = getattr(getattr(game, "board", None), "data", None)
    return {"name": game.board_name, "mark": game.board_mark, "file": file}


def names_of(game: Game) -> dict[str, Any]:
    """Return the names for the numbers in a view, in the order of the numbers."""
    return {"seats": LETTERS, **game.names}


# ---- reading
class Views:
    """Decodes the views of a game. An object's type is found by its set of field names, among the types in the module
    of the game's View."""

    def __init__(self, game: Game) -> None:
        shape = type(game.view(game.start(game.seats[0]), PUBLIC))
        beside = vars(sys.modules[shape.__module__]).values()
        types = [found for found in beside if isinstance(found, type)]
        shapes = [shape, *(found for found in types if is_dataclass(found) or issubclass(found, msgspec.Struct))]
        self.shapes = {frozenset(names_in(found)): found for found in shapes}

    def read(self, data: Any) -> Any:
        """Return the view that was encoded as `data`."""
        if isinstance(data, list):
            return tuple([self.read(part) for part in data])
        if isinstance(data, dict):
            return self.shapes[frozenset(data)](**{name: self.read(part) for name, part in data.items()})
        return data


def names_in(shape: Any) -> tuple[str, ...]:
    """Return the field names of a dataclass or a Struct."""
    is_struct = issubclass(shape, msgspec.Struct)
    return shape.__struct_fields__ if is_struct else tuple([field.name for field in fields(shape)])
