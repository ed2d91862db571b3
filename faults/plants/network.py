"""Serve with a mistake in the handling of clients: `python -m faults.plants.network MISTAKE serve ...`.

The words after the mistake are those of `pelagos`. Each mistake makes one of the experiments fail.
"""

from __future__ import annotations

import contextlib
import socket
import sys
import time
from collections.abc import Iterator
from typing import Any
from unittest import mock

from faults.plants.patches import together
from pelagos.server import messages
from pelagos.server.http import app, websocket
from pelagos.server.table import commands

HOARD: list[bytes] = []
NEVER = 1e6  # seconds


def raising() -> Any:
    """Raise on an invalid message."""

    def read(data: bytes, decoder: Any) -> Any:
        return decoder.decode(data)

    return mock.patch.object(messages, "read", read)


@contextlib.contextmanager
def hoarding() -> Iterator[None]:
    """Keep every message and every connection attempt in memory.

    Messages alone are not enough. On a busy machine most of what is sent after a bad frame comes to a socket that is
    already closed, and is never read.
    """
    read, connect = messages.read, websocket.TableSocket.open

    def keep_message(data: bytes, decoder: Any) -> Any:
        HOARD.append(bytes(1 << 15) + data)
        return read(data, decoder)

    def keep_connection(self: Any, request: Any) -> None:
        HOARD.append(bytes([1]) * (1 << 19))
        connect(self, request)

    with (
        mock.patch.object(messages, "read", keep_message),
        mock.patch.object(websocket.TableSocket, "open", keep_connection),
    ):
        yield


def dawdling() -> Any:
    """Block everybody for a moment on each invalid message."""
    real = messages.read_command

    def read_command(data: bytes) -> Any:
        try:
            return real(data)
        except messages.InvalidMessage:
            time.sleep(0.15)
            raise

    return mock.patch.object(messages, "read_command", read_command)


def open_door() -> Any:
    """Let people without a seat play for the first seat."""
    return mock.patch.object(commands.CommandHandler, "require_seat", lambda self: max(0, self.seat))


def patient() -> Any:
    """Wait for a client that does not read, however long it takes and however much is queued for it."""
    return together(mock.patch.object(websocket, "MAX_UNSENT", 1 << 40), pinging(NEVER))


def impatient() -> Any:
    """Close the connection of a client that does not answer pings after a second. No mistake, but tests wait less."""
    return pinging(1.0)


def narrow() -> Any:
    """Allow a short queue for each client, here and in the kernel, and send no pings. No mistake either."""
    real = websocket.TableSocket.connection_made

    def connection_made(self: Any, transport: Any) -> None:
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        real(self, transport)

    waiting = mock.patch.object(websocket, "MAX_UNSENT", 1 << 16)
    return together(
        waiting, pinging(NEVER), mock.patch.object(websocket.TableSocket, "connection_made", connection_made)
    )


def pinging(seconds: float) -> Any:
    return mock.patch.object(websocket, "PING_EVERY", seconds)


def gappy() -> Any:
    """Leave out an update to a spectator now and then."""
    real = websocket.TableSocket.send_text

    def send_text(self: Any, message: bytes) -> None:
        if not (b'"seq":9' in message[:40] and b'"you":-1' in message[:50] and b'"update"' in message[:20]):
            real(self, message)

    return mock.patch.object(websocket.TableSocket, "send_text", send_text)


def thinking_here() -> Any:
    """Block the event loop while a bot thinks."""
    from pelagos.server.bots import bot_pool

    real = bot_pool.BotPool.choose

    async def choose(self: Any, ask: Any) -> int:
        time.sleep(0.05)
        return await real(self, ask)

    return mock.patch.object(bot_pool.BotPool, "choose", choose)


MISTAKES = {
    "raising": raising,
    "hoarding": hoarding,
    "dawdling": dawdling,
    "open door": open_door,
    "patient": patient,
    "impatient": impatient,
    "narrow": narrow,
    "gappy": gappy,
    "thinking here": thinking_here,
}


def main() -> None:
    from pelagos.terminal.cli import main as pelagos

    with MISTAKES[sys.argv[1]]():
        sys.argv = ["pelagos", *sys.argv[2:]]
        pelagos()


if __name__ == "__main__":
    assert app  # imported before anything is replaced
    main()
