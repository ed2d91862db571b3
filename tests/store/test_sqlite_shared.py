"""One SQLite file shared by several processes of one machine: they write one at a time."""

import asyncio
import os

import pytest

from pelagos.store.factory import open_store
from pelagos.store.integrity import check_integrity
from pelagos.store.sqlite.file_lock import open_lock_file
from pelagos.store.sqlite.shared.write_lock import write_lock
from pelagos.store.store import StoreRefused
from tests.store.helpers import new_log, opened, read_then_kill, start_writer, two_stores


async def test_another_server_is_refused(shared_file):
    async with opened(shared_file):
        with pytest.raises(StoreRefused, match="in use by another Pelagos"):
            await open_store(str(shared_file)).start()
    async with opened(str(shared_file)):
        with pytest.raises(StoreRefused, match="in use by another Pelagos"):
            await open_store(str(shared_file), folder=shared_file.folder).start()


async def test_a_process_without_the_write_lock_waits(shared_file):
    """Even for what SQLite itself would allow: to reset the write-ahead log, or to open the file for writing."""
    async with two_stores(shared_file) as (one, other):
        log = await new_log(one)
        handle = open_lock_file(one.path, ".turn")
        try:
            with write_lock(handle):
                waiting = [
                    asyncio.create_task(log.write()),
                    asyncio.create_task(other.heartbeat()),
                    asyncio.create_task(open_and_close(shared_file)),
                ]
                done, _ = await asyncio.wait(waiting, timeout=0.5)
                assert done == set()
            await asyncio.wait_for(asyncio.gather(*waiting), 10)
        finally:
            os.close(handle)


async def open_and_close(shared_file):
    async with opened(shared_file):
        pass


async def test_processes_that_write_at_once_and_are_killed_lose_nothing(shared_file):
    """No acknowledged line is lost, whatever a process was doing when it was killed; the others go on."""
    processes = [start_writer(shared_file, f"p{i}-") for i in range(3)]
    acknowledged = [line for process in processes for line in await asyncio.to_thread(read_then_kill, process, 60)]
    async with opened(shared_file) as store:
        for table, seq, hash_ in acknowledged:
            assert (await store.load(table))[int(seq)].hash == hash_
        assert len({line[0] for line in acknowledged}) == 30
        assert [problem async for problem in check_integrity(store)] == []
