"""Both builds play the same games: the records of 1,000 seeded games of each have the digests in digests.txt.

After a deliberate change of rules or notation, with a new `version`, make new digests:
`PYTHONPATH=src python tests/games/test_builds.py odysseus` prints them.
"""

import hashlib
import sys
from pathlib import Path

import pytest
from librt.random import Random

from pelagos.core import record
from pelagos.core.game import CHANCE, OVER, Entry
from pelagos.games import NAMES, load

DIGESTS = Path(__file__).parent.parent / "records" / "digests.txt"
CHUNK = 100
CHUNKS = 10


def digest(name, chunk):
    """Return one hash over the records of a hundred games, with all numbers of seats in turn."""
    game = load(name)
    found = hashlib.sha256()
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        seats = game.seats[seed % len(game.seats)]
        found.update(record.write(play(game, seats, seed)).encode())
    return found.hexdigest()[:32]


def play(game, seats, seed):
    """Play at random directly on the state, because the checks of Match would take most of the time."""
    random, state, entries = Random(seed), game.start(seats), []
    while state.actor() != OVER:
        seat = state.actor()
        actions: list[int] = []
        draws: list[tuple[int, int]] = []
        while seat != CHANCE and (not actions or not state.settled()):
            legal = state.legal()
            actions.append(legal[random.randrange(len(legal))])
            state.apply(actions[-1])
        while state.actor() == CHANCE:
            draws.append((state.witness(), state.outcome(random.randrange(state.rolls()))))
            state.apply(draws[-1][1])
        entries.append(Entry(seat, tuple(actions), tuple(draws)))
    winners = tuple(seat for seat, score in enumerate(state.scores()) if score > 0)
    return record.Record(game, tuple("seat" for _ in range(seats)), tuple(entries), winners)


def stored_digests():
    return [tuple(line.split()) for line in DIGESTS.read_text().splitlines()]


def test_digests_cover_a_thousand_games_of_each():
    assert [(name, int(chunk)) for name, chunk, _ in stored_digests()] == [
        (name, c) for name in NAMES for c in range(CHUNKS)
    ]


@pytest.mark.parametrize(("name", "chunk", "wanted"), stored_digests())
def test_this_build_plays_the_same_games(name, chunk, wanted):
    assert digest(name, int(chunk)) == wanted, "the games differ from before: if this is on purpose, bump `version`"


if __name__ == "__main__":
    for name in sys.argv[1:] or NAMES:
        for chunk in range(CHUNKS):
            print(name, chunk, digest(name, chunk), flush=True)
