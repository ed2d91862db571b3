"""Check that every log in a store is as it was written."""

from __future__ import annotations

from collections.abc import AsyncIterator

from pelagos.store.sql.sql_store import SqlStore
from pelagos.store.store import QUARANTINED
from pelagos.store.stored_line import DamagedLog, StoredLine, check

BATCH = 1000  # tables, or lines of one table, read at once


async def check_integrity(store: SqlStore) -> AsyncIterator[tuple[str, str]]:
    """Yield each table that has a problem, with a description of it. The store may be in use."""
    after = ""
    while logs := await store.logs(after, BATCH):
        for table, seq, hash_, status, reason in logs:
            if status == QUARANTINED:
                yield table, f"quarantined: {reason}"
            elif problem := await problem_of(store, table, seq, hash_):
                yield table, problem
        after = logs[-1][0]


async def problem_of(store: SqlStore, table: str, seq: int, hash_: str) -> str | None:
    """Check a whole log. It must contain line `seq` with this hash, so that a missing end is noticed."""
    last: StoredLine | None = None
    expected: StoredLine | None = None
    try:
        while lines := await store.lines_page(table, -1 if last is None else last.seq, BATCH):
            check(lines, last)
            last = lines[-1]
            expected = next((line for line in lines if line.seq == seq), expected)
    except DamagedLog as damaged:
        return str(damaged)
    if expected is None:
        return f"lines are missing after line {-1 if last is None else last.seq}: there were {seq + 1}"
    return None if expected.hash == hash_ else f"line {seq} is not the line that was written"
