"""The texts that people read, in one folder per language; those of a game are in its own folder `locale`. Messages are
Project Fluent, for Python and the browser."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING

from pelagos.registry import packages

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "it", "de", "fr")
BROWSER = "web"  # files whose names begin so have messages of the browser game alone
TERMINAL = "terminal.ftl"  # has messages of the terminal alone


class MessageError(KeyError):
    """A message does not exist or lacks a parameter. This is always a bug in the program."""


@cache
def bundle(language: str) -> FluentBundle:
    """Return all messages of a language that Python says: ours and those of each game. The files are read once."""
    from fluent.runtime import FluentBundle, FluentResource  # imported on first use: it is slow to load

    found = FluentBundle([language], use_isolating=False)  # terminals print the isolating marks as garbage
    for file in files(language):
        if not file.name.startswith(BROWSER):
            found.add_resource(FluentResource(file.read_text("utf-8")))
    return found


def files(language: str) -> Iterator[Traversable]:
    """Yield the message files of a language, ours first."""
    yield from files_in(resources.files(__name__).joinpath(language))
    for package in packages().values():
        yield from game_files(package, language)


def game_files(package: str, language: str) -> list[Traversable]:
    """Return the message files of a game: the English ones if it has none in this language."""
    folder = resources.files(package).joinpath("locale")
    translated = folder.joinpath(language)
    return files_in(translated if translated.is_dir() else folder.joinpath("en"))


def files_in(folder: Traversable) -> list[Traversable]:
    found = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    return sorted(found, key=lambda file: file.name)


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
