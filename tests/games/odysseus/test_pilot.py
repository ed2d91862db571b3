"""The pilot of Odysseus: weights for every legal action from what the seat knows, and evaluations of positions."""

from math import isfinite

import pytest
from librt.random import Random
from librt.vecs import vec

from pelagos.core.game import CHANCE, OVER
from pelagos.games.odysseus.actions import ON, PLAY, SPACES, STRENGTH
from pelagos.games.odysseus.bots.pilot import OdysseusPilot
from pelagos.games.odysseus.position import PLACE
from tests.kit.games.every_game import find

GAME = find("odysseus")
SEATS = pytest.mark.parametrize("seats", GAME.seats)


def positions(seats, seed, count):
    """Yield copies of the positions of random games in which a seat must decide."""
    random = Random(seed)
    state = GAME.start(seats)
    while count > 0:
        if state.actor() == OVER:
            state = GAME.start(seats)
        elif state.actor() == CHANCE:
            state.apply(state.outcome(random.randrange(state.rolls())))
        else:
            yield state.copy()
            count -= 1
            legal = state.legal()
            state.apply(legal[random.randrange(len(legal))])


def weighed(pilot, state):
    actions = state.new_buffer()
    n = state.moves(actions)
    weights = vec[float]([0.0] * len(actions))
    pilot.weigh(state, actions, n, weights)
    return [weights[i] for i in range(n)]


def evaluated(pilot, state, seats):
    worth = vec[float]([0.0] * seats)
    pilot.evaluate(state, worth)
    return list(worth)


@SEATS
def test_every_legal_action_has_a_weight(seats):
    pilot = OdysseusPilot(GAME)
    for state in positions(seats, 10 + seats, 250):
        weights = weighed(pilot, state)
        assert len(weights) == len(state.legal())
        assert all(isfinite(weight) and weight > 0.0 for weight in weights)


@SEATS
def test_weights_depend_only_on_what_the_seat_knows(seats):
    """Redrawing what the seat cannot know changes nothing, for a new pilot and for one that has seen other worlds."""
    pilot, random = OdysseusPilot(GAME), Random(seats)
    for state in positions(seats, 20 + seats, 80):
        world = GAME.imagine(GAME.view(state, int(state.actor())), random)
        weights = weighed(pilot, state)
        assert weighed(pilot, world) == weights
        assert weighed(OdysseusPilot(GAME), world) == weights


def test_weights_depend_on_the_own_task_and_hand():
    """With another task card the weights are often different."""
    pilot, other = OdysseusPilot(GAME), 0
    for state in positions(4, 5, 60):
        weights, twin, seat = weighed(pilot, state), state.copy(), int(state.actor())
        twin.tasks[seat], twin.tasks[(seat + 1) % 4] = state.tasks[(seat + 1) % 4], state.tasks[seat]
        other += weighed(pilot, twin) != weights
    assert other > 40


@SEATS
def test_chances_to_win_sum_to_one(seats):
    pilot = OdysseusPilot(GAME)
    for state in positions(seats, 30 + seats, 100):
        worth = evaluated(pilot, state, seats)
        assert all(0.0 < chance < 1.0 for chance in worth)
        assert sum(worth) == pytest.approx(1.0)


@SEATS
def test_a_finished_game_is_evaluated_by_its_scores(seats):
    pilot = OdysseusPilot(GAME)
    for seed in range(3):
        state, random = GAME.start(seats), Random(seed)
        while state.actor() != OVER:
            legal = state.legal()
            state.apply(legal[random.randrange(len(legal))])
        assert evaluated(pilot, state, seats) == state.scores()


def test_more_points_are_worth_more():
    """On average over random positions, the leader's chance to win is above that of the last seat."""
    pilot, ahead, count = OdysseusPilot(GAME), 0.0, 0
    for state in positions(4, 7, 400):
        points = [state.points(seat) for seat in range(4)]
        if max(points) > min(points):
            worth = evaluated(pilot, state, 4)
            ahead += worth[points.index(max(points))] - worth[points.index(min(points))]
            count += 1
    assert count > 100
    assert ahead / count > 0.1


@SEATS
def test_there_is_a_quiet_position_in_every_round(seats):
    """Once before the first round and once in each round, and never in a half-made choice."""
    pilot, rests, rounds = OdysseusPilot(GAME), 0, set()
    for state in positions(seats, 40 + seats, 400):
        if pilot.is_quiet(state):
            assert state.settled()
            assert state.played_cards() == 0
            rests += 1
        rounds.add(int(state.round))
    assert rests >= len(rounds) > 3


def test_the_pilot_turns_the_ship_to_where_it_scores():
    """Only B has a card. Yellow on the first ship leads to the sirens, which give B 3 points, green to the
    lotus-eaters, which give nothing. So B plays it on yellow."""
    lines = ["gods A=zeus B=athena C=poseidon", "tasks A=3 B=1 C=4", "hand B 5=1", "ship alpha"]
    lines += ["disks delta=sirens eta=lotus beta=lotus"]
    state = GAME.setup(3, [tuple(line.split(" ", 1)) for line in lines])
    pilot = OdysseusPilot(GAME)
    assert state.actor() == 1
    state.apply(PLAY)
    weights = weighed(pilot, state)
    assert max(weights) == weights[SPACES.index("y1")] > 10 * weights[SPACES.index("g1")]


@SEATS
def test_at_low_temperature_the_course_is_that_of_the_rules(seats):
    """The value of the landing if everybody passes, and if a card is played first, against the rules."""
    pilot, found = OdysseusPilot(GAME), 0
    for state in positions(seats, 50 + seats, 150):
        seat = int(state.actor())
        if state.phase == PLACE and state.downs == 0 and state.row_size(seat) > 0:
            play = next(action for action in state.legal() if PLAY <= action < ON)
            space = found % len(SPACES)
            if space != state.poseidon:
                pilot.prepare(state)
                more = STRENGTH[play - PLAY] * (2 if space == state.aphrodite else 1)
                assert pilot.course_now.worth == pytest.approx(landing(pilot, state, seat), abs=0.005)
                laid = pilot.course_now.if_raised(space, more)
                state.apply(play)
                state.apply(ON + space)
                assert laid == pytest.approx(landing(pilot, state, seat), abs=0.005)
                found += 1
    assert found > 20


def landing(pilot, state, seat):
    """Return the pilot's value for the end of the route that the rules give."""
    at, first = 0, [0, 1, 4, 13]
    course = state.course()
    for colour in course:
        at = 3 * at + colour
    return pilot.values.ends[int(state.tasks[seat]) * 40 + first[len(course)] + at]
