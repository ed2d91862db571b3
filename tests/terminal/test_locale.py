"""Every message that can be needed is there, and none that is not."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import pelagos.locale
from pelagos.core.game import Event
from pelagos.core.match import story
from pelagos.core.record import replay
from pelagos.games import NAMES, load
from pelagos.games.odysseus import actions as odysseus
from pelagos.games.odysseus import position as odysseus_position
from pelagos.games.odysseus.actions import GODS
from pelagos.games.ulysses import actions as ulysses
from pelagos.games.ulysses import position as ulysses_position
from pelagos.games.ulysses.actions import SIDES
from pelagos.games.ulysses.board import COLOURS
from pelagos.locale import Unsaid, bundle, knows, listed, name_of, say
from pelagos.terminal import simulate
from pelagos.terminal.odysseus import hints as odysseus_hints
from pelagos.terminal.sentences import ITEMS, TOGETHER, Scribe
from pelagos.terminal.ulysses import hints as ulysses_hints

LANGUAGES = ("en",)
SMALL = {"done", "lay", "discard", "at", "return", "on", "face", "take", "power"}  # only parts of a move, or of a name
ID = r"[a-z][a-z0-9-]*"


def messages(language: str) -> set[str]:
    folder = resources.files(pelagos.locale).joinpath(language)
    texts = [folder.joinpath(name).read_text("utf-8") for name in pelagos.locale.FILES]
    found = [id for text in texts for id in re.findall(rf"^({ID}) =", text, re.MULTILINE)]
    assert len(found) == len(set(found)), "a message stands twice"
    return set(found)


def event_names(game: Any) -> set[str]:
    """The verbs that begin a move, and what tell.py names itself."""
    end = {"ulysses": ulysses.RETURN, "odysseus": odysseus.CARD}[game.name]
    verbs = {action.verb for action in game.table[:end]} - SMALL
    source = resources.files(f"pelagos.games.{game.name}").joinpath("tell.py").read_text("utf-8")
    return verbs | set(re.findall(r'Event\("([a-z-]+)"', source)) | set(MORE_EVENTS[game.name])


PHASES = {"ulysses": ulysses_position.PHASES[4:-1], "odysseus": odysseus_position.PHASES[5:-1]}
MORE_EVENTS = {"ulysses": ("stuck",), "odysseus": tuple(f"power-{god}" for god in GODS if god != "athena")}
VARIED = {
    "ulysses": ("draws-some", "exchange-goal", "examples", "cards-of-a-kind"),
    "odysseus": ("draws-some", "down-card", "examples", "cards-of-a-kind", "cards-on", "worth"),
}
WORDS = {
    "ulysses": {"colour": (*COLOURS, "none"), "side": SIDES, "ulysses-card": ulysses.KINDS},
    "odysseus": {"colour": ("yellow", "green", "red"), "god": GODS, "odysseus-card": (*odysseus.KINDS, "down")},
}
HINTS = {
    "ulysses": ulysses_hints.SIMPLE,
    "odysseus": (*odysseus_hints.SIMPLE, *MORE_EVENTS["odysseus"]),
}


def needed(game: Any) -> set[str]:
    """The ids that are put together from words of the game."""
    name, events = game.name, event_names(game)
    together = set(TOGETHER) & events
    told = {*events, *VARIED[name], *(TOGETHER[e] for e in together), *(ITEMS[e] for e in together if e in ITEMS)}
    found = {f"game-{name}", *[f"{name}-{event}" for event in told], *[f"{name}-hint-{verb}" for verb in HINTS[name]]}
    found |= {f"{kind}-{word}" for kind, words in WORDS[name].items() for word in words}
    found |= {f"{name}-now-{phase}" for phase in PHASES[name]}
    if name == "ulysses":
        return found | {f"place-{place}" for place in game.board.names}
    found |= {f"{name}-target-{god}" for god in GODS if god not in ("athena", "hermes")}
    return found | {f"island-{i}" for i in game.board.names} | {f"adventure-{a}" for a in game.board.adventures}


def written(language: str) -> set[str]:
    """The ids that stand in our source, or in another message."""
    folder = Path(str(pelagos.locale.__file__)).parent
    source = "\n".join(path.read_text("utf-8") for path in folder.parent.rglob("*.py"))
    ftl = "\n".join(path.read_text("utf-8") for path in (folder / language).glob("*.ftl"))
    return set(re.findall(rf"""["']({ID})["']""", source)) | set(re.findall(rf"\{{ ({ID}) \}}", ftl))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_missing_or_unused(language: str) -> None:
    there = messages(language)
    wanted = set().union(*(needed(load(name)) for name in NAMES))
    assert wanted - there == set()
    assert there - wanted - written(language) == set()
    asked = {
        m
        for m in written(language)
        if re.fullmatch(r"(screen|play|join|table|board|list|refused|ulysses|odysseus)-[a-z-]+", m)
    }
    assert asked - there - {"ulysses-card"} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_well_formed(language: str) -> None:
    """Fluent passes over what it cannot read; then has_message() would not know it."""
    assert all(knows(language, message) for message in messages(language))
    assert bundle(language) is bundle(language)


def test_whole_games_can_be_told(game: Any) -> None:
    """To every viewer, with no message or parameter missing, and every event name is met."""
    met: set[str] = set()
    for seed in range(6):
        met |= tell_game(game, game.seats[seed % len(game.seats)], seed)
    assert met >= event_names(game) - {"stuck"}


def tell_game(game: Any, seats: int, seed: int) -> set[str]:
    record = simulate.play(game, seats, seed, keep=True).record
    assert record is not None
    states, met = replay(record), set()
    for who in (-1, seed % seats):
        scribe = Scribe(game.name, ["Ann", "Bob", "Ann", "Dan", "Eve", "Fay"][:seats], who)
        for events in story(game, states, record.entries, who):
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


def test_sentences_of_odysseus() -> None:
    scribe = Scribe("odysseus", ["Ann", "Bob", "Cid"], 1)
    trade = {"seat": 0, "other": 1, "mine": "zeus", "theirs": "athena"}
    said = "Ann pays a Dionysus and trades with you: Zeus for your Athena."
    assert scribe.sentence(Event("trade", trade)) == said
    assert "with Cid: Zeus for Athena" in scribe.sentence(Event("trade", trade | {"other": 2}))
    moved = {"seat": 2, "card": "down", "source": "y1", "space": "g2"}
    assert scribe.sentence(Event("power-hermes", moved)) == (
        "Cid uses the power of Hermes to move a face-down card from y1 to g2."
    )
    own = Event("down", {"seat": 1, "space": "r3", "card": "d"})
    assert scribe.sentence(own) == "You lay a Dionysus face down on r3."
    assert scribe.sentence(Event("down", {"seat": 0, "space": "r3"})) == "Ann lays a card face down on r3."
    assert scribe.sentence(Event("draws", {"seat": 1, "cards": ["2", "5", "2"]})) == "You draw twice a 2 and a 5."
    assert scribe.sentence(Event("allow", {"seat": 1, "user": 0, "god": "zeus"})) == "You let Zeus be."
    task = {"seat": 1, "adventures": ["sirens", "circe"], "points": [4, 2]}
    assert scribe.sentence(Event("task", task)) == "Your task and its points: the Sirens 4 and Circe 2."


@pytest.mark.parametrize(
    ("route", "end", "said"),
    [
        (["yellow", "green", "yellow"], "moves", "The ship follows yellow, green and yellow to Delta."),
        (["red", "red"], "returns", "The ship follows red and red, back to Delta."),
        ([], "stays", "Without a wind, the ship stays at Delta."),
    ],
)
def test_the_way_of_the_ship_is_told(route: list[str], end: str, said: str) -> None:
    scribe = Scribe("odysseus", ["Ann", "Bob", "Cid"], 1)
    assert scribe.sentence(Event("sails", {"island": "delta", "route": route, "end": end})) == said


def test_cards_turned_up_are_told_with_their_spaces() -> None:
    scribe = Scribe("odysseus", ["Ann", "Bob", "Cid"], 1)
    cards = [("5", "g1"), ("2", "r3"), ("2", "r3"), ("d", "y1")]
    said = "face-down cards {}are turned up: a 5 on g1, twice a 2 on r3 and a Dionysus on y1."
    assert scribe.sentence(Event("turned", {"seat": 1, "cards": cards})) == "Your " + said.format("")
    assert scribe.sentence(Event("turned", {"seat": 0, "cards": cards})) == "The " + said.format("of Ann ")


@pytest.mark.parametrize(
    ("seats", "reason", "said"),
    [
        ([1], "goal", "Ten points are reached: you win!"),
        ([2], "goal", "Ten points are reached: Cid wins."),
        ([0, 1], "disks", "No disk lies on the map any more, so the points decide: you win, together with Ann!"),
        (
            [0, 2],
            "idle",
            "For three rounds no card was played or drawn, so the points decide: Ann and Cid win together.",
        ),
    ],
)
def test_the_end_is_told_with_its_reason(seats: list[int], reason: str, said: str) -> None:
    scribe = Scribe("odysseus", ["Ann", "Bob", "Cid"], 1)
    assert scribe.sentence(Event("wins", {"seats": seats, "reason": reason})) == said


def test_what_several_have_is_one_sentence() -> None:
    scribe = Scribe("odysseus", ["Ann", "Bob", "Cid"], 1)
    gods = [Event("god", {"seat": seat, "god": god}) for seat, god in enumerate(("zeus", "athena", "poseidon"))]
    assert [line for _, line in scribe.sentences(gods)] == ["You are Athena.", "Ann is Zeus and Cid is Poseidon."]
    points = [Event("points", {"seat": seat, "points": seat}) for seat in range(3)]
    assert [line for _, line in scribe.sentences(points)] == ["You have 1 point.", "Points: Ann 0 and Cid 2."]


def test_what_follows_says_it_again() -> None:
    scribe = Scribe("odysseus", ["Ann", "Bob", "Cid"], 0)
    allow, effect = (Event(name, {"seat": 1, "user": 2, "god": "zeus"}) for name in ("allow", "takes-effect"))
    assert scribe.sentences([allow, effect]) == [("takes-effect", "Athena lets Zeus be.")]


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
        say("en", "ulysses-mark-disk")
