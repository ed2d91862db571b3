"""The lock that lets one process at a time write a file. The operating system frees it when its process ends."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

if sys.platform == "win32":

    @contextmanager
    def write_lock(handle: int) -> Iterator[None]:
        yield  # a server is one process there
else:
    import fcntl

    @contextmanager
    def write_lock(handle: int) -> Iterator[None]:
        """Hold the lock. Waits for as long as another process holds it."""
        fcntl.flock(handle, fcntl.LOCK_EX)
        try:
            yield
        finally:
            fcntl.flock(handle, fcntl.LOCK_UN)
