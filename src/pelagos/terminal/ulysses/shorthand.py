"""Long payments, said short: `discard wind*3 zeus` for `discard wind wind wind zeus`."""

from __future__ import annotations

import re

MOST = 132  # every action card there is


def shortened(text: str) -> str:
    """Words that follow one another alike, counted."""
    text = re.sub(r"\blay (\w+)((?: lay \1\b)+)", lambda m: f"lay {m[1]}*{1 + m[2].count('lay')}", text)
    return re.sub(r"\b(\w+)((?: \1\b)+)", lambda m: f"{m[1]}*{1 + len(m[2].split())}", text)


def spelled_out(text: str) -> str:
    """The same backwards; a count that cannot be stays, for the notation to refuse."""
    return re.sub(r"(lay )?(\w+)\*(\d{1,3})(?!\S)", repeated, text)


def repeated(found: re.Match[str]) -> str:
    count = int(found[3])
    word = (found[1] or "") + found[2]
    return " ".join([word] * count) if 0 < count <= MOST else found[0]
