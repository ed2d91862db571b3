"""Short forms of long payments: `discard wind*3 zeus` for `discard wind wind wind zeus`."""

from __future__ import annotations

import re

MAX_CARDS = 132  # all action cards of the game


def shortened(text: str) -> str:
    """Replace repeated words by one word and a count."""
    text = re.sub(r"\blay (\w+)((?: lay \1\b)+)", lambda m: f"lay {m[1]}*{1 + m[2].count('lay')}", text)
    return re.sub(r"\b(\w+)((?: \1\b)+)", lambda m: f"{m[1]}*{1 + len(m[2].split())}", text)


def spelled_out(text: str) -> str:
    """Expand counts into repeated words. An impossible count stays, so that the notation refuses it."""
    return re.sub(r"(lay )?(\w+)\*(\d{1,3})(?!\S)", repeated, text)


def repeated(found: re.Match[str]) -> str:
    count = int(found[3])
    word = (found[1] or "") + found[2]
    return " ".join([word] * count) if 0 < count <= MAX_CARDS else found[0]
