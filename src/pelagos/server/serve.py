"""Starts the server: one process, or several that share a store."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import multiprocessing
import os
import signal
import sys
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.types import ASGIApp

from pelagos.server.app import application
from pelagos.server.connection import TableSocket
from pelagos.server.hub import Hub
from pelagos.server.limits import Limits
from pelagos.server.neighbours import Neighbours
from pelagos.server.thinkers import Thinkers
from pelagos.server.wire import LONGEST
from pelagos.store.letterbox import check_folder
from pelagos.store.lock import lock_beside
from pelagos.store.opening import is_postgres, open_store
from pelagos.store.store import Refused

SETTINGS = "PELAGOS_SETTINGS"  # how the processes of one server get theirs
STOPPING = 10  # seconds that a stop may take


@dataclass(frozen=True)
class Settings:
    store: str  # a path, or postgresql://…
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    folder: str = ""  # where several workers reach each other
    thinkers: int = 1  # processes in which bots search, for each worker
    seconds: float = 0.5  # for a small decision of a bot
    wake: str = ""  # redis://…: wakes the other processes in PostgreSQL's place
    origins: tuple[str, ...] = ()  # that pages may come from; () for the server's own
    proxies: str = "127.0.0.1"  # whose X-Forwarded headers are believed
    root: str = ""  # the path under which a proxy serves us
    log: str = "text"  # or json
    limits: Limits = field(default_factory=Limits)


def hub_of(settings: Settings) -> Hub:
    store = open_store(settings.store, wake_url=settings.wake or None, folder=settings.folder)
    return Hub(store, Thinkers(settings.thinkers, settings.seconds), settings.limits)


def serve(settings: Settings, told: Callable[[], None] | None = None) -> None:
    """Serves until it is told to stop; `told` is called once it serves. Raises store.Refused and Unavailable."""
    set_up_log(settings.log)
    if settings.workers == 1:
        return run(serve_alone(settings, told))
    with company(settings) as settings:
        if told is not None:
            told()
        os.environ[SETTINGS] = json.dumps(asdict(settings))
        uvicorn.run("pelagos.server.serve:worker", factory=True, workers=settings.workers, **options(settings))


# ---- several processes
@contextmanager
def company(settings: Settings) -> Iterator[Settings]:
    """What several processes have in common: a store that was checked, and a folder where they reach each other."""
    run(try_store(settings))
    if sys.platform == "win32":
        if not is_postgres(settings.store):
            raise Refused("on Windows several processes need a PostgreSQL to share, or --workers 1")
        yield settings
        return
    with ExitStack() as stack:
        if not is_postgres(settings.store):
            stack.callback(os.close, lock_beside(Path(settings.store), shared=True))
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="pelagos-"))
        check_folder(Path(folder))
        yield replace(settings, folder=folder)


async def try_store(settings: Settings) -> None:
    """A store that cannot be used is told once and in one sentence, not by every process."""
    store = open_store(settings.store, wake_url=settings.wake or None)
    await store.start()
    for warning in store.warnings:
        logging.getLogger("pelagos.server").warning(warning)
    await store.stop()


def worker() -> ASGIApp:
    """One process of several: its settings come with the environment."""
    settings = msgspec.json.decode(os.environ[SETTINGS].encode(), type=Settings)
    set_up_log(settings.log)
    settle_in()
    threading.Thread(target=end_with_parent, daemon=True).start()
    hub = hub_of(settings)
    neighbours = None
    if settings.folder:
        neighbours = Neighbours(Path(settings.folder), hub.store.me, lambda state: TableSocket(config, state, {}))

    @asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        await hub.start()
        if neighbours is not None:
            neighbours.start()
        try:
            yield
        finally:
            if neighbours is not None:
                await neighbours.stop()
            await hub.stop()

    app = application(hub, frozenset(settings.origins), settings.root, neighbours, life)
    config = uvicorn.Config(app, lifespan="off", **options(settings))  # for what neighbours hand on
    config.load()
    return app


def end_with_parent() -> None:
    """Nobody would stop this process or start it again, and it would be in the way of a new server."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)


# ---- one process
def run(work: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(work)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:  # there is none for Windows
        return None
    return uvloop.new_event_loop


async def serve_alone(settings: Settings, told: Callable[[], None] | None) -> None:
    hub = hub_of(settings)
    await hub.start()
    try:
        app = application(hub, frozenset(settings.origins), settings.root)
        server = uvicorn.Server(uvicorn.Config(app, lifespan="off", **options(settings)))
        settle_in()
        if told is not None:
            asyncio.get_running_loop().call_soon(told)
        await server.serve()
    finally:
        await hub.stop()


def settle_in() -> None:
    """What is there now stays: to look through it for rubbish again and again took a fifth of the time. And the thread
    that writes wants Python's lock after each of a commit's many steps: it had to wait for longer than they took."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    sys.setswitchinterval(0.0007)


def options(settings: Settings) -> dict[str, Any]:
    """For uvicorn. Its own defaults would take frames of 16 MiB, and compress each message for each socket anew."""
    return {
        "host": settings.host,
        "port": settings.port,
        "ws": TableSocket,
        "ws_max_size": LONGEST,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "http": "h11",
        "access_log": False,
        "log_config": None,
        "server_header": False,
        "proxy_headers": True,
        "forwarded_allow_ips": settings.proxies,
        "timeout_graceful_shutdown": STOPPING,
        "backlog": 2048,
        "h11_max_incomplete_event_size": 16 * 1024,
    }


# ---- the log
class JsonLines(logging.Formatter):
    """One object a line, for machines."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"
        found = {"at": at, "level": record.levelname.lower(), "from": record.name, "says": record.getMessage()}
        if record.exc_info:
            found["trace"] = self.formatException(record.exc_info)
        return json.dumps(found)


def set_up_log(kind: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    plain = logging.Formatter("%(asctime)s %(levelname)s %(message)s")
    handler.setFormatter(JsonLines() if kind == "json" else plain)
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for chatty in ("uvicorn.error", "alembic"):  # the first would name every socket
        logging.getLogger(chatty).setLevel(logging.WARNING)
