"""Events as sentences, in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from pelagos.core.game import LETTERS, Event
from pelagos.locale import listed, name_of, say

TOGETHER = {"agree": "all-agree", "pass": "all-pass", "draws": "all-draw"}  # what several do in one sentence
NAMED = ("place", "side", "colour", "given", "goal")  # parameters that are words of the game
KINDS = {"given": "colour", "goal": "place"}  # the ones that go by another message than their own


class Scribe:
    """Writes the log of one game for one reader; `reader` is his seat, or none of the seats."""

    def __init__(self, game: str, names: Sequence[str], reader: int, language: str = "en") -> None:
        self.game = game
        self.reader = reader
        self.language = language
        self.people = labels(names)

    # ---- one event
    def sentence(self, event: Event) -> str:
        message = f"{self.game}-{event.name}"
        if event.name == "draws" and "count" in event.args:
            message += "-some"
        if event.name == "exchange" and "goal" in event.args:
            message += "-goal"
        return say(self.language, message, **self.parameters(event))

    def parameters(self, event: Event) -> dict[str, str | int]:
        """What a message can use: names for numbers and words, lists joined."""
        found: dict[str, str | int] = {"pays": "yes" if "paid" in event.args else "no", "paid": "", "zeus": 0}
        for key, value in event.args.items():
            if key == "seat":
                found |= {"who": self.people[value], "you": "yes" if value == self.reader else "no"}
            elif key in NAMED:
                found[key] = name_of(self.language, KINDS.get(key, key), value)
            else:
                found[key] = self.worded(key, value)
        return found

    def worded(self, key: str, value: Any) -> str | int:
        if isinstance(value, int | str):
            return value
        if key == "goals":
            return listed(self.language, [name_of(self.language, "place", place) for place in value])
        return listed(self.language, [self.cards(kind, count) for kind, count in Counter(value).items()])

    def cards(self, kind: str, count: int) -> str:
        return say(self.language, "cards-of-a-kind", kind=name_of(self.language, "card", kind), count=count)

    # ---- many events
    def sentences(self, events: Iterable[Event]) -> list[tuple[str, str]]:
        """The log, each sentence with its event's name. What several do alike is one sentence."""
        lines: list[tuple[str, str]] = []
        for name, group in groupby(without_idle_ends(list(events)), key=lambda event: event.name):
            lines += [(name, sentence) for sentence in self.folded(name, list(group))]
        return lines

    def folded(self, name: str, group: Sequence[Event]) -> list[str]:
        """Events of one name, side by side: those that tell all they know alone, then the others together."""
        others = [event for event in group if self.is_shared(event)]
        if name not in TOGETHER or len(others) < 2:
            return [self.sentence(event) for event in group]
        alone = [self.sentence(event) for event in group if event not in others]
        return [*alone, self.shared(f"{self.game}-{TOGETHER[name]}", others)]

    def is_shared(self, event: Event) -> bool:
        return event.args.get("seat") != self.reader and "cards" not in event.args

    def shared(self, message: str, group: Sequence[Event]) -> str:
        people = [self.people[event.args["seat"]] for event in group]
        if "count" not in group[0].args:
            return say(self.language, message, names=listed(self.language, people))
        counts = [event.args["count"] for event in group]
        item = f"{self.game}-draw-item"
        items = [say(self.language, item, who=w, count=n) for w, n in zip(people, counts, strict=True)]
        return say(self.language, message, draws=listed(self.language, items))


def without_idle_ends(events: Sequence[Event]) -> list[Event]:
    """Leaves out that a turn ends where the next one is told to begin."""
    return [event for i, event in enumerate(events) if event.name != "end" or not begins(events[i + 1 : i + 2])]


def begins(following: Sequence[Event]) -> bool:
    return bool(following) and following[0].name in ("turn", "shuffle")


def labels(names: Sequence[str]) -> list[str]:
    """How people are called: by name, with the seat's letter where two share one."""
    seen = Counter(names)
    return [name if seen[name] == 1 else f"{name} {LETTERS[seat]}" for seat, name in enumerate(names)]
