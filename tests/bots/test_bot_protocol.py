"""The messages to a bot process, and how they are decoded."""

import json

import pytest
from librt.random import Random

from pelagos.bots.process import bot_protocol
from pelagos.core.game import PUBLIC
from pelagos.core.record import Damaged, entry_of, entry_words
from tests.kit.games.every_game import GAMES, every_game, every_table
from tests.kit.games.random_play import random_match


def positions(game, seats, seed):
    """Yield the state before each small decision and each draw of a random game."""
    state, random = game.start(seats), Random(seed)
    for _ in range(150):
        yield state
        legal = state.legal()
        if not legal:
            return
        state.apply(legal[int(random.randrange(len(legal)))])


@every_table
def test_views_round_trip(game, seats):
    """For every viewer, through JSON, at random positions and at the end of a game."""
    views = bot_protocol.Views(game)
    ends = [random_match(game, seats, 5).state] if seats == 3 else []
    for state in [*positions(game, seats, seats), *ends]:
        for who in range(PUBLIC, seats):
            view = game.view(state, who)
            again = views.read(json.loads(bot_protocol.line_of({"view": view}))["view"])
            assert again == view
            assert type(again) is type(view)


@every_game
def test_data_that_is_not_a_view_is_refused(game):
    views = bot_protocol.Views(game)
    data = json.loads(bot_protocol.line_of({"view": game.view(game.start(3), 0)}))["view"]
    del data["phase"]
    with pytest.raises(KeyError):
        views.read(data)


@every_game
def test_entries_round_trip_as_the_seat_saw_them(game):
    match = random_match(game, 3, 4, 80)
    for who in range(PUBLIC, 3):
        for entry in match.entries:
            seen = game.mask_entry(entry, who)
            assert entry_of(game, entry_words(game, seen), 3) == seen


@pytest.mark.parametrize("words", ["", "A", "Z pass", "A fly", "deal | A+nothing", "A pass | "])
def test_words_that_are_not_an_entry_are_refused(words):
    for game in GAMES:
        with pytest.raises(Damaged):
            entry_of(game, words, 3)


@every_game
def test_hello_names_the_numbers_in_views(game):
    hello = json.loads(bot_protocol.hello(game))
    assert (hello["type"], hello["protocol"], hello["game"]) == ("hello", bot_protocol.PROTOCOL, game.name)
    assert hello["board"]["mark"] == game.board_mark
    assert hello["board"]["file"] == game.board.data
    view, names = game.view(random_match(game, 3, 1, 30).state, 0), hello["names"]
    assert len(view.hand) == len(names["kinds"])
    assert names["phases"][game.view(random_match(game, 3, 1).state, 0).phase] == "over"
    assert (names.get("places") or names["islands"])[view.ship] == game.board.names[view.ship]


def test_a_message_is_one_line():
    for game in GAMES:
        view = game.view(random_match(game, 4, 2, 20).state, 1)
        for line in (
            bot_protocol.hello(game),
            bot_protocol.begin(view),
            bot_protocol.choose(1, ["pass"], 5, 0.25, view),
            bot_protocol.bye(),
        ):
            assert line.count(b"\n") == 1
            assert line.endswith(b"\n")
            assert line.isascii()


def test_time_is_sent_in_whole_milliseconds_and_never_below_zero():
    view = GAMES[0].view(GAMES[0].start(3), 0)
    times = [json.loads(bot_protocol.choose(1, [], 0, seconds, view))["ms"] for seconds in (0.0479, 0.0, -3.0)]
    assert times == [47, 0, 0]
