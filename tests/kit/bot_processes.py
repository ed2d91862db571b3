"""Ids of bot processes, and whether they are running."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Iterable
from pathlib import Path

from pelagos.bots.process.pipe_process import PipeProcess
from pelagos.server.bots.bot_pool import BotPool

LONG = 60.0  # seconds; more than any process needs


def children_of(watchdogs: Iterable[int]) -> list[int]:
    """Return the ids of the bots' own processes, which their watchdogs have started."""
    parents = ",".join(map(str, watchdogs))
    found = subprocess.run(["pgrep", "-P", parents], capture_output=True, text=True) if parents else None
    return [] if found is None else [int(line) for line in found.stdout.split()]


def bot_pid(process: PipeProcess | None) -> int:
    assert process is not None
    [pid] = children_of([process.process.pid])
    return pid


def pids_of(pool: BotPool) -> list[int]:
    """Return the ids of all watchdogs and bot processes of a pool."""
    watchdogs = [each.process.process.pid for each in pool.processes if each.process is not None]
    return [*watchdogs, *children_of(watchdogs)]


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2][:1]
    except ProcessLookupError:
        return False
    except FileNotFoundError:  # it has just ended, or this system has no /proc
        return not Path("/proc/self").exists()
    return state != "Z"  # a zombie has ended


def assert_gone(pids: Iterable[int]) -> None:
    """Wait until all have ended. They are killed at once, but a busy machine may take a while."""
    pids, until = list(pids), time.monotonic() + LONG
    while any(map(is_running, pids)) and time.monotonic() < until:
        time.sleep(0.02)
    assert [pid for pid in pids if is_running(pid)] == []
