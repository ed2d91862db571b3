"""Notifications that wake the other processes. A lost one only delays them: every process also polls."""

from __future__ import annotations

import asyncio
import contextlib
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from pathlib import Path

from pelagos.store.cluster.unix_datagrams import DatagramSocket
from pelagos.store.store import StoreRefused, Woken

CHANNEL = "pelagos"
PAUSE = 0.5  # seconds before the line is tried again
AT_ONCE = 500  # words in one letter


class Notifier(ABC):
    """A subclass sends words and gives what comes in; losing the line is its normal life."""

    def __init__(self, me: str) -> None:
        self._me = me
        self._words: dict[str, None] = {}  # a set that keeps its order
        self._some = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    @abstractmethod
    async def send(self, calls: list[str]) -> None: ...

    @abstractmethod
    def calls(self) -> AsyncIterator[str]:
        """From one line, until it breaks."""

    @abstractmethod
    async def hang_up(self) -> None:
        """Closes what `send` uses."""

    def start(self, woken: Woken) -> None:
        self._tasks = [asyncio.create_task(self._hear(woken)), asyncio.create_task(self._speak())]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks = []
        await self.hang_up()

    def call(self, word: str) -> None:
        """Returns at once; the same word said often meanwhile is sent once."""
        self._words[word] = None
        self._some.set()

    async def _speak(self) -> None:
        while True:
            await self._some.wait()
            words, self._words = list(self._words), {}
            self._some.clear()
            with contextlib.suppress(Exception):
                await self.send([f"{self._me} {word}" for word in words])

    async def _hear(self, woken: Woken) -> None:
        while True:
            with contextlib.suppress(Exception):
                async for call in self.calls():
                    who, _, word = call.partition(" ")
                    if who != self._me:
                        woken(word)
            await asyncio.sleep(PAUSE)


class DatagramNotifier(Notifier):
    """For processes of one machine: letters to all of them."""

    def __init__(self, folder: Path, me: str) -> None:
        super().__init__(me)
        self._box = DatagramSocket(folder, "calls", me)

    async def send(self, calls: list[str]) -> None:
        others = self._box.others()
        for at in range(0, len(calls), AT_ONCE):
            letter = "\n".join(calls[at : at + AT_ONCE]).encode()
            await asyncio.gather(*(self._box.send(other, letter) for other in others))

    async def hang_up(self) -> None:
        self._box.close()

    async def calls(self) -> AsyncIterator[str]:
        heard: asyncio.Queue[bytes] = asyncio.Queue()
        self._box.open(lambda letter, _: heard.put_nowait(letter))
        while True:
            for call in (await heard.get()).decode().split("\n"):
                yield call


class RedisNotifier(Notifier):
    """A Redis that may come and go."""

    def __init__(self, url: str, me: str) -> None:
        super().__init__(me)
        try:
            from redis.asyncio import Redis
        except ImportError:
            raise StoreRefused("waking by Redis needs its library: pip install 'pelagos[redis]'") from None
        try:
            self._redis = Redis.from_url(url, socket_timeout=None, socket_connect_timeout=2, health_check_interval=5)
        except ValueError:
            raise StoreRefused(f"{url.partition('://')[0]}:// is no Redis: redis://host:6379/0") from None

    async def send(self, calls: list[str]) -> None:
        async with asyncio.timeout(2):
            async with self._redis.pipeline(transaction=False) as pipeline:
                for call in calls:
                    pipeline.publish(CHANNEL, call)
                await pipeline.execute()

    async def calls(self) -> AsyncIterator[str]:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as line:
            await line.subscribe(CHANNEL)
            while True:
                message = await line.get_message(timeout=5)
                if message:
                    yield message["data"].decode()

    async def hang_up(self) -> None:
        with contextlib.suppress(Exception):
            await self._redis.aclose()
