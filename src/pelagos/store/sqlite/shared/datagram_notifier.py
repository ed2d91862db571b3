"""Notifications between processes of one machine."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

from pelagos.store.cluster.notifications import Notifier
from pelagos.store.cluster.unix_datagrams import DatagramSocket

MAX_BATCH = 500  # notifications in one datagram


class DatagramNotifier(Notifier):
    """Send a datagram to each of the other processes."""

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
