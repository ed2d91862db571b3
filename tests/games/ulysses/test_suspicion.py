"""A suspicion draws worlds that fit the view, with goals that fit how the others have played."""

from collections import Counter
from math import inf

from librt.random import Random

from pelagos.bots import bot_of
from pelagos.bots.game_bots import thoughts_of
from pelagos.bots.olympian import Olympian
from pelagos.bots.search.budget import Budget
from pelagos.bots.search.worlds import Worlds
from pelagos.core.chance import Seeded
from pelagos.core.game import Game
from pelagos.games.ulysses.actions import EXCHANGE, LAY
from pelagos.games.ulysses.bots.suspicion import UlyssesSuspicion
from pelagos.games.ulysses.position import ACT
from pelagos.games.ulysses.state import Ulysses
from tests.kit.games.every_game import find
from tests.kit.games.positions import match_of
from tests.kit.games.random_play import random_move
from tests.kit.typed import typed

SEEN = 1  # the seat that watches
CARDS = ("hand A objection=3 wind=1", "hand B objection=3", "hand C objection=3 temple=2", "ship libya")
ONE_LEFT = (  # A still hides Dido, which is next to the ship; C hides another of the same colour
    *CARDS,
    "goals A dido",
    "shown A minotaur zakynthos circe",
    "goals B olympus lotus calypso",
    "shown B rhodes",
    "goals C sirens",
    "shown C cyprus ithaca elysium",
)
TWO_LEFT = (*CARDS, "goals A dido minotaur", "shown A zakynthos circe", *ONE_LEFT[6:])


def note(match, watcher, move):
    game, before = match.game, match.state
    entry = match.play(match.actor, move)
    watcher.watch(game.view(before, SEEN), game.mask_entry(entry, SEEN), game.view(match.state, SEEN))
    return entry


def play(match, thoughts, move):
    entry = note(match, thoughts, move)
    thoughts.ponder(Budget(0, inf))
    return entry


def suspicion_of(game: Game) -> UlyssesSuspicion:
    return typed(UlyssesSuspicion, thoughts_of(game))


def olympian_of(game: Game, simulations: int) -> tuple[Olympian, UlyssesSuspicion]:
    """Return an olympian and what it thinks."""
    olympian = typed(Olympian, bot_of("olympian", game, simulations))
    return olympian, typed(UlyssesSuspicion, olympian.thoughts)


def drawn(match, thoughts, worlds=200) -> list[Counter[int]]:
    """Count how often each goal is drawn as a hidden goal of each seat."""
    view, random = match.game.view(match.state, SEEN), Random(1)
    found: list[Counter[int]] = [Counter() for _ in view.goals]
    for _ in range(worlds):
        world = thoughts.imagine(view, random)
        for seat, counter in enumerate(found):
            counter.update(goal for goal in range(36) if (world.hidden_goals(seat) >> goal) & 1)
    return found


def test_proposing_a_place_makes_it_a_likely_goal():
    game = find("ulysses")
    match, thoughts = match_of(game, 3, *ONE_LEFT), suspicion_of(game)
    dido, lotus, sibyl = (game.board.number[name] for name in ("dido", "lotus", "sibyl"))
    blind = drawn(match, thoughts)[0]
    assert blind[dido] < 60  # about a seventh of 200
    for move in ("propose dido", "object melita 1", "pass"):
        play(match, thoughts, game.read(move))
    found = drawn(match, thoughts)[0]
    assert found[dido] > 3 * blind[dido]
    assert found[sibyl] < blind[sibyl]
    assert blind[lotus] == found[lotus] == 0  # it is the viewer's own


def test_not_objecting_makes_the_alternative_an_unlikely_goal():
    game = find("ulysses")
    match, thoughts = match_of(game, 3, *ONE_LEFT), suspicion_of(game)
    melita = game.board.number["melita"]
    blind = drawn(match, thoughts)[2]
    for move in ("propose pharos", "agree", "agree"):
        play(match, thoughts, game.read(move))
    assert drawn(match, thoughts)[2][melita] < blind[melita] / 2


def test_worlds_give_the_viewer_the_same_view():
    """After random moves, so that goals are exchanged and ruled out too."""
    game = find("ulysses")
    exchanges = 0
    for seed in range(5):
        match, thoughts, random = match_of(game, 3, *TWO_LEFT), suspicion_of(game), Random(seed)
        chance = Seeded(seed)
        while not match.is_over and len(match.entries) < 20:
            entry = play(match, thoughts, random_move(match, chance))
            exchanges += EXCHANGE <= entry.actions[0] < LAY
            view = game.view(match.state, SEEN)
            assert all(game.view(thoughts.imagine(view, random), SEEN) == view for _ in range(3))
    assert exchanges > 0


def test_evidence_survives_the_exchange_of_another_goal():
    game = find("ulysses")
    match, thoughts = match_of(game, 3, *TWO_LEFT), suspicion_of(game)
    dido = game.board.number["dido"]
    blind = drawn(match, thoughts)[0]
    for move in ("propose dido", "object melita 1", "pass", "pass"):
        play(match, thoughts, game.read(move))
    state = typed(Ulysses, match.state)
    state.active = state.who = 0
    state.phase = ACT
    play(match, thoughts, game.read("exchange green discard wind return minotaur"))
    assert drawn(match, thoughts)[0][dido] > 1.5 * blind[dido]


def test_the_same_play_gives_the_same_worlds():
    game = find("ulysses")

    def facts():
        match, thoughts = match_of(game, 3, *TWO_LEFT), suspicion_of(game)
        play(match, thoughts, game.read("propose dido"))
        return drawn(match, thoughts, 5)

    assert facts() == facts()


def test_a_search_uses_the_worlds_of_a_suspicion():
    game = find("ulysses")
    match, thoughts = match_of(game, 3, *ONE_LEFT), suspicion_of(game)
    play(match, thoughts, game.read("propose dido"))
    worlds = Worlds(game, game.view(match.state, SEEN), thoughts, Random(1))
    dido = 1 << game.board.number["dido"]
    assert (
        sum(typed(Ulysses, worlds.next()).hidden_goals(0) == dido for _ in range(40)) > 20
    )  # without the belief, about six


def test_pondering_in_small_steps_gives_the_same_result():
    game = find("ulysses")
    found = []
    for most, times in ((0, 1), (5, 30)):  # simulations; 0 means no limit
        match, thoughts = match_of(game, 3, *TWO_LEFT), suspicion_of(game)
        note(match, thoughts, game.read("propose dido"))
        blind = drawn(match, thoughts, 40)
        for _ in range(times):
            thoughts.ponder(Budget(most, inf))
        found.append(drawn(match, thoughts, 40))
        assert found[-1] != blind
    assert found[0] == found[1]


def test_without_time_nothing_is_pondered():
    game = find("ulysses")
    match, thoughts = match_of(game, 3, *TWO_LEFT), suspicion_of(game)
    note(match, thoughts, game.read("propose dido"))
    thoughts.ponder(Budget(0, 0.0))
    assert len(thoughts.noted) == 1
    thoughts.ponder(Budget(0, inf))
    assert not thoughts.noted


def test_an_olympian_ponders_before_it_decides():
    game = find("ulysses")
    match = match_of(game, 3, *ONE_LEFT)
    olympian, thoughts = olympian_of(game, 20)
    note(match, olympian, game.read("propose dido"))
    view = game.view(match.state, SEEN)
    assert olympian.choose(view, match.state.legal(), Random(1), 0.0) in match.state.legal()
    assert not thoughts.noted


def test_without_a_new_entry_an_olympian_does_not_ponder():
    """Otherwise it might answer differently when it is asked again."""
    game = find("ulysses")
    match = match_of(game, 3, *TWO_LEFT)
    olympian, thoughts = olympian_of(game, 1)
    note(match, olympian, game.read("propose dido"))
    view, legal = game.view(match.state, SEEN), match.state.legal()
    looked = [(olympian.choose(view, legal, Random(1), 0.0), thoughts.looked) for _ in range(2)]
    assert looked[0] == looked[1]
    assert looked[0][1] > 0
