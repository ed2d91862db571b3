"""Our server: `pelagos serve` as a process, people and tables over its HTTP interface, moves over its sockets."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from importlib import import_module
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from bench.live.contender import SEATS, Contender, Table, end, free_port, listening
from bench.live.loop import Loop
from bench.live.websocket import PATIENCE, Socket, Stuck
from pelagos.core.choice import Choices, random_move

GAMES = ("ulysses", "odysseus")
NAMES = tuple(f"pelagos {game}" for game in GAMES)

LIMITS = ("tables", "sockets", "sockets_each", "messages", "requests", "people")  # all clients have one address
PLENTY = 10**6
WORKERS = os.cpu_count() or 1


class Info(msgspec.Struct):
    status: str


class Update(msgspec.Struct):
    """What is read of an update while a table opens. The rest is skipped."""

    seq: int
    table: Info


decode = msgspec.json.Decoder(Update).decode
choices_in = msgspec.json.Decoder(Choices).decode
encode = msgspec.json.Encoder().encode
HEAD, ANSWER = b'{"type":"update","seq":', b'{"type":"answer"'
WRONG = b'{"type":"refused"', b'{"type":"trouble"'
CHOICES, UNDO, OVER = b'"choices":', b',"undo":', b'"status":"over"'
NO_TURN = b'"choices":null,"undo":'  # near the end of an update to a seat that has nothing to decide


class HttpApi:
    """The HTTP interface, with a connection for each request: nothing here is timed."""

    def __init__(self, port: int) -> None:
        self.port = port

    def post(self, path: str, body: Any, token: str = "") -> Any:
        connection = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request("POST", path, encode(body), {"Content-Type": "application/json"} | bearer(token))
        answer = connection.getresponse()
        said = answer.read()
        connection.close()
        if answer.status >= 300:
            raise Stuck(f"POST {path}: {answer.status} {said.decode(errors='replace')[:500]}")
        return msgspec.json.decode(said or b"null")


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


def build() -> str:
    rules = import_module("pelagos.games.ulysses.rules").__file__ or ""
    return "compiled rules" if rules.endswith((".so", ".pyd")) else "rules in pure Python"


class OurTable(Table):
    """Four people who play at random and open a new table when a game is over."""

    def __init__(self, contender: Contender, api: HttpApi, game: str, seed: int) -> None:
        super().__init__(contender)
        self.api, self.game = api, game
        self.below = Random(seed).randrange
        self.numbers = count()
        self.tokens: list[str] = []
        self.seq = -1
        self.next = b""  # the beginning of the next update
        self.actor = 0
        self.move = b""  # that the seat to move will make, if any seat has something to decide

    def open(self) -> None:
        """Register four people the first time, seat them at a new table, and wait until all have seen the deal."""
        while len(self.tokens) < SEATS:
            asked: dict[str, Any] = {"name": f"player {len(self.tokens)}", "bearer": True}
            self.tokens.append(self.api.post("/api/people", asked)["token"])
        asked = {"game": self.game, "seats": SEATS, "public": True}
        path = f"/api/tables/{self.api.post('/api/tables', asked, self.tokens[0])['id']}/socket"
        for seat, token in enumerate(self.tokens):
            self.sockets.append(Socket(self.contender.name, seat, self.api.port, path, bearer(token)))
            self.ask(seat, {"do": "join", "seat": seat})
        self.command(0, {"do": "begin"})
        for seat in range(SEATS):
            self.watch_deal(seat)

    def command(self, seat: int, body: dict[str, Any]) -> None:
        self.sockets[seat].say(encode(body | {"id": f"c{next(self.numbers)}"}))

    def ask(self, seat: int, body: dict[str, Any]) -> None:
        """Send a command and wait until it has been carried out. Its update comes before the answer, and is skipped."""
        self.command(seat, body)
        while not (text := self.sockets[seat].next_text()).startswith(ANSWER):
            self.check(text)

    def check(self, text: bytes) -> None:
        if text.startswith(WRONG):
            self.fail(text[:500].decode())

    def watch_deal(self, seat: int) -> None:
        """The deal is the first line of the game, and the last before the first move."""
        while True:
            self.check(text := self.sockets[seat].next_text())
            if text.startswith(HEAD) and (update := decode(text)).table.status == "playing":
                break
        self.reach(update.seq)
        self.look(seat, bytearray(text), len(text))

    def reach(self, seq: int) -> None:
        self.seq = seq
        self.next = b"%b%d," % (HEAD, seq + 1)

    def look(self, seat: int, data: bytearray, end: int) -> None:
        """Choose a move if this seat has something to decide.

        Of an update to any other seat, only the number is read, as of boardgame.io's updates.
        """
        if data.find(NO_TURN, end - 32, end) < 0:
            start = data.rindex(CHOICES, 0, end) + len(CHOICES)
            choices = choices_in(memoryview(data)[start : data.rindex(UNDO, start, end)])
            self.actor, self.move = seat, encode(random_move(choices, self.below))

    def hear(self, seat: int, data: bytearray, start: int, end: int) -> None:
        if data.startswith(self.next, start, end):
            self.look(seat, data, end)
            if self.seen(seat, end - start):
                self.reach(self.seq + 1)
                self.go_on(data, start, end)
        elif data.startswith(HEAD, start, end):
            self.fail(f"an update {bytes(data[start:end][:50])!r} after line {self.seq}")
        elif data.startswith(WRONG, start, end):
            self.fail(data[start:end][:500].decode())

    def go_on(self, data: bytearray, start: int, end: int) -> None:
        if self.move:
            self.play()
        elif data.find(OVER, start, end) >= 0:
            self.over()
        else:
            self.fail(f"nobody can go on: {bytes(data[start:end][:500])!r}")

    def send_move(self) -> None:
        words = self.seq, self.move, next(self.numbers)
        self.move = b""
        self.sockets[self.actor].say(b'{"do":"play","seq":%d,"move":%b,"id":"c%d"}' % words)


@contextmanager
def server(loop: Loop, tables: int, reserve: int, folder: Path) -> Iterator[list[Contender]]:
    """Start our server with a worker for each core. Each game is a contender."""
    port, log = free_port(), folder / "pelagos.log"
    command = [sys.executable, "-m", "pelagos", "serve", "--port", str(port), "--store", str(folder / "tables.db")]
    command += ["--workers", str(WORKERS)]
    command += [f"--limit={name}={PLENTY}" for name in LIMITS]
    with log.open("w") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said)
    try:
        listening(process, port, log)
        contenders = []
        for game, name in zip(GAMES, NAMES, strict=True):
            contender = Contender(name, loop, tables, pid=process.pid, runs_on=build())
            contender.tables = [OurTable(contender, HttpApi(port), game, seed) for seed in range(tables + reserve)]
            contender.open()
            contenders.append(contender)
        yield contenders
        for contender in contenders:
            contender.close()
    finally:
        end(process)
