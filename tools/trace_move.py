"""Trace moves over real sockets: which functions of Pelagos run between the bytes received and the updates sent.

This starts a server and four players in one process, and prints medians over their moves, by folder. Run it with rules
that are not compiled, since compiled functions cannot be traced: `PYTHONPATH=src python -m tools.trace_move`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import sys
import threading
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from itertools import chain
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from types import CodeType, FrameType
from typing import Any

import uvicorn
from librt.random import Random

import pelagos
from pelagos.core.laws import random_move
from pelagos.server import worker_process
from pelagos.server.cluster import table_registry
from pelagos.server.http.app import application
from pelagos.server.settings import ServerSettings
from pelagos.server.table import table_events
from tests.kit.servers.api_player import PlayerSocket, start_game
from tests.kit.servers.processes import free_port

PACKAGE = Path(pelagos.__file__).parent
PLAYERS = ("Anna", "Bert", "Cleo", "Dora")
WARM_UP = 10  # moves that are not counted: they fill the caches
COMPREHENSIONS = ("<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>")  # functions of their own before Python 3.12
Function = tuple[str, int, str]  # its file, line and name


class Tracer:
    """Notes all code that any thread calls while `is_on`."""

    def __init__(self) -> None:
        self.is_on = False
        self.found: set[CodeType] = set()
        threading.setprofile(self.note)
        sys.setprofile(self.note)

    def note(self, frame: FrameType, event: str, arg: Any) -> None:
        if self.is_on and event == "call":
            self.found.add(frame.f_code)

    @contextlib.contextmanager
    def tracing(self) -> Any:
        self.is_on, self.found = True, set()
        yield
        self.is_on = False


def functions_of(found: Iterable[CodeType]) -> set[Function]:
    """Return the functions of the package."""
    ours = [code for code in found if Path(code.co_filename).is_relative_to(PACKAGE)]
    return {(str(Path(code.co_filename).relative_to(PACKAGE)), code.co_firstlineno, code.co_name) for code in ours}


@contextlib.asynccontextmanager
async def serving(folder: Path) -> AsyncIterator[tuple[table_registry.TableRegistry, str]]:
    """Run a server in this process; yield its registry and its address."""
    settings = ServerSettings(port=free_port(), store=str(folder / "store.sqlite"))
    registry = worker_process.registry_of(settings)
    await registry.start()
    options = worker_process.uvicorn_options(settings)
    server = uvicorn.Server(uvicorn.Config(application(registry), lifespan="off", **options))
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield registry, f"http://127.0.0.1:{settings.port}"
    finally:
        server.should_exit = True
        await task
        await registry.stop()


async def trace(game: str, moves: int, tracer: Tracer, folder: Path) -> list[set[Function]]:
    """Return the functions of each move of a random game."""
    found: list[set[Function]] = []
    random = Random(1)
    async with serving(folder) as (registry, url), contextlib.AsyncExitStack() as stack:
        id, people = await start_game(url, game, PLAYERS)
        sockets = [await stack.enter_async_context(person.look(id)) for person in people]
        for _ in range(WARM_UP + moves):
            table = registry.homes[id].table
            if not table.is_playing:
                break
            seat, seq = table.actor, table.seq
            move = table.game.write(random_move(table.match, random))
            await see(sockets, seq)
            with tracer.tracing():
                await sockets[seat].send("play", seq=seq, move=move)
                await see(sockets, seq + 1)
            found.append(functions_of(tracer.found))
        for person in people:
            await person.leave()
    return found[WARM_UP:]


async def see(sockets: list[PlayerSocket], seq: int) -> None:
    """Wait until every viewer has the update of this line."""
    for socket in sockets:
        await socket.until_seq(seq)


def room_of(function: Function) -> str:
    """Return the folder of a function."""
    return str(Path(function[0]).parent)


def show(game: str, found: list[set[Function]], whole: bool) -> None:
    total = median([len(move) for move in found])
    named = median([sum(name not in COMPREHENSIONS for _, _, name in move) for move in found])
    files = median([len({file for file, *_ in move}) for move in found])
    print(f"{game}: {total:.0f} functions in {files:.0f} files, {named:.0f} without comprehensions; {len(found)} moves")
    usual = {function for function, times in Counter(chain(*found)).items() if times > len(found) / 2}
    for room in sorted({room_of(function) for move in found for function in move}):
        print(f"{median([sum(map(room.__eq__, map(room_of, move))) for move in found]):5.0f} {room}")
        for file, line, name in sorted(usual) if whole else ():
            if room_of((file, line, name)) == room:
                print(f"        {Path(file).name}:{line} {name}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--whole", action="store_true", help="also print the functions that run in most moves")
    given = parser.parse_args()
    table_events.new_seed = lambda: bytes(32)  # type: ignore[attr-defined]  # the same deal at each run
    table_registry.SWEEP_INTERVAL = 3600.0  # no background work meanwhile
    tracer = Tracer()
    for game in ("ulysses", "odysseus"):
        with TemporaryDirectory() as folder:
            show(game, asyncio.run(trace(game, given.moves, tracer, Path(folder))), given.whole)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
