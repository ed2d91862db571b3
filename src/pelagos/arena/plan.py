"""The matches of a run, from its settings alone: the same settings give the same matches, in any order, anywhere."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

SEED_BYTES = 7  # seeds stay small enough for what a match derives from them


@dataclass(frozen=True)
class RunSettings:
    """What a run is. How many work on it is no part of this."""

    game: str
    bots: tuple[str, ...]  # one for each seat; docs/arena.md says how bots are named
    games: int
    duplicate: bool = False
    seed: int = 1
    seconds: float = 0.2  # for each small decision
    simulations: int = 0  # instead of the clock, for bots that search; 0 when the clock counts


@dataclass(frozen=True)
class Task:
    """One match, as plain data that can go to any process."""

    match: int
    deal: int  # matches of one deal have the same seed of chance
    game: str
    seats: tuple[str, ...]  # the bots, by seat
    chance: int  # seeds: of what is dealt and drawn,
    luck: int  # and of the bots' own random numbers
    seconds: float
    simulations: int
    folder: str = ""  # that bots' files are looked for in; the current one when empty


def plan(settings: RunSettings) -> Iterator[Task]:
    """The matches in the order of their numbers. Whole rounds of the table: in each round every bot sits once in every
    seat. Who follows whom is drawn by lot anew for each round; with `duplicate`, a round is played from one deal."""
    seats = len(settings.bots)
    for match in range(settings.games):
        table, turn = divmod(match, seats)
        deal = table if settings.duplicate else match
        circle = shuffled(settings.bots, settings.seed, table)
        yield Task(
            match=match,
            deal=deal,
            game=settings.game,
            seats=(*circle[turn:], *circle[:turn]),
            chance=seed_of(settings.seed, "deal", deal),
            luck=seed_of(settings.seed, "luck", match),
            seconds=settings.seconds,
            simulations=settings.simulations,
        )


def shuffled(bots: tuple[str, ...], seed: int, table: int) -> list[str]:
    """By the hash of their places: an order that no state of a generator can change."""
    places = sorted(range(len(bots)), key=lambda place: seed_of(seed, "order", table, place))
    return [bots[place] for place in places]


def seed_of(*parts: object) -> int:
    """A seed of its own for each thing that is named."""
    text = " ".join(map(str, parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:SEED_BYTES], "big")
