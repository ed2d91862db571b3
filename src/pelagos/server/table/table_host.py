"""What a live table needs from its process. The registry provides it; a table never imports the registry."""

from __future__ import annotations

import logging
from typing import Any, Protocol

from pelagos.server.bots.bot_pool import BotPool
from pelagos.server.identity import Identities
from pelagos.server.metrics import Metrics
from pelagos.server.table.table import Table
from pelagos.store.store import Claim, Store


class TableHost(Protocol):
    store: Store
    bot_pool: BotPool
    identities: Identities
    metrics: Metrics
    log: logging.Logger

    def now(self) -> int:
        """Return milliseconds since 1970."""

    def forget(self, id: str, home: Any) -> None:
        """Drop the table from this process, if `home` is still the object that runs it."""

    async def check_quota(self, person: str) -> None:
        """Raise Refusal if the person may not open another table now."""

    async def uncharged_time(self, claim: Claim, table: Table, outage: tuple[int, int] | None = None) -> int:
        """Return how many milliseconds of the current decision the table could not go on; no clock is charged."""
