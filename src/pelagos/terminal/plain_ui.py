"""The interface of a game that brings none of its own: the position in sentences, and the choices as words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pelagos.core.choice import Walk
from pelagos.locale import name_of
from pelagos.terminal import game_ui
from pelagos.terminal.layout import ruled, wrapped
from pelagos.terminal.log_formatter import LogFormatter


class PlainChart(game_ui.Chart):
    """A game without a board."""

    def words(self) -> dict[str, str]:
        return {}

    def listing(self, view: Any = None) -> list[str]:
        return [self.say("plain-no-board")]

    @property
    def origin(self) -> str:
        return ""

    def rows(self, view: Any) -> list[str]:
        return []


class PlainScreen(game_ui.Screen):
    """Says what the game says of the position."""

    def draw(self, view: Any) -> list[str]:
        heading = ruled(self.heading(name_of(self.language, "game", self.game.name), view))
        return [heading, *self.sentences(view)]

    def sentences(self, view: Any) -> list[str]:
        formatter = LogFormatter(self.game.name, self.names, view.who, self.language)
        return [line for event in self.game.summary(view) for line in wrapped(formatter.sentence(event))]

    def wanted(self, view: Any) -> str:
        return self.say("plain-wanted")

    def wanted_part(self, walk: Walk) -> str:
        return self.say("plain-wanted")

    def chapter(self, view: Any) -> int:
        return int(getattr(view, "turn", 0))

    def length(self, view: Any) -> str:
        return self.say("plain-over")


class PlainHints(game_ui.Hints):
    """What each choice does, as the game says it. Shown only at the start of a move."""

    def of_whole(self, view: Any, option: Walk, added: Sequence[int]) -> str:
        is_first = len(added) == len(self.game.read(option.move))
        return self.of_verb(option) if is_first else ""

    def of_part(self, view: Any, option: Walk, added: Sequence[int]) -> str:
        return self.of_whole(view, option, added)

    def cell(self, view: Any, option: Walk) -> str:
        return option.move


class PlainTally(game_ui.Tally):
    """Counts nothing: `simulate` prints what it counts for every game."""

    @staticmethod
    def lengths(tallies: Sequence[Any]) -> dict[str, list[int]]:
        return {}

    @staticmethod
    def tables(game: Any, seats: int, tallies: Sequence[Any], scores: Sequence[Sequence[float]]) -> dict[str, Any]:
        return {}


def unchanged(text: str) -> str:
    return text


UI = game_ui.GameUi(PlainChart, PlainScreen, PlainHints, PlainTally, unchanged, unchanged)
