"""A few words beside each option of Odysseus, including where the ship would sail."""

from __future__ import annotations

from collections.abc import Sequence

from librt.random import Random

from pelagos.core.choice import Walk
from pelagos.core.game import LETTERS
from pelagos.games.odysseus.actions import ALLOW, KINDS, Action
from pelagos.games.odysseus.game import OdysseusGame
from pelagos.games.odysseus.position import HADES_CARD, PLACE
from pelagos.games.odysseus.terminal.chart import Chart
from pelagos.games.odysseus.view import UNKNOWN, View
from pelagos.terminal import game_ui


class Hints(game_ui.Hints):
    """Hints for options of Odysseus."""

    game: OdysseusGame
    chart: Chart

    def of_whole(self, view: View, option: Walk, added: Sequence[int]) -> str:
        """Return where the ship would sail, for options that change the winds."""
        if added[-1] == ALLOW or self.game.table[added[-1]].verb in ("on", "face"):
            return self.sailing(view, self.game.read(option.move))
        return self.of_part(view, option, added)

    def of_part(self, view: View, option: Walk, added: Sequence[int]) -> str:
        first: Action = self.game.table[added[0]]
        if first.verb in ("play", "face"):
            return self.say("odysseus-hint-hold", count=view.hand[KINDS.index(first.what)])
        if first.verb == "trade":
            return self.about_trade(view, LETTERS.index(first.what))
        if first.verb == "disk":
            return self.about_disk(view, self.game.board.adventures.index(first.what))
        if first.verb == "start":
            return self.chart.disk(view, self.game.board.names.index(first.what))
        return self.say("odysseus-hint-down") if first.verb == "down" else self.about_the_rest(option, first)

    def about_the_rest(self, option: Walk, action: Action) -> str:
        return self.of_verb(option) if action.verb in ("pass", "power", "block") else ""

    def cell(self, view: View, option: Walk) -> str:
        """Return the words to type, and the disk or god that they concern."""
        actions = self.game.read(option.move)
        action: Action = self.game.table[actions[-1]]
        if action.verb == "start":
            island = self.game.board.names.index(action.what)
            return f"{self.chart.word(island)}: {self.chart.disk(view, island)}"
        if action.verb == "trade":
            return f"{self.game.write(actions)} ({self.chart.god(view.gods[LETTERS.index(action.what)])})"
        return self.chart.shown(self.game.write(actions[-1:] if action.verb == "take" else actions))

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
