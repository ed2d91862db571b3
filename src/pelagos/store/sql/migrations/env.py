"""Alembic runs this file. The connection comes from migrate.py, and its transaction has already begun."""

from alembic import context

from pelagos.store.sql.schema import metadata
from pelagos.store.sql.schema_version import VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    version_table=VERSION_TABLE,
    render_as_batch=True,  # SQLite cannot change a column in place
)
with context.begin_transaction():
    context.run_migrations()
