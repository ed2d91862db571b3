"""The interface of a table to the rest of the server, whether this process runs the table or only follows it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import Any, Protocol

from pelagos.core.ending import Ending
from pelagos.server import messages
from pelagos.server.table.audience import Audience, Viewer
from pelagos.server.table.table import AnyEvent, Table
from pelagos.server.table.table_host import TableHost
from pelagos.store.store import Claim, Session


class TableHome(Protocol):
    """A table in this process: `TableActor` runs it, `TableReplica` follows the process that does."""

    table: Table
    audience: Audience

    def ask(self, session: Session, command: messages.AnyCommand, may_enter: bool) -> Awaitable[messages.Outcome]: ...

    def take_seat(self, session: Session, taking: messages.TakeSeat) -> Awaitable[messages.Outcome]: ...

    async def add_viewer(self, viewer: Viewer, since: int = -1) -> None: ...

    async def remove_viewer(self, viewer: Viewer) -> None: ...

    async def record(self, person: str) -> str: ...

    async def ending(self) -> Ending: ...

    async def info(self) -> messages.TableInfo: ...

    async def log(self, person: str, muted: set[str]) -> list[tuple[int, list[AnyEvent]]]: ...

    async def refresh(self) -> None: ...

    def presence_changed(self) -> None: ...

    async def stop(self) -> None: ...

    @property
    def is_idle(self) -> bool: ...


class ReplicaHost(TableHost, Protocol):
    """What a replica needs from its process: it may become the one that runs the table."""

    homes: dict[str, TableHome]
    answer_events: dict[int, asyncio.Event]

    def take_over(self, replica: Any, claim: Claim) -> None:
        """Run the table in this process from now on; its viewers stay connected."""


class ForwardingHost(ReplicaHost, Protocol):
    """What delivering forwarded commands needs from its process."""

    delivering: asyncio.Event

    async def home(self, id: str) -> TableHome:
        """Return the table, loaded if need be; raise Refusal if it cannot be had."""
