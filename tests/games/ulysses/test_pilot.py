"""The pilot of Ulysses: weights for every legal action from what the seat knows, and evaluations of positions."""

from itertools import chain
from math import isfinite

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.game import CHANCE, OVER
from pelagos.games.ulysses.bots.pilot import MIN_WEIGHT, UlyssesPilot
from tests.kit.games.every_game import find
from tests.kit.games.positions import match_of

GAME = find("ulysses")
SEATS = (3, 4, 5)
every_count = pytest.mark.parametrize("seats", SEATS)


@pytest.fixture(scope="module")
def pilot():
    return UlyssesPilot(GAME)


def positions(seats, seed, choose):
    """Yield the positions of a game in which a seat must decide, up to a limit."""
    state, random = GAME.start(seats), Random(seed)
    for _ in range(1500):
        if state.actor() == OVER:
            return
        if state.actor() == CHANCE:
            state.apply(state.outcome(random.randrange(state.rolls())))
        else:
            yield state
            state.apply(choose(state, random))


def at_random(state, random):
    legal = state.legal()
    return legal[int(random.randrange(len(legal)))]


def by(pilot):
    """Return a chooser that takes the action with the greatest weight."""

    def choose(state, random):
        weights = weighed(pilot, state)
        return state.legal()[weights.index(max(weights))]

    return choose


def weighed(pilot, state):
    actions = state.new_buffer()
    n = int(state.moves(actions))
    weights = vec[float]([-1.0 for _ in range(len(actions))])
    pilot.weigh(state, actions, i64(n), weights)
    assert all(weights[i] == -1.0 for i in range(n, len(actions)))
    return [weights[i] for i in range(n)]


def evaluated(pilot, state):
    worth = vec[float]([0.0 for _ in range(int(state.seats))])
    pilot.evaluate(state, worth)
    return list(worth)


@every_count
def test_every_legal_action_has_a_weight(pilot, seats):
    phases = set()
    for choose in (at_random, by(pilot)):
        for state in positions(seats, seats, choose):
            phases.add(int(state.phase))
            assert all(isfinite(weight) and weight >= MIN_WEIGHT for weight in weighed(pilot, state))
    assert len(phases) == 8


@every_count
def test_weights_depend_only_on_what_the_seat_knows(pilot, seats):
    """Redrawing what the seat cannot know changes nothing, even for a pilot that has seen other worlds."""
    other, random = UlyssesPilot(GAME), Random(5)
    for choose in (at_random, by(pilot)):
        for number, state in enumerate(positions(seats, 10 + seats, choose)):
            if number % 7 == 0:
                world = GAME.imagine(GAME.view(state, int(state.actor())), random)
                assert weighed(pilot, state) == weighed(other, world)


@every_count
def test_chances_to_win_sum_to_one(pilot, seats):
    for state in positions(seats, seats, at_random):
        worth = evaluated(pilot, state)
        assert sum(worth) == pytest.approx(1.0)
        assert all(0.0 <= share <= 1.0 for share in worth)


def test_a_finished_game_is_evaluated_by_its_scores(pilot):
    for seed in range(4):  # in some of these the winner is not the active seat
        final = None
        for state in positions(4, seed, by(pilot)):
            final = state
        assert final is not None and final.actor() == OVER
        assert pilot.is_quiet(final)
        assert evaluated(pilot, final) == final.scores()


@every_count
def test_fewer_goals_are_worth_more(pilot, seats):
    """On average over positions where the seats differ."""
    ahead, behind = [], []
    for state in chain.from_iterable(positions(seats, seed, by(pilot)) for seed in range(3)):
        left = [int(state.hidden_goals(seat)).bit_count() for seat in range(seats)]
        if pilot.is_quiet(state) and min(left) < max(left):
            worth = evaluated(pilot, state)
            ahead += [worth[seat] for seat in range(seats) if left[seat] == min(left)]
            behind += [worth[seat] for seat in range(seats) if left[seat] == max(left)]
    assert sum(ahead) / len(ahead) > 1.2 * sum(behind) / len(behind)


@every_count
def test_there_is_a_quiet_position_between_two_movements(pilot, seats):
    """At least one between two movements, and none during a movement."""
    ships = []
    for state in positions(seats, seats, by(pilot)):
        if pilot.is_quiet(state):
            assert state.settled()
            assert state.blue == -1
            ships.append((int(state.turn), int(state.ship)))
    turns = {turn for turn, _ in ships}
    assert turns == set(range(1, max(turns) + 1))


def test_the_pilot_plays_for_a_last_goal_next_to_the_ship(pilot):
    """The active seat proposes the goal. Another seat objects for it, and agrees if it is already proposed."""
    lines = ["shown A circe libya ithaca", "goals A dido", "hand A objection=3", "hand B objection=1"]
    match = match_of(GAME, 3, "ship libya", "active A", *lines)
    assert likeliest(pilot, match.state) == "propose dido"
    match = match_of(GAME, 3, "ship libya", "active C", *lines)
    match.play(2, "propose zakynthos")
    assert likeliest(pilot, match.state) == "object dido"
    match = match_of(GAME, 3, "ship libya", "active C", *lines)
    match.play(2, "propose dido")
    assert likeliest(pilot, match.state) == "agree"


def likeliest(pilot, state):
    return GAME.write([by(pilot)(state, None)])
