"""Processes on this machine that play whole matches. Each is an executor of its own, so that the pool knows which match
a dead process was playing, and the others are not affected."""

from __future__ import annotations

import os
import signal
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any

from pelagos.arena.match_task import play
from pelagos.arena.plan import Task
from pelagos.arena.result import Result, Setback
from pelagos.bots.bot_registry import describe_error

TRIES = 3  # attempts at one match
SPAWN = get_context("spawn")  # inherits nothing from this process, and works the same on every system


def play_all(tasks: Iterable[Task], workers: int) -> Iterator[Result | Setback]:
    """Play the tasks and yield their results as they come. Closing the generator early ends the processes."""
    waiting, tries = deque(tasks), Counter[int]()
    playing: dict[Future[Result | str], tuple[Task, ProcessPoolExecutor]] = {}
    ours, theirs = SPAWN.Pipe()
    idle = [new_process(theirs) for _ in range(min(workers, len(waiting)))]
    with closing(ours):  # then the processes exit
        while waiting or playing:
            while waiting and idle:
                task, process = waiting.popleft(), idle.pop()
                playing[submit(process, task)] = task, process
            for done in wait(playing, return_when=FIRST_COMPLETED).done:
                task, process = playing.pop(done)
                found = result_of(done)
                idle.append(new_process(theirs) if done.exception() else process)
                if isinstance(found, Result):
                    yield found
                    continue
                tries[task.match] += 1
                lost = tries[task.match] == TRIES
                if not lost:
                    waiting.appendleft(task)
                yield Setback(task.match, found, lost)


def new_process(lifeline: Connection[Any, Any]) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, SPAWN, begin, (lifeline,))


def submit(process: ProcessPoolExecutor, task: Task) -> Future[Result | str]:
    try:
        return process.submit(outcome, task)
    except BrokenProcessPool as error:  # it died when it was idle
        failed = Future[Result | str]()
        failed.set_exception(error)
        return failed


def result_of(done: Future[Result | str]) -> Result | str:
    try:
        return done.result()
    except BrokenProcessPool:
        return "the process died"


# ---- in a process of the pool
def begin(lifeline: Connection[Any, Any]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the parent handles it and ends us
    Thread(target=exit_with, args=(lifeline,), daemon=True).start()


def exit_with(lifeline: Connection[Any, Any]) -> None:
    """Exit when the other end is closed: the run is over or was killed, and leaves no processes behind."""
    with suppress(EOFError, OSError):
        lifeline.recv()
    os._exit(1)


def outcome(task: Task) -> Result | str:
    try:
        return play(task)
    except Exception as error:
        return describe_error(error)
