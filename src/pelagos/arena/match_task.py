"""One match, from its task to its result. It runs in whatever process it is called in."""

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
from pelagos.bots.bot_registry import maker_of, reason
from pelagos.bots.fallback import default_action
from pelagos.core.chance import Seeded
from pelagos.core.game import Entry, Game, View
from pelagos.core.match import Match
from pelagos.games import load

NEVER = float("inf")
LONGEST = 5000  # moves; three times what drifters need at the worst, but bots that search may sail in circles for ever


def play(task: Task) -> Result:
    """The whole match. Its deal and every draw come from the seed of chance; what is drawn later depends on the play,
    so that two matches of one deal begin alike and then part."""
    game = load(task.game)
    with ExitStack() as stack:
        bots = {seat: seated(name, task, game) for seat, name in enumerate(task.seats)}
        for bot in bots.values():
            stack.callback(bot.close)
        match = played(task, game, bots)
    return result(task, match, list(bots.values()))


def played(task: Task, game: Game, bots: Mapping[int, Guarded]) -> Match:
    company = SeatedBots(game, bots, task.luck, NEVER if task.simulations else task.seconds)
    match = Match.begin(game, len(bots), Seeded(task.chance))
    while not match.is_over and len(match.entries) <= LONGEST:
        before = match.state
        company.show(before, match.play(match.actor, company.move(before)), match.state)
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
        times=[bot.clock.plain() for bot in bots],
    )


def lengths(match: Match) -> dict[str, int]:
    """In moves, in small decisions, and in what the game itself counts."""
    facts = match.game.facts(match.state)
    own = {f"{word}s": int(facts[word]) for word in ("turn", "round") if word in facts}
    decisions = sum(len(entry.actions) for entry in match.entries)
    return {"moves": len(match.entries) - 1, "decisions": decisions} | own


def digest(entries: Sequence[Entry]) -> str:
    text = repr([(entry.seat, entry.actions, entry.draws) for entry in entries])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


# ---- what stands between a bot and the table
def seated(name: str, task: Task, game: Game) -> Guarded:
    bot = maker_of(name, task.simulations, task.folder)(game)
    return GuardedWatcher(bot, game) if isinstance(bot, Watcher) else Guarded(bot, game)


class Guarded:
    """A bot with a clock. When it gives no legal answer, a default is played in its place, and noted: one bad bot must
    not cost a run."""

    def __init__(self, bot: Bot, game: Game) -> None:
        self.bot = bot
        self.game = game
        self.clock = DecisionTimes()
        self.faults = 0
        self.first = ""

    def choose(self, view: View, legal: Sequence[int], random: Random, deadline: float) -> int:
        begun = monotonic()
        action = self.ask(view, legal, random, deadline)
        self.clock.note(monotonic() - begun, deadline - begun)
        return default_action(self.game, view, legal) if action is None else action

    def ask(self, view: View, legal: Sequence[int], random: Random, deadline: float) -> int | None:
        try:
            action = self.bot.choose(view, list(legal), random, deadline)
            if action in legal:
                return int(action)
            self.fault(f"answered {action!r:.40}, which is not legal")
        except (Exception, SystemExit) as error:  # a stranger's code may raise anything
            self.fault(reason(error))
        return None

    def fault(self, what: str) -> None:
        self.faults += 1
        self.first = self.first or what

    def close(self) -> None:
        """The match is over. A bot in a process of its own plays defaults by itself and has noted why."""
        failures = getattr(self.bot, "failures", ())
        if failures:
            self.faults += max(len(failures), getattr(self.bot, "defaults", 0))
            self.first = self.first or str(failures[0])
        with suppress(Exception):  # it has played; how it leaves is its own affair
            getattr(self.bot, "close", lambda: None)()


class GuardedWatcher(Guarded):
    """One that is told of every entry. Only a bot that wants it is: the views for it take time."""

    def watch(self, before: View, entry: Entry, after: View) -> None:
        assert isinstance(self.bot, Watcher)
        try:
            self.bot.watch(before, entry, after)
        except (Exception, SystemExit) as error:
            self.fault(f"while watching: {reason(error)}")
