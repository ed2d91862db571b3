"""A navigator looks ahead: information-set tree search with a small budget, in any world his view allows."""

from __future__ import annotations

from pelagos.bots.pilot import pilot_of
from pelagos.bots.search.tree import Tree
from pelagos.bots.searcher import Searcher
from pelagos.core.game import Game

SIMULATIONS = 150
RESTS = 1  # how far he plays on: movements or rounds


class Navigator(Searcher):
    def __init__(self, game: Game, simulations: int = 0) -> None:
        super().__init__(Tree(game, pilot_of(game), RESTS), simulations, SIMULATIONS)
