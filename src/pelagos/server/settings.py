"""The settings of a server."""

from __future__ import annotations

from dataclasses import dataclass, field

from pelagos.server.limits import Limits


@dataclass(frozen=True)
class ServerSettings:
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
