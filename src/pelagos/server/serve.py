"""Start the server: one process, or several that share a store."""

from __future__ import annotations

from collections.abc import Callable

from pelagos.server.logs import set_up_log
from pelagos.server.settings import ServerSettings
from pelagos.server.supervisor import serve_several
from pelagos.server.worker_process import run, serve_here


def serve(settings: ServerSettings, told: Callable[[], None] | None = None) -> None:
    """Serves until it is told to stop; `told` is called once it serves. Raises StoreRefused and Unavailable."""
    set_up_log(settings.log)
    if settings.workers == 1:
        return run(serve_here(settings, told))
    serve_several(settings, told)
