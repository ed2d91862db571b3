"""One file, several processes of one machine: they write in turns."""

import asyncio
import contextlib
import os
import socket

import pytest

from pelagos.store.cluster.unix_datagrams import DatagramSocket, check_folder
from pelagos.store.factory import open_store
from pelagos.store.integrity import integrity
from pelagos.store.sqlite.file_lock import open_beside, turn
from pelagos.store.store import StoreRefused
from tests.store.books import FileOfSeveral, new_book, opened, read_then_kill, two, writing


@pytest.fixture
def shared(file):
    return FileOfSeveral(file)


async def test_another_server_is_refused(shared):
    async with opened(shared):
        with pytest.raises(StoreRefused, match="in use by another Pelagos"):
            await open_store(str(shared)).start()
    async with opened(str(shared)):
        with pytest.raises(StoreRefused, match="in use by another Pelagos"):
            await open_store(str(shared), folder=shared.folder).start()


async def test_who_has_not_the_turn_waits(shared):
    """Also with what SQLite itself would let him do: to set the log back, or to open the file for writing."""
    async with two(shared) as (one, other):
        book = await new_book(one)
        handle = open_beside(one.path, ".turn")
        try:
            with turn(handle):
                waiting = [
                    asyncio.create_task(book.write()),
                    asyncio.create_task(other.beat()),
                    asyncio.create_task(come_and_go(shared)),
                ]
                done, _ = await asyncio.wait(waiting, timeout=0.5)
                assert done == set()
            await asyncio.wait_for(asyncio.gather(*waiting), 10)
        finally:
            os.close(handle)


async def come_and_go(shared):
    async with opened(shared):
        pass


async def test_processes_that_write_at_once_and_are_killed(shared):
    """Nothing that was told is lost, whoever dies in whatever he does; the others go on."""
    processes = [writing(shared, f"p{i}-") for i in range(3)]
    told = [await asyncio.to_thread(read_then_kill, process, 60) for process in processes]
    async with opened(shared) as store:
        for table, seq, hash in (line for lines in told for line in lines):
            assert (await store.load(table))[int(seq)].hash == hash
        assert len({line[0] for lines in told for line in lines}) == 30
        assert [found async for found in integrity(store)] == []


# ---- letters
@contextlib.contextmanager
def box(folder, name, heard):
    found = DatagramSocket(folder, "test", name)
    found.open(lambda data, files: heard.append((data, files)))
    try:
        yield found
    finally:
        found.close()


async def test_more_letters_than_a_box_holds(tmp_path):
    heard = []
    with box(tmp_path, "one", []) as one, box(tmp_path, "other", heard):
        assert all(await asyncio.gather(*(one.send("other", b"%d" % i) for i in range(500))))
        while len(heard) < 500:
            await asyncio.sleep(0.01)
    assert sorted(int(data) for data, _ in heard) == list(range(500))


async def test_a_letter_with_a_file(tmp_path):
    heard = []
    inside, outside = os.pipe()
    with box(tmp_path, "one", []) as one, box(tmp_path, "other", heard):
        assert await one.send("other", b"read this", [inside])
        while not heard:
            await asyncio.sleep(0.01)
    ((_, (file,)),) = heard
    os.write(outside, b"hello")
    assert os.read(file, 9) == b"hello"
    for each in (file, inside, outside):
        os.close(each)


async def test_the_dead_are_known_by_their_boxes(tmp_path):
    with box(tmp_path, "one", []) as one, box(tmp_path, "other", []):
        dead = DatagramSocket(tmp_path, "test", "dead")
        dead.open(lambda *_: None)
        assert one.abandoned() == []
        dead._socket.close()  # as kill -9 does: the box stays
        assert not await one.send("dead", b"are you there?")
        assert sorted(one.others()) == ["dead", "other"] and one.abandoned() == ["dead"]
        one.take_away("dead")
        assert one.others() == ["other"] and one.abandoned() == [] and not one.has("dead")


async def test_who_stops_is_not_taken_for_dead(tmp_path):
    """Not for a moment: his tables would be taken from him while he gives them back."""
    with box(tmp_path, "one", []) as one:
        other = DatagramSocket(tmp_path, "test", "other")
        other.open(lambda *_: None)
        assert one.has("other")
        found = []

        class Closing(socket.socket):
            def close(self):
                super().close()
                found.append((one.abandoned(), one.has("other")))

        other._socket = Closing(fileno=other._socket.detach())
        other.close()
        assert found == [([], False)]


def test_a_folder_too_deep_is_refused(tmp_path):
    check_folder(tmp_path.parents[-2])
    with pytest.raises(StoreRefused, match="TMPDIR"):
        check_folder(tmp_path / ("deep/" * 20))
