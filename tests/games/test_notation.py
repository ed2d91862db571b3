"""Notation of every game: every action and move can be written and is read back unchanged."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from pelagos.core.game import Game, Malformed
from tests.kit.games.every_game import GAMES, every_game, every_table
from tests.kit.games.random_play import random_match

JUNK = ["", "0", "1", "2", "00", "01", "-1", "1000", "²", "٣", "zeus=", "zeus=0", "zeus=1", "zeus=9", "zeus=zeus", "!"]
JUNK += ["y4", "x1", "down0", "down43", "down²", "G", "+", "+?", "?"]
WORDS = {
    game.name: sorted({word for action in range(len(game.table)) for word in game.write([action]).split(" ")})
    for game in GAMES
}


# ---- single actions
@every_game
def test_every_action_has_words_of_its_own(game: Game) -> None:
    assert len({game.write([action]) for action in range(len(game.table))}) == len(game.table)


@every_game
def test_every_action_is_read_as_written(game: Game) -> None:
    for action in range(len(game.table)):
        assert game.read(game.write([action])) == [action], game.table[action]


# ---- whole moves
@every_table
def test_moves_of_random_games_are_read_as_written(game: Game, seats: int) -> None:
    for seed in range(1, 7):
        for entry in random_match(game, seats, seed).entries[1:]:
            text = game.write(entry.actions)
            assert game.read(text) == list(entry.actions)
            assert game.write(game.read(text)) == text


@every_table
def test_half_made_moves_are_read_as_written(game: Game, seats: int) -> None:
    """A move can be shown while it is being made, action by action."""
    for entry in random_match(game, seats, 7).entries[1:]:
        for end in range(1, len(entry.actions)):
            half = list(entry.actions[:end])
            assert game.read(game.write(half)) == half, game.write(half)


@every_table
def test_masked_moves_are_read_as_written(game: Game, seats: int) -> None:
    """Masked moves can be written too."""
    for entry in random_match(game, seats, 7).entries[1:]:
        seen = [game.mask(action) for action in entry.actions]
        assert game.read(game.write(seen)) == seen, game.write(seen)


# ---- invalid text
def read_or_refused(game: Game, text: str) -> None:
    """Check that the text is read as actions of the table, or refused with an existing clause."""
    try:
        actions = game.read(text)
    except Malformed as error:
        assert error.clause in game.rules
        assert len(error.reason) < 500
        return
    assert actions
    assert all(0 <= action < len(game.table) for action in actions)
    assert game.read(game.write(actions)) == actions


@every_game
@given(text=st.text(max_size=60))
@example(text="\ud800")
@example(text="propose \x00")
def test_any_text_is_read_or_refused(game: Game, text: str) -> None:
    read_or_refused(game, text)


@pytest.mark.parametrize("game", GAMES, ids=WORDS)
@given(data=st.data())
def test_any_words_are_read_or_refused(game: Game, data: st.DataObject) -> None:
    words = st.sampled_from([*WORDS[game.name], *JUNK])
    read_or_refused(game, " ".join(data.draw(st.lists(words, max_size=8))))
