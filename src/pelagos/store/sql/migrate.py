"""Upgrade a database to the newest schema.

Slow to import because of alembic and SQLAlchemy, so import it only when there is a migration to run.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import StaticPool

FOLDER = Path(__file__).parent / "migrations"


def alembic_config(connection: Connection | None = None) -> Config:
    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def upgrade(engine: Engine) -> None:
    """Run all missing migrations in one transaction. Raises the errors of the database driver, not of SQLAlchemy."""
    try:
        with engine.begin() as connection:
            command.upgrade(alembic_config(connection), "head")
    except DBAPIError as error:
        raise (error.orig or error) from None


def upgrade_sqlite(connection: sqlite3.Connection) -> None:
    """`connection` must not begin transactions by itself (isolation_level None)."""
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    event.listen(engine, "begin", lambda conn: conn.exec_driver_sql("BEGIN IMMEDIATE"))
    upgrade(engine)


def upgrade_postgres(url: str) -> None:
    """If several processes start at once, one migrates and the others wait for it."""
    import psycopg

    engine = create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(url), poolclass=StaticPool)
    event.listen(engine, "begin", lambda conn: conn.exec_driver_sql(LOCK))
    try:
        upgrade(engine)
    finally:
        engine.dispose()


LOCK = "SELECT pg_advisory_xact_lock(7301945)"
