"""Commands over a socket: in order, none lost, and no faster than the limit."""

import asyncio
import json
from pathlib import Path
from typing import Any

import websockets

from tests.kit.servers.api_player import ApiPlayer, start_game
from tests.kit.servers.raw_websocket import CLOSE, frame
from tests.kit.servers.server_process import ServerProcess


def test_stopping_does_not_wait_for_a_client_that_sends_too_much(tmp_path: Path) -> None:
    """At the allowed rate, the messages sent would take twenty seconds."""

    async def flood(server: ServerProcess) -> None:
        anna = await ApiPlayer.come(server.url, "Anna")
        table = await anna.open("ulysses", 3)
        address = f"ws{server.url.removeprefix('http')}/api/tables/{table}/socket"
        async with websockets.connect(address, additional_headers={"Authorization": f"Bearer {anna.token}"}) as socket:
            await socket.recv()
            socket.transport.write(frame(b"x") * 450)
            await socket.recv()
            await asyncio.to_thread(server.stop)
        await anna.leave()

    server = ServerProcess(tmp_path / "store", log=tmp_path / "log")
    with server:
        asyncio.run(flood(server))
    assert "ERROR" not in server.tail()


def test_messages_are_answered_in_order_and_none_is_lost(server: ServerProcess) -> None:
    """Messages in one read and messages before a close frame, in order: with invalid ones among them, and more at once
    than are read ahead."""

    async def work() -> None:
        table, (anna, bert) = await start_game(server.url, "ulysses", ["Anna", "Bert"], 3)
        address = f"ws{server.url.removeprefix('http')}/api/tables/{table}/socket"
        said = [f"word {number}" for number in range(20)]
        words = [json.dumps({"do": "say", "id": f"id{number}", "text": text}) for number, text in enumerate(said)]
        nonsense = [json.dumps({"do": "nothing", "id": f"no{number}"}) for number in range(20)]
        both = [word for pair in zip(words, nonsense, strict=True) for word in pair]
        headers = {"Authorization": f"Bearer {anna.token}"}
        async with websockets.connect(address, additional_headers=headers) as socket:
            await socket.recv()
            socket.transport.write(b"".join(frame(word.encode()) for word in both))
            answers: list[str] = []
            while len(answers) < len(both):
                message = json.loads(await asyncio.wait_for(socket.recv(), 10))
                answers += [message["id"]] if message["type"] in ("answer", "refused") else []
            assert answers == [json.loads(word)["id"] for word in both]
            last = json.dumps({"do": "say", "id": "last", "text": "good-bye"})
            socket.transport.write(frame(words[0].encode()) * 12 + frame(last.encode()) + frame(b"", CLOSE))
            await socket.wait_closed()
        for _ in range(100):
            heard = [event["args"]["text"] for event in await log_of(bert, table) if event["name"] == "table-said"]
            if "good-bye" in heard:
                break
            await asyncio.sleep(0.1)
        assert heard == [*said, "good-bye"]

    asyncio.run(work())


async def log_of(player: ApiPlayer, table: str) -> list[dict[str, Any]]:
    lines = (await player.http.get(f"/api/tables/{table}/log")).json()["lines"]
    return [event for line in lines for event in line["events"]]
