"""Lessons: every one keeps the rules whatever the learner chooses, and a planted mistake fails `pelagos check`."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from pelagos.core.game import LETTERS, Illegal
from pelagos.core.lesson import Lesson, LessonChanged, LessonPlay, check, lesson_of, lessons_of
from pelagos.core.scenario import parse
from pelagos.games import NAMES
from pelagos.locale import say
from pelagos.terminal.commands.check import check as check_file
from tests.kit.games.every_game import find

LESSONS = [lesson for name in NAMES for lesson in lessons_of(find(name))]
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=[f"{each.game.name}-{each.name}" for each in LESSONS])

SMALL = """
scenario small A small lesson
game ulysses
seats 3
minutes 1
ship troy
hand B objection=1
goals A delos athens dido circe
play
say start
point place delos
ask propose delos or propose l*
hint delos
clause U6.1
wrong cicones propose cicones
B agree
say more
point button agree
"""


def lesson_in(text: str) -> Lesson:
    return lesson_of(parse(text, find)[0])


def changed(old: str, new: str) -> str:
    assert old in SMALL
    return SMALL.replace(old, new)


# ---- the lessons of the games
@every_lesson
def test_a_lesson_keeps_the_rules_on_every_way(lesson: Lesson) -> None:
    assert check(lesson.scenario) >= 1


@pytest.mark.parametrize("game", NAMES)
def test_each_game_has_three_short_lessons_with_names_of_their_own(game: str) -> None:
    lessons = lessons_of(find(game))
    assert len({lesson.name for lesson in lessons}) == len(lessons) == 3
    assert all(lesson.scenario.minutes <= 3 and 3 <= len(lesson.asks) <= 7 for lesson in lessons)


@every_lesson
def test_something_is_to_be_done_at_once(lesson: Lesson) -> None:
    """At most two sentences, and short ones: do before read."""
    first = [shown.say for shown in LessonPlay(lesson).shown if shown.say]
    assert len(first) <= 2
    assert all(len(sentence.split()) <= 20 for id in lesson.messages for sentence in sentences(id)), lesson.name


def sentences(id: str) -> list[str]:
    return re.split(r"[.!?:]\s", say("en", id))


# ---- planted mistakes
MISTAKES = {
    "an illegal accepted move": ("ask propose delos or propose l*", "ask propose delos or propose dido", "no route"),
    "a move of another game": ("propose delos or", "sail delos or", "cannot be read"),
    "no move of this form": ("propose l*", "propose z*", "should be allowed"),
    "an illegal wrong move": ("wrong cicones propose cicones", "wrong dido propose dido", "no route"),
    "a wrong move that is accepted": ("wrong cicones propose cicones", "wrong lemnos propose lemnos", "never said"),
    "not the learner's turn": ("B agree\n", "B agree\nask agree\nhint agree\n", "turn"),
    "another player's illegal move": ("B agree", "B object dido 1", "should be allowed"),
    "an unknown clause": ("clause U6.1", "clause U6.9", "no clause 'U6.9'"),
    "no hint": ("hint delos\n", "", "no 'hint'"),
    "a hint without an ask": ("B agree\n", "B agree\nhint delos\n", "directly after"),
    "a place that is not there": ("point place delos", "point place atlantida", "no place 'atlantida'"),
    "a button that is not there": ("point button agree", "point button propose", "no button 'propose'"),
    "a seat that is not there": ("point place delos", "point seat D", "no seat 'D'"),
    "a kind that is not there": ("point place delos", "point moon full", "no moon 'full'"),
    "words after the ask": ("say start\npoint place delos\n", "", "before the first 'ask'"),
    "a point without words": ("B agree", "B agree\npoint seat B", "directly after a 'say'"),
    "a fact that does not hold": ("B agree", "B agree\nexpect ship dido", "expected ship dido"),
    "no minutes": ("minutes 1", "minutes long", "minutes"),
    "not a lesson": ("minutes 1\n", "", "neither a move"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_pelagos_check_finds_a_planted_mistake(mistake: str, tmp_path: Path) -> None:
    old, new, reason = MISTAKES[mistake]
    assert check_text(SMALL, tmp_path)[0]
    holds, line = check_text(changed(old, new), tmp_path)
    assert not holds and reason in line, line


def test_a_mistake_on_one_way_only_is_found(tmp_path: Path) -> None:
    """From Lemnos no route leads to Rhodes; from Delos one does."""
    more = "C agree\nA end\nB propose rhodes\n"
    assert check_text(changed("ask propose delos or propose l*", "ask propose delos") + more, tmp_path)[0]
    holds, line = check_text(SMALL + more, tmp_path)
    assert not holds and "no route" in line


def check_text(text: str, folder: Path) -> tuple[bool, str]:
    file = folder / "lesson.txt"
    file.write_text(text, "utf-8")
    return check_file(str(file), find)


@every_lesson
def test_a_lesson_fails_with_an_illegal_ask(lesson: Lesson, tmp_path: Path) -> None:
    """Whichever ask it is."""
    text = lesson_text(lesson)
    bad = {"ulysses": "remove delos discard wind", "odysseus": "power down1 y1"}[lesson.game.name]
    asks = re.findall(r"^ask .*$", text, re.MULTILINE)
    assert len(asks) == len(lesson.asks)
    for ask in asks:
        assert not check_text(text.replace(ask, f"ask {bad}", 1), tmp_path)[0]


def lesson_text(lesson: Lesson) -> str:
    folder = Path(__file__).parents[2] / "src" / "pelagos" / "games" / lesson.game.name / "lessons"
    texts = [file.read_text("utf-8") for file in folder.glob("*.txt")]
    return next(text for text in texts if text.startswith(f"scenario {lesson.name} "))


# ---- playing
def test_the_learner_answers() -> None:
    found = LessonPlay(lesson_in(SMALL))
    assert seen(found) == ["ulysses-lesson-small-start"] and found.shown[0].points == (("place", "delos"),)
    assert found.answer("propose cicones") == "ulysses-lesson-small-cicones" and found.number == 0
    with pytest.raises(Illegal):
        found.answer("propose dido")
    assert found.answer("propose lemnos") == "" and found.ask is None
    assert seen(found) == ["A", "B", "ulysses-lesson-small-more"]
    with pytest.raises(LessonChanged):
        found.answer("propose lemnos")


def seen(found: LessonPlay) -> list[Any]:
    return [LETTERS[shown.entry.seat] if shown.entry else shown.say for shown in found.shown]


def test_any_other_move_gets_the_hint_or_the_general_words() -> None:
    text = changed("propose delos or propose l*", "propose delos")
    assert LessonPlay(lesson_in(text)).answer("propose lemnos") == "ulysses-lesson-small-delos"
    text = text.replace("clause U6.1", "clause U6.1\nwrong other")
    assert LessonPlay(lesson_in(text)).answer("propose lemnos") == "ulysses-lesson-small-other"
    assert LessonPlay(lesson_in(text)).answer("propose cicones") == "ulysses-lesson-small-cicones"


def test_the_same_moves_always_lead_to_the_same_position() -> None:
    """Draws that a lesson does not name come from a fixed seed."""
    text = SMALL + "C agree\nA end\n"
    facts = [lesson_in(text) for _ in range(2)]
    one, other = (LessonPlay(lesson, ["propose delos"]).match for lesson in facts)
    assert one.game.facts(one.state) == other.game.facts(other.state)
    assert Counter(one.entries) == Counter(other.entries)
