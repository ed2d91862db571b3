"""Events as sentences of the log, and names on the screen."""

from __future__ import annotations

import re
from typing import Any

import click
import pytest

from pelagos.core.game import Event
from pelagos.core.match import entry_logs
from pelagos.core.record import replay
from pelagos.games.odysseus.actions import GODS, SPACES
from pelagos.locale import LANGUAGES, MessageError, listed, name_of, say
from pelagos.terminal.commands import simulate
from pelagos.terminal.game_ui import chart_of, ui_of
from pelagos.terminal.log_formatter import LogFormatter
from tests.kit.project.message_files import event_names


def test_every_event_has_a_sentence(game: Any) -> None:
    """Whole games are written for every viewer in every language: no message or parameter is missing."""
    names: set[str] = set()
    for seed in range(6):
        names |= events_in_log(game, game.seats[seed % len(game.seats)], seed)
    assert names >= event_names(game) - {"stuck"}


def events_in_log(game: Any, seats: int, seed: int) -> set[str]:
    record = simulate.play(game, seats, seed, keep=True).record
    assert record is not None
    states, met = replay(record), set()
    for who in (-1, seed % seats):
        names = ["Ann", "Bob", "Ann", "Dan", "Eve", "Fay"][:seats]
        formatters = [LogFormatter(game.name, names, who, language) for language in LANGUAGES]
        for events in entry_logs(game, states, record.entries, who):
            met |= {event.name for event in events}
            lines = [line for formatter in formatters for _, line in formatter.sentences(events)]
            assert all("{" not in line and "  " not in line for line in lines)
    return met


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_screen_uses_the_names_of_the_sentences(game: Any, language: str) -> None:
    """Places, adventures and gods have translated names, in lines of 80. The map of Ulysses adds the word to type."""
    ui, chart = ui_of(game.name), chart_of(game, language)
    screen = ui.screen(game, chart, ["Ann", "Bob", "Cid"])
    record = simulate.play(game, 3, 7, keep=True).record
    assert record is not None
    lines = [line for state in replay(record)[5:60:5] for line in screen.draw(game.view(state, 1))] + chart.rows(None)
    text = click.unstyle("\n".join(lines))
    assert max(map(len, text.split("\n"))) <= 80
    kinds = {"ulysses": {"place": game.board.names}, "odysseus": {"island": game.board.names, "god": GODS}}[game.name]
    kinds |= {"adventure": game.board.adventures} if game.name == "odysseus" else {}
    for kind, words in kinds.items():
        names = {word: name_of(language, kind, word) for word in words}
        foreign = {word.capitalize() for word in words if word.capitalize() not in " ".join(names.values())}
        assert not foreign & set(re.findall(r"\w+", text)), kind
        if kind == "place":
            assert all(f"{name} ({word})" in text for word, name in names.items())


@pytest.mark.parametrize("language", LANGUAGES)
def test_shown_names_can_be_typed(game: Any, language: str) -> None:
    chart: Any = chart_of(game, language)
    for number, word in enumerate(game.board.names):
        assert chart.typed(f"at {chart.word(number).upper()}") == f"at {word}"
        assert chart.typed(f"at {word}") == f"at {word}", "words of the notation can always be typed"
    if game.name == "odysseus":
        assert [chart.typed(chart.adventure(i)) for i in range(6)] == list(game.board.adventures)
        assert [chart.typed(chart.space_name(word)) for word in SPACES] == list(SPACES)
    if game.name == "ulysses" and language == "fr":
        assert chart.typed("propose colonnes d'hercule") == "propose pillars"


@pytest.mark.parametrize("language", LANGUAGES)
def test_shown_moves_can_be_typed(game: Any, language: str) -> None:
    """All moves of a game. Only in English are the names shown the words of the notation."""
    ui, chart = ui_of(game.name), chart_of(game, language)
    record = simulate.play(game, 3, 7, keep=True).record
    assert record is not None
    moves = [game.write(entry.actions) for entry in record.entries if entry.seat >= 0]
    shown = [chart.shown(ui.shortened(move)) for move in moves]
    assert [ui.spelled_out(chart.typed(text.lower())) for text in shown] == moves
    assert (shown == list(map(ui.shortened, moves))) == (language == "en")


# ---- single sentences
def test_sentences() -> None:
    formatter = LogFormatter("ulysses", ["Ann", "Bob", "Ann"], 1)
    bid = {"seat": 0, "place": "sirens", "cards": 2, "zeus": 1, "paid": ["wind", "wind"], "pays": 2}
    assert formatter.sentence(Event("object", bid)) == (
        "Ann A objects, removing the plague there for 2 × wind: red on the Sirens with 2 cards (1 Zeus)."
    )
    assert formatter.sentence(Event("stuck", {"seat": 1})).startswith("Every neighbouring place is plagued and you")
    assert formatter.sentence(Event("pandora", {"seat": 1, "zeus": 0})) == "You open Pandora's box."
    drawn = [Event("draws", {"seat": 2, "count": 1}), Event("draws", {"seat": 1, "cards": ["zeus", "wind", "wind"]})]
    assert formatter.sentences([*drawn, Event("draws", {"seat": 0, "count": 3})]) == [
        ("draws", "You draw Zeus and 2 × wind."),
        ("draws", "Cards drawn: Ann C 1 and Ann A 3."),
    ]
    assert formatter.sentences([]) == []
    agreed = [Event("agree", {"seat": seat}) for seat in (2, 0)]
    assert formatter.sentences(agreed) == [("agree", "Ann C and Ann A agree.")]


def test_sentences_of_odysseus() -> None:
    formatter = LogFormatter("odysseus", ["Ann", "Bob", "Cid"], 1)
    trade = {"seat": 0, "other": 1, "mine": "zeus", "theirs": "athena"}
    expected = "Ann pays a Dionysus and trades with you: Zeus for your Athena."
    assert formatter.sentence(Event("trade", trade)) == expected
    assert "with Cid: Zeus for Athena" in formatter.sentence(Event("trade", trade | {"other": 2}))
    moved = {"seat": 2, "card": "down", "source": "y1", "space": "g2"}
    assert formatter.sentence(Event("power-hermes", moved)) == (
        "Cid uses the power of Hermes to move a face-down card from y1 to g2."
    )
    for language, y1, g2 in (("it", "gi1", "v2"), ("de", "ge1", "gr2"), ("fr", "j1", "v2")):
        told = LogFormatter("odysseus", ["Ann", "Bob", "Cid"], 1, language).sentence(Event("power-hermes", moved))
        assert re.search(rf"\b{y1}\b.*\b{g2}\b", told), "the letters of the colours in the reader's language"
    own = Event("down", {"seat": 1, "space": "r3", "card": "d"})
    assert formatter.sentence(own) == "You play a Dionysus face down on r3."
    assert formatter.sentence(Event("down", {"seat": 0, "space": "r3"})) == "Ann plays a card face down on r3."
    assert formatter.sentence(Event("draws", {"seat": 1, "cards": ["2", "5", "2"]})) == "You draw a 2 twice and a 5."
    assert formatter.sentence(Event("allow", {"seat": 1, "user": 0, "god": "zeus"})) == "You allow the power of Zeus."
    task = {"seat": 1, "adventures": ["sirens", "circe"], "points": [4, 2]}
    assert formatter.sentence(Event("task", task)) == "Your task and its points: the Sirens 4 and Circe 2."


@pytest.mark.parametrize(
    ("route", "end", "expected"),
    [
        (["yellow", "green", "yellow"], "moves", "The ship follows yellow, green and yellow to Delta."),
        (["red", "red"], "returns", "The ship follows red and red, back to Delta."),
        ([], "stays", "Without a wind, the ship stays at Delta."),
    ],
)
def test_course_of_the_ship(route: list[str], end: str, expected: str) -> None:
    formatter = LogFormatter("odysseus", ["Ann", "Bob", "Cid"], 1)
    assert formatter.sentence(Event("sails", {"island": "delta", "route": route, "end": end})) == expected


def test_cards_turned_up_with_their_spaces() -> None:
    formatter = LogFormatter("odysseus", ["Ann", "Bob", "Cid"], 1)
    cards = [("5", "g1"), ("2", "r3"), ("2", "r3"), ("d", "y1")]
    expected = "face-down cards {}are turned up: a 5 on g1, a 2 twice on r3 and a Dionysus on y1."
    assert formatter.sentence(Event("turned", {"seat": 1, "cards": cards})) == "Your " + expected.format("")
    assert formatter.sentence(Event("turned", {"seat": 0, "cards": cards})) == "The " + expected.format("of Ann ")


@pytest.mark.parametrize(
    ("seats", "reason", "expected"),
    [
        ([1], "goal", "The points needed are reached: you win!"),
        ([2], "goal", "The points needed are reached: Cid wins."),
        ([0, 1], "disks", "No disk is left on the board, so the points decide: you win, together with Ann!"),
        (
            [0, 2],
            "idle",
            "For three rounds no card was played or drawn, so the points decide: Ann and Cid win together.",
        ),
    ],
)
def test_end_of_the_game_with_its_reason(seats: list[int], reason: str, expected: str) -> None:
    formatter = LogFormatter("odysseus", ["Ann", "Bob", "Cid"], 1)
    assert formatter.sentence(Event("wins", {"seats": seats, "reason": reason})) == expected


def test_several_players_share_a_sentence() -> None:
    formatter = LogFormatter("odysseus", ["Ann", "Bob", "Cid"], 1)
    gods = [Event("god", {"seat": seat, "god": god}) for seat, god in enumerate(("zeus", "athena", "poseidon"))]
    assert [line for _, line in formatter.sentences(gods)] == ["You are Athena.", "Ann is Zeus and Cid is Poseidon."]
    points = [Event("points", {"seat": seat, "points": seat}) for seat in range(3)]
    assert [line for _, line in formatter.sentences(points)] == ["You have 1 point.", "Points: Ann 0 and Cid 2."]


def test_allowed_power_is_mentioned_once() -> None:
    formatter = LogFormatter("odysseus", ["Ann", "Bob", "Cid"], 0)
    allow, effect = (Event(name, {"seat": 1, "user": 2, "god": "zeus"}) for name in ("allow", "takes-effect"))
    assert formatter.sentences([allow, effect]) == [("takes-effect", "Athena allows the power of Zeus.")]


def test_end_of_turn_before_a_new_turn_is_left_out() -> None:
    formatter = LogFormatter("ulysses", ["Ann", "Bob", "Cid"], 0)
    end, turn = Event("end", {"seat": 1}), Event("turn", {"seat": 2, "turn": 5})
    assert formatter.sentences([end, turn]) == [("turn", "Turn 5: Cid is active.")]
    assert formatter.sentences([end]) == [("end", "Bob ends the turn.")]


def test_names_and_lists() -> None:
    assert name_of("en", "place", "pillars") == "the Pillars of Hercules"
    assert name_of("en", "place", "somewhere") == "Somewhere"
    assert [listed("en", "abc"[:n]) for n in range(4)] == ["", "a", "a and b", "a, b and c"]
    with pytest.raises(MessageError):
        say("en", "no-such-message")
    with pytest.raises(MessageError):
        say("en", "ulysses-mark-disk")
