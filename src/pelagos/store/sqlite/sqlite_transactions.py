"""Run transactions on a connection to a SQLite file."""

from __future__ import annotations

import sqlite3
from typing import Any

from pelagos.store.sql import queries as q
from pelagos.store.sql.sql_store import as_store_error
from pelagos.store.sql.transactions import Transaction


def run_in_savepoint(connection: sqlite3.Connection, transaction: Transaction[Any]) -> Any:
    """Run a transaction as part of a larger one, and return its result or its exception; only this part is undone."""
    connection.execute("SAVEPOINT one")
    try:
        result = run(connection, transaction)
    except Exception as error:
        if is_file_error(error):
            raise
        connection.execute("ROLLBACK TO one")
        result = as_store_error(error) if isinstance(error, sqlite3.IntegrityError) else error
    connection.execute("RELEASE one")
    return result


def is_file_error(error: Exception) -> bool:
    """Whether the disk or a damaged file caused the error, not the statement."""
    return isinstance(error, (sqlite3.OperationalError, sqlite3.InternalError)) or type(error) is sqlite3.DatabaseError


def run(connection: sqlite3.Connection, transaction: Transaction[Any]) -> Any:
    try:
        statements = next(transaction)
        while True:
            rows = [connection.execute(q.for_sqlite(text), values).fetchall() for text, values in statements]
            statements = transaction.send(rows)
    except StopIteration as end:
        return end.value
