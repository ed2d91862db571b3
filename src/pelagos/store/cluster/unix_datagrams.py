"""A letterbox for each process of a server on one machine, in a folder that they share. What is thrown into one is
short, and may have open files with it; it comes whole or not at all."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from array import array
from collections.abc import Callable, Sequence
from pathlib import Path
from time import monotonic

from pelagos.store.store import StoreRefused

LONGEST = 1 << 16  # bytes of a letter
LONGEST_PATH = 100  # bytes: what all systems allow for the address of such a socket
PAUSE = 0.005  # seconds until a full box is tried again: systems let some ten letters wait
TRIES = 200
LOOK_AGAIN = 1.0  # seconds until the folder is read again
Heard = Callable[[bytes, list[int]], None]


def check_folder(folder: Path) -> None:
    """Whether boxes can stand there: `folder` and a name."""
    if len(os.fsencode(folder)) + 32 > LONGEST_PATH:
        raise StoreRefused(f"{folder}: too long a path for processes to meet at; set TMPDIR to a shorter one")


class DatagramSocket:
    def __init__(self, folder: Path, kind: str, me: str) -> None:
        self._folder = folder
        self._kind = kind
        self._me = me
        self._socket: socket.socket | None = None
        self._others: list[str] = []
        self._looked = 0.0

    def open(self, heard: Heard) -> None:
        """From now on `heard` gets what comes, with the files that came with it: to close them is its business."""
        self.close()
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(self._path(self._me)))
        asyncio.get_running_loop().add_reader(self._socket, self._empty, self._socket, heard)

    def close(self) -> None:
        if self._socket is not None:
            asyncio.get_running_loop().remove_reader(self._socket)
            self._path(self._me).unlink(missing_ok=True)  # first: one that is there and not heard is of a dead process
            self._socket.close()
            self._socket = None

    def _path(self, who: str) -> Path:
        return self._folder / f"{who}.{self._kind}"

    def _empty(self, box: socket.socket, heard: Heard) -> None:
        with contextlib.suppress(BlockingIOError):
            while box.fileno() >= 0:
                data, files, _, _ = socket.recv_fds(box, LONGEST, 1)
                heard(data, files)

    def others(self) -> list[str]:
        """All who have a box of this kind, as of a moment ago."""
        if monotonic() - self._looked > LOOK_AGAIN:
            self._looked = monotonic()
            self._others = [path.stem for path in self._folder.glob(f"*.{self._kind}") if path.stem != self._me]
        return self._others

    def has(self, who: str) -> bool:
        return self._path(who).exists()

    async def send(self, who: str, data: bytes, files: Sequence[int] = ()) -> bool:
        """Whether it is in his box now."""
        along = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", files))] if files else []
        for _ in range(TRIES):
            if self._socket is None:
                return False
            try:
                self._socket.sendmsg([data], along, 0, str(self._path(who)))
                return True
            except BlockingIOError:
                await asyncio.sleep(PAUSE)
            except OSError:  # he has died, or just closed it
                return False
        return False

    # ---- the dead: who stops closes his box, so that one at which nobody listens is of one who could not
    def abandoned(self) -> list[str]:
        """Whose box of this kind has nobody listening at it: the system has ended that process."""
        found = [path for path in self._folder.glob(f"*.{self._kind}") if path.stem != self._me]
        return [path.stem for path in found if not _is_heard(path)]

    def take_away(self, who: str) -> None:
        """All boxes of one who has died."""
        for path in self._folder.glob(f"{who}.*"):
            path.unlink(missing_ok=True)
        self._looked = 0.0


def _is_heard(path: Path) -> bool:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(str(path))
        except ConnectionRefusedError:
            return False
        except OSError:  # it was closed just now
            return True
    return True
