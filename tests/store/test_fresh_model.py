"""Whatever two processes do to one file, in any order: it is as if there were only a list of lines for each table."""

import asyncio
import contextlib
import tempfile
from pathlib import Path
from unittest import mock

from hypothesis import given, settings
from hypothesis import strategies as st

from pelagos.store.integrity import integrity
from pelagos.store.sql import queries as q
from pelagos.store.sql import transactions
from pelagos.store.sqlite import staged_moves
from pelagos.store.store import Append, Claim, DuplicateRow, Fenced
from pelagos.store.stored_line import line_after
from tests.store.books import dies, fall_silent, head, open_store, opened

TABLES = ("t", "u")
ALIVE = 600  # seconds
who, table = st.integers(0, 1), st.sampled_from(TABLES)
command = st.sampled_from(["", "", "a", "b", "c"])
move = st.tuples(st.just("move"), who, table, command)
other = st.one_of(
    st.tuples(st.just("write"), who, table, st.lists(command, min_size=1, max_size=3)),
    st.tuples(st.just("write all"), who, command),
    st.tuples(st.just("sit down"), who, table, st.sampled_from(["hera", "circe"])),
    st.tuples(st.just("write late"), who, table, command),
    st.tuples(st.just("take"), who, table),
    st.tuples(st.just("give back"), who, table),
    st.tuples(st.just("beat"), who),
    st.tuples(st.just("take for dead"), who, table),
    st.tuples(st.just("die"), who),
)
stretch = st.tuples(st.lists(move, max_size=6), other)


class World:
    """Two processes, and what should be there."""

    def __init__(self, folder: Path) -> None:
        self.file, self.folder = str(folder / "pelagos.db"), str(folder)
        self.stores = []
        self.books = {}  # lines
        self.heads = {}
        self.claims = {}  # the last of each process, whether it holds or not
        self.keepers = {}  # the process that may write
        self.silent = set()  # who does not know yet that he was taken for dead
        self.time = 0

    async def begin(self) -> None:
        self.stores = [await self.new(), await self.new()]
        for name in TABLES:
            self.books[name], self.heads[name] = [line_after(None, 0, "dido", "", "{}")], head(name)
            self.claims[0, name] = await self.stores[0].create(self.books[name], self.heads[name])
            self.claims[1, name] = Claim(name, 0, 0)
            self.keepers[name] = 0

    async def new(self):
        store = open_store(self.file, folder=self.folder)
        await store.start()
        return store

    def append(self, who, name, commands, **changed) -> tuple[Append, type]:
        """One, and what should come of it."""
        self.time += 1
        last, lines = self.books[name][-1], []
        for word in commands:
            last = line_after(last, self.time, "dido", word, "{}")
            lines.append(last)
        given = {"people": self.heads[name].people, "mover": f"p{self.time}", "wake": self.time, "changed": self.time}
        append = Append(self.claims[who, name], tuple(lines), head(name, **(given | changed)))
        known = [line.command for line in (*self.books[name], *lines) if line.command]
        if self.keepers[name] != who:
            return append, Fenced
        return append, type(None) if len(set(known)) == len(known) else DuplicateRow

    async def write(self, who, *ones) -> None:
        appends, expected = zip(*ones, strict=True)
        results = await asyncio.gather(*map(self.stores[who].append, appends), return_exceptions=True)
        assert [type(result) for result in results] == list(expected), results
        for append, result in zip(appends, results, strict=True):
            if result is None:
                self.books[append.claim.table] += append.lines
                self.heads[append.claim.table] = append.head

    async def do(self, what, who, *rest) -> None:
        store = self.stores[who]
        if what == "move":
            if self.keepers[rest[0]] is None:
                await self.do("take", who, rest[0])
            keeper = self.keepers[rest[0]]
            await self.write(keeper, self.append(keeper, rest[0], [rest[1]]))
        elif what == "write":
            await self.write(who, self.append(who, *rest))
        elif what == "write all":
            await self.write(who, *(self.append(who, name, list(rest)) for name in TABLES))
        elif what == "sit down":
            await self.write(who, self.append(who, rest[0], [""], people=("dido", rest[1])))
        elif what == "write late":
            name, word = rest
            line = line_after(self.books[name][-2] if len(self.books[name]) > 1 else None, 9, "dido", word, "{}")
            known = word and word in [line.command for line in self.books[name]]
            refused = Fenced if self.keepers[name] != who or not known else DuplicateRow
            await self.write(who, (Append(self.claims[who, name], (line,), head(name)), refused))
        elif what == "take":
            if who in self.silent:
                await self.do("beat", who)
            claim = await store.claim(*rest)
            assert (claim is None) == (self.keepers[rest[0]] == 1 - who)
            if claim:
                self.claims[who, rest[0]], self.keepers[rest[0]] = claim, who
        elif what == "give back":
            await store.release(self.claims[who, rest[0]])
            if self.keepers[rest[0]] == who:
                self.keepers[rest[0]] = None
        elif what == "beat":
            await store.beat()
            self.silent.discard(who)
        elif what == "take for dead":
            await self.do("beat", who)
            fall_silent(self.file, self.stores[1 - who], 2 * ALIVE)
            await store.beat()
            self.bury(1 - who)
            self.silent.add(1 - who)
            for name in rest:  # what he tries before he has noticed
                await self.write(1 - who, self.append(1 - who, name, [""]))
        elif what == "die":
            await dies(store)
            await self.do("beat", 1 - who)  # if all were silent, nobody would be taken for dead
            fall_silent(self.file, store, 2 * ALIVE)
            await self.do("beat", 1 - who)
            self.stores[who] = await self.new()
            self.bury(who)
            self.silent.discard(who)

    def bury(self, who) -> None:
        self.keepers = {name: None if keeper == who else keeper for name, keeper in self.keepers.items()}

    async def check(self, store) -> None:
        for name in TABLES:
            assert await store.load(name) == self.books[name]
            assert await store.head(name) == self.heads[name]

    async def end(self) -> None:
        async with opened(self.file, reading=True) as reader:
            await self.check(reader)
            assert [pair async for pair in integrity(reader)] == []
        for store in self.stores:
            await store.stop()
        async with opened(self.file) as store:
            await self.check(store)
            assert [pair async for pair in integrity(store)] == []


@contextlib.contextmanager
def patient():
    """Nobody is taken for dead only because this machine is slow."""
    q.for_sqlite.cache_clear()
    with mock.patch.object(q, "ALIVE", ALIVE), mock.patch.object(transactions, "ALIVE_MS", ALIVE * 1000):
        yield
    q.for_sqlite.cache_clear()


async def run(steps, most) -> None:
    with tempfile.TemporaryDirectory() as folder, mock.patch.object(staged_moves, "MOST", most), patient():
        world = World(Path(folder))
        try:
            await world.begin()
            for number, one in enumerate(steps):
                await world.do(*one)
                await world.check(world.stores[number % 2])
            await world.end()
        finally:
            for store in world.stores:
                await dies(store)


@settings(max_examples=40, deadline=None)
@given(st.lists(stretch, min_size=3, max_size=10), st.sampled_from([3, 1000]))
def test_two_processes_and_a_list_of_lines(stretches, most):
    steps = [step for moves, other in stretches for step in (*moves, other)]
    asyncio.run(asyncio.wait_for(run(steps, most), 120))
