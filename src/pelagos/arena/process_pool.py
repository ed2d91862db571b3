"""Processes of this machine that play whole matches. Each has a pipe of its own, so that it is known which match a dead
one was playing; the others do not notice."""

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
from pelagos.bots.bot_registry import reason

TRIES = 3  # of one match
PATIENCE = 5.0  # seconds that a worker without work gets to go home


def played(tasks: Iterable[Task], workers: int) -> Iterator[Result | Setback]:
    """What becomes of the tasks, as it comes. Leaving this early ends the workers."""
    waiting, tries = deque(tasks), Counter[int]()
    crew = [PoolProcess() for _ in range(min(workers, len(waiting)))]
    try:
        while True:
            for place, worker in enumerate(crew):
                if worker.task is None and waiting:
                    crew[place] = worker.take(waiting.popleft())
            busy = {worker.pipe: worker for worker in crew if worker.task is not None}
            if not busy:
                return
            for pipe in wait(list(busy)):
                worker = busy[pipe]  # type: ignore[index]  # of the kinds of things to wait for, these are pipes
                task, found = worker.answer()
                if isinstance(found, Result):
                    yield found
                    continue
                tries[task.match] += 1
                lost = tries[task.match] == TRIES
                if not lost:
                    waiting.appendleft(task)
                yield Setback(task.match, found, lost)
    finally:
        for worker in crew:
            worker.leave()


class PoolProcess:
    """A process, the pipe to it, and the task that it is at."""

    def __init__(self) -> None:
        context = get_context("spawn")  # nothing of this process goes along, and it is the same on every system
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(theirs,))
        self.process.start()
        theirs.close()  # so that the pipe ends when the process does
        self.task: Task | None = None

    def take(self, task: Task) -> PoolProcess:
        """Who is at this task now: this worker, or another in its place."""
        worker = self if self.process.is_alive() else self.successor()
        worker.task = task
        with suppress(OSError):  # dead at once: answer() will tell
            worker.pipe.send(task)
        return worker

    def successor(self) -> PoolProcess:
        self.leave()
        return PoolProcess()

    def answer(self) -> tuple[Task, Result | str]:
        """The task that is done with, and its result, or why there is none."""
        assert self.task is not None
        task, self.task = self.task, None
        try:
            found: Any = self.pipe.recv()
        except (EOFError, OSError):
            self.process.kill()  # it may have lost its pipe alone
            self.process.join()
            found = f"its worker died ({cause(self.process.exitcode)})"
        return task, found

    def leave(self) -> None:
        """At once when it is at work: nothing but its own match is lost."""
        if self.task is not None:
            self.process.kill()
        self.pipe.close()
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def cause(code: int | None) -> str:
    return f"signal {-code}" if code is not None and code < 0 else f"exit {code}"


# ---- in the worker's process
def work(pipe: Connection[Any, Any]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to the whole group; the one who reads it ends us
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
        return reason(error)


def end_with_parent() -> None:
    """A run that was killed leaves nobody at work."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
