"""A pool of processes for the bots of all tables, so that people never wait while a bot thinks.

A few processes are for bots that search, and one is for bots that answer at once, so these never wait behind a search.
A bot stays with its process, which remembers what its seat has seen. When many requests wait for the same process, each
gets less time.
"""

from __future__ import annotations

import asyncio
import logging
from asyncio import CancelledError, Future, Queue, Task
from collections.abc import Callable, Sequence

from pelagos.bots.bot_registry import describe_error
from pelagos.bots.fallback import default_action
from pelagos.bots.process.pipe_process import PipeBroken
from pelagos.server.bots.bot_process import BOT_WORKER, EXIT_TIMEOUT, BotFailed, BotProcess
from pelagos.server.bots.bot_request import BotKey, BotRequest, BotTrouble, SeenEntry

__all__ = ["BotKey", "BotPool", "BotRequest", "BotTrouble", "SeenEntry"]

QUICK = ("drifter", "sailor")  # levels that answer at once
MAX_QUICK_BOTS = 2_000  # remembered by the process for quick bots, which are small
MIN_SECONDS = 0.05  # for a search, however many requests wait
MAX_WAITING = 200  # requests that may wait for one process; beyond them a default move is played

log = logging.getLogger(__name__)


class BotPool:
    """Bot processes, each started when it is first needed. `seconds` is the time for one decision of a search."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        on_trouble: Callable[[BotTrouble], object] = log.warning,
        command: Sequence[str] = BOT_WORKER,
    ) -> None:
        self.seconds = seconds
        self.on_trouble = on_trouble
        self.quick = PoolWorker(self, BotProcess(command, MAX_QUICK_BOTS))
        self.searching = [PoolWorker(self, BotProcess(command)) for _ in range(max(1, workers))]
        self.is_stopped = False
        self.asked = 0
        self.answered = 0  # by bots
        self.defaulted = 0  # by a default move

    @property
    def workers(self) -> list[PoolWorker]:
        return [self.quick, *self.searching]

    @property
    def waiting(self) -> int:
        return sum(worker.waiting for worker in self.workers)

    @property
    def restarts(self) -> int:
        return sum(max(0, worker.bot_process.starts - 1) for worker in self.workers)

    async def choose(self, request: BotRequest) -> int:
        """Return one of `request.legal`, whatever the bot does. A caller may cancel this; stop() cancels it too."""
        if self.is_stopped:
            raise CancelledError
        self.asked += 1
        worker = self.worker_of(request.key)
        if worker.waiting >= MAX_WAITING:
            return self.play_default(request, "was not asked: too many requests are waiting")
        return await worker.choose(request)

    def worker_of(self, key: BotKey) -> PoolWorker:
        """Return the process that knows the bot, or else the one with the shortest queue."""
        if key.level in QUICK:
            return self.quick
        return min(self.searching, key=lambda worker: worker.sort_key(key))

    def forget(self, key: BotKey) -> None:
        """Drop a bot that will not be asked again soon: its game is over, or a player has the seat again."""
        for worker in self.workers:
            worker.bot_process.forget(key)

    def play_default(self, request: BotRequest, why: str) -> int:
        self.defaulted += 1
        asyncio.get_running_loop().call_soon(self.on_trouble, BotTrouble(request.key, why))
        return default_action(request.game, request.view, request.legal)

    async def stop(self) -> None:
        """End all processes and cancel all waiting requests."""
        self.is_stopped = True
        for worker in self.workers:
            await worker.stop()


class PoolWorker:
    """A process and its queue of requests, answered one at a time, in order."""

    def __init__(self, pool: BotPool, bot_process: BotProcess) -> None:
        self.pool = pool
        self.bot_process = bot_process
        self.queue: Queue[tuple[BotRequest, Future[int]]] = Queue()
        self.open: set[Future[int]] = set()  # not answered yet
        self.running: Task[None] | None = None

    @property
    def waiting(self) -> int:
        return len(self.open)

    def sort_key(self, key: BotKey) -> tuple[bool, int, int]:
        """Return a key to sort by: the process with the lowest suits this bot best."""
        return key not in self.bot_process.known, self.waiting, len(self.bot_process.known)

    async def choose(self, request: BotRequest) -> int:
        if self.running is None:
            self.running = asyncio.create_task(self.run())
        answer: Future[int] = asyncio.get_running_loop().create_future()
        self.open.add(answer)
        self.queue.put_nowait((request, answer))
        try:
            return await answer
        finally:
            self.open.discard(answer)

    async def run(self) -> None:
        while True:
            request, answer = await self.queue.get()
            if not answer.done():  # cancelled
                action = await self.answer_to(request)
                self.open.discard(answer)
                if not answer.done():
                    answer.set_result(action)

    async def answer_to(self, request: BotRequest) -> int:
        try:
            action = await self.bot_process.think(request, self.seconds())
        except BotFailed as error:  # the other bots in the process keep what they know
            self.bot_process.forget(request.key)
            return self.pool.play_default(request, str(error))
        except Exception as error:
            last_line = await self.bot_process.end(EXIT_TIMEOUT if is_process_lost(error) else 0.0)
            return self.pool.play_default(request, f"{describe(error)} {last_line}".strip())
        self.pool.answered += 1
        return action

    def seconds(self) -> float:
        """Return the time for the next decision: all waiting requests together get the time of one."""
        most = self.pool.seconds
        return min(most, max(MIN_SECONDS, most / max(1, self.waiting)))

    async def stop(self) -> None:
        for answer in self.open:
            answer.cancel()
        if self.running is not None:
            self.running.cancel()
            await asyncio.wait([self.running])
        await self.bot_process.end()


def is_process_lost(error: Exception) -> bool:
    return isinstance(error, PipeBroken | ConnectionError)


def describe(error: Exception) -> str:
    """Say in English what happened to a process."""
    if is_process_lost(error):
        return "lost its process"
    if isinstance(error, TimeoutError):
        return "did not answer in time"
    return f"could not be asked: {describe_error(error)}"
