"""Brings a database up to date. Slow to import (alembic, SQLAlchemy): imported only when there is something to do."""

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
    """All in one transaction. Raises what the driver raises."""
    try:
        with engine.begin() as connection:
            command.upgrade(alembic_config(connection), "head")
    except DBAPIError as error:
        raise (error.orig or error) from None


def upgrade_sqlite(connection: sqlite3.Connection) -> None:
    """`connection` must not begin transactions by itself (isolation_level None)."""
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    event.listen(engine, "begin", lambda begun: begun.exec_driver_sql("BEGIN IMMEDIATE"))
    upgrade(engine)


def upgrade_postgres(url: str) -> None:
    """Of several processes that start at once, one migrates and the others wait for it."""
    import psycopg

    engine = create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(url), poolclass=StaticPool)
    event.listen(engine, "begin", lambda begun: begun.exec_driver_sql(LOCK))
    try:
        upgrade(engine)
    finally:
        engine.dispose()


LOCK = "SELECT pg_advisory_xact_lock(7301945)"
