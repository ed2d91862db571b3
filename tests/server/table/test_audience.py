"""The list of legal moves: all of them, or some for each first decision; and views made together."""

from itertools import islice

import pytest

from pelagos.core.game import PUBLIC, Game, State
from pelagos.core.match import CACHE_LIMIT, MoveLister, whole_moves
from pelagos.games import NAMES
from pelagos.server.table.audience import MAX_MOVES, MAX_MOVES_ALIKE
from tests.kit.games.every_game import find
from tests.kit.games.positions import match_of
from tests.kit.games.random_play import random_match

RICH = (
    "temples A=6",
    "hand A objection=9 temple=9 wind=9 plague=9 zeus=9 pandora=8",
    "plague sirens dido",
    "ship libya",
)


def moves(game: Game, state: State, most: int = MAX_MOVES) -> list[list[int]]:
    return [game.read(words) for words in MoveLister(game).legal_moves(state, most, MAX_MOVES_ALIKE)]


def test_many_ways_to_pay_hide_no_other_move() -> None:
    game = find("ulysses")
    match = match_of(game, 3, *RICH)
    found = moves(game, match.state)
    assert sorted({move[0] for move in found}) == match.state.legal()
    assert found == sorted(found) and len(found) <= MAX_MOVES
    assert max(sum(move[0] == first for move in found) for first in match.state.legal()) == MAX_MOVES_ALIKE
    assert len({move[0] for move in islice(whole_moves(match.state), MAX_MOVES)}) == 1, "not rich enough to prove it"
    for move in found[::50]:
        match.check(0, move)


def test_a_low_limit_is_shared_among_all_first_decisions() -> None:
    game = find("ulysses")
    state = match_of(game, 3, *RICH).state
    found = moves(game, state, 60)
    assert len(found) == 60 and found == sorted(found) and sorted({move[0] for move in found}) == state.legal()


@pytest.mark.parametrize("game", [find(name) for name in NAMES], ids=NAMES)
def test_few_moves_are_all_shown(game: Game) -> None:
    """Also when sentences are cached, and without changing the position."""
    sentences = MoveLister(game)
    for seed in [*range(10), *range(10)]:
        state = random_match(game, 3, seed, entries=3 + 4 * seed).state
        listed = list(islice(whole_moves(state), MAX_MOVES_ALIKE + 1))
        if len(listed) <= MAX_MOVES_ALIKE:
            assert sentences.legal_moves(state, MAX_MOVES, MAX_MOVES_ALIKE) == [game.write(move) for move in listed]
            assert list(whole_moves(state)) == listed


def test_the_cache_of_sentences_is_bounded() -> None:
    game = find("ulysses")
    state = random_match(game, 3, 1, entries=20).state
    sentences = MoveLister(game)
    first = sentences.legal_moves(state, MAX_MOVES, MAX_MOVES_ALIKE)
    sentences.cached = CACHE_LIMIT + 1
    assert sentences.legal_moves(state, MAX_MOVES, MAX_MOVES_ALIKE) == first
    assert 0 < sentences.cached < CACHE_LIMIT


@pytest.mark.parametrize("game", [find(name) for name in NAMES], ids=NAMES)
def test_views_made_together_equal_views_made_one_by_one(game: Game) -> None:
    for seed in range(20):
        state = random_match(game, 4, seed, entries=1 + 4 * seed).state
        everybody = [3, PUBLIC, 0, 2, 1]
        assert game.views(state, everybody) == [game.view(state, who) for who in everybody]
        assert game.view(state, 0) != game.view(state, 1)
