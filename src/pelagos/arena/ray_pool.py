"""The same over many machines, by Ray: whole matches as tasks. Results come back to the one who asked, and he alone
writes. Pelagos must be installed wherever a task may run, and bots' files must lie at the same path there."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from pelagos.arena.match_task import play
from pelagos.arena.optional import library
from pelagos.arena.plan import Task
from pelagos.arena.process_pool import TRIES
from pelagos.arena.result import Result, Setback
from pelagos.bots.bot_registry import reason
from pelagos.core.game import Impossible

LOCAL = "local"  # a cluster of its own on this machine, for as long as the run
PATIENCE = 10.0  # seconds
AHEAD = 2  # tasks for each core that wait at the cluster, so that no core waits for us


def played(tasks: Iterable[Task], address: str) -> Iterator[Result | Setback]:
    """What becomes of the tasks, as it comes. Ray itself plays a match again when its worker or machine dies."""
    ray = library("ray", "ray", "a cluster")
    join(ray, address)
    try:
        yield from gathered(ray, tasks)
    finally:
        ray.shutdown()


def join(ray: Any, address: str) -> None:
    try:
        knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **alone(address))
    except (OSError, RuntimeError, ValueError) as error:
        raise Impossible(f"no Ray cluster at '{address}': {reason(error)}") from None


def knock(address: str) -> None:
    """Ray waits minutes for a machine that is not there; we do not."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), PATIENCE).close()


def alone(address: str) -> dict[str, Any]:
    """A cluster of our own has no use for a page about itself."""
    return {"include_dashboard": False} if address == LOCAL else {}


def gathered(ray: Any, tasks: Iterable[Task]) -> Iterator[Result | Setback]:
    remote = ray.remote(num_cpus=1, max_retries=TRIES - 1)(play)
    waiting = iter([replace(task, folder=os.getcwd()) for task in tasks])
    room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running: dict[Any, Task] = {}
    while True:
        while len(running) < room and (task := next(waiting, None)) is not None:
            running[remote.remote(task)] = task
        if not running:
            return
        [done], _ = ray.wait(list(running), num_returns=1)
        yield outcome(ray, done, running.pop(done))


def outcome(ray: Any, done: Any, task: Task) -> Result | Setback:
    try:
        found: Result = ray.get(done)
    except ray.exceptions.RayError as error:
        return Setback(task.match, reason(getattr(error, "cause", None) or error), lost=True)
    return found
