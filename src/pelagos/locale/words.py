"""Events and refusals as words of the reader's language: their parameters are numbers and words of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from pelagos.locale import knows, listed, name_of, say

NAMED = {  # parameters that are words of the game, and what kind of word
    **{word: word for word in ("place", "side", "colour", "god", "island", "adventure", "game")},
    **{"given": "colour", "goal": "place", "ship": "place", "mine": "god", "theirs": "god"},
    **{"space": "space", "source": "space"},
}
LISTED = {"goals": "place", "route": "colour"}
LEVELS = ("level", "by")  # of a bot
OTHERS = ("user", "other", "about")  # parameters that are seats too, beside the one whose event it is


class Words:
    """Speaks of one game to one reader; `people` are called so by seat, `reader` is his seat, or none of the seats."""

    def __init__(self, language: str, game: str, people: Sequence[str], reader: int = -1) -> None:
        self.language = language
        self.game = game
        self.people = people
        self.reader = reader

    def reason(self, message: str, args: Mapping[str, Any]) -> str:
        """Why something is refused. A game of somebody's own has reasons that we cannot know: they stand."""
        return say(self.language, message, **self.parameters(args)) if knows(self.language, message) else message

    def parameters(self, args: Mapping[str, Any]) -> dict[str, str | int]:
        """What a message can use: names for numbers and words, lists joined."""
        found: dict[str, str | int] = {"pays": "yes" if "paid" in args else "no", "paid": "", "zeus": 0}
        for key, value in joined(args).items():
            if key == "seat":
                found |= {"who": self.people[value], "you": self.is_you(value)}
            elif key in OTHERS:
                found |= {key: self.people[value], f"you-{key}": self.is_you(value)}
            elif key == "seats":
                found |= self.several(value)
            else:
                found[key] = self.worded(key, value)
        return found

    def is_you(self, *seats: int) -> str:
        return "yes" if self.reader in seats else "no"

    def several(self, seats: Sequence[int]) -> dict[str, str | int]:
        people = listed(self.language, [self.people[seat] for seat in seats if seat != self.reader])
        return {"who": people, "you": self.is_you(*seats), "many": "yes" if len(seats) > 1 else "no"}

    def worded(self, key: str, value: Any) -> str | int:
        if key in NAMED:
            return name_of(self.language, NAMED[key], value)
        if key == "card":
            return self.card(value)
        if key in LEVELS and knows(self.language, f"level-{value}"):
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
        """Cards of a kind, with the space if they are told by their space."""
        if not isinstance(kind, str):
            space = self.worded("space", kind[1])
            return say(self.language, f"{self.game}-cards-on", cards=self.cards(kind[0], count), space=space)
        return say(self.language, f"{self.game}-cards-of-a-kind", kind=self.card(kind), count=count)

    def card(self, kind: str) -> str:
        return name_of(self.language, f"{self.game}-card", kind)


def joined(args: Mapping[str, Any]) -> Mapping[str, Any]:
    """Each adventure of a task beside its points."""
    if "adventures" not in args:
        return args
    rest = {key: value for key, value in args.items() if key not in ("adventures", "points")}
    return rest | {"worths": list(zip(args["adventures"], args["points"], strict=True))}
