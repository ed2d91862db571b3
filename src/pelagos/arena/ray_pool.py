"""Plays matches on many machines with Ray: each match is a Ray task. Results come back to the calling process, which
alone stores them. Pelagos must be installed on every machine, and bot files must be at the same path there."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from pelagos.arena.match_task import play
from pelagos.arena.optional import import_optional
from pelagos.arena.plan import Task
from pelagos.arena.process_pool import TRIES
from pelagos.arena.result import Result, Setback
from pelagos.bots.bot_registry import describe_error
from pelagos.core.game import InvalidInput

LOCAL = "local"  # the address that starts a cluster on this machine for this run
CONNECT_SECONDS = 10.0
QUEUED_PER_CORE = 2  # tasks submitted for each core, so that no core is idle while results are collected


def play_all(tasks: Iterable[Task], address: str) -> Iterator[Result | Setback]:
    """Play the tasks and yield their results as they come. Ray retries a match when its worker or machine dies."""
    ray = import_optional("ray", "ray", "a cluster")
    connect(ray, address)
    try:
        yield from as_completed(ray, tasks)
    finally:
        ray.shutdown()


def connect(ray: Any, address: str) -> None:
    try:
        check_reachable(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **local_options(address))
    except (OSError, RuntimeError, ValueError) as error:
        raise InvalidInput(f"no Ray cluster at '{address}': {describe_error(error)}") from None


def check_reachable(address: str) -> None:
    """Raise OSError if nothing listens at the address. Ray itself would wait for minutes."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()


def local_options(address: str) -> dict[str, Any]:
    """Return the options for a local cluster: it needs no dashboard."""
    return {"include_dashboard": False} if address == LOCAL else {}


def as_completed(ray: Any, tasks: Iterable[Task]) -> Iterator[Result | Setback]:
    remote = ray.remote(num_cpus=1, max_retries=TRIES - 1)(play)
    waiting = iter([replace(task, folder=os.getcwd()) for task in tasks])
    limit = QUEUED_PER_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))
    running: dict[Any, Task] = {}
    while True:
        while len(running) < limit and (task := next(waiting, None)) is not None:
            running[remote.remote(task)] = task
        if not running:
            return
        [done], _ = ray.wait(list(running), num_returns=1)
        yield outcome(ray, done, running.pop(done))


def outcome(ray: Any, done: Any, task: Task) -> Result | Setback:
    try:
        found: Result = ray.get(done)
    except ray.exceptions.RayError as error:
        return Setback(task.match, describe_error(getattr(error, "cause", None) or error), lost=True)
    return found
