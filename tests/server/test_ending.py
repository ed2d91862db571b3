"""The ending of a game on a real server: for nobody before the end, then for everybody who may see the table."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from pelagos.core.ending import Ending
from pelagos.core.record import ending_of, parse
from pelagos.games import load
from tests.kit.servers.api_player import ApiPlayer
from tests.kit.servers.server_process import ServerProcess

MOST = 60  # seconds


async def ending(player: ApiPlayer, table: str) -> tuple[int, Any]:
    answer = await player.http.get(f"/api/tables/{table}/ending")
    return answer.status_code, answer.json()


async def wait_for_end(player: ApiPlayer, table: str) -> dict[str, Any]:
    """Wait until the game is over. Until then the ending is refused, and the answer has no word of the game."""
    async with asyncio.timeout(MOST):
        while True:
            status, refused = await ending(player, table)
            info = (await player.http.get(f"/api/tables/{table}")).json()
            if status == 200:
                return dict(info)
            assert (status, refused["code"], refused["name"]) == (409, "playing", "refused-no-ending")
            assert refused.keys() == {"type", "id", "code", "reason", "name"}
            await asyncio.sleep(0.2)


def test_only_a_finished_game_is_laid_open(server: ServerProcess) -> None:
    async def work() -> None:
        anna, bert = [await ApiPlayer.come(server.url, name) for name in ("Anna", "Bert")]
        table = await anna.open("odysseus", 3, bots=[None, "sailor", "sailor"], public=False)
        await anna.say(table, "join")
        assert (await ending(anna, table))[0] == 409
        await anna.say(table, "begin")
        assert (await ending(anna, table))[0] == 409
        assert (await ending(bert, table))[0] == 403
        async with anna.look(table):  # bots play only while somebody watches
            await anna.say(table, "away")
            info = await wait_for_end(anna, table)
        assert info["status"] == "over"
        assert (await ending(bert, table))[0] == 403
        found = msgspec.convert((await ending(anna, table))[1], Ending)
        record = parse((await anna.http.get(f"/api/tables/{table}/record")).text, load)
        assert msgspec.structs.replace(found, finished=0) == ending_of(record)
        (row,) = (await anna.http.get("/api/me/tables")).json()["tables"]
        assert row["winners"] == info["winners"] == list(record.winners)
        assert found.finished == row["changed"]
        for player in (anna, bert):
            await player.leave()

    asyncio.run(work())


def test_a_closed_table_keeps_its_secrets(server: ServerProcess) -> None:
    async def work() -> None:
        anna = await ApiPlayer.come(server.url, "Anna")
        table = await anna.open("ulysses", 3)
        await anna.say(table, "join")
        await anna.say(table, "close")
        assert (await anna.http.get(f"/api/tables/{table}")).json()["status"] == "closed"
        status, refused = await ending(anna, table)
        assert (status, refused["name"]) == (409, "refused-no-ending")
        await anna.leave()

    asyncio.run(work())
