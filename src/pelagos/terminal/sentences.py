"""Events as sentences, in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any

from pelagos.core.game import LETTERS, Event
from pelagos.locale import listed, name_of, say

CHAPTERS = ("turn", "round")  # events that begin something
TOGETHER = {  # what several do in one sentence
    "agree": "all-agree",
    "pass": "all-pass",
    "draws": "all-draw",
    "god": "all-gods",
    "points": "all-points",
}
ITEMS = {"draws": "draw-item", "god": "god-item", "points": "points-item"}  # the ones that differ from each to each
VARIANTS = {("draws", "count"): "some", ("exchange", "goal"): "goal", ("down", "card"): "card"}  # by what is known
IDLE = {"end": ("turn", "shuffle"), "allow": ("takes-effect",)}  # said by what follows, if it does
NAMED = {  # parameters that are words of the game, and what kind of word
    **{word: word for word in ("place", "side", "colour", "god", "island", "adventure")},
    **{"given": "colour", "goal": "place", "mine": "god", "theirs": "god"},
}
LISTED = {"goals": "place", "route": "colour"}
OTHERS = ("user", "other", "about")  # parameters that are seats too, beside the one whose event it is


class Scribe:
    """Writes the log of one game for one reader; `reader` is his seat, or none of the seats."""

    def __init__(self, game: str, names: Sequence[str], reader: int, language: str = "en") -> None:
        self.game = game
        self.reader = reader
        self.language = language
        self.people = labels(names)

    # ---- one event
    def sentence(self, event: Event) -> str:
        if event.name.startswith("table-"):  # the same in every game
            return say(self.language, event.name, **self.parameters(event))
        known = [variant for (name, key), variant in VARIANTS.items() if name == event.name and key in event.args]
        return say(self.language, "-".join([self.game, event.name, *known]), **self.parameters(event))

    def parameters(self, event: Event) -> dict[str, str | int]:
        """What a message can use: names for numbers and words, lists joined."""
        found: dict[str, str | int] = {"pays": "yes" if "paid" in event.args else "no", "paid": "", "zeus": 0}
        for key, value in joined(event.args).items():
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
            return say(self.language, f"{self.game}-cards-on", cards=self.cards(kind[0], count), space=kind[1])
        return say(self.language, f"{self.game}-cards-of-a-kind", kind=self.card(kind), count=count)

    def card(self, kind: str) -> str:
        return name_of(self.language, f"{self.game}-card", kind)

    # ---- many events
    def sentences(self, events: Iterable[Event]) -> list[tuple[str, str]]:
        """The log, each sentence with its event's name. What several do alike is one sentence."""
        lines: list[tuple[str, str]] = []
        for name, group in groupby(without_idle(list(events)), key=lambda event: event.name):
            lines += [(name, sentence) for sentence in self.folded(name, list(group))]
        return lines

    def folded(self, name: str, group: Sequence[Event]) -> list[str]:
        """Events of one name, side by side: those that tell all they know alone, then the others together."""
        others = [event for event in group if self.is_shared(event)]
        if name not in TOGETHER or len(others) < 2:
            return [self.sentence(event) for event in group]
        alone = [self.sentence(event) for event in group if event not in others]
        return [*alone, self.shared(name, others)]

    def is_shared(self, event: Event) -> bool:
        return event.args.get("seat") != self.reader and "cards" not in event.args

    def shared(self, name: str, group: Sequence[Event]) -> str:
        message = f"{self.game}-{TOGETHER[name]}"
        if name not in ITEMS:
            people = [self.people[event.args["seat"]] for event in group]
            return say(self.language, message, names=listed(self.language, people))
        items = [say(self.language, f"{self.game}-{ITEMS[name]}", **self.parameters(event)) for event in group]
        return say(self.language, message, items=listed(self.language, items))


def joined(args: Mapping[str, Any]) -> Mapping[str, Any]:
    """Each adventure of a task beside its points."""
    if "adventures" not in args:
        return args
    rest = {key: value for key, value in args.items() if key not in ("adventures", "points")}
    return rest | {"worths": list(zip(args["adventures"], args["points"], strict=True))}


def without_idle(events: Sequence[Event]) -> list[Event]:
    """Leaves out what the next event says again: that a turn ends where another begins."""
    return [event for i, event in enumerate(events) if not is_idle(event, events[i + 1 : i + 2])]


def is_idle(event: Event, following: Sequence[Event]) -> bool:
    return any(later.name in IDLE.get(event.name, ()) for later in following)


def labels(names: Sequence[str]) -> list[str]:
    """How people are called: by name, with the seat's letter where two share one."""
    seen = Counter(names)
    return [name if seen[name] == 1 else f"{name} {LETTERS[seat]}" for seat, name in enumerate(names)]
