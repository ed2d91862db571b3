"""Hints at live tables: who may take one, who gets it, and what the others see."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.kit.games.every_game import every_game
from tests.kit.servers.api_player import ApiPlayer, start_game
from tests.kit.servers.server_process import ServerProcess


async def decision(people: list[ApiPlayer], table: str) -> tuple[ApiPlayer, dict[str, Any]]:
    """Return the person who must decide, with their newest update."""
    while True:
        for person in people:
            async with person.look(table) as socket:
                update = await socket.until(lambda _: True)
                if update["choices"] is not None:
                    return person, update
        await asyncio.sleep(0.1)


@every_game
def test_only_the_player_gets_a_hint_and_all_see_that_it_was_taken(server: ServerProcess, game: Any) -> None:
    async def play() -> None:
        others = {"bots": [None, *["sailor"] * (game.seats[0] - 1)]}
        table, people = await start_game(server.url, game.name, ["Anna"], game.seats[0], **others)
        anna, update = await decision(people, table)
        watcher = await ApiPlayer.come(server.url, "Wanda")
        async with watcher.look(table) as socket, anna.look(table) as own:
            await socket.until(lambda new: new["seq"] >= update["seq"])
            assert update["table"]["hints"]
            first = await anna.post(f"/api/tables/{table}/hint", seq=update["seq"])
            again = await anna.post(f"/api/tables/{table}/hint", seq=update["seq"])
            assert first == again and 1 <= len(again["moves"]) <= 3
            assert all(move["reasons"] and move["tells"] for move in again["moves"])
            played = await anna.say(table, "play", move=again["moves"][0]["move"], seq=update["seq"])
            assert played["type"] == "answer"
            await socket.until_seq(played["seq"])
            await own.until_seq(played["seq"])
            for found in (socket, own):
                told = [event for message in found.messages for event in message.get("events", ())]
                hinted = [event for event in told if event["name"] == "table-hinted"]
                assert hinted == [{"name": "table-hinted", "args": {"seat": 0}}], "one line for one decision"
            assert not any("moves" in message for message in socket.messages)
        await watcher.leave()
        await anna.leave()

    asyncio.run(play())


@pytest.mark.parametrize("hints", [False, True])
def test_people_together_need_a_table_that_allows_hints(server: ServerProcess, hints: bool) -> None:
    async def play() -> None:
        table, people = await start_game(server.url, "ulysses", ["Anna", "Bert", "Cleo"], 3, hints=hints)
        person, update = await decision(people, table)
        waiting = next(each for each in people if each is not person)
        assert update["table"]["hints"] is hints
        wanted = ["refused-hint-turn", None] if hints else ["refused-hint", "refused-hint"]
        answers = [await each.post(f"/api/tables/{table}/hint", seq=update["seq"]) for each in (waiting, person)]
        assert [answer.get("name") for answer in answers] == wanted
        for each in people:
            await each.leave()

    asyncio.run(play())
