"""The games in OpenSpiel: its own tests pass, information states are views, and games play as in a match."""

import pickle
import subprocess
import sys

import pytest

from pelagos.core.game import PUBLIC, InvalidInput
from tests.kit.games.every_game import every_game, every_table
from tests.kit.games.random_play import random_match

pyspiel = pytest.importorskip("pyspiel")
spiel = pytest.importorskip("pelagos.adapters.openspiel")

ACTIONS = 150  # of a match that are replayed


def loaded(game, seats):
    return pyspiel.load_game(f"python_pelagos_{game.name}", {"players": seats})


def followed(game, seats, seed, actions=ACTIONS):
    """Yield the OpenSpiel states of the first actions of a match, chance outcomes included."""
    match = random_match(game, seats, seed, entries=60)
    state = loaded(game, seats).new_initial_state()
    for entry in match.entries:
        for action in (*entry.actions, *(outcome for _, outcome in entry.draws)):
            if len(state.history()) == actions:
                return
            yield state
            assert action in state.legal_actions()
            state.apply_action(action)
    yield state


def decisions(game, seats, seed, every):
    """Return some of these states in which a player decides."""
    found = [state.clone() for state in followed(game, seats, seed) if state.is_player_node()]
    return found[::every]


@every_table
def test_games_pass_openspiels_simulation_test(game, seats):
    """Legality, chance, copies, serialization, observations and returns of a whole game."""
    pyspiel.random_sim_test(loaded(game, seats), num_sims=1, serialize=True, verbose=False)


@every_game
def test_games_pass_openspiels_python_simulation_test(game):
    kit = pytest.importorskip("open_spiel.python.tests.games_sim_test")
    kit.GamesSimTest().sim_game(loaded(game, 4))


@every_game
def test_openspiel_and_a_match_play_the_same_game(game):
    seats = game.seats[0]
    match = random_match(game, seats, seed=5)
    state = loaded(game, seats).new_initial_state()
    for entry in match.entries:
        for action in entry.actions:
            assert state.current_player() == entry.seat
            state.apply_action(action)
        for _, outcome in entry.draws:
            assert state.is_chance_node()
            state.apply_action(outcome)
    assert state.is_terminal()
    assert state.returns() == match.state.scores()
    assert state.legal_actions() == []


@every_game
def test_chance_outcomes_have_the_right_probabilities(game):
    for state in followed(game, game.seats[-1], seed=3):
        if state.is_chance_node():
            odds = state.position.state.odds()
            assert state.chance_outcomes() == [(each, odds[each] / sum(odds.values())) for each in sorted(odds)]


@every_game
def test_information_states_are_equal_exactly_when_views_are(game):
    """In the states of two matches, and in worlds that a player cannot tell from them."""
    states = [state for seed in (1, 2) for state in decisions(game, 4, seed, every=8)]
    states += [state.resample_from_infostate(state.current_player(), lambda: 0.3) for state in states]
    positions = [(state, who) for state in states for who in range(4)]
    pairs = {(state.information_state_string(who), game.view(state.position.state, who)) for state, who in positions}
    strings, views = {string for string, _ in pairs}, {view for _, view in pairs}
    assert len(strings) == len(views) == len(pairs)
    assert len(states) * 2 < len(pairs) < len(states) * 4  # the worlds share some, but not all


@every_game
def test_resampling_keeps_what_the_player_knows_and_no_more(game):
    for state in decisions(game, 4, seed=6, every=8):
        samplers = [pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0) for seed in range(3)]
        worlds = [state.resample_from_infostate(state.current_player(), sampler) for sampler in samplers]
        for world in worlds:
            assert world.information_state_string() == state.information_state_string()
            assert world.legal_actions() == state.legal_actions()
        assert len({str(world) for world in worlds}) > 1


@every_game
def test_a_spectator_sees_no_secret(game):
    kind = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    for state in decisions(game, 4, seed=7, every=20):
        observer = state.get_game().make_py_observer(kind)
        assert observer.string_from(state, 0) == repr(game.view(state.position.state, PUBLIC))
        assert observer.string_from(state, 0) == observer.string_from(state, 1)


def test_an_observer_of_all_secrets_is_refused():
    kind = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    with pytest.raises(ValueError, match="print the state"):
        pyspiel.load_game("python_pelagos_ulysses").make_py_observer(kind)


@every_game
def test_a_copy_is_independent(game):
    for state in decisions(game, 4, seed=8, every=20):
        copy, before = state.clone(), str(state)
        copy.apply_action(copy.legal_actions()[-1])
        assert (str(state), len(copy.history())) == (before, len(state.history()) + 1)


@every_game
def test_a_pickled_state_plays_on(game):
    for state in decisions(game, 4, seed=9, every=20):
        back = pickle.loads(pickle.dumps(state))
        assert (str(back), back.history()) == (str(state), state.history())
        for each in (state, back):
            each.apply_action(each.legal_actions()[0])
        assert str(back) == str(state)


@every_table
def test_a_pickled_game_is_the_same(game, seats):
    back = pickle.loads(pickle.dumps(loaded(game, seats)))
    assert (str(back), back.num_players()) == (str(loaded(game, seats)), seats)


@every_game
def test_an_imagined_world_cannot_be_pickled(game):
    """It has no history to replay, so pickling raises an error."""
    (state, *_) = decisions(game, 4, seed=9, every=20)
    world = state.resample_from_infostate(state.current_player(), lambda: 0.5)
    with pytest.raises(ValueError, match="no history"):
        pickle.dumps(world)


@every_game
def test_openspiels_search_plays_it(game):
    """OpenSpiel's IS-MCTS in Python; the one in C++ does not play Python games."""
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    rollouts = pytest.importorskip("open_spiel.python.algorithms.mcts").RandomRolloutEvaluator(max_length=10)
    bot = ismcts.ISMCTSBot(loaded(game, 4), rollouts, uct_c=1.0, max_simulations=30)
    for state in decisions(game, 4, seed=10, every=20):
        assert bot.step(state) in state.legal_actions()


def test_a_wrong_number_of_players_is_refused():
    with pytest.raises(InvalidInput, match="3 to 5 players, not 6"):
        pyspiel.load_game("python_pelagos_ulysses", {"players": 6})


def test_python_exits_cleanly():
    """OpenSpiel holds registered games until after Python has shut down."""
    subprocess.run([sys.executable, "-c", "import pelagos.adapters.openspiel"], check=True)
