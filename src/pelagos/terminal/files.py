"""Read files that users name. The result is text or one clear error line."""

from __future__ import annotations

import os
import re
import stat
from pathlib import Path

import click

from pelagos.core.game import Game, InvalidInput
from pelagos.games import NAMES, load

LARGEST = 20_000_000  # bytes; the record of the longest game is far smaller


class CommandRefused(click.ClickException):
    """The command cannot be carried out: print one line and exit with status 2."""

    exit_code = 2

    def __init__(self, message: str) -> None:
        super().__init__(printable(message))


def printable(text: str) -> str:
    """Return one line without control characters, so that a file cannot control the terminal."""
    return "".join(c if c.isprintable() or c == NO_BREAK else " " if c.isspace() else "?" for c in text)


NO_BREAK = "\N{NO-BREAK SPACE}"  # French has one before a colon


class Unreadable(ValueError):
    """A file cannot be read as text. The message is the reason."""


def read_text(path: str) -> str:
    """Return the text of a file. Raise Unreadable if that is not possible."""
    try:
        found = os.stat(path)
        if not stat.S_ISREG(found.st_mode):
            raise Unreadable("is not a file")
        if found.st_size > LARGEST:
            raise Unreadable(f"is too large: {found.st_size:,} bytes, the limit is {LARGEST:,}")
        return Path(path).read_bytes().decode("utf-8")
    except UnicodeDecodeError as error:
        raise Unreadable(f"is not a text file: byte {error.start} is not UTF-8") from None
    except (OSError, ValueError) as error:
        raise Unreadable(error.strerror or str(error) if isinstance(error, OSError) else str(error)) from None


def read_text_or_refuse(path: str) -> str:
    try:
        return read_text(path)
    except Unreadable as error:
        raise CommandRefused(f"{path}: {error}") from None


def load_game(name: str, board: str | None, variant: str = "") -> Game:
    """Return a game on the board of a file, or on its built-in board, in a variant."""
    if board is not None:
        read_text_or_refuse(board)  # first: it gives the better error
    try:
        return load(name, board, variant)
    except ValueError as error:
        reason = str(error)
        raise CommandRefused(reason if board is None or reason.startswith(board) else f"{board}: {reason}") from None


def game_of_board(board: str) -> str:
    """Return the game that a board file names. Loading it as a board of that game checks the rest."""
    found = re.search(r'"game"\s*:\s*"(\w+)"', read_text_or_refuse(board))
    return found[1] if found and found[1] in NAMES else NAMES[0]


class Games:
    """Finds the game that a file names. A custom board is used for its game; other games use their built-in board."""

    def __init__(self, board: str | None) -> None:
        self.found: dict[str, Game] = {}
        if board is not None:
            name = game_of_board(board)
            self.found[name] = load_game(name, board)  # report a bad board before reading any other file

    def __call__(self, name: str) -> Game:
        if name not in NAMES:
            raise InvalidInput(f"there is no game '{name[:40]}'; there are: {', '.join(NAMES)}")
        if name not in self.found:
            self.found[name] = load_game(name, None)
        return self.found[name]
