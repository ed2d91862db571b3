"""People who play as fast as they can and never give up: what is not answered is sent again, with the same id."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import httpx
import websockets

from tests.kit.api_player import ApiPlayer, PlayerSocket, new_id

LATER = ("unavailable", "busy", "stopping", "rate")  # not refused for good: to be sent again
GONE = (OSError, EOFError, TimeoutError, httpx.HTTPError, websockets.WebSocketException)
PAUSE = 0.1  # seconds until the next try, at least


@dataclass(frozen=True)
class Told:
    """What somebody was told about a command of his."""

    table: str
    answer: dict[str, Any]

    @property
    def done(self) -> bool:
        return bool(self.answer["type"] == "answer")


@dataclass
class Ledger:
    """All that people were told, to be held against the books."""

    told: dict[str, Told] = field(default_factory=dict)  # by command id
    waiting: Counter[str] = field(default_factory=Counter)  # answers to try again later, by code
    troubles: int = 0  # messages that the table cannot go on now
    vanished: list[str] = field(default_factory=list)  # what was shown and then was not there any more
    changed: list[str] = field(default_factory=list)  # asked again later, answered otherwise
    era: int = 0  # counts the times that something was broken
    heard: dict[int, float] = field(default_factory=dict)  # by group: the first answer of this era
    cut: set[int] = field(default_factory=set)  # groups of which somebody has lost his connection in this era
    lately: int = 0  # commands sent and acknowledged in this era
    moves: Counter[int] = field(default_factory=Counter)  # by group: moves made in this era
    strict: bool = True  # nobody may see less than before, not even for a moment

    def next_era(self) -> None:
        self.era += 1
        self.heard.clear()
        self.cut.clear()
        self.lately = 0
        self.moves.clear()

    def note(self, group: int, era: int, do: str, told: Told) -> None:
        """`era`: when the command was sent; an answer may have been on its way already when something broke."""
        self.told[told.answer["id"]] = told
        if told.done and era == self.era:
            self.heard.setdefault(group, time.monotonic())
            self.lately += 1
            self.moves[group] += do == "play"

    @property
    def done(self) -> int:
        return sum(1 for told in self.told.values() if told.done)


class Player:
    """One of a group that plays at one table, and when the game is over at the next."""

    def __init__(self, guest: ApiPlayer, group: int, table: str, ledger: Ledger, dice: random.Random) -> None:
        self.guest = guest
        self.group = group
        self.table = table
        self.ledger = ledger
        self.dice = dice
        self.seen = -1
        self.wish: dict[str, Any] | None = None  # the command that is not answered yet
        self.done: deque[tuple[dict[str, Any], Told]] = deque(maxlen=5)  # the last ones that were carried out

    async def stay(self) -> None:
        while True:
            try:
                await self.visit()
            except GONE:
                self.ledger.cut.add(self.group)
            await asyncio.sleep(PAUSE * (1 + self.dice.random()))

    async def visit(self) -> None:
        """Until the connection breaks, or the game goes on elsewhere."""
        table = self.table
        async with self.guest.look(table, self.seen if self.seen >= 0 else None) as look:
            try:
                await look.until(bool)
                if self.ledger.strict and look.last["seq"] < self.seen:
                    self.ledger.vanished.append(f"{table}: line {self.seen}, then {look.last['seq']}")
                await self.ask_again(look)
                while self.table == table:
                    await self.step(look)
            finally:
                self.ledger.troubles += sum(1 for message in look.messages if message["type"] == "trouble")
                if self.table == table and look.last:
                    self.seen = max(self.seen, look.last["seq"])

    async def ask_again(self, look: PlayerSocket) -> None:
        """What is done stays done, and is answered alike. Not the last one: had it been lost, this would mend it."""
        if len(self.done) < 2 or self.done[0][1].table != self.table:
            return
        command, told = self.done[0]
        answer = await look.ask(**command)
        if answer != told.answer and answer.get("code") not in LATER:
            self.ledger.changed.append(f"{told.answer}, then {answer}")

    async def step(self, look: PlayerSocket) -> None:
        if self.wish is None:
            update = await look.until(self.has_something_to_do)
            self.wish = self.next_wish(update)
        if self.wish is None:
            return
        era = self.ledger.era
        answer = await look.ask(**self.wish)
        if answer["type"] == "refused" and answer["code"] in LATER:
            self.ledger.waiting[answer["code"]] += 1
            del look.answers[answer["id"]]
            await asyncio.sleep(PAUSE * (1 + self.dice.random()))
            return
        told = Told(self.table, answer)
        self.ledger.note(self.group, era, self.wish["do"], told)
        if told.done:
            self.done.append((self.wish, told))
        self.wish = None

    # ---- what to do next
    def has_something_to_do(self, update: dict[str, Any]) -> bool:
        table, you = update["table"], update["you"]
        if table["status"] == "open":
            full = all(seat["kind"] == "person" for seat in table["seats"])
            return you < 0 or (you == table["host"] and full)
        if table["status"] == "playing":
            return bool(update["legal"])
        return you == 0 or bool(table["rematch"])

    def next_wish(self, update: dict[str, Any]) -> dict[str, Any] | None:
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
        what = self.dice.random()
        if what < 0.1:
            return self.command("say", text=f"{self.dice.random()}")
        if what < 0.15 and update["undo"]:
            return self.command("undo", seq=update["seq"])
        return self.command("play", seq=update["seq"], move=self.dice.choice(update["legal"]))

    def command(self, do: str, **args: Any) -> dict[str, Any]:
        return {"do": do, "id": new_id(), **args}


class Crowd:
    """Groups of four, each at a table of its own, both games in turn; they play while this is entered."""

    def __init__(self, url: str, groups: int, ledger: Ledger, seed: int = 1, people: int = 4) -> None:
        self.url = url
        self.groups = groups
        self.ledger = ledger
        self.people = people
        self.dice = random.Random(seed)
        self.players: list[Player] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Crowd:
        for group in range(self.groups):
            names = [f"{'ABCD'[seat]} {group}" for seat in range(self.people)]
            game = ("ulysses", "odysseus")[group % 2]
            guests = [await ApiPlayer.come(self.url, name) for name in names]
            table = await guests[0].open(game, len(guests), patience=86400)
            self.players += [Player(guest, group, table, self.ledger, self.new_dice()) for guest in guests]
        self.tasks = [asyncio.create_task(player.stay()) for player in self.players]
        return self

    async def fall_silent(self) -> None:
        """They leave; their tables stay."""
        await cancelled(self.tasks)

    async def __aexit__(self, *_: object) -> None:
        await self.fall_silent()
        for player in self.players:
            await player.guest.leave()
        self.raise_faults()

    def raise_faults(self) -> None:
        """A player who fell over is our own mistake, and must not look like a quiet table."""
        for task in self.tasks:
            if task.done() and not task.cancelled() and (fault := task.exception()):
                raise fault

    def new_dice(self) -> random.Random:
        return random.Random(self.dice.random())

    async def all_go_on(self, moves: int, patience: float) -> list[int]:
        """Waits until every group has made so many moves in this era; the groups that have not."""
        end = time.monotonic() + patience
        while stuck := [group for group in range(self.groups) if self.ledger.moves[group] < moves]:
            self.raise_faults()
            if time.monotonic() > end:
                return stuck
            await asyncio.sleep(0.02)
        return []


async def cancelled(tasks: Sequence[asyncio.Task[Any]]) -> None:
    """Until they have ended. More than once: before Python 3.12, wait_for() can swallow it."""
    while left := [task for task in tasks if not task.done()]:
        for task in left:
            task.cancel()
        await asyncio.wait(left, timeout=0.5)


async def until(true: Any, patience: float, pause: float = 0.005) -> bool:
    """Whether it has come true in time."""
    end = time.monotonic() + patience
    while not true():
        if time.monotonic() > end:
            return False
        await asyncio.sleep(pause)
    return True


def tables_of(players: Sequence[Player]) -> set[str]:
    return {player.table for player in players}
