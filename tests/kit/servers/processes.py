"""Ports, waiting, signals and what /proc says about a process."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import socket
import time
from collections.abc import Callable
from pathlib import Path


def free_port() -> int:
    """Return a free port below those that systems give to outgoing calls, so it stays free while a server restarts."""
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as found, contextlib.suppress(OSError):
            found.bind(("127.0.0.1", port))
            return port


def wait_until(is_true: Callable[[], object], what: str, seconds: float = 30) -> None:
    """Poll until `is_true()` holds. Fail with `what` after this many seconds."""
    end = time.monotonic() + seconds
    while not is_true():
        assert time.monotonic() < end, f"{what}: not within {seconds} seconds"
        time.sleep(0.02)


def restore_ctrl_c() -> None:
    """Let Ctrl-C stop a child process again (for `preexec_fn`).

    A test run in the background of a shell ignores Ctrl-C, and the processes it starts would inherit that.
    """
    signal.signal(signal.SIGINT, signal.SIG_DFL)


# ---- what the kernel says about a process
def worker_pids(server: int) -> list[int]:
    """Return the ids of a server's workers: they are children of its fork server."""
    fork_servers = [pid for pid in children(server) if b"forkserver" in Path(f"/proc/{pid}/cmdline").read_bytes()]
    return [worker for pid in fork_servers for worker in children(pid)]


def children(parent: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


def cpu_seconds(pid: int) -> float:
    """Return the processor time that a process has used so far, or 0 when it has ended."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_mb(pid: int) -> float:
    """Return the resident memory of a process in MB."""
    text = Path(f"/proc/{pid}/status").read_text()
    return int(text.partition("VmRSS:")[2].split()[0]) / 1024
