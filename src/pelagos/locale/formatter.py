"""Turn events and refusals into the reader's language: their parameters are numbers and words of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from pelagos.locale import has_message, listed, name_of, say

NAMED = {  # parameters that are words of the game, and the kind of each word
    **{word: word for word in ("place", "side", "colour", "god", "island", "adventure", "game")},
    **{"given": "colour", "goal": "place", "ship": "place", "mine": "god", "theirs": "god"},
    **{"space": "space", "source": "space"},
}
LISTED = {"goals": "place", "route": "colour"}
LEVELS = ("level", "by")  # parameters that are the level of a bot
OTHER_SEATS = ("user", "other", "about")  # parameters that are seats, besides the seat that the event belongs to


class Formatter:
    """Formats messages about one game for one reader.

    `people` are the names by seat. `reader` is the reader's seat, or negative for a spectator."""

    def __init__(self, language: str, game: str, people: Sequence[str], reader: int = -1) -> None:
        self.language = language
        self.game = game
        self.people = people
        self.reader = reader

    def reason(self, message: str, args: Mapping[str, Any]) -> str:
        """Return why something is refused. A reason without a message, as in a custom game, is returned as it is."""
        known = has_message(self.language, message)
        return say(self.language, message, **self.parameters(args)) if known else message

    def parameters(self, args: Mapping[str, Any]) -> dict[str, str | int]:
        """Return the arguments as message parameters: names for seats and words, lists joined."""
        found: dict[str, str | int] = {"pays": "yes" if "paid" in args else "no", "paid": "", "zeus": 0}
        for key, value in with_worths(args).items():
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
        if key in NAMED:
            return name_of(self.language, NAMED[key], value)
        if key == "card":
            return self.card(value)
        if key in LEVELS and has_message(self.language, f"level-{value}"):
            return say(self.language, f"level-{value}")
        if isinstance(value, int | str):
            return value
        if key in LISTED:
            return listed(self.language, [name_of(self.language, LISTED[key], word) for word in value])
        if key == "worths":
            return listed(self.language, [self.worth(*pair) for pair in value])
        return listed(self.language, [self.cards(kind, count) for kind, count in Counter(value).items()])

    def worth(self, adventure: str, points: int) -> str:
        name = name_of(self.language, "adventure", adventure)
        return say(self.language, f"{self.game}-worth", name=name, points=points)

    def cards(self, kind: str | tuple[str, str], count: int) -> str:
        """Return some cards of a kind. A pair is a kind and the space that the cards lie on."""
        if not isinstance(kind, str):
            space = self.value("space", kind[1])
            return say(self.language, f"{self.game}-cards-on", cards=self.cards(kind[0], count), space=space)
        return say(self.language, f"{self.game}-cards-of-a-kind", kind=self.card(kind), count=count)

    def card(self, kind: str) -> str:
        return name_of(self.language, f"{self.game}-card", kind)


def with_worths(args: Mapping[str, Any]) -> Mapping[str, Any]:
    """Replace `adventures` and `points` by `worths`: each adventure with its points."""
    if "adventures" not in args:
        return args
    rest = {key: value for key, value in args.items() if key not in ("adventures", "points")}
    return rest | {"worths": list(zip(args["adventures"], args["points"], strict=True))}
