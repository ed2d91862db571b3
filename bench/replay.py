"""A game that was played once and is shown again and again: each page, and each time, gets the very same updates."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import httpx
from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.sync.server import ServerConnection, serve

from tests.kit.api_player import ApiPlayer
from tests.kit.processes import free_port

QUICK = 30  # milliseconds between two moves, while it is played
PASSED_ON = ("Accept", "Cookie")


@dataclass
class Played:
    """What the page of somebody at the table was told, from the first move on. A bot decides for her."""

    table: str
    log: bytes
    updates: list[str]


async def begun(url: str, game: str, pace: int) -> tuple[ApiPlayer, str]:
    """A public game that bots play, and one of those at the table, for whom a bot decides too."""
    anna = await ApiPlayer.come(url, "Anna")
    table = await anna.open(game, 4, bots=[None, "sailor", "sailor", "sailor"], pace=pace)
    for do in ("join", "begin", "away"):
        await anna.say(table, do)
    return anna, table


async def new_table(url: str, game: str, pace: int) -> str:
    """Its address, for those who look on."""
    anna, table = await begun(url, game, pace)
    await anna.leave()
    return f"{url}/t/{table}"


async def play(url: str, game: str, moves: int) -> Played:
    anna, table = await begun(url, game, QUICK)
    log = (await anna.http.get(f"/api/tables/{table}/log")).content
    async with anna.look(table) as look:
        while look.last.get("table", {}).get("status") != "over" and len(look.messages) <= moves:
            await look.next()
    await anna.leave()
    heard = [message for message in look.messages if message["type"] == "update"]
    return Played(table, log, [json.dumps(update, separators=(",", ":")) for update in heard])


@dataclass
class Stage:
    """Where it is shown: the table's address, when to begin, and when all has been told."""

    address: str
    begin: threading.Event = field(default_factory=threading.Event)
    done: threading.Event = field(default_factory=threading.Event)


@contextmanager
def shown(game: Played, url: str, pace: float) -> Iterator[Stage]:
    """The page and its files come from the server, log and socket are those of the game; `pace` in seconds."""
    port = free_port()
    stage = Stage(f"http://127.0.0.1:{port}/t/{game.table}")

    def answer(connection: ServerConnection, request: Request) -> Response | None:
        path = request.path.partition("?")[0]
        if path.endswith("/socket"):
            return None
        if path.endswith("/log"):
            return response(200, "application/json", game.log)
        wanted = {name: request.headers[name] for name in PASSED_ON if name in request.headers}
        found = httpx.get(url + request.path, headers=wanted)
        return response(found.status_code, found.headers.get("Content-Type", ""), found.content)

    def tell(socket: ServerConnection) -> None:
        socket.send(game.updates[0])
        stage.begin.wait()
        for update in game.updates[1:]:
            time.sleep(pace)
            socket.send(update)
        time.sleep(pace)
        stage.done.set()
        for _ in socket:  # until the page is gone
            pass

    with serve(tell, "127.0.0.1", port, compression=None, process_request=answer) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield stage
        finally:
            stage.begin.set()  # nobody waits for it any more
            server.shutdown()


def response(status: int, kind: str, body: bytes) -> Response:
    headers = Headers({"Content-Type": kind, "Content-Length": str(len(body)), "Connection": "close"})
    return Response(status, "", headers, body)
