"""What the tests of the arena share: bots in files of their own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from textwrap import dedent

import pytest

BOT = """
import os, pathlib, signal

class Bot:
    def __init__(self, game):
        pass

    def choose(self, view, legal, random, deadline):
        {lines}
        return legal[int(random.randrange(len(legal)))]
"""


@pytest.fixture
def bot_file(tmp_path: Path) -> Callable[[str, str], str]:
    """Writes a drifter that does these lines first, and answers its name for the arena."""

    def write(name: str, lines: str) -> str:
        path = tmp_path / f"{name}.py"
        path.write_text(BOT.format(lines=dedent(lines).strip().replace("\n", "\n        ")))
        return f"{path}:Bot"

    return write
