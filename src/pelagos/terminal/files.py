"""Reading the files people name: whatever they are, what comes out is text or one clear line."""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path

import click

from pelagos.core.game import Game, Impossible
from pelagos.games import NAMES, load

LARGEST = 20_000_000  # bytes; the longest game is far shorter


class CommandRefused(click.ClickException):
    """What was asked cannot be done; said in one line, exit 2."""

    exit_code = 2

    def __init__(self, message: str) -> None:
        super().__init__(printable(message))


def printable(text: str) -> str:
    """One line without control characters: what stands in a file must not steer the terminal."""
    return "".join(c if c.isprintable() or c == UNBROKEN else " " if c.isspace() else "?" for c in text)


UNBROKEN = "\N{NO-BREAK SPACE}"  # stands before a colon in French


class Unreadable(ValueError):
    """A file that gives no text: the reason."""


def read_text(path: str) -> str:
    """The text of a file, or Unreadable."""
    try:
        found = os.stat(path)
        if not stat.S_ISREG(found.st_mode):
            raise Unreadable("is no file")
        if found.st_size > LARGEST:
            raise Unreadable(f"has {found.st_size:,} bytes; nothing of ours has more than {LARGEST:,}")
        return Path(path).read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise Unreadable(f"is no text: byte {error.start} is not UTF-8") from None
    except (OSError, ValueError) as error:
        raise Unreadable(error.strerror or str(error) if isinstance(error, OSError) else str(error)) from None


def text_or_refused(path: str) -> str:
    try:
        return read_text(path)
    except Unreadable as error:
        raise CommandRefused(f"{path}: {error}") from None


def game_on(name: str, board: str | None) -> Game:
    """A game on the board of a file, or on its own."""
    if board is not None:
        text_or_refused(board)  # first, since it gives the better reason
    try:
        return load(name, board)
    except ValueError as error:
        said = str(error)
        raise CommandRefused(said if board is None or said.startswith(board) else f"{board}: {said}") from None


def meant_for(board: str) -> str:
    """The game that a board file says it is for; whether it is a board at all, that game will tell."""
    said = re.search(r'"game"\s*:\s*"(\w+)"', text_or_refused(board))
    return said[1] if said and said[1] in NAMES else NAMES[0]


class Games:
    """Finds the game that a file names. A board of somebody's own serves the game it is for; the others have theirs."""

    def __init__(self, board: str | None) -> None:
        self.found: dict[str, Game] = {}
        if board is not None:
            name = meant_for(board)
            self.found[name] = game_on(name, board)  # a bad board is refused before any file is read

    def __call__(self, name: str) -> Game:
        if name not in NAMES:
            raise Impossible(f"there is no game '{name[:40]}'; there are: {', '.join(NAMES)}")
        if name not in self.found:
            self.found[name] = game_on(name, None)
        return self.found[name]
