"""What bots say of their moves (games/*/bots/why.py): each sentence where it is true, and nothing that is secret."""

from __future__ import annotations

import pytest
from librt.random import Random

from pelagos.bots.reasons import reason_of
from pelagos.core.chance import Seeded
from pelagos.core.game import LETTERS, PUBLIC
from pelagos.core.match import Match, drawn_from
from tests.kit.games.every_game import find
from tests.kit.games.random_play import random_move
from tests.kit.project.message_files import messages

# A position; moves; what is said of the last one. The seats of Ulysses: A is active. Of Odysseus: B begins, and A to F
# have Zeus, Poseidon, Athena, Hades, Aphrodite, Hermes.
NO_RED = "goals B cyprus rhodes olympus ithaca; goals C minotaur lemnos delphi athens"
ULYSSES = f"""
hand A temple=1 wind=1 | A build discard wind | why-build temples=2
hand A pandora=1 | A pandora | why-pandora
ship libya; hand A plague=1 | A plague dido | why-plague-near place=dido
ship libya; hand A plague=1 | A plague troy | why-plague-far place=troy
plague dido; hand A wind=1 | A remove dido discard wind | why-remove place=dido price=1
hand A wind=1; goals A dido cyprus olympus circe | A exchange green discard wind return dido | why-exchange price=1
plague lemnos cicones delos | A end | why-stuck price=1 count=0
plague lemnos cicones | A propose delos | why-propose-only place=delos
ship lemnos | A propose troy | why-propose-troy
ship libya; shown B dido; goals B pharos olympus circe | A propose dido | why-propose-open place=dido
ship libya; goals A cyprus rhodes olympus ithaca | A propose dido | why-propose-way place=dido
ship libya | A propose dido | why-propose-own place=dido colour=red
ship libya; {NO_RED} | A propose dido | why-propose-alone place=dido colour=red
hand A wind=1 | A propose delos; B agree; C agree; A wind | why-wind
hand B wind=2 | A propose delos; B agree | why-agree-keep count=2
hand C wind=2 | A propose delos; B agree | why-agree-empty
hand C wind=2 | A propose delos; B agree; C agree | why-agree-last
hand B objection=2 | A propose delos; B object lemnos 2 | why-object count=2
plague lemnos; hand B objection=1 wind=1 | A propose delos; B object lemnos discard wind 1 | why-object-plague \
place=lemnos price=1
hand B objection=1; hand C objection=2 | A propose delos; B object lemnos 1; C black cicones 2 | why-black count=2
hand A objection=1; hand B objection=2 | A propose delos; B object lemnos 1; C pass; A support blue 1 | \
why-support-tie side=blue own=1 best=1
hand A objection=1; hand B objection=2 | A propose delos; B object lemnos 1; C pass; A support blue 1; B support red 1 \
| why-support side=red own=2 best=1
hand B objection=1; hand C objection=1 | A propose delos; B object lemnos 1; C support red 1 | \
why-support-more side=red own=2 best=0
hand B objection=1 | A propose delos; B object lemnos 1; C pass | why-pass-empty
hand B objection=1; hand C wind=2 | A propose delos; B object lemnos 1; C pass | why-pass-out count=2
hand A wind=1; hand B objection=1; hand C objection=1 | A propose delos; B object lemnos 1; C support blue 1; A pass | \
why-pass-ahead side=blue
hand A wind=1; hand B objection=2 | A propose delos; B object lemnos 2; C pass; A pass | \
why-pass-few side=blue need=2 count=1
hand A wind=3; hand B objection=1 | A propose delos; B object lemnos 1; C pass; A pass | why-pass-price side=blue need=1
"""
ODYSSEUS = """
| * start alpha | why-start adventure=*
hand B 3=1 | B play 3 y1 | why-play-first colour=yellow ship=1
hand B 3=1; hand C 2=1 | B play 3 y1; C play 2 y1 | why-play-holds colour=yellow ship=1 own=5
hand B 3=1; hand C 5=1 | B play 3 y1; C play 5 g1 | why-play-beats colour=green ship=1 rival=yellow own=5 best=3
hand B 3=1; hand C 3=1 | B play 3 g1; C play 3 y1 | why-play-tie colour=yellow ship=1 rival=green own=3 best=3
hand B 3=1; hand C 2=1 | B play 3 g1; C play 2 y1 | why-play-chases colour=yellow ship=1 rival=green own=2 best=3
hand C 2=1 | B power y1; C allow; C play 2 y1 | why-play-nothing
hand D 5=1 | B pass; C pass; D power | why-hades
hand D 5=1 | B pass; C pass; D power; C allow; D down y1 5 | why-down
hand B 3=1 | B pass; C pass; A pass | why-pass-last
hand B 3=1 | B pass; C pass | why-pass-empty
hand B 3=1 | B pass | why-pass-still
hand B 3=1; hand C 1=1 | B play 3 y1; C pass | why-pass-course island=delta adventure=underworld
disks beta=sirens; hand B 3=1; hand C 1=1 | B play 3 y1; C pass | why-pass-none
hand B 3=1 | B play 3 y1; C pass; A power | why-zeus island=delta adventure=underworld
hand B 3=1 | B pass; C pass; A power | why-zeus-end
hand B 3=1 | B power y1 | why-poseidon colour=yellow ship=1
hand B 3=1; hand C 2=1 | B play 3 y1; C play 2 g1; A pass; B power y1 | why-poseidon-turn colour=green ship=1
hand B 3=1 | B play 3 y1; C pass; A pass; B power y1 | why-poseidon-stop ship=1
hand B 3=1 | B pass; C pass; D pass; E power y1 | why-aphrodite-later
hand B 3=1 | B play 3 y1; C pass; D pass; E power y1 | why-aphrodite colour=yellow ship=1 own=6
hand B 3=1; hand C 2=1 | B play 3 g1; C play 2 y1; D pass; E power y1 | why-aphrodite-turn colour=yellow ship=1 own=4
hand B 3=1 | B power y1; C allow; C pass; D pass; E power y1 | why-play-nothing
hand B 3=1 | B play 3 y1; C pass; D pass; E pass; F power 3 y1 g2 | \
why-hermes rival=yellow step=1 colour=green ship=2
hand B 3=1 | B power y1; C block | why-block god=poseidon
hand B d=1 | B trade A | why-trade theirs=zeus
hand C d=1 | B power y1; C allow; C trade B | why-trade-spent theirs=poseidon
hand B 3=1 | B play 3 y1; C pass; A power; C allow; A disk sirens | why-disk adventure=sirens count=3
"""
CASES = [
    pytest.param(name, *[part.strip() for part in line.split("|")], id=line.rpartition("| ")[2].partition(" ")[0])
    for name, text in (("ulysses", ULYSSES), ("odysseus", ODYSSEUS))
    for line in text.strip().splitlines()
]


def seats_of(game, moves: str) -> int:
    """Return the number of seats: the fewest in which all who move have one."""
    return max(game.seats[0], *(LETTERS.find(move[0]) + 1 for move in moves.split("; ")))


@pytest.mark.parametrize(("name", "position", "moves", "said"), CASES)
def test_each_sentence_is_said_where_it_is_true(name: str, position: str, moves: str, said: str) -> None:
    game = find(name)
    seats = seats_of(game, moves)
    lines = [(key, value) for key, _, value in (line.partition(" ") for line in position.split("; ")) if key]
    match = Match.begin(game, seats, Seeded(1))
    if lines:
        match = Match(game, game.setup(seats, lines), drawn_from(Seeded(1)))
    for move in moves.split("; "):
        letter, _, words = move.partition(" ")
        match.play(match.actor if letter == "*" else LETTERS.index(letter), words)
    id, *pairs = said.split(" ")
    wanted = dict(pair.split("=") for pair in pairs)
    found = reason_of(game, match.before, match.entries[-1], match.state)
    assert found is not None and found.name == id
    assert found.args["seat"] == match.entries[-1].seat
    assert {key: "*" if wanted.get(key) == "*" else str(each) for key, each in found.args.items() if key != "seat"} == (
        wanted
    )


def test_every_sentence_is_tested() -> None:
    tested = {f"{case.values[0]}-{str(case.values[3]).partition(' ')[0]}" for case in CASES}
    assert tested == {id for id in messages("en") if "-why-" in id and not id.startswith("play-")}


@pytest.mark.parametrize("name", ["ulysses", "odysseus"])
def test_what_is_said_is_public(name: str) -> None:
    """Nothing that a spectator cannot know changes what is said: it is the same in any world that they can imagine."""
    game, chance, random, said = find(name).in_variant("first-voyage"), Seeded(5), Random(6), 0
    match = Match.begin(game, 4, chance)
    while not match.is_over and said < 120:
        match.play(match.actor, random_move(match, chance))
        entry = match.entries[-1]
        views = [game.view(state, PUBLIC) for state in (match.before, match.state)]
        imagined = [game.imagine(view, random) for view in views]
        found = reason_of(game, match.before, entry, match.state)
        assert reason_of(game, imagined[0], entry, imagined[1]) == found
        said += found is not None
    assert said > 20
