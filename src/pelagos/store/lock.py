"""Only one process at a time writes a file. The system frees the lock when its process ends, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from pelagos.store.store import Refused

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def lock_beside(path: Path) -> int:
    """The open lock file; closing it frees the lock."""
    beside = path.with_name(path.name + ".lock")
    try:
        handle = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise Refused(f"{beside}: {error.strerror}") from None
    try:
        _lock(handle)
    except OSError:
        os.close(handle)
        raise Refused(
            f"{path} is in use by another Pelagos: stop that one, name another file with --store, "
            "or let several share a PostgreSQL"
        ) from None
    return handle
