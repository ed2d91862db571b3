"""Unix datagram sockets between the processes of one machine."""

import asyncio
import contextlib
import os
import socket

import pytest

from pelagos.store.cluster.unix_datagrams import DatagramSocket, check_folder
from pelagos.store.store import StoreRefused


@contextlib.contextmanager
def open_socket(folder, process, received):
    datagrams = DatagramSocket(folder, "test", process)
    datagrams.open(lambda data, files: received.append((data, files)))
    try:
        yield datagrams
    finally:
        datagrams.close()


async def test_more_datagrams_than_a_socket_can_queue(tmp_path):
    received: list[tuple[bytes, list[int]]] = []
    with open_socket(tmp_path, "one", []) as one, open_socket(tmp_path, "other", received):
        assert all(await asyncio.gather(*(one.send("other", b"%d" % i) for i in range(500))))
        while len(received) < 500:
            await asyncio.sleep(0.01)
    assert sorted(int(data) for data, _ in received) == list(range(500))


async def test_a_datagram_with_an_open_file(tmp_path):
    received: list[tuple[bytes, list[int]]] = []
    read_end, write_end = os.pipe()
    with open_socket(tmp_path, "one", []) as one, open_socket(tmp_path, "other", received):
        assert await one.send("other", b"read this", [read_end])
        while not received:
            await asyncio.sleep(0.01)
    ((_, (file,)),) = received
    os.write(write_end, b"hello")
    assert os.read(file, 9) == b"hello"
    for handle in (file, read_end, write_end):
        os.close(handle)


async def test_a_killed_process_leaves_an_abandoned_socket(tmp_path):
    with open_socket(tmp_path, "one", []) as one, open_socket(tmp_path, "other", []):
        dead = DatagramSocket(tmp_path, "test", "dead")
        dead.open(lambda *_: None)
        assert one.abandoned() == []
        assert dead._socket is not None
        dead._socket.close()  # as kill -9 does: the path stays
        assert not await one.send("dead", b"are you there?")
        assert sorted(one.others()) == ["dead", "other"] and one.abandoned() == ["dead"]
        one.remove("dead")
        assert one.others() == ["other"] and one.abandoned() == [] and not one.has("dead")


async def test_a_process_that_stops_is_never_taken_for_dead(tmp_path):
    """Not even for a moment: others would take its tables while it is releasing them."""
    with open_socket(tmp_path, "one", []) as one:
        other = DatagramSocket(tmp_path, "test", "other")
        other.open(lambda *_: None)
        assert one.has("other")
        seen = []

        class Closing(socket.socket):
            def close(self):
                super().close()
                seen.append((one.abandoned(), one.has("other")))

        assert other._socket is not None
        other._socket = Closing(fileno=other._socket.detach())
        other.close()
        assert seen == [([], False)]


def test_a_folder_with_too_long_a_path_is_refused(tmp_path):
    check_folder(tmp_path.parents[-2])
    with pytest.raises(StoreRefused, match="TMPDIR"):
        check_folder(tmp_path / ("deep/" * 20))
