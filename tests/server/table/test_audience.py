"""Views that are made together, and the moves that are put together from choices."""

from typing import Any

import pytest
from msgspec.json import encode

from pelagos.core.choice import Walk
from pelagos.core.game import PUBLIC, Game
from pelagos.games import NAMES
from pelagos.server.messages import Play, read_command
from tests.kit.games.every_game import find
from tests.kit.games.positions import match_of
from tests.kit.games.random_play import random_match


@pytest.mark.parametrize("game", [find(name) for name in NAMES], ids=NAMES)
def test_views_made_together_equal_views_made_one_by_one(game: Game) -> None:
    for seed in range(20):
        state = random_match(game, 4, seed, entries=1 + 4 * seed).state
        everybody = [3, PUBLIC, 0, 2, 1]
        assert game.views(state, everybody) == [game.view(state, who) for who in everybody]
        assert game.view(state, 0) != game.view(state, 1)


def test_the_longest_move_of_the_choices_can_be_sent() -> None:
    """The player with all temples pays with other cards for a plague, and lays all objection and Zeus cards."""
    hand = "hand B objection=50 wind=23 zeus=11"
    match = match_of(find("ulysses"), 3, "ship delos", "temples B=21", hand, "plague lemnos", "active A")
    match.play(0, "propose athens")
    choices = match.game.choices(match.state)
    walk = Walk(choices, next(choice for choice in choices.possible if choice.verb == "object"))
    for words in ["object lemnos", *["discard wind"] * 21, *["lay objection"] * 50, *["lay zeus"] * 11, "done"]:
        walk.take(next(option for option in walk.options() if option.words == words))
    assert walk.is_whole and len(walk.move) > 1000
    command = read_command(encode({"do": "play", "id": "1", "seq": 1, "move": walk.move}))
    assert isinstance(command, Play)
    match.play(1, command.move)
    view: Any = match.game.view(match.state, 1)
    assert sum(view.laid_cards[1]) == 61
