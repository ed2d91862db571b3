"""The moves that somebody is shown: all, or of each kind some."""

from itertools import islice

import pytest

from helpers import find, match_of, random_match
from pelagos.core.game import PUBLIC, Game
from pelagos.core.match import Sentences, fair_moves, whole_moves
from pelagos.games import NAMES
from pelagos.server.room import MOST_ALIKE, MOST_MOVES

RICH = (
    "temples A=6",
    "hand A objection=9 temple=9 wind=9 plague=9 zeus=9 pandora=8",
    "plague sirens dido",
    "ship libya",
)


def test_many_ways_to_pay_hide_no_other_move() -> None:
    match = match_of(find("ulysses"), 3, *RICH)
    moves = fair_moves(match.state, MOST_MOVES, MOST_ALIKE)
    assert sorted({move[0] for move in moves}) == match.state.legal()
    assert moves == sorted(moves) and len(moves) <= MOST_MOVES
    assert max(sum(move[0] == first for move in moves) for first in match.state.legal()) == MOST_ALIKE
    assert len({move[0] for move in islice(whole_moves(match.state), MOST_MOVES)}) == 1, "not rich enough to prove it"
    for move in moves[::50]:
        match.check(0, move)


def test_all_is_shared_out_where_even_that_is_too_much() -> None:
    state = match_of(find("ulysses"), 3, *RICH).state
    moves = fair_moves(state, 60, MOST_ALIKE)
    assert len(moves) == 60 and sorted({move[0] for move in moves}) == state.legal()


@pytest.mark.parametrize("game", [find(name) for name in NAMES], ids=NAMES)
def test_few_moves_are_all_shown(game: Game) -> None:
    for seed in range(10):
        state = random_match(game, 3, seed, entries=3 + 4 * seed).state
        moves = list(islice(whole_moves(state), MOST_ALIKE + 1))
        assert len(moves) > MOST_ALIKE or fair_moves(state, MOST_MOVES, MOST_ALIKE) == moves


@pytest.mark.parametrize("game", [find(name) for name in NAMES], ids=NAMES)
def test_remembered_sentences_are_those_of_the_game(game: Game) -> None:
    sentences = Sentences(game)
    for seed in (1, 2, 1, 3):
        moves = fair_moves(random_match(game, 3, seed, entries=20).state, MOST_MOVES, MOST_ALIKE)
        assert sentences.of(moves) == [game.write(move) for move in moves]


@pytest.mark.parametrize("game", [find(name) for name in NAMES], ids=NAMES)
def test_views_made_together_are_those_made_alone(game: Game) -> None:
    for seed in range(20):
        state = random_match(game, 4, seed, entries=1 + 4 * seed).state
        everybody = [3, PUBLIC, 0, 2, 1]
        assert game.views(state, everybody) == [game.view(state, who) for who in everybody]
        assert game.view(state, 0) != game.view(state, 1)
