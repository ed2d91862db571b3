"""Format events as the sentences of the log, in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from pelagos.core.game import LETTERS, Event
from pelagos.locale import listed, say
from pelagos.locale.formatter import Formatter

CHAPTERS = ("turn", "round")  # events that begin a new part of the log
TOGETHER = {  # events of several players that become one sentence, with its message
    "agree": "all-agree",
    "pass": "all-pass",
    "draws": "all-draw",
    "god": "all-gods",
    "points": "all-points",
}
ITEMS = {"draws": "draw-item", "god": "god-item", "points": "points-item"}  # of these, the ones that list an item each
# Messages that depend on what is known of an event, by the parameter that is known.
VARIANTS = {("draws", "count"): "some", ("exchange", "goal"): "goal", ("down", "card"): "card"}
REDUNDANT = {"end": ("turn", "shuffle"), "allow": ("takes-effect",)}  # events left out before one of these


class LogFormatter(Formatter):
    """Writes the log of one game for one reader."""

    def __init__(self, game: str, names: Sequence[str], reader: int, language: str = "en") -> None:
        super().__init__(language, game, labels(names), reader)

    # ---- one event
    def sentence(self, event: Event) -> str:
        if event.name.startswith("table-"):  # events of the table are the same in every game
            return say(self.language, event.name, **self.parameters(event.args))
        known = [variant for (name, key), variant in VARIANTS.items() if name == event.name and key in event.args]
        return say(self.language, "-".join([self.game, event.name, *known]), **self.parameters(event.args))

    # ---- many events
    def sentences(self, events: Iterable[Event]) -> list[tuple[str, str]]:
        """Return the log as pairs of an event name and a sentence. Players who do the same share a sentence."""
        lines: list[tuple[str, str]] = []
        for name, group in groupby(without_redundant(list(events)), key=lambda event: event.name):
            lines += [(name, sentence) for sentence in self.group_sentences(name, list(group))]
        return lines

    def group_sentences(self, name: str, group: Sequence[Event]) -> list[str]:
        """Return the sentences of consecutive events of one name: first the detailed ones, then the shared one."""
        others = [event for event in group if self.can_share(event)]
        if name not in TOGETHER or len(others) < 2:
            return [self.sentence(event) for event in group]
        alone = [self.sentence(event) for event in group if event not in others]
        return [*alone, self.shared(name, others)]

    def can_share(self, event: Event) -> bool:
        return event.args.get("seat") != self.reader and "cards" not in event.args

    def shared(self, name: str, group: Sequence[Event]) -> str:
        message = f"{self.game}-{TOGETHER[name]}"
        if name not in ITEMS:
            people = [self.people[event.args["seat"]] for event in group]
            return say(self.language, message, names=listed(self.language, people))
        items = [say(self.language, f"{self.game}-{ITEMS[name]}", **self.parameters(event.args)) for event in group]
        return say(self.language, message, items=listed(self.language, items))


def without_redundant(events: Sequence[Event]) -> list[Event]:
    """Leave out events that the next event implies: a turn ends when another begins."""
    return [event for i, event in enumerate(events) if not is_redundant(event, events[i + 1 : i + 2])]


def is_redundant(event: Event, following: Sequence[Event]) -> bool:
    return any(later.name in REDUNDANT.get(event.name, ()) for later in following)


def labels(names: Sequence[str]) -> list[str]:
    """Return the names by seat. Players who share a name get their seat's letter too."""
    seen = Counter(names)
    return [name if seen[name] == 1 else f"{name} {LETTERS[seat]}" for seat, name in enumerate(names)]
