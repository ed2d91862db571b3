"""The lock of a store in a file: one server opens it at a time.

The operating system frees a lock when its process ends, however it ends.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from pelagos.store.store import StoreRefused

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int, shared: bool) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)  # Windows has no shared locks: a server is one process there
else:
    import fcntl

    def _lock(handle: int, shared: bool) -> None:
        fcntl.flock(handle, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)


def open_lock_file(path: Path, suffix: str) -> int:
    lock_file = path.with_name(path.name + suffix)
    try:
        return os.open(lock_file, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise StoreRefused(f"{lock_file} cannot be opened: {error.strerror}") from None


def lock_store(path: Path, *, shared: bool = False) -> int:
    """Lock the store in this file, and return the handle of the open lock file; closing it frees the lock.

    `shared`: other processes of the same server may hold the lock too.
    """
    handle = open_lock_file(path, ".lock")
    try:
        _lock(handle, shared)
    except OSError:
        os.close(handle)
        raise StoreRefused(
            f"{path} is in use by another Pelagos: stop that one, name another file with --store, "
            "or let several share a PostgreSQL database"
        ) from None
    return handle
