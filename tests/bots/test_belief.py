"""Beliefs use public play alone, respect what is certain, and are better than chance."""

from collections import Counter, defaultdict

import pytest
from librt.random import Random

from pelagos.bots.belief import Belief
from pelagos.bots.belief.belief import MIN_WEIGHT, Assignments, Evidence, blend
from pelagos.bots.belief.calibration import Calibration, calibrate
from pelagos.bots.game_bots import belief_of, truths_of
from pelagos.core.chance import Seeded
from pelagos.core.game import PUBLIC
from pelagos.core.match import Match
from pelagos.games.odysseus.bots.belief import OdysseusBelief
from pelagos.games.ulysses.actions import EXCHANGE, LAY
from pelagos.games.ulysses.bots.belief import UlyssesBelief
from pelagos.games.ulysses.bots.sailor import distances
from pelagos.games.ulysses.state import Ulysses
from pelagos.games.ulysses.view import UNKNOWN
from tests.kit.games.every_game import every_game, every_table, find
from tests.kit.games.positions import match_of
from tests.kit.games.random_play import random_move
from tests.kit.typed import typed


def play(match, belief, move=None):
    """Play a move (a random one by default), seen by a spectator."""
    game, before = match.game, match.state
    entry = match.play(match.actor, move or random_move(match, Seeded(len(match.entries))))
    belief.watch(game.view(before, PUBLIC), game.mask_entry(entry, PUBLIC), game.view(match.state, PUBLIC))


def watched(game, seats, seed, entries):
    """Return a random match, and a spectator's belief about it."""
    belief, match = belief_of(game), Match.begin(game, seats, Seeded(seed))
    while not match.is_over and len(match.entries) < entries:
        play(match, belief)
    return match, belief


def table(belief, view):
    return [slot for slots in belief.secrets(view) for slot in slots]


# ---- hand-made cases
def give_turn_to_first(match: Match) -> None:
    state = typed(Ulysses, match.state)
    state.active = state.who = 0


def test_proposing_towards_a_place_makes_it_a_likely_goal():
    game = find("ulysses")
    near = [game.board.neighbours(place) for place in range(37)]
    goal = distances(near, 36).index(4)
    far, name = distances(near, goal), game.board.names
    match, belief = Match.begin(game, 3, Seeded(1)), belief_of(game)
    give_turn_to_first(match)
    chances = []
    for _ in range(3):
        to = min(near[typed(Ulysses, match.state).ship], key=far.__getitem__)
        for move in (f"propose {name[to]}", "agree", "agree", "end"):
            play(match, belief, game.read(move))
        chances.append(sum(slot[goal] for slot in belief.secrets(game.view(match.state, PUBLIC))[0]))
        give_turn_to_first(match)
    assert 1 / 9 < chances[1] < chances[2]


def test_a_refused_proposal_makes_the_place_a_likely_goal():
    """It was proposed although other places were next to the ship, and was not reached."""
    game = find("ulysses")
    match = match_of(game, 3, "ship libya", "hand A objection=2", "hand B objection=2", "hand C objection=2")
    belief, dido, zakynthos = belief_of(game), *(game.board.number[name] for name in ("dido", "zakynthos"))
    for move in ("propose dido", "object zakynthos 1", "pass", "pass"):
        play(match, belief, game.read(move))
    secrets = belief.secrets(game.view(match.state, PUBLIC))
    assert max(slot[dido] for slot in secrets[0]) > 0.15
    assert sum(slot[dido] for slot in secrets[1]) < 1 / 9
    assert max(slot[zakynthos] for slot in secrets[1]) == 1  # the ship is there, and B has revealed it


EXAMPLE = (
    "gods A=zeus B=poseidon C=hades D=athena",
    "tasks A=3 B=2 C=1 D=4",
    "ship alpha",
    "disks beta=cyclops gamma=sirens delta=underworld epsilon=underworld zeta=underworld eta=sirens",
    "disks theta=cyclops iota=cyclops kappa=circe lambda=circe mu=circe nu=scylla xi=scylla omicron=scylla",
    "disks pi=lotus rho=lotus sigma=lotus",
    "hand A 5=1 1=1 2=1",
    "hand B 3=1 2=1 1=1",
    "hand C 5=1 2=1 d=1",
    "hand D 5=1 3=1 2=1",
)


def test_turning_the_ship_to_an_adventure_makes_its_task_cards_likely():
    game = find("odysseus")
    match, belief = match_of(game, 4, *EXAMPLE), belief_of(game)
    play(match, belief, game.read("play 3 r1"))  # to beta, with a Cyclops
    chances = belief.secrets(game.view(match.state, PUBLIC))[1][0]
    assert chances[2] == max(chances) > 1 / 6  # the third card gives 3 points for it
    assert chances[1] > chances[0] > min(chances)


def test_blocking_a_power_speaks_for_the_present_course():
    """Poseidon would turn the ship away from the Cyclops; Athena prevents it."""
    game = find("odysseus")
    tables = []
    for answer in ("block", "allow"):
        match, belief = match_of(game, 4, *EXAMPLE), belief_of(game)
        for move in ("pass", "pass", "play 3 r1", "pass", "power r1", answer):
            play(match, belief, game.read(move))
        tables.append(belief.secrets(game.view(match.state, PUBLIC))[3][0])
    assert tables[0][2] > tables[1][2]
    assert belief.secrets(game.view(match.state, PUBLIC))[1][0][2] < 1 / 6  # Poseidon's owner turned away from it


def test_passing_without_zeus_speaks_against_a_dionysus():
    game = find("odysseus")
    match, belief = match_of(game, 4, *EXAMPLE), belief_of(game)
    before = belief.hands(game.view(match.state, PUBLIC), Random(1))
    for _ in range(3):
        play(match, belief, game.read("pass"))
    after = belief.hands(game.view(match.state, PUBLIC), Random(1))
    assert after[1][4] < before[1][4] - 0.1
    assert all(sum(hand) == pytest.approx(3) for hand in after)


# ---- what is certain
@every_table
def test_probabilities_respect_what_is_certain(game, seats):
    """For every viewer: each slot sums to 1, no card is in two hands, and what the viewer can rule out has 0."""
    for entries in (3, 25, 60):
        match, belief = watched(game, seats, seats + entries, entries)
        for who in range(PUBLIC, seats):
            view = game.view(match.state, who)
            found, flat, true = table(belief, view), table(belief_of(game), view), truths_of(game, match.state)
            for chances, sure, truth in zip(found, flat, true, strict=True):
                assert sum(chances) == pytest.approx(1)
                assert [chance > 0 for chance in chances] == [chance > 0 for chance in sure]
                assert chances[truth] > 0
            assert max(sum(column) for column in zip(*found, strict=True)) <= 1 + 1e-9
            if who != PUBLIC:
                own = [max(slot) for slot in belief.secrets(view)[who]]
                assert own == [1.0] * len(own)


def test_a_task_card_with_ten_points_is_in_no_hand():
    game = find("odysseus")
    match = match_of(game, 3, "tasks A=1 B=2 C=3", "done lotus=2 sirens=2", *EXAMPLE[2:6])
    assert [slot[5] for slot in table(belief_of(game), game.view(match.state, PUBLIC))] == [0, 0, 0]


# ---- worlds
@every_game
def test_weighted_worlds_match_the_probabilities(game):
    """Without the weights they do not."""
    match, belief = watched(game, 3, 7, 40)
    apart = []
    for who in (PUBLIC, 2):
        view, random, total = game.view(match.state, who), Random(3), 0.0
        found: dict[tuple[int, int], float] = defaultdict(float)
        even: Counter[tuple[int, int]] = Counter()
        for _ in range(400):
            world = game.imagine(view, random)
            weight = belief.weight_of_secrets(world, who)
            assert belief.weight(world, who) == pytest.approx(weight * belief.weight_of_hands(world, who))
            total += weight
            for place in enumerate(truths_of(game, world)):
                found[place] += weight
                even[place] += 1
        chances = {(i, k): chance for i, row in enumerate(table(belief, view)) for k, chance in enumerate(row)}
        assert max(abs(found[place] / total - chance) for place, chance in chances.items()) < 0.1
        apart.append(max(abs(even[place] / 400 - chance) for place, chance in chances.items()))
    assert max(apart) > 0.15


@every_game
def test_own_secrets_do_not_change_a_weight(game):
    """Two worlds that differ only in the viewer's own secrets have the same weight."""
    match, belief = watched(game, 3, 4, 40)
    random, state = Random(1), match.state
    for who in range(3):
        other = game.imagine(game.view(state, PUBLIC), random)
        weights = [belief.weight(world, who) for world in (state, other)]
        for slot in range(who * 4, who * 4 + 4) if game.name == "ulysses" else (who,):
            cells, swapped = ((world.goals if game.name == "ulysses" else world.tasks) for world in (state, other))
            swapped[slot] = cells[slot]
        assert belief.weight(other, who) == pytest.approx(weights[1])
        assert weights[0] > 0


# ---- secrets do not leak
def factors_of(belief: Belief) -> object:
    """Return what a belief of either game holds about the secrets of all seats."""
    assert isinstance(belief, UlyssesBelief | OdysseusBelief)
    return belief.factors


@every_game
def test_all_viewers_learn_the_same_from_a_move(game):
    """A spectator, every seat, and every seat of worlds in which all secrets were redrawn."""
    seats, random = 3, Random(2)
    match = Match.begin(game, seats, Seeded(8))
    beliefs = [belief_of(game) for _ in range(2 * seats + 1)]
    for _ in range(60):
        before = match.state
        entry = match.play(match.actor, random_move(match, Seeded(len(match.entries))))
        states = before, match.state
        drawn = tuple(game.imagine(game.view(state, PUBLIC), random) for state in states)
        for who in range(PUBLIC, seats):
            old, new = (game.view(state, who) for state in states)
            beliefs[who].watch(old, game.mask_entry(entry, who), new)
            if who != PUBLIC:
                old, new = (game.view(state, who) for state in drawn)
                beliefs[seats + who].watch(old, game.mask_entry(entry, PUBLIC), new)
        if match.is_over:
            break
        assert all(factors_of(each) == factors_of(beliefs[0]) and each.tilts == beliefs[0].tilts for each in beliefs)
    assert beliefs[0].tilts


def test_evidence_about_a_goal_moves_with_its_card():
    """In exchanges, under piles and out of them again."""
    game, moved = find("ulysses"), 0
    for seed in range(6):
        match, belief = Match.begin(game, 5, Seeded(seed)), typed(UlyssesBelief, belief_of(game))
        while not match.is_over and len(match.entries) < 250:
            cards = {
                id(found): int(typed(Ulysses, match.state).goal_at(slot)) for slot, found in belief.evidence.items()
            }
            slots = {id(found): slot for slot, found in belief.evidence.items()}
            held = list(belief.evidence.values())  # kept alive, so that no id() is reused
            play(match, belief)
            for slot, found in belief.evidence.items():
                if id(found) in cards and EXCHANGE <= match.entries[-1].actions[0] < LAY:
                    assert int(typed(Ulysses, match.state).goal_at(slot)) == cards[id(found)]
                    moved += slot != slots[id(found)]
            assert len(held) == len(cards)
            view = game.view(match.state, PUBLIC)
            for slot in belief.evidence:
                assert slot >= 20 or view.goals[slot // 4][slot % 4].colour != UNKNOWN
    assert moved > 20


# ---- the parts
def test_contradictory_evidence_counts_little():
    """Moves for one candidate after another look like play without a plan."""
    steady, aimless = Evidence([0.0] * 4), Evidence([0.0] * 4)
    for i in range(8):
        steady.add([2.0 if k == 0 else 0.0 for k in range(4)], range(4))
        aimless.add([2.0 if k == i % 3 else 0.0 for k in range(4)], range(4))
    assert max(steady.weights()) > 3.9
    assert max(aimless.weights()) < 1.2
    assert min(steady.weights()) >= MIN_WEIGHT
    assert sum(aimless.weights()) == pytest.approx(4)
    assert blend([steady, aimless]).logs == [(a + b) / 2 for a, b in zip(steady.logs, aimless.logs, strict=True)]


def test_assignments_count_every_way_once():
    """Two slots and three candidates, where the first slot cannot have the third: computed by hand."""
    first, second = Assignments([[2.0, 1.0, 0.0], [1.0, 1.0, 3.0]]).marginals(0b111)
    ways = {(0, 1): 2, (0, 2): 6, (1, 0): 1, (1, 2): 3}
    assert first == pytest.approx([8 / 12, 4 / 12, 0])
    assert second == pytest.approx([sum(w for (_, b), w in ways.items() if b == i) / 12 for i in range(3)])


# ---- calibration
def test_calibration_error_and_gain():
    found = Calibration()
    for truth in (0, 0, 0, 1):
        found.add([0.75, 0.25, 0.0], [0.5, 0.5, 0.0], truth)
    assert found.error == pytest.approx(0)
    assert found.gain == pytest.approx(0.1308, abs=1e-4)
    assert sum(found.counts) == 8  # impossible candidates are not predictions
    found.add([0.75, 0.25, 0.0], [0.5, 0.5, 0.0], 1)
    assert found.error == pytest.approx(0.15)


@every_game
def test_beliefs_about_sailors_beat_chance(game):
    """In games that the constants were not fitted to."""
    parts = calibrate(game, ["sailor"] * 3, 100_500)
    assert sum(part.gain for part in parts) > 0.3
    assert all(part.looks for part in parts)
