"""A Unix datagram socket for each process of a server on one machine, in a folder that they share.

A datagram is short, may carry open files, and arrives whole or not at all.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path

from pelagos.store.store import StoreRefused

MAX_DATAGRAM = 1 << 16  # bytes
MAX_SOCKET_PATH = 100  # bytes: a path of this length is allowed on all systems
RETRY_DELAY = 0.005  # seconds until a full socket is tried again: some systems queue only about ten datagrams
MAX_TRIES = 200
OnDatagram = Callable[[bytes, list[int]], None]  # gets the data and the handles of the files that came with it


def check_folder(folder: Path) -> None:
    """Raise StoreRefused if the path of a socket in this folder would be too long."""
    if len(os.fsencode(folder)) + 32 > MAX_SOCKET_PATH:
        raise StoreRefused(f"{folder} is too long a path for sockets: set TMPDIR to a folder with a shorter path")


class DatagramSocket:
    """The socket of one process. Its path is `folder`/`process_id`.`kind`."""

    def __init__(self, folder: Path, kind: str, process_id: str) -> None:
        self._folder = folder
        self._kind = kind
        self._process_id = process_id
        self._socket: socket.socket | None = None

    def open(self, on_datagram: OnDatagram) -> None:
        """Start receiving. `on_datagram` must close the files it gets."""
        self.close()
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(self._path(self._process_id)))
        asyncio.get_running_loop().add_reader(self._socket, self._receive_all, self._socket, on_datagram)

    def close(self) -> None:
        if self._socket is not None:
            asyncio.get_running_loop().remove_reader(self._socket)
            # Remove the path before closing: a path at which nothing listens marks a dead process.
            self._path(self._process_id).unlink(missing_ok=True)
            self._socket.close()
            self._socket = None

    def _path(self, process: str) -> Path:
        return self._folder / f"{process}.{self._kind}"

    def _receive_all(self, receiver: socket.socket, on_datagram: OnDatagram) -> None:
        with contextlib.suppress(BlockingIOError):
            while receiver.fileno() >= 0:
                data, files, _, _ = socket.recv_fds(receiver, MAX_DATAGRAM, 1)
                on_datagram(data, files)

    def others(self) -> list[str]:
        """Return the other processes with a socket of this kind."""
        return [path.stem for path in self._folder.glob(f"*.{self._kind}") if path.stem != self._process_id]

    def has(self, process: str) -> bool:
        """Whether this process has a socket of this kind."""
        return self._path(process).exists()

    async def send(self, process: str, data: bytes, files: Sequence[int] = ()) -> bool:
        """Send a datagram to a process. Return whether its socket has taken it."""
        ancillary = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", files))] if files else []
        for _ in range(MAX_TRIES):
            if self._socket is None:
                return False
            try:
                self._socket.sendmsg([data], ancillary, 0, str(self._path(process)))
                return True
            except BlockingIOError:
                await asyncio.sleep(RETRY_DELAY)
            except OSError:  # the process has died, or has just closed its socket
                return False
        return False

    # ---- dead processes. A process that stops removes its path, so if nothing listens at a path, its process is dead
    def abandoned(self) -> list[str]:
        """Return the processes that died without removing the path of their socket of this kind."""
        return [process for process in self.others() if not _has_listener(self._path(process))]

    def remove(self, process: str) -> None:
        """Remove the paths of all sockets of a dead process."""
        for path in self._folder.glob(f"{process}.*"):
            path.unlink(missing_ok=True)


def _has_listener(path: Path) -> bool:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(str(path))
        except ConnectionRefusedError:
            return False
        except OSError:  # the process has just closed it
            return True
    return True
