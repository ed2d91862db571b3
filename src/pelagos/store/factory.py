"""Choose a store by its location: the path of a file, or the address of a PostgreSQL database."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from pelagos.store.sqlite.sqlite_store import SqliteStore
from pelagos.store.store import StoreRefused

if TYPE_CHECKING:
    from pelagos.store.postgres.postgres_store import PostgresStore
    from pelagos.store.store import Store


def open_store(
    location: str | os.PathLike[str], *, wake_url: str | None = None, read_only: bool = False, folder: str = ""
) -> SqliteStore | PostgresStore:
    """Return a store that is not started yet.

    `read_only`: read a store that other processes may be serving. `wake_url` (redis://…): only for PostgreSQL.
    `folder`: where the processes of one server that share a file exchange notifications.
    """
    text = os.fspath(location)
    if is_postgres(text):
        from pelagos.store.postgres.postgres_store import PostgresStore

        return PostgresStore(text, wake_url=wake_url, read_only=read_only)
    if wake_url:
        raise StoreRefused(
            "a Redis for notifications needs a PostgreSQL store: processes that share a file do without; leave it out"
        )
    if "://" in text:
        raise StoreRefused(
            f"{text.partition('://')[0]}:// is not a store: name a file, or postgresql://user@host/database"
        )
    if text in ("", ":memory:"):
        raise StoreRefused("a store in memory would lose everything: name a file")
    if folder and not read_only:
        from pelagos.store.sqlite.shared.shared_store import SharedSqliteStore

        return SharedSqliteStore(text, Path(folder))
    return SqliteStore(text, read_only=read_only)


def is_postgres(location: str) -> bool:
    return location.startswith(("postgresql://", "postgres://"))


if TYPE_CHECKING:

    def _both_are_stores(sqlite: SqliteStore, postgres: PostgresStore) -> tuple[Store, Store]:
        return sqlite, postgres
