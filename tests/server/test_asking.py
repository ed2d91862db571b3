"""Asking to come in at a private table, on a real server."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from tests.kit.servers.api_player import ApiPlayer
from tests.kit.servers.server_process import NO_LIMITS, ServerProcess


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)


async def entry(player: ApiPlayer, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await player.http.get(f"/api/tables/{table}/entry")).json()
    return found


def test_a_stranger_learns_nothing_before_a_player_lets_them_in(server: ServerProcess) -> None:
    """Only the game's name. Afterwards they may enter as with an invitation; a declined person may not."""

    async def work() -> None:
        anna, bert, cleo = [await ApiPlayer.come(server.url, name) for name in ("Anna", "Bert", "C\u202eleo")]
        table = await anna.open("ulysses", 3, public=False)
        await anna.say(table, "join")
        for stranger in (bert, cleo, ApiPlayer(server.url, "", "")):
            assert await entry(stranger, table) == {"game": "ulysses", "status": "outside"}
        for stranger in (bert, cleo):
            assert (await stranger.say(table, "ask"))["type"] == "answer"
            assert await entry(stranger, table) == {"game": "ulysses", "status": "asking"}
            for path in ("", "/log", "/record", "/game"):
                answer = await stranger.http.get(f"/api/tables/{table}{path}")
                assert (answer.status_code, answer.json()["code"]) == (403, "private")
            assert (await stranger.say(table, "join"))["code"] == "private"
        async with anna.look(table) as look:
            askers = (await look.until(bool))["table"]["askers"]
            assert [asker["name"] for asker in askers] == ["Bert", "Cleo"], "names are cleaned"
            await anna.say(table, "admit", asker=askers[1]["number"], let=False)
            await anna.say(table, "admit", asker=askers[0]["number"])
        assert await entry(cleo, table) == {"game": "ulysses", "status": "declined"}
        assert (await cleo.say(table, "join"))["code"] == "private"
        assert await entry(bert, table) == {"game": "ulysses", "status": "inside"}
        assert (await bert.say(table, "join"))["type"] == "answer"
        async with bert.look(table) as look:
            assert (await look.until(bool))["you"] == 1

    run(work())


def test_requests_from_one_address_are_limited(tmp_path: Path) -> None:
    options = [word for limit in (*NO_LIMITS, "asks=0.001", "asks_burst=2") for word in ("--limit", limit)]

    async def work(server: ServerProcess) -> None:
        anna = await ApiPlayer.come(server.url, "Anna")
        tables = [await anna.open("ulysses", 3, public=False) for _ in range(3)]
        strangers = [await ApiPlayer.come(server.url, f"Stranger {number}") for number in range(3)]
        answers = [await one.say(table, "ask") for one, table in zip(strangers, tables, strict=True)]
        assert [answer.get("code") for answer in answers] == [None, None, "rate"]

    with ServerProcess(tmp_path / "store", *options, log=tmp_path / "log") as server:
        run(work(server))
