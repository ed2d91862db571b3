"""Fixtures for the arena tests: bots in files."""

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
    """Return a function that writes a bot file and returns the bot's name for the arena. The bot runs the given lines
    before each random move."""

    def write(name: str, lines: str) -> str:
        path = tmp_path / f"{name}.py"
        path.write_text(BOT.format(lines=dedent(lines).strip().replace("\n", "\n        ")))
        return f"{path}:Bot"

    return write
