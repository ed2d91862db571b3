"""Several processes of one server, which share a store: they are started here, and started anew when one dies."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from pelagos.server.logs import set_up_log
from pelagos.server.settings import ServerSettings
from pelagos.server.worker_process import BACKLOG, run, serve_here
from pelagos.store.cluster.unix_datagrams import check_folder
from pelagos.store.factory import is_postgres, open_store
from pelagos.store.sqlite.file_lock import lock_store
from pelagos.store.store import StoreRefused, Unavailable

# A process that has read all of our modules lies ready to be forked: a new worker serves after a tenth of a second,
# where it took most of one, and a busy server does not wait for Python to read.
HOW = "forkserver" if sys.platform == "linux" else "spawn"
READY = ["pelagos.server.preload", "uvloop"]
LOOK = 0.2  # seconds until a signal to stop is noticed
PAUSE = 1.0  # seconds until one that could not start is tried again

log = logging.getLogger("pelagos.server")


def serve_several(settings: ServerSettings, told: Callable[[], None] | None) -> None:
    with company(settings) as settings, opened_door(settings) as door:
        if told is not None:
            told()
        Supervisor(settings, door).run()


@contextmanager
def company(settings: ServerSettings) -> Iterator[ServerSettings]:
    """What several processes have in common: a store that was checked, and a folder where they reach each other."""
    run(try_store(settings))
    if sys.platform == "win32":
        if not is_postgres(settings.store):
            raise StoreRefused("on Windows several processes need a PostgreSQL to share, or --workers 1")
        yield settings
        return
    with ExitStack() as stack:
        if not is_postgres(settings.store):
            stack.callback(os.close, lock_store(Path(settings.store), shared=True))
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="pelagos-"))
        check_folder(Path(folder))
        yield replace(settings, folder=folder)


async def try_store(settings: ServerSettings) -> None:
    """A store that cannot be used is told once and in one sentence, not by every process."""
    store = open_store(settings.store, wake_url=settings.wake or None)
    await store.start()
    for warning in store.warnings:
        log.warning(warning)
    await store.stop()


def opened_door(settings: ServerSettings) -> socket.socket:
    """Who comes before the first process is ready, or between the last and the next one, waits."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)
    except OSError as error:
        raise StoreRefused(f"{settings.host}:{settings.port} cannot be had: {error.strerror}") from None


class Supervisor:
    def __init__(self, settings: ServerSettings, door: socket.socket) -> None:
        self._settings = settings
        self._door = door
        self._context: Any = multiprocessing.get_context(HOW)
        self._processes: list[BaseProcess] = []
        self._stopping = False

    def run(self) -> None:
        if HOW == "forkserver":
            postgres = ["pelagos.store.postgres.postgres_store"] if is_postgres(self._settings.store) else []
            self._context.set_forkserver_preload([*READY, *postgres])
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        self._processes = [self._started() for _ in range(self._settings.workers)]
        while not self._stopping:
            wait([process.sentinel for process in self._processes], LOOK)
            for at, process in enumerate(self._processes):
                if not (self._stopping or process.is_alive()):
                    self._processes[at] = self._in_place_of(process)
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join()

    def _stop(self, *_: object) -> None:
        self._stopping = True

    def _started(self) -> BaseProcess:
        process: BaseProcess = self._context.Process(target=work, args=(self._settings, self._door))
        process.start()
        return process

    def _in_place_of(self, ended: BaseProcess) -> BaseProcess:
        log.warning("process %s has ended (%s); another takes its place", ended.pid, ended.exitcode)
        if (ended.exitcode or 0) > 0:  # by itself, not by a signal
            time.sleep(PAUSE)
        return self._started()


# ---- in each of them
def work(settings: ServerSettings, door: socket.socket) -> None:
    set_up_log(settings.log)
    threading.Thread(target=end_with_parent, daemon=True).start()
    try:
        run(serve_here(settings, door=door))
    except (StoreRefused, Unavailable) as error:
        log.error("this process cannot serve: %s", error)
        sys.exit(1)


def end_with_parent() -> None:
    """Nobody would stop this process or start it again, and it would be in the way of a new server."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
