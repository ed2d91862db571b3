"""What a game tells the bots. Without it, only drifters play the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from pelagos.bots.belief import Belief, Suspicion, Thoughts
from pelagos.bots.bot import Bot
from pelagos.bots.pilot import Pilot
from pelagos.core.game import Event, Game, InvalidInput, State
from pelagos.registry import part_of

T = TypeVar("T")


@dataclass(frozen=True)
class GameBots:
    """What the module `bots` of a game provides. Each part is made for one match; a game may leave parts out."""

    sailor: Callable[[Any], Bot] | None = None
    pilot: Callable[[Any], Pilot] | None = None  # the navigator and the olympian need it
    belief: Callable[[Any], Belief] | None = None
    truths: Callable[[Any], list[int]] | None = None  # the true secrets of a state, in the order of Belief.secrets()
    suspicion: Callable[[Any], Suspicion] | None = None  # the olympian uses it instead of the belief
    reasons: Mapping[str, Callable[[Any], Event | None]] = field(default_factory=dict)  # by verb: why a bot moved so
    advice: Callable[[Any], list[Event]] | None = None  # why a player might make a move, from what they know
    race_length: int = 1  # turns or rounds that the olympian plays on in each world


def game_bots(game: Game) -> GameBots:
    """Import what a game tells the bots. It is empty for a game without a module `bots`."""
    part = part_of(game.name, "bots")
    found: GameBots = GameBots() if part is None else part.BOTS
    return found


def sailor_of(game: Game) -> Bot:
    return made(game_bots(game).sailor, game, "sailor")


def pilot_of(game: Game) -> Pilot:
    return made(game_bots(game).pilot, game, "pilot")


def belief_of(game: Game) -> Belief:
    """Return a belief about one match of this game, before its first move."""
    return made(game_bots(game).belief, game, "belief")


def thoughts_of(game: Game) -> Thoughts | None:
    """Return what the olympian thinks of the others in one match: a suspicion, else a belief, else nothing."""
    found = game_bots(game)
    make = found.suspicion or found.belief
    return None if make is None else make(game)


def truths_of(game: Game, state: State) -> list[int]:
    """Return the true secrets, slot by slot. Only measurements get them, never a belief."""
    truths = game_bots(game).truths
    if truths is None:
        raise InvalidInput(f"{game.name} has no belief")
    return truths(state)


def made(make: Callable[[Any], T] | None, game: Game, what: str) -> T:
    if make is None:
        raise InvalidInput(f"{game.name} has no {what}")
    return make(game)
