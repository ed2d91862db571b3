"""A recorded game, told."""

from __future__ import annotations

from collections.abc import Iterator

from pelagos.core.game import LETTERS, PUBLIC, Entry, Event, Game, State
from pelagos.core.record import FULL, Record, entry_words, replay, viewer_word
from pelagos.locale import listed, name_of, say
from pelagos.terminal.files import CommandRefused, printable
from pelagos.terminal.sentences import CHAPTERS, Scribe
from pelagos.terminal.text import wrapped


def told(record: Record, who: int, language: str = "en") -> Iterator[str]:
    """The lines of the story for a viewer. Raises Damaged when the record cannot have been played."""
    check_viewer(record, who)
    scribe = Scribe(record.game.name, record.names, who, language)
    yield from opening(record, who, language)
    if record.viewer == FULL:
        yield from story(record, who, scribe)
    else:
        yield from words_only(record if who == record.viewer else record.seen_by(who))
    yield "\n" + ending(record, scribe)


def check_viewer(record: Record, who: int) -> None:
    """What one seat saw cannot be told as another saw it."""
    if record.viewer not in (FULL, who) and who != PUBLIC:
        raise CommandRefused(f"this is what {viewer_word(record.viewer)} saw: it cannot be told for {viewer_word(who)}")


def opening(record: Record, who: int, language: str) -> Iterator[str]:
    people = ", ".join(f"{LETTERS[seat]} {name}" for seat, name in enumerate(record.names))
    game, board = name_of(language, "game", record.game.name), printable(record.game.board_name)
    yield from wrapped(say(language, "replay-opening", game=game, board=board, people=people), 2)
    viewer = viewer_word(who)
    yield say(language, "replay-viewer", viewer=viewer, seat=viewer)
    yield ""


def story(record: Record, who: int, scribe: Scribe) -> Iterator[str]:
    """Sentences, from the views before and after each entry."""
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


def ending(record: Record, scribe: Scribe) -> str:
    if not record.winners:
        return say(scribe.language, "replay-open")
    people = listed(scribe.language, [scribe.people[seat] for seat in record.winners])
    return say(scribe.language, "replay-result", who=people, many="yes" if len(record.winners) > 1 else "no")
