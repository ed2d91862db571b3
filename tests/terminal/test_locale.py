"""Every message that can be needed is there, and none that is not."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest

import pelagos.locale
import pelagos.terminal
from pelagos.core.game import Event
from pelagos.core.record import replay
from pelagos.games.ulysses import UlyssesGame
from pelagos.games.ulysses.actions import KINDS, RETURN, SIDES
from pelagos.games.ulysses.board import COLOURS
from pelagos.games.ulysses.position import PHASES
from pelagos.locale import Unsaid, bundle, knows, listed, name_of, say
from pelagos.terminal import simulate
from pelagos.terminal.sentences import TOGETHER, Scribe
from pelagos.terminal.ulysses.hints import SIMPLE

LANGUAGES = ("en",)
SMALL = {"done", "lay", "discard", "at", "return"}  # verbs that are only parts of a move


def messages(language: str) -> set[str]:
    folder = resources.files(pelagos.locale).joinpath(language)
    texts = [folder.joinpath(name).read_text("utf-8") for name in pelagos.locale.FILES]
    found = [id for text in texts for id in re.findall(r"^([a-z][a-z-]*) =", text, re.MULTILINE)]
    assert len(found) == len(set(found)), "a message stands twice"
    return set(found)


def event_names(game: UlyssesGame) -> set[str]:
    """The verbs that begin a move, and what tell.py names itself."""
    verbs = {action.verb for action in game.table[:RETURN]} - SMALL
    source = resources.files("pelagos.games.ulysses").joinpath("tell.py").read_text("utf-8")
    return verbs | set(re.findall(r'Event\("([a-z]+)"', source)) | {"stuck"}


def needed(game: UlyssesGame) -> set[str]:
    """The ids that are put together from words of the game."""
    found = {f"ulysses-{name}" for name in event_names(game)}
    found |= {f"ulysses-{name}" for name in (*TOGETHER.values(), "draw-item", "draws-some", "exchange-goal")}
    found |= {f"place-{name}" for name in game.board.names} | {f"colour-{c}" for c in (*COLOURS, "none")}
    found |= {f"side-{side}" for side in SIDES} | {f"card-{kind}" for kind in KINDS}
    found |= {f"now-{phase}" for phase in PHASES[4:-1]} | {f"hint-{verb}" for verb in SIMPLE}
    return found


def written(language: str) -> set[str]:
    """The ids that stand in our source, or in another message."""
    folder = Path(str(pelagos.terminal.__file__)).parent
    folders = [folder, Path(str(pelagos.locale.__file__)).parent]
    source = "\n".join(path.read_text("utf-8") for where in folders for path in where.rglob("*.py"))
    ftl = "\n".join(path.read_text("utf-8") for path in (folders[1] / language).glob("*.ftl"))
    return set(re.findall(r"""["']([a-z][a-z-]*)["']""", source)) | set(re.findall(r"\{ ([a-z][a-z-]*) \}", ftl))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_or_unused(language: str, game: UlyssesGame) -> None:
    there = messages(language)
    assert needed(game) - there == set()
    assert there - needed(game) - written(language) == set()
    asked = {m for m in written(language) if re.fullmatch(r"(screen|play|stand|mark|goal|hint|board|list)-[a-z-]+", m)}
    assert asked - there == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_well_formed(language: str) -> None:
    """Fluent passes over what it cannot read; then has_message() would not know it."""
    assert all(knows(language, message) for message in messages(language))
    assert bundle(language) is bundle(language)


def test_whole_games_can_be_told(game: UlyssesGame) -> None:
    """To every viewer, with no message or parameter missing, and every event name is met."""
    met: set[str] = set()
    for seed in range(4):
        met |= tell_game(game, seed)
    assert met >= event_names(game) - {"stuck"}


def tell_game(game: UlyssesGame, seed: int) -> set[str]:
    record = simulate.play(game, 3, seed, keep=True).record
    assert record is not None
    states, met = replay(record), set()
    for who in (-1, seed % 3):
        scribe = Scribe("ulysses", ["Ann", "Bob", "Ann"], who)
        views = [game.view(state, who) for state in states]
        for i, entry in enumerate(record.entries):
            events = game.tell(views[i], game.seen(entry, who), views[i + 1])
            met |= {event.name for event in events}
            assert all("{" not in line and "  " not in line for _, line in scribe.sentences(events))
    return met


# ---- single sentences
def test_sentences() -> None:
    scribe = Scribe("ulysses", ["Ann", "Bob", "Ann"], 1)
    bid = {"seat": 0, "place": "sirens", "cards": 2, "zeus": 1, "paid": ["wind", "wind"]}
    assert scribe.sentence(Event("object", bid)) == (
        "Ann A objects, lifting the plague there for 2 wind: red on the Sirens with 2 cards (1 Zeus)."
    )
    assert scribe.sentence(Event("stuck", {"seat": 1})).startswith("Plague lies all round and you cannot pay")
    assert scribe.sentence(Event("pandora", {"seat": 1, "zeus": 0})) == "You open Pandora's box."
    drawn = [Event("draws", {"seat": 2, "count": 1}), Event("draws", {"seat": 1, "cards": ["zeus", "wind", "wind"]})]
    assert scribe.sentences([*drawn, Event("draws", {"seat": 0, "count": 3})]) == [
        ("draws", "You draw Zeus and 2 wind."),
        ("draws", "Cards drawn: Ann C 1 and Ann A 3."),
    ]
    assert scribe.sentences([]) == []
    agreed = [Event("agree", {"seat": seat}) for seat in (2, 0)]
    assert scribe.sentences(agreed) == [("agree", "Ann C and Ann A agree.")]


def test_an_idle_end_is_left_out() -> None:
    scribe = Scribe("ulysses", ["Ann", "Bob", "Cid"], 0)
    end, turn = Event("end", {"seat": 1}), Event("turn", {"seat": 2, "turn": 5})
    assert scribe.sentences([end, turn]) == [("turn", "Turn 5: Cid is active.")]
    assert scribe.sentences([end]) == [("end", "Bob lets the turn end.")]


def test_names_and_lists() -> None:
    assert name_of("en", "place", "pillars") == "the Pillars of Hercules"
    assert name_of("en", "place", "somewhere") == "Somewhere"
    assert [listed("en", "abc"[:n]) for n in range(4)] == ["", "a", "a and b", "a, b and c"]
    with pytest.raises(Unsaid):
        say("en", "no-such-message")
    with pytest.raises(Unsaid):
        say("en", "mark-disk")
