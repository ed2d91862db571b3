"""The default action is legal, does as little as possible, and completes half-made choices."""

from librt.random import Random

from pelagos.bots.fallback import default_action, default_move
from pelagos.core.chance import Seeded
from pelagos.core.game import CHANCE, OVER
from pelagos.core.match import Match
from pelagos.registry import manifest_of
from tests.kit.games.every_game import every_game, every_table, find
from tests.kit.games.positions import match_of

QUIET = {"agree", "pass", "allow", "end", "done"}


def decisions(game, seats, seed, count):
    """Yield states of random play where a seat must decide, including half-made choices."""
    random = Random(seed)
    while count:
        state = game.start(seats)
        while state.actor() != OVER and count:
            if state.actor() != CHANCE:
                yield state
                count -= 1
            legal = state.legal()
            state.apply(legal[int(random.randrange(len(legal)))])


@every_table
def test_defaults_are_legal_and_complete_the_move(game, seats):
    for state in decisions(game, seats, seats, 400):
        legal = state.legal()
        action = default_action(game, game.view(state, int(state.actor())), legal)
        assert action in legal
        rest = default_move(game, state)
        assert rest[0] == action
        after = state.copy()
        for each in rest:
            assert each in after.legal()
            after.apply(each)
        assert after.settled()


@every_game
def test_the_default_is_to_do_nothing_where_that_is_legal(game):
    """If agree, pass, allow, end or done is legal, the default is one of these."""
    for state in decisions(game, 4, 9, 600):
        legal = state.legal()
        action = default_action(game, game.view(state, int(state.actor())), legal)
        if any(game.table[other].verb in QUIET for other in legal):
            assert game.table[action].verb in QUIET
        assert game.table[action].verb in manifest_of(game.name).default_verbs  # nothing else is ever forced


@every_table
def test_a_game_of_defaults_ends(game, seats):
    match = Match.begin(game, seats, Seeded(seats))
    while not match.is_over and len(match.entries) < 20_000:
        match.play(match.actor, default_move(game, match.state))
    assert match.is_over


def test_the_default_depends_on_the_view_alone():
    """Redrawing the secrets of others does not change it."""
    game = find("ulysses")
    for state in decisions(game, 3, 1, 100):
        view = game.view(state, int(state.actor()))
        world = game.imagine(view, Random(2))
        assert default_move(game, world)[0] == default_move(game, state)[0]


def default_words(game, *lines, after=()):
    """Return the default move in a position, after small decisions of the same seat."""
    state = match_of(game, 3, *lines).state
    for action in game.read(" ".join(after)) if after else ():
        state.apply(action)
    return game.write(default_move(game, state))


def test_an_ulysses_turn():
    game = find("ulysses")
    cards = "hand A objection=1 temple=1 plague=1 zeus=1 pandora=1"
    assert default_words(game, "ship libya", cards).startswith("propose ")
    assert default_words(game, "ship libya", cards, after=["build"]) == "lay temple discard plague"
    assert default_words(game, "ship libya", cards, after=["exchange green"]).startswith("discard plague return ")


def test_a_stuck_ship_in_ulysses_is_freed():
    """U6.3: all neighbours are plagued. The default pays for removing a plague if possible, otherwise ends the turn."""
    game = find("ulysses")
    stuck = ["ship troy", "plague lemnos cicones delos"]
    assert default_words(game, *stuck, "hand A zeus=1 wind=1").startswith("remove ")
    assert default_words(game, *stuck, "hand A zeus=1 wind=1").endswith(" discard wind")
    assert default_words(game, *stuck) == "end"


def test_a_half_made_bid_in_ulysses_is_as_low_as_possible():
    game = find("ulysses")
    match = match_of(game, 3, "ship libya", "hand B objection=3 zeus=1")
    match.play(0, "propose dido")
    state = match.state.copy()
    place = next(action for action in state.legal() if game.table[action].verb == "object")
    state.apply(place)
    assert game.write([place, *default_move(game, state)]).endswith(" 1")


def test_the_default_in_odysseus_is_to_pass_or_play_a_low_card():
    game = find("odysseus")
    match = Match.begin(game, 3, Seeded(1))
    assert game.write(default_move(game, match.state)).startswith("start ")
    match.play(match.actor, default_move(game, match.state))
    assert game.write(default_move(game, match.state)) == "pass"
    must = match_of(game, 4, "gods A=hades B=poseidon C=athena D=zeus", "hand A 5=1 1=1")
    must.play(0, "power")
    assert game.write(default_move(game, must.state)) == "allow"
    must.play(2, "allow")
    assert game.write(default_move(game, must.state)).startswith("play 1 ")
