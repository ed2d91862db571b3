"""Views as they are sent: put together from pieces, some of which are older than the move."""

import msgspec
import pytest

from pelagos.core.game import PUBLIC, Game, State
from pelagos.core.record import record_of, replay
from pelagos.games import NAMES
from pelagos.server.table.view_json import ViewEncoder
from tests.kit.games import find
from tests.kit.random_play import random_match

GAMES = pytest.mark.parametrize("game", [find(name) for name in NAMES], ids=NAMES)


def states_of(game: Game, seed: int) -> list[State]:
    match = random_match(game, 4, seed, entries=150)
    return replay(record_of(match, ["a", "b", "c", "d"]))


@GAMES
@pytest.mark.parametrize("seed", range(4))
def test_a_picture_is_what_its_view_says(game: Game, seed: int) -> None:
    """Whoever looks, from the first to the last, some now and then, and with moves taken back between."""
    pictures, before, seen = None, None, {}
    states = states_of(game, seed)
    for number, state in enumerate([*states, *states[::-7]]):
        whos = [2, PUBLIC, 0, 3, 1][: 5 - number % 4]
        views = game.views(state, whos, before, seen)
        assert views == [game.view(state, who) for who in whos], "what has stayed was not the same"
        before, seen = state, dict(zip(whos, views, strict=True))
        pictures = pictures or ViewEncoder(views[0])
        for who, drawn in pictures.of(seen).items():
            assert msgspec.json.decode(drawn) == msgspec.json.decode(msgspec.json.encode(seen[who]))


@GAMES
def test_what_is_secret_is_never_taken_from_another(game: Game) -> None:
    """The pieces that all get are alike in everybody's view, wherever a game stands."""
    pictures = ViewEncoder(game.view(game.start(4), 0))
    for state in states_of(game, 9):
        views = [game.view(state, who) for who in (PUBLIC, 0, 1, 2, 3)]
        assert len({pictures.shared.values_of(view) for view in views}) == 1
