"""Lessons: scenarios with words for a learner, who plays seat A. docs/reference/scenario.md explains the format.

A lesson holds no text: its words are message ids. It is replayed from its start for every answer, so nothing has to
be kept between two answers but the learner's moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from functools import cache
from importlib import resources

from pelagos.core.game import LETTERS, Entry, Event, Game, InvalidInput, RulesError, State
from pelagos.core.match import whole_moves
from pelagos.core.record import Damaged
from pelagos.core.scenario import Scenario, parse, play, refusal_of, run_step, set_up
from pelagos.registry import packages

LEARNER = 0  # the learner's seat
NAMES = ("Captain", "Nina", "Leo", "Anna", "Max", "Mia")  # of the seats: short, and the same in all languages

# What a lesson can point at, beside a seat and a button: kinds of words, and where Game.names lists them.
POINTED = {
    "place": ("places", "islands"),
    "goal": ("places",),
    "card": ("kinds",),
    "side": ("sides",),
    "space": ("spaces",),
    "adventure": ("adventures",),
}


@dataclass(frozen=True)
class Ask:
    """The learner's turn: the moves that the lesson accepts, where `*` stands for any words, and what it says."""

    line: int
    moves: tuple[str, ...]
    draws: str = ""  # what chance draws after it; "" for any
    hint: str = ""
    clause: str = ""
    wrongs: tuple[tuple[str, str], ...] = ()  # what to say, and to which move; "" for any other


@dataclass
class LessonPart:
    """The steps of a lesson up to an ask, or up to its end."""

    steps: list[tuple[int, str]] = field(default_factory=list)
    ask: Ask | None = None


@dataclass(frozen=True)
class Lesson:
    scenario: Scenario
    parts: tuple[LessonPart, ...]  # the last one has no ask

    @property
    def name(self) -> str:
        return self.scenario.name

    @property
    def game(self) -> Game:
        return self.scenario.game

    @property
    def asks(self) -> list[Ask]:
        return [part.ask for part in self.parts if part.ask]

    def message(self, id: str = "") -> str:
        """Return the id of a message of this lesson; its title by default."""
        return f"{self.game.name}-lesson-{self.name}" + (f"-{id}" if id else "")

    @property
    def messages(self) -> set[str]:
        """The ids of all messages of this lesson."""
        said = [rest for part in self.parts for _, step in part.steps for word, rest in [cut(step)] if word == "say"]
        answers = [id for ask in self.asks for id in (ask.hint, *[wrong for wrong, _ in ask.wrongs])]
        return {self.message(), *[self.message(id) for id in ("about", *said, *answers)]}

    def events(self, shown: Shown) -> list[Event]:
        """Return the log of a move, as the learner reads it; nothing for words."""
        if shown.entry is None:
            return []
        before, after = self.game.view(shown.before, LEARNER), self.game.view(shown.after, LEARNER)
        return self.game.tell(before, self.game.mask_entry(shown.entry, LEARNER), after)


@dataclass(frozen=True)
class Shown:
    """One thing that the learner is shown: words, or a move."""

    before: State
    after: State
    entry: Entry | None = None  # the move; None for words
    say: str = ""  # a message id; "" for a move
    points: tuple[tuple[str, str], ...] = ()  # kinds and words of what the words speak of


# ---- reading
@cache
def lessons_of(game: Game) -> tuple[Lesson, ...]:
    """Return the lessons of a game, in the order of their files. A game may have none."""
    folder = resources.files(packages()[game.name]).joinpath("lessons")
    files = [file for file in folder.iterdir() if file.name.endswith(".txt")] if folder.is_dir() else []
    texts = [file.read_text("utf-8") for file in sorted(files, key=lambda file: file.name)]
    return tuple([lesson_of(scenario) for text in texts for scenario in parse(text, finder(game))])


def finder(game: Game) -> Callable[[str], Game]:
    def find(name: str) -> Game:
        if name != game.name:
            raise InvalidInput(f"'{name[:40]}' is another game than {game.name}")
        return game

    return find


def lesson_of(scenario: Scenario) -> Lesson:
    """Divide a scenario into the parts of a lesson. Raise Damaged."""
    parts = [LessonPart()]
    for number, step in scenario.steps:
        word, rest = cut(step)
        if word == "ask":
            moves, _, draws = rest.partition(" | ")
            parts[-1].ask = Ask(number, tuple(moves.split(" or ")), draws)
            parts.append(LessonPart())
        elif word in ("hint", "clause", "wrong"):
            previous = parts[-2].ask if len(parts) > 1 and not parts[-1].steps else None
            if previous is None:
                raise Damaged(number, f"'{word}' belongs directly after an 'ask'")
            parts[-2].ask = with_line(previous, word, rest)
        else:
            parts[-1].steps.append((number, step))
    return Lesson(scenario, tuple(parts))


def cut(step: str) -> tuple[str, str]:
    word, _, rest = step.partition(" ")
    return word, rest.strip()


def with_line(ask: Ask, word: str, rest: str) -> Ask:
    """Add what a `hint`, `clause` or `wrong` line says to its ask."""
    if word == "wrong":
        return replace(ask, wrongs=(*ask.wrongs, cut(rest)))
    return replace(ask, hint=rest) if word == "hint" else replace(ask, clause=rest)


# ---- playing
class LessonPlay:
    """A lesson as far as the learner has played it: up to the next ask, or to the end."""

    def __init__(self, lesson: Lesson, played: Iterable[str] = ()) -> None:
        """Play the lesson with moves that it accepts. Raise LessonChanged if it does not."""
        self.lesson = lesson
        self.match = set_up(lesson.scenario)
        self.number = 0  # of asks that are answered
        self.shown: list[Shown] = []  # since the learner's last move
        self.seq = 0  # how many things were shown before those
        self.go_on()
        for move in played:
            if self.answer(move):
                raise LessonChanged(f"{lesson.name} does not accept '{move[:60]}' here")

    @property
    def part(self) -> LessonPart:
        return self.lesson.parts[self.number]

    @property
    def ask(self) -> Ask | None:
        return self.part.ask

    def answer(self, move: str) -> str:
        """Play the learner's move and go on to the next ask. Raise RulesError if the move is illegal.

        If it is legal but not what the lesson asks for, change nothing, and return the message that says so.
        """
        ask = self.ask
        if ask is None:
            raise LessonChanged(f"{self.lesson.name} is over")
        game = self.lesson.game
        actions = game.read(move)
        self.match.check(LEARNER, actions)
        words = game.write(actions)
        if not self.accepts(words):
            return self.lesson.message(wrong_about(game, ask, words))
        self.seq += len(self.shown)
        self.shown = []
        play(self.match, ask.line, LEARNER, f"{words} | {ask.draws}" if ask.draws else words)
        self.show_move()
        self.number += 1
        self.go_on()
        return ""

    def accepts(self, words: str) -> bool:
        """Return whether the lesson waits for this move."""
        return self.ask is not None and any(is_like(self.lesson.game, words, move) for move in self.ask.moves)

    def go_on(self) -> None:
        """Play the steps up to the next ask. Raise Damaged at a step that does not hold."""
        for number, step in self.part.steps:
            word, rest = cut(step)
            if word == "say":
                self.shown.append(Shown(self.match.state, self.match.state, say=self.lesson.message(rest)))
            elif word == "point":
                self.point(number, *cut(rest))
            else:
                entries = len(self.match.entries)
                run_step(self.match, self.lesson.scenario, number, step)
                if len(self.match.entries) > entries:
                    self.show_move()

    def show_move(self) -> None:
        self.shown.append(Shown(self.match.before, self.match.state, self.match.entries[-1]))

    def point(self, number: int, kind: str, what: str) -> None:
        """Let the last words speak of a thing. Raise Damaged if there is no such thing."""
        if not self.shown or not self.shown[-1].say:
            raise Damaged(number, "'point' belongs directly after a 'say'")
        if not self.is_there(kind, what):
            raise Damaged(number, f"there is no {kind} '{what}' to point at")
        self.shown[-1] = replace(self.shown[-1], points=(*self.shown[-1].points, (kind, what)))

    def is_there(self, kind: str, what: str) -> bool:
        game = self.lesson.game
        if kind == "seat":
            return what != "" and what in LETTERS[: self.lesson.scenario.seats]
        if kind == "button":
            return what in [choice.verb for choice in game.choices(self.match.state).possible]
        return any(what in game.names.get(words, ()) for words in POINTED.get(kind, ()))


class LessonChanged(ValueError):
    """These moves do not belong to the lesson: it was another one when they were played."""


def is_like(game: Game, words: str, move: str) -> bool:
    """Return whether a move, in the words of Game.write, is the given one, in which `*` stands for any words."""
    return fnmatchcase(words, move) if "*" in move else words == game.write(game.read(move))


def wrong_about(game: Game, ask: Ask, words: str) -> str:
    """Return what to say about a move that is not accepted: the words for this move, for any other, or the hint."""
    for id, move in ask.wrongs:
        if move and is_like(game, words, move):
            return id
    return next((id for id, move in ask.wrongs if not move), ask.hint)


# ---- proving
def check(scenario: Scenario) -> int:
    """Prove that a lesson keeps the rules whatever the learner chooses. Return the number of ways through it.

    Raise Damaged at the first line that does not hold.
    """
    lesson = lesson_of(scenario)
    for ask in lesson.asks[:1]:
        if not any(cut(step)[0] == "say" for _, step in lesson.parts[0].steps):
            raise Damaged(ask.line, "a 'say' must come before the first 'ask'")
    for ask in lesson.asks:
        if not ask.hint:
            raise Damaged(ask.line, "this 'ask' has no 'hint'")
        if ask.clause and ask.clause not in lesson.game.rules:
            raise Damaged(ask.line, f"there is no clause '{ask.clause}' in the rules of {lesson.game.name}")
    return check_from(lesson, [])


def check_from(lesson: Lesson, played: list[str]) -> int:
    """Check the next ask after these moves, then all that follows each move that it accepts."""
    found = LessonPlay(lesson, played)
    ask = found.ask
    if ask is None:
        return 1
    game = lesson.game
    legal = [game.write(actions) for actions in whole_moves(found.match.state)] if found.match.actor == LEARNER else []
    for move in [*ask.moves, *[move for _, move in ask.wrongs if move]]:
        check_legal(found, ask, move, legal)
    for id, move in ask.wrongs:
        if all(found.accepts(words) for words in legal if not move or is_like(game, words, move)):
            raise Damaged(ask.line, f"'wrong {id} {move}' is never said: the lesson accepts such moves")
    return sum(check_from(lesson, [*played, words]) for words in legal if found.accepts(words))


def check_legal(found: LessonPlay, ask: Ask, move: str, legal: Sequence[str]) -> None:
    game = found.lesson.game
    try:
        if any(is_like(game, words, move) for words in legal):
            return
    except RulesError as error:
        raise Damaged(ask.line, f"'{move}': {error}") from None
    why = "" if "*" in move else f": {refusal_of(found.match, LEARNER, move)}"
    raise Damaged(ask.line, f"'{move}' should be allowed, but is not{why}")
