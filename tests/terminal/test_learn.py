"""`pelagos learn`: the lessons in line mode, and what is remembered of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pelagos.core.lesson import Lesson, LessonPlay, lessons_of
from pelagos.games import NAMES, load
from pelagos.locale import LANGUAGES, say
from tests.kit.games.every_game import find

LESSONS = [lesson for name in NAMES for lesson in lessons_of(find(name))]


@pytest.fixture(autouse=True)
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep the progress of these lessons out of the developer's own folder."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    return tmp_path / "pelagos" / "lessons.json"


def accepted(lesson: Lesson) -> list[str]:
    return [ask.moves[0] for ask in lesson.asks]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", LESSONS, ids=[f"{each.game.name}-{each.name}" for each in LESSONS])
def test_a_whole_lesson(lesson: Lesson, language: str, run: Any) -> None:
    """Everything that the lesson says is read, in lines of 80 characters."""
    typed = "".join(f"hint\n{move}\n" for move in accepted(lesson))
    output = run("learn", lesson.game.name, lesson.name, "--language", language, typed=typed).output
    said = {shown.say for i in range(len(lesson.asks) + 1) for shown in LessonPlay(lesson, accepted(lesson)[:i]).shown}
    for id in {lesson.message(), *filter(None, said), *(lesson.message(ask.hint) for ask in lesson.asks)}:
        assert unwrapped(say(language, id)) in unwrapped(output), id
    assert say(language, "learn-play", game=lesson.game.name) in output
    prompt = say(language, "play-prompt", most=2).partition("(")[0]
    assert [line for line in output.split("\n") if len(line) > 80 and prompt not in line] == []


def unwrapped(text: str) -> str:
    return "".join(text.split())


def test_wrong_and_illegal_moves(run: Any) -> None:
    output = run("learn", "ulysses", "goal", typed="propose lemnos\npropose dido\nlook\nhelp\n").output
    assert output.count("you have no goal there") == 2, "said, and said again with the screen"
    assert "No: no route joins" in output and "starts the lesson over" in output


def test_lessons_are_resumed_skipped_and_repeated(run: Any, state: Path) -> None:
    assert "done" not in run("learn").output
    run("learn", "ulysses", typed="propose delos\nquit\n")
    assert json.loads(state.read_text("utf-8")) == {"ulysses goal": ["propose delos"]}
    assert "A goal next door (2 minutes), begun" in run("learn").output
    resumed = run("learn", "ulysses", typed="end\nagree\n\nskip\n\nquit\n").output
    assert "Four goals: you win!" in resumed and "You propose Delos" in resumed
    assert "next lesson: Somebody objects" in resumed and "next lesson: A whole turn" in resumed
    assert "A goal next door (2 minutes), done" in run("learn").output
    again = run("learn", "ulysses", "goal", typed="propose delos\nagain\npropose delos\n").output
    assert again.count("You propose Delos") == 2 and again.count("propose it!") == 2
    assert "begun" in run("learn").output


def test_all_lessons_of_a_game_in_a_row(run: Any) -> None:
    typed = "\n".join("\n".join([*accepted(lesson), ""]) for lesson in lessons_of(load("odysseus")))
    assert "Now play: pelagos play odysseus" in run("learn", "odysseus", typed=typed).output
    assert "You have done every lesson" in run("learn", "odysseus").output


@pytest.mark.parametrize("text", ["", "{", "[1]", '{"ulysses goal": 1}', '{"ulysses goal": ["propose lemnos"]}'])
def test_a_file_that_does_not_fit_is_no_obstacle(text: str, run: Any, state: Path) -> None:
    state.parent.mkdir()
    state.write_text(text, "utf-8")
    assert "propose it!" in run("learn", "ulysses", "goal").output
    assert "Ulysses" in run("learn").output


def test_unknown_lesson(run: Any) -> None:
    result = run("learn", "ulysses", "chess")
    assert result.exit_code == 2 and "goal, objection, turn" in result.output
