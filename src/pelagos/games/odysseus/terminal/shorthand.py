"""Short forms that players may type: seats in lower case, `dionysus` for `d`."""

from __future__ import annotations

import re


def shortened(text: str) -> str:
    """Return the text unchanged: no move of Odysseus is long."""
    return text


def spelled_out(text: str) -> str:
    text = re.sub(r"\bdionysus\b", "d", text)
    return re.sub(r"^trade ([a-f])$", lambda found: f"trade {found[1].upper()}", text)
