"""The rules page of a game: clauses by id."""

from __future__ import annotations

import re
from importlib import resources


def clauses_of(package: str) -> dict[str, str]:
    """The clauses in a package's rules.md: lines like `- **U1.1** text`."""
    page = resources.files(package).joinpath("rules.md").read_text("utf-8")
    return dict(re.findall(r"^- \*\*([A-Z]\d+(?:\.\d+)?)\*\* (.+)$", page, re.MULTILINE))
