"""The navigator: information-set tree search with a small budget, in any world that its view allows."""

from __future__ import annotations

from pelagos.bots.game_bots import pilot_of
from pelagos.bots.search.tree import Tree
from pelagos.bots.searcher import Searcher
from pelagos.core.game import Game

SIMULATIONS = 150  # for each decision
ROLLOUT_LENGTH = 1  # turns or rounds that it plays on in each world


class Navigator(Searcher):
    def __init__(self, game: Game, simulations: int = 0) -> None:
        super().__init__(Tree(game, pilot_of(game), ROLLOUT_LENGTH), simulations, SIMULATIONS)
