"""Talks, held over a connection to a file."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Any

from pelagos.store.sql import queries as q
from pelagos.store.sql.sql_store import clash
from pelagos.store.sql.transactions import ManyRows, Statement, Transaction

MOST_ROWS = 100  # of one statement with a place for each value


def one_of_many(connection: sqlite3.Connection, talk: Transaction[Any]) -> Any:
    """Carries out a talk within a transaction; a refusal undoes this one alone."""
    connection.execute("SAVEPOINT one")
    try:
        result = held(connection, talk)
    except Exception as error:
        if is_the_files(error):
            raise
        connection.execute("ROLLBACK TO one")
        result = clash(error) if isinstance(error, sqlite3.IntegrityError) else error
    connection.execute("RELEASE one")
    return result


def is_the_files(error: Exception) -> bool:
    """Not the fault of what was asked: the disk, or a damaged file."""
    return isinstance(error, (sqlite3.OperationalError, sqlite3.InternalError)) or type(error) is sqlite3.DatabaseError


def held(connection: sqlite3.Connection, talk: Transaction[Any]) -> Any:
    try:
        asked = next(talk)
        while True:
            asked = talk.send([connection.execute(*plain(text, values)).fetchall() for text, values in asked])
    except StopIteration as end:
        return end.value


def plain(text: str, values: Sequence[Any]) -> Statement:
    if not isinstance(values, ManyRows):
        return q.for_sqlite(text), values
    if 0 < len(values) <= MOST_ROWS:
        return q.for_sqlite(text, len(values)), [value for row in values for value in row]
    return q.for_sqlite(text), (values.text,)
