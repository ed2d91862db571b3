"""A pool of processes for the bots of all tables, so that people never wait while a bot thinks.

A few processes are for bots that search, and one is for bots that answer at once, so these never wait behind a search.
A bot stays with its process, which remembers what its seat has seen. When many requests wait for the same process, each
gets less time.

The processes speak the public bot protocol (docs/reference/bot-protocol.md). Each has a thread that talks to it, so
that nothing here blocks the event loop.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from asyncio import CancelledError
from collections import OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import count
from time import monotonic
from typing import Any, TypeVar

from pelagos.bots.bot_registry import describe_error
from pelagos.bots.fallback import default_action
from pelagos.bots.process.pipe_process import PipeBroken, PipeProcess
from pelagos.bots.process.process_seat import BotFailed, ProcessSeat, Unanswered
from pelagos.server.bots.bot_request import BotKey, BotRequest, BotTrouble

# The server's own processes come first.
BOT_HOST = ("nice", "-n", "10", sys.executable, "-m", "pelagos.bots.process.bot_host")
QUICK = ("drifter", "sailor")  # levels that answer at once
MAX_QUICK_BOTS = 2_000  # remembered by the process for quick bots, which are small
MAX_BOTS = 200  # remembered by a process for bots that search
MIN_SECONDS = 0.05  # for a search, however many requests wait
MAX_WAITING = 200  # requests that may wait for one process; beyond them a default move is played
START = 30.0  # seconds to start a process, or to make a bot
GRACE = 2.0  # seconds beyond a bot's time after which it counts as hanging
HINT_TIMES = 2  # how many times the time of a decision a hint takes, which is several decisions
WATCH_SECONDS = 1.0  # the same for each entry that a bot is shown before it is asked

T = TypeVar("T")
log = logging.getLogger(__name__)


class BotPool:
    """Bot processes, each started when it is first needed. `seconds` is the time for one decision of a search."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        on_trouble: Callable[[BotTrouble], object] = log.warning,
        command: Sequence[str] = BOT_HOST,
    ) -> None:
        self.on_trouble = on_trouble
        self.quick = PoolProcess(command, seconds, MAX_QUICK_BOTS)
        self.searching = [PoolProcess(command, seconds) for _ in range(max(1, workers))]
        self.processes = [self.quick, *self.searching]
        self.is_stopped = False
        self.answered = 0  # by bots
        self.defaulted = 0  # by a default move

    @property
    def waiting(self) -> int:
        return sum(process.waiting for process in self.processes)

    async def choose(self, request: BotRequest) -> int:
        """Return one of `request.legal`, whatever the bot does. A caller may cancel this; stop() cancels it too."""
        if self.is_stopped:
            raise CancelledError
        try:
            action = await self.process_of(request.key).choose(request)
        except PipeBroken as error:
            return self.play_default(request, str(error))
        self.answered += 1
        return action

    async def hint(self, request: BotRequest) -> list[str]:
        """Return two or three whole moves for a player, the best first. Raise PipeBroken if there is no answer."""
        if self.is_stopped:
            raise CancelledError
        return await self.process_of(request.key).hint(request)

    def process_of(self, key: BotKey) -> PoolProcess:
        """Return the process that knows the bot, or else the one with the shortest queue."""
        if key.level in QUICK:
            return self.quick
        return min(self.searching, key=lambda process: process.sort_key(key))

    def play_default(self, request: BotRequest, why: str) -> int:
        if self.is_stopped:
            raise CancelledError
        self.defaulted += 1
        asyncio.get_running_loop().call_soon(self.on_trouble, BotTrouble(request.key, why))
        return default_action(request.game, request.view, request.legal)

    async def stop(self) -> None:
        """End all processes and cancel all waiting requests."""
        self.is_stopped = True
        for process in self.processes:
            await process.stop()


class PoolProcess:
    """A process, replaced when it fails, and the thread that asks it one question at a time, in order."""

    def __init__(self, command: Sequence[str], seconds: float, max_bots: int = MAX_BOTS) -> None:
        self.command = command
        self.most_seconds = seconds
        self.max_bots = max_bots
        self.thread = ThreadPoolExecutor(1, "bots")
        self.open: set[Future[Any]] = set()  # the requests that are not answered yet
        # Only the thread changes these.
        self.process: PipeProcess | None = None
        self.starts = 0
        self.matches = count(1)
        self.seats: OrderedDict[BotKey, tuple[int, ProcessSeat]] = OrderedDict()  # with story ids, least recent first

    @property
    def waiting(self) -> int:
        return len(self.open)

    def sort_key(self, key: BotKey) -> tuple[bool, int, int]:
        """Return a key to sort by: the process with the lowest suits this bot best."""
        return key not in self.seats, self.waiting, len(self.seats)

    # ---- in the event loop
    async def choose(self, request: BotRequest) -> int:
        """Return the bot's answer. Raise PipeBroken if there is none."""
        return await self.submit(request, self.ask)

    async def hint(self, request: BotRequest) -> list[str]:
        return await self.submit(request, self.ask_hint)

    async def submit(self, request: BotRequest, ask: Callable[[ProcessSeat, BotRequest], T]) -> T:
        if self.waiting >= MAX_WAITING:
            raise PipeBroken("was not asked: too many requests are waiting")
        answer = self.thread.submit(self.answer, request, ask)
        self.open.add(answer)
        answer.add_done_callback(self.open.discard)
        return await asyncio.wrap_future(answer)

    async def stop(self) -> None:
        ended = asyncio.create_task(asyncio.to_thread(self.thread.shutdown, cancel_futures=True))
        while not ended.done():  # more than once, since a process may just be starting
            if (process := self.process) is not None:
                process.kill()
            await asyncio.wait([ended], timeout=0.05)
        self.end("stopped")

    # ---- in the thread
    def answer(self, request: BotRequest, ask: Callable[[ProcessSeat, BotRequest], T]) -> T:
        try:
            return ask(self.seat_of(request), request)
        except BotFailed:  # the other bots in the process keep what they know
            self.drop(request.key)
            raise
        except (PipeBroken, Unanswered) as error:
            raise PipeBroken(self.end(str(error))) from None
        except Exception as error:
            raise PipeBroken(self.end(f"could not be asked: {describe_error(error)}")) from None

    def ask(self, seat: ProcessSeat, request: BotRequest) -> int:
        seconds = self.seconds()
        until = self.show(seat, request, seconds)
        return seat.choose(request.view, request.legal, request.seed, seconds, until)

    def ask_hint(self, seat: ProcessSeat, request: BotRequest) -> list[str]:
        seconds = HINT_TIMES * self.seconds()
        until = self.show(seat, request, seconds)
        return seat.hint(request.view, request.seed, seconds, until)

    def show(self, seat: ProcessSeat, request: BotRequest, seconds: float) -> float:
        """Show the bot what is new, and return until when to wait for its answer."""
        patience = GRACE + WATCH_SECONDS * (len(request.story) - seat.shown if seat.watches else 0)
        seat.show(request.story)
        return monotonic() + seconds + patience

    def seconds(self) -> float:
        """Return the time for the next decision: all waiting requests together get the time of one."""
        return min(self.most_seconds, max(MIN_SECONDS, self.most_seconds / max(1, self.waiting)))

    def seat_of(self, request: BotRequest) -> ProcessSeat:
        """Return the seat that has been shown this story so far, or a new one."""
        story_id, seat = self.seats.get(request.key, (0, None))
        if seat is None or story_id != request.story_id or seat.shown > len(request.story):
            self.drop(request.key)
            seat = self.new_seat(request)
            self.seats[request.key] = request.story_id, seat
        self.seats.move_to_end(request.key)
        if len(self.seats) > self.max_bots:
            self.drop(next(iter(self.seats)))
        return seat

    def new_seat(self, request: BotRequest) -> ProcessSeat:
        if self.process is None:
            self.process = PipeProcess(self.command)
            self.starts += 1
        shared = {"bot": request.key.level, "match": next(self.matches)}
        seat = ProcessSeat(self.process, request.game, START, **shared)
        seat.wait_until_ready()
        return seat

    def drop(self, key: BotKey) -> None:
        _, seat = self.seats.pop(key, (0, None))
        if seat is not None:
            seat.say_bye()

    def end(self, why: str) -> str:
        """End the process. Return why, with the last line that it wrote to standard error."""
        process, self.process = self.process, None
        self.seats.clear()
        lines = process.end(why).splitlines() if process is not None else []
        return f"{why} ({lines[-1].strip('()')})" if lines else why
