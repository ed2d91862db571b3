"""Start the server: one process, or several that share a store."""

from __future__ import annotations

from collections.abc import Callable

from pelagos.server.boards import with_boards
from pelagos.server.logs import set_up_logging
from pelagos.server.settings import ServerSettings
from pelagos.server.supervisor import serve_several
from pelagos.server.worker_process import run, serve_here


def serve(settings: ServerSettings, on_ready: Callable[[], None] | None = None) -> None:
    """Serve until a signal stops it. Call `on_ready` once it accepts connections. Raise StoreRefused or Unavailable."""
    set_up_logging(settings.log)
    settings = with_boards(settings)
    if settings.workers == 1:
        return run(serve_here(settings, on_ready))
    serve_several(settings, on_ready)
