"""A store by the word people give for it."""

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
    word: str | os.PathLike[str], *, wake_url: str | None = None, reading: bool = False, folder: str = ""
) -> SqliteStore | PostgresStore:
    """Not started yet. `reading` looks at a store that others may serve; `wake_url` (redis://…) is for PostgreSQL;
    `folder` is where the processes of one server meet that share a file."""
    text = os.fspath(word)
    if is_postgres(text):
        from pelagos.store.postgres.postgres_store import PostgresStore

        return PostgresStore(text, wake_url=wake_url, reading=reading)
    if wake_url:
        raise StoreRefused(
            "processes that share a file are on one machine and need no Redis to wake them: leave it out"
        )
    if "://" in text:
        raise StoreRefused(
            f"{text.partition('://')[0]}:// is no store: name a file, or postgresql://user@host/database"
        )
    if text in ("", ":memory:"):
        raise StoreRefused("a store in memory would lose everything: name a file")
    if folder and not reading:
        from pelagos.store.sqlite.sqlite_shared import SharedSqliteStore

        return SharedSqliteStore(text, Path(folder))
    return SqliteStore(text, reading=reading)


def is_postgres(word: str) -> bool:
    return word.startswith(("postgresql://", "postgres://"))


if TYPE_CHECKING:

    def _both_are_stores(file: SqliteStore, server: PostgresStore) -> tuple[Store, Store]:
        return file, server
