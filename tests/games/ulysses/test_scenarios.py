"""Errors in scenarios of Ulysses. tests/games/test_scenarios.py plays all scenarios."""

from __future__ import annotations

import pytest

from pelagos.core.record import Damaged
from pelagos.core.scenario import parse, run
from tests.kit.games.every_game import find

# ---- errors of format
HEAD = "scenario x title\ngame ulysses\nseats 3\n"  # lines 1 to 3

REFUSED_BY_FORM = [
    pytest.param("", 1, "no scenario", id="empty"),
    pytest.param("\n# only a comment\n", 1, "no scenario", id="only-comment"),
    pytest.param("play\n", 1, "expected 'scenario", id="no-head"),
    pytest.param("scenario x title\nseats 3\n", 2, "expected 'game", id="no-game"),
    pytest.param("scenario x title\n\ngame chess\nseats 3\nplay\n", 3, "chess", id="unknown-game"),
    pytest.param("scenario x title\ngame ulysses\n\nseats 2\nplay\n", 4, "'2' seats", id="two-seats"),
    pytest.param("scenario x title\ngame ulysses\n\nseats many\nplay\n", 4, "'many' seats", id="no-number-of-seats"),
    pytest.param("scenario x title\ngame ulysses\n", 2, "'seats …' is missing", id="ends-early"),
    pytest.param(HEAD + "ship libya\n", 4, "x has no 'play' line", id="no-play"),
    pytest.param(HEAD + "ship libya\n" + HEAD + "play\n", 5, "x has no 'play' line", id="no-play-before-next"),
]

REFUSED_BY_POSITION = [
    pytest.param(["ship libya", "wether fine"], 5, "'wether' is not part of a position", id="unknown-key"),
    pytest.param(["hand D wind=1"], 4, "'D' is not a seat", id="unknown-seat-hand"),
    pytest.param(["ship libya", "active F"], 5, "'F' is not a seat", id="unknown-seat-active"),
    pytest.param(["hand"], 4, "'' is not a seat", id="hand-of-nobody"),
    pytest.param(["goals"], 4, "seat", id="goals-of-nobody"),
    pytest.param(["shown"], 4, "seat", id="shown-of-nobody"),
    pytest.param(["under"], 4, "seat", id="under-by-nobody"),
    pytest.param(["ship atlantida"], 4, "'atlantida' is not a place", id="unknown-place"),
    pytest.param(["goals A troy cyprus olympus melita"], 4, "no goal card", id="goal-of-troy"),
    pytest.param(["goals A cyprus olympus melita"], 4, "A must have 4 goals", id="three-goals"),
    pytest.param(["shown A cyprus olympus melita circe", "goals A"], 4, "4 goals", id="all-shown"),
    pytest.param(["goals A cyprus olympus melita circe", "under B circe"], 5, "twice", id="goal-twice"),
    pytest.param(["hand A objection=40", "hand B objection=11"], 5, "only 50 objection", id="too-many-cards"),
    pytest.param(["hand A wind=1", "hand A zeus=1"], 5, "twice", id="hand-twice"),
    pytest.param(["hand A storm=1"], 4, "'storm' is not a kind", id="unknown-kind"),
    pytest.param(["hand A wind"], 4, "'wind' is not a count", id="no-count"),
    pytest.param(["temples A=22"], 4, "only 23 temples", id="too-many-temples"),
    pytest.param(["temples A=999"], 4, "only 23 temples", id="far-too-many-temples"),
    pytest.param(["temples A=0"], 4, "temple", id="no-temple"),
    pytest.param(["plague dido circe sibyl", "plague troy pylos athens delphi"], 5, "only 6 plagues", id="7-plagues"),
    pytest.param(["used wind"], 4, "'wind' cannot be used up", id="used-what"),
    pytest.param(
        ["goals A cyprus olympus melita", "shown A circe", "hnad A wind=1"], 6, "'hnad' is not part", id="later-line"
    ),
    pytest.param(
        ["goals A cyprus minotaur libya pharos", "goals B rhodes lemnos cicones phoenicia", "under A delos"],
        6,
        "goal",
        id="no-goal-left",
    ),
]

# Seven lines; B, who has one objection card, is asked about A's proposal.
PLAYED = HEAD + "ship libya\nhand B objection=1\nplay\nA propose dido\n"
REFUSED_BY_PLAY = [
    pytest.param("expect ship dido", "expected ship dido, found libya", id="wrong-expectation"),
    pytest.param("expect weather fine", "'weather fine' is not a fact", id="unknown-fact"),
    pytest.param("expect ship", "'ship' is not a fact", id="expectation-without-value"),
    pytest.param("D agree", "neither a move of a seat nor 'expect", id="unknown-seat"),
    pytest.param("hand B wind=1", "neither a move of a seat nor 'expect", id="set-up-after-play"),
    pytest.param("C agree", "should be allowed, but is refused", id="wrong-turn"),
    pytest.param("B object dido 1", "should be allowed, but is refused", id="illegal"),
    pytest.param("B may object dido 1", "should be allowed, but is refused", id="illegal-may"),
    pytest.param("B objects lotus", "cannot be read here", id="malformed"),
    pytest.param("B", "one or more words", id="nothing-said"),
    pytest.param("B object lotus 1 ! U7.2", "should be refused by U7.2, but is allowed", id="allowed"),
    pytest.param("B object dido 1 ! U7.8", "but is refused by U7.2", id="wrong-clause"),
    pytest.param("B object lotus 1 | A+wind", "the line has too many draws", id="draws-that-are-none"),
    pytest.param("B object lotus 1 | A+rain", "write a draw as", id="draw-of-nothing"),
]


def trial(text: str) -> Damaged:
    with pytest.raises(Damaged) as caught:
        for scenario in parse(text, find):
            run(scenario)
    return caught.value


@pytest.mark.parametrize(("text", "line", "reason"), REFUSED_BY_FORM)
def test_form_is_refused(text: str, line: int, reason: str) -> None:
    error = trial(text)
    assert (error.line, reason in error.reason) == (line, True), str(error)


@pytest.mark.parametrize(("lines", "line", "reason"), REFUSED_BY_POSITION)
def test_position_is_refused(lines: list[str], line: int, reason: str) -> None:
    error = trial(HEAD + "\n".join(lines) + "\nplay\n")
    assert (error.line, reason in error.reason) == (line, True), str(error)


@pytest.mark.parametrize(("step", "reason"), REFUSED_BY_PLAY)
def test_step_is_refused(step: str, reason: str) -> None:
    error = trial(PLAYED + "# a comment counts as a line\n" + step + "\nexpect ship nowhere\n")
    assert (error.line, reason in error.reason) == (9, True), str(error)


def test_draws_must_be_possible_and_complete() -> None:
    start = PLAYED + "B agree\nC agree\n"
    run(parse(start + "A end | B+wind C+wind A+wind\n", find)[0])
    for draws, reason in (
        ("B+wind C+wind", "the line has too few draws"),
        ("B+wind C+wind A+wind B+wind", "the line has too many draws"),
        ("A+wind B+wind C+wind", "cannot have been drawn"),  # B draws first (U4.2)
        ("B+circe C+wind A+wind", "cannot have been drawn"),
    ):
        error = trial(start + f"A end | {draws}\n")
        assert (error.line, reason in error.reason) == (10, True), str(error)


def test_a_refused_step_changes_nothing() -> None:
    match = run(parse(PLAYED + "B object dido 1 ! U7.2\nB may object lotus 1\nexpect bid red 0\n", find)[0])
    assert match.actor == 1


def test_draws_not_given_are_the_same_every_time() -> None:
    text = PLAYED + "B agree\nC agree\nA end\n"
    first, second = (run(parse(text, find)[0]) for _ in range(2))
    facts = first.game.facts
    assert facts(first.state) == facts(second.state)
