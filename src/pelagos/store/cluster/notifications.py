"""Notifications that wake the other processes. A lost one only delays them: every process also polls."""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator

from pelagos.store.store import Listener

RECONNECT_DELAY = 0.5  # seconds


class Notifier(ABC):
    """Exchange notifications with the other processes. Each is the id of the sender's process and a word.

    A subclass provides the transport. Losing the connection is normal: the loops here reconnect.
    """

    def __init__(self, process_id: str) -> None:
        self._process_id = process_id
        self._words: dict[str, None] = {}  # a set that keeps its order
        self._has_words = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @abstractmethod
    async def send(self, notifications: list[str]) -> None: ...

    @abstractmethod
    def receive(self) -> AsyncIterator[str]:
        """Connect and yield notifications, until the connection breaks."""

    @abstractmethod
    async def close(self) -> None:
        """Close what `send` uses."""

    def start(self, listener: Listener) -> None:
        self._tasks = [asyncio.create_task(self._receive_loop(listener)), asyncio.create_task(self._send_loop())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        await self.close()

    def notify(self, word: str) -> None:
        """Queue a word and return at once. A word that is already in the queue is sent only once."""
        self._words[word] = None
        self._has_words.set()

    async def _send_loop(self) -> None:
        while True:
            await self._has_words.wait()
            words, self._words = list(self._words), {}
            self._has_words.clear()
            with contextlib.suppress(Exception):
                await self.send([f"{self._process_id} {word}" for word in words])

    async def _receive_loop(self, listener: Listener) -> None:
        while True:
            with contextlib.suppress(Exception):
                async for notification in self.receive():
                    sender, _, word = notification.partition(" ")
                    if sender != self._process_id:
                        listener(word)
            await asyncio.sleep(RECONNECT_DELAY)
