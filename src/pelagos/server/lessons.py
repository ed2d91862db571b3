"""Lessons over HTTP. Every request replays its lesson, in a few milliseconds, so a lesson needs no table."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import convert, to_builtins

from pelagos.core.game import OVER, Event, RulesError
from pelagos.core.game import Malformed as MalformedMove
from pelagos.core.lesson import LEARNER, NAMES, Lesson, LessonChanged, LessonPlay, Shown, lessons_of
from pelagos.server import messages
from pelagos.server.refusal import Refusal
from pelagos.server.table.table import game_of


def lesson_list(game: str) -> messages.LessonList:
    return messages.LessonList([info_of(lesson) for lesson in lessons_of(game_of(game))])


def info_of(lesson: Lesson) -> messages.LessonInfo:
    title, about = words(lesson.message()), words(lesson.message("about"))
    return messages.LessonInfo(lesson.name, title, about, lesson.scenario.minutes)


def lesson_called(game: str, name: str) -> Lesson:
    found = {lesson.name: lesson for lesson in lessons_of(game_of(game))}
    if name not in found:
        raise Refusal("no lesson", "refused-no-lesson", there=", ".join(found))
    return found[name]


def words(id: str) -> Event:
    return Event(id, {})


# ---- a stage
def stage_of(lesson: Lesson, played: Sequence[str]) -> messages.LessonStage:
    """Return what happens after the learner's last move; raise Refusal if it is illegal."""
    try:
        found = LessonPlay(lesson, played[:-1])
        wrong = found.answer(played[-1]) if played else ""
    except MalformedMove as error:
        raise Refusal("malformed", error.why.name, error.clause, **error.why.args) from None
    except RulesError as error:
        raise Refusal("illegal", error.why.name, error.clause, **error.why.args) from None
    except LessonChanged:
        raise Refusal("lesson", "refused-lesson") from None
    ask = found.ask
    return messages.LessonStage(
        steps=[] if wrong else steps_of(found),
        ask=messages.LessonAsk(words(lesson.message(ask.hint)), ask.clause) if ask else None,
        number=found.number,
        asks=len(lesson.asks),
        is_done=ask is None,
        wrong=words(wrong) if wrong else None,
    )


def steps_of(found: LessonPlay) -> list[messages.LessonStep]:
    """Return all that is shown, with the learner's choices at its end."""
    last = len(found.shown) - 1
    return [step_of(found, shown, found.seq + i, i == last) for i, shown in enumerate(found.shown)]


def step_of(found: LessonPlay, shown: Shown, seq: int, is_last: bool) -> messages.LessonStep:
    game = found.lesson.game
    view = game.view(shown.after, LEARNER)
    update = messages.Update(
        seq=seq,
        you=LEARNER,
        table=table_of(found.lesson, shown),
        events=found.lesson.events(shown),
        view=to_builtins(view),
        summary=game.summary(view),
        choices=game.choices(shown.after) if is_last and found.ask else None,
        undo=False,
    )
    points = [convert({"kind": kind, "what": what}, messages.LessonPoint) for kind, what in shown.points]
    return messages.LessonStep(update, words(shown.say) if shown.say else None, points)


def table_of(lesson: Lesson, shown: Shown) -> messages.TableInfo:
    """Return a table that never was: the page draws a lesson as it draws any game."""
    actor, scores = int(shown.after.actor()), shown.after.scores()
    return messages.TableInfo(
        id="",
        game=lesson.game.name,
        board=lesson.game.board_name,
        variant=lesson.game.variant,
        explain=False,
        hints=False,
        status="over" if actor == OVER else "playing",
        seats=tuple([messages.SeatInfo(name, "person", "", False, True, 0, 0) for name in NAMES[: len(scores)]]),
        host=-1,
        clock=messages.Clock(),
        public=False,
        pace=0,
        undo_time=0,
        patience=0,
        first="lot",
        actor=actor,
        left=None,
        winners=tuple([seat for seat, score in enumerate(scores) if score > 0]),
        commitment="",
        entropy=(),
        seed="",
        rematch="",
        why="",
        askers=(),
    )
