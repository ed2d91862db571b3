"""An honest table: people who play on and on, and note how long each answer took.

`python faults/bystander.py URL STOP OUT` plays until the file STOP is there, then writes OUT; until then the table's id
stands there.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from tests.kit.api_player import ApiPlayer, PlayerSocket, new_id, start_game

PAUSE = 0.02  # seconds between two moves


@dataclass
class Played:
    """What honest people have done; `wrong` is what should not have happened to them."""

    table: str = ""
    people: list[str] = field(default_factory=list)
    commands: list[str] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)  # by move
    at: list[float] = field(default_factory=list)  # when that was, by time.time()
    wrong: list[str] = field(default_factory=list)


async def play(url: str, found: Played, is_over: Any, tell: Any = lambda table: None) -> None:
    """Games of Odysseus, one after the other; the last one may stay unfinished."""
    while not is_over():
        found.table, guests = await start_game(url, "odysseus", ("Anna", "Bert", "Clio"))
        tell(found.table)
        try:
            await asyncio.gather(*(sit(guest, found.table, found, is_over) for guest in guests))
        finally:
            for guest in guests:
                await guest.leave()


async def sit(guest: ApiPlayer, table: str, found: Played, is_over: Any) -> None:
    async with guest.look(table) as look:
        while not is_over():
            if look.last and look.last["table"]["status"] == "over":
                return
            if look.last and look.last["legal"]:
                await asyncio.sleep(PAUSE)
                await move(look, found)
            try:
                await look.next(0.5)
            except TimeoutError:
                continue


async def move(look: PlayerSocket, found: Played) -> None:
    update = look.last
    command = new_id()
    found.commands.append(command)
    began = time.perf_counter()
    text = update["legal"][len(found.seconds) % len(update["legal"])]
    answer = await look.ask("play", id=command, seq=update["seq"], move=text)
    found.seconds.append(time.perf_counter() - began)
    found.at.append(time.time())
    if answer["type"] != "answer":
        found.wrong.append(f"{text}: {answer}")
    seqs = [message["seq"] for message in look.messages if message["type"] == "update"]
    if seqs != list(range(seqs[0], seqs[0] + len(seqs))):
        found.wrong.append(f"a gap: {seqs}")
    look.messages.clear()
    look.messages.append(look.last)


def between(found: Played, start: float, end: float) -> list[float]:
    return [seconds for at, seconds in zip(found.at, found.seconds, strict=True) if start <= at < end]


def percentile(values: list[float], share: float) -> float:
    """0 for none."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else 0.0


def main() -> None:
    url, stop, out = sys.argv[1:4]
    found = Played()
    asyncio.run(play(url, found, Path(stop).exists, Path(out).write_text))
    Path(out).write_text(json.dumps(asdict(found)))


if __name__ == "__main__":
    main()
