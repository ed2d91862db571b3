"""A table that another process keeps, without sockets: who reads it or looks on here while that changes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from pelagos.server.cluster.replica import Follower
from pelagos.server.table.audience import Viewer
from pelagos.server.table.commands import Refusal
from pelagos.store.stored_line import Line
from server.place import ANNA, BERT, CLEO, Place, Wire, play, put_away, within


async def followed(place: Place) -> Follower:
    """A table that another process keeps."""
    id = (await place.open(ANNA, BERT, CLEO)).table.id
    await (await place.home(id)).stop()
    place.store.elsewhere = True
    found = await place.hub.home(id)
    assert isinstance(found, Follower)
    return found


def test_who_found_a_follower_and_comes_when_the_table_is_kept_here_is_told_to_come_again(tmp_path: Path) -> None:
    """He would read lines into the keeper's table, or look on in a room where nobody speaks any more."""

    async def work(place: Place) -> None:
        follower = await followed(place)
        id = follower.table.id
        await follower.look(Viewer("anna", Wire()))
        place.store.elsewhere = False
        assert await follower.take_over()
        late = Wire()
        with pytest.raises(Refusal):
            await follower.look(Viewer("bert", late))
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
        follower = await followed(place)
        id = follower.table.id
        load, asked, may = place.store.load, asyncio.Event(), asyncio.Event()

        async def slow(table: str, after: int = -1) -> list[Line]:
            asked.set()
            await may.wait()
            return await load(table, after)

        monkeypatch.setattr(place.store, "load", slow)
        reading = [
            asyncio.create_task(work) for work in (follower.record(""), follower.info(), follower.log("", set()))
        ]
        await asked.wait()
        if meanwhile == "put away":
            await put_away(place.hub)
        else:
            place.store.elsewhere = False
            place.hub.take_over(follower, await place.store.claim(id))
        may.set()
        record, info, log = await asyncio.wait_for(asyncio.gather(*reading), 10)
        assert "ulysses" in record and info.id == id and log

    within(tmp_path, work)
