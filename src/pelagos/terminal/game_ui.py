"""Base classes of the terminal interface: each game has a folder that implements them."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import click

from pelagos.core.choice import Walk
from pelagos.core.game import LETTERS
from pelagos.locale import name_of, say
from pelagos.locale.formatter import Formatter
from pelagos.registry import part_of
from pelagos.terminal.files import printable
from pelagos.terminal.layout import entitled, short, wrapped
from pelagos.terminal.log_formatter import labels

MARGIN = 11  # width of the margin with the titles of blocks


class Localized(ABC):
    """Base of everything that shows messages in one language."""

    language: str

    def say(self, message: str, **args: str | int) -> str:
        return say(self.language, message, **args)


class Chart(Localized):
    """Shows one board. In English it names a place by the word that players type, so that they learn the notation by
    reading. Other languages use the translated name, as in sentences; players may type that name too."""

    kind: str  # the kind of the names of places in the messages

    def __init__(self, board: Any, language: str = "en") -> None:
        self.board = board
        self.language = language
        self.is_typed = language == "en"  # the names shown are the words of the notation

    def word(self, place: int) -> str:
        return self.named(self.kind, str(self.board.names[place]))

    def named(self, kind: str, word: str) -> str:
        return word.capitalize() if self.is_typed else name_of(self.language, kind, word)

    def words(self) -> dict[str, str]:
        """Return the words of the notation by the names shown."""
        return {self.named(self.kind, word): word for word in self.board.names}

    def typed(self, text: str) -> str:
        """Translate a typed move, which may use names of the reader's language, into the notation."""
        text = text.replace("’", "'")
        for name, word in sorted(self.words().items(), key=lambda pair: -len(pair[0])):
            text = re.sub(rf"(?<!\w){re.escape(name.replace('’', chr(39)))}(?!\w)", word, text, flags=re.IGNORECASE)
        return text

    def shown(self, text: str) -> str:
        """Translate a move of the notation into the names shown; `typed` is the inverse."""
        names = {} if self.is_typed else {word: name for name, word in self.words().items()}
        return " ".join(names.get(word, word) for word in text.split(" "))

    def listing(self, view: Any = None) -> list[str]:
        """Return the whole board and its origin. With a view, add what its viewer knows now."""
        origin = self.say("board-origin", origin=printable(self.origin))
        return [click.style(printable(self.board.name), bold=True), *self.rows(view), "", *wrapped(origin)]

    @property
    def origin(self) -> str:
        """Return where the board comes from, or "" if the game has no board."""
        return str(self.board.origin)

    @abstractmethod
    def rows(self, view: Any) -> list[str]: ...


class Screen(Localized):
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
        """Return what the viewer must decide."""

    @abstractmethod
    def wanted_part(self, walk: Walk) -> str:
        """Return what the viewer must choose next for an unfinished move."""

    @abstractmethod
    def chapter(self, view: Any) -> int:
        """Return a number that grows during the game. The record is saved whenever it changes."""

    @abstractmethod
    def length(self, view: Any) -> str:
        """Return how long the game was. Only for a finished game."""

    # ---- parts that all games share
    def heading(self, turn: str, view: Any) -> str:
        """Return the turn and the player who must decide."""
        if view.actor < 0:
            return turn
        mine = "yes" if view.actor == view.who else "no"
        return f"{turn} ── {self.say('screen-decides', you=mine, who=self.people[view.actor])}"

    def block(self, title: str, lines: Sequence[str]) -> list[str]:
        return entitled(title, lines, MARGIN)

    def paragraph(self, title: str, text: str) -> list[str]:
        return self.block(title, wrapped(text, 0, 80 - MARGIN))

    def player(self, view: Any, seat: int, width: int) -> str:
        """Return the start of a seat's line. A mark shows the player who must decide."""
        mark = ">" if seat == view.actor else " "
        name = short(self.say("you") if seat == view.who else self.names[seat], width)
        return f"{mark}{LETTERS[seat]} {name:{width}}"


class Hints(Localized):
    """A few words beside each option, from the view of the player who must decide."""

    def __init__(self, game: Any, chart: Any) -> None:
        self.game = game
        self.chart = chart
        self.language = chart.language
        self.formatter = Formatter(chart.language, game.name, LETTERS)

    @abstractmethod
    def of_whole(self, view: Any, option: Walk, added: Sequence[int]) -> str:
        """Return the hint for an option that finishes a move by adding some actions."""

    @abstractmethod
    def of_part(self, view: Any, option: Walk, added: Sequence[int]) -> str:
        """Return the hint for an option that begins a move or goes on with it."""

    def of_verb(self, option: Walk) -> str:
        """Return what a choice does, and its price."""
        does, costs = option.choice.does, option.choice.costs
        words = self.formatter.reason(does.name, does.args)
        return f"{words} ({self.formatter.reason(costs.name, costs.args)})" if costs else words

    def head(self, option: Sequence[int]) -> Sequence[int]:
        """Return the part of an option that the menu shows."""
        return option

    @abstractmethod
    def cell(self, view: Any, option: Walk) -> str:
        """Return a short form of an option, for menus with too many options for one line each."""


class Tally:
    """Counts events of one simulated game, and sums up many. A simulation may read the full state."""

    def before(self, state: Any, action: int) -> None:
        """Called before an action is applied."""

    def after(self, state: Any) -> None:
        """Called after an action is applied."""

    def finish(self, state: Any) -> None:
        """Called when the game is over."""

    @staticmethod
    @abstractmethod
    def lengths(tallies: Sequence[Any]) -> dict[str, list[int]]:
        """Return the lengths of the games, by unit."""

    @staticmethod
    @abstractmethod
    def tables(game: Any, seats: int, tallies: Sequence[Any], scores: Sequence[Sequence[float]]) -> dict[str, Any]:
        """Return tables by title; a table holds shares by name."""


@dataclass(frozen=True)
class GameUi:
    """What the folder of a game provides."""

    chart: type[Chart]
    screen: type[Screen]
    hints: type[Hints]
    tally: type[Tally]
    shortened: Callable[[str], str]  # shortens a move for display
    spelled_out: Callable[[str], str]  # the inverse


def ui_of(game: str) -> GameUi:
    """Import and return the interface of a game: that of its folder, or a plain one."""
    part = part_of(game, "terminal")
    if part is None:
        from pelagos.terminal.plain_ui import UI

        return UI
    found: GameUi = part.UI
    return found


def chart_of(game: Any, language: str = "en") -> Chart:
    return ui_of(game.name).chart(getattr(game, "board", None), language)
