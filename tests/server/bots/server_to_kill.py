"""A server for a test to kill: `python server_to_kill.py BOTS`. Prints the ids of their watchdogs, then "thinking"."""

import asyncio
import sys
from pathlib import Path

from pelagos.core.chance import Seeded
from pelagos.core.match import Match
from pelagos.games import load
from pelagos.server.bots.bot_pool import BotPool
from pelagos.server.bots.bot_request import BotKey, BotRequest

BOTS = Path(sys.argv[1])
COMMAND = (sys.executable, str(Path(__file__).with_name("any_bot_host.py")))


async def main():
    game = load("odysseus")
    state = Match.begin(game, 3, Seeded(1)).state
    view, legal = game.view(state, int(state.actor())), state.legal()
    bot_pool = BotPool(1, 60.0, command=COMMAND)
    await bot_pool.choose(BotRequest(BotKey("t", 0, "sailor"), game, view, legal, 1, 0, []))
    asked = asyncio.create_task(
        bot_pool.choose(BotRequest(BotKey("t", 0, f"{BOTS}:Silent"), game, view, legal, 1, 0, []))
    )
    while not bot_pool.searching[0].seats:
        await asyncio.sleep(0.01)
    for each in bot_pool.processes:
        assert each.process is not None
        print(each.process.process.pid)
    print("thinking", flush=True)
    await asked


asyncio.run(main())
