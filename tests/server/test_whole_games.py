"""Whole games on a real server, from opening the table to the end."""

import asyncio
from typing import Any

import pytest

from tests.kit.servers.api_player import ApiPlayer, PlayerSocket, start_game
from tests.kit.servers.moves import any_move
from tests.kit.servers.server_process import ServerProcess


async def play_out(look: PlayerSocket, most: int = 10_000) -> dict[str, Any]:
    """Play a random move whenever it is this player's decision, to the end."""
    for _ in range(most):
        update = await look.until(lambda new: new["choices"] or new["table"]["status"] == "over")
        if update["table"]["status"] == "over":
            return update
        answer = await look.ask("play", seq=update["seq"], move=any_move(update))
        assert answer["type"] == "answer" or answer["code"] == "stale", answer
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("game", "seats"), [("ulysses", 3), ("odysseus", 3)])
def test_people_and_bots_play_to_the_end_and_all_see_the_same(server: ServerProcess, game: str, seats: int) -> None:
    async def main() -> None:
        table, (anna, bert) = await start_game(server.url, game, ["Anna", "Bert"], seats, bots=[None, None, "sailor"])
        stranger = ApiPlayer(server.url, "", "")
        async with anna.look(table) as a, bert.look(table) as b, stranger.look(table) as c:
            ends = await asyncio.gather(
                play_out(a), play_out(b), c.until(lambda new: new["table"]["status"] == "over", 60)
            )
        assert len({end["seq"] for end in ends}) == 1
        assert ends[0]["table"] == {**ends[1]["table"], "seats": ends[0]["table"]["seats"]}
        assert ends[0]["table"]["winners"]
        record = (await stranger.http.get(f"/api/tables/{table}/record")).text
        assert "\nseed " in record and "?" not in record

    asyncio.run(main())
