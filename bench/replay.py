"""A game that is played once and then shown several times: every page gets exactly the same updates each time."""

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

from tests.kit.servers.api_player import ApiPlayer
from tests.kit.servers.processes import free_port

PACE_MS = 30  # milliseconds between two moves while the game is played
FORWARDED = ("Accept", "Cookie")


@dataclass
class PlayedGame:
    """The updates that one player at the table got, from the first move on. A bot decides for the player."""

    table: str
    log: bytes
    updates: list[str]


async def begin_game(url: str, game: str, pace: int) -> tuple[ApiPlayer, str]:
    """Begin a public game of bots. Return a player at the table, for whom a bot decides too, and its id."""
    anna = await ApiPlayer.come(url, "Anna")
    table = await anna.open(game, 4, bots=[None, "sailor", "sailor", "sailor"], pace=pace)
    for do in ("join", "begin", "away"):
        await anna.say(table, do)
    return anna, table


async def new_table(url: str, game: str, pace: int) -> str:
    """Begin a game and return the address of its table."""
    anna, table = await begin_game(url, game, pace)
    await anna.leave()
    return f"{url}/t/{table}"


async def play(url: str, game: str, moves: int) -> PlayedGame:
    anna, table = await begin_game(url, game, PACE_MS)
    log = (await anna.http.get(f"/api/tables/{table}/log")).content
    async with anna.look(table) as socket:
        while socket.last.get("table", {}).get("status") != "over" and len(socket.messages) <= moves:
            await socket.next()
    await anna.leave()
    updates = [message for message in socket.messages if message["type"] == "update"]
    return PlayedGame(table, log, [json.dumps(update, separators=(",", ":")) for update in updates])


@dataclass
class Showing:
    """Where a game is shown: the table's address, when to begin, and whether all updates have been sent."""

    address: str
    begin: threading.Event = field(default_factory=threading.Event)
    done: threading.Event = field(default_factory=threading.Event)


@contextmanager
def shown(game: PlayedGame, url: str, pace: float) -> Iterator[Showing]:
    """Serve the page and its files from the server, and the log and the socket from the game. `pace` is in seconds."""
    port = free_port()
    showing = Showing(f"http://127.0.0.1:{port}/t/{game.table}")

    def answer(connection: ServerConnection, request: Request) -> Response | None:
        path = request.path.partition("?")[0]
        if path.endswith("/socket"):
            return None
        if path.endswith("/log"):
            return response(200, "application/json", game.log)
        wanted = {name: request.headers[name] for name in FORWARDED if name in request.headers}
        found = httpx.get(url + request.path, headers=wanted)
        return response(found.status_code, found.headers.get("Content-Type", ""), found.content)

    def send_updates(socket: ServerConnection) -> None:
        socket.send(game.updates[0])
        showing.begin.wait()
        for update in game.updates[1:]:
            time.sleep(pace)
            socket.send(update)
        time.sleep(pace)
        showing.done.set()
        for _ in socket:  # until the page closes
            pass

    with serve(send_updates, "127.0.0.1", port, compression=None, process_request=answer) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield showing
        finally:
            showing.begin.set()  # lets send_updates end
            server.shutdown()


def response(status: int, kind: str, body: bytes) -> Response:
    headers = Headers({"Content-Type": kind, "Content-Length": str(len(body)), "Connection": "close"})
    return Response(status, "", headers, body)
