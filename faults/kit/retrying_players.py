"""People who play as fast as they can and never give up: a command without an answer is sent again with the same id."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
import websockets

from tests.kit.servers.api_player import ApiPlayer, PlayerSocket, new_id
from tests.kit.servers.moves import any_move

TRY_AGAIN = ("unavailable", "busy", "stopping", "rate")  # refusals that are not final: the command is sent again
DISCONNECTED = (OSError, EOFError, TimeoutError, httpx.HTTPError, websockets.WebSocketException)
PAUSE = 0.1  # seconds until the next try, at least


@dataclass(frozen=True)
class Reply:
    """A player's command at a table, and its answer."""

    table: str
    answer: dict[str, Any]

    @property
    def is_done(self) -> bool:
        return bool(self.answer["type"] == "answer")


@dataclass
class ReplyLog:
    """Every answer that the players got, to be compared with the logs in the store.

    An era begins each time that the experiment breaks or mends something.
    """

    replies: dict[str, Reply] = field(default_factory=dict)  # by command id
    waiting: Counter[str] = field(default_factory=Counter)  # refusals that are not final, by code
    troubles: int = 0  # messages that say the table cannot go on now
    vanished: list[str] = field(default_factory=list)  # lines that were shown and then were gone
    changed: list[str] = field(default_factory=list)  # commands that got another answer when asked again
    era: int = 0
    first_answer: dict[int, float] = field(default_factory=dict)  # by group, when the first answer of this era came
    cut_off: set[int] = field(default_factory=set)  # groups in which somebody lost the connection in this era
    done_in_era: int = 0  # commands sent and acknowledged in this era
    moves: Counter[int] = field(default_factory=Counter)  # by group, moves made in this era
    strict: bool = True  # a player may never see less than before, not even for a moment

    def next_era(self) -> None:
        self.era += 1
        self.first_answer.clear()
        self.cut_off.clear()
        self.done_in_era = 0
        self.moves.clear()

    def note(self, group: int, era: int, do: str, reply: Reply) -> None:
        """Add a reply. `era` is when the command was sent: its answer may be older than the last breakage."""
        self.replies[reply.answer["id"]] = reply
        if reply.is_done and era == self.era:
            self.first_answer.setdefault(group, time.monotonic())
            self.done_in_era += 1
            self.moves[group] += do == "play"

    @property
    def done(self) -> int:
        """The number of acknowledged commands."""
        return sum(1 for reply in self.replies.values() if reply.is_done)


class RetryingPlayer:
    """A member of a group that plays at one table and, when the game is over, moves on to the next."""

    def __init__(self, player: ApiPlayer, group: int, table: str, log: ReplyLog, dice: random.Random) -> None:
        self.player = player
        self.group = group
        self.table = table
        self.log = log
        self.dice = dice
        self.seen = -1  # the newest line that was shown
        self.pending: dict[str, Any] | None = None  # the command that has no final answer yet
        self.done: deque[tuple[dict[str, Any], Reply]] = deque(maxlen=5)  # the last acknowledged commands

    async def stay(self) -> None:
        """Play for ever, and connect again after each lost connection."""
        while True:
            try:
                await self.visit()
            except DISCONNECTED:
                self.log.cut_off.add(self.group)
            await asyncio.sleep(PAUSE * (1 + self.dice.random()))

    async def visit(self) -> None:
        """Play until the connection breaks or the group moves to another table."""
        table = self.table
        async with self.player.look(table, self.seen if self.seen >= 0 else None) as socket:
            try:
                await socket.until(bool)
                if self.log.strict and socket.last["seq"] < self.seen:
                    self.log.vanished.append(f"{table}: line {self.seen}, then {socket.last['seq']}")
                await self.ask_again(socket)
                while self.table == table:
                    await self.step(socket)
            finally:
                self.log.troubles += sum(1 for message in socket.messages if message["type"] == "trouble")
                if self.table == table and socket.last:
                    self.seen = max(self.seen, socket.last["seq"])

    async def ask_again(self, socket: PlayerSocket) -> None:
        """Send an acknowledged command again: the answer must be the same.

        It is never the last one. Had the server lost that, sending it again would carry it out and hide the loss.
        """
        if len(self.done) < 2 or self.done[0][1].table != self.table:
            return
        command, reply = self.done[0]
        answer = await socket.ask(**command)
        if answer != reply.answer and answer.get("code") not in TRY_AGAIN:
            self.log.changed.append(f"{reply.answer}, then {answer}")

    async def step(self, socket: PlayerSocket) -> None:
        """Send one command, or the pending one again."""
        if self.pending is None:
            update = await socket.until(self.has_something_to_do)
            self.pending = self.next_command(update)
        if self.pending is None:
            return
        era = self.log.era
        answer = await socket.ask(**self.pending)
        if answer["type"] == "refused" and answer["code"] in TRY_AGAIN:
            self.log.waiting[answer["code"]] += 1
            del socket.answers[answer["id"]]
            await asyncio.sleep(PAUSE * (1 + self.dice.random()))
            return
        reply = Reply(self.table, answer)
        self.log.note(self.group, era, self.pending["do"], reply)
        if reply.is_done:
            self.done.append((self.pending, reply))
        self.pending = None

    # ---- what to do next
    def has_something_to_do(self, update: dict[str, Any]) -> bool:
        table, you = update["table"], update["you"]
        if table["status"] == "open":
            full = all(seat["kind"] == "person" for seat in table["seats"])
            return you < 0 or (you == table["host"] and full)
        if table["status"] == "playing":
            return update["choices"] is not None
        return you == 0 or bool(table["rematch"])

    def next_command(self, update: dict[str, Any]) -> dict[str, Any] | None:
        table = update["table"]
        if table["status"] == "open":
            return self.command("join", entropy=new_id()) if update["you"] < 0 else self.command("begin")
        if table["status"] == "playing":
            return self.play(update)
        if not table["rematch"]:
            return self.command("rematch")
        self.table, self.seen = table["rematch"], -1
        return None

    def play(self, update: dict[str, Any]) -> dict[str, Any]:
        chance = self.dice.random()
        if chance < 0.1:
            return self.command("say", text=f"{self.dice.random()}")
        if chance < 0.15 and update["undo"]:
            return self.command("undo", seq=update["seq"])
        return self.command("play", seq=update["seq"], move=any_move(update, self.dice.randrange))

    def command(self, do: str, **args: Any) -> dict[str, Any]:
        return {"do": do, "id": new_id(), **args}


class Groups:
    """Groups of players, each at a table of its own, with both games in turn.

    As a context manager: they play until it is left.
    """

    def __init__(self, url: str, groups: int, log: ReplyLog, seed: int = 1, people: int = 4) -> None:
        self.url = url
        self.groups = groups
        self.log = log
        self.people = people
        self.dice = random.Random(seed)
        self.players: list[RetryingPlayer] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Groups:
        for group in range(self.groups):
            names = [f"{'ABCD'[seat]} {group}" for seat in range(self.people)]
            game = ("ulysses", "odysseus")[group % 2]
            players = [await ApiPlayer.come(self.url, name) for name in names]
            table = await players[0].open(game, len(players), patience=86400)
            self.players += [RetryingPlayer(player, group, table, self.log, self.new_dice()) for player in players]
        self.tasks = [asyncio.create_task(player.stay()) for player in self.players]
        return self

    async def stop_playing(self) -> None:
        """Disconnect everybody. Their tables stay."""
        await cancel_all(self.tasks)

    async def __aexit__(self, *_: object) -> None:
        await self.stop_playing()
        for player in self.players:
            await player.player.leave()
        self.raise_errors()

    def raise_errors(self) -> None:
        """Raise the exception of a player's task: a mistake of the experiment must not look like a quiet table."""
        for task in self.tasks:
            if task.done() and not task.cancelled() and (error := task.exception()):
                raise error

    def new_dice(self) -> random.Random:
        return random.Random(self.dice.random())

    async def all_go_on(self, moves: int, patience: float) -> list[int]:
        """Wait until every group has made this many moves in this era. Return the groups that have not."""
        end = time.monotonic() + patience
        while stuck := [group for group in range(self.groups) if self.log.moves[group] < moves]:
            self.raise_errors()
            if time.monotonic() > end:
                return stuck
            await asyncio.sleep(0.02)
        return []


async def cancel_all(tasks: Sequence[asyncio.Task[Any]]) -> None:
    """Cancel tasks until they have ended. Once is not enough: before Python 3.12, wait_for() can swallow it."""
    while left := [task for task in tasks if not task.done()]:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=0.5)


async def until(is_true: Callable[[], object], patience: float, pause: float = 0.005) -> bool:
    """Poll until `is_true()` holds. Return False if it does not within `patience` seconds."""
    end = time.monotonic() + patience
    while not is_true():
        if time.monotonic() > end:
            return False
        await asyncio.sleep(pause)
    return True
