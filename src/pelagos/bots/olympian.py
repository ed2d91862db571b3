"""An olympian has all the time he is given: he races his choices through worlds that the others' play makes likely."""

from __future__ import annotations

from pelagos.bots.belief import belief_of
from pelagos.bots.pilot import pilot_of
from pelagos.bots.search.race import Race
from pelagos.bots.searcher import Searcher
from pelagos.core.game import Entry, Game, View

RESTS = 2  # how far he plays on: movements or rounds


class Olympian(Searcher):
    def __init__(self, game: Game, simulations: int = 0) -> None:
        super().__init__(Race(game, pilot_of(game), RESTS), simulations)
        self.thoughts = belief_of(game)

    def watch(self, before: View, entry: Entry, after: View) -> None:
        """He believes nothing before he has seen anybody play."""
        self.thoughts.watch(before, entry, after)
        self.belief = self.thoughts
