"""Bots at a table: those that have a seat, and those that stand in for a player. They get their seat's view only."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, Protocol

from pelagos.bots.bot import SeenEntry
from pelagos.core.game import Game, State
from pelagos.core.match import Match
from pelagos.core.record import prepare_recorded
from pelagos.server.bots.bot_request import BotKey, BotRequest
from pelagos.server.table.table import NOBODY, GameStep, Step, Table
from pelagos.server.table.table_host import TableHost

WATCHING_LEVELS = ("navigator", "olympian")  # levels that remember how the other seats have played
SEEDS = 2**31


class BotTable(Protocol):
    """The running table, as far as its bots need it."""

    host: TableHost
    table: Table

    def submit_detached(self, work: Callable[..., Any], *args: Any) -> None:
        """Put work into the table's mailbox without waiting for it."""

    async def bot_moves(self, seat: int, actions: list[int], position: tuple[int, int], level: str) -> None:
        """Play a bot's move, if the table still stands at `position`."""


class BotSeat:
    """Choose moves for the bots of one table, in a task of its own; each move goes through the table's mailbox."""

    def __init__(self, table_actor: BotTable) -> None:
        self.table_actor = table_actor
        self.task: asyncio.Task[None] | None = None
        self.thinking_about = (-1, -1)
        self.story_id = table_actor.table.undos
        self.stories: dict[int, list[SeenEntry]] = {}  # what each seat has seen; only seats whose bot watches

    # ---- starting and stopping
    def start(self) -> None:
        """Start thinking about the position, unless that has begun already."""
        if self.task is not None and not self.task.done() and self.thinking_about == self.position:
            return
        self.stop()
        self.thinking_about = self.position
        self.task = asyncio.create_task(self.think())

    @property
    def position(self) -> tuple[int, int]:
        """Identify the position. The entry count alone does not: after an undo, another move has the same number."""
        table = self.table_actor.table
        return table.undos, len(table.match.entries)

    def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            self.task = None

    # ---- memory
    def note(self, step: Step) -> None:
        """Add a written line to what the seats have seen; an undo starts a new story."""
        table = self.table_actor.table
        if self.story_id != table.undos:
            self.story_id = table.undos
            self.stories.clear()
        if isinstance(step, GameStep):
            for seat, story in self.stories.items():
                before, after = table.game.view(step.before, seat), table.game.view(step.after, seat)
                story.append((before, table.game.mask_entry(step.entry, seat), after))

    def story(self, seat: int, level: str) -> list[SeenEntry]:
        if level not in WATCHING_LEVELS:
            return []
        if seat not in self.stories:
            self.stories[seat] = story_of(self.table_actor.table, seat)
        return self.stories[seat]

    # ---- thinking
    async def think(self) -> None:
        table_actor, table = self.table_actor, self.table_actor.table
        seat, position = table.actor, self.thinking_about
        level = table.chairs[seat].level
        state = table.match.state.copy()
        waited = asyncio.create_task(asyncio.sleep(self.pace(table)))
        actions: list[int] = []
        try:
            while not actions or not state.settled():
                legal = state.legal()
                actions.append(legal[0] if len(legal) == 1 else await self.choose(table.game, state, seat, level))
                state.apply(actions[-1])
            await waited
        finally:
            waited.cancel()
        table_actor.submit_detached(table_actor.bot_moves, seat, actions, position, level)

    def pace(self, table: Table) -> float:
        """Return the seconds before a bot's move, so that people can follow and can undo a move of their own.

        It does not depend on what the bot can do: a quick forced move would tell what the bot holds.
        """
        pace = table.settings.pace if table.can_undo == NOBODY else max(table.settings.pace, table.undo_time)
        return pace / 1000

    async def choose(self, game: Game, state: State, seat: int, level: str) -> int:
        key = BotKey(self.table_actor.table.id, seat, level)
        story = self.story(seat, level)
        view, seed = game.view(state, seat), secrets.randbelow(SEEDS)
        request = BotRequest(key, game, view, state.legal(), seed, self.story_id, story)
        return await self.table_actor.host.bot_pool.choose(request)


def story_of(table: Table, seat: int) -> list[SeenEntry]:
    """Return all that a seat has seen since the deal, by replaying the match."""
    game = table.game
    match = Match(game, game.new_game(len(table.chairs), table.first))
    view = game.view(match.state, seat)
    story: list[SeenEntry] = []
    for number, entry in enumerate(table.match.entries):
        match.apply(prepare_recorded(match, entry, number))
        after = game.view(match.state, seat)
        story.append((view, game.mask_entry(entry, seat), after))
        view = after
    return story
