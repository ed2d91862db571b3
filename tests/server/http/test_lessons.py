"""Lessons over HTTP: every lesson can be played, and a stage shows only what the learner's seat may see."""

import asyncio
from typing import Any

import msgspec
import pytest

from pelagos.core.lesson import LEARNER, Lesson, LessonPlay, lesson_of, lessons_of
from pelagos.core.match import whole_moves
from pelagos.core.scenario import parse
from pelagos.games import NAMES, load
from pelagos.server import messages
from pelagos.server.lessons import stage_of
from tests.kit.games.every_game import find
from tests.kit.project.documents import ROOT
from tests.kit.servers.api_player import ApiPlayer
from tests.kit.servers.server_process import ServerProcess

LESSONS = [lesson for name in NAMES for lesson in lessons_of(find(name))]
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=[f"{each.game.name}-{each.name}" for each in LESSONS])


def first_moves(lesson: Lesson) -> list[str]:
    """Return the first accepted move of each ask, as a legal move."""
    played: list[str] = []
    for _ in lesson.asks:
        found = LessonPlay(lesson, played)
        legal = [lesson.game.write(actions) for actions in whole_moves(found.match.state)]
        played.append(next(move for move in legal if found.accepts(move)))
    return played


def ask(server: ServerProcess, path: str, played: list[str] | None = None) -> Any:
    http = ApiPlayer(server.url, "", "").http
    call = http.get(f"/api/{path}") if played is None else http.post(f"/api/{path}", json={"played": played})
    return asyncio.run(call).json()


@pytest.mark.parametrize("game", NAMES)
def test_a_newcomer_plays_every_lesson_of_the_list(server: ServerProcess, game: str) -> None:
    found = msgspec.convert(ask(server, f"games/{game}/lessons"), messages.LessonList)
    assert [info.name for info in found.lessons] == [lesson.name for lesson in lessons_of(load(game))]
    for lesson in lessons_of(load(game)):
        moves = first_moves(lesson)
        for count in range(len(moves) + 1):
            stage = msgspec.convert(ask(server, f"lessons/{game}/{lesson.name}", moves[:count]), messages.LessonStage)
            assert (stage.number, stage.asks, stage.is_done) == (count, len(moves), count == len(moves))
            assert (stage.steps[-1].update.choices is None) == stage.is_done
            assert all(step.update.choices is None for step in stage.steps[:-1])


def test_updates_are_numbered_without_a_gap() -> None:
    for lesson in LESSONS:
        moves = first_moves(lesson)
        stages = [stage_of(lesson, moves[:count]) for count in range(len(moves) + 1)]
        seqs = [step.update.seq for stage in stages for step in stage.steps]
        assert seqs == list(range(len(seqs)))


def test_other_moves_change_nothing(server: ServerProcess) -> None:
    path = "lessons/ulysses/goal"
    before = ask(server, path, [])
    wrong = ask(server, path, ["propose lemnos"])
    assert wrong == {**before, "steps": [], "wrong": {"name": "ulysses-lesson-goal-elsewhere", "args": {}}}
    illegal = ask(server, path, ["propose dido"])
    assert (illegal["code"], illegal["name"], illegal["clause"]) == ("illegal", "ulysses-no-route", "U6.1")
    assert ask(server, path, ["sail"])["code"] == "malformed"
    assert ask(server, path, ["propose lemnos", "end"])["code"] == "lesson"
    assert ask(server, path, ["propose delos", "end", "agree", "end"])["code"] == "lesson"
    assert ask(server, "lessons/ulysses/chess", [])["code"] == "no lesson"
    assert ask(server, "lessons/chess/goal", [])["code"] == "no game"


# ---- secrets
@every_lesson
def test_a_stage_is_a_function_of_what_the_learner_sees(lesson: Lesson) -> None:
    """Only views of the learner are in it, with choices that follow from the view alone."""
    moves = first_moves(lesson)
    for count in range(len(moves) + 1):
        shown = LessonPlay(lesson, moves[:count]).shown
        for step, each in zip(stage_of(lesson, moves[:count]).steps, shown, strict=True):
            view = lesson.game.view(each.after, LEARNER)
            assert step.update.view == msgspec.to_builtins(view)
            assert step.update.choices in (None, lesson.game.choices_of(view))


SECRETS = {
    "ulysses/lessons/1-goal.txt": (
        {"hand B objection=1 temple=1": "hand B pandora=1 zeus=1", "B+objection": "B+plague"},
        ["propose delos", "end"],
    ),
    "odysseus/lessons/2-powers.txt": (
        {"hand B 2=1": "hand B 5=1", "down g1 2": "down g1 5"},
        ["play 3 y1", "allow", "block"],
    ),
}


@pytest.mark.parametrize("file", SECRETS)
def test_what_others_hide_does_not_show(file: str) -> None:
    text = other = (ROOT / "src/pelagos/games" / file).read_text("utf-8")
    changes, moves = SECRETS[file]
    for old, new in changes.items():
        assert old in other
        other = other.replace(old, new)
    lessons = [lesson_of(parse(each, find)[0]) for each in (text, other)]
    for count in range(len(moves) + 1):
        one, two = (msgspec.json.encode(stage_of(lesson, moves[:count])) for lesson in lessons)
        assert one == two
