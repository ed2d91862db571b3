"""A thread that does everything that waits in one go, and answers all who asked at once."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, Generic, TypeVar

from pelagos.store.store import Unavailable

J = TypeVar("J")
MOST = 500  # jobs in one go, and what comes with the last of them


class BatchThread(Generic[J]):
    """`work` gets the jobs that wait and gives for each a value, or the exception that its caller will see."""

    def __init__(self, name: str, work: Callable[[list[J]], list[Any]]) -> None:
        self._work = work
        self._loop = asyncio.get_running_loop()
        self._gathered: list[tuple[J, asyncio.Future[Any]]] = []  # in this turn of the loop
        self._waiting: SimpleQueue[list[tuple[J, asyncio.Future[Any]]] | None] = SimpleQueue()
        self._ended = False
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    async def do(self, job: J) -> Any:
        if self._ended:
            raise Unavailable("the store is closed")
        future: asyncio.Future[Any] = self._loop.create_future()
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append((job, future))
        return await future

    def _hand_over(self) -> None:
        """All of this turn at once: to wake the thread for each of them took longer than their work."""
        self._waiting.put(self._gathered)
        self._gathered = []

    async def end(self) -> None:
        """Does what waits, then ends."""
        if not self._ended:
            self._ended = True
            if self._gathered:
                self._hand_over()
            self._waiting.put(None)
            await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while batch := self._next():
            try:
                results = self._work([job for job, _ in batch])
            except Exception as error:
                results = [error] * len(batch)
            futures = [future for _, future in batch]
            try:
                self._loop.call_soon_threadsafe(_answer, futures, results)
            except RuntimeError:  # the loop is gone, and with it all who waited
                return

    def _next(self) -> list[tuple[J, asyncio.Future[Any]]]:
        """Waits for jobs and takes what has come meanwhile; [] for the end."""
        batch = self._waiting.get() or []
        while batch and len(batch) < MOST:
            try:
                more = self._waiting.get_nowait()
            except Empty:
                break
            if more is None:
                self._waiting.put(None)  # the end comes after this batch
                break
            batch += more
        return batch


def _answer(futures: list[asyncio.Future[Any]], results: list[Any]) -> None:
    for future, result in zip(futures, results, strict=True):
        if future.done():  # whoever asked has gone
            continue
        if isinstance(result, BaseException):
            future.set_exception(result)
        else:
            future.set_result(result)
