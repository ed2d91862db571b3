"""Bots in the server's processes: they answer as in this process, do not disturb each other, and get no secrets."""

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import asynccontextmanager
from dataclasses import replace
from math import inf
from pathlib import Path
from typing import Any

import pytest
from librt.random import Random

from pelagos.bots import LEVELS, bot_of
from pelagos.bots.bot import Watcher
from pelagos.bots.bot_registry import maker_of
from pelagos.bots.fallback import default_action
from pelagos.bots.olympian import Olympian
from pelagos.bots.process import bot_host, bot_protocol
from pelagos.bots.process.bot_host import BotHost
from pelagos.bots.process.pipe_process import PipeProcess
from pelagos.bots.process.process_seat import ProcessSeat
from pelagos.bots.searcher import Searcher
from pelagos.core.chance import Seeded
from pelagos.core.game import Entry, Game, State
from pelagos.core.match import Match
from pelagos.server.bots import bot_pool as bot_pool_module
from pelagos.server.bots.bot_pool import BOT_HOST, MAX_WAITING, MIN_SECONDS, BotPool, PoolProcess
from pelagos.server.bots.bot_request import BotKey, BotRequest, BotTrouble
from tests.kit.bot_processes import assert_gone, bot_pid, children_of, is_running, pids_of
from tests.kit.games.boards import board_text, loaded
from tests.kit.games.every_game import every_game, find
from tests.kit.games.random_play import random_move
from tests.kit.typed import typed

HERE = Path(__file__).parent
ANY = (sys.executable, str(HERE / "any_bot_host.py"))
LONG = 60.0  # seconds; more than any test needs
GAME = find("odysseus")


# ---- requests
def played(game, seed, entries=10, seats=3):
    """Play at random; return the states and entries."""
    chance = Seeded(seed)
    match = Match.begin(game, seats, chance)
    states = [match.state]
    for _ in range(entries):
        match.play(match.actor, random_move(match, chance))
        states.append(match.state)
    return states, match.entries[1:]


def request_for(
    game: Game, level: str, states: Sequence[State], entries: Sequence[Entry], table: str = "t"
) -> BotRequest:
    """Return the request for the seat that must decide in the last state."""
    who = int(states[-1].actor())
    views = [game.view(state, who) for state in states]
    story = [(views[i], game.mask_entry(entry, who), views[i + 1]) for i, entry in enumerate(entries)]
    return BotRequest(BotKey(table, who, level), game, views[-1], states[-1].legal(), 7, 0, story)


def question(level, seed=1, entries=10, table="t", game=GAME):
    states, story = played(game, seed, entries)
    return request_for(game, level, states, story, table)


def in_process(request):
    bot = maker_of(request.key.level)(request.game)
    if isinstance(bot, Watcher):
        for seen in request.story:
            bot.watch(*seen)
    return bot.choose(request.view, request.legal, Random(request.seed), inf)


def default(request):
    return default_action(request.game, request.view, request.legal)


async def assert_same_as_in_process(bot_pool, request, times=6):
    """Compare several answers, since among few legal actions one may be right by luck."""
    requests = [replace(request, seed=seed) for seed in range(times)]
    assert [await bot_pool.choose(each) for each in requests] == [in_process(each) for each in requests]


def run(main):
    asyncio.run(asyncio.wait_for(main(), 3 * LONG))


# ---- processes
@pytest.fixture
def faulty(tmp_path):
    """Return a function that names bots of faulty_bots.py, copied to a folder of this test."""
    path = shutil.copy(HERE / "faulty_bots.py", tmp_path)
    return lambda name: f"{path}:{name}"


class PoolWithTroubles(BotPool):
    """A BotPool that collects its troubles."""

    def __init__(self, workers: int, seconds: float, command: Sequence[str]) -> None:
        self.troubles: list[Any] = []
        super().__init__(workers, seconds, self.troubles.append, command)

    async def choose(self, request: BotRequest) -> int:
        action = await super().choose(request)
        await asyncio.sleep(0)  # the listener is called by the event loop
        return action


@asynccontextmanager
async def pool(seconds=LONG, workers=1, command=ANY):
    """Yield a BotPool that collects its troubles; check that none of its processes is left."""
    bot_pool = PoolWithTroubles(workers, seconds, command)
    try:
        yield bot_pool
    finally:
        pids = pids_of(bot_pool)
        await bot_pool.stop()
        assert_gone(pids)


async def wait_until(condition):
    """Wait until a condition holds."""
    until = time.monotonic() + LONG
    while not condition():
        assert time.monotonic() < until
        await asyncio.sleep(0.01)


# ---- the same answers as in this process
@every_game
@pytest.mark.parametrize("level", ["drifter", "sailor", "navigator@3", "olympian@2"])
def test_levels_answer_the_same_in_a_process(game, level):
    async def main():
        async with pool() as bot_pool:
            for seed in (1, 2):
                await assert_same_as_in_process(bot_pool, question(level, seed, table=str(seed), game=game), 3)
            assert (bot_pool.answered, bot_pool.troubles) == (6, [])

    run(main)


def test_the_real_bot_host_accepts_every_level_and_nothing_else():
    async def main():
        async with pool(seconds=0.05, command=BOT_HOST) as bot_pool:
            for level in LEVELS:
                request = question(level)
                assert await bot_pool.choose(request) in request.legal
            assert bot_pool.defaulted == 0
            request = question("process:true")
            assert await bot_pool.choose(request) == default(request)
            assert "there is no level" in bot_pool.troubles[0].what

    run(main)


def test_every_entry_is_shown_once(faulty, monkeypatch):
    """For each decision only new entries go to the process; tables that take turns do not mix."""
    shown = []
    send = PipeProcess.send

    def note_and_send(self, line):
        message = json.loads(line)
        shown.extend([message["match"]] if message["type"] == "watch" else [])
        send(self, line)

    monkeypatch.setattr(PipeProcess, "send", note_and_send)

    async def main():
        async with pool() as bot_pool:
            requests = [question(faulty("Rememberer"), seed, 20, f"table {seed}") for seed in (1, 2)]
            for entries in (0, 3, 19, 20):
                for request in requests:
                    await assert_same_as_in_process(bot_pool, replace(request, story=request.story[:entries]))
            assert [shown.count(match) for match in (1, 2)] == [20, 20]
            assert (bot_pool.defaulted, bot_pool.searching[0].starts) == (0, 1)

    run(main)


def test_only_watching_bots_are_shown_entries(faulty):
    class Unread(Sequence):
        def __len__(self):
            return 10

        def __getitem__(self, index):
            raise AssertionError("not to be read")

    async def main():
        async with pool() as bot_pool:
            request = replace(question("navigator@2"), story=Unread())
            assert await bot_pool.choose(request) == in_process(replace(request, story=[]))
            watching = replace(question(faulty("Rememberer")), story=Unread())
            assert await bot_pool.choose(watching) == default(watching)
            assert bot_pool.troubles[0].what == "could not be asked: AssertionError: not to be read"

    run(main)


def test_after_an_undo_or_a_new_deal_the_story_is_shown_again(faulty):
    async def main():
        async with pool() as bot_pool:
            request = question(faulty("Rememberer"), entries=10)
            await assert_same_as_in_process(bot_pool, request)
            await assert_same_as_in_process(bot_pool, replace(request, story=request.story[:6]))  # shorter
            another = question(faulty("Rememberer"), seed=2, entries=10)  # as long, but a different story
            await assert_same_as_in_process(bot_pool, replace(another, key=request.key, story_id=1))
            await assert_same_as_in_process(bot_pool, replace(request, story=[], story_id=2))
            assert len(bot_pool.searching[0].seats) == 1

    run(main)


def test_a_story_with_a_gap_begins_again_after_it(faulty):
    async def main():
        async with pool() as bot_pool:
            request = question(faulty("Rememberer"), entries=10)
            gap = replace(request, story=request.story[:3] + request.story[5:])
            assert await bot_pool.choose(gap) == in_process(replace(request, story=request.story[5:]))

    run(main)


def test_a_bot_that_was_displaced_by_others_is_shown_its_story_again(faulty):
    async def main():
        async with pool() as bot_pool:
            process = bot_pool.searching[0]
            process.max_bots = 2
            requests = [question(faulty("Rememberer"), seed, table=str(seed)) for seed in range(3)]
            for request in [*requests, *requests]:
                await assert_same_as_in_process(bot_pool, request)
            assert list(process.seats) == [request.key for request in requests[1:]]
            assert process.starts == 1

    run(main)


def on_another_board(folder):
    data = json.loads(board_text("odysseus"))
    first, second, *rest = data["islands"].items()
    return loaded("odysseus", data | {"islands": dict([second, first, *rest])}, folder)


def test_bots_play_on_the_board_of_the_table(tmp_path):
    async def main():
        async with pool() as bot_pool:
            for game in (GAME, on_another_board(tmp_path)):
                await assert_same_as_in_process(bot_pool, question("olympian@2", game=game, table=game.board_mark), 2)
            assert bot_pool.defaulted == 0

    run(main)


def test_a_search_is_shared_on_one_board_by_one_level(tmp_path):
    """A search takes megabytes and is shared; each bot has its own belief."""
    host = BotHost(bot_of)
    for match, game in enumerate([GAME, GAME, on_another_board(tmp_path)]):
        host.answer(json.loads(bot_protocol.hello(game, bot="olympian", match=match)))
    host.answer(json.loads(bot_protocol.hello(GAME, bot="navigator", match=3)))
    one, two, elsewhere, navigator = [typed(Searcher, host.seats[match].bot) for match in range(4)]
    assert one.search is two.search
    assert typed(Olympian, one).thoughts is not typed(Olympian, two).thoughts
    assert len({id(bot.search) for bot in (one, elsewhere, navigator)}) == 3


def test_a_process_forgets_matches_and_boards_that_are_over(tmp_path, monkeypatch):
    monkeypatch.setattr(bot_host, "MAX_GAMES", 1)
    host = BotHost(bot_of)
    for match, game in enumerate([GAME, GAME, on_another_board(tmp_path)]):
        host.answer(json.loads(bot_protocol.hello(game, bot="sailor", match=match)))
    assert [mark for _, mark, _ in host.games] == [on_another_board(tmp_path).board_mark]
    for match in (0, 2):
        assert host.answer(json.loads(bot_protocol.bye(match=match))) is None
    assert list(host.seats) == [1]


def test_output_of_a_bot_is_not_taken_as_an_answer(faulty):
    async def main():
        async with pool() as bot_pool:
            await assert_same_as_in_process(bot_pool, question(faulty("Chatty")))
            assert bot_pool.defaulted == 0

    run(main)


# ---- when something fails
def test_a_killed_process_is_replaced_and_shown_everything_again(faulty, tmp_path):
    async def main():
        async with pool() as bot_pool:
            process = bot_pool.searching[0]
            other = question(faulty("Rememberer"), 5, table="other")
            await assert_same_as_in_process(bot_pool, other)
            gated = question(faulty("Gated"), table="gated")
            thinking = asyncio.create_task(bot_pool.choose(gated))
            waiting = asyncio.create_task(bot_pool.choose(other))
            await wait_until((tmp_path / "thinking").exists)
            first = pids_of(bot_pool)
            os.kill(bot_pid(process.process), signal.SIGKILL)
            assert await thinking == default(gated)
            assert await waiting == in_process(other)
            assert_gone(first)
            (tmp_path / "gate").touch()
            await assert_same_as_in_process(bot_pool, gated)
            await assert_same_as_in_process(bot_pool, other)
            assert [trouble.key for trouble in bot_pool.troubles] == [gated.key]
            assert bot_pool.troubles[0].what == "the process ended (ended by signal 9)"
            assert (process.starts, bot_pool.defaulted, bot_pool.waiting) == (2, 1, 0)

    run(main)


def test_a_process_killed_between_decisions_is_replaced(faulty):
    async def main():
        async with pool() as bot_pool:
            request = question(faulty("Rememberer"))
            await bot_pool.choose(request)
            process = bot_pool.searching[0]
            pid = bot_pid(process.process)
            os.kill(pid, signal.SIGKILL)
            assert_gone([pid])
            assert await bot_pool.choose(request) in (default(request), in_process(request))
            await assert_same_as_in_process(bot_pool, request)
            assert (process.starts, bot_pool.waiting) == (2, 0)

    run(main)


def test_a_bot_process_whose_watchdog_dies_is_ended_too(faulty):
    async def main():
        async with pool() as bot_pool:
            request = question(faulty("Rememberer"))
            await bot_pool.choose(request)
            pids = pids_of(bot_pool)
            os.kill(bot_pool.searching[0].process.process.pid, signal.SIGKILL)
            await assert_same_as_in_process(bot_pool, request)
            await bot_pool.stop()
            assert_gone(pids)

    run(main)


def test_a_bot_that_hangs_does_not_hold_up_the_others_for_ever(faulty, monkeypatch):
    async def main():
        async with pool(seconds=0.1) as bot_pool:
            request = question(faulty("Rememberer"))
            await bot_pool.choose(request)
            pids = pids_of(bot_pool)
            silent = question(faulty("Silent"), 3)
            with monkeypatch.context() as patched:
                patched.setattr(bot_pool_module, "GRACE", 0.1)
                patched.setattr(bot_pool_module, "WATCH_SECONDS", 0.0)
                assert await bot_pool.choose(silent) == default(silent)
            assert_gone(pids)
            assert str(bot_pool.troubles[0]).endswith("did not answer within 200 ms; a default move was played")
            monkeypatch.setattr(bot_pool_module, "GRACE", LONG)
            await assert_same_as_in_process(bot_pool, request)

    run(main)


FAILURES = {
    "Raises": "failed: ValueError: the mast broke",
    "RaisesWatching": "failed: ValueError: too bright",
    "Cheats": "which is not a legal choice",
    "Mumbles": "failed: TypeError",
    "NotThere": "there is no class 'NotThere'",
}


@pytest.mark.parametrize("name", FAILURES)
def test_a_failing_bot_does_not_affect_the_others(name, faulty):
    async def main():
        async with pool() as bot_pool:
            process = bot_pool.searching[0]
            request = question(faulty("Rememberer"), entries=10)
            await bot_pool.choose(request)
            bad, seat = question(faulty(name), 3, table="bad"), process.seats[request.key]
            for _ in range(2):
                assert await bot_pool.choose(bad) == default(bad)
            assert FAILURES[name] in bot_pool.troubles[1].what
            await assert_same_as_in_process(bot_pool, request)
            assert list(process.seats.items()) == [(request.key, seat)]
            assert (bot_pool.defaulted, process.starts) == (2, 1)

    run(main)


def test_a_bot_that_ends_its_process_gets_a_default_every_time(faulty):
    async def main():
        async with pool() as bot_pool:
            bad, request = question(faulty("Dies"), 3), question(faulty("Rememberer"))
            for _ in range(2):
                assert await bot_pool.choose(bad) == default(bad)
            await assert_same_as_in_process(bot_pool, request)
            assert (bot_pool.defaulted, bot_pool.searching[0].starts) == (2, 3)
            assert "exit status 3" in bot_pool.troubles[0].what

    run(main)


@pytest.mark.parametrize("command", [("false",), ("no-such-program",), ("echo", "[1")])
def test_a_process_that_is_never_ready(command):
    async def main():
        async with pool(command=command) as bot_pool:
            for level in ("sailor", "olympian"):
                request = question(level)
                assert await bot_pool.choose(request) == default(request)
            assert bot_pool.defaulted == 2

    run(main)


def test_trouble_messages_do_not_name_the_table():
    assert "secret" not in str(BotTrouble(BotKey("secret", 1, "sailor"), "died"))


def test_a_failing_trouble_listener_changes_nothing(faulty):
    async def main():
        async with pool() as bot_pool:
            bot_pool.on_trouble = lambda trouble: 1 / 0
            asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
            bad, request = question(faulty("Raises")), question(faulty("Rememberer"))
            assert await bot_pool.choose(bad) == default(bad)
            await assert_same_as_in_process(bot_pool, request)

    run(main)


# ---- start and stop
def test_processes_start_when_they_are_first_needed():
    async def main():
        async with pool(workers=2) as bot_pool:
            await bot_pool.choose(question("sailor"))
            assert [process.starts for process in bot_pool.processes] == [1, 0, 0]

    run(main)


def test_stop_cancels_waiting_requests(faulty, tmp_path):
    async def main():
        async with pool() as bot_pool:
            requests = [question(faulty("Gated"), table="1"), question(faulty("Gated"), table="2")]
            asked = [asyncio.create_task(bot_pool.choose(request)) for request in requests]
            await wait_until((tmp_path / "thinking").exists)
            pids = pids_of(bot_pool)
            await bot_pool.stop()
            assert_gone(pids)
            asked.append(asyncio.create_task(bot_pool.choose(requests[0])))
            await asyncio.wait(asked)
            assert all(task.cancelled() for task in asked)
            assert (bot_pool.waiting, bot_pool.defaulted) == (0, 0)

    run(main)


def test_stop_while_a_process_starts(faulty):
    async def main():
        async with pool() as bot_pool:
            asked = asyncio.create_task(bot_pool.choose(question(faulty("Gated"))))
            await wait_until(lambda: bot_pool.searching[0].process is not None)
            await bot_pool.stop()
            await asyncio.wait([asked])
            assert asked.cancelled()

    run(main)


def test_when_the_server_is_killed_no_process_is_left(faulty):
    command = [sys.executable, str(HERE / "server_to_kill.py"), faulty("").removesuffix(":")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as parent:
        assert parent.stdout is not None
        watchdogs = [int(line) for line in iter(parent.stdout.readline, "thinking\n")]
        pids = [*watchdogs, *children_of(watchdogs)]
        assert len(pids) == 4
        assert all(map(is_running, pids))
        parent.kill()
    assert_gone(pids)


def test_a_bot_process_gets_no_secrets_from_the_environment(monkeypatch):
    monkeypatch.setenv("PELAGOS_STORE", "postgresql://user:password@host/base")

    async def main():
        async with pool() as bot_pool:
            await bot_pool.choose(question("sailor"))
            environment = Path(f"/proc/{bot_pid(bot_pool.quick.process)}/environ")
            if environment.exists():
                assert b"password" not in environment.read_bytes()

    run(main)


def test_bot_processes_have_a_lower_priority():
    async def main():
        async with pool(command=BOT_HOST) as bot_pool:
            await bot_pool.choose(question("sailor"))
            nice = os.getpriority(os.PRIO_PROCESS, bot_pid(bot_pool.quick.process))
            assert nice == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)

    run(main)


# ---- waiting
def test_the_event_loop_runs_while_bots_think(faulty, tmp_path):
    """The event loop itself opens the gate: if it waited for the bot, it never could."""

    async def main():
        async with pool() as bot_pool:
            request = question(faulty("Gated"))
            asked = asyncio.create_task(bot_pool.choose(request))
            await wait_until((tmp_path / "thinking").exists)
            for _ in range(1000):
                await asyncio.sleep(0)
            assert not asked.done()
            assert bot_pool.waiting == 1
            (tmp_path / "gate").touch()
            assert await asked == in_process(request)
            assert bot_pool.waiting == 0

    run(main)


def test_a_long_story_does_not_block_the_event_loop(faulty):
    """The thread of the process reads it."""
    readers = set()

    class Noted(list):
        def __getitem__(self, index):
            readers.add(threading.current_thread())
            return super().__getitem__(index)

    async def main():
        async with pool() as bot_pool:
            request = question(faulty("Rememberer"))
            assert await bot_pool.choose(replace(request, story=Noted(request.story))) == in_process(request)
            assert readers and threading.current_thread() not in readers

    run(main)


def test_a_bot_that_has_a_long_story_to_take_in_gets_more_time(faulty, monkeypatch):
    """Its own time begins when it has taken it in."""
    monkeypatch.setattr(bot_pool_module, "GRACE", 0.0)

    async def main():
        async with pool(seconds=0.5) as bot_pool:
            request = question(faulty("WatchesSlowly"), entries=10)
            assert await bot_pool.choose(request) == request.legal[-1]
            assert bot_pool.troubles == []

    run(main)


def test_quick_bots_do_not_wait_for_a_search(faulty, tmp_path):
    async def main():
        async with pool() as bot_pool:
            asked = asyncio.create_task(bot_pool.choose(question(faulty("Gated"))))
            await wait_until((tmp_path / "thinking").exists)
            await assert_same_as_in_process(bot_pool, question("sailor"))
            assert not asked.done()
            asked.cancel()

    run(main)


def test_a_new_bot_gets_the_shortest_queue_and_keeps_its_process(faulty, tmp_path):
    async def main():
        async with pool(workers=2) as bot_pool:
            gated = question(faulty("Gated"), table="gated")
            asked = asyncio.create_task(bot_pool.choose(gated))
            await wait_until((tmp_path / "thinking").exists)
            other = question(faulty("Rememberer"), 4, table="other")
            await assert_same_as_in_process(bot_pool, other)
            assert bot_pool.process_of(gated.key) is not bot_pool.process_of(other.key)
            (tmp_path / "gate").touch()
            assert await asked == in_process(gated)
            assert bot_pool.process_of(gated.key) is not bot_pool.process_of(other.key)

    run(main)


def test_a_cancelled_request_does_not_disturb_the_others(faulty, tmp_path):
    """One is cancelled while its bot thinks, and its answer still comes; one while it waits, and is never asked."""

    async def main():
        async with pool() as bot_pool:
            requests = [question(faulty(name), 2, table=name) for name in ("Gated", "Dies", "Rememberer")]
            tasks = [asyncio.create_task(bot_pool.choose(request)) for request in requests]
            await wait_until((tmp_path / "thinking").exists)
            assert bot_pool.waiting == 3
            for task in tasks[:2]:
                task.cancel()
            await asyncio.wait(tasks[:2])
            assert bot_pool.waiting == 2  # the process is still busy with the first
            (tmp_path / "gate").touch()
            assert await tasks[2] == in_process(requests[2])
            assert (bot_pool.defaulted, bot_pool.searching[0].starts, bot_pool.waiting) == (0, 1, 0)

    run(main)


def test_more_waiting_requests_get_less_time_each():
    process, times = PoolProcess([], 2.0), [2.0]
    assert process.seconds() == 2.0
    for waiting in (1, 2, 8, 1000):
        process.open = {Future() for _ in range(waiting)}
        times.append(process.seconds())
    assert times == [2.0, 2.0, 1.0, 0.25, MIN_SECONDS]
    assert PoolProcess([], MIN_SECONDS / 2).seconds() == MIN_SECONDS / 2


def test_an_answered_request_no_longer_counts_as_waiting(monkeypatch):
    given = []

    def choose(self, view, legal, seed, seconds, until):
        given.append(seconds)
        return legal[0]

    monkeypatch.setattr(ProcessSeat, "choose", choose)

    async def main():
        async with pool(seconds=6.0) as bot_pool:
            await asyncio.gather(*[bot_pool.choose(question("olympian")) for _ in range(3)])
            assert given == [2.0, 3.0, 6.0]

    run(main)


def test_with_too_many_waiting_requests_a_default_is_played(faulty, monkeypatch):
    assert MAX_WAITING > 50
    monkeypatch.setattr(bot_pool_module, "MAX_WAITING", 2)

    async def main():
        async with pool() as bot_pool:
            request = question(faulty("Rememberer"))
            asked = [asyncio.create_task(bot_pool.choose(request)) for _ in range(3)]
            assert await asked[2] == default(request)
            assert not asked[0].done()
            assert [await task for task in asked[:2]] == [in_process(request)] * 2
            assert bot_pool.troubles[0].what == "was not asked: too many requests are waiting"

    run(main)


# ---- secrets
@every_game
def test_bot_processes_are_sent_nothing_that_the_seat_may_not_know(game, faulty, monkeypatch):
    """With all secrets redrawn, the process is sent the same bytes. It is not told which table it plays at, either."""
    sent = []

    def send(self, line):
        sent.append(line)
        honest(self, line)

    honest = PipeProcess.send
    monkeypatch.setattr(PipeProcess, "send", send)

    async def heard(request):
        async with pool() as bot_pool:
            await bot_pool.choose(request)
        lines = sent.copy()
        sent.clear()
        return lines

    async def main():
        states, entries = played(game, 3, 12)
        who = int(states[-1].actor())
        for level in (faulty("Rememberer"), "sailor"):
            true = await heard(request_for(game, level, states, entries, "a table"))
            random = Random(5)
            others = [game.imagine(game.view(state, who), random) for state in states]
            assert any(game.view(a, 1 - who) != game.view(b, 1 - who) for a, b in zip(states, others, strict=True))
            masked = [game.mask_entry(entry, who) for entry in entries]
            assert await heard(request_for(game, level, others, masked, "another table")) == true
            assert b"table" not in b"".join(true).replace(b'"table":', b"")

    run(main)
