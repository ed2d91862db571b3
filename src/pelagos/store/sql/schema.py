"""All tables of the store. Only migrations use it: at run time the statements are plain SQL."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    false,
    text,
)

NAMING = {  # so that a later migration can name what it changes
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMING)

# A process of the server. Its row is kept for a day after it ends: the newest `seen` is the start of a downtime.
processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seen", BigInteger, nullable=False),
    Column("stopped", Boolean, nullable=False, server_default=false()),
)

downtimes = Table(
    "downtimes",
    metadata,
    Column("since", BigInteger, primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# A game table: its head, the process that owns it, and the end of its log.
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("free", Integer, nullable=False),
    Column("title", Text, nullable=False),
    Column("people", Text, nullable=False),  # JSON, in the order of Head.people
    Column("mover", Text, nullable=False),
    Column("wake", BigInteger),
    Column("changed", BigInteger, nullable=False),
    Column("seq", BigInteger, nullable=False),  # of the last line
    Column("hash", Text, nullable=False),  # of the last line
    Column("owner", Text, ForeignKey("processes.id")),
    Column("epoch", BigInteger, nullable=False),
    Column("gap", BigInteger, nullable=False, server_default=text("0")),
    Column("reason", Text, nullable=False, server_default=text("''")),  # why it is quarantined
)
Index(
    "ix_tables_open", tables.c.changed, postgresql_where=text("status = 'open'"), sqlite_where=text("status = 'open'")
)
Index("ix_tables_wake", tables.c.wake, postgresql_where=text("wake IS NOT NULL"), sqlite_where=text("wake IS NOT NULL"))
Index("ix_tables_owner", tables.c.owner)

players = Table(
    "players",
    metadata,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
)
Index("ix_players_table_id", players.c.table_id)

lines = Table(
    "lines",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", BigInteger, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", Text, nullable=False),
    Column("command", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("hash", Text, nullable=False),
    sqlite_with_rowid=False,  # so that the lines of a log lie together on disk
)
Index(
    "ix_lines_command",
    lines.c.table_id,
    lines.c.person,
    lines.c.command,
    unique=True,
    postgresql_where=text("command <> ''"),
    sqlite_where=text("command <> ''"),
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", Text, primary_key=True),  # its hash
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("made", BigInteger, nullable=False),
)
Index("ix_sessions_person", sessions.c.person)

passes = Table(
    "passes",
    metadata,
    Column("token", Text, primary_key=True),  # its hash
    Column("kind", Text, primary_key=True),
    Column("about", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)
Index("ix_passes_until", passes.c.until)

posts = Table(
    "posts",
    metadata,
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table_id", Text, nullable=False),
    Column("person", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("answer", Text),
    Column("made", BigInteger, nullable=False),
    sqlite_autoincrement=True,  # a number is never used again
)
Index(
    "ix_posts_waiting", posts.c.table_id, postgresql_where=text("answer IS NULL"), sqlite_where=text("answer IS NULL")
)
Index("ix_posts_made", posts.c.made)

# Which person is connected to which process.
presence = Table(
    "presence",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("person", Text, primary_key=True),
    Column("process", Text, ForeignKey("processes.id", ondelete="CASCADE"), primary_key=True),
)
Index("ix_presence_process", presence.c.process)
