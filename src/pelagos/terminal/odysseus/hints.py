"""A few words beside each choice: what it is about, and where the ship would sail then."""

from __future__ import annotations

from collections.abc import Sequence

from pelagos.core.game import LETTERS
from pelagos.games.odysseus import OdysseusGame
from pelagos.games.odysseus.actions import ALLOW, GODS, HERMES, KINDS, SPACES, TAKE, TRADE, Action
from pelagos.games.odysseus.position import WINDOW
from pelagos.games.odysseus.view import View
from pelagos.locale import name_of
from pelagos.terminal import look
from pelagos.terminal.odysseus.chart import Chart
from pelagos.terminal.odysseus.course import STRENGTH, Winds, moved, winds

SIMPLE = ("pass", "block")  # verbs that are explained without a parameter


class Hints(look.Hints):
    """Explains choices of Odysseus."""

    game: OdysseusGame
    chart: Chart

    def of_whole(self, view: View, option: Sequence[int]) -> str:
        """Where the ship would then sail, for whatever changes the winds."""
        last = self.game.table[option[-1]]
        if last.verb == "on":
            return self.sailing(view, self.winds_after(view, option, SPACES.index(last.what)))
        if last.verb == "face":
            space = self.space_of_face(view, option)
            return self.sailing(view, winds(view).with_card(space, STRENGTH[KINDS.index(last.what)]))
        return self.of_part(view, option[0])

    def of_part(self, view: View, action: int) -> str:
        first: Action = self.game.table[action]
        if first.verb in SIMPLE:
            return self.say(f"odysseus-hint-{first.verb}")
        if first.verb == "power":
            return self.say(f"odysseus-hint-power-{GODS[view.gods[view.who]]}")
        if first.verb in ("play", "face"):
            return self.say("odysseus-hint-hold", count=view.hand[KINDS.index(first.what)])
        if action == ALLOW:
            return self.sailing(view, self.winds_allowed(view))
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
        """The words to type, and the disk or the god that they lead to."""
        action: Action = self.game.table[option[0]]
        if action.verb == "start":
            island = self.game.board.names.index(action.what)
            return f"{self.chart.word(island)}: {self.chart.disk(view, island)}"
        if action.verb == "trade":
            return f"{self.game.write(option)} ({GODS[view.gods[LETTERS.index(action.what)]].capitalize()})"
        return str(self.game.write(option))

    # ---- what it is about
    def about_trade(self, view: View, seat: int) -> str:
        mine, theirs = view.gods[view.who], view.gods[seat]
        spent = "yes" if (view.power_spent >> theirs) & 1 else "no"
        gods = {key: name_of(self.language, "god", GODS[god]) for key, god in (("mine", mine), ("theirs", theirs))}
        return self.say("odysseus-hint-trade", spent=spent, **gods)

    def about_disk(self, view: View, adventure: int) -> str:
        worth = self.chart.worth(view, adventure)
        return self.say("odysseus-hint-disk", count=view.reserve[adventure], worth=worth)

    # ---- where the ship would sail
    def sailing(self, view: View, found: Winds) -> str:
        return self.say("odysseus-hint-course", end=self.chart.end(view, found))

    def winds_after(self, view: View, option: Sequence[int], space: int) -> Winds:
        """With the card that is played or moved, or the disk that is laid, on a space."""
        taken = [action for action in (*option, view.chosen) if TAKE <= action < TRADE]
        if taken:
            return moved(view, self.game.table[taken[0]], space)
        played = [self.game.table[action] for action in option[:-1] if self.game.table[action].verb == "play"]
        if played:
            return winds(view).with_card(space, STRENGTH[KINDS.index(played[0].what)])
        if view.power >= 0 or len(option) > 1:
            return winds(view).with_disk(view.gods[view.who], space)
        return winds(view).with_card(space, STRENGTH[view.chosen])

    def winds_allowed(self, view: View) -> Winds:
        """With the power that waits for Athena."""
        assert view.phase == WINDOW
        if view.power == HERMES:
            return moved(view, self.game.table[view.chosen], view.due)
        return winds(view).with_disk(view.power, view.chosen)

    def space_of_face(self, view: View, option: Sequence[int]) -> int:
        first: Action = self.game.table[option[0]]
        return SPACES.index(first.what) if first.verb == "down" else view.chosen
