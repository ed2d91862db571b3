"""A pool of processes on this machine that play whole matches. Each has its own pipe, so that the pool knows which
match a dead process was playing, and the others are not affected."""

from __future__ import annotations

import os
import signal
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import Any

from pelagos.arena.match_task import play
from pelagos.arena.plan import Task
from pelagos.arena.result import Result, Setback
from pelagos.bots.bot_registry import describe_error

TRIES = 3  # attempts at one match
EXIT_SECONDS = 5.0  # time for an idle worker to exit


def play_all(tasks: Iterable[Task], workers: int) -> Iterator[Result | Setback]:
    """Play the tasks and yield their results as they come. Closing the generator early ends the workers."""
    waiting, tries = deque(tasks), Counter[int]()
    pool = [PoolProcess() for _ in range(min(workers, len(waiting)))]
    try:
        while True:
            for index, worker in enumerate(pool):
                if worker.task is None and waiting:
                    pool[index] = worker.assign(waiting.popleft())
            busy = {worker.pipe: worker for worker in pool if worker.task is not None}
            if not busy:
                return
            for pipe in wait(list(busy)):
                worker = busy[pipe]  # type: ignore[index]  # wait() also accepts other objects; here all are pipes
                task, found = worker.result()
                if isinstance(found, Result):
                    yield found
                    continue
                tries[task.match] += 1
                lost = tries[task.match] == TRIES
                if not lost:
                    waiting.appendleft(task)
                yield Setback(task.match, found, lost)
    finally:
        for worker in pool:
            worker.close()


class PoolProcess:
    """A worker process, the pipe to it, and its current task."""

    def __init__(self) -> None:
        context = get_context("spawn")  # inherits nothing from this process, and works the same on every system
        self.pipe, worker_end = context.Pipe()
        self.process = context.Process(target=work, args=(worker_end,))
        self.process.start()
        worker_end.close()  # so that the pipe closes when the process ends
        self.task: Task | None = None

    def assign(self, task: Task) -> PoolProcess:
        """Give the task to this worker, or to a replacement if it is dead, and return the one that has it."""
        worker = self if self.process.is_alive() else self.replacement()
        worker.task = task
        with suppress(OSError):  # it died just now: result() will notice
            worker.pipe.send(task)
        return worker

    def replacement(self) -> PoolProcess:
        self.close()
        return PoolProcess()

    def result(self) -> tuple[Task, Result | str]:
        """Return the finished task and its result, or the reason for a failure."""
        assert self.task is not None
        task, self.task = self.task, None
        try:
            found: Any = self.pipe.recv()
        except (EOFError, OSError):
            self.process.kill()  # it may be alive and only have closed its pipe
            self.process.join()
            found = f"the worker died ({exit_cause(self.process.exitcode)})"
        return task, found

    def close(self) -> None:
        """End the process: at once if it is playing (only its own match is lost), else let it exit first."""
        if self.task is not None:
            self.process.kill()
        self.pipe.close()
        self.process.join(EXIT_SECONDS)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def exit_cause(code: int | None) -> str:
    return f"signal {-code}" if code is not None and code < 0 else f"exit {code}"


# ---- in the worker process
def work(pipe: Connection[Any, Any]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the parent handles it and ends us
    Thread(target=end_with_parent, daemon=True).start()
    while True:
        try:
            task = pipe.recv()
        except (EOFError, OSError):
            return
        pipe.send(outcome(task))


def outcome(task: Task) -> Result | str:
    try:
        return play(task)
    except Exception as error:
        return describe_error(error)


def end_with_parent() -> None:
    """Exit when the parent process ends, so that a killed run leaves no workers behind."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
