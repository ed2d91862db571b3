"""One process of the server: its registry of tables, its bots, its HTTP server."""

from __future__ import annotations

import asyncio
import gc
import signal
import socket
import sys
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import uvicorn

from pelagos.server.bots.bot_pool import BotPool
from pelagos.server.cluster.table_registry import TableRegistry
from pelagos.server.http.app import application
from pelagos.server.http.socket_handoff import SocketHandoff
from pelagos.server.http.websocket import TableSocket
from pelagos.server.messages import LONGEST
from pelagos.server.settings import ServerSettings
from pelagos.store.factory import open_store

STOPPING = 10  # seconds that a stop may take
BACKLOG = 2048  # connections that wait to be accepted


def registry_of(settings: ServerSettings) -> TableRegistry:
    store = open_store(settings.store, wake_url=settings.wake or None, folder=settings.folder)
    return TableRegistry(store, BotPool(settings.thinkers, settings.seconds), settings.limits)


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
    settings: ServerSettings, told: Callable[[], None] | None = None, door: socket.socket | None = None
) -> None:
    """Until this process is told to stop. `door`: a socket that others of this server listen at too."""
    registry = registry_of(settings)
    handoff = None
    if settings.folder:
        folder = Path(settings.folder)
        handoff = SocketHandoff(
            folder, registry.store.process_id, lambda state: TableSocket(config, state, {}), registry.bury
        )
    app = application(registry, frozenset(settings.origins), settings.root, handoff)
    config = uvicorn.Config(app, lifespan="off", **options(settings))
    config.load()
    async with AsyncExitStack() as stack:
        await registry.start()
        stack.push_async_callback(registry.stop)
        if handoff is not None:
            handoff.start()
            stack.push_async_callback(handoff.stop)
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


def options(settings: ServerSettings) -> dict[str, Any]:
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
