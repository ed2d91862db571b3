"""The tables of 0.1.0, which are those of schema.py.

The first change of schema.py after the release of 0.1.0 needs a second migration, and then a copy here of the tables as
they were: a new database and an old one go through the same migrations.
"""

from alembic import op

from pelagos.store.sql.schema import metadata

revision = "0.1.0"
down_revision = None


def upgrade() -> None:
    metadata.create_all(op.get_bind())
