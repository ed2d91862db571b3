"""Copy a store while it is in use."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path

from pelagos.store.factory import is_postgres
from pelagos.store.sqlite.sqlite_store import connect, create_file
from pelagos.store.store import StoreRefused

PAGES_PER_STEP = 256  # small, so that a server writing meanwhile never waits long


def backup(location: str | os.PathLike[str], target: str | os.PathLike[str]) -> None:
    """Copy the store in a file. The target appears only when it is complete."""
    if is_postgres(os.fspath(location)):
        raise StoreRefused("Pelagos cannot back up PostgreSQL: use pg_dump -Fc -f FILE URL")
    source, copy = Path(location), Path(target)
    if not source.is_file():
        raise StoreRefused(f"{source} does not exist: name the file of a store")
    if copy.exists():
        raise StoreRefused(f"{copy} already exists: name a new file")
    partial = copy.with_name(copy.name + ".part")
    try:
        _copy(source, partial)
        os.replace(partial, copy)
    except (sqlite3.Error, OSError) as error:
        partial.unlink(missing_ok=True)
        raise StoreRefused(f"{copy} was not written: {getattr(error, 'strerror', None) or error}") from None


def _copy(source: Path, partial: Path) -> None:
    partial.unlink(missing_ok=True)
    source_connection = connect(source, "ro")
    try:
        create_file(partial)
        copy_connection = connect(partial)
        try:
            source_connection.backup(copy_connection, pages=PAGES_PER_STEP, sleep=0.01)
            copy_connection.execute("PRAGMA journal_mode = DELETE")  # a single file, without a -wal beside it
        finally:
            copy_connection.close()
    finally:
        source_connection.close()
