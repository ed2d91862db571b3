"""Plays one match, from its task to its result, in the calling process."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, suppress
from time import monotonic

from librt.random import Random

from pelagos.arena.decision_times import DecisionTimes
from pelagos.arena.plan import Task
from pelagos.arena.result import Result
from pelagos.bots import Bot, SeatedBots
from pelagos.bots.bot import Watcher
from pelagos.bots.bot_registry import describe_error, maker_of
from pelagos.bots.fallback import default_action
from pelagos.core.chance import Seeded
from pelagos.core.game import Entry, Game, View
from pelagos.core.match import Match
from pelagos.games import load

NEVER = float("inf")
MAX_MOVES = 5000  # three times the longest game of drifters; bots that search could otherwise loop for ever


def play(task: Task) -> Result:
    """Play a whole match.

    The deal and every draw come from the `chance` seed. Later draws also depend on the moves, so two matches with the
    same deal begin alike and then differ.
    """
    game = load(task.game)
    with ExitStack() as stack:
        bots = {seat: guard(name, task, game) for seat, name in enumerate(task.seats)}
        for bot in bots.values():
            stack.callback(bot.close)
        match = play_match(task, game, bots)
    return result(task, match, list(bots.values()))


def play_match(task: Task, game: Game, bots: Mapping[int, Guarded]) -> Match:
    seated = SeatedBots(game, bots, task.luck, NEVER if task.simulations else task.seconds)
    match = Match.begin(game, len(bots), Seeded(task.chance))
    while not match.is_over and len(match.entries) <= MAX_MOVES:
        before = match.state
        seated.show(before, match.play(match.actor, seated.move(before)), match.state)
    return match


def result(task: Task, match: Match, bots: Sequence[Guarded]) -> Result:
    return Result(
        match=task.match,
        deal=task.deal,
        seats=list(task.seats),
        scores=match.state.scores(),
        lengths=lengths(match),
        digest=digest(match.entries),
        faults=[{"seat": seat, "count": bot.faults, "first": bot.first} for seat, bot in enumerate(bots) if bot.faults],
        times=[bot.decision_times.as_dict() for bot in bots],
    )


def lengths(match: Match) -> dict[str, int]:
    """Return the length in moves, in small decisions, and in the turns or rounds that the game counts."""
    facts = match.game.facts(match.state)
    own = {f"{word}s": int(facts[word]) for word in ("turn", "round") if word in facts}
    decisions = sum(len(entry.actions) for entry in match.entries)
    return {"moves": len(match.entries) - 1, "decisions": decisions} | own


def digest(entries: Sequence[Entry]) -> str:
    text = repr([(entry.seat, entry.actions, entry.draws) for entry in entries])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


# ---- bots that may fail
def guard(name: str, task: Task, game: Game) -> Guarded:
    bot = maker_of(name, task.simulations, task.folder)(game)
    return GuardedWatcher(bot, game) if isinstance(bot, Watcher) else Guarded(bot, game)


class Guarded:
    """A bot whose decisions are timed. Where it gives no legal answer, a default is played and the fault is counted, so
    that one bad bot does not stop a run."""

    def __init__(self, bot: Bot, game: Game) -> None:
        self.bot = bot
        self.game = game
        self.decision_times = DecisionTimes()
        self.faults = 0
        self.first = ""

    def choose(self, view: View, legal: Sequence[int], random: Random, deadline: float) -> int:
        started = monotonic()
        action = self.ask(view, legal, random, deadline)
        self.decision_times.add(monotonic() - started, deadline - started)
        return default_action(self.game, view, legal) if action is None else action

    def ask(self, view: View, legal: Sequence[int], random: Random, deadline: float) -> int | None:
        try:
            action = self.bot.choose(view, list(legal), random, deadline)
            if action in legal:
                return int(action)
            self.fault(f"answered {action!r:.40}, which is not legal")
        except (Exception, SystemExit) as error:  # third-party code may raise anything
            self.fault(describe_error(error))
        return None

    def fault(self, what: str) -> None:
        self.faults += 1
        self.first = self.first or what

    def close(self) -> None:
        """Collect the faults of a ProcessBot, which plays defaults by itself and records why, and close the bot."""
        failures = getattr(self.bot, "failures", ())
        if failures:
            self.faults += max(len(failures), getattr(self.bot, "defaults", 0))
            self.first = self.first or str(failures[0])
        with suppress(Exception):  # the match is over, so an error in close() does not matter
            getattr(self.bot, "close", lambda: None)()


class GuardedWatcher(Guarded):
    """A Guarded bot that watches. A class of its own, because the views for watch() take time to make."""

    def watch(self, before: View, entry: Entry, after: View) -> None:
        assert isinstance(self.bot, Watcher)
        try:
            self.bot.watch(before, entry, after)
        except (Exception, SystemExit) as error:
            self.fault(f"while watching: {describe_error(error)}")
