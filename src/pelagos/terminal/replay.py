"""A recorded game, told."""

from __future__ import annotations

from collections.abc import Iterator

from pelagos.core.game import LETTERS, PUBLIC, Entry, Event, Game, State
from pelagos.core.record import FULL, Record, entry_words, replay, viewer_word
from pelagos.terminal.files import Refused, printable
from pelagos.terminal.sentences import CHAPTERS, Scribe, labels
from pelagos.terminal.text import wrapped


def told(record: Record, who: int, language: str = "en") -> Iterator[str]:
    """The lines of the story for a viewer. Raises Damaged when the record cannot have been played."""
    check_viewer(record, who)
    yield from opening(record, who)
    if record.viewer == FULL:
        yield from story(record, who, language)
    else:
        yield from words_only(record if who == record.viewer else record.seen_by(who))
    yield ending(record)


def check_viewer(record: Record, who: int) -> None:
    """What one seat saw cannot be told as another saw it."""
    if record.viewer not in (FULL, who) and who != PUBLIC:
        raise Refused(f"this is what {viewer_word(record.viewer)} saw: it cannot be told for {viewer_word(who)}")


def opening(record: Record, who: int) -> Iterator[str]:
    people = ", ".join(f"{LETTERS[seat]} {name}" for seat, name in enumerate(record.names))
    yield from wrapped(f"{record.game.name} on the board {printable(record.game.board_name)}: {people}.", 2)
    viewer = "everybody" if who == PUBLIC else viewer_word(who)
    yield "Told in full." if who == FULL else f"Told as {viewer} saw it."
    yield ""


def story(record: Record, who: int, language: str) -> Iterator[str]:
    """Sentences, from the views before and after each entry."""
    scribe = Scribe(record.game.name, record.names, who, language)
    states = replay(record)
    events: list[Event] = []
    for i, entry in enumerate(record.entries):
        events += events_of(record.game, states[i], entry, states[i + 1], who)
    for name, sentence in scribe.sentences(events):
        if name in CHAPTERS:
            yield ""
        yield from wrapped(sentence, 2)


def events_of(game: Game, before: State, entry: Entry, after: State, who: int) -> list[Event]:
    if who != FULL:
        return game.tell(game.view(before, who), game.seen(entry, who), game.view(after, who))
    events = events_of(game, before, entry, after, PUBLIC)
    for seat in reversed(range(len(after.scores()))):  # so that what is put in at one place is in order
        add_secrets(events, events_of(game, before, entry, after, seat), seat)
    return events


def add_secrets(events: list[Event], own: list[Event], seat: int) -> None:
    """The record's keeper knows of every seat what it alone was told."""
    for i, event in enumerate(own):
        if event.args.get("seat") != seat:
            continue
        alike = [k for k, public in enumerate(events) if (public.name, public.args.get("seat")) == (event.name, seat)]
        if alike:
            events[alike[0]] = event
        else:
            events.insert(i, event)


def words_only(record: Record) -> Iterator[str]:
    """Secrets are missing, so it cannot be replayed: the moves as they were said, and what was seen of the draws."""
    for entry in record.entries:
        yield from wrapped(entry_words(record.game, entry), 4)


def ending(record: Record) -> str:
    people = labels(record.names)
    if not record.winners:
        return "\nThe game is not over."
    return "\nResult: " + " and ".join(people[seat] for seat in record.winners) + " won."
