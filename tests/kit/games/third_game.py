"""The game in examples/, which the program knows only when PELAGOS_GAMES names its folder."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.kit.project.documents import ROOT

NAME = "liars_dice"
EXAMPLES = ROOT / "examples"
PATIENCE = 120  # seconds
FOLDER = EXAMPLES / NAME
ENVIRONMENT = {"PELAGOS_GAMES": str(FOLDER)}


def pelagos(*words: str, typed: str = "", games: str = str(FOLDER)) -> subprocess.CompletedProcess[str]:
    """Run a command of ours in a process that knows the game."""
    return python("-m", "pelagos", *words, typed=typed, games=games)


def python(*words: str, typed: str = "", games: str = str(FOLDER)) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "LC_ALL": "C.UTF-8", "PELAGOS_GAMES": games}
    done = subprocess.run(
        [sys.executable, *words], input=typed, env=env, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done
