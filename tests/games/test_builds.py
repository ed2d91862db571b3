"""Both builds play the same games: 1,000 seeded games of each give the records whose digests are kept here.

`PYTHONPATH=src python tests/games/test_builds.py odysseus` prints the digests of a game anew, for when its rules or its
notation were changed on purpose and `version` was bumped.
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
    """One hash over the records of a hundred games; the seats take turns."""
    game = load(name)
    found = hashlib.sha256()
    for seed in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        seats = game.seats[seed % len(game.seats)]
        found.update(record.write(play(game, seats, seed)).encode())
    return found.hexdigest()[:32]


def play(game, seats, seed):
    """Random play straight on the state, since the door that Match keeps costs most of the time."""
    random, state, entries = Random(seed), game.start(seats), []
    while state.actor() != OVER:
        seat, actions, draws = state.actor(), [], []
        while seat != CHANCE and (not actions or not state.settled()):
            legal = state.legal()
            actions.append(legal[random.randrange(len(legal))])
            state.apply(actions[-1])
        while state.actor() == CHANCE:
            draws.append((state.witness(), state.outcome(random.randrange(state.stakes()))))
            state.apply(draws[-1][1])
        entries.append(Entry(seat, tuple(actions), tuple(draws)))
    winners = tuple(seat for seat, score in enumerate(state.scores()) if score > 0)
    return record.Record(game, tuple("seat" for _ in range(seats)), tuple(entries), winners)


def kept():
    return [tuple(line.split()) for line in DIGESTS.read_text().splitlines()]


def test_a_thousand_games_of_each_are_kept():
    assert [(name, int(chunk)) for name, chunk, _ in kept()] == [(name, c) for name in NAMES for c in range(CHUNKS)]


@pytest.mark.parametrize(("name", "chunk", "wanted"), kept())
def test_this_build_plays_the_same_games(name, chunk, wanted):
    assert digest(name, int(chunk)) == wanted, "other games than before: if that is meant, bump `version`"


if __name__ == "__main__":
    for name in sys.argv[1:] or NAMES:
        for chunk in range(CHUNKS):
            print(name, chunk, digest(name, chunk), flush=True)
