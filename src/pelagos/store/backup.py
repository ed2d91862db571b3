"""A copy of a store, made while it serves."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from pelagos.store.factory import is_postgres
from pelagos.store.sqlite.sqlite_store import connect, make
from pelagos.store.store import StoreRefused

AT_ONCE = 256  # pages, so that a server that writes meanwhile never waits long


def backup(word: str | os.PathLike[str], target: str | os.PathLike[str]) -> None:
    """Copies the store of a file. The target appears when it is complete."""
    if is_postgres(os.fspath(word)):
        raise StoreRefused("a PostgreSQL store is backed up with its own means: pg_dump -Fc -f FILE URL")
    source, copy = Path(word), Path(target)
    if not source.is_file():
        raise StoreRefused(f"there is no file {source}")
    if copy.exists():
        raise StoreRefused(f"{copy} is there already: name a new file")
    part = copy.with_name(copy.name + ".part")
    try:
        _copy(source, part)
        os.replace(part, copy)
    except (sqlite3.Error, OSError) as error:
        part.unlink(missing_ok=True)
        raise StoreRefused(f"{copy} was not written: {getattr(error, 'strerror', None) or error}") from None


def _copy(source: Path, part: Path) -> None:
    part.unlink(missing_ok=True)
    reading = connect(source, "ro")
    try:
        make(part)
        writing = connect(part)
        try:
            reading.backup(writing, pages=AT_ONCE, sleep=0.01)
            writing.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
        finally:
            writing.close()
    finally:
        reading.close()
