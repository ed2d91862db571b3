"""A person who plays on a real server over HTTP and websockets, without a browser."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Any

import httpx
import websockets

from tests.kit.servers.server_process import PATIENCE


class ApiPlayer:
    """A person with a token. It makes HTTP calls and opens sockets."""

    def __init__(self, url: str, name: str, token: str) -> None:
        self.url = url
        self.name = name
        self.token = token
        self.http = httpx.AsyncClient(
            base_url=url, headers={"Authorization": f"Bearer {token}"} if token else {}, timeout=PATIENCE, verify=False
        )

    @classmethod
    async def come(cls, url: str, name: str) -> ApiPlayer:
        """Register a new person."""
        async with httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False) as http:
            answer = await http.post("/api/people", json={"name": name, "bearer": True})
            answer.raise_for_status()
            return cls(url, answer.json()["name"], answer.json()["token"])

    async def leave(self) -> None:
        """Close the HTTP connections."""
        await self.http.aclose()

    async def open(self, game: str, seats: int, **settings: Any) -> str:
        """Open a table and return its id."""
        asked = {"game": game, "seats": seats, "pace": 0, "public": True, **settings}
        answer = await self.http.post("/api/tables", json=asked)
        answer.raise_for_status()
        return str(answer.json()["id"])

    async def post(self, path: str, **body: Any) -> Any:
        return (await self.http.post(path, json=body)).json()

    async def say(self, table: str, do: str, **args: Any) -> Any:
        """Send a command over HTTP and return its answer."""
        return await self.post(f"/api/tables/{table}/commands", do=do, **{"id": new_id(), **args})

    @contextlib.asynccontextmanager
    async def look(self, table: str, since: int | None = None, query: str = "") -> AsyncIterator[PlayerSocket]:
        """Open a socket at a table."""
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        headers = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        query = query if since is None else f"?since={since}"
        async with websockets.connect(address + query, additional_headers=headers, compression=None) as socket:
            yield PlayerSocket(socket)


class PlayerSocket:
    """One socket at one table. It keeps every message in order."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.messages: list[dict[str, Any]] = []
        self.last: dict[str, Any] = {}  # the newest update
        self.answers: dict[str, dict[str, Any]] = {}  # by command id

    async def next(self, patience: float = PATIENCE) -> dict[str, Any]:
        """Read one message."""
        text = await asyncio.wait_for(self.socket.recv(), patience)
        message: dict[str, Any] = json.loads(text)
        self.messages.append(message)
        if message["type"] == "update":
            self.last = message
        if message["type"] in ("answer", "refused"):
            self.answers[message["id"]] = message
        return message

    async def until(self, is_true: Callable[[dict[str, Any]], object], patience: float = PATIENCE) -> dict[str, Any]:
        """Read until an update for which this holds. The newest update is tried first."""
        end = time.monotonic() + patience
        while not self.last or not is_true(self.last):
            await self.next(max(0.01, end - time.monotonic()))
        return self.last

    async def until_seq(self, seq: int) -> dict[str, Any]:
        """Read until an update that includes this line of the log."""
        return await self.until(lambda update: update["seq"] >= seq)

    async def send(self, do: str, **args: Any) -> str:
        """Send a command and return its id."""
        id = str(args.pop("id", "") or new_id())
        await self.socket.send(json.dumps({"do": do, "id": id, **args}))
        return id

    async def ask(self, do: str, **args: Any) -> dict[str, Any]:
        """Send a command and return its answer, once the update that it caused has been read too."""
        id = await self.send(do, **args)
        while id not in self.answers:
            await self.next()
        answer = self.answers[id]
        if answer["type"] == "answer":
            await self.until(lambda new: new["seq"] >= answer["seq"])
        return answer


def new_id() -> str:
    return secrets.token_hex(8)


async def start_game(
    url: str, game: str, names: Sequence[str], seats: int = 0, **settings: Any
) -> tuple[str, list[ApiPlayer]]:
    """Open a table, seat these people, and begin the game. Bots get the seats that are left."""
    players = [await ApiPlayer.come(url, name) for name in names]
    table = await players[0].open(game, seats or len(names), **settings)
    for player in players:
        answer = await player.say(table, "join", entropy=new_id())
        assert answer["type"] == "answer", answer
    answer = await players[0].say(table, "begin")
    assert answer["type"] == "answer", answer
    return table, players
