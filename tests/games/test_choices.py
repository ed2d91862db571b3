"""What the choices say of things that cannot be chosen is what the rules say when a player tries."""

from __future__ import annotations

import pytest

from pelagos.core.choice import Barred, Choices
from pelagos.core.game import Game, Illegal
from pelagos.core.match import Match
from pelagos.games import NAMES
from tests.kit.games.every_game import find
from tests.kit.games.random_play import random_match

TRIED = 20  # positions of different games


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


def refusal_of(match: Match, words: str) -> Illegal:
    with pytest.raises(Illegal) as refused:
        match.play(match.actor, words)
    return refused.value
