"""The searches, on a tiny game with secrets: they choose for the likelier world, follow a belief, and stop."""

from math import inf
from time import monotonic

import pytest
from librt.random import Random

from pelagos.bots.pilot import Pilot
from pelagos.bots.search.budget import Budget
from pelagos.bots.search.race import Race
from pelagos.bots.search.tree import Tree
from pelagos.core.chance import Seeded
from pelagos.core.game import OVER
from pelagos.core.match import Match
from tests.core.toy import BLACK, GUESS, PASS, WHITE, Pebbles, PebblesGame
from tests.kit.typed import typed

SEARCHES = pytest.mark.parametrize("search", [Race, Tree])


class Neutral(Pilot):
    """A pilot with equal weights, which knows only the final scores."""

    def weigh(self, state, actions, n, weights):
        for i in range(n):
            weights[i] = 1.0

    def is_quiet(self, state):
        return False

    def evaluate(self, state, worth):
        for seat, score in enumerate(state.scores()):
            worth[seat] = score


class ColourBelief:
    """Believes that the next seat holds this colour."""

    def __init__(self, colour):
        self.colour = colour

    def weight(self, world, who):
        return 50.0 if world.hands[(who + 1) % len(world.hands)] == self.colour else 1.0


def guessing(own):
    """Return the game, and the view of a seat that holds a pebble of this colour and has begun to guess."""
    game = PebblesGame()
    for seed in range(100):
        match = Match.begin(game, 2, Seeded(seed))
        state = typed(Pebbles, match.state)
        if state.hands[match.actor] == own:
            state.apply(GUESS)
            return game, game.view(state, match.actor)
    raise AssertionError


@SEARCHES
@pytest.mark.parametrize("own", [0, 1])
def test_a_search_chooses_for_the_likelier_world(search, own):
    """Of the five other pebbles three have the other colour, so the neighbour holds that with a chance of 3/5."""
    game, view = guessing(own)
    choices = [search(game, Neutral(), 1).choose(view, None, Random(seed), Budget(400, inf)) for seed in range(10)]
    assert choices.count(BLACK if own == 0 else WHITE) >= 8


@SEARCHES
@pytest.mark.parametrize("colour", [0, 1])
def test_a_belief_decides_which_world_is_likelier(search, colour):
    game, view = guessing(0)
    choice = search(game, Neutral(), 1).choose(view, ColourBelief(colour), Random(1), Budget(200, inf))
    assert choice == WHITE + colour


@SEARCHES
def test_the_same_seed_gives_the_same_search(search):
    """Also with another search in between: nothing is kept from one to the next."""
    game, view = guessing(0)

    def done(seed):
        random, budget = Random(seed), Budget(30, inf)
        return search(game, Neutral(), 1).choose(view, None, random, budget), budget.done, random.random()

    first = done(7)
    done(8)
    assert done(7) == first
    assert any(done(seed) != first for seed in range(8, 20))


@SEARCHES
def test_a_search_answers_when_no_time_is_left(search):
    game, view = guessing(0)
    budget = Budget(0, monotonic() - 1)
    assert search(game, Neutral(), 1).choose(view, None, Random(1), budget) in (WHITE, BLACK)
    assert budget.done == 0


@SEARCHES
def test_a_search_stops_when_its_choice_cannot_change(search):
    """With a certain belief the result is clear early, so that part of the budget stays unused."""

    class Certain(ColourBelief):
        def weight(self, world, who):
            return max(1e-9, super().weight(world, who) - 1.0)

    game, view = guessing(0)
    budget = Budget(20_000, inf)
    assert search(game, Neutral(), 1).choose(view, Certain(1), Random(1), budget) == BLACK
    assert budget.done < 19_000


@SEARCHES
def test_a_search_stops_at_its_number_of_simulations(search):
    game, view = guessing(0)
    budget = Budget(25, inf)
    search(game, Neutral(), 1).choose(view, None, Random(3), budget)
    assert 0 < budget.done <= 25


def test_the_tree_looks_further_than_one_choice():
    """Guessing wins for a seat with this belief, and passing only shares the win. The tree finds that before the seat
    has begun to guess."""
    game = PebblesGame()
    match = Match.begin(game, 2, Seeded(1))
    for _ in range(5):  # the last turn: to pass is to share
        match.play(match.actor, [PASS])
    view = game.view(match.state, match.actor)
    choice = Tree(game, Neutral(), 1).choose(view, ColourBelief(1), Random(1), Budget(600, inf))
    assert choice == GUESS
    assert match.actor != OVER
