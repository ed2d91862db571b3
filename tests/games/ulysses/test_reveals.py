"""U3.4: a player who hides several goals of one colour reveals one, and no other player can tell which it was."""

import pytest
from librt.random import Random

from pelagos.core.game import CHANCE, OVER, PUBLIC
from pelagos.games import load
from pelagos.games.ulysses import view
from pelagos.games.ulysses.actions import EXCHANGE, LAY
from pelagos.games.ulysses.game import UlyssesGame
from pelagos.games.ulysses.position import PER_SEAT, Position
from pelagos.games.ulysses.state import Ulysses
from pelagos.games.ulysses.view import UNKNOWN
from tests.kit.games.positions import match_of
from tests.kit.typed import typed

GAME = typed(UlyssesGame, load("ulysses"))
NUMBER = GAME.board.number
DIDO, MELITA, SIBYL = NUMBER["dido"], NUMBER["melita"], NUMBER["sibyl"]
SEATS = 5
GAMES = 3
EXCHANGES = 0.5  # share of exchanges among the moves of the active player, where one is possible

# Compiled code calls its own functions, so that a planted one has no effect there.
in_python = pytest.mark.skipif(not str(view.__file__).endswith(".py"), reason="mistakes are planted in Python")

# B hides melita and exchanges libya for dido, which A gave back. Both are red.
TWO_RED = (
    "goals A cyprus minotaur olympus atlantis",
    "goals B libya zakynthos melita calypso",
    "goals C pharos ithaca lopadusa pityusae",
    "goals D rhodes delphi cyclops elysium",
    "goals E lemnos athens sibyl pillars",
    "under A dido scylla aeolus lotus sirens",
    "hand B wind=1",
    "active B",
)


def two_red():
    match = match_of(GAME, SEATS, *TWO_RED)
    match.play(1, "exchange red discard wind return libya")
    return typed(Ulysses, match.state)


def arrived(state, place):
    after = state.copy()
    after.arrive(place)
    return after


def swapped(state, a, b):
    """Return the state with the goals of two slots swapped, and what secretly is known of them."""
    twin = state.copy()
    twin.goals[a], twin.goals[b] = state.goals[b], state.goals[a]
    return twin


def red_of(state, who):
    """Return the goals that B has revealed, and those that B hides, of the red ones, as a viewer sees them."""
    slots = [slot for slot in GAME.view(state, who).goals[1] if slot.colour == 2]
    return [slot.goal for slot in slots if slot.shown], [slot.goal for slot in slots if not slot.shown]


def test_the_slot_does_not_tell_a_dealt_goal_from_one_that_was_drawn():
    state = two_red()
    pair = [slot for slot in range(PER_SEAT, 2 * PER_SEAT) if state.goal_at(slot) in (DIDO, MELITA)]
    twin = swapped(state, *pair)
    for who in (PUBLIC, 2, 3, 4):
        assert GAME.view(state, who) == GAME.view(twin, who), "before it, nothing tells them apart"
        for place in (DIDO, MELITA):
            assert GAME.view(arrived(state, place), who) == GAME.view(arrived(twin, place), who)


def test_what_stays_hidden_may_be_what_any_of_them_might_have_been():
    """The ship was at the Sibyl before B drew: so melita's slot cannot be that place, but the other one can."""
    match = match_of(GAME, SEATS, *TWO_RED)
    state = typed(Ulysses, match.state)
    state.rule_out(NUMBER["cyclops"])
    match.play(1, "exchange red discard wind return libya")
    for place in (DIDO, MELITA):
        goals = GAME.view(arrived(typed(Ulysses, match.state), place), 2).goals[1]
        (hidden,) = [slot.maybe for slot in goals if slot.colour == 2 and not slot.shown]
        assert (hidden >> NUMBER["cyclops"] % 9) & 1 and not (hidden >> place % 9) & 1


def test_a_player_who_knows_the_other_goal_still_knows_it():
    """A gave dido back and saw B draw it. The others do not learn whether A knows the goal that is left."""
    state = two_red()
    assert red_of(arrived(state, MELITA), 0) == ([MELITA], [DIDO])
    assert red_of(arrived(state, DIDO), 0) == ([DIDO], [UNKNOWN])
    for who in (PUBLIC, 2):
        assert red_of(arrived(state, MELITA), who) == ([MELITA], [UNKNOWN])
        left = [GAME.view(arrived(state, place), who).goals[1] for place in (DIDO, MELITA)]
        assert {slot.knows for slots in left for slot in slots if slot.colour == 2} == {1 << 1}


def test_a_goal_that_is_open_already_is_not_revealed_again():
    state = arrived(two_red(), MELITA)
    state.ship = 0
    assert GAME.view(arrived(state, MELITA), 2).goals == GAME.view(state, 2).goals


# ---- in random positions
def test_nothing_tells_which_goal_was_revealed():
    """Swap two hidden goals of one colour. A viewer that saw no difference before a reveal sees none after it."""
    compared = told_apart()
    assert compared > 1000


def told_apart():
    """Compare views at random positions. Return how many comparisons there were."""
    compared = 0
    for seed in range(GAMES):
        for state in positions(Random(seed)):
            compared += sum(compare(state, a, b) for a, b in pairs(state))
    return compared


def positions(random):
    """Yield the positions of a random game with many exchanges, one for each change of goals and what is known."""
    state, seen = typed(Ulysses, GAME.start(SEATS)), None
    for _ in range(2000):
        while state.actor() == CHANCE:
            state.apply(state.outcome(random.randrange(state.rolls())))
        if state.actor() == OVER:
            return
        state.apply(choose(state, random))
        goals = [*state.goals], [*state.maybe], [*state.knows]
        if state.settled() and state.actor() >= 0 and goals != seen:
            seen = goals
            yield state


def choose(state, random):
    legal = state.legal()
    exchanges = [action for action in legal if EXCHANGE <= action < LAY]
    some = exchanges if exchanges and random.random() < EXCHANGES else legal
    return some[random.randrange(len(some))]


def pairs(state):
    """Return the pairs of slots with hidden goals of one player and one colour."""
    slots = [slot for slot in range(SEATS * PER_SEAT) if state.is_hidden(slot, state.goal_at(slot) // 9)]
    return [(a, b) for a in slots for b in slots if a < b and a // PER_SEAT == b // PER_SEAT and may_swap(state, a, b)]


def may_swap(state, a, b):
    """Return whether the goals have one colour, and by public knowledge each can be in the other's slot."""
    one, other = state.goal_at(a), state.goal_at(b)
    return one // 9 == other // 9 and state.maybe[a] >> other % 9 & 1 and state.maybe[b] >> one % 9 & 1


def compare(state, a, b):
    twin = swapped(state, a, b)
    alike = [who for who in range(PUBLIC, SEATS) if GAME.view(state, who) == GAME.view(twin, who)]
    for place in (state.goal_at(a), state.goal_at(b)):
        one, other = arrived(state, place), arrived(twin, place)
        for who in alike:
            assert GAME.view(one, who) == GAME.view(other, who), f"{who} can tell the slots {a} and {b} apart"
    return len(alike)


# ---- planted mistakes
@in_python
def test_a_reveal_in_its_own_slot_is_noticed(monkeypatch):
    def show(self, slot):
        self.shown |= 1 << slot

    assert noticed(monkeypatch, Position, "show", show)


@in_python
def test_a_known_goal_that_changes_its_slot_is_noticed(monkeypatch):
    """A player who knows one of three goals would see by its slot which of the two others was revealed."""
    assert noticed(monkeypatch, view, "look_alike", lambda a, b: False)


def noticed(monkeypatch, where, name, mistake):
    monkeypatch.setattr(where, name, mistake)
    try:
        told_apart()
    except AssertionError:
        return True
    return False
