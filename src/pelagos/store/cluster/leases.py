"""What stores shared by several processes have in common: heartbeats, notifications, and who is connected where."""

from __future__ import annotations

from abc import abstractmethod
from time import monotonic

from pelagos.store.cluster.notifications import Notifier
from pelagos.store.sql import queries as q
from pelagos.store.sql import transactions
from pelagos.store.sql.sql_store import SqlStore
from pelagos.store.sql.transactions import Transaction
from pelagos.store.store import ALIVE


class LeasedStore(SqlStore):
    """A subclass creates `_notifier`, and starts and stops it."""

    _notifier: Notifier
    _last_heartbeat = 0.0  # when the last successful heartbeat was started

    # ---- heartbeats
    async def heartbeat(self, first: bool = False) -> None:
        started = monotonic()
        await self._write_heartbeat(self._heartbeat_transaction(first))
        if monotonic() - self._last_heartbeat > ALIVE and not first:
            self.lapses += 1
        self._last_heartbeat = started

    @abstractmethod
    async def _write_heartbeat(self, transaction: Transaction[None]) -> None:
        """Run a heartbeat. Heartbeats run one at a time, so that only one process records a downtime.

        It must not wait for any other work of the store.
        """

    def _heartbeat_transaction(self, first: bool) -> Transaction[None]:
        yield from transactions.heartbeat(self.process_id, first=first)
        if self._here:  # a process that presumed this one dead has deleted these rows
            presences = ((table, person, self.process_id) for table, person in self._here)
            yield [transactions.many(q.INSERT_PRESENCES, presences)]

    @property
    def is_alive(self) -> bool:
        return monotonic() - self._last_heartbeat < ALIVE

    # ---- between processes
    async def wake(self, word: str) -> None:
        self._notifier.notify(word)

    def _on_word(self, word: str) -> None:
        for listener in self._listeners:
            listener(word)

    async def set_here(self, table: str, person: str, here: bool) -> None:
        self._set_connected(table, person, here)
        query = q.INSERT_PRESENCE if here else q.DELETE_PRESENCE
        await self.write(transactions.single(query, table, person, self.process_id))

    async def here(self, table: str) -> set[str]:
        elsewhere = await self.read(q.CONNECTED_ELSEWHERE, table, self.process_id)
        return self._connected_people(table) | {person for (person,) in elsewhere}
