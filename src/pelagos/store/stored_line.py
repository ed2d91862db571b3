"""One line of a table's book, and how lines hold together."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable

from msgspec import Struct


class StoredLine(Struct, frozen=True):
    """Lines are counted from 0 without gaps, and are never changed or taken out."""

    seq: int
    at: int  # milliseconds since 1970, by the server's clock
    person: str  # whose command this is; "" when the house itself acts
    command: str  # his own id for it, "" for none: it is carried out once, however often it is sent
    body: str  # JSON: what has happened
    hash: str  # over this line and the hash of the one before


class DamagedLog(ValueError):
    """Lines that are not as they were written: where, and what is wrong."""


def line_after(last: StoredLine | None, at: int, person: str, command: str, body: str) -> StoredLine:
    seq, before = (0, "") if last is None else (last.seq + 1, last.hash)
    return StoredLine(seq, at, person, command, body, link(before, seq, at, person, command, body))


def link(before: str, seq: int, at: int, person: str, command: str, body: str) -> str:
    text = "\n".join((before, str(seq), str(at), person, command, body))
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def check(lines: Iterable[StoredLine], last: StoredLine | None = None) -> None:
    """Raises DamagedLog at the first line that does not follow from the one before."""
    seq, before = (-1, "") if last is None else (last.seq, last.hash)
    for line in lines:
        seq += 1
        if line.seq != seq or line.hash != link(before, seq, line.at, line.person, line.command, line.body):
            raise DamagedLog(f"line {line.seq} is not as it was written")
        before = line.hash
