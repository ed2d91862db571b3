"""A few words beside each option of Ulysses."""

from __future__ import annotations

from collections.abc import Sequence

from pelagos.core.choice import Walk
from pelagos.games.ulysses.actions import KINDS, SIDES, Action
from pelagos.games.ulysses.board import COLOURS
from pelagos.games.ulysses.game import UlyssesGame
from pelagos.games.ulysses.terminal.chart import Chart
from pelagos.games.ulysses.view import View
from pelagos.terminal import game_ui

PLACED = ("propose", "object", "black", "at", "return")  # verbs with a place


class Hints(game_ui.Hints):
    """Hints for options of Ulysses."""

    game: UlyssesGame
    chart: Chart

    def of_whole(self, view: View, option: Walk, added: Sequence[int]) -> str:
        """Return the hint for an option that finishes a move. A payment or a bid explains itself."""
        first = self.game.table[added[0]]
        return self.of_part(view, option, added) if first.verb in PLACED or len(added) == 1 else ""

    def of_part(self, view: View, option: Walk, added: Sequence[int]) -> str:
        first = self.game.table[added[0]]
        if first.verb in PLACED:
            return self.about_place(view, first)
        if first.verb in ("discard", "lay"):
            return self.say("ulysses-hint-hold", count=view.hand[KINDS.index(first.what)])
        return self.about_the_rest(view, option, first)

    def head(self, option: Sequence[int]) -> Sequence[int]:
        """Return an option without its payment. Which cards pay is a separate choice, even when it is forced."""
        paid = [i for i, action in enumerate(option) if i > 0 and self.game.table[action].verb in ("discard", "lay")]
        return option[: paid[0]] if paid else option

    def cell(self, view: View, option: Walk) -> str:
        """Return the place of an option. Only placing a plague has so many options."""
        action = self.game.read(option.move)[-1]
        number = self.game.board.number[self.game.table[action].what]
        return " ".join([self.chart.letter(number), self.chart.word(number), *self.chart.marks(view, number)])

    def about_place(self, view: View, action: Action) -> str:
        place = self.game.board.number[action.what]
        return ", ".join([self.chart.colour(place), *self.chart.marks(view, place)])

    def about_the_rest(self, view: View, option: Walk, action: Action) -> str:
        if action.verb == "done":
            return self.say("ulysses-hint-done")
        if action.verb == "exchange":
            colour = COLOURS.index(action.what)
            return self.say("ulysses-hint-exchange", count=view.piles[colour] + len(view.under[colour]))
        if action.verb == "support":
            return self.say("ulysses-hint-support", need=view.needs[SIDES.index(action.what)])
        return self.of_verb(option)
