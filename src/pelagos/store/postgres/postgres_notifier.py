"""Notifications through PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

from collections.abc import AsyncIterator

from pelagos.store.cluster.notifications import CHANNEL, Notifier
from pelagos.store.postgres.postgres_connection import PostgresConnection, connect


class PostgresNotifier(Notifier):
    """PostgreSQL's own."""

    def __init__(self, url: str, me: str, connection: PostgresConnection) -> None:
        super().__init__(me)
        self._url = url
        self._connection = connection

    async def send(self, calls: list[str]) -> None:
        await self._connection.read(f"SELECT pg_notify('{CHANNEL}', word) FROM unnest(%s::text[]) AS word", calls)

    async def hang_up(self) -> None:
        pass  # the wire is the store's

    async def calls(self) -> AsyncIterator[str]:
        async with await connect(self._url) as listening:
            await listening.execute(f"LISTEN {CHANNEL}")
            async for notify in listening.notifies():
                yield notify.payload
