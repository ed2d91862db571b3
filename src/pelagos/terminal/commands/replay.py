"""`pelagos replay`: the log of a recorded game."""

from __future__ import annotations

from collections.abc import Iterator

from pelagos.core.game import LETTERS, PUBLIC, Entry, Event, Game, State
from pelagos.core.record import FULL, Record, entry_words, replay, viewer_word
from pelagos.locale import listed, name_of, say
from pelagos.terminal.files import CommandRefused, printable
from pelagos.terminal.layout import wrapped
from pelagos.terminal.log_formatter import LogFormatter


def log_of(record: Record, who: int, language: str = "en") -> Iterator[str]:
    """Yield the lines of the log for a viewer. Raise Damaged if the record breaks the rules."""
    check_viewer(record, who)
    formatter = LogFormatter(record.game.name, record.names, who, language)
    yield from opening(record, who, language)
    if record.viewer == FULL:
        yield from story(record, who, formatter)
    else:
        yield from words_only(record if who == record.viewer else record.seen_by(who))
    yield "\n" + ending(record, formatter)


def check_viewer(record: Record, who: int) -> None:
    """Refuse to show the record of one seat as another seat saw it."""
    if record.viewer not in (FULL, who) and who != PUBLIC:
        raise CommandRefused(
            f"this record holds only what {viewer_word(record.viewer)} saw; it cannot show what {viewer_word(who)} saw"
        )


def opening(record: Record, who: int, language: str) -> Iterator[str]:
    people = ", ".join(f"{LETTERS[seat]} {name}" for seat, name in enumerate(record.names))
    game, board = name_of(language, "game", record.game.name), printable(record.game.board_name)
    yield from wrapped(say(language, "replay-opening", game=game, board=board, people=people), 2)
    viewer = viewer_word(who)
    yield say(language, "replay-viewer", viewer=viewer, seat=viewer)
    yield ""


def story(record: Record, who: int, formatter: LogFormatter) -> Iterator[str]:
    """Yield the sentences of the log, from the views before and after each entry."""
    states = replay(record)
    events: list[Event] = []
    for i, entry in enumerate(record.entries):
        events += events_of(record.game, states[i], entry, states[i + 1], who)
    for name, sentence in formatter.sentences(events):
        if name in formatter.manifest.chapters:
            yield ""
        yield from wrapped(sentence, 2)


def events_of(game: Game, before: State, entry: Entry, after: State, who: int) -> list[Event]:
    if who != FULL:
        return game.tell(game.view(before, who), game.mask_entry(entry, who), game.view(after, who))
    events = events_of(game, before, entry, after, PUBLIC)
    for seat in reversed(
        range(len(after.scores()))
    ):  # reversed, so that secrets inserted at one place end up in seat order
        add_secrets(events, events_of(game, before, entry, after, seat), seat)
    return events


def add_secrets(events: list[Event], own: list[Event], seat: int) -> None:
    """Add the events that only this seat sees: the full log contains the secrets of all seats."""
    for i, event in enumerate(own):
        if event.args.get("seat") != seat:
            continue
        alike = [k for k, public in enumerate(events) if (public.name, public.args.get("seat")) == (event.name, seat)]
        if alike:
            events[alike[0]] = event
        else:
            events.insert(i, event)


def words_only(record: Record) -> Iterator[str]:
    """Yield the moves and visible draws as text. A record without its secrets cannot be replayed."""
    for entry in record.entries:
        yield from wrapped(entry_words(record.game, entry), 4)


def ending(record: Record, formatter: LogFormatter) -> str:
    if not record.winners:
        return say(formatter.language, "replay-open")
    people = listed(formatter.language, [formatter.people[seat] for seat in record.winners])
    return say(formatter.language, "replay-result", who=people, many="yes" if len(record.winners) > 1 else "no")
