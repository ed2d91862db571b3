"""What the choices say of things that cannot be chosen is what the rules say when a player tries."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from pelagos.core.chance import Seeded
from pelagos.core.choice import Barred, Choice, Choices
from pelagos.core.game import Game, Illegal
from pelagos.core.match import Match
from pelagos.games import NAMES
from tests.kit.games.every_game import find
from tests.kit.games.random_play import random_match, random_move
from tests.kit.project.message_files import messages

TRIED = 20  # positions of different games
GAMES, LONGEST = 4, 300  # games at random, and moves of each


def barred_targets(choices: Choices) -> list[tuple[str, Barred]]:
    """Return the first things that possible verbs ask for, if they cannot be chosen."""
    parts = [(choice.verb, part) for choice in choices.possible for part in choices.parts[choice.then][:1]]
    return [(verb, barred) for verb, part in parts if part.name == "target" for barred in part.barred]


@pytest.mark.parametrize("game", [find(name) for name in NAMES], ids=NAMES)
def test_a_barred_thing_is_refused_for_the_reason_given(game: Game) -> None:
    tried = set()
    for seed in range(TRIED):
        match = random_match(game, 3, seed, entries=5 + 9 * seed)
        if match.is_over:
            continue
        for verb, barred in barred_targets(game.choices(match.state)):
            for what in barred.what:
                refused = refusal_of(match, f"{verb} {what}")
                args = {**barred.reason.args, **({barred.by: what} if barred.by else {})}
                assert (refused.why.name, refused.why.args) == (barred.reason.name, args)
                assert refused.clause == barred.reason.clause
                tried.add(verb)
    assert tried


# ---- warnings
def warned(game: Game, seats: int) -> Iterator[tuple[Match, Choice]]:
    """Yield the choices that give something up, in games at random, with the match before them."""
    for seed in range(GAMES):
        chance = Seeded(seed)
        match = Match.begin(game, seats, chance)
        while not match.is_over and len(match.entries) < LONGEST:
            yield from ((match, choice) for choice in game.choices(match.state).possible if choice.gives_up)
            match.play(match.actor, random_move(match, chance))


@pytest.mark.parametrize("game", [find(name) for name in NAMES], ids=NAMES)
def test_every_warning_is_given_and_true(game: Game) -> None:
    given = set()
    for match, choice in warned(game, 3):
        assert choice.gives_up
        given.add(choice.gives_up.name)
        if choice.gives_up.name in ENDINGS:
            before = match.state
            after = before.copy()
            for action in game.read(choice.words):
                after.apply(action)
            assert ENDINGS[choice.gives_up.name](before, after)
    assert given == {id for id in messages("en") if id.startswith(f"{game.name}-gives-up-")}


# What is true right after a choice without parts that was warned of.
ENDINGS: dict[str, Callable[[Any, Any], bool]] = {
    "ulysses-gives-up-agree": lambda before, after: after.ship == before.ship and after.actor() != before.actor(),
    "ulysses-gives-up-last": lambda before, after: after.ship == before.blue,
    "ulysses-gives-up-pass": lambda before, after: after.blue < 0 or after.out >> before.actor() & 1,
    "ulysses-gives-up-end": lambda before, after: after.active != before.active,
    "odysseus-gives-up-pass": lambda before, after: after.round > before.round or after.phase != before.phase,
    "odysseus-gives-up-block": lambda before, after: after.power_spent > before.power_spent,
}


def refusal_of(match: Match, words: str) -> Illegal:
    with pytest.raises(Illegal) as refused:
        match.play(match.actor, words)
    return refused.value
