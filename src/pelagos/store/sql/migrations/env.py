"""Alembic runs this file. The connection comes from migrate.py, and its transaction has already begun."""

from alembic import context

from pelagos.store.sql.schema_version import VERSION_TABLE

context.configure(connection=context.config.attributes["connection"], version_table=VERSION_TABLE)
with context.begin_transaction():
    context.run_migrations()
