"""Clean what people type: names and lines of chat."""

from __future__ import annotations

import unicodedata

JOINER = "\N{ZERO WIDTH JOINER}"  # holds emoji together
STACK = 3  # marks on one letter; more grow over the lines above


def tidy(text: str, longest: int) -> str:
    """Plain text of one line, in one spelling (NFC), without marks that steer a screen or turn the reading round."""
    kept = (" " if c.isspace() else c for c in text if c.isspace() or unicodedata.category(c)[0] != "C" or c == JOINER)
    composed = unicodedata.normalize("NFC", "".join(kept))
    return few_marks(" ".join(composed.split()))[:longest].strip(" " + JOINER)


def few_marks(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for c in text:
        marks = marks + 1 if unicodedata.combining(c) else 0
        if marks <= STACK:
            kept.append(c)
    return "".join(kept)
