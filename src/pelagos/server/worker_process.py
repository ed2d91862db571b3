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

from pelagos.server.boards import Boards
from pelagos.server.bots.bot_pool import BotPool
from pelagos.server.cluster.table_registry import TableRegistry
from pelagos.server.http.app import application
from pelagos.server.http.socket_handoff import SocketHandoff
from pelagos.server.http.websocket import TableSocket
from pelagos.server.settings import ServerSettings
from pelagos.store.factory import open_store

STOP_TIMEOUT = 10  # seconds that a stop may take
BACKLOG = 2048  # connections waiting to be accepted


def registry_of(settings: ServerSettings) -> TableRegistry:
    store = open_store(settings.store, wake_url=settings.wake or None, folder=settings.folder)
    boards = Boards(settings.board, settings.files)
    return TableRegistry(store, BotPool(settings.thinkers, settings.seconds), settings.limits, boards)


def run(work: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(work)


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        import uvloop
    except ImportError:  # uvloop does not exist for Windows
        return None
    return uvloop.new_event_loop


async def serve_here(
    settings: ServerSettings, on_ready: Callable[[], None] | None = None, listener: socket.socket | None = None
) -> None:
    """Serve in this process until a signal stops it. `listener` is the socket shared by all workers, if any."""
    registry = registry_of(settings)
    handoff = None
    if settings.folder:
        folder = Path(settings.folder)
        handoff = SocketHandoff(
            folder, registry.store.process_id, lambda state: TableSocket(config, state, {}), registry.process_died
        )
    app = application(registry, frozenset(settings.origins), settings.root, handoff)
    config = uvicorn.Config(app, lifespan="off", **uvicorn_options(settings))
    config.load()
    async with AsyncExitStack() as stack:
        await registry.start()
        stack.push_async_callback(registry.stop)
        if handoff is not None:
            handoff.start()
            stack.push_async_callback(handoff.stop)
        tune_runtime()
        if on_ready is not None:
            asyncio.get_running_loop().call_soon(on_ready)
        stack.enter_context(ignoring_signals())
        await uvicorn.Server(config).serve([listener] if listener else None)


@contextmanager
def ignoring_signals() -> Iterator[None]:
    """Ignore stop signals except where uvicorn handles them.

    uvicorn stops at a signal and then raises it again, which would end the process before it releases its tables.
    """
    before = {number: signal.signal(number, lambda *_: None) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def tune_runtime() -> None:
    """Tune garbage collection and thread switching.

    Freeze start-up objects out of garbage collection: scanning them again and again took a fifth of the time. Switch
    threads more often: the thread that writes needs the GIL after each of a commit's many steps, and waited for it
    longer than the steps took.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    sys.setswitchinterval(0.0007)


def uvicorn_options(settings: ServerSettings) -> dict[str, Any]:
    return {
        "host": settings.host,
        "port": settings.port,
        "ws": TableSocket,
        "http": "h11",
        "access_log": False,
        "log_config": None,
        "server_header": False,
        "proxy_headers": True,
        "forwarded_allow_ips": settings.proxies,
        "timeout_graceful_shutdown": STOP_TIMEOUT,
        "backlog": BACKLOG,
        "h11_max_incomplete_event_size": 16 * 1024,
    }
