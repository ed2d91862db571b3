"""Records of games whose deal follows from a committed seed, and forged ones, to test the programs that verify them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import replace

from pelagos.core.chance import Seeded
from pelagos.core.committed import Committed, commitment
from pelagos.core.game import CHANCE, Game, State
from pelagos.core.match import Draw, Match, drawn_from
from pelagos.core.record import Record, record_of
from tests.kit.games.random_play import NAMES, random_move

Move = Callable[[Match], list[int]]


def seed_of(number: int) -> bytes:
    return hashlib.sha256(f"seed {number}".encode()).digest()


def entropy_of(number: int, seats: int) -> tuple[str, ...]:
    """Return what each seat adds to the seed: from one digit to 64, as seats may send it."""
    return tuple(hashlib.sha256(f"{number} {seat}".encode()).hexdigest()[: 1 + 21 * seat % 64] for seat in range(seats))


def honest_record(
    game: Game, seats: int, number: int, entries: int = 1_000_000, move: Move | None = None, first: int = CHANCE
) -> Record:
    """Return the record of a game whose draws follow from its seed. Moves are random unless `move` chooses them."""
    source = Committed(seed_of(number), entropy_of(number, seats))
    return record_with_draws(game, seats, number, drawn_from(source), entries, move, first)


def record_with_draws(
    game: Game,
    seats: int,
    number: int,
    draw: Draw,
    entries: int = 1_000_000,
    move: Move | None = None,
    first: int = CHANCE,
) -> Record:
    """Return the record of a game with these draws. It claims that they follow from its seed."""
    chance = Seeded(number)
    match = Match(game, game.new_game(seats, first), draw)
    match.deal()
    while not match.is_over and len(match.entries) < entries:
        match.play(match.actor, move(match) if move else random_move(match, chance))
    seed = seed_of(number)
    record = record_of(match, NAMES[:seats], first)
    return replace(record, commitment=commitment(seed), entropy=entropy_of(number, seats), seed=seed.hex())


def cheating_record(game: Game, seats: int, number: int, at: int, entries: int = 1_000_000) -> Record:
    """Return a game by the rules in which draw `at` differs from what the seed gives, and no other draw does."""
    source = Committed(seed_of(number), entropy_of(number, seats))

    def draw(state: State) -> int:
        honest = int(state.outcome(source.below(state.rolls())))
        others = [outcome for outcome in state.legal() if outcome != honest]
        return others[0] if source.drawn == at + 1 and others else honest

    return record_with_draws(game, seats, number, draw, entries)


def swapped_record(game: Game, seats: int, number: int, at: int, entries: int = 1_000_000) -> Record:
    """Return a game by the rules in which draws `at` and `at` + 1 came in the other order."""
    source = Committed(seed_of(number), entropy_of(number, seats))
    turn = 0

    def draw(state: State) -> int:
        nonlocal turn
        source.drawn = {at: at + 1, at + 1: at}.get(turn, turn)
        turn += 1
        return int(state.outcome(source.below(state.rolls())))

    return record_with_draws(game, seats, number, draw, entries)
