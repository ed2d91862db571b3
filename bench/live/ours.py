"""Our server: `pelagos serve` as a process, people and tables over its HTTP interface, moves over its sockets."""

import asyncio
import json
import os
import random
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from importlib import import_module
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from live.contender import RESERVE, SEATS, Contender, Stuck, Table, end, free_port, listening
from live.websocket import Socket

GAMES = ("ulysses", "odysseus")
NAMES = tuple(f"pelagos {game}" for game in GAMES)

LIMITS = ("tables", "sockets", "sockets_each", "messages", "requests", "people")  # here one address is everybody
PLENTY = 10**6
WORKERS = os.cpu_count() or 1


class Info(msgspec.Struct):
    status: str


class Update(msgspec.Struct):
    """What a player's program must read of an update; the rest is skipped."""

    seq: int
    table: Info


decode = msgspec.json.Decoder(Update).decode
moves = msgspec.json.Decoder(list[str]).decode
encode = msgspec.json.Encoder().encode
LEGAL, OVER = b'"legal":', b'"status":"over"'
HEAD = b'{"type":"update","seq":'
NO_TURN = b'"legal":[],"undo":'  # near the end of what is sent to those who have nothing to decide


class Door:
    """The HTTP interface, a connection for each request: nothing here is timed."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def post(self, path: str, body: Any, token: str = "") -> Any:
        data = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nConnection: close\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(data)}\r\n"
        head += "".join(f"{name}: {value}\r\n" for name, value in bearer(token).items())
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(head.encode() + b"\r\n" + data)
        answer = await reader.read()
        writer.close()
        status, _, rest = answer.partition(b"\r\n")
        if not status.startswith(b"HTTP/1.1 2"):
            raise Stuck(f"POST {path}: {answer.decode(errors='replace')[:500]}")
        return json.loads(rest.partition(b"\r\n\r\n")[2] or b"null")


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


def build() -> str:
    rules = import_module("pelagos.games.ulysses.rules").__file__ or ""
    return "compiled rules" if rules.endswith((".so", ".pyd")) else "rules in pure Python"


class OurTable(Table):
    """Four people who play at random, and begin a new table when a game is over."""

    def __init__(self, contender: Contender, door: Door, game: str, seed: int) -> None:
        super().__init__(contender)
        self.door, self.game = door, game
        self.random = random.Random(seed)
        self.numbers = count()
        self.tokens: list[str] = []
        self.seq = -1
        self.actor = 0
        self.legal: list[str] = []
        self.dealt: set[int] = set()  # seats that have seen the deal
        self.waited: asyncio.Future[None] | None = None

    async def open(self) -> None:
        for seat in range(SEATS):
            person = await self.door.post("/api/people", {"name": f"player {seat}", "bearer": True})
            self.tokens.append(person["token"])
        await self.renew()

    async def renew(self) -> None:
        """A new table, all four at it, the deal seen by all."""
        asked = {"game": self.game, "seats": SEATS, "public": True}
        table = await self.door.post("/api/tables", asked, self.tokens[0])
        for socket in self.sockets:
            socket.close()
        self.sockets, self.dealt, self.legal = [], set(), []
        for seat, token in enumerate(self.tokens):
            path = f"/api/tables/{table['id']}/socket"
            self.sockets.append(Socket(path, bearer(token), partial(self.hear, seat)))
            await self.sockets[seat].open(self.door.port)
            await self.ask(seat, {"do": "join", "seat": seat})
        await self.ask(0, {"do": "begin"})
        while len(self.dealt) < SEATS:
            await asyncio.sleep(0.01)
        self.ready = True

    async def ask(self, seat: int, body: dict[str, Any]) -> None:
        """A command that must be carried out before anything else is."""
        self.waited = asyncio.get_running_loop().create_future()
        self.command(seat, body)
        await asyncio.wait_for(self.waited, 30)
        self.waited = None

    def command(self, seat: int, body: dict[str, Any]) -> None:
        self.sockets[seat].say(encode(body | {"id": f"c{next(self.numbers)}"}))

    def hear(self, seat: int, text: bytes) -> None:
        if text.startswith(HEAD):
            self.updated(seat, text)
        elif text.startswith((b'{"type":"refused"', b'{"type":"trouble"')):
            self.fail(f"{self.game}: {text[:500].decode()}")
        elif self.waited is not None and text.startswith(b'{"type":"answer"'):
            self.waited.set_result(None)

    def fail(self, why: str) -> None:
        """To the one who waits for the answer, or to the loop's handler."""
        if self.waited is None:
            raise Stuck(why)
        self.waited.set_exception(Stuck(why))

    def updated(self, seat: int, text: bytes) -> None:
        """Who has nothing to decide reads no more than the number of the line, as of boardgame.io's updates; who has,
        what he can do."""
        if NO_TURN not in text[-32:]:
            self.actor, self.legal = seat, moves(text[text.rindex(LEGAL) + len(LEGAL) : text.rindex(b',"undo":')])
        if not self.unseen:
            self.watch_beginning(seat, decode(text))
            return
        seq = int(text[len(HEAD) : text.index(b",", len(HEAD))])
        if seq != self.seq + 1:
            raise ValueError(f"line {seq} after {self.seq}")
        if self.seen(len(text)):
            self.seq = seq
            if self.legal:
                self.play()
            elif OVER in text:
                self.over()
            else:
                raise ValueError(f"nobody can go on: {text[:500]!r}")

    def watch_beginning(self, seat: int, update: Update) -> None:
        """Before the first move: the deal is the last line."""
        if update.table.status == "playing":
            self.dealt.add(seat)
            self.seq = update.seq

    def send_move(self) -> None:
        move, self.legal = self.random.choice(self.legal), []
        self.command(self.actor, {"do": "play", "seq": self.seq, "move": move})


@asynccontextmanager
async def server(tables: int, folder: Path) -> AsyncIterator[list[Contender]]:
    """As many processes as there are cores, as anybody would start it; a contender for each game."""
    port, log = free_port(), folder / "pelagos.log"
    command = [sys.executable, "-m", "pelagos", "serve", "--port", str(port), "--store", str(folder / "tables.db")]
    command += ["--workers", str(WORKERS)]
    command += [f"--limit={name}={PLENTY}" for name in LIMITS]
    with log.open("w") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said)
    try:
        await listening(process, port, log)
        contenders = []
        for game, name in zip(GAMES, NAMES, strict=True):
            contender = Contender(name, tables, pid=process.pid, runs_on=build())
            contender.tables = [OurTable(contender, Door(port), game, seed) for seed in range(tables + RESERVE)]
            await contender.open()
            contenders.append(contender)
        yield contenders
        for contender in contenders:
            contender.close()
    finally:
        end(process)
