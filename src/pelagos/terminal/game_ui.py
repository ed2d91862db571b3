"""How a game looks in a terminal: the parts that every game's folder has, and what they share."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import click

from pelagos.core.game import LETTERS
from pelagos.locale import name_of, say
from pelagos.terminal.files import printable
from pelagos.terminal.sentences import labels
from pelagos.terminal.text import entitled, short, wrapped

MARGIN = 11  # where the titles of the blocks end


class Speaker(ABC):
    """Says messages in one language."""

    language: str

    def say(self, message: str, **args: str | int) -> str:
        return say(self.language, message, **args)


class Chart(Speaker):
    """One board, ready to be shown. In English a place goes by the word that a player types, so that reading teaches
    typing; in other languages by its name, as in all sentences, which may be typed too."""

    kind: str  # of the names of places among the messages

    def __init__(self, board: Any, language: str = "en") -> None:
        self.board = board
        self.language = language
        self.is_typed = language == "en"  # what is shown is what is typed

    def word(self, place: int) -> str:
        return self.named(self.kind, str(self.board.names[place]))

    def named(self, kind: str, word: str) -> str:
        return word.capitalize() if self.is_typed else name_of(self.language, kind, word)

    def words(self) -> dict[str, str]:
        """What is typed, by the names that are shown."""
        return {self.named(self.kind, word): word for word in self.board.names}

    def typed(self, text: str) -> str:
        """A move in which names of the reader's language may stand, in the words of the notation."""
        text = text.replace("’", "'")
        for name, word in sorted(self.words().items(), key=lambda pair: -len(pair[0])):
            text = re.sub(rf"(?<!\w){re.escape(name.replace('’', chr(39)))}(?!\w)", word, text, flags=re.IGNORECASE)
        return text

    def shown(self, text: str) -> str:
        """A move of the notation with the names that are shown: `typed` makes the move of it again."""
        names = {} if self.is_typed else {word: name for name, word in self.words().items()}
        return " ".join(names.get(word, word) for word in text.split(" "))

    def listing(self, view: Any = None) -> list[str]:
        """All that is on the board, for a viewer also what he knows of it now, and where the board comes from."""
        origin = self.say("board-origin", origin=printable(self.board.origin))
        return [click.style(printable(self.board.name), bold=True), *self.rows(view), "", *wrapped(origin)]

    @abstractmethod
    def rows(self, view: Any) -> list[str]: ...


class Screen(Speaker):
    """Draws views of one game for one reader."""

    def __init__(self, game: Any, chart: Any, names: Sequence[str]) -> None:
        self.game = game
        self.chart = chart
        self.language = chart.language
        self.names = names
        self.people = labels(names)

    @abstractmethod
    def draw(self, view: Any) -> list[str]: ...

    @abstractmethod
    def wanted(self, view: Any) -> str:
        """What the viewer has to decide."""

    @abstractmethod
    def chapter(self, view: Any) -> int:
        """Grows from time to time: the record is then kept."""

    @abstractmethod
    def ending(self, views: Sequence[Any]) -> list[str]:
        """How long it took, and what everybody kept to himself: the game is over, so it may be shown."""

    # ---- parts that look alike
    def heading(self, turn: str, view: Any) -> str:
        """Whose turn it is, and who decides."""
        if view.actor < 0:
            return turn
        mine = "yes" if view.actor == view.who else "no"
        return f"{turn} ── {self.say('screen-decides', you=mine, who=self.people[view.actor])}"

    def block(self, title: str, lines: Sequence[str]) -> list[str]:
        return entitled(title, lines, MARGIN)

    def paragraph(self, title: str, text: str) -> list[str]:
        return self.block(title, wrapped(text, 0, 80 - MARGIN))

    def player(self, view: Any, seat: int, width: int) -> str:
        """A seat at the beginning of its line, with a mark for the one who decides."""
        mark = ">" if seat == view.actor else " "
        name = short(self.say("you") if seat == view.who else self.names[seat], width)
        return f"{mark}{LETTERS[seat]} {name:{width}}"


class Hints(Speaker):
    """A few words beside each choice, for the one who must choose, from his view."""

    def __init__(self, game: Any, chart: Any) -> None:
        self.game = game
        self.chart = chart
        self.language = chart.language

    @abstractmethod
    def of_whole(self, view: Any, option: Sequence[int]) -> str:
        """For a choice that finishes a move."""

    @abstractmethod
    def of_part(self, view: Any, action: int) -> str:
        """For one small decision."""

    def head(self, option: Sequence[int]) -> Sequence[int]:
        """The part of a choice that names it."""
        return option

    @abstractmethod
    def cell(self, view: Any, option: Sequence[int]) -> str:
        """A choice in few letters, where there are too many for a line each."""


class Tally:
    """Watches one game and sums many up. A simulation is no viewer: it may look at the state."""

    def before(self, state: Any, action: int) -> None:
        """Before a decision is carried out."""

    def after(self, state: Any) -> None:
        """After it."""

    def finish(self, state: Any) -> None:
        """When the game is over."""

    @staticmethod
    @abstractmethod
    def lengths(tallies: Sequence[Any]) -> dict[str, list[int]]:
        """How long the games were, in the game's own measures."""

    @staticmethod
    @abstractmethod
    def tables(game: Any, seats: int, tallies: Sequence[Any], scores: Sequence[Sequence[float]]) -> dict[str, Any]:
        """Shares by name, in tables by title."""


@dataclass(frozen=True)
class GameUi:
    """What a game's folder has to offer."""

    chart: type[Chart]
    screen: type[Screen]
    hints: type[Hints]
    tally: type[Tally]
    shortened: Callable[[str], str]  # a move in fewer words, and back
    spelled_out: Callable[[str], str]


def look_of(game: str) -> GameUi:
    """The one place where a game's name decides how it looks. Imported when asked for."""
    found: GameUi = import_module(f"pelagos.terminal.{game}").LOOK
    return found


def chart_of(game: Any, language: str = "en") -> Chart:
    return look_of(game.name).chart(game.board, language)
