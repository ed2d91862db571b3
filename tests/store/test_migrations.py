"""Migrations produce the schema on both databases, all or nothing."""

import asyncio
import contextlib
import sqlite3

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, text
from sqlalchemy.pool import StaticPool
from sqlalchemy.schema import CreateIndex, CreateTable

from pelagos.store.factory import is_postgres
from pelagos.store.sql import migrate
from pelagos.store.sql import queries as q
from pelagos.store.sql.schema import TRIGGERS, metadata, sqlite_metadata
from pelagos.store.sql.schema_version import KNOWN, VERSION_TABLE
from pelagos.store.sql.transactions import head_row, line_rows
from pelagos.store.store import StoreRefused
from pelagos.store.stored_line import line_after
from tests.store.helpers import LogWriter, head, opened


def engine_of(location):
    return create_engine(
        location.replace("postgresql:", "postgresql+psycopg:") if is_postgres(location) else f"sqlite:///{location}"
    )


def test_known_versions_are_those_of_the_migrations():
    script = ScriptDirectory.from_config(migrate.alembic_config())
    assert tuple(revision.revision for revision in script.walk_revisions())[::-1] == KNOWN


async def test_migrations_of_an_empty_database_produce_the_schema(location):
    async with opened(location):
        pass
    engine = engine_of(location)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
        expected = [metadata] if is_postgres(location) else [metadata, sqlite_metadata]
        # At run time it takes several: https://alembic.sqlalchemy.org/en/latest/autogenerate.html
        assert compare_metadata(context, expected) == []  # type: ignore[arg-type]
    engine.dispose()


def normal(statements):
    return sorted(" ".join(statement.split()) for statement in statements)


async def test_the_sql_in_the_file_is_exactly_that_of_the_schema(file):
    """This includes what the comparison of alembic ignores: partial indexes, WITHOUT ROWID, defaults."""
    async with opened(file):
        pass
    with contextlib.closing(sqlite3.connect(file)) as connection:
        rows = connection.execute(
            "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND tbl_name NOT LIKE ?", ("sqlite_%",)
        )
        found = [sql for (sql,) in rows if VERSION_TABLE not in sql]
    dialect = engine_of(str(file)).dialect
    tables = [*metadata.tables.values(), *sqlite_metadata.tables.values()]
    expected = [str(CreateTable(table).compile(dialect=dialect)) for table in tables]
    expected += [str(CreateIndex(index).compile(dialect=dialect)) for table in tables for index in table.indexes]
    expected += TRIGGERS
    assert normal(found) == normal(expected)


async def test_postgresql_has_the_same_indexes(database):
    async with opened(database):
        pass
    query = text("SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' AND indexname LIKE 'ix_%'")
    engine = engine_of(database)

    def indexes(connection):
        return dict(connection.execute(query).all())

    with engine.begin() as connection:
        migrated = indexes(connection)
        metadata.drop_all(connection)
        metadata.create_all(connection)
        assert indexes(connection) == migrated and len(migrated) > 8
    engine.dispose()


async def test_a_migration_that_fails_leaves_nothing_behind(file, monkeypatch):
    def fail(*_, **__):
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr("alembic.op.create_index", fail)
    with pytest.raises(Exception, match="disk"):
        async with opened(file):
            pass
    with contextlib.closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == []
    monkeypatch.undo()
    async with opened(file):
        await asyncio.sleep(0)


async def test_a_file_of_the_first_version_keeps_everything(file):
    """A file as the first version wrote it: a table with its log, its players, and an owner that was killed."""
    connection = sqlite3.connect(file, isolation_level=None)
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    with engine.begin() as transaction:
        command.upgrade(migrate.alembic_config(transaction), "0001")
    line = line_after(None, 1000, "dido", "", "{}")
    row = ("t", *head_row(head(wake=5)), line.seq, line.hash, "gone")
    connection.execute("INSERT INTO processes (id, seen) VALUES ('gone', 1)")
    connection.execute(q.for_sqlite(q.INSERT_TABLE), row)
    connection.execute(q.for_sqlite(q.INSERT_LINES, 1), line_rows("t", [line])[0])
    connection.execute(q.for_sqlite(q.INSERT_PLAYERS, 1), ("dido", "t"))
    connection.close()
    with pytest.raises(StoreRefused, match="older version"):
        async with opened(file, read_only=True):
            pass
    async with opened(file) as store:
        assert (await store.load("t"), await store.head("t")) == ([line], head(wake=5))
        assert await store.count_tables("dido") == 1
        log = LogWriter(store)
        log.lines, log.claim = [line], await store.claim("t")
        for command_id in "abc":
            await log.write(command_id)
    async with opened(file) as store:
        assert await store.load("t") == log.lines
