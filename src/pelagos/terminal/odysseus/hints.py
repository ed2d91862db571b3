"""A few words beside each option of Odysseus, including where the ship would sail."""

from __future__ import annotations

from collections.abc import Sequence

from librt.random import Random

from pelagos.core.game import LETTERS
from pelagos.games.odysseus import OdysseusGame
from pelagos.games.odysseus.actions import ALLOW, GODS, KINDS, Action
from pelagos.games.odysseus.position import HADES_CARD, PLACE
from pelagos.games.odysseus.view import UNKNOWN, View
from pelagos.terminal import game_ui
from pelagos.terminal.odysseus.chart import Chart

SIMPLE = ("pass", "block")  # verbs whose hint has no parameter


class Hints(game_ui.Hints):
    """Hints for options of Odysseus."""

    game: OdysseusGame
    chart: Chart

    def of_whole(self, view: View, option: Sequence[int]) -> str:
        """Return where the ship would sail, for options that change the winds."""
        if option[-1] == ALLOW or self.game.table[option[-1]].verb in ("on", "face"):
            return self.sailing(view, option)
        return self.of_part(view, option[0])

    def of_part(self, view: View, action: int) -> str:
        first: Action = self.game.table[action]
        if first.verb in SIMPLE:
            return self.say(f"odysseus-hint-{first.verb}")
        if first.verb == "power":
            return self.say(f"odysseus-hint-power-{GODS[view.gods[view.who]]}")
        if first.verb in ("play", "face"):
            return self.say("odysseus-hint-hold", count=view.hand[KINDS.index(first.what)])
        return self.about_the_rest(view, first)

    def about_the_rest(self, view: View, action: Action) -> str:
        if action.verb == "trade":
            return self.about_trade(view, LETTERS.index(action.what))
        if action.verb == "disk":
            return self.about_disk(view, self.game.board.adventures.index(action.what))
        if action.verb == "start":
            return self.chart.disk(view, self.game.board.names.index(action.what))
        return self.say("odysseus-hint-down") if action.verb == "down" else ""

    def cell(self, view: View, option: Sequence[int]) -> str:
        """Return the words to type, and the disk or god that they concern."""
        action: Action = self.game.table[option[0]]
        if action.verb == "start":
            island = self.game.board.names.index(action.what)
            return f"{self.chart.word(island)}: {self.chart.disk(view, island)}"
        if action.verb == "trade":
            return f"{self.game.write(option)} ({self.chart.god(view.gods[LETTERS.index(action.what)])})"
        return self.chart.shown(self.game.write(option))

    # ---- trades and disks
    def about_trade(self, view: View, seat: int) -> str:
        mine, theirs = view.gods[view.who], view.gods[seat]
        spent = "yes" if (view.power_spent >> theirs) & 1 else "no"
        return self.say("odysseus-hint-trade", spent=spent, mine=self.chart.god(mine), theirs=self.chart.god(theirs))

    def about_disk(self, view: View, adventure: int) -> str:
        worth = self.chart.worth(view, adventure)
        name = self.chart.adventure(adventure)
        return self.say("odysseus-hint-disk", name=name, count=view.reserve[adventure], worth=worth)

    # ---- where the ship would sail
    def sailing(self, view: View, option: Sequence[int]) -> str:
        colours = predicted_course(self.game, view, option)
        if colours is None:
            return self.say("odysseus-hint-blind")
        return self.say("odysseus-hint-course", end=self.chart.end(view, colours))


def predicted_course(game: OdysseusGame, view: View, option: Sequence[int]) -> tuple[int, ...] | None:
    """Return the colours that the ship would follow after an option that Athena allows.

    The rules decide it, in a state imagined from the view. Return None if the ship would sail at once and depend on
    cards that the viewer does not know."""
    world = game.imagine(view, Random(0))
    for action in option:
        world.apply(action)
    if ALLOW in world.legal():
        world.apply(ALLOW)
    after = game.view(world, view.who)
    if after.round == view.round and after.phase in (PLACE, HADES_CARD):
        return after.course
    return None if UNKNOWN in view.down_kind else after.route
