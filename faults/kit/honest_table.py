"""An honest table: three people who play game after game and note how long each answer took.

`python -m faults.kit.honest_table URL STOP OUT` plays until the file STOP exists. The file OUT first holds the id of
the table, and at the end the results as JSON.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path

from tests.kit.servers.api_player import ApiPlayer, PlayerSocket, new_id, start_game
from tests.kit.servers.moves import any_move

PAUSE = 0.02  # seconds between two moves


@dataclass
class HonestPlay:
    """What the honest people did, and in `wrong` what should not have happened to them."""

    table: str = ""
    people: list[str] = field(default_factory=list)
    commands: list[str] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)  # by move, until its answer
    at: list[float] = field(default_factory=list)  # by move, time.time() of its answer
    wrong: list[str] = field(default_factory=list)


async def play(
    url: str, found: HonestPlay, is_over: Callable[[], bool], on_table: Callable[[str], object] = lambda table: None
) -> None:
    """Play games of Odysseus, one after another. `on_table` gets the id of each table; the last game may not end."""
    while not is_over():
        found.table, players = await start_game(url, "odysseus", ("Anna", "Bert", "Clio"))
        on_table(found.table)
        try:
            await asyncio.gather(*(play_seat(player, found.table, found, is_over) for player in players))
        finally:
            for player in players:
                await player.leave()


async def play_seat(player: ApiPlayer, table: str, found: HonestPlay, is_over: Callable[[], bool]) -> None:
    async with player.look(table) as socket:
        while not is_over():
            if socket.last and socket.last["table"]["status"] == "over":
                return
            if socket.last and socket.last["choices"]:
                await asyncio.sleep(PAUSE)
                await move(socket, found)
            try:
                await socket.next(0.5)
            except TimeoutError:
                continue


async def move(socket: PlayerSocket, found: HonestPlay) -> None:
    """Play a legal move, time its answer, and check that no update was left out."""
    update = socket.last
    command = new_id()
    found.commands.append(command)
    began = time.perf_counter()
    text = any_move(update)
    answer = await socket.ask("play", id=command, seq=update["seq"], move=text)
    found.seconds.append(time.perf_counter() - began)
    found.at.append(time.time())
    if answer["type"] != "answer":
        found.wrong.append(f"{text}: {answer}")
    seqs = [message["seq"] for message in socket.messages if message["type"] == "update"]
    if seqs != list(range(seqs[0], seqs[0] + len(seqs))):
        found.wrong.append(f"a gap: {seqs}")
    socket.messages.clear()
    socket.messages.append(socket.last)


def between(found: HonestPlay, start: float, end: float) -> list[float]:
    """Return the times of the moves answered between these two points of time.time()."""
    return [seconds for at, seconds in zip(found.at, found.seconds, strict=True) if start <= at < end]


def main() -> None:
    url, stop, out = sys.argv[1:4]
    found = HonestPlay()
    asyncio.run(play(url, found, Path(stop).exists, Path(out).write_text))
    Path(out).write_text(json.dumps(asdict(found)))


if __name__ == "__main__":
    main()
