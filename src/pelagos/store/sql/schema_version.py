"""The schema version of a database. Read with plain SQL: importing alembic takes longer than the rest of the start."""

from __future__ import annotations

from collections.abc import Collection

from pelagos.store.store import StoreRefused

KNOWN = ("0.1.0",)  # the revisions in migrations/versions, oldest first: the releases that changed the schema
VERSION_TABLE = "pelagos_version"
READ_VERSION = f"SELECT version_num FROM {VERSION_TABLE}"


def needs_migration(place: str, found: Collection[str], versions: Collection[str]) -> bool:
    """Whether a database with these tables and versions needs a migration. Raises StoreRefused if it is not a store."""
    if VERSION_TABLE not in found:
        if found:
            raise StoreRefused(
                f"{place} has tables ({', '.join(sorted(found)[:3])}), but not those of Pelagos: name another store"
            )
        return True
    if len(versions) != 1:
        raise StoreRefused(f"{place} does not say which version of Pelagos wrote it: restore it from a backup")
    (version,) = versions
    if version not in KNOWN:
        raise StoreRefused(
            f"{place} was written by a version of Pelagos that this one does not know (its schema is {version}, "
            f"this one supports {', '.join(KNOWN)}): install that version, or name another store"
        )
    return version != KNOWN[-1]
