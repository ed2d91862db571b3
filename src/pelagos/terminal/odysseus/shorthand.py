"""Moves as people type them: seats in small letters, Dionysus by his name."""

from __future__ import annotations

import re


def shortened(text: str) -> str:
    """Nothing here is long."""
    return text


def spelled_out(text: str) -> str:
    text = re.sub(r"\bdionysus\b", "d", text)
    return re.sub(r"^trade ([a-f])$", lambda found: f"trade {found[1].upper()}", text)
