"""The page's own code makes legal moves of the choices alone, through whole games."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator

import msgspec
import pytest

from pelagos.core.chance import Seeded
from pelagos.core.match import Match
from pelagos.games import NAMES
from tests.kit.games.every_game import find
from tests.kit.project.node import PROGRAM, WEB

LONGEST = 3000  # moves at random; the games that were tried ended after 200 to 900


@pytest.fixture(scope="module")
def move_of() -> Iterator[Callable[[bytes], str]]:
    """Start a program that answers choices with a move."""
    player = subprocess.Popen(
        [str(PROGRAM), "test/kit/random-player.ts"], cwd=WEB, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    )
    assert player.stdin and player.stdout
    asks, answers = player.stdin, player.stdout

    def ask(choices: bytes) -> str:
        asks.write(choices + b"\n")
        asks.flush()
        return answers.readline().decode().rstrip("\n")

    with player:
        yield ask
        asks.close()


@pytest.mark.parametrize("name", NAMES)
def test_whole_games_are_played_by_choices_alone(name: str, move_of: Callable[[bytes], str]) -> None:
    game, verbs = find(name), set()
    for seats in (game.seats[0], game.seats[-1]):
        match = Match.begin(game, seats, Seeded(seats))
        while not match.is_over and len(match.entries) < LONGEST:
            choices = game.choices(match.state)
            move = move_of(msgspec.json.encode(choices))
            verbs |= {choice.verb for choice in choices.possible}
            match.play(match.actor, move)  # raises Illegal if the move is not legal
        assert match.winners
    assert len(verbs) > 3
