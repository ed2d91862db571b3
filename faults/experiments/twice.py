"""Every command three times, over two sockets and HTTP, shuffled and delayed: one entry each, and the same answer.

Most commands are moves and chat. Some are stale, against the rules, from another's seat, or not valid messages.
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
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from faults.kit.kill_targets import OPTIONS
from faults.kit.log_check import Findings, check_logs
from faults.kit.planted_server import with_durability_mistake
from faults.kit.report import Report
from faults.kit.retrying_players import Reply, ReplyLog, cancel_all
from tests.kit.servers.api_player import ApiPlayer, PlayerSocket, new_id, start_game
from tests.kit.servers.moves import any_move
from tests.kit.servers.server_process import PATIENCE, ServerProcess

COPIES = 3
DELAY = 0.05  # seconds that a copy is held back, at most
LONG_DELAY = 2.0  # seconds for one copy in a hundred: the table has moved on by then
AT_ONCE = 3  # commands that one person has under way
MALFORMED: tuple[dict[str, Any] | str, ...] = (
    {"do": "play", "id": "x", "seq": -1, "move": "pass"},
    {"do": "play", "id": "", "seq": 1, "move": "pass"},
    {"do": "fly", "id": "x"},
    {"do": "say", "id": "x", "text": 5},
    '{"do": "say", "id":',
    "[]",
)
Answer = dict[str, Any]
Command = dict[str, Any] | str


@dataclass
class Tally:
    """The answers, and which of them should not have happened."""

    sent: int = 0  # commands, three copies of each
    kinds: Counter[str] = field(default_factory=Counter)  # commands by kind of answer
    differing: list[str] = field(default_factory=list)  # commands whose copies got different answers
    replies: ReplyLog = field(default_factory=ReplyLog)

    def note(self, table: str, command: Command, answers: list[Answer]) -> None:
        self.sent += 1
        self.kinds["done" if answers[0]["type"] == "answer" else answers[0]["code"]] += 1
        if any(answer != answers[0] for answer in answers):
            self.differing.append(f"{str(command)[:80]}: {answers}"[:400])
        for answer in answers:
            if answer["id"]:  # an invalid message has none
                self.replies.replies[answer["id"]] = Reply(table, answer)


class Tab:
    """A socket that is read all the time. Answers come in the order of the commands sent."""

    def __init__(self, socket: PlayerSocket) -> None:
        self.socket = socket
        self.waiting: list[asyncio.Future[Answer]] = []
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        while True:
            message = await self.socket.next()
            self.socket.messages.clear()
            if message["type"] in ("answer", "refused"):
                self.socket.answers.clear()
                answer = self.waiting.pop(0)
                if not answer.done():
                    answer.set_result(message)

    async def ask(self, command: Command) -> Answer:
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self.waiting.append(answer)
        await self.socket.socket.send(command if isinstance(command, str) else json.dumps(command))
        return await asyncio.wait_for(answer, PATIENCE)


@dataclass
class Sender:
    """A person at one table who sends each command over two tabs and over HTTP."""

    player: ApiPlayer
    table: str
    tally: Tally
    dice: random.Random
    tabs: list[Tab] = field(default_factory=list)

    @property
    def last(self) -> dict[str, Any]:
        """The newest update that either tab has."""
        return max((tab.socket.last for tab in self.tabs), key=lambda update: update.get("seq", -1))

    async def send_copies(self, command: Command) -> list[Answer]:
        ways = [self.delayed(tab.ask, command) for tab in self.tabs] + [self.delayed(self.over_http, command)]
        self.dice.shuffle(ways)
        answers = await asyncio.gather(*ways)
        self.tally.note(self.table, command, list(answers))
        return list(answers)

    async def delayed(self, ask: Callable[[Command], Coroutine[Any, Any, Answer]], command: Command) -> Answer:
        """Half of the copies go out at once, so that they reach the table's mailbox together."""
        chance = self.dice.random()
        if chance < 0.5:
            await asyncio.sleep(self.dice.uniform(0, LONG_DELAY if chance < 0.01 else DELAY))
        return await ask(command)

    async def over_http(self, command: Command) -> Answer:
        text = command if isinstance(command, str) else json.dumps(command)
        while True:  # a server may close an idle connection just when it is used again
            with contextlib.suppress(httpx.NetworkError, httpx.RemoteProtocolError):
                answer = await self.player.http.post(f"/api/tables/{self.table}/commands", content=text)
                found: Answer = answer.json()
                return found

    async def play(self, most: int) -> None:
        """Send commands until all people together have sent `most`, or the game is over."""
        while self.tally.sent < most and self.last["table"]["status"] == "playing":
            await self.send_copies(self.next_command())

    def next_command(self) -> Command:
        update, chance = self.last, self.dice.random()
        if update["choices"] and chance < 0.6:
            return self.command("play", seq=update["seq"], move=any_move(update, self.dice.randrange))
        if chance < 0.68:
            return self.command("say", text=f"{chance}")
        if chance < 0.75:
            return self.command("play", seq=max(0, update["seq"] - self.dice.randint(1, 5)), move="pass")
        if chance < 0.91:
            return self.command("play", seq=update["seq"], move=self.dice.choice(("pass", "discard", "row the boat")))
        if chance < 0.95:
            return self.command(self.dice.choice(("begin", "back", "join", "rematch", "close")))
        return self.dice.choice(MALFORMED)

    def command(self, do: str, **args: Any) -> dict[str, Any]:
        return {"do": do, "id": new_id(), **args}


async def one_table(url: str, number: int, tally: Tally, most: int, dice: random.Random) -> None:
    """Play game after game with three people."""
    while tally.sent < most:
        names = [f"{letter} {number}" for letter in "ABC"]
        table, players = await start_game(url, ("ulysses", "odysseus")[number % 2], names, patience=86400)
        senders = [Sender(player, table, tally, random.Random(dice.random())) for player in players]
        await asyncio.gather(*[with_tabs(sender, most) for sender in senders])


async def with_tabs(sender: Sender, most: int) -> None:
    async with sender.player.look(sender.table) as one, sender.player.look(sender.table) as two:
        for socket in (one, two):
            await socket.until(bool)
        sender.tabs = [Tab(one), Tab(two)]
        try:
            await asyncio.gather(*[sender.play(most) for _ in range(AT_ONCE)])
        finally:
            await cancel_all([tab.reader for tab in sender.tabs])
            await sender.player.leave()


def trial(most: int, tables: int, seed: int = 1, plant: str = "") -> tuple[Tally, Findings, float]:
    tally, dice = Tally(), random.Random(seed)

    async def main(url: str) -> None:
        await asyncio.gather(
            *[one_table(url, number, tally, most, random.Random(dice.random())) for number in range(tables)]
        )

    with tempfile.TemporaryDirectory(prefix="pelagos-twice-") as folder:
        server = ServerProcess(Path(folder, "store.sqlite"), *OPTIONS, log=Path(folder, "log"))
        with with_durability_mistake(server, plant):
            begin = time.monotonic()
            asyncio.run(main(server.url))
            seconds = time.monotonic() - begin
        return tally, asyncio.run(check_logs(server.store, tally.replies)), seconds


def judged(tally: Tally, found: Findings) -> Report:
    report = Report()
    found.add_to(report)
    report.expect_none("commands with different answers", tally.differing)
    return report


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
    lines = f"{found.lines:,} lines in {found.logs} logs"
    print(f"{tally.sent:,} commands, {COPIES} copies of each, in {seconds:.0f} s; {lines}")
    print("answers: " + ", ".join(f"{kind} {count:,}" for kind, count in tally.kinds.most_common()), flush=True)
    return judged(tally, found).finish()


if __name__ == "__main__":
    sys.exit(main())
