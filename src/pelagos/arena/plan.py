"""The matches of a run. They depend on the settings alone: the same settings give the same matches, in any order and on
any machine."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass

SEED_BYTES = 7  # so that a match can derive further 64-bit seeds by multiplying


@dataclass(frozen=True)
class RunSettings:
    """The settings that define a run. The number of workers is not among them."""

    game: str
    bots: tuple[str, ...]  # one for each seat; docs/how-to/run-an-arena.md says how bots are named
    games: int
    duplicate: bool = False
    seed: int = 1
    seconds: float = 0.2  # for each small decision
    simulations: int = 0  # for each decision of a searching bot, instead of the clock; 0 means to use the clock


@dataclass(frozen=True)
class Task:
    """One match, as plain data that can go to any process."""

    match: int
    deal: int  # matches of the same deal have the same `chance` seed
    game: str
    seats: tuple[str, ...]  # the bots, by seat
    chance: int  # seed of the deal and all draws
    luck: int  # seed of the bots' own random numbers
    seconds: float
    simulations: int
    folder: str = ""  # where relative paths of bot files start; the current folder if empty


def plan(settings: RunSettings) -> Iterator[Task]:
    """Yield the matches in the order of their numbers.

    Matches come in rounds: in each round every bot sits once in every seat. The order of the bots around the table is
    shuffled for each round. With `duplicate`, all matches of a round have the same deal.
    """
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
    """Return the bots in an order given by hashes, so that it does not depend on the state of a random generator."""
    places = sorted(range(len(bots)), key=lambda place: seed_of(seed, "order", table, place))
    return [bots[place] for place in places]


def seed_of(*parts: object) -> int:
    """Return a seed that depends on all of the parts."""
    text = " ".join(map(str, parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:SEED_BYTES], "big")
