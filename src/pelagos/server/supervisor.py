"""Run several worker processes that share a store and a listening socket; restart those that die."""

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

from pelagos.server.logs import set_up_logging
from pelagos.server.settings import ServerSettings
from pelagos.server.worker_process import BACKLOG, run, serve_here
from pelagos.store.cluster.unix_datagrams import check_folder
from pelagos.store.factory import is_postgres, open_store
from pelagos.store.sqlite.file_lock import lock_store
from pelagos.store.store import StoreRefused, Unavailable

# The fork server is a process that has imported all modules of the server. A worker forked from it serves after a tenth
# of a second instead of almost a whole one, and a busy server does not spend time on imports.
START_METHOD = "forkserver" if sys.platform == "linux" else "spawn"
PRELOADED_MODULES = ["pelagos.server.preload", "uvloop"]
POLL = 0.2  # seconds until a stop signal is noticed
RESTART_DELAY = 1.0  # seconds before a worker that failed is started again

log = logging.getLogger("pelagos.server")


def serve_several(settings: ServerSettings, on_ready: Callable[[], None] | None) -> None:
    with shared_resources(settings) as settings, open_listener(settings) as listener:
        if on_ready is not None:
            on_ready()
        Supervisor(settings, listener).run()


@contextmanager
def shared_resources(settings: ServerSettings) -> Iterator[ServerSettings]:
    """Check the store and make the folder in which the workers' sockets are; yield the workers' settings."""
    run(check_store(settings))
    if sys.platform == "win32":
        if not is_postgres(settings.store):
            raise StoreRefused("on Windows, several workers need a PostgreSQL store; use one, or --workers 1")
        yield settings
        return
    with ExitStack() as stack:
        if not is_postgres(settings.store):
            stack.callback(os.close, lock_store(Path(settings.store), shared=True))
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="pelagos-"))
        check_folder(Path(folder))
        yield replace(settings, folder=folder)


async def check_store(settings: ServerSettings) -> None:
    """Open the store once, so that a store that cannot be used is reported once and not by every worker."""
    store = open_store(settings.store, wake_url=settings.wake or None)
    await store.start()
    for warning in store.warnings:
        log.warning(warning)
    await store.stop()


def open_listener(settings: ServerSettings) -> socket.socket:
    """Open the listening socket. The supervisor keeps it open, so clients wait while no worker is running."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)
    except OSError as error:
        raise StoreRefused(f"cannot listen on {settings.host}:{settings.port}: {error.strerror}") from None


class Supervisor:
    def __init__(self, settings: ServerSettings, listener: socket.socket) -> None:
        self._settings = settings
        self._listener = listener
        self._context: Any = multiprocessing.get_context(START_METHOD)
        self._processes: list[BaseProcess] = []
        self._stopping = False

    def run(self) -> None:
        if START_METHOD == "forkserver":
            postgres = ["pelagos.store.postgres.postgres_store"] if is_postgres(self._settings.store) else []
            self._context.set_forkserver_preload([*PRELOADED_MODULES, *postgres])
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._stop)
        self._processes = [self._start_process() for _ in range(self._settings.workers)]
        while not self._stopping:
            wait([process.sentinel for process in self._processes], POLL)
            for at, process in enumerate(self._processes):
                if not (self._stopping or process.is_alive()):
                    self._processes[at] = self._replacement_for(process)
        for process in self._processes:
            process.terminate()
        for process in self._processes:
            process.join()

    def _stop(self, *_: object) -> None:
        self._stopping = True

    def _start_process(self) -> BaseProcess:
        process: BaseProcess = self._context.Process(target=run_worker, args=(self._settings, self._listener))
        process.start()
        return process

    def _replacement_for(self, ended: BaseProcess) -> BaseProcess:
        log.warning("process %s has ended (exit code %s); starting another", ended.pid, ended.exitcode)
        if (ended.exitcode or 0) > 0:  # it exited by itself, not by a signal
            time.sleep(RESTART_DELAY)
        return self._start_process()


# ---- in each worker
def run_worker(settings: ServerSettings, listener: socket.socket) -> None:
    set_up_logging(settings.log)
    threading.Thread(target=stop_with_parent, daemon=True).start()
    try:
        run(serve_here(settings, listener=listener))
    except (StoreRefused, Unavailable) as error:
        log.error("this worker cannot start: %s", error)
        sys.exit(1)


def stop_with_parent() -> None:
    """Stop this worker when the supervisor dies: nothing else would stop it, and it would block a new server."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
