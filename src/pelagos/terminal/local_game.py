"""A line-mode game for one person against bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from pelagos.bots import SeatedBots, bot_of
from pelagos.core.chance import Seeded
from pelagos.core.game import LETTERS, Event, Game, RulesError, State
from pelagos.core.match import Match
from pelagos.core.record import record_of, write
from pelagos.locale import name_of, say
from pelagos.terminal.files import printable
from pelagos.terminal.game_ui import chart_of, look_of
from pelagos.terminal.move_builder import Choice
from pelagos.terminal.rules_text import UnknownClause, page
from pelagos.terminal.sentences import CHAPTERS, Scribe
from pelagos.terminal.text import columns, wrapped

LOG_LINES = 20
WORDS = 50  # width of the column of choices
MANY = 16  # choices; more than this are shown in columns


SECONDS = 0.5  # for a small decision of a bot


class PlayerLeft(Exception):
    """The person has had enough."""


class Player:
    """One person at a terminal. All that is shown comes from his view; the state only answers what is legal for him."""

    def __init__(self, game: Game, names: Sequence[str], me: int, state: State, language: str = "en") -> None:
        self.game = game
        self.names = names
        self.me = me
        self.language = language
        self.scribe = Scribe(game.name, names, me, language)
        self.style = look_of(game.name)
        self.chart = chart_of(game, language)
        self.screen = self.style.screen(game, self.chart, names)
        self.hints = self.style.hints(game, self.chart)
        self.view: Any = game.view(game.start(len(names)), me)
        self.match = Match(game, state, undrawn)
        self.news: list[Event] = []
        self.log: list[list[str]] = []

    def say(self, message: str, **args: str | int) -> str:
        return say(self.language, message, **args)

    def tell_news(self) -> None:
        told = [log_lines(name, sentence) for name, sentence in self.scribe.sentences(self.news)]
        self.log += told
        for lines in told:
            click.echo("\n".join(lines))
        self.news.clear()

    # ---- one decision
    def decide(self) -> None:
        self.tell_news()
        choice = Choice(self.match.state)
        self.look(choice)
        while not choice.is_whole:
            before = choice.actions
            self.answer(choice, self.ask(choice))
            if choice.actions != before and not choice.is_whole:
                self.offer(choice)
        self.make(choice.actions)
        click.echo()

    def make(self, actions: Sequence[int]) -> None:
        """A whole move, carried out."""
        self.match.play(self.me, actions)

    def look(self, choice: Choice) -> None:
        click.echo()
        click.echo("\n".join(self.screen.draw(self.view)))
        self.offer(choice)

    def offer(self, choice: Choice) -> None:
        """The numbered choices."""
        view = self.game.view(choice.state, self.me)
        if choice.actions:
            click.echo("\n".join(wrapped(self.say("so-far", words=self.words(choice.actions)), 4)))
        click.echo(click.style("\n".join(wrapped(self.screen.wanted(view))), bold=True))
        click.echo("\n".join(self.menu(choice, view) if len(choice.options) <= MANY else self.cells(choice, view)))

    def menu(self, choice: Choice, view: Any) -> list[str]:
        rows = [self.option(choice, view, option) for option in choice.options]
        wide = min(WORDS, max(len(words) for words, _ in rows))
        return [line for i, (words, hint) in enumerate(rows, 1) for line in menu_lines(i, words, hint, wide)]

    def words(self, actions: Sequence[int]) -> str:
        return self.chart.shown(self.style.shortened(self.game.write(actions)))

    def option(self, choice: Choice, view: Any, option: Sequence[int]) -> tuple[str, str]:
        """What a choice is called, and a hint of what it is about."""
        if choice.finishes(option):
            return self.words([*choice.actions, *option]), self.hints.of_whole(view, option)
        return f"{self.words(self.hints.head(option))} …", self.hints.of_part(view, option[0])

    def cells(self, choice: Choice, view: Any) -> list[str]:
        """A menu of half the map: few letters each will do."""
        return columns([f"{i:3} {self.hints.cell(view, option)}" for i, option in enumerate(choice.options, 1)])

    # ---- what the person types
    def ask(self, choice: Choice) -> str:
        prompt = self.say("play-prompt", most=len(choice.options))
        return " ".join(input(f"{prompt}> ").lower().split())

    def answer(self, choice: Choice, text: str) -> None:
        word, _, rest = text.partition(" ")
        if text == "" and len(choice.options) == 1:
            choice.take(choice.options[0])
        elif text == "":
            click.echo(self.say("play-nothing"))
        elif text.isdecimal():
            self.pick(choice, text)
        elif word in ("quit", "exit"):
            raise PlayerLeft
        elif not self.command(choice, word, rest):
            self.typed(choice, text)

    def pick(self, choice: Choice, text: str) -> None:
        most = len(choice.options)
        if len(text) < 4 and 1 <= int(text) <= most:
            choice.take(choice.options[int(text) - 1])
        else:
            click.echo(self.say("play-no-number", number=text[:10], most=most))

    def command(self, choice: Choice, word: str, rest: str) -> bool:
        """Carries out what is no move; says whether it was one of these."""
        if word == "back":
            self.undo(choice)
        elif word == "help":
            self.help()
        elif word == "look":
            self.look(choice)
        elif word == "board":
            click.echo("\n".join(self.chart.listing(self.view)))
        elif word == "log":
            count = int(rest) if rest.isdecimal() and len(rest) < 7 else LOG_LINES
            click.echo("\n".join(line for lines in self.log[-count:] for line in lines))
        elif word == "rules":
            self.show_rules(rest)
        else:
            return False
        return True

    def help(self) -> None:
        letter = next(iter(self.game.rules))[0]
        click.echo(self.say("play-help", clause=f"{letter}7.2", section=f"{letter}7"))
        click.echo(self.say(f"{self.game.name}-examples"))

    def undo(self, choice: Choice) -> None:
        if not choice.back():
            click.echo(self.say("play-no-back"))

    def show_rules(self, clause: str) -> None:
        try:
            click.echo("\n".join(page(self.game, clause.upper(), language=self.language)))
        except UnknownClause as error:
            click.echo(printable(str(error)))

    def typed(self, choice: Choice, text: str) -> None:
        """A move in words: the whole of it, its beginning, or how the choice under way goes on."""
        try:
            actions = self.game.read(self.style.spelled_out(self.chart.typed(text)))
            if not choice.fits(actions):
                whole = Choice(self.match.state)
                if not whole.fits(actions):
                    self.match.check(self.me, actions)  # says why not
                while choice.back():
                    pass
            choice.take(actions)
        except RulesError as error:
            self.refuse(printable(self.scribe.reason(error.why.name, error.why.args)), error.clause)

    def refuse(self, reason: str, clause: str) -> None:
        refused = self.say("play-refused", reason=reason, clause=clause)
        click.echo(click.style("\n".join(wrapped(refused, 4)), fg="yellow"))
        click.echo(self.say("play-refused-more", clause=clause))

    # ---- the ends
    def greet(self) -> None:
        welcome = self.say(
            "play-welcome",
            game=name_of(self.language, "game", self.game.name),
            board=printable(self.game.board_name),
            players=len(self.names),
            name=self.names[self.me],
            seat=LETTERS[self.me],
        )
        click.echo("\n".join(wrapped(welcome)))
        origin = printable(self.chart.board.origin).partition(". ")[0].rstrip(".")
        click.echo("\n".join(wrapped(self.say("play-origin", origin=origin))))
        click.echo()

    def finish(self) -> None:
        """Who won, and what everybody kept to himself."""
        views = [self.game.view(self.match.state, seat) for seat in range(len(self.names))]
        over, *secrets = self.screen.ending(views)
        click.echo()
        click.echo(click.style(over, bold=True))
        click.echo(click.style("\n".join(wrapped(self.winners())), bold=True))
        click.echo("\n".join(secrets))

    def winners(self) -> str:
        return self.say("play-winner", **self.scribe.several(self.match.winners))


class LocalGame(Player):
    """A game of its own, against bots."""

    def __init__(
        self, game: Game, names: Sequence[str], me: int, seed: int, keep: str | None, language: str = "en"
    ) -> None:
        """The names of the other seats are the levels of their bots."""
        super().__init__(game, names, me, game.start(len(names)), language)
        self.seed = seed
        self.keep = keep
        bots = {seat: bot_of(level, game) for seat, level in enumerate(names) if seat != me}
        self.company = SeatedBots(game, bots, seed + 1, SECONDS)
        self.match = Match.begin(game, len(names), Seeded(seed))
        self.written = -1  # the chapter in which the record was last kept

    # ---- the game
    def run(self) -> None:
        """Plays to the end, or until the person leaves."""
        self.greet()
        try:
            self.hear()
            while not self.match.is_over:
                before = self.match.state
                if self.match.actor == self.me:
                    self.decide()
                else:
                    self.match.play(self.match.actor, self.company.move(before))
                self.company.show(before, self.match.entries[-1], self.match.state)
                self.hear()
        except (PlayerLeft, EOFError, KeyboardInterrupt, click.Abort):
            self.tell_news()
            click.echo()
            click.echo(self.say("play-farewell"))
        else:
            self.tell_news()
            self.finish()
        self.tell_record()

    def hear(self) -> None:
        """The last entry, as the person learns of it."""
        after = self.game.view(self.match.state, self.me)
        self.news += self.game.tell(self.view, self.game.seen(self.match.entries[-1], self.me), after)
        self.view = after

    def decide(self) -> None:
        if self.screen.chapter(self.view) != self.written:
            self.write_record()
        super().decide()

    def write_record(self) -> None:
        """Kept once a chapter, so that a game is not lost with the terminal."""
        self.written = self.screen.chapter(self.view)
        if self.keep is not None:
            Path(self.keep).write_text(write(record_of(self.match, self.names)), "utf-8")

    def tell_record(self) -> None:
        self.write_record()
        click.echo(self.say("play-seed", seed=str(self.seed)))
        if self.keep is None:
            click.echo(self.say("play-record-none"))
        else:
            message = "play-record-done" if self.match.is_over else "play-record-open"
            click.echo(self.say(message, file=printable(self.keep)))


def undrawn(state: State) -> int:
    raise AssertionError("chance is drawn where the match is")


def menu_lines(number: int, words: str, hint: str, wide: int) -> list[str]:
    """One choice; words too long for their column go without the hint."""
    if len(words) > wide:
        return wrapped(words, 9, first=f"{number:3}  ")
    return [f"{number:3}  {words:{wide}}  {hint}".rstrip()]


def log_lines(event: str, sentence: str) -> list[str]:
    """A sentence of the log; where something begins stands out."""
    if event in CHAPTERS:
        return [click.style(sentence, bold=True)]
    return wrapped(sentence, 4, first="  ")
