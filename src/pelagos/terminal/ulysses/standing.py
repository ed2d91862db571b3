"""Who leads a discussion, and what it takes to lead."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from librt.random import Random

from pelagos.games.ulysses import UlyssesGame
from pelagos.games.ulysses.actions import SIDES
from pelagos.games.ulysses.view import View


@dataclass(frozen=True)
class Standing:
    leader: int
    needs: tuple[int, ...]  # by side: cards that make it lead


@lru_cache(maxsize=8)
def standing(game: UlyssesGame, view: View) -> Standing:
    """The rules' answer. They are asked in a world made from the view: the true one is not at hand here."""
    world: Any = game.imagine(view, Random(0))
    return Standing(int(world.leader()), tuple(int(world.need(side)) for side in range(len(SIDES))))
