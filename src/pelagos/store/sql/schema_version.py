"""Which version a database has. Read with plain SQL, since alembic takes longer to import than all else to start."""

from __future__ import annotations

from collections.abc import Collection

from pelagos.store.store import StoreRefused

KNOWN = ("0001", "0002")  # the revisions in migrations/versions, oldest first
VERSION_TABLE = "pelagos_version"
READ_VERSION = f"SELECT version_num FROM {VERSION_TABLE}"


def needs_migration(place: str, found: Collection[str], versions: Collection[str]) -> bool:
    """Whether a database with these tables and versions must be brought up to date; refuses what is not ours."""
    if VERSION_TABLE not in found:
        if found:
            raise StoreRefused(
                f"{place} holds something else ({', '.join(sorted(found)[:3])}), no tables of Pelagos: name another"
            )
        return True
    if len(versions) != 1:
        raise StoreRefused(f"{place} does not say which version of Pelagos wrote it: restore it from a backup")
    (version,) = versions
    if version not in KNOWN:
        raise StoreRefused(
            f"{place} was written by a newer version of Pelagos (its tables are of version {version}, "
            f"this one knows them up to {KNOWN[-1]}): use that version, or another store"
        )
    return version != KNOWN[-1]
