"""Starts the server: one process, or several that share a store."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import signal
import socket
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import uvicorn

from pelagos.server.bots.bot_pool import Thinkers
from pelagos.server.cluster.table_registry import Hub
from pelagos.server.http.app import application
from pelagos.server.http.socket_handoff import Neighbours
from pelagos.server.http.websocket import TableSocket
from pelagos.server.limits import Limits
from pelagos.server.messages import LONGEST
from pelagos.store.factory import open_store

STOPPING = 10  # seconds that a stop may take
BACKLOG = 2048  # connections that wait to be accepted


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
        return run(serve_here(settings, told))
    from pelagos.server.supervisor import serve_several  # which is made of this file

    serve_several(settings, told)


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


async def serve_here(
    settings: Settings, told: Callable[[], None] | None = None, door: socket.socket | None = None
) -> None:
    """Until this process is told to stop. `door`: a socket that others of this server listen at too."""
    hub = hub_of(settings)
    neighbours = None
    if settings.folder:
        folder = Path(settings.folder)
        neighbours = Neighbours(folder, hub.store.me, lambda state: TableSocket(config, state, {}), hub.bury)
    app = application(hub, frozenset(settings.origins), settings.root, neighbours)
    config = uvicorn.Config(app, lifespan="off", **options(settings))
    config.load()
    async with AsyncExitStack() as stack:
        await hub.start()
        stack.push_async_callback(hub.stop)
        if neighbours is not None:
            neighbours.start()
            stack.push_async_callback(neighbours.stop)
        settle_in()
        if told is not None:
            asyncio.get_running_loop().call_soon(told)
        stack.enter_context(outlived())
        await uvicorn.Server(config).serve([door] if door else None)


@contextmanager
def outlived() -> Iterator[None]:
    """uvicorn stops at a signal, and then raises it again: the process would end before its tables are given back."""
    before = {number: signal.signal(number, lambda *_: None) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


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
        "backlog": BACKLOG,
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
