"""Turn events and refusals into the reader's language: their parameters are numbers and words of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from pelagos.locale import has_message, listed, name_of, say
from pelagos.manifest import COMMON_KINDS
from pelagos.registry import manifest_of

LEVELS = ("level", "by")  # parameters that are the level of a bot
OTHER_SEATS = ("user", "other", "about")  # parameters that are seats, besides the seat that the event belongs to


class Formatter:
    """Formats messages about one game for one reader.

    `people` are the names by seat. `reader` is the reader's seat, or negative for a spectator."""

    def __init__(self, language: str, game: str, people: Sequence[str], reader: int = -1) -> None:
        self.language = language
        self.game = game
        self.manifest = manifest_of(game)
        self.kinds = {**COMMON_KINDS, **self.manifest.kinds}
        self.people = people
        self.reader = reader

    def reason(self, message: str, args: Mapping[str, Any]) -> str:
        """Return why something is refused. A reason without a message, as in a custom game, is returned as it is."""
        known = has_message(self.language, message)
        return say(self.language, message, **self.parameters(args)) if known else message

    def parameters(self, args: Mapping[str, Any]) -> dict[str, str | int]:
        """Return the arguments as message parameters: names for seats and words, lists joined."""
        found: dict[str, str | int] = {}
        for key, value in self.with_rows(args).items():
            if key == "seat":
                found |= {"who": self.people[value], "you": self.is_you(value)}
            elif key in OTHER_SEATS:
                found |= {key: self.people[value], f"you-{key}": self.is_you(value)}
            elif key == "seats":
                found |= self.several(value)
            else:
                found[key] = self.value(key, value)
        return found

    def is_you(self, *seats: int) -> str:
        return "yes" if self.reader in seats else "no"

    def several(self, seats: Sequence[int]) -> dict[str, str | int]:
        """Return the parameters for several players. The reader is left out of the names."""
        people = listed(self.language, [self.people[seat] for seat in seats if seat != self.reader])
        return {"who": people, "you": self.is_you(*seats), "many": "yes" if len(seats) > 1 else "no"}

    def value(self, key: str, value: Any) -> str | int:
        if isinstance(value, int):
            return value
        if key in self.kinds:
            return self.named(self.kinds[key], value)
        if key in LEVELS and has_message(self.language, f"level-{value}"):
            return say(self.language, f"level-{value}")
        if isinstance(value, str):
            return value
        if key in self.manifest.rows:
            return listed(self.language, [self.row(key, items) for items in value])
        return listed(self.language, [self.cards(kind, count) for kind, count in Counter(value).items()])

    def named(self, kind: str, value: str | Sequence[str]) -> str:
        """Return the name of a word of the game, or of several."""
        words = [value] if isinstance(value, str) else value
        return listed(self.language, [name_of(self.language, kind, word) for word in words])

    def row(self, key: str, items: Sequence[Any]) -> str:
        columns = zip(self.manifest.rows[key], items, strict=True)
        values = {column: self.value(column, item) for column, item in columns}
        return say(self.language, f"{self.game}-{key}-row", **values)

    def cards(self, kind: str | tuple[str, str], count: int) -> str:
        """Return some cards of a kind. A pair is a kind and what the cards lie on."""
        if not isinstance(kind, str):
            on = self.value("on", kind[1])
            return say(self.language, f"{self.game}-cards-on", cards=self.cards(kind[0], count), on=on)
        return say(self.language, f"{self.game}-cards-of-a-kind", kind=self.value("card", kind), count=count)

    def with_rows(self, args: Mapping[str, Any]) -> Mapping[str, Any]:
        """Replace lists that belong together by one list of rows."""
        found = dict(args)
        for key, columns in self.manifest.rows.items():
            if columns[0] in args:
                found[key] = list(zip(*(found.pop(column) for column in columns), strict=True))
        return found
