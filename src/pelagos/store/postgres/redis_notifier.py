"""Notifications through Redis."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

from pelagos.store.cluster.notifications import Notifier
from pelagos.store.store import StoreRefused

CHANNEL = "pelagos"


class RedisNotifier(Notifier):
    """Sends and receives through a Redis server. It may be away for a while: then the processes only poll."""

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
