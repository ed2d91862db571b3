"""The end of a game in words: all secrets, how near each seat was, and the moments to remember."""

from __future__ import annotations

from collections.abc import Iterator

import click

from pelagos.core.ending import Ending, Standing
from pelagos.core.game import Event
from pelagos.locale import say
from pelagos.terminal.layout import wrapped
from pelagos.terminal.log_formatter import LogFormatter


def ending_lines(ending: Ending, formatter: LogFormatter) -> list[str]:
    """Return the lines to print after a finished game."""
    return [*why(ending, formatter), *standings(ending, formatter), *moments(ending, formatter)]


def why(ending: Ending, formatter: LogFormatter) -> Iterator[str]:
    for event in ending.why:
        yield from wrapped(capital(formatter.sentence(event)))


def standings(ending: Ending, formatter: LogFormatter) -> Iterator[str]:
    yield from ("", click.style(say(formatter.language, "ending-standings"), bold=True))
    for standing in ending.standings:
        yield f"  {standing.rank}. {headline(standing, formatter)}"
        for event in standing.lines:
            yield from wrapped(capital(formatter.sentence(event)), 7, first="     ")


def headline(standing: Standing, formatter: LogFormatter) -> str:
    name = formatter.people[standing.seat]
    if not standing.goal:
        return name
    points = Event("end-points", {"points": standing.points, "goal": standing.goal})
    return f"{name}: {formatter.sentence(points)}"


def moments(ending: Ending, formatter: LogFormatter) -> Iterator[str]:
    if not ending.moments:
        return
    yield from ("", click.style(say(formatter.language, "ending-moments"), bold=True))
    for moment in ending.moments:
        turn = formatter.sentence(Event("end-turn", {"turn": moment.turn}))
        yield from wrapped(f"{turn}: {formatter.sentence(moment.event)}", 4, first="  ")


def capital(sentence: str) -> str:
    """Return the sentence with a capital letter: in English some names begin with an article."""
    return sentence[:1].upper() + sentence[1:]
