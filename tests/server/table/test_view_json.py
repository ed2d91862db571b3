"""Views as JSON, assembled from fields of which some are reused from earlier views."""

from dataclasses import dataclass

import msgspec
import pytest

from pelagos.core.game import PUBLIC, Game, State, View
from pelagos.core.record import record_of, replay
from pelagos.games import NAMES
from pelagos.server.table.view_json import ViewEncoder
from tests.kit.games.every_game import find
from tests.kit.games.random_play import random_match

GAMES = pytest.mark.parametrize("game", [find(name) for name in NAMES], ids=NAMES)


def states_of(game: Game, seed: int) -> list[State]:
    match = random_match(game, 4, seed, entries=150)
    return replay(record_of(match, ["a", "b", "c", "d"]))


@GAMES
@pytest.mark.parametrize("seed", range(4))
def test_encoded_views_equal_plain_json(game: Game, seed: int) -> None:
    """For all viewers, for viewers who are not always there, and with jumps back to earlier positions."""
    encoder, before = None, None
    seen: dict[int, View] = {}
    states = states_of(game, seed)
    for number, state in enumerate([*states, *states[::-7]]):
        viewers = [2, PUBLIC, 0, 3, 1][: 5 - number % 4]
        views = game.views(state, viewers, before, seen)
        assert views == [game.view(state, who) for who in viewers], "a reused part of a view was out of date"
        before, seen = state, dict(zip(viewers, views, strict=True))
        encoder = encoder or ViewEncoder(views[0])
        for who, text in encoder.of(seen).items():
            assert msgspec.json.decode(text) == msgspec.json.decode(msgspec.json.encode(seen[who]))


@GAMES
def test_the_shared_part_is_the_same_in_every_view(game: Game) -> None:
    """The shared fields are equal in every viewer's view, at every position."""
    encoder = ViewEncoder(game.view(game.start(4), 0))
    for state in states_of(game, 9):
        views = [game.view(state, who) for who in (PUBLIC, 0, 1, 2, 3)]
        assert len({encoder.shared.values_of(view) for view in views}) == 1


@dataclass(unsafe_hash=True)
class OpenView(View):
    """The view of a game without secrets: nothing but `who` differs between viewers."""

    def copy_public(self, of: View) -> None:
        self.seats, self.phase, self.actor = of.seats, of.phase, of.actor


def test_a_game_without_secrets() -> None:
    views = {who: OpenView(who, seats=2, phase=1, actor=0) for who in (-1, 0, 1)}  # type: ignore[abstract]
    encoded = ViewEncoder(views[0]).of(views)
    found = {who: msgspec.json.decode(text) for who, text in encoded.items()}
    assert found == {who: {"who": who, "seats": 2, "phase": 1, "actor": 0} for who in views}
