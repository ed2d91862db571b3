"""Notifications that wake the other processes. A lost one only delays them: every process also polls."""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from pathlib import Path

from pelagos.store.cluster.unix_datagrams import DatagramSocket
from pelagos.store.store import Listener, StoreRefused

CHANNEL = "pelagos"
RECONNECT_DELAY = 0.5  # seconds
MAX_BATCH = 500  # notifications in one datagram


class Notifier(ABC):
    """Send words to the other processes and receive theirs. A notification is the sender's process id and a word.

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


class DatagramNotifier(Notifier):
    """For processes of one machine: a datagram to each of them."""

    def __init__(self, folder: Path, process_id: str) -> None:
        super().__init__(process_id)
        self._socket = DatagramSocket(folder, "calls", process_id)

    async def send(self, notifications: list[str]) -> None:
        others = self._socket.others()
        for at in range(0, len(notifications), MAX_BATCH):
            data = "\n".join(notifications[at : at + MAX_BATCH]).encode()
            await asyncio.gather(*(self._socket.send(other, data) for other in others))

    async def close(self) -> None:
        self._socket.close()

    async def receive(self) -> AsyncIterator[str]:
        received: asyncio.Queue[bytes] = asyncio.Queue()
        self._socket.open(lambda data, _: received.put_nowait(data))
        while True:
            for notification in (await received.get()).decode().split("\n"):
                yield notification


class RedisNotifier(Notifier):
    """Through a Redis, which may come and go."""

    def __init__(self, url: str, process_id: str) -> None:
        super().__init__(process_id)
        try:
            from redis.asyncio import Redis
        except ImportError:
            raise StoreRefused(
                "notifications through Redis need its Python library: pip install 'pelagos[redis]'"
            ) from None
        try:
            self._redis = Redis.from_url(url, socket_timeout=None, socket_connect_timeout=2, health_check_interval=5)
        except ValueError:
            raise StoreRefused(
                f"{url.partition('://')[0]}:// is not a Redis address: write it like redis://host:6379/0"
            ) from None

    async def send(self, notifications: list[str]) -> None:
        async with asyncio.timeout(2):
            async with self._redis.pipeline(transaction=False) as pipeline:
                for notification in notifications:
                    pipeline.publish(CHANNEL, notification)
                await pipeline.execute()

    async def receive(self) -> AsyncIterator[str]:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as subscription:
            await subscription.subscribe(CHANNEL)
            while True:
                message = await subscription.get_message(timeout=5)
                if message:
                    yield message["data"].decode()

    async def close(self) -> None:
        with contextlib.suppress(Exception):
            await self._redis.aclose()
