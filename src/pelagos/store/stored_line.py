"""One line of a table's log, and the hash chain that links the lines."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from msgspec import Struct


class StoredLine(Struct, frozen=True):
    """Lines are numbered from 0 without gaps, and are never changed or removed."""

    seq: int
    at: int  # milliseconds since 1970, by the server's clock
    person: str  # who sent the command; "" when the server acts by itself
    command: str  # the client's id of the command, "" for none: a repeated command is carried out once
    body: str  # JSON: what has happened
    hash: str  # over this line and the hash of the previous line


class DamagedLog(ValueError):
    """A line differs from what was written. The message says which line, and what is wrong."""


def line_after(last: StoredLine | None, at: int, person: str, command: str, body: str) -> StoredLine:
    seq, previous_hash = (0, "") if last is None else (last.seq + 1, last.hash)
    return StoredLine(seq, at, person, command, body, link(previous_hash, seq, at, person, command, body))


def link(previous_hash: str, seq: int, at: int, person: str, command: str, body: str) -> str:
    """Return the hash of a line."""
    text = "\n".join((previous_hash, str(seq), str(at), person, command, body))
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def check(lines: Iterable[StoredLine], last: StoredLine | None = None) -> None:
    """Raise DamagedLog at the first line that does not follow from the previous one (for the first line: `last`)."""
    seq, previous_hash = (-1, "") if last is None else (last.seq, last.hash)
    for line in lines:
        seq += 1
        if line.seq != seq or line.hash != link(previous_hash, seq, line.at, line.person, line.command, line.body):
            raise DamagedLog(f"line {line.seq} is damaged")
        previous_hash = line.hash
