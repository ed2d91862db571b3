"""Clean text that people type: names and chat."""

from __future__ import annotations

import unicodedata

JOINER = "\N{ZERO WIDTH JOINER}"  # holds emoji together
MAX_MARKS = 3  # combining marks on one letter; more would cover the lines above


def tidy(text: str, longest: int) -> str:
    """Return one line of NFC text, at most `longest` characters, without control and direction-changing characters."""
    kept = (" " if c.isspace() else c for c in text if c.isspace() or unicodedata.category(c)[0] != "C" or c == JOINER)
    composed = unicodedata.normalize("NFC", "".join(kept))
    return limit_marks(" ".join(composed.split()))[:longest].strip(" " + JOINER)


def limit_marks(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for c in text:
        marks = marks + 1 if unicodedata.combining(c) else 0
        if marks <= MAX_MARKS:
            kept.append(c)
    return "".join(kept)
