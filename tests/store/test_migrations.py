"""The migrations make the tables of the schema in both databases, all or nothing."""

import contextlib
import sqlite3

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from pelagos.store.factory import is_postgres
from pelagos.store.sql import migrate
from pelagos.store.sql.schema import metadata
from pelagos.store.sql.schema_version import KNOWN, READ_VERSION, VERSION_TABLE
from pelagos.store.store import Unavailable
from tests.store.helpers import opened


def test_known_versions_are_those_of_the_migrations():
    script = ScriptDirectory.from_config(migrate.alembic_config())
    assert tuple(revision.revision for revision in script.walk_revisions())[::-1] == KNOWN


async def test_migrations_of_an_empty_database_produce_the_schema(location):
    async with opened(location) as store:
        assert await store.read(READ_VERSION) == [(KNOWN[-1],)]
    engine = create_engine(
        location.replace("postgresql:", "postgresql+psycopg:") if is_postgres(location) else f"sqlite:///{location}"
    )
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE, "compare_type": True})
        assert compare_metadata(context, metadata) == []
    engine.dispose()


async def test_a_migration_that_fails_leaves_nothing_behind(file, monkeypatch):
    def upgrade_then_fail(*arguments, upgrade=command.upgrade):
        upgrade(*arguments)
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(command, "upgrade", upgrade_then_fail)
    with pytest.raises(Unavailable, match="disk"):
        async with opened(file):
            pass
    with contextlib.closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == []
    monkeypatch.undo()
    async with opened(file) as store:
        assert await store.load("t") == []
