"""Games played at random. The same seed gives the same game."""

from __future__ import annotations

from pelagos.core.chance import Chance, Seeded
from pelagos.core.game import Game
from pelagos.core.match import Match
from pelagos.core.record import Record, record_of

NAMES = ("Athena", "Poseidon", "Hermes", "Hera", "Apollo", "Artemis")


def random_move(match: Match, chance: Chance) -> list[int]:
    """Return a whole move for the seat to move, with each small decision drawn evenly."""
    state = match.state.copy()
    actions: list[int] = []
    while not actions or not state.settled():
        legal = state.legal()
        actions.append(legal[chance.below(len(legal))])
        state.apply(actions[-1])
    return actions


def random_match(game: Game, seats: int, seed: int, entries: int = 1_000_000) -> Match:
    """Play at random to the end, or until the match has this many entries."""
    chance = Seeded(seed)
    match = Match.begin(game, seats, chance)
    while not match.is_over and len(match.entries) < entries:
        match.play(match.actor, random_move(match, chance))
    return match


def random_record(game: Game, seats: int, seed: int, entries: int = 1_000_000) -> Record:
    return record_of(random_match(game, seats, seed, entries), NAMES[:seats])
