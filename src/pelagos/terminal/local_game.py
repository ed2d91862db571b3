"""A game in line mode: one person against bots."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from time import monotonic
from typing import Any

import click
from librt.random import Random

from pelagos.bots import SeatedBots, bot_of
from pelagos.bots.bot import SeenEntry
from pelagos.bots.hint import LEVEL, best_moves, hint_of
from pelagos.bots.olympian import Olympian
from pelagos.bots.reasons import reason_of
from pelagos.core.chance import Seeded
from pelagos.core.choice import Choice, Choices, Reason, Walk
from pelagos.core.game import CHANCE, LETTERS, Entry, Event, Game, RulesError, State
from pelagos.core.match import Match
from pelagos.core.record import Record, ending_of, record_of, write
from pelagos.locale import name_of, say
from pelagos.registry import manifest_of
from pelagos.terminal.ending_text import ending_lines
from pelagos.terminal.files import printable
from pelagos.terminal.game_ui import chart_of, ui_of
from pelagos.terminal.layout import WIDTH, columns, wrapped
from pelagos.terminal.log_formatter import LogFormatter
from pelagos.terminal.move_builder import MoveBuilder, bid_of
from pelagos.terminal.rules_text import UnknownClause, page

LOG_LINES = 20
OPTION_WIDTH = 50  # width of the column of options
LONGEST_MENU = 16  # with more options than this, the menu has several columns

SECONDS = 0.5  # thinking time of a bot for each action
HINT_SECONDS = 2.0  # thinking time for a hint, which is several actions


class PlayerLeft(Exception):
    """The player has left the game."""


class Player:
    """One person at a terminal.

    Everything shown comes from the player's view and choices. The match only checks moves."""

    def __init__(self, game: Game, names: Sequence[str], me: int, state: State, language: str = "en") -> None:
        self.game = game
        self.names = names
        self.me = me
        self.language = language
        self.formatter = LogFormatter(game.name, names, me, language)
        self.ui = ui_of(game.name)
        self.chart = chart_of(game, language)
        self.screen = self.ui.screen(game, self.chart, names)
        self.hints = self.ui.hints(game, self.chart)
        self.view: Any = game.view(game.start(len(names)), me)
        self.match = Match(game, state)
        self.asks_always = False  # also where there is only one move
        self.news: list[Event] = []
        self.log: list[list[str]] = []

    def say(self, message: str, **args: str | int) -> str:
        return say(self.language, message, **args)

    def print_news(self) -> None:
        sentences = [self.log_lines(name, sentence) for name, sentence in self.formatter.sentences(self.news)]
        self.log += sentences
        for lines in sentences:
            click.echo("\n".join(lines))
        self.news.clear()

    def log_lines(self, event: str, sentence: str) -> list[str]:
        """Return the lines of a sentence of the log. The start of a chapter is bold."""
        if event in self.formatter.manifest.chapters:
            return [click.style(sentence, bold=True)]
        return wrapped(sentence, 4, first="  ")

    # ---- one decision
    def decide(self) -> None:
        self.print_news()
        builder = MoveBuilder(self.game, self.choices())
        if builder.forced is not None and not self.asks_always:
            builder.take(builder.forced)
            click.echo("\n".join(wrapped(self.say("play-forced", words=self.words(builder.actions)), 4, first="  ")))
        else:
            self.look(builder)
        while not builder.is_whole:
            before = len(builder.steps)
            self.handle(builder, self.ask(builder))
            if len(builder.steps) != before and not builder.is_whole:
                self.print_options(builder)
        self.make(builder.actions)
        click.echo()

    def choices(self) -> Choices:
        """Return what the player can do."""
        return self.game.choices(self.match.state)

    def make(self, actions: Sequence[int]) -> None:
        """Play a whole move."""
        self.match.play(self.me, actions)

    def look(self, builder: MoveBuilder) -> None:
        click.echo()
        click.echo("\n".join(self.screen.draw(self.view)))
        self.print_options(builder)

    def print_options(self, builder: MoveBuilder) -> None:
        """Print the numbered options."""
        if builder.walk:
            click.echo("\n".join(wrapped(self.say("so-far", words=self.words(builder.actions)), 4)))
        if builder.bid:
            return
        wanted = self.screen.wanted_part(builder.walk) if builder.walk else self.screen.wanted(self.view)
        click.echo(click.style("\n".join(wrapped(wanted)), bold=True))
        options = builder.options
        click.echo("\n".join(self.menu(builder, options) if len(options) <= LONGEST_MENU else self.cells(options)))
        if builder.walk is None:
            self.print_losses(builder.choices)

    def menu(self, builder: MoveBuilder, options: Sequence[Walk]) -> list[str]:
        rows = [self.option(builder, option) for option in options]
        wide = min(OPTION_WIDTH, max(len(words) for words, _ in rows))
        return [line for i, (words, hint) in enumerate(rows, 1) for line in menu_lines(i, words, hint, wide)]

    def words(self, actions: Sequence[int]) -> str:
        return self.chart.shown(self.ui.shortened(self.game.write(actions)))

    def option(self, builder: MoveBuilder, option: Walk) -> tuple[str, str]:
        """Return the text of an option and its hint."""
        added = builder.added(option)
        if option.is_whole:
            return self.words(builder.actions_of(option)), self.hints.of_whole(self.view, option, added)
        shown = added if bid_of(option) else self.hints.head(added)
        return f"{self.words(shown)} …", self.hints.of_part(self.view, option, added)

    def cells(self, options: Sequence[Walk]) -> list[str]:
        """Return the options as a menu in columns: often they are half the places on the map."""
        return columns([f"{i:3} {self.hints.cell(self.view, option)}" for i, option in enumerate(options, 1)])

    # ---- input
    def ask(self, builder: MoveBuilder) -> str:
        return " ".join(input(f"{self.prompt(builder)}> ").lower().split())

    def prompt(self, builder: MoveBuilder) -> str:
        if builder.bid is None:
            return self.say("play-prompt", most=len(builder.options))
        least, most = builder.range
        if not builder.count:
            return self.say("play-bid", least=least, most=most)
        joker = next(option.what for option in builder.bid.options if option.stands_in)
        kind = self.formatter.value("card", joker)
        return self.say("play-bid-jokers", least=least, most=most, kind=kind)

    def handle(self, builder: MoveBuilder, text: str) -> None:
        word, _, rest = text.partition(" ")
        if builder.bid and (text.isdecimal() or not text):
            self.answer(builder, text)
        elif text == "" and len(builder.options) == 1:
            builder.take(builder.options[0])
        elif text == "":
            click.echo(self.say("play-nothing"))
        elif text.isdecimal():
            self.pick(builder, text)
        elif word in ("quit", "exit"):
            raise PlayerLeft
        elif not self.command(builder, word, rest):
            self.type_move(builder, text)

    def answer(self, builder: MoveBuilder, text: str) -> None:
        """Take the number of cards of a bid. Enter is the least."""
        least, most = builder.range
        number = int(text) if text and len(text) < 4 else -1 if text else least
        if least <= number <= most:
            builder.answer(number)
        else:
            click.echo(self.say("play-bid-range", least=least, most=most))

    def pick(self, builder: MoveBuilder, text: str) -> None:
        most = len(builder.options)
        if len(text) < 4 and 1 <= int(text) <= most:
            builder.take(builder.options[int(text) - 1])
        else:
            click.echo(self.say("play-no-number", number=text[:10], most=most))

    def command(self, builder: MoveBuilder, word: str, rest: str) -> bool:
        """Run a command that is not a move. Return False if the word is not a command."""
        if word == "back":
            self.undo(builder)
        elif word == "help":
            self.help()
        elif word == "look":
            self.look(builder)
        elif word == "board":
            click.echo("\n".join(self.chart.listing(self.view)))
        elif word == "log":
            count = int(rest) if rest.isdecimal() and len(rest) < 7 else LOG_LINES
            click.echo("\n".join(line for lines in self.log[-count:] for line in lines))
        elif word == "what":
            self.print_all(builder.choices)
        elif word == "why":
            self.print_impossible(builder.choices)
        elif word == "rules":
            self.show_rules(rest)
        else:
            return False
        return True

    def print_all(self, choices: Choices) -> None:
        """Print every choice with what it does, its price and its clause, those of this decision first."""
        for title, is_timely in (("what-now", True), ("what-later", False)):
            click.echo(click.style(self.say(title), bold=True))
            for choice in choices.verbs:
                if choice.is_timely is is_timely:
                    click.echo("\n".join(wrapped(f"{choice.verb}: {self.meaning(choice)}", 4, first="  ")))

    def meaning(self, choice: Choice) -> str:
        """Return what a choice does, what it costs, what it gives up, and why it is not possible."""
        does, costs = self.sentence(choice.does), self.say("what-free")
        if choice.costs:
            costs = self.say("what-price", costs=self.sentence(choice.costs)) + "."
        words = [f"{does}. {costs} [{choice.clause}]"]
        if choice.reason:
            words.append(self.say("play-refused", reason=self.sentence(choice.reason), clause=choice.reason.clause))
        if choice.gives_up:
            words.append(f"{self.sentence(choice.gives_up)} [{choice.gives_up.clause}]")
        return " ".join(words)

    def sentence(self, message: Event | Reason) -> str:
        return printable(self.formatter.reason(message.name, message.args))

    def print_losses(self, choices: Choices) -> None:
        """Print what the possible choices give up."""
        for choice in choices.possible:
            if choice.gives_up:
                loss = f"{choice.verb}: {self.sentence(choice.gives_up)} [{choice.gives_up.clause}]"
                click.echo("\n".join(wrapped(loss, 7, first="     ")))

    def print_impossible(self, choices: Choices) -> None:
        """Print why the other choices of this decision are not possible now."""
        refused = [(choice.verb, choice.reason) for choice in choices.verbs if choice.is_timely and choice.reason]
        for verb, why in refused:
            reason = self.formatter.reason(why.name, why.args)
            click.echo("\n".join(wrapped(f"{verb}: {printable(reason)} [{why.clause}]", 4, first="  ")))
        if not refused:
            click.echo(self.say("play-why-nothing"))

    def help(self) -> None:
        clause = list(self.game.rules)[-1]
        click.echo(self.say("play-help", clause=clause, section=clause.partition(".")[0]))
        click.echo(self.say(f"{self.game.name}-examples"))

    def undo(self, builder: MoveBuilder) -> None:
        if not builder.back():
            click.echo(self.say("play-no-back"))

    def show_rules(self, clause: str) -> None:
        try:
            click.echo("\n".join(page(self.game, clause.upper(), language=self.language)))
        except UnknownClause as error:
            click.echo(printable(str(error)))

    def type_move(self, builder: MoveBuilder, text: str) -> None:
        """Read a typed move: a whole move, the start of one, or the next part of the unfinished move."""
        try:
            actions = self.game.read(self.ui.spelled_out(self.chart.typed(text)))
            option = builder.typed(actions)
            if option is None:
                self.match.check(self.me, actions)  # raises the reason
            else:
                builder.take(option)
        except RulesError as error:
            self.refuse(printable(self.formatter.reason(error.why.name, error.why.args)), error.clause)

    def refuse(self, reason: str, clause: str) -> None:
        refused = self.say("play-refused", reason=reason, clause=clause)
        click.echo(click.style("\n".join(wrapped(refused, 4)), fg="yellow"))
        click.echo(self.say("play-refused-more", clause=clause))

    # ---- start and end
    def greet(self) -> None:
        welcome = self.say(
            "play-welcome" if self.chart.origin else "plain-welcome",
            game=name_of(self.language, "game", self.game.name),
            board=printable(self.game.board_name),
            players=len(self.names),
            name=self.names[self.me],
            seat=LETTERS[self.me],
        )
        click.echo("\n".join(wrapped(welcome)))
        if self.game.variant:
            about = say(self.language, f"{self.game.name}-{self.game.variant}")
            click.echo("\n".join(wrapped(f"{name_of(self.language, 'variant', self.game.variant)}: {about}")))
        origin = printable(self.chart.origin).partition(". ")[0].rstrip(".")
        if origin:
            click.echo("\n".join(wrapped(self.say("play-origin", origin=origin))))
        click.echo()

    def finish(self, record: Record) -> None:
        """Print the winners and all secrets."""
        winners = self.say("play-winner", **self.formatter.several(record.winners))
        click.echo()
        click.echo(click.style(self.screen.length(self.view), bold=True))
        click.echo(click.style("\n".join(wrapped(winners)), bold=True))
        click.echo("\n".join(ending_lines(ending_of(record), self.formatter)))


class LocalGame(Player):
    """A local game against bots."""

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        me: int,
        seed: int,
        record_path: str | None,
        language: str = "en",
        first: int = CHANCE,
        explain: bool = False,
    ) -> None:
        """`names` holds the player's name, and for every other seat the level of its bot. If `explain` is set, bots say
        why they moved as they did."""
        super().__init__(game, names, me, game.start(len(names)), language)
        self.seed = seed
        self.record_path = record_path
        bots = {seat: bot_of(level, game) for seat, level in enumerate(names) if seat != me}
        self.bots = SeatedBots(game, bots, seed + 1, SECONDS)
        self.first = first  # the seat that goes first, or CHANCE
        self.match = Match.begin(game, len(names), Seeded(seed), first)
        self.explain = explain
        self.hinter: Olympian | None = None  # made for the first hint
        self.story: list[SeenEntry] = []  # what the player has seen
        self.saved_chapter = -1  # the chapter in which the record was last saved

    # ---- hints
    def command(self, builder: MoveBuilder, word: str, rest: str) -> bool:
        if word != "hint" or not self.game_has_hints:
            return super().command(builder, word, rest)
        self.print_hint()
        return True

    @property
    def game_has_hints(self) -> bool:
        return LEVEL in manifest_of(self.game.name).levels

    def print_hint(self) -> None:
        """Print two or three moves of a strong bot that sees only the player's view, with the reasons."""
        click.echo(self.say("play-hint"))
        if self.hinter is None:
            self.hinter = Olympian(self.game)
            for seen in self.story:
                self.hinter.watch(*seen)
        taken = Event("table-hinted", {"seat": self.me})
        self.log.append(wrapped(self.formatter.sentence(taken), 4, first="  "))
        random, deadline = Random(self.seed + len(self.match.entries)), monotonic() + HINT_SECONDS
        for number, move in enumerate(best_moves(self.hinter, self.game, self.view, random, deadline), 1):
            hint = hint_of(self.game, self.view, move)
            reasons = [f"{self.sentence(reason)}." for reason in hint.reasons]
            words = f"{number}. {self.words(move)}: {self.formatter.sentence(hint.tells)}"
            click.echo("\n".join(wrapped(" ".join([words, *reasons]), 5, first="  ")))

    # ---- the game
    def run(self) -> None:
        """Play to the end, or until the player leaves."""
        self.greet()
        try:
            self.update_view()
            while not self.match.is_over:
                before = self.match.state
                if self.match.actor == self.me:
                    self.decide()
                else:
                    self.match.play(self.match.actor, self.bots.move(before))
                self.bots.show(before, self.match.entries[-1], self.match.state)
                self.update_view()
        except (PlayerLeft, EOFError, KeyboardInterrupt, click.Abort):
            self.print_news()
            click.echo()
            click.echo(self.say("play-farewell"))
        else:
            self.print_news()
            self.finish(record_of(self.match, self.names, self.first))
        self.report_record()

    def update_view(self) -> None:
        """Take in the last entry as the player may see it: a new view, and events for the log."""
        entry, after = self.match.entries[-1], self.game.view(self.match.state, self.me)
        seen = self.view, self.game.mask_entry(entry, self.me), after
        self.story.append(seen)
        if self.hinter is not None:
            self.hinter.watch(*seen)
        told = self.game.tell(*seen)
        self.news += [*told[:1], *self.reasons(entry), *told[1:]]  # the first one tells the move itself
        self.view = after

    def reasons(self, entry: Entry) -> list[Event]:
        """Return why a bot made this move, if bots say so in this game."""
        if not self.explain or entry.seat in (CHANCE, self.me):
            return []
        found = reason_of(self.game, self.match.before, entry, self.match.state)
        return [] if found is None else [found]

    def decide(self) -> None:
        if self.screen.chapter(self.view) != self.saved_chapter:
            self.write_record()
        super().decide()

    def write_record(self) -> None:
        """Save the record. Called once per chapter, so that a closed terminal does not lose the game."""
        self.saved_chapter = self.screen.chapter(self.view)
        if self.record_path is not None:
            Path(self.record_path).write_text(write(record_of(self.match, self.names, self.first)), "utf-8")

    def report_record(self) -> None:
        self.write_record()
        click.echo(self.say("play-seed", seed=self.options()))
        if self.record_path is None:
            click.echo(self.say("play-record-none"))
        else:
            message = "play-record-done" if self.match.is_over else "play-record-open"
            click.echo(self.say(message, file=printable(self.record_path)))

    def options(self) -> str:
        """Return what follows --seed on the command line for the same deal."""
        first = "" if self.first == CHANCE else f" --first {LETTERS[self.first]}"
        return f"{self.seed}{first}{' --first-voyage' if self.game.variant else ''}"


def menu_lines(number: int, words: str, hint: str, wide: int) -> list[str]:
    """Return the lines of one option. A text too long for its column has no hint."""
    if len(words) > wide:
        return wrapped(words, 9, first=f"{number:3}  ")
    start = f"{number:3}  {words:{wide}}  "
    first, *rest = wrapped(hint, 0, max(20, WIDTH - len(start)))
    return [f"{start}{first}".rstrip(), *[" " * len(start) + line for line in rest]]
