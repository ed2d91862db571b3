"""Bots know only what their seat knows, answer legally, and are as strong as claimed."""

import re
from pathlib import Path
from typing import Any

import pytest
from librt.random import Random

from pelagos.bots import LEVELS, SeatedBots, bot_of, move_of
from pelagos.bots.loop_breaker import LONG_GAME
from pelagos.bots.olympian import Olympian
from pelagos.bots.searcher import Searcher
from pelagos.core.chance import Seeded
from pelagos.core.game import CHANCE, InvalidInput
from pelagos.core.match import Match
from pelagos.games import NAMES
from pelagos.games.odysseus.bots.belief import OdysseusBelief
from tests.kit.games.every_game import every_game, find
from tests.kit.games.random_play import random_move
from tests.kit.typed import typed

NEVER = float("inf")
PAGE = (Path(__file__).parent.parent.parent / "docs" / "reference" / "bots.md").read_text("utf-8")


def played(game, levels, seed):
    """Play a whole game of bots."""
    seated = SeatedBots(game, {seat: made(level, game) for seat, level in enumerate(levels)}, seed, NEVER)
    match = Match.begin(game, len(levels), Seeded(seed))
    while not match.is_over:
        before = match.state
        seated.show(before, match.play(match.actor, seated.move(before)), match.state)
    return match


SIMULATIONS = {"navigator": 12, "olympian": 16}  # enough to look at several worlds


def made(level, game):
    return bot_of(level, game, SIMULATIONS.get(level, 0))


@every_game
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_decides_from_its_view_alone(game, level):
    """If everything that its seat cannot know is redrawn, the same random numbers give the same choice."""
    bot, chance, random = made(level, game), Seeded(3), Random(4)
    match = Match.begin(game, 4, Seeded(2))
    for decision in range(30):
        if match.is_over:
            match = Match.begin(game, 4, Seeded(decision))
        state, seat = match.state, match.actor
        worlds = [state, *(game.imagine(game.view(state, seat), random) for _ in range(2))]
        choices = [move_of(bot, game, world, Random(decision), NEVER) for world in worlds]
        assert choices[0] == choices[1] == choices[2]
        match.play(seat, random_move(match, chance))


@every_game
def test_games_of_every_level_end(game):
    """For all player counts, with all levels at one table. Match.play checks every move."""
    for seats in game.seats:
        levels = [LEVELS[seat % len(LEVELS)] for seat in range(seats)]
        assert played(game, levels, seats).winners


@pytest.mark.parametrize("name", NAMES)
def test_a_sailor_beats_drifters(name):
    """A small version of the ladder: 40 games against three drifters, in all seats. A fair share would be 10 wins."""
    game = find(name)
    wins = 0.0
    for seed in range(40):
        levels = ["drifter"] * 4
        levels[seed % 4] = "sailor"
        wins += played(game, levels, seed).state.scores()[seed % 4]
    assert wins >= 22


def test_an_answer_that_is_not_legal_is_refused():
    class Cheat:
        def choose(self, view, legal, random, deadline):
            return max(legal) + 1

    game = find("ulysses")
    match = Match.begin(game, 3, Seeded(1))
    with pytest.raises(ValueError, match="Cheat answered"):
        move_of(Cheat(), game, match.state, Random(1), NEVER)


def test_an_unknown_level_is_refused():
    with pytest.raises(InvalidInput, match="drifter, sailor, navigator, olympian"):
        bot_of("kraken", find("ulysses"))


def test_the_example_bot_in_the_documentation_plays():
    """The example in docs/reference/bots.md is a complete bot."""
    space: dict[str, Any] = {}
    example = re.search(r"```python\n(.*?)```", PAGE, re.DOTALL)
    assert example is not None
    exec(example[1], space)
    game = find("ulysses")
    match, random = Match.begin(game, 3, Seeded(1)), Random(1)
    bot = space["Homebound"](game)
    for _ in range(60):
        if match.is_over:
            break
        match.play(match.actor, move_of(bot, game, match.state, random, 1.0))
    assert len(match.entries) > 20
    assert match.entries[0].seat == CHANCE


def test_a_watcher_sees_what_its_seat_saw():
    """Every entry once, masked for the seat, with the seat's own views before and after."""

    class Witness:
        def __init__(self):
            self.seen = []

        def choose(self, view, legal, random, deadline):
            return legal[int(random.randrange(len(legal)))]

        def watch(self, before, entry, after):
            self.seen.append((before, entry, after))

    game, witness = find("odysseus"), Witness()
    seated = SeatedBots(game, {1: witness, 0: bot_of("drifter", game), 2: bot_of("drifter", game)}, 5, NEVER)
    match = Match.begin(game, 3, Seeded(5))
    states = [match.state]
    for _ in range(40):
        seated.show(states[-1], match.play(match.actor, seated.move(match.state)), match.state)
        states.append(match.state)
    assert [entry for _, entry, _ in witness.seen] == [game.mask_entry(entry, 1) for entry in match.entries[1:]]
    assert [before for before, _, _ in witness.seen] == [game.view(state, 1) for state in states[:-1]]
    assert [after for _, _, after in witness.seen] == [game.view(state, 1) for state in states[1:]]


def test_sailors_do_not_play_in_a_loop():
    """In this game three sailors once repeated the same moves for ever."""
    match = played(find("odysseus"), ["sailor"] * 3, 1060)
    assert match.winners
    assert match.state.round >= LONG_GAME


@every_game
@pytest.mark.parametrize("level", ["navigator", "olympian"])
def test_a_search_stops_by_simulations_or_by_deadline(game, level):
    match = Match.begin(game, 4, Seeded(2))
    view, legal = game.view(match.state, match.actor), match.state.legal()
    by_number, by_clock = typed(Searcher, bot_of(level, game, 20)), typed(Searcher, bot_of(level, game))
    assert by_number.choose(view, legal, Random(1), 0.0) in legal
    assert 0 < by_number.simulated <= 20
    assert by_clock.choose(view, legal, Random(1), 0.0) in legal
    assert by_clock.simulated == 0  # the deadline had passed before the search began


def test_an_olympian_learns_from_the_moves_it_sees():
    """Before it has seen a move it weighs all worlds equally; then some are likelier. For Ulysses see
    test_suspicion.py."""
    game = find("odysseus")
    olympian = typed(Olympian, bot_of("olympian", game, 5))
    drifters = SeatedBots(game, {s: bot_of("drifter", game) for s in range(4)}, 1, NEVER)
    match = Match.begin(game, 4, Seeded(3))
    assert olympian.belief is None
    for _ in range(40):
        before, seat = match.state, 0
        entry = match.play(match.actor, drifters.move(before))
        olympian.watch(game.view(before, seat), game.mask_entry(entry, seat), game.view(match.state, seat))
    view, random = game.view(match.state, 0), Random(1)
    belief = typed(OdysseusBelief, olympian.belief)
    weights = {belief.weight(game.imagine(view, random), 0) for _ in range(10)}
    assert len(weights) > 1
