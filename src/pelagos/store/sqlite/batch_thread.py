"""A thread that runs all waiting jobs as one batch, and answers all their callers together."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from queue import Empty, SimpleQueue
from typing import Any, Generic, TypeVar

from pelagos.store.store import Unavailable

J = TypeVar("J")
MAX_BATCH = 500  # jobs; the last group that was queued together may exceed it


class BatchThread(Generic[J]):
    """`work` gets the waiting jobs. It returns for each job a value, or the exception to raise in its caller."""

    def __init__(self, name: str, work: Callable[[list[J]], list[Any]]) -> None:
        self._work = work
        self._loop = asyncio.get_running_loop()
        self._new_jobs: list[tuple[J, asyncio.Future[Any]]] = []  # of this iteration of the event loop
        self._queue: SimpleQueue[list[tuple[J, asyncio.Future[Any]]] | None] = SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name=name, daemon=True)
        self._thread.start()

    async def do(self, job: J) -> Any:
        if self._closed:
            raise Unavailable("the store is closed")
        future: asyncio.Future[Any] = self._loop.create_future()
        if not self._new_jobs:
            self._loop.call_soon(self._enqueue)
        self._new_jobs.append((job, future))
        return await future

    def _enqueue(self) -> None:
        """Queue all jobs of this loop iteration at once: waking the thread for each job took longer than its work."""
        self._queue.put(self._new_jobs)
        self._new_jobs = []

    async def close(self) -> None:
        """Run the waiting jobs, then end the thread."""
        if not self._closed:
            self._closed = True
            if self._new_jobs:
                self._enqueue()
            self._queue.put(None)
            await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while batch := self._next_batch():
            try:
                results = self._work([job for job, _ in batch])
            except Exception as error:
                results = [error] * len(batch)
            futures = [future for _, future in batch]
            try:
                self._loop.call_soon_threadsafe(_resolve, futures, results)
            except RuntimeError:  # the event loop is closed, so no caller is left
                return

    def _next_batch(self) -> list[tuple[J, asyncio.Future[Any]]]:
        """Wait for jobs and take all that are queued by then; [] at the end."""
        batch = self._queue.get() or []
        while batch and len(batch) < MAX_BATCH:
            try:
                more = self._queue.get_nowait()
            except Empty:
                break
            if more is None:
                self._queue.put(None)  # close the thread after this batch
                break
            batch += more
        return batch


def _resolve(futures: list[asyncio.Future[Any]], results: list[Any]) -> None:
    for future, result in zip(futures, results, strict=True):
        if future.done():  # the caller was cancelled
            continue
        if isinstance(result, BaseException):
            future.set_exception(result)
        else:
            future.set_result(result)
