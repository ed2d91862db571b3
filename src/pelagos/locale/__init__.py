"""The texts that people read, in one folder per language. Messages are Project Fluent, for Python and the browser."""

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


class MessageError(KeyError):
    """A message does not exist or lacks a parameter. This is always a bug in the program."""


@cache
def bundle(language: str) -> FluentBundle:
    """Return all messages of a language. The files are read once."""
    from fluent.runtime import FluentBundle, FluentResource  # imported on first use: it is slow to load

    found = FluentBundle([language], use_isolating=False)  # terminals print the isolating marks as garbage
    folder = resources.files(__name__).joinpath(language)
    for name in FILES:
        found.add_resource(FluentResource(folder.joinpath(name).read_text("utf-8")))
    return found


def has_message(language: str, message: str) -> bool:
    return bool(bundle(language).has_message(message))


def say(language: str, message: str, **args: str | int) -> str:
    """Return a message in a language, with its parameters filled in."""
    if not has_message(language, message):
        raise MessageError(message)
    pattern = bundle(language).get_message(message).value
    if pattern is None:
        raise MessageError(message)
    text, errors = bundle(language).format_pattern(pattern, args)
    if errors:
        raise MessageError(f"{message}: {errors[0]}")
    return str(text)


def name_of(language: str, kind: str, word: str) -> str:
    """Return the name of a word of a game. A word without a message, as on a custom board, is its own name."""
    message = f"{kind}-{word}"
    return say(language, message) if has_message(language, message) else word.capitalize()


def listed(language: str, items: Iterable[str]) -> str:
    """Join items: `a`, `a and b`, `a, b and c`."""
    words = list(items)
    if len(words) < 2:
        return "".join(words)
    head = words[0]
    for word in words[1:-1]:
        head = say(language, "list-more", first=head, next=word)
    return say(language, "list-last", first=head, last=words[-1])
