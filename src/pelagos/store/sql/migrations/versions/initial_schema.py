"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "downtimes",
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("since", name=op.f("pk_downtimes")),
    )
    op.create_table(
        "passes",
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("token", "kind", name=op.f("pk_passes")),
    )
    op.create_index("ix_passes_until", "passes", ["until"], unique=False)
    op.create_table(
        "people",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
    )
    op.create_table(
        "posts",
        sa.Column("number", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=True),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("number", name=op.f("pk_posts")),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_posts_made", "posts", ["made"], unique=False)
    op.create_index(
        "ix_posts_waiting",
        "posts",
        ["table_id"],
        unique=False,
        postgresql_where=sa.text("answer IS NULL"),
        sqlite_where=sa.text("answer IS NULL"),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("stopped", sa.Boolean(), server_default=sa.false(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("process", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["process"], ["processes.id"], name=op.f("fk_presence_process"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person", "process", name=op.f("pk_presence")),
    )
    op.create_index("ix_presence_process", "presence", ["process"], unique=False)
    op.create_table(
        "sessions",
        sa.Column("token", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("made", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sessions_person")),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_sessions")),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"], unique=False)
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("free", sa.Integer(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("people", sa.Text(), nullable=False),
        sa.Column("mover", sa.Text(), nullable=False),
        sa.Column("wake", sa.BigInteger(), nullable=True),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.Column("owner", sa.Text(), nullable=True),
        sa.Column("epoch", sa.BigInteger(), nullable=False),
        sa.Column("gap", sa.BigInteger(), server_default=sa.text("0"), nullable=False),
        sa.Column("reason", sa.Text(), server_default=sa.text("''"), nullable=False),
        sa.ForeignKeyConstraint(["owner"], ["processes.id"], name=op.f("fk_tables_owner")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index(
        "ix_tables_open",
        "tables",
        ["changed"],
        unique=False,
        postgresql_where=sa.text("status = 'open'"),
        sqlite_where=sa.text("status = 'open'"),
    )
    op.create_index("ix_tables_owner", "tables", ["owner"], unique=False)
    op.create_index(
        "ix_tables_wake",
        "tables",
        ["wake"],
        unique=False,
        postgresql_where=sa.text("wake IS NOT NULL"),
        sqlite_where=sa.text("wake IS NOT NULL"),
    )
    op.create_table(
        "lines",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seq", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("command", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("hash", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_lines_table_id")),
        sa.PrimaryKeyConstraint("table_id", "seq", name=op.f("pk_lines")),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_lines_command",
        "lines",
        ["table_id", "person", "command"],
        unique=True,
        postgresql_where=sa.text("command <> ''"),
        sqlite_where=sa.text("command <> ''"),
    )
    op.create_table(
        "players",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=op.f("fk_players_table_id")),
        sa.PrimaryKeyConstraint("person", "table_id", name=op.f("pk_players")),
    )
    op.create_index("ix_players_table_id", "players", ["table_id"], unique=False)
