"""Hints for players: the log tells that one was taken, a bot process finds the moves, and only the player gets them."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from typing import NamedTuple

from pelagos.bots.hint import LEVEL, hint_of
from pelagos.bots.process.pipe_process import PipeBroken
from pelagos.server import messages
from pelagos.server.bots.bot_request import BotKey, BotRequest
from pelagos.server.cluster.table_registry import TableRegistry
from pelagos.server.http.socket_session import ask_home
from pelagos.server.identity import new_id
from pelagos.server.refusal import Refusal
from pelagos.server.table.bot_seat import SEEDS, story_of
from pelagos.store.store import Session

MAX_HINTS = 500  # remembered in a process


class Decision(NamedTuple):
    """A decision of a person. After an undo, another move has the same number."""

    table: str
    person: str
    undos: int
    entries: int


class HintService:
    """One hint for each decision: a player who asks again gets the same one."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.tasks: OrderedDict[Decision, asyncio.Task[messages.Hint]] = OrderedDict()

    async def hint(self, session: Session, id: str, seq: int, may_enter: bool) -> messages.Hint:
        """Return a hint, or raise Refusal. It is found even if the player no longer waits."""
        table = (await self.registry.home(id)).table
        decision = Decision(id, session.person, table.undos, len(table.match.entries))
        if decision not in self.tasks:
            self.tasks[decision] = asyncio.create_task(self.take(session, id, seq, may_enter))
            if len(self.tasks) > MAX_HINTS:
                self.tasks.popitem(last=False)
        try:
            return await asyncio.shield(self.tasks[decision])
        except Exception:
            self.tasks.pop(decision, None)  # the player may try again
            raise

    async def take(self, session: Session, id: str, seq: int, may_enter: bool) -> messages.Hint:
        command = messages.TakeHint(new_id(), seq)
        outcome = await ask_home(self.registry, session, id, command, may_enter)
        if isinstance(outcome, messages.Refused):
            raise Refusal(outcome.code, outcome.name, outcome.clause, **outcome.args)
        table = (await self.registry.home(id)).table.copy()
        seat, game = table.seat_of(session.person), table.game
        if table.actor != seat or table.position > seq:
            raise Refusal("stale", "refused-stale", seq=seq, now=table.position)
        view = game.view(table.match.state, seat)
        story = await asyncio.to_thread(story_of, table, seat)
        key, seed = BotKey(id, seat, LEVEL), secrets.randbelow(SEEDS)
        try:
            moves = await self.registry.bot_pool.hint(BotRequest(key, game, view, (), seed, table.undos, story))
        except PipeBroken:
            raise Refusal("hint", "refused-hint-none") from None
        found = [hint_of(game, view, game.read(move)) for move in moves]
        return messages.Hint([messages.HintedMove(game.write(each.move), each.tells, each.reasons) for each in found])
