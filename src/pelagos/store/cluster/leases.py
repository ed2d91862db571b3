"""What stores have in common that several processes share: signs of life, calls, and who is connected where."""

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
    """A subclass makes its `_calls`, and starts and stops them."""

    _calls: Notifier
    _beaten = 0.0  # when the last sign of life was begun that was given

    # ---- signs of life
    async def beat(self, first: bool = False) -> None:
        now = monotonic()
        await self._give_sign(self._one_beat(first))
        if monotonic() - self._beaten > ALIVE and not first:
            self.lapses += 1
        self._beaten = now

    @abstractmethod
    async def _give_sign(self, talk: Transaction[None]) -> None:
        """One after the other, so that only one process sees a downtime; waits for nothing else."""

    def _one_beat(self, first: bool) -> Transaction[None]:
        yield from transactions.beat(self.me, first=first)
        if self._here:  # whoever took this process for dead has forgotten them
            yield [transactions.many(q.COME_ALL, ((table, person, self.me) for table, person in self._here))]

    @property
    def is_alive(self) -> bool:
        return monotonic() - self._beaten < ALIVE

    # ---- between processes
    async def wake(self, word: str) -> None:
        self._calls.call(word)

    def _tell_woken(self, word: str) -> None:
        for woken in self._woken:
            woken(word)

    async def set_here(self, table: str, person: str, here: bool) -> None:
        self._note_here(table, person, here)
        await self.write(transactions.ask(q.COME if here else q.GO, table, person, self.me))

    async def here(self, table: str) -> set[str]:
        others = await self.read(q.HERE, table, self.me)
        return self._people_here(table) | {person for (person,) in others}
