"""Model test: whatever two processes do to one file, in any order, it behaves like a list of lines for each table."""

import asyncio
import contextlib
import tempfile
from pathlib import Path
from unittest import mock

from hypothesis import given, settings
from hypothesis import strategies as st

from pelagos.store.factory import open_store
from pelagos.store.integrity import check_integrity
from pelagos.store.sql import queries as q
from pelagos.store.sql import transactions
from pelagos.store.sqlite import staged_moves
from pelagos.store.store import Append, Claim, DuplicateRow, Fenced, Head, Store
from pelagos.store.stored_line import StoredLine, line_after
from tests.store.helpers import age_heartbeat, crash, head, opened

TABLES = ("t", "u")
ALIVE = 600  # seconds
process, table = st.integers(0, 1), st.sampled_from(TABLES)
command = st.sampled_from(["", "", "a", "b", "c"])
move = st.tuples(st.just("move"), process, table, command)
other_step = st.one_of(
    st.tuples(st.just("write"), process, table, st.lists(command, min_size=1, max_size=3)),
    st.tuples(st.just("write all"), process, command),
    st.tuples(st.just("sit down"), process, table, st.sampled_from(["hera", "circe"])),
    st.tuples(st.just("write stale"), process, table, command),
    st.tuples(st.just("claim"), process, table),
    st.tuples(st.just("release"), process, table),
    st.tuples(st.just("heartbeat"), process),
    st.tuples(st.just("presume dead"), process, table),
    st.tuples(st.just("crash"), process),
)
stretch = st.tuples(st.lists(move, max_size=6), other_step)


class Model:
    """Two processes, and what their file should contain."""

    def __init__(self, folder: Path) -> None:
        self.file, self.folder = str(folder / "pelagos.db"), str(folder)
        self.stores: list[Store] = []
        self.logs: dict[str, list[StoredLine]] = {}  # table: lines
        self.heads: dict[str, Head] = {}
        self.claims: dict[tuple[int, str], Claim] = {}  # (process, table): its last claim, valid or not
        self.owners: dict[str, int | None] = {}  # table: the process that may write it
        self.unaware: set[int] = set()  # processes that do not know yet that they were presumed dead
        self.time = 0

    async def begin(self) -> None:
        self.stores = [await self.new_store(), await self.new_store()]
        for name in TABLES:
            self.logs[name], self.heads[name] = [line_after(None, 0, "dido", "", "{}")], head(name)
            self.claims[0, name] = await self.stores[0].create(self.logs[name], self.heads[name])
            self.claims[1, name] = Claim(name, 0, 0)
            self.owners[name] = 0

    async def new_store(self):
        store = open_store(self.file, folder=self.folder)
        await store.start()
        return store

    def append(self, process, name, commands, **changes) -> tuple[Append, type]:
        """Return an append, and the type of its expected result."""
        self.time += 1
        last, lines = self.logs[name][-1], []
        for word in commands:
            last = line_after(last, self.time, "dido", word, "{}")
            lines.append(last)
        fields = {"people": self.heads[name].people, "mover": f"p{self.time}", "wake": self.time, "changed": self.time}
        append = Append(self.claims[process, name], tuple(lines), head(name, **(fields | changes)))
        known = [line.command for line in (*self.logs[name], *lines) if line.command]
        if self.owners[name] != process:
            return append, Fenced
        return append, type(None) if len(set(known)) == len(known) else DuplicateRow

    async def write(self, process, *expectations) -> None:
        appends, expected = zip(*expectations, strict=True)
        results = await asyncio.gather(*map(self.stores[process].append, appends), return_exceptions=True)
        assert [type(result) for result in results] == list(expected), results
        for append, result in zip(appends, results, strict=True):
            if result is None:
                self.logs[append.claim.table] += append.lines
                self.heads[append.claim.table] = append.head

    async def do(self, step, process, *rest) -> None:
        store = self.stores[process]
        if step == "move":
            if self.owners[rest[0]] is None:
                await self.do("claim", process, rest[0])
            owner = self.owners[rest[0]]
            await self.write(owner, self.append(owner, rest[0], [rest[1]]))
        elif step == "write":
            await self.write(process, self.append(process, *rest))
        elif step == "write all":
            await self.write(process, *(self.append(process, name, list(rest)) for name in TABLES))
        elif step == "sit down":
            await self.write(process, self.append(process, rest[0], [""], people=("dido", rest[1])))
        elif step == "write stale":
            name, word = rest
            line = line_after(self.logs[name][-2] if len(self.logs[name]) > 1 else None, 9, "dido", word, "{}")
            known = word and word in [line.command for line in self.logs[name]]
            expected = Fenced if self.owners[name] != process or not known else DuplicateRow
            await self.write(process, (Append(self.claims[process, name], (line,), head(name)), expected))
        elif step == "claim":
            if process in self.unaware:
                await self.do("heartbeat", process)
            claim = await store.claim(*rest)
            assert (claim is None) == (self.owners[rest[0]] == 1 - process)
            if claim:
                self.claims[process, rest[0]], self.owners[rest[0]] = claim, process
        elif step == "release":
            await store.release(self.claims[process, rest[0]])
            if self.owners[rest[0]] == process:
                self.owners[rest[0]] = None
        elif step == "heartbeat":
            await store.heartbeat()
            self.unaware.discard(process)
        elif step == "presume dead":
            await self.do("heartbeat", process)
            age_heartbeat(self.file, self.stores[1 - process], 2 * ALIVE)
            await store.heartbeat()
            self.free_tables(1 - process)
            self.unaware.add(1 - process)
            for name in rest:  # a write of the other process before it has noticed
                await self.write(1 - process, self.append(1 - process, name, [""]))
        elif step == "crash":
            await crash(store)
            await self.do("heartbeat", 1 - process)  # if all heartbeats were old, no process would be presumed dead
            age_heartbeat(self.file, store, 2 * ALIVE)
            await self.do("heartbeat", 1 - process)
            self.stores[process] = await self.new_store()
            self.free_tables(process)
            self.unaware.discard(process)

    def free_tables(self, process) -> None:
        self.owners = {name: None if owner == process else owner for name, owner in self.owners.items()}

    async def check(self, store) -> None:
        for name in TABLES:
            assert await store.load(name) == self.logs[name]
            assert await store.head(name) == self.heads[name]

    async def end(self) -> None:
        async with opened(self.file, read_only=True) as reader:
            await self.check(reader)
            assert [pair async for pair in check_integrity(reader)] == []
        for store in self.stores:
            await store.stop()
        async with opened(self.file) as store:
            await self.check(store)
            assert [pair async for pair in check_integrity(store)] == []


@contextlib.contextmanager
def long_timeout():
    """Raise the heartbeat timeout, so that no process is presumed dead because this machine is slow."""
    q.for_sqlite.cache_clear()
    with mock.patch.object(q, "ALIVE", ALIVE), mock.patch.object(transactions, "ALIVE_MS", ALIVE * 1000):
        yield
    q.for_sqlite.cache_clear()


async def run(steps, max_staged) -> None:
    limit = mock.patch.object(staged_moves, "MAX_STAGED", max_staged)
    with tempfile.TemporaryDirectory() as folder, limit, long_timeout():
        model = Model(Path(folder))
        try:
            await model.begin()
            for number, step in enumerate(steps):
                await model.do(*step)
                await model.check(model.stores[number % 2])
            await model.end()
        finally:
            for store in model.stores:
                await crash(store)


@settings(max_examples=40, deadline=None)
@given(st.lists(stretch, min_size=3, max_size=10), st.sampled_from([3, 1000]))
def test_two_processes_behave_like_a_list_of_lines(stretches, max_staged):
    steps = [step for moves, other in stretches for step in (*moves, other)]
    asyncio.run(asyncio.wait_for(run(steps, max_staged), 120))
