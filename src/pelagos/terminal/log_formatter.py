"""Format events as the sentences of the log, in the reader's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from pelagos.core.game import LETTERS, Event
from pelagos.locale import has_message, listed, say
from pelagos.locale.formatter import Formatter


class LogFormatter(Formatter):
    """Writes the log of one game for one reader."""

    def __init__(self, game: str, names: Sequence[str], reader: int, language: str = "en") -> None:
        super().__init__(language, game, labels(names), reader)

    # ---- one event
    def sentence(self, event: Event) -> str:
        """Return the sentence of an event. Some have another message when a parameter is known."""
        if event.name.startswith("table-"):  # events of the table are the same in every game
            return say(self.language, event.name, **self.parameters(event.args))
        message = f"{self.game}-{event.name}"
        known = [f"{message}-with-{key}" for key in event.args if self.has(f"{message}-with-{key}")]
        return say(self.language, known[0] if known else message, **self.parameters(event.args))

    def has(self, message: str) -> bool:
        return has_message(self.language, message)

    # ---- many events
    def sentences(self, events: Iterable[Event]) -> list[tuple[str, str]]:
        """Return the log as pairs of an event name and a sentence. Players who do the same share a sentence."""
        lines: list[tuple[str, str]] = []
        for name, group in groupby(self.without_implied(list(events)), key=lambda event: event.name):
            lines += [(name, sentence) for sentence in self.group_sentences(f"{self.game}-{name}", list(group))]
        return lines

    def group_sentences(self, message: str, group: Sequence[Event]) -> list[str]:
        """Return the sentences of consecutive events of one name: first the detailed ones, then the shared one."""
        others = [event for event in group if self.can_share(event)]
        if len(others) < 2 or not self.has(f"{message}-all"):
            return [self.sentence(event) for event in group]
        alone = [self.sentence(event) for event in group if event not in others]
        return [*alone, self.shared(message, others)]

    def can_share(self, event: Event) -> bool:
        return event.args.get("seat") != self.reader and "cards" not in event.args

    def shared(self, message: str, group: Sequence[Event]) -> str:
        """Return one sentence for several players. It lists an item for each of them if there is such a message."""
        if not self.has(f"{message}-item"):
            people = [self.people[event.args["seat"]] for event in group]
            return say(self.language, f"{message}-all", names=listed(self.language, people))
        items = [say(self.language, f"{message}-item", **self.parameters(event.args)) for event in group]
        return say(self.language, f"{message}-all", items=listed(self.language, items))

    def without_implied(self, events: Sequence[Event]) -> list[Event]:
        """Leave out events that the next event implies: a turn ends when another begins."""
        return [event for i, event in enumerate(events) if not self.is_implied(event, events[i + 1 : i + 2])]

    def is_implied(self, event: Event, following: Sequence[Event]) -> bool:
        return any(later.name in self.manifest.implied.get(event.name, ()) for later in following)


def labels(names: Sequence[str]) -> list[str]:
    """Return the names by seat. Players who share a name get their seat's letter too."""
    seen = Counter(names)
    return [name if seen[name] == 1 else f"{name} {LETTERS[seat]}" for seat, name in enumerate(names)]
