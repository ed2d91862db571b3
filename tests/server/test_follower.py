"""A table that another process keeps, without sockets: who reads it or looks on here while that changes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from pelagos.server.cluster.replica import TableReplica
from pelagos.server.refusal import Refusal
from pelagos.server.table.audience import Viewer
from pelagos.store.stored_line import StoredLine
from tests.server.place import ANNA, BERT, CLEO, Place, Wire, play, put_away, within


async def followed(place: Place) -> TableReplica:
    """A table that another process keeps."""
    id = (await place.open(ANNA, BERT, CLEO)).table.id
    await (await place.home(id)).stop()
    place.store.elsewhere = True
    found = await place.registry.home(id)
    assert isinstance(found, TableReplica)
    return found


def test_who_found_a_follower_and_comes_when_the_table_is_kept_here_is_told_to_come_again(tmp_path: Path) -> None:
    """He would read lines into the keeper's table, or look on in a room where nobody speaks any more."""

    async def work(place: Place) -> None:
        replica = await followed(place)
        id = replica.table.id
        await replica.look(Viewer("anna", Wire()))
        place.store.elsewhere = False
        assert await replica.take_over()
        late = Wire()
        with pytest.raises(Refusal):
            await replica.look(Viewer("bert", late))
        assert not late.heard
        line = await place.look(id, "bert")
        await play(place, await place.home(id))
        assert len(line.updates) == 2

    within(tmp_path, work)


@pytest.mark.parametrize("meanwhile", ["put away", "taken over"])
def test_who_reads_a_table_kept_elsewhere_gets_it_whatever_becomes_of_it_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, meanwhile: str
) -> None:
    async def work(place: Place) -> None:
        replica = await followed(place)
        id = replica.table.id
        load, asked, may = place.store.load, asyncio.Event(), asyncio.Event()

        async def slow(table: str, after: int = -1) -> list[StoredLine]:
            asked.set()
            await may.wait()
            return await load(table, after)

        monkeypatch.setattr(place.store, "load", slow)
        reading = [asyncio.create_task(work) for work in (replica.record(""), replica.info(), replica.log("", set()))]
        await asked.wait()
        if meanwhile == "put away":
            await put_away(place.registry)
        else:
            place.store.elsewhere = False
            place.registry.take_over(replica, await place.store.claim(id))
        may.set()
        record, info, log = await asyncio.wait_for(asyncio.gather(*reading), 10)
        assert "ulysses" in record and info.id == id and log

    within(tmp_path, work)
