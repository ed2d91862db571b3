"""What several tests need: random play, a forger of records, and the maker of the golden ones."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from pelagos.core import record
from pelagos.core.chance import Chance, Seeded
from pelagos.core.game import Game
from pelagos.core.match import Match
from pelagos.core.record import Record, record_of
from pelagos.games import load

NAMES = ("Athena", "Poseidon", "Hermes", "Hera", "Apollo")
RECORDS = Path(__file__).parent / "records"
GOLDEN = {3: 21, 4: 20, 5: 16}  # the seed of the golden game for each number of seats

find = cache(load)  # the game of a name; made once, since tests ask thousands of times


# ---- random play
def random_move(match: Match, chance: Chance) -> list[int]:
    """A whole move for the one who must decide, each small decision drawn evenly."""
    state = match.state.copy()
    actions: list[int] = []
    while not actions or not state.settled():
        legal = state.legal()
        actions.append(legal[chance.below(len(legal))])
        state.apply(actions[-1])
    return actions


def random_match(game: Game, seats: int, seed: int, entries: int = 1_000_000) -> Match:
    """A game played at random to its end, or until it has so many entries. The same seed gives the same game."""
    chance = Seeded(seed)
    match = Match.begin(game, seats, chance)
    while not match.is_over and len(match.entries) < entries:
        match.play(match.actor, random_move(match, chance))
    return match


def random_record(game: Game, seats: int, seed: int, entries: int = 1_000_000) -> Record:
    return record_of(random_match(game, seats, seed, entries), NAMES[:seats])


# ---- forging
def relinked(text: str) -> str:
    """A changed record with hashes that fit again, as a forger would make it; by docs/record.md, not by our code."""
    lines = text.removesuffix("\n").split("\n")
    head = next((i for i, line in enumerate(lines) if line.startswith("result ")), len(lines) - 1) + 1
    link = linked("", "\n".join(lines[:head]))
    for i in range(head, len(lines)):
        body = lines[i].rpartition(" #")[0] or lines[i]
        link = linked(link, body)
        lines[i] = f"{body} #{link}"
    return "\n".join(lines) + "\n"


def linked(before: str, body: str) -> str:
    return hashlib.sha256(f"{before}\n{body}".encode("utf-8", "surrogatepass")).hexdigest()[:16]


# ---- golden games
def golden_path(seats: int) -> Path:
    return RECORDS / f"ulysses-{seats}.txt"


def make_golden() -> None:
    """Plays the golden games anew and writes tests/records. For when the rules, the notation or the default board
    were changed on purpose and `version` was bumped: `make setup && .venv/bin/python tests/helpers.py`."""
    for seats, seed in GOLDEN.items():
        golden_path(seats).write_text(record.write(random_record(find("ulysses"), seats, seed)), "utf-8")


def page_examples() -> str:
    """The two records of docs/record.md: the same nine entries, in full and as A saw them."""
    full = random_record(find("ulysses"), 3, seed=171, entries=9)
    return f"{record.write(full)}\n{record.write(full.seen_by(0))}"


if __name__ == "__main__":
    make_golden()
    print(page_examples())  # to be pasted into the page, and its explanations looked through
