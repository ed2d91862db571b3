"""Bots in the processes of the server: as good as at home, harmless to each other, and told nothing secret."""

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from math import inf
from pathlib import Path

import pytest
from librt.random import Random

from pelagos.bots import LEVELS, bot_of
from pelagos.bots.bot import Watcher
from pelagos.bots.bot_registry import maker_of
from pelagos.bots.fallback import default_action
from pelagos.bots.process import bot_protocol
from pelagos.core.chance import Seeded
from pelagos.core.match import Match
from pelagos.server.bots import bot_pool as thinkers_module
from pelagos.server.bots import bot_process as mind_module
from pelagos.server.bots.bot_pool import LEAST, MOST, BotKey, BotPool, BotRequest
from pelagos.server.bots.bot_process import BOT_WORKER, SHOWN, BotProcess, ShownBot
from pelagos.server.bots.bot_worker import BotWorker
from tests.kit.boards import board_text, loaded
from tests.kit.games import every_game, find
from tests.kit.random_play import random_move

HERE = Path(__file__).parent
ANY = (sys.executable, str(HERE / "any_thinker.py"))
LONG = 60.0  # seconds that nobody needs
GAME = find("odysseus")


# ---- what a seat has seen
def played(game, seed, entries=10, seats=3):
    """The states of a play at random, and its entries."""
    chance = Seeded(seed)
    match = Match.begin(game, seats, chance)
    states = [match.state]
    for _ in range(entries):
        match.play(match.actor, random_move(match, chance))
        states.append(match.state)
    return states, match.entries[1:]


def ask_of(game, level, states, entries, table="t"):
    """What the seat that must decide at the end is asked."""
    who = int(states[-1].actor())
    views = [game.view(state, who) for state in states]
    story = [(views[i], game.seen(entry, who), views[i + 1]) for i, entry in enumerate(entries)]
    return BotRequest(BotKey(table, who, level), game, views[-1], states[-1].legal(), 7, 0, story)


def question(level, seed=1, entries=10, table="t", game=GAME):
    return ask_of(game, level, *played(game, seed, entries), table)


def at_home(ask):
    bot = maker_of(ask.key.level)(ask.game)
    if isinstance(bot, Watcher):
        for seen in ask.story:
            bot.watch(*seen)
    return bot.choose(ask.view, ask.legal, Random(ask.seed), inf)


def default(ask):
    return default_action(ask.game, ask.view, ask.legal)


async def assert_as_at_home(bot_pool, ask, times=6):
    """Several times, since among few legal actions one may be right by luck."""
    asks = [replace(ask, seed=seed) for seed in range(times)]
    assert [await bot_pool.choose(each) for each in asks] == [at_home(each) for each in asks]


def run(main):
    asyncio.run(asyncio.wait_for(main(), 3 * LONG))


# ---- processes
@pytest.fixture
def odd(tmp_path):
    """The names of odd bots that leave their marks in a folder of this test."""
    path = shutil.copy(HERE / "odd.py", tmp_path)
    return lambda name: f"{path}:{name}"


@asynccontextmanager
async def pool(seconds=LONG, workers=1, command=ANY):
    """BotPool, with what they say of troubles; none of their processes is left."""
    troubles = []
    bot_pool = BotPool(workers, seconds, troubles.append, command)
    bot_pool.troubles = troubles
    try:
        yield bot_pool
    finally:
        pids = pids_of(bot_pool)
        await bot_pool.stop()
        assert_gone(pids)


def pids_of(bot_pool):
    minds = [worker.bot_process for worker in bot_pool.workers if worker.bot_process.process is not None]
    return [pid for bot_process in minds for pid in (bot_process.pid, bot_process.process.pid)]


def is_running(pid):
    try:
        os.kill(pid, 0)
        return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][:1] != "Z"
    except ProcessLookupError:
        return False
    except FileNotFoundError:  # gone meanwhile, or a system without /proc
        return not Path("/proc/self").exists()


def assert_gone(pids):
    until = time.monotonic() + LONG
    while any(map(is_running, pids)) and time.monotonic() < until:
        time.sleep(0.02)
    assert [pid for pid in pids if is_running(pid)] == []


async def seen_to(condition):
    """Waits until something is the case."""
    until = time.monotonic() + LONG
    while not condition():
        assert time.monotonic() < until
        await asyncio.sleep(0.01)


# ---- as at home
@every_game
@pytest.mark.parametrize("level", ["drifter", "sailor", "navigator@3", "olympian@2"])
def test_levels_answer_as_at_home(game, level):
    async def main():
        async with pool() as bot_pool:
            for seed in (1, 2):
                await assert_as_at_home(bot_pool, question(level, seed, table=str(seed), game=game), 3)
            assert (bot_pool.asked, bot_pool.answered, bot_pool.troubles) == (6, 6, [])

    run(main)


def test_the_true_thinker_takes_every_level_and_nothing_else():
    async def main():
        async with pool(seconds=0.05, command=BOT_WORKER) as bot_pool:
            for level in LEVELS:
                ask = question(level)
                assert await bot_pool.choose(ask) in ask.legal
            assert bot_pool.troubled == 0
            ask = question("process:true")
            assert await bot_pool.choose(ask) == default(ask)
            assert "there is no level" in bot_pool.troubles[0].what

    run(main)


def test_every_entry_is_shown_once(odd, monkeypatch):
    """From decision to decision only what is new goes to the process; tables that take turns do not mix."""
    shown = []
    news = ShownBot.news
    monkeypatch.setattr(ShownBot, "news", lambda self, seen: [shown.append(self.number), news(self, seen)][1])

    async def main():
        async with pool() as bot_pool:
            asks = [question(odd("Rememberer"), seed, 20, f"table {seed}") for seed in (1, 2)]
            for entries in (0, 3, 19, 20):
                for ask in asks:
                    await assert_as_at_home(bot_pool, replace(ask, story=ask.story[:entries]))
            assert [shown.count(number) for number in (1, 2)] == [20, 20]
            assert (bot_pool.troubled, bot_pool.restarts) == (0, 0)

    run(main)


def test_only_those_who_watch_are_shown_anything(odd):
    class Unread(Sequence):
        def __len__(self):
            return 10

        def __getitem__(self, index):
            raise AssertionError("nobody needs this")

    async def main():
        async with pool() as bot_pool:
            ask = replace(question("navigator@2"), story=Unread())
            assert await bot_pool.choose(ask) == at_home(replace(ask, story=[]))
            watching = replace(question(odd("Rememberer")), story=Unread())
            assert await bot_pool.choose(watching) == default(watching)
            assert bot_pool.troubles[0].what == "could not be asked: AssertionError: nobody needs this"

    run(main)


def test_an_undone_story_and_a_new_deal_are_told_from_the_beginning(odd):
    async def main():
        async with pool() as bot_pool:
            ask = question(odd("Rememberer"), entries=10)
            await assert_as_at_home(bot_pool, ask)
            await assert_as_at_home(bot_pool, replace(ask, story=ask.story[:6]))  # shorter
            await assert_as_at_home(bot_pool, replace(ask, story=ask.story[::-1], tale=1))  # as long, but another
            await assert_as_at_home(bot_pool, replace(ask, story=[], tale=2))
            assert len(bot_pool.searching[0].bot_process.known) == 1

    run(main)


def test_views_that_do_not_follow_on_each_other_are_sent(odd):
    async def main():
        async with pool() as bot_pool:
            ask = question(odd("Rememberer"), entries=10)
            await assert_as_at_home(bot_pool, replace(ask, story=ask.story[:3] + ask.story[5:]))

    run(main)


def test_what_is_forgotten_is_told_again(odd):
    """One that was forgotten by name, and one that others have displaced."""

    async def main():
        async with pool() as bot_pool:
            bot_process = bot_pool.searching[0].bot_process
            bot_process.kept = 2
            asks = [question(odd("Rememberer"), seed, table=str(seed)) for seed in range(3)]
            for ask in [*asks, *asks]:
                await assert_as_at_home(bot_pool, ask)
            assert list(bot_process.known) == [ask.key for ask in asks[1:]]
            bot_pool.forget(asks[2].key)
            assert list(bot_process.known) == [asks[1].key]
            await assert_as_at_home(bot_pool, asks[2])
            assert bot_process.unwanted == []
            assert bot_pool.restarts == 0

    run(main)


def on_another_board(folder):
    data = json.loads(board_text("odysseus"))
    first, second, *rest = data["islands"].items()
    return loaded("odysseus", data | {"islands": dict([second, first, *rest])}, folder)


def test_bots_play_on_the_board_of_the_table(tmp_path):
    async def main():
        async with pool() as bot_pool:
            for game in (GAME, on_another_board(tmp_path)):
                await assert_as_at_home(bot_pool, question("olympian@2", game=game, table=game.board_mark), 2)
            assert bot_pool.troubled == 0

    run(main)


def test_a_search_is_shared_on_one_board_by_one_level(tmp_path):
    """It takes megabytes; a belief is everybody's own."""
    thinker = BotWorker(bot_of)
    games = [GAME, GAME, on_another_board(tmp_path)]
    for number, game in enumerate(games):
        thinker.meet(number, bot_protocol.hello(game).decode(), "olympian")
    thinker.meet(3, bot_protocol.hello(GAME).decode(), "navigator")
    one, two, elsewhere, navigator = [thinker.seats[number].bot for number in range(4)]
    assert one.search is two.search
    assert one.thoughts is not two.thoughts
    assert len({id(bot.search) for bot in (one, elsewhere, navigator)}) == 3


def test_what_a_bot_prints_is_no_answer(odd):
    async def main():
        async with pool() as bot_pool:
            await assert_as_at_home(bot_pool, question(odd("Chatty")))
            assert bot_pool.troubled == 0

    run(main)


# ---- when something fails
def test_a_killed_process_is_replaced_and_told_everything_again(odd, tmp_path):
    async def main():
        async with pool() as bot_pool:
            bot_process = bot_pool.searching[0].bot_process
            other = question(odd("Rememberer"), 5, table="other")
            await assert_as_at_home(bot_pool, other)
            gated = question(odd("Gated"), table="gated")
            thinking = asyncio.create_task(bot_pool.choose(gated))
            waiting = asyncio.create_task(bot_pool.choose(other))
            await seen_to((tmp_path / "thinking").exists)
            first = bot_process.pid, bot_process.process.pid
            os.kill(bot_process.pid, signal.SIGKILL)
            assert await thinking == default(gated)
            assert await waiting == at_home(other)
            assert_gone(first)
            (tmp_path / "gate").touch()
            await assert_as_at_home(bot_pool, gated)
            await assert_as_at_home(bot_pool, other)
            assert [trouble.key for trouble in bot_pool.troubles] == [gated.key]
            assert bot_pool.troubles[0].what == "lost its process (ended by signal 9)"
            assert (bot_pool.restarts, bot_pool.troubled, bot_pool.waiting) == (1, 1, 0)
            assert bot_pool.answered == bot_pool.asked - 1

    run(main)


def test_a_process_killed_between_decisions_is_replaced(odd):
    async def main():
        async with pool() as bot_pool:
            ask = question(odd("Rememberer"))
            await bot_pool.choose(ask)
            bot_process = bot_pool.searching[0].bot_process
            os.kill(bot_process.pid, signal.SIGKILL)
            assert_gone([bot_process.pid])
            assert await bot_pool.choose(ask) in (default(ask), at_home(ask))
            await assert_as_at_home(bot_pool, ask)
            assert (bot_pool.restarts, bot_pool.waiting) == (1, 0)

    run(main)


def test_a_thinker_without_its_leash_is_ended_too(odd):
    async def main():
        async with pool() as bot_pool:
            ask = question(odd("Rememberer"))
            await bot_pool.choose(ask)
            os.kill(bot_pool.searching[0].bot_process.process.pid, signal.SIGKILL)
            await assert_as_at_home(bot_pool, ask)  # pool() sees to the rest

    run(main)


def test_a_bot_that_hangs_does_not_hold_up_the_others_for_ever(odd, monkeypatch):
    async def main():
        async with pool(seconds=0.1) as bot_pool:
            ask = question(odd("Rememberer"))
            await bot_pool.choose(ask)
            pids = pids_of(bot_pool)
            silent = question(odd("Silent"), 3)
            with monkeypatch.context() as patched:
                patched.setattr(mind_module, "PATIENCE", 0.1)
                assert await bot_pool.choose(silent) == default(silent)
            assert_gone(pids)
            assert str(bot_pool.troubles[0]).endswith("did not answer in time; a default was played")
            monkeypatch.setattr(mind_module, "PATIENCE", LONG)
            await assert_as_at_home(bot_pool, ask)

    run(main)


FAILURES = {
    "Raises": "failed: ValueError: the mast broke",
    "RaisesWatching": "failed: ValueError: too bright",
    "Cheats": "which is not legal",
    "Mumbles": "failed: TypeError",
    "NotThere": "there is no class 'NotThere'",
}


@pytest.mark.parametrize("name", FAILURES)
def test_a_bot_that_fails_costs_the_others_nothing(name, odd):
    async def main():
        async with pool() as bot_pool:
            bot_process = bot_pool.searching[0].bot_process
            ask = question(odd("Rememberer"), entries=10)
            await bot_pool.choose(ask)
            bad, pid, number = question(odd(name), 3, table="bad"), bot_process.pid, bot_process.known[ask.key].number
            for _ in range(2):
                assert await bot_pool.choose(bad) == default(bad)
            assert FAILURES[name] in bot_pool.troubles[1].what
            await assert_as_at_home(bot_pool, ask)
            assert (bot_process.pid, bot_process.known[ask.key].number) == (pid, number)
            assert bad.key not in bot_process.known
            assert (bot_pool.troubled, bot_pool.restarts) == (2, 0)

    run(main)


def test_a_bot_that_ends_its_process_gets_a_default_every_time(odd):
    async def main():
        async with pool() as bot_pool:
            bad, ask = question(odd("Dies"), 3), question(odd("Rememberer"))
            for _ in range(2):
                assert await bot_pool.choose(bad) == default(bad)
            await assert_as_at_home(bot_pool, ask)
            assert (bot_pool.troubled, bot_pool.restarts) == (2, 2)
            assert "exit status 3" in bot_pool.troubles[0].what

    run(main)


@pytest.mark.parametrize("command", [("false",), ("no-such-program",), ("echo", "[1")])
def test_a_process_that_is_never_ready(command):
    async def main():
        async with pool(command=command) as bot_pool:
            for level in ("sailor", "olympian"):
                ask = question(level)
                assert await bot_pool.choose(ask) == default(ask)
            assert bot_pool.troubled == 2

    run(main)


def test_troubles_name_no_table():
    assert "secret" not in str(thinkers_module.BotTrouble(BotKey("secret", 1, "sailor"), "died"))


def test_a_listener_who_fails_changes_nothing(odd):
    async def main():
        async with pool() as bot_pool:
            bot_pool.on_trouble = lambda trouble: 1 / 0
            asyncio.get_running_loop().set_exception_handler(lambda loop, context: None)
            bad, ask = question(odd("Raises")), question(odd("Rememberer"))
            assert await bot_pool.choose(bad) == default(bad)
            await assert_as_at_home(bot_pool, ask)

    run(main)


# ---- beginning and ending
def test_nothing_is_started_before_it_is_needed():
    async def main():
        async with pool(workers=2) as bot_pool:
            await bot_pool.choose(question("sailor"))
            assert [worker.bot_process.starts for worker in bot_pool.workers] == [1, 0, 0]

    run(main)


def test_stop_cancels_what_is_asked(odd, tmp_path):
    async def main():
        async with pool() as bot_pool:
            asks = [question(odd("Gated"), table="1"), question(odd("Gated"), table="2")]
            asked = [asyncio.create_task(bot_pool.choose(ask)) for ask in asks]
            await seen_to((tmp_path / "thinking").exists)
            pids = pids_of(bot_pool)
            await bot_pool.stop()
            assert_gone(pids)
            asked.append(asyncio.create_task(bot_pool.choose(asks[0])))
            await asyncio.wait(asked)
            assert all(task.cancelled() for task in asked)
            assert (bot_pool.waiting, bot_pool.troubled) == (0, 0)

    run(main)


def test_stop_while_a_process_starts(odd):
    async def main():
        async with pool() as bot_pool:
            asked = asyncio.create_task(bot_pool.choose(question(odd("Gated"))))
            await seen_to(lambda: bot_pool.searching[0].bot_process.process is not None)
            await bot_pool.stop()
            await asyncio.wait([asked])
            assert asked.cancelled()

    run(main)


def test_when_the_server_is_killed_no_process_is_left(odd):
    command = [sys.executable, str(HERE / "parent.py"), odd("").removesuffix(":")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as parent:
        pids = [int(word) for line in iter(parent.stdout.readline, "thinking\n") for word in line.split()]
        assert len(pids) == 4
        assert all(map(is_running, pids))
        parent.kill()
    assert_gone(pids)


def test_a_thinker_gets_no_secret_of_the_environment(monkeypatch):
    monkeypatch.setenv("PELAGOS_STORE", "postgresql://user:password@host/base")

    async def main():
        async with pool() as bot_pool:
            await bot_pool.choose(question("sailor"))
            environment = Path(f"/proc/{bot_pool.quick.bot_process.pid}/environ")
            if environment.exists():
                assert b"password" not in environment.read_bytes()

    run(main)


def test_thinkers_are_nice():
    async def main():
        async with pool() as bot_pool:
            await bot_pool.choose(question("sailor"))
            nice = os.getpriority(os.PRIO_PROCESS, bot_pool.quick.bot_process.pid)
            assert nice == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)

    run(main)


# ---- waiting
def test_the_loop_goes_on_while_bots_think(odd, tmp_path):
    """The gate is opened by the loop itself: one that waited for the bot could not open it."""

    async def main():
        async with pool() as bot_pool:
            ask = question(odd("Gated"))
            asked = asyncio.create_task(bot_pool.choose(ask))
            await seen_to((tmp_path / "thinking").exists)
            for _ in range(1000):
                await asyncio.sleep(0)
            assert not asked.done()
            assert bot_pool.waiting == 1
            (tmp_path / "gate").touch()
            assert await asked == at_home(ask)
            assert bot_pool.waiting == 0

    run(main)


def test_a_long_story_does_not_keep_the_loop_busy(odd):
    rounds = []  # of the loop, at which an entry was read

    class Counted(list):
        def __getitem__(self, index):
            rounds.append(self.round)
            return super().__getitem__(index)

        async def count(self):
            while True:
                self.round += 1
                await asyncio.sleep(0)

    async def main():
        async with pool() as bot_pool:
            ask = question(odd("Rememberer"))
            story = Counted(ask.story * 20)
            story.round = 0
            counting = asyncio.create_task(story.count())
            assert await bot_pool.choose(replace(ask, story=story)) == at_home(replace(ask, story=ask.story * 20))
            counting.cancel()
            assert len(rounds) == 200
            assert max(rounds.count(each) for each in set(rounds)) <= SHOWN

    run(main)


def test_those_who_answer_at_once_do_not_wait_for_a_search(odd, tmp_path):
    async def main():
        async with pool() as bot_pool:
            asked = asyncio.create_task(bot_pool.choose(question(odd("Gated"))))
            await seen_to((tmp_path / "thinking").exists)
            await assert_as_at_home(bot_pool, question("sailor"))
            assert not asked.done()
            asked.cancel()

    run(main)


def test_a_new_bot_goes_where_least_wait_and_stays(odd, tmp_path):
    async def main():
        async with pool(workers=2) as bot_pool:
            gated = question(odd("Gated"), table="gated")
            asked = asyncio.create_task(bot_pool.choose(gated))
            await seen_to((tmp_path / "thinking").exists)
            other = question(odd("Rememberer"), 4, table="other")
            await assert_as_at_home(bot_pool, other)
            assert bot_pool.worker_of(gated.key) is not bot_pool.worker_of(other.key)
            (tmp_path / "gate").touch()
            assert await asked == at_home(gated)
            assert bot_pool.worker_of(gated.key) is not bot_pool.worker_of(other.key)

    run(main)


def test_an_ask_that_is_cancelled_leaves_the_others_their_answers(odd, tmp_path):
    """One while the bot thinks, whose answer still comes, and one that waits and is never asked."""

    async def main():
        async with pool() as bot_pool:
            asks = [question(odd(name), 2, table=name) for name in ("Gated", "Dies", "Rememberer")]
            tasks = [asyncio.create_task(bot_pool.choose(ask)) for ask in asks]
            await seen_to((tmp_path / "thinking").exists)
            assert bot_pool.waiting == 3
            for task in tasks[:2]:
                task.cancel()
            await asyncio.wait(tasks[:2])
            assert bot_pool.waiting == 1
            (tmp_path / "gate").touch()
            assert await tasks[2] == at_home(asks[2])
            assert (bot_pool.troubled, bot_pool.restarts, bot_pool.waiting) == (0, 0, 0)

    run(main)


def test_the_more_wait_the_less_time_each_has():
    worker = BotPool(1, 2.0).searching[0]
    assert worker.seconds() == 2.0
    times = []
    for wait in (1, 2, 8, 1000):
        worker.open = set(range(wait))
        times.append(worker.seconds())
    assert times == [2.0, 1.0, 0.25, LEAST]
    hasty = BotPool(1, LEAST / 2).searching[0]
    assert hasty.seconds() == LEAST / 2


def test_one_that_is_answered_waits_no_longer(monkeypatch):
    given = []

    async def think(self, ask, seconds):
        given.append(seconds)
        return ask.legal[0]

    monkeypatch.setattr(BotProcess, "think", think)

    async def main():
        async with pool(seconds=6.0) as bot_pool:
            await asyncio.gather(*[bot_pool.choose(question("olympian")) for _ in range(3)])
            assert given == [2.0, 3.0, 6.0]

    run(main)


def test_when_too_many_wait_a_default_is_played(odd, monkeypatch):
    assert MOST > 50
    monkeypatch.setattr(thinkers_module, "MOST", 2)

    async def main():
        async with pool() as bot_pool:
            ask = question(odd("Rememberer"))
            asked = [asyncio.create_task(bot_pool.choose(ask)) for _ in range(3)]
            assert await asked[2] == default(ask)
            assert not asked[0].done()
            assert [await task for task in asked[:2]] == [at_home(ask)] * 2
            assert bot_pool.troubles[0].what == "was not asked, since too many wait"

    run(main)


# ---- secrets
@every_game
def test_what_a_seat_cannot_know_is_not_in_the_bytes(game, odd, monkeypatch):
    """Everything behind the views is drawn anew: the process hears the same. Nor is it told which table it is."""
    told = []

    async def send(self, line, seconds):
        told.append(line)
        await honest(self, line, seconds)

    honest = BotProcess.send
    monkeypatch.setattr(BotProcess, "send", send)

    async def heard(ask):
        async with pool() as bot_pool:
            await bot_pool.choose(ask)
        lines = told.copy()
        told.clear()
        return lines

    async def main():
        states, entries = played(game, 3, 12)
        who = int(states[-1].actor())
        for level in (odd("Rememberer"), "sailor"):
            true = await heard(ask_of(game, level, states, entries, "a table"))
            random = Random(5)
            others = [game.imagine(game.view(state, who), random) for state in states]
            assert any(game.view(a, 1 - who) != game.view(b, 1 - who) for a, b in zip(states, others, strict=True))
            masked = [game.seen(entry, who) for entry in entries]
            assert await heard(ask_of(game, level, others, masked, "another table")) == true
            assert b"table" not in b"".join(true).replace(b'"table":', b"")

    run(main)
