"""A real server in a process of its own, and people who play there over real sockets. For experiments and tests."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import websockets

NO_LIMITS = (
    *("messages=1000000", "burst=1000000", "requests=1000000", "requests_burst=1000000"),
    *("people=1000000", "people_burst=1000000", "codes=1000000", "codes_burst=1000000"),
    *("tables=1000000", "sockets=100000", "sockets_each=100000"),
)
PATIENCE = 30.0  # seconds until something that should happen counts as broken


def free_port() -> int:
    """Below those that systems give to outgoing calls: it stays free while a server is started again."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as found, contextlib.suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port


class House:
    """`pelagos serve` as anybody would start it."""

    program: tuple[str, ...] = ("-m", "pelagos")  # or a script that plants a mistake first

    def __init__(self, store: str | Path, *options: str, port: int = 0, log: Path | None = None) -> None:
        self.store = str(store)
        self.port = port or free_port()
        self.options = options
        self.log = log or Path(os.devnull)
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, env: dict[str, str] | None = None) -> House:
        command = [sys.executable, *self.program, "serve", "--store", self.store, "--port", str(self.port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *self.options], stdout=log, stderr=log, env={**os.environ, **(env or {})}
            )
        return self

    def wait(self, patience: float = PATIENCE) -> House:
        """Until it answers."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(self.url + "/healthz", timeout=2).status_code == 200:
                    return self
            if self.process is not None and self.process.poll() is not None:
                raise RuntimeError(f"the server ended with {self.process.returncode}: {self.tail()}")
            time.sleep(0.02)
        raise RuntimeError(f"the server does not answer: {self.tail()}")

    def kill(self, how: int = signal.SIGKILL) -> None:
        """The process, not its children: they must see for themselves that it is gone."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(20)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()

    def tail(self) -> str:
        return self.log.read_text(errors="replace")[-2000:] if self.log.is_file() else ""

    def __enter__(self) -> House:
        try:
            return self.start().wait()
        except BaseException:
            self.stop()
            raise

    def __exit__(self, fault: type[BaseException] | None, *_: object) -> None:
        if fault is not None and (words := self.tail()):  # they are gone with the folder that they are in
            print(f"what the server said last:\n{words}", file=sys.stderr)
        self.stop()


class Guest:
    """A person with a token: calls over HTTP, and sockets."""

    def __init__(self, url: str, name: str, token: str) -> None:
        self.url = url
        self.name = name
        self.token = token
        self.http = httpx.AsyncClient(
            base_url=url, headers={"Authorization": f"Bearer {token}"} if token else {}, timeout=PATIENCE, verify=False
        )

    @classmethod
    async def come(cls, url: str, name: str) -> Guest:
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False) as http:
            answer = await http.post("/api/people", json={"name": name, "bearer": True})
            answer.raise_for_status()
            return cls(url, answer.json()["name"], answer.json()["token"])

    async def leave(self) -> None:
        await self.http.aclose()

    async def open(self, game: str, seats: int, **settings: Any) -> str:
        """A new table's id."""
        asked = {"game": game, "seats": seats, "pace": 0, "public": True, **settings}
        answer = await self.http.post("/api/tables", json=asked)
        answer.raise_for_status()
        return str(answer.json()["id"])

    async def post(self, path: str, **body: Any) -> Any:
        return (await self.http.post(path, json=body)).json()

    async def say(self, table: str, do: str, **args: Any) -> Any:
        """A command over HTTP, and its answer."""
        return await self.post(f"/api/tables/{table}/commands", do=do, **{"id": new_id(), **args})

    @contextlib.asynccontextmanager
    async def look(self, table: str, since: int | None = None, query: str = "") -> AsyncIterator[Look]:
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        query = query if since is None else f"?since={since}"
        async with websockets.connect(address + query, additional_headers=headers, compression=None) as socket:
            yield Look(socket)


class Look:
    """One socket at one table: keeps all that came, in order."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.messages: list[dict[str, Any]] = []
        self.last: dict[str, Any] = {}  # the newest update
        self.answers: dict[str, dict[str, Any]] = {}

    async def next(self, patience: float = PATIENCE) -> dict[str, Any]:
        text = await asyncio.wait_for(self.socket.recv(), patience)
        message: dict[str, Any] = json.loads(text)
        self.messages.append(message)
        if message["type"] == "update":
            self.last = message
        if message["type"] in ("answer", "refused"):
            self.answers[message["id"]] = message
        return message

    async def until(self, true: Any, patience: float = PATIENCE) -> dict[str, Any]:
        """Reads on until an update of which this is true; the newest one counts at once."""
        end = time.monotonic() + patience
        while not self.last or not true(self.last):
            await self.next(max(0.01, end - time.monotonic()))
        return self.last

    async def send(self, do: str, **args: Any) -> str:
        id = str(args.pop("id", "") or new_id())
        await self.socket.send(json.dumps({"do": do, "id": id, **args}))
        return id

    async def ask(self, do: str, **args: Any) -> dict[str, Any]:
        """A command and its answer; what it did has been seen then."""
        id = await self.send(do, **args)
        while id not in self.answers:
            await self.next()
        answer = self.answers[id]
        if answer["type"] == "answer":
            await self.until(lambda new: new["seq"] >= answer["seq"])
        return answer


def new_id() -> str:
    return secrets.token_hex(8)


async def seated(url: str, game: str, names: Sequence[str], seats: int = 0, **settings: Any) -> tuple[str, list[Guest]]:
    """A table where everybody sits and the game has begun; bots have the seats that are left."""
    guests = [await Guest.come(url, name) for name in names]
    table = await guests[0].open(game, seats or len(names), **settings)
    for guest in guests:
        answer = await guest.say(table, "join", entropy=new_id())
        assert answer["type"] == "answer", answer
    answer = await guests[0].say(table, "begin")
    assert answer["type"] == "answer", answer
    return table, guests
