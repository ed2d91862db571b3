"""Hand sockets between the server's processes on this machine, and notice at once when one of them dies.

A socket goes to the process that runs its table. There updates are made once; a viewer in another process needs a
TableReplica, which works out each move again.
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

STOP_TIMEOUT = 5.0  # seconds
POLL = 0.05  # seconds between checks whether all processes are alive
Died = Callable[[str], Awaitable[bool]]


class SocketHandoff:
    """Hand sockets to other processes and take theirs.

    `make_protocol` makes the protocol object for a socket from another process. `died` is called with the name of a
    process that has died, until it returns True.
    """

    def __init__(self, folder: Path, me: str, make_protocol: Callable[[ServerState], TableSocket], died: Died) -> None:
        self._my_name = me
        self._channel = DatagramSocket(folder, "sockets", me)
        self._make_protocol = make_protocol
        self._died = died
        self._watching: asyncio.Task[None] | None = None
        self._arriving: set[asyncio.Task[None]] = set()
        self._state = ServerState()  # of sockets from other processes, which uvicorn does not know

    def start(self) -> None:
        self._channel.open(self._receive_sockets)
        self._watching = asyncio.create_task(self._watch())

    async def stop(self) -> None:
        """Close the sockets that came from other processes, as uvicorn closes all others."""
        if self._watching is not None:
            self._watching.cancel()
        self._channel.close()
        for connection in [*self._state.connections]:
            connection.shutdown()
        if waiting := {*self._arriving, *self._state.tasks}:
            await asyncio.wait(waiting, timeout=STOP_TIMEOUT)

    async def _watch(self) -> None:
        """Remove a dead process's channel once its tables are free; until then every process retries."""
        while True:
            for process in self._channel.abandoned():
                if await self._died(process):
                    self._channel.remove(process)
            await asyncio.sleep(POLL)

    async def hand_off(self, connection: TableSocket, process: str) -> bool:
        """Hand a socket to another process; return whether it took it. A socket is handed over at most once."""
        came_from_another = connection.connections is self._state.connections
        if process in ("", self._my_name) or came_from_another or connection.has_ended:
            return False
        if not self._channel.has(process):
            return False
        handle = os.dup(connection.transport.get_extra_info("socket").fileno())
        try:
            gone = await self._channel.send(process, connection.handshake, [handle])
        finally:
            os.close(handle)
        if gone:
            connection.abandon()
        return gone

    def _receive_sockets(self, handshake: bytes, files: list[int]) -> None:
        for file in files:
            task = asyncio.get_running_loop().create_task(self._adopt(handshake, socket.socket(fileno=file)))
            self._arriving.add(task)
            task.add_done_callback(self._arriving.discard)

    async def _adopt(self, handshake: bytes, received: socket.socket) -> None:
        """Serve a socket from another process as if it had been accepted here: its handshake is replayed."""
        connection = self._make_protocol(self._state)
        received.setblocking(False)
        await asyncio.get_running_loop().connect_accepted_socket(lambda: connection, received)
        connection.data_received(handshake)
