"""Every command three times, over two tabs and HTTP, shuffled and delayed: one entry each, the same answer each time.

Most are moves and chat; some are stale, against the rules, from another's seat, or no message at all.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from faults.kit.kill_targets import OPTIONS
from faults.kit.log_check import Findings, examine
from faults.kit.planted_server import with_durability_mistake
from faults.kit.report import Bars
from faults.kit.retrying_players import Ledger, Told, cancelled
from tests.kit.api_player import ApiPlayer, PlayerSocket, new_id, start_game
from tests.kit.server_process import PATIENCE, ServerProcess

TIMES = 3
LATE = 0.05  # seconds that a copy is held back
MUCH_LATER = 2.0  # when the table has gone on for long
AT_ONCE = 3  # commands that one person has on their way
MALFORMED: tuple[dict[str, Any] | str, ...] = (
    {"do": "play", "id": "x", "seq": -1, "move": "pass"},
    {"do": "play", "id": "", "seq": 1, "move": "pass"},
    {"do": "fly", "id": "x"},
    {"do": "say", "id": "x", "text": 5},
    '{"do": "say", "id":',
    "[]",
)
Answer = dict[str, Any]


@dataclass
class Tally:
    """What was answered, and what should not have been."""

    sent: int = 0  # commands, each of them three times
    kinds: Counter[str] = field(default_factory=Counter)  # by how they were answered
    unlike: list[str] = field(default_factory=list)  # one command, several answers
    ledger: Ledger = field(default_factory=Ledger)

    def note(self, table: str, command: dict[str, Any] | str, answers: list[Answer]) -> None:
        self.sent += 1
        self.kinds["done" if answers[0]["type"] == "answer" else answers[0]["code"]] += 1
        if any(answer != answers[0] for answer in answers):
            self.unlike.append(f"{str(command)[:80]}: {answers}"[:400])
        for answer in answers:
            if answer["id"]:  # what is no message has none
                self.ledger.told[answer["id"]] = Told(table, answer)


class Tab:
    """A socket, read all the time; answers go to those who wait for them, in the order of what they sent."""

    def __init__(self, look: PlayerSocket) -> None:
        self.look = look
        self.waiting: list[asyncio.Future[Answer]] = []
        self.reader = asyncio.create_task(self.read())
        self.changed = asyncio.Event()

    async def read(self) -> None:
        while True:
            message = await self.look.next()
            self.look.messages.clear()
            if message["type"] in ("answer", "refused"):
                self.look.answers.clear()
                answer = self.waiting.pop(0)
                if not answer.done():
                    answer.set_result(message)
            self.changed.set()

    async def ask(self, command: dict[str, Any] | str) -> Answer:
        """A socket's commands are answered one after the other."""
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.waiting.append(answer)
        await self.look.socket.send(command if isinstance(command, str) else json.dumps(command))
        return await asyncio.wait_for(answer, PATIENCE)


@dataclass
class Person:
    """Plays at one table with two tabs and a program."""

    guest: ApiPlayer
    table: str
    tally: Tally
    dice: random.Random
    tabs: list[Tab] = field(default_factory=list)

    @property
    def last(self) -> dict[str, Any]:
        return max((tab.look.last for tab in self.tabs), key=lambda update: update.get("seq", -1))

    async def thrice(self, command: dict[str, Any] | str) -> list[Answer]:
        ways = [self.late(tab.ask, command) for tab in self.tabs] + [self.late(self.over_http, command)]
        self.dice.shuffle(ways)
        answers = await asyncio.gather(*ways)
        self.tally.note(self.table, command, list(answers))
        return list(answers)

    async def late(self, ask: Any, command: dict[str, Any] | str) -> Answer:
        """Sometimes at once, so that copies meet at the table's door."""
        what = self.dice.random()
        if what < 0.5:
            await asyncio.sleep(self.dice.uniform(0, MUCH_LATER if what < 0.01 else LATE))
        found: Answer = await ask(command)
        return found

    async def over_http(self, command: dict[str, Any] | str) -> Answer:
        text = command if isinstance(command, str) else json.dumps(command)
        while True:  # a server may end an idle connection in the moment that it is used again
            with contextlib.suppress(httpx.NetworkError, httpx.RemoteProtocolError):
                answer = await self.guest.http.post(f"/api/tables/{self.table}/commands", content=text)
                found: Answer = answer.json()
                return found

    async def play(self, most: int) -> None:
        """Until so many were sent in all, or the game is over."""
        while self.tally.sent < most and self.last["table"]["status"] == "playing":
            await self.thrice(self.command())

    def command(self) -> dict[str, Any] | str:
        update, what = self.last, self.dice.random()
        if update["legal"] and what < 0.6:
            return self.made("play", seq=update["seq"], move=self.dice.choice(update["legal"]))
        if what < 0.68:
            return self.made("say", text=f"{what}")
        if what < 0.75:
            return self.made("play", seq=max(0, update["seq"] - self.dice.randint(1, 5)), move="pass")
        if what < 0.91:
            return self.made("play", seq=update["seq"], move=self.dice.choice(("pass", "discard", "row the boat")))
        if what < 0.95:
            return self.made(self.dice.choice(("begin", "back", "join", "rematch", "close")))
        return self.dice.choice(MALFORMED)

    def made(self, do: str, **args: Any) -> dict[str, Any]:
        return {"do": do, "id": new_id(), **args}


async def one_table(url: str, number: int, tally: Tally, most: int, dice: random.Random) -> None:
    """Game after game."""
    while tally.sent < most:
        names = [f"{letter} {number}" for letter in "ABC"]
        table, guests = await start_game(url, ("ulysses", "odysseus")[number % 2], names, patience=86400)
        people = [Person(guest, table, tally, random.Random(dice.random())) for guest in guests]
        await asyncio.gather(*[with_tabs(person, most) for person in people])


async def with_tabs(person: Person, most: int) -> None:
    async with person.guest.look(person.table) as one, person.guest.look(person.table) as two:
        for look in (one, two):
            await look.until(bool)
        person.tabs = [Tab(one), Tab(two)]
        try:
            await asyncio.gather(*[person.play(most) for _ in range(AT_ONCE)])
        finally:
            await cancelled([tab.reader for tab in person.tabs])
            await person.guest.leave()


def trial(most: int, tables: int, seed: int = 1, plant: str = "") -> tuple[Tally, Findings, float]:
    tally, dice = Tally(), random.Random(seed)

    async def main(url: str) -> None:
        await asyncio.gather(
            *[one_table(url, number, tally, most, random.Random(dice.random())) for number in range(tables)]
        )

    with tempfile.TemporaryDirectory(prefix="pelagos-twice-") as folder:
        house = with_durability_mistake(
            ServerProcess(Path(folder, "store.sqlite"), *OPTIONS, log=Path(folder, "log")), plant
        )
        with house:
            begin = time.monotonic()
            asyncio.run(main(house.url))
            seconds = time.monotonic() - begin
        return tally, asyncio.run(examine(house.store, tally.ledger)), seconds


def judged(tally: Tally, found: Findings) -> Bars:
    bars = Bars()
    found.tell(bars)
    bars.none("commands answered in two ways", tally.unlike)
    return bars


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--commands", type=int, default=100_000)
    parser.add_argument("--quick", action="store_true", help="2,000 commands")
    parser.add_argument("--tables", type=int, default=8, help="of three people each")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plant", default="", help="a mistake that must be found: twofold")
    args = parser.parse_args(words)
    most = min(args.commands, 2000) if args.quick else args.commands
    tally, found, seconds = trial(most, args.tables, args.seed, args.plant)
    print(
        f"{tally.sent:,} commands, each {TIMES} times, in {seconds:.0f} s; {found.lines:,} lines in {found.books} books"
    )
    print("answers: " + ", ".join(f"{kind} {count:,}" for kind, count in tally.kinds.most_common()), flush=True)
    return judged(tally, found).tell()


if __name__ == "__main__":
    sys.exit(main())
