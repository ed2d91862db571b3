"""The processes in which the bots of all tables think, so that people never wait for a bot's thoughts.

A few are for those who search, and one is for those who answer at once: they never wait behind a search. A bot stays
with its process, which remembers what its seat has seen. When many wait for the same process, each has less time."""

from __future__ import annotations

import asyncio
import logging
from asyncio import CancelledError, Future, Queue, Task
from collections.abc import Callable, Sequence

from pelagos.bots.bot_registry import reason
from pelagos.bots.fallback import default_action
from pelagos.bots.process.pipe_process import PipeBroken
from pelagos.server.bots.bot_process import BOT_WORKER, LAST_WORDS, BotFailed, BotProcess
from pelagos.server.bots.bot_request import BotKey, BotRequest, BotTrouble, Seen

__all__ = ["BotKey", "BotPool", "BotRequest", "BotTrouble", "Seen"]

QUICK = ("drifter", "sailor")  # levels that answer at once
KEPT_QUICK = 2_000  # of them in their process: they are small
LEAST = 0.05  # seconds that a search has, however many wait
MOST = 200  # asks that wait for one process; beyond them a default is played

log = logging.getLogger(__name__)


class BotPool:
    """Nothing is started before it is needed. `seconds` are for one small decision of one who searches."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        on_trouble: Callable[[BotTrouble], object] = log.warning,
        command: Sequence[str] = BOT_WORKER,
    ) -> None:
        self.seconds = seconds
        self.on_trouble = on_trouble
        self.quick = PoolWorker(self, BotProcess(command, KEPT_QUICK))
        self.searching = [PoolWorker(self, BotProcess(command)) for _ in range(max(1, workers))]
        self.is_stopped = False
        self.asked = 0
        self.answered = 0  # by bots
        self.troubled = 0  # by defaults

    @property
    def workers(self) -> list[PoolWorker]:
        return [self.quick, *self.searching]

    @property
    def waiting(self) -> int:
        return sum(worker.waiting for worker in self.workers)

    @property
    def restarts(self) -> int:
        return sum(max(0, worker.bot_process.starts - 1) for worker in self.workers)

    async def choose(self, ask: BotRequest) -> int:
        """One of `ask.legal`, whatever the bot does. Who no longer wants to know cancels this; stop() does it too."""
        if self.is_stopped:
            raise CancelledError
        self.asked += 1
        worker = self.worker_of(ask.key)
        if worker.waiting >= MOST:
            return self.default(ask, "was not asked, since too many wait")
        return await worker.choose(ask)

    def worker_of(self, key: BotKey) -> PoolWorker:
        """Where the bot is known, or where it has least to wait."""
        if key.level in QUICK:
            return self.quick
        return min(self.searching, key=lambda worker: worker.distance(key))

    def forget(self, key: BotKey) -> None:
        """The bot will not be asked again soon: its table is over, or its seat is somebody's again."""
        for worker in self.workers:
            worker.bot_process.forget(key)

    def default(self, ask: BotRequest, why: str) -> int:
        self.troubled += 1
        asyncio.get_running_loop().call_soon(self.on_trouble, BotTrouble(ask.key, why))
        return default_action(ask.game, ask.view, ask.legal)

    async def stop(self) -> None:
        """Ends all processes; what is asked is cancelled."""
        self.is_stopped = True
        for worker in self.workers:
            await worker.stop()


class PoolWorker:
    """A process, and those who wait for it: one after the other, in the order they came."""

    def __init__(self, pool: BotPool, bot_process: BotProcess) -> None:
        self.pool = pool
        self.bot_process = bot_process
        self.queue: Queue[tuple[BotRequest, Future[int]]] = Queue()
        self.open: set[Future[int]] = set()  # not answered yet
        self.running: Task[None] | None = None

    @property
    def waiting(self) -> int:
        return len(self.open)

    def distance(self, key: BotKey) -> tuple[bool, int, int]:
        """The less, the better a bot is placed here."""
        return key not in self.bot_process.known, self.waiting, len(self.bot_process.known)

    async def choose(self, ask: BotRequest) -> int:
        if self.running is None:
            self.running = asyncio.create_task(self.run())
        answer: Future[int] = asyncio.get_running_loop().create_future()
        self.open.add(answer)
        self.queue.put_nowait((ask, answer))
        try:
            return await answer
        finally:
            self.open.discard(answer)

    async def run(self) -> None:
        while True:
            ask, answer = await self.queue.get()
            if not answer.done():  # cancelled
                action = await self.answer_to(ask)
                self.open.discard(answer)
                if not answer.done():
                    answer.set_result(action)

    async def answer_to(self, ask: BotRequest) -> int:
        try:
            action = await self.bot_process.think(ask, self.seconds())
        except BotFailed as error:  # the other bots in the process keep what they know
            self.bot_process.forget(ask.key)
            return self.pool.default(ask, str(error))
        except Exception as error:
            words = await self.bot_process.end(LAST_WORDS if is_loss(error) else 0.0)
            return self.pool.default(ask, f"{told(error)} {words}".strip())
        self.pool.answered += 1
        return action

    def seconds(self) -> float:
        """For the next decision: together, those who wait have the time of one."""
        most = self.pool.seconds
        return min(most, max(LEAST, most / max(1, self.waiting)))

    async def stop(self) -> None:
        for answer in self.open:
            answer.cancel()
        if self.running is not None:
            self.running.cancel()
            await asyncio.wait([self.running])
        await self.bot_process.end()


def is_loss(error: Exception) -> bool:
    return isinstance(error, PipeBroken | ConnectionError)


def told(error: Exception) -> str:
    """What has befallen a process, for people."""
    if is_loss(error):
        return "lost its process"
    if isinstance(error, TimeoutError):
        return "did not answer in time"
    return f"could not be asked: {reason(error)}"
