"""The common part of games that have a board, a notation, a log and a rules page."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pelagos.core.game import Entry, Event, Game, InvalidInput
from pelagos.core.rules_page import clauses_of


class Teller:
    """Turns entries into events for the log. Things with a name appear as a word, seats as a number."""

    def __init__(self, board: Any, table: Sequence[Any]) -> None:
        self.board = board
        self.table = table


class BoardGame(Game):
    """A Game assembled from its parts. Each game declares their types.

    A game is made from the text of a board file, or from None for the board that comes with it, and from the name of a
    variant.
    """

    board: Any
    notation: Any
    teller: Any

    def __init__(self, package: str, text: str | None, variant: str, board: Any, notation: Any, teller: Any) -> None:
        self.board = board
        self.variant = variant
        self.file = "" if text is None else json.dumps(board.data, separators=(",", ":"))
        self.notation = notation
        self.teller = teller
        self.clauses = clauses_of(package)

    def check_seats(self, seats: int, clause: str) -> None:
        if seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            raise InvalidInput(f"{self.name.capitalize()} is for {least} to {most} players, not {seats} ({clause})")

    def tell(self, before: Any, entry: Entry, after: Any) -> list[Event]:
        events: list[Event] = self.teller.tell(before, entry, after)
        return events

    @property
    def table(self) -> Sequence[Any]:
        rows: Sequence[Any] = self.notation.table
        return rows

    def write(self, actions: Iterable[int]) -> str:
        return str(self.notation.write(actions))

    def read(self, text: str) -> list[int]:
        actions: list[int] = self.notation.read(text)
        return actions

    @property
    def rules(self) -> Mapping[str, str]:
        return self.clauses

    @property
    def board_name(self) -> str:
        return str(self.board.name)

    @property
    def board_mark(self) -> str:
        return str(self.board.mark)

    @property
    def board_file(self) -> str:
        return self.file

    def on_board(self, text: str) -> Game:
        return type(self)(text, self.variant)  # type: ignore[call-arg]

    def in_variant(self, variant: str) -> Game:
        return type(self)(self.file or None, variant)  # type: ignore[arg-type, call-arg]


def number_in(game: str, numbers: Mapping[str, int], variant: str) -> int:
    """Return the number of a variant, "" for the game as printed. Raise InvalidInput if there is no such variant."""
    if variant not in numbers:
        there = ", ".join(filter(None, numbers))
        raise InvalidInput(f"{game} has no variant '{variant[:40]}'; there are: {there}")
    return numbers[variant]
