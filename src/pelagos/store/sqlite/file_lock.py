"""Only one server at a time has a file, and only one of its processes at a time writes it. The system frees a lock when
its process ends, however it ends."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pelagos.store.store import StoreRefused

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int, shared: bool) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # there are no shared ones: a server is one process there

    @contextmanager
    def turn(handle: int) -> Iterator[None]:
        yield
else:
    import fcntl

    def _lock(handle: int, shared: bool) -> None:
        fcntl.flock(handle, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)

    @contextmanager
    def turn(handle: int) -> Iterator[None]:
        """While it lasts no other process has its turn. It waits for as long as that takes."""
        fcntl.flock(handle, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(handle, fcntl.LOCK_UN)


def open_beside(path: Path, kind: str) -> int:
    beside = path.with_name(path.name + kind)
    try:
        return os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StoreRefused(f"{beside}: {error.strerror}") from None


def lock_beside(path: Path, *, shared: bool = False) -> int:
    """The open lock file; closing it frees the lock. `shared`: with other processes of the same server."""
    handle = open_beside(path, ".lock")
    try:
        _lock(handle, shared)
    except OSError:
        os.close(handle)
        raise StoreRefused(
            f"{path} is in use by another Pelagos: stop that one, name another file with --store, "
            "or let several share a PostgreSQL"
        ) from None
    return handle
