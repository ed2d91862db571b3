"""Staged moves: lines are written one after the other before they are merged into their logs. Only for SQLite."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    if op.get_bind().dialect.name != "sqlite":
        return
    op.create_table(
        "fresh",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("command", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("mover", sa.Text(), nullable=False),
        sa.Column("wake", sa.BigInteger(), nullable=True),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_fresh")),
    )
    op.create_table(
        "stranded",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("command", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_stranded")),
    )
    op.create_table(
        "losses",
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_losses")),
    )
    op.execute("INSERT INTO losses (number, table_id) VALUES (1, '')")  # so that there is always a last row
    op.execute(
        """CREATE TRIGGER tr_tables_lost AFTER UPDATE OF owner, epoch ON tables
        WHEN old.owner IS NOT NULL AND (new.owner IS NOT old.owner OR new.epoch <> old.epoch)
        BEGIN INSERT INTO losses (table_id) VALUES (old.id); END"""
    )
    op.execute(
        """CREATE TRIGGER tr_tables_gone AFTER DELETE ON tables
        BEGIN INSERT INTO losses (table_id) VALUES (old.id); END"""
    )
