"""Hints: whole legal moves from a seat's view alone, each with a true reason."""

from __future__ import annotations

from fnmatch import fnmatch
from math import inf
from typing import Any

import pytest
from librt.random import Random

from pelagos.bots.hint import best_moves, hint_of
from pelagos.bots.olympian import Olympian
from pelagos.core.chance import Seeded
from pelagos.core.game import LETTERS, Entry
from pelagos.core.match import Match, drawn_from
from pelagos.locale.formatter import Formatter
from tests.kit.games.every_game import every_game, find
from tests.kit.games.random_play import random_move
from tests.kit.project.message_files import messages


def hints(game: Any, view: Any) -> list[Any]:
    moves = best_moves(Olympian(game, 12), game, view, Random(3), inf)
    return [hint_of(game, view, move) for move in moves]


@every_game
def test_a_hint_is_legal_and_depends_on_the_view_alone(game: Any) -> None:
    chance, random, names = Seeded(7), Random(2), set()
    match = Match.begin(game, game.seats[-1], chance)
    for number in range(60):
        seat = match.actor
        view = game.view(match.state, seat)
        if number % 4 == 0:
            found = hints(game, view)
            assert 1 <= len(found) <= 3 and len({hint.move[0] for hint in found}) == len(found)
            assert hints(game, game.view(game.imagine(view, random), seat)) == found
            for hint in found:
                match.check(seat, hint.move)
                after = match.state.copy()
                for action in hint.move:
                    after.apply(action)
                # What is said of the move in an imagined world is what would be said of it in the true one.
                assert hint.tells == game.tell(view, Entry(seat, tuple(hint.move), ()), game.view(after, seat))[0]
                names |= {reason.name for reason in hint.reasons}
                assert hint.reasons and all(Formatter("en", game.name, LETTERS).reason(*each) for each in said(hint))
        match.play(seat, random_move(match, chance))
    assert any("-advice-" in name for name in names)


def said(hint: Any) -> list[tuple[str, Any]]:
    return [(reason.name, reason.args) for reason in hint.reasons]


# A position; moves; the last one is the hint; what is said of it. Seats as in tests/games/test_why.py.
ULYSSES = """
ship libya; goals A dido cyprus olympus circe | A propose dido | advice-goal place=dido
ship libya; hand B wind=2; goals B lemnos pharos olympus circe | A propose lotus; B agree | \
advice-no-goal place=lotus, advice-keep count=2
ship lemnos; goals A delphi cyprus olympus circe | A propose athens | advice-nearer place=athens goal=delphi steps=1
hand B objection=2; goals B lemnos pharos olympus circe | A propose delos; B object lemnos 1 | \
advice-goal place=lemnos, advice-keep count=1
hand A objection=1; hand B objection=1; goals A delos cyprus olympus circe | \
A propose delos; B object lemnos 1; C pass; A support blue 1 | \
advice-leads side=blue own=1 best=1, advice-goal place=delos
hand A wind=1; hand B objection=1; hand C objection=1 | A propose delos; B object lemnos 1; C support blue 1; A pass | \
advice-ahead side=blue
hand A wind=1; hand B objection=2 | A propose delos; B object lemnos 2; C pass; A pass | \
advice-few side=blue need=2 count=1
hand A wind=3; hand B objection=1 | A propose delos; B object lemnos 1; C pass; A pass | advice-price side=blue need=1
hand A temple=1 wind=1 | A build discard wind | advice-temples temples=2
"""
ODYSSEUS = """
tasks A=2 B=1 C=3; hand B 3=1 | B play 3 y1 | advice-lands island=delta adventure=underworld points=*
tasks A=2 B=1 C=3; hand B 3=1; hand C 1=1 | B pass | advice-none
hand B 3=1; hand C 1=1 | B play 3 y1; C pass | advice-stays island=delta adventure=underworld points=*
hand D 5=1 | B pass; C pass; D power; C allow; D down y1 5 | advice-down, advice-lands island=delta adventure=* points=*
hand B 3=1; hand C 1=1 | B play 3 y1; C pass; A power; C allow; A disk sirens | advice-disk adventure=sirens points=*
"""
CASES = [
    pytest.param(name, *[part.strip() for part in line.split("|")], id=line.rpartition("| ")[2])
    for name, text in (("ulysses", ULYSSES), ("odysseus", ODYSSEUS))
    for line in text.strip().splitlines()
]


@pytest.mark.parametrize(("name", "position", "moves", "wanted"), CASES)
def test_each_reason_is_given_where_it_is_true(name: str, position: str, moves: str, wanted: str) -> None:
    game = find(name)
    seats = max(game.seats[0], *(LETTERS.find(move[0]) + 1 for move in moves.split("; ")))
    lines = [(key, value) for key, _, value in (line.partition(" ") for line in position.split("; "))]
    match = Match(game, game.setup(seats, lines), drawn_from(Seeded(1)))
    *before, last = moves.split("; ")
    for move in before:
        match.play(LETTERS.index(move[0]), move[2:])
    view = game.view(match.state, LETTERS.index(last[0]))
    found = hint_of(game, view, game.read(last[2:])).reasons
    words = [f"{each.name.partition('-')[2]} {' '.join(f'{k}={v}' for k, v in each.args.items())}" for each in found]
    assert len(words) == len(wanted.split(", "))
    for line, pattern in zip(words, wanted.split(", "), strict=True):
        assert sorted(line.split()) == sorted(pattern.split()) or fnmatch(line, pattern.replace(" ", "*"))


def test_every_reason_is_tested() -> None:
    said = [(case.values[0], word.strip(",")) for case in CASES for word in str(case.values[3]).split()]
    tested = {f"{game}-{word}" for game, word in said if word.startswith("advice-")}
    assert tested == {id for id in messages("en") if "-advice-" in id}
