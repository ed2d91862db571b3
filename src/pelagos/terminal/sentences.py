"""Events as sentences, in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from pelagos.core.game import LETTERS, Event
from pelagos.locale import listed, say
from pelagos.locale.words import Words

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


class Scribe(Words):
    """Writes the log of one game for one reader; `reader` is his seat, or none of the seats."""

    def __init__(self, game: str, names: Sequence[str], reader: int, language: str = "en") -> None:
        super().__init__(language, game, labels(names), reader)

    # ---- one event
    def sentence(self, event: Event) -> str:
        if event.name.startswith("table-"):  # the same in every game
            return say(self.language, event.name, **self.parameters(event.args))
        known = [variant for (name, key), variant in VARIANTS.items() if name == event.name and key in event.args]
        return say(self.language, "-".join([self.game, event.name, *known]), **self.parameters(event.args))

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
        items = [say(self.language, f"{self.game}-{ITEMS[name]}", **self.parameters(event.args)) for event in group]
        return say(self.language, message, items=listed(self.language, items))


def without_idle(events: Sequence[Event]) -> list[Event]:
    """Leaves out what the next event says again: that a turn ends where another begins."""
    return [event for i, event in enumerate(events) if not is_idle(event, events[i + 1 : i + 2])]


def is_idle(event: Event, following: Sequence[Event]) -> bool:
    return any(later.name in IDLE.get(event.name, ()) for later in following)


def labels(names: Sequence[str]) -> list[str]:
    """How people are called: by name, with the seat's letter where two share one."""
    seen = Counter(names)
    return [name if seen[name] == 1 else f"{name} {LETTERS[seat]}" for seat, name in enumerate(names)]
