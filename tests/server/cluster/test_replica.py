"""A replica of a table that another process runs, without sockets: readers and viewers while the table moves."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from pelagos.server.cluster.replica import TableReplica
from pelagos.server.refusal import Refusal
from pelagos.server.table.audience import Viewer
from pelagos.store.stored_line import StoredLine
from tests.server.local_server import (
    ANNA,
    BERT,
    CLEO,
    FakeConnection,
    LocalServer,
    play,
    run_with_server,
    unload_idle_tables,
)


async def followed(server: LocalServer) -> TableReplica:
    """Return a replica of a table that another process runs."""
    id = (await server.open(ANNA, BERT, CLEO)).table.id
    await (await server.home(id)).stop()
    server.store.elsewhere = True
    found = await server.registry.home(id)
    assert isinstance(found, TableReplica)
    return found


def test_a_viewer_who_joins_a_replica_after_its_takeover_is_refused(tmp_path: Path) -> None:
    """The replica must not read lines into the actor's table, and its viewers would get no more updates."""

    async def work(server: LocalServer) -> None:
        replica = await followed(server)
        id = replica.table.id
        await replica.add_viewer(Viewer("anna", FakeConnection()))
        server.store.elsewhere = False
        assert await replica.take_over()
        late = FakeConnection()
        with pytest.raises(Refusal):
            await replica.add_viewer(Viewer("bert", late))
        assert not late.sent
        connection = await server.watch(id, "bert")
        await play(server, await server.home(id))
        assert len(connection.updates) == 2

    run_with_server(tmp_path, work)


@pytest.mark.parametrize("meanwhile", ["put away", "taken over"])
def test_reads_of_a_replica_succeed_even_if_it_is_unloaded_or_taken_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, meanwhile: str
) -> None:
    async def work(server: LocalServer) -> None:
        replica = await followed(server)
        id = replica.table.id
        load, asked, may = server.store.load, asyncio.Event(), asyncio.Event()

        async def slow(table: str, after: int = -1) -> list[StoredLine]:
            asked.set()
            await may.wait()
            return await load(table, after)

        monkeypatch.setattr(server.store, "load", slow)
        reading = asyncio.gather(replica.record(""), replica.info(), replica.log("", set()))
        await asked.wait()
        if meanwhile == "put away":
            await unload_idle_tables(server.registry)
        else:
            server.store.elsewhere = False
            claim = await server.store.claim(id)
            assert claim is not None
            server.registry.take_over(replica, claim)
        may.set()
        record, info, log = await asyncio.wait_for(reading, 10)
        assert "ulysses" in record and info.id == id and log

    run_with_server(tmp_path, work)
