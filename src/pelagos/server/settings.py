"""The settings of a server."""

from __future__ import annotations

from dataclasses import dataclass, field

from pelagos.server.limits import Limits


@dataclass(frozen=True)
class ServerSettings:
    store: str  # a path or postgresql://…
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    folder: str = ""  # for the sockets between several workers
    thinkers: int = 1  # bot processes that search, for each worker
    seconds: float = 0.5  # for one decision of a bot
    wake: str = ""  # redis://…: sends notifications between processes in PostgreSQL's place
    origins: tuple[str, ...] = ()  # allowed origins of pages; () for the server's own
    proxies: str = "127.0.0.1"  # proxies whose X-Forwarded headers are trusted
    root: str = ""  # the path under which a proxy serves this server
    log: str = "text"  # or "json"
    board: str = ""  # the text of a board file: the usual board of its game
    boards: str = ""  # a folder of board files, on which tables can be opened as well
    files: tuple[str, ...] = ()  # the texts of those files that are valid, once they are read
    limits: Limits = field(default_factory=Limits)
