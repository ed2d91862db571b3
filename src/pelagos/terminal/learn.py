"""`pelagos learn`: lessons in line mode, and what this computer remembers of them."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import click
from msgspec.json import decode

from pelagos.core.lesson import LEARNER, NAMES, Lesson, LessonChanged, LessonPlay, lessons_of
from pelagos.games import NAMES as GAMES
from pelagos.games import load
from pelagos.locale import name_of, say
from pelagos.terminal.files import CommandRefused
from pelagos.terminal.layout import wrapped
from pelagos.terminal.local_game import Player, PlayerLeft
from pelagos.terminal.move_builder import MoveBuilder


class LessonSkipped(Exception):
    """The learner goes on to the next lesson."""


class LessonRestarted(Exception):
    """The learner begins the lesson again."""


class LessonProgress:
    """The learner's moves in each lesson, in a file of this computer."""

    def __init__(self) -> None:
        base = os.environ.get("XDG_STATE_HOME") or str(Path.home() / ".local" / "state")
        self.file = Path(base, "pelagos", "lessons.json")

    def read(self) -> dict[str, list[str]]:
        """Return the moves by lesson. A file that cannot be read counts as empty."""
        try:
            return decode(self.file.read_bytes(), type=dict[str, list[str]])
        except (OSError, ValueError):
            return {}

    def played(self, lesson: Lesson) -> list[str]:
        """Return the moves of a lesson that was left. A lesson that is done starts over."""
        return [] if self.status(lesson) == "done" else self.read().get(key(lesson), [])

    def status(self, lesson: Lesson) -> str:
        count = len(self.read().get(key(lesson), []))
        return "done" if count >= len(lesson.asks) else "begun" if count else "new"

    def save(self, lesson: Lesson, played: Sequence[str]) -> None:
        """Save the moves of a lesson. Without a file that can be written, nothing is remembered."""
        with suppress(OSError):
            self.file.parent.mkdir(parents=True, exist_ok=True)
            part = self.file.with_name(self.file.name + ".part")
            part.write_text(json.dumps({**self.read(), key(lesson): list(played)}, indent=1), "utf-8")
            part.replace(self.file)


def key(lesson: Lesson) -> str:
    return f"{lesson.game.name} {lesson.name}"


class LessonPlayer(Player):
    """A learner at a terminal. The lesson moves for all other seats."""

    def __init__(self, lesson: Lesson, progress: LessonProgress, language: str) -> None:
        game, names = lesson.game, NAMES[: lesson.scenario.seats]
        super().__init__(game, names, LEARNER, game.start(len(names)), language)
        self.lesson = lesson
        self.progress = progress
        self.asks_always = True  # what is said before a forced move is part of the lesson
        self.played: list[str] = []
        self.said: list[str] = []  # what is said beside the screen
        self.begin(progress.played(lesson))

    def begin(self, played: Sequence[str]) -> None:
        try:
            self.lesson_play = LessonPlay(self.lesson, played)
        except (LessonChanged, ValueError):  # the file is from another version
            played = ()
            self.lesson_play = LessonPlay(self.lesson)
        self.match = self.lesson_play.match
        self.played, self.said, self.log = list(played), [], []

    # ---- the lesson
    def run(self) -> None:
        """Play the lesson to its end. Raise LessonSkipped, or PlayerLeft."""
        self.greet()
        while True:
            self.show()
            if self.lesson_play.ask is None:
                return self.print_words()
            try:
                self.decide()
            except LessonRestarted:
                self.begin(())
                self.save()
                self.greet()

    def greet(self) -> None:
        click.echo()
        click.echo(click.style(self.say(self.lesson.message()), bold=True))
        click.echo("\n".join(wrapped(self.say("learn-commands"))))

    def show(self) -> None:
        """Show what has happened since the learner's last move. The last words are kept for the screen."""
        for shown in self.lesson_play.shown:
            if shown.entry is not None:
                self.print_words()
            self.news += self.lesson.events(shown)
            self.said += [shown.say] if shown.say else []
        self.view = self.game.view(self.match.state, LEARNER)
        self.print_news()

    def decide(self) -> None:
        """Let the learner decide until the lesson accepts the move."""
        before = len(self.played)
        while len(self.played) == before:
            super().decide()

    def print_words(self) -> None:
        self.print_news()
        if self.said:
            click.echo()
        for id in self.said:
            self.print_sentence(id)
        self.said = []

    def print_sentence(self, id: str) -> None:
        click.echo(click.style("\n".join(wrapped(self.say(id), 4, first="  » ")), fg="cyan", bold=True))

    def look(self, builder: MoveBuilder) -> None:
        click.echo()
        click.echo("\n".join(self.screen.draw(self.view)))
        said = self.said
        self.print_words()
        self.said = said  # for another look
        click.echo()
        self.print_options(builder)

    def make(self, actions: Sequence[int]) -> None:
        move = self.game.write(actions)
        wrong = self.lesson_play.answer(move)
        self.said = [wrong] if wrong else []
        if not wrong:
            self.played.append(move)
            self.save()

    def save(self) -> None:
        self.progress.save(self.lesson, self.played)

    # ---- commands
    def command(self, builder: MoveBuilder, word: str, rest: str) -> bool:
        if word == "skip":
            raise LessonSkipped
        if word == "again":
            raise LessonRestarted
        if word == "hint":
            self.hint()
            return True
        return super().command(builder, word, rest)

    def hint(self) -> None:
        ask = self.lesson_play.ask
        assert ask is not None
        self.print_sentence(self.lesson.message(ask.hint))
        if "*" not in ask.moves[0]:
            move = self.chart.shown(self.ui.shortened(self.game.write(self.game.read(ask.moves[0]))))
            click.echo(self.say("learn-type", move=move))
        if ask.clause:
            click.echo(self.say("learn-rule", clause=ask.clause))

    def help(self) -> None:
        super().help()
        click.echo(self.say("learn-help"))


# ---- the command
def learn(game: str, name: str, language: str) -> None:
    """Play a lesson, or all lessons of a game that are not done."""
    progress = LessonProgress()
    lessons = lessons_of(load(game))
    if not lessons:
        raise CommandRefused(f"{game} has no lessons")
    wanted = [lesson for lesson in lessons if lesson.name == name] if name else left(lessons, progress)
    if name and not wanted:
        raise CommandRefused(say(language, "refused-no-lesson", there=", ".join(lesson.name for lesson in lessons)))
    if not wanted:
        return click.echo("\n".join([say(language, "learn-all-done"), *rows(game, progress, language)]))
    try:
        for number, lesson in enumerate(wanted):
            if number > 0:
                input(say(language, "learn-next", title=say(language, lesson.message())))
            with suppress(LessonSkipped):
                LessonPlayer(lesson, progress, language).run()
    except (PlayerLeft, EOFError, KeyboardInterrupt, click.Abort):
        click.echo()
        click.echo(say(language, "learn-farewell", game=game))
    else:
        click.echo()
        click.echo(say(language, "learn-play", game=game))


def left(lessons: Sequence[Lesson], progress: LessonProgress) -> list[Lesson]:
    return [lesson for lesson in lessons if progress.status(lesson) != "done"]


def list_lessons(language: str) -> None:
    progress = LessonProgress()
    for game in filter(has_lessons, GAMES):
        click.echo(click.style(name_of(language, "game", game), bold=True))
        click.echo("\n".join(rows(game, progress, language)))
    click.echo(say(language, "learn-how"))


def has_lessons(game: str) -> bool:
    return bool(lessons_of(load(game)))


def rows(game: str, progress: LessonProgress, language: str) -> Iterator[str]:
    for lesson in lessons_of(load(game)):
        title, status = say(language, lesson.message()), progress.status(lesson)
        row = say(language, "learn-row", title=title, minutes=lesson.scenario.minutes, status=status)
        yield f"  {lesson.name:<10} {row}"
