"""Golden games: random games kept in tests/records, which every build must replay exactly.

Write them again when a game's rules, notation or default board were changed on purpose and its `version` was bumped:
`make setup && PYTHONPATH=src .venv/bin/python -m tests.kit.games.golden_games odysseus`. It also prints the
two records of docs/reference/record.md. Paste them into that page and check its explanations.
"""

from __future__ import annotations

import sys
from pathlib import Path

from pelagos import games
from pelagos.core import record
from tests.kit.games.every_game import find
from tests.kit.games.random_play import random_record

RECORDS = Path(__file__).parents[2] / "records"
GOLDEN = {  # the seed of the golden game for each number of seats
    "ulysses": {3: 21, 4: 20, 5: 16},
    "odysseus": {3: 12, 4: 3, 5: 8, 6: 12},
}


def golden_path(name: str, seats: int) -> Path:
    return RECORDS / f"{name}-{seats}.txt"


def make_golden(name: str) -> None:
    """Play the golden games of one game and write them to tests/records."""
    for seats, seed in GOLDEN[name].items():
        golden_path(name, seats).write_text(record.write(random_record(find(name), seats, seed)), "utf-8")


def page_examples() -> str:
    """Return the two records of docs/reference/record.md: the same nine entries, in full and as seat A saw them."""
    full = random_record(find("ulysses"), 3, seed=171, entries=9)
    return f"{record.write(full)}\n{record.write(full.seen_by(0))}"


if __name__ == "__main__":
    for each in sys.argv[1:] or games.NAMES:
        make_golden(each)
    print(page_examples())
