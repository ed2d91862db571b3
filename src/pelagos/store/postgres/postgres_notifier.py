"""Notifications through PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

from collections.abc import AsyncIterator

from pelagos.store.cluster.notifications import Notifier
from pelagos.store.postgres.postgres_connection import PostgresConnection, connect

CHANNEL = "pelagos"


class PostgresNotifier(Notifier):
    """Send on a connection of the store, and listen on a connection of its own."""

    def __init__(self, url: str, process_id: str, connection: PostgresConnection) -> None:
        super().__init__(process_id)
        self._url = url
        self._connection = connection

    async def send(self, notifications: list[str]) -> None:
        query = f"SELECT pg_notify('{CHANNEL}', word) FROM unnest(%s::text[]) AS word"
        await self._connection.execute(query, notifications)

    async def close(self) -> None:
        pass  # the store closes its connection

    async def receive(self) -> AsyncIterator[str]:
        async with await connect(self._url) as listening:
            await listening.execute(f"LISTEN {CHANNEL}")
            async for notification in listening.notifies():
                yield notification.payload
