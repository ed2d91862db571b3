"""The other processes of this server on this machine: a socket is handed on to the one that keeps its table, and when
one of them dies the others know it at once.

There its viewer is told everything first hand. A viewer elsewhere needs a follower, which works out each move again.
"""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path

from uvicorn.server import ServerState

from pelagos.server.http.websocket import TableSocket
from pelagos.store.cluster.unix_datagrams import DatagramSocket

STOPPING = 5.0  # seconds
LOOK = 0.05  # seconds between two looks at whether all are alive
Died = Callable[[str], Awaitable[bool]]


class SocketHandoff:
    """`receive` makes the protocol for a socket that comes from a neighbour; `died` is told who has died, and says
    whether everything was done about it."""

    def __init__(self, folder: Path, me: str, receive: Callable[[ServerState], TableSocket], died: Died) -> None:
        self._me = me
        self._box = DatagramSocket(folder, "sockets", me)
        self._receive = receive
        self._died = died
        self._watching: asyncio.Task[None] | None = None
        self._coming: set[asyncio.Task[None]] = set()
        self._state = ServerState()  # of the sockets that came from neighbours: uvicorn's own knows nothing of them

    def start(self) -> None:
        self._box.open(self._take)
        self._watching = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """Who came from a neighbour is told to come again, as uvicorn tells all others."""
        if self._watching is not None:
            self._watching.cancel()
        self._box.close()
        for line in [*self._state.connections]:
            line.shutdown()
        if waiting := {*self._coming, *self._state.tasks}:
            await asyncio.wait(waiting, timeout=STOPPING)

    async def _watch(self) -> None:
        """A box is taken away when its owner's tables are free: until then any other may try."""
        while True:
            for who in self._box.abandoned():
                if await self._died(who):
                    self._box.remove(who)
            await asyncio.sleep(LOOK)

    async def hand_on(self, line: TableSocket, who: str) -> bool:
        """Whether it is the neighbour's now. A socket that came from one stays: nobody plays ball with it."""
        if who in ("", self._me) or line in self._state.connections or line.has_ended or not self._box.has(who):
            return False
        handle = os.dup(line.transport.get_extra_info("socket").fileno())
        try:
            gone = await self._box.send(who, line.asked, [handle])
        finally:
            os.close(handle)
        if gone:
            line.forget()
        return gone

    def _take(self, asked: bytes, files: list[int]) -> None:
        for file in files:
            task = asyncio.get_running_loop().create_task(self._welcome(asked, socket.socket(fileno=file)))
            self._coming.add(task)
            task.add_done_callback(self._coming.discard)

    async def _welcome(self, asked: bytes, taken: socket.socket) -> None:
        """As if it had been accepted here, and had asked just now."""
        line = self._receive(self._state)
        taken.setblocking(False)
        await asyncio.get_running_loop().connect_accepted_socket(lambda: line, taken)
        line.data_received(asked)
