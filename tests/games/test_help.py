"""Help that a game offers as data: the things that a player can ask about, and the notes on first occasions."""

from __future__ import annotations

import pytest

from pelagos.core.game import Game, State
from pelagos.games import NAMES
from pelagos.registry import manifest_of
from tests.kit.games.every_game import find
from tests.kit.project.message_files import event_names

GAMES = [find(name) for name in NAMES]


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_help_rests_on_clauses_that_exist(game: Game) -> None:
    manifest = manifest_of(game.name)
    clauses = {*manifest.about.values(), *[note.clause for note in manifest.notes]}
    assert len(clauses) > 10 and clauses <= set(game.rules)


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_notes_wait_for_what_can_happen(game: Game) -> None:
    """A misspelt event, verb or thing would be a note that never comes, or comes at the wrong place."""
    manifest = manifest_of(game.name)
    verbs = {choice.verb for choice in game.choices(decision(game)).verbs}
    for note in manifest.notes:
        assert set(note.events) <= event_names(game) and set(note.verbs) <= verbs, note.name
        assert note.events or note.verbs or note.thing, note.name
        kinds = {note.thing, note.thing.partition(" ")[0]}
        assert not note.thing or any(
            thing == note.thing or thing.partition(" ")[0] in kinds for thing in manifest.about
        )


def decision(game: Game) -> State:
    """Return a state in which a player must decide."""
    state = game.start(game.seats[0])
    while state.actor() < 0:
        state.apply(state.legal()[0])
    return state
