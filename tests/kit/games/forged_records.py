"""Changed records whose hashes fit again, as a forger would make them."""

from __future__ import annotations

import hashlib


def rehashed(text: str) -> str:
    """Return a changed record with correct hashes. It follows docs/reference/record.md and shares no code with ours."""
    lines = text.removesuffix("\n").split("\n")
    head = next((i for i, line in enumerate(lines) if line.startswith("result ")), len(lines) - 1) + 1
    link = linked("", "\n".join(lines[:head]))
    for i in range(head, len(lines)):
        body = lines[i].rpartition(" #")[0] or lines[i]
        link = linked(link, body)
        lines[i] = f"{body} #{link}"
    return "\n".join(lines) + "\n"


def linked(before: str, body: str) -> str:
    return hashlib.sha256(f"{before}\n{body}".encode("utf-8", "surrogatepass")).hexdigest()[:16]
