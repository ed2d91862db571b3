"""The interface of a game that brings none of its own: the player's view, field by field, and the moves as words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pelagos.bots.process.bot_protocol import names_in
from pelagos.core.choice import Walk
from pelagos.locale import name_of
from pelagos.terminal import game_ui


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
    """Draws every field of a view, which holds nothing that its viewer may not know."""

    def draw(self, view: Any) -> list[str]:
        return [self.heading(name_of(self.language, "game", self.game.name), view), "", *self.fields(view)]

    def fields(self, view: Any) -> list[str]:
        return [f"{name.replace('_', ' ')}: {getattr(view, name)}" for name in names_in(type(view))]

    def wanted(self, view: Any) -> str:
        return self.say("plain-wanted")

    def wanted_part(self, walk: Walk) -> str:
        return self.say("plain-wanted")

    def chapter(self, view: Any) -> int:
        return int(getattr(view, "turn", 0))

    def ending(self, views: Sequence[Any]) -> list[str]:
        secrets = [["", self.people[view.who], *self.fields(view)] for view in views]
        return [self.say("plain-over"), *(line for lines in secrets for line in lines)]


class PlainHints(game_ui.Hints):
    """What each choice does, as the game says it."""

    def of_whole(self, view: Any, option: Walk, added: Sequence[int]) -> str:
        return self.of_verb(option)

    def of_part(self, view: Any, option: Walk, added: Sequence[int]) -> str:
        return self.of_verb(option)

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
