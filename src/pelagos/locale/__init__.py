"""Everything that is said to people, one folder a language. Messages are Project Fluent, for Python and the browser."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "it", "de", "fr")
FILES = (
    "common.ftl",
    "refusals.ftl",
    "table.ftl",
    "terminal.ftl",
    "ulysses.ftl",
    "ulysses-reasons.ftl",
    "ulysses-terminal.ftl",
    "odysseus.ftl",
    "odysseus-reasons.ftl",
    "odysseus-terminal.ftl",
)


class Unsaid(KeyError):
    """A message that is missing, or that lacks a parameter: our mistake, never the reader's."""


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language, read once."""
    from fluent.runtime import FluentBundle, FluentResource  # when something is said: it takes its time to load

    found = FluentBundle([language], use_isolating=False)  # terminals show the isolating marks as rubbish
    folder = resources.files(__name__).joinpath(language)
    for name in FILES:
        found.add_resource(FluentResource(folder.joinpath(name).read_text("utf-8")))
    return found


def knows(language: str, message: str) -> bool:
    return bool(bundle(language).has_message(message))


def say(language: str, message: str, **args: str | int) -> str:
    """A message in a language, with its parameters filled in."""
    if not knows(language, message):
        raise Unsaid(message)
    pattern = bundle(language).get_message(message).value
    if pattern is None:
        raise Unsaid(message)
    text, errors = bundle(language).format_pattern(pattern, args)
    if errors:
        raise Unsaid(f"{message}: {errors[0]}")
    return str(text)


def name_of(language: str, kind: str, word: str) -> str:
    """The name of whatever a game has words for. A board of somebody's own has some we cannot know: they stand."""
    message = f"{kind}-{word}"
    return say(language, message) if knows(language, message) else word.capitalize()


def listed(language: str, items: Iterable[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    words = list(items)
    if len(words) < 2:
        return "".join(words)
    head = words[0]
    for word in words[1:-1]:
        head = say(language, "list-more", first=head, next=word)
    return say(language, "list-last", first=head, last=words[-1])
