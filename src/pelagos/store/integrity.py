"""Whether every book is as it was written."""

from __future__ import annotations

from collections.abc import AsyncIterator

from pelagos.store.sql.sql_store import SqlStore
from pelagos.store.store import QUARANTINED
from pelagos.store.stored_line import DamagedLog, StoredLine, check

AT_ONCE = 1000


async def integrity(store: SqlStore) -> AsyncIterator[tuple[str, str]]:
    """Each table with something wrong, and what. The store may be in use."""
    after = ""
    while books := await store.books(after, AT_ONCE):
        for table, seq, hash_, status, reason in books:
            if status == QUARANTINED:
                yield table, f"set aside: {reason}"
            elif problem := await problem_of(store, table, seq, hash_):
                yield table, problem
        after = books[-1][0]


async def problem_of(store: SqlStore, table: str, seq: int, hash_: str) -> str | None:
    """Reads the whole book, which must hold line `seq` with this hash: the end cannot be torn off unseen."""
    last: StoredLine | None = None
    ending: StoredLine | None = None
    try:
        while lines := await store.some_lines(table, -1 if last is None else last.seq, AT_ONCE):
            check(lines, last)
            last = lines[-1]
            ending = next((line for line in lines if line.seq == seq), ending)
    except DamagedLog as broken:
        return str(broken)
    if ending is None:
        return f"lines are missing after line {-1 if last is None else last.seq}: there were {seq + 1}"
    return None if ending.hash == hash_ else f"line {seq} is not the one that was written"
