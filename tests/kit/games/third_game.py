"""The game in examples/, which the program knows only when PELAGOS_GAMES names its package."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.kit.project.documents import ROOT

NAME = "liars_dice"
EXAMPLES = ROOT / "examples"
PATIENCE = 120  # seconds


def environment(games: str = NAME) -> dict[str, str]:
    """Return the variables with which a program finds the game."""
    path = [str(EXAMPLES), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {"PYTHONPATH": os.pathsep.join(path), "PELAGOS_GAMES": games}


def pelagos(*words: str, typed: str = "", games: str = NAME) -> subprocess.CompletedProcess[str]:
    """Run a command of ours in a process that knows the game."""
    return python("-m", "pelagos", *words, typed=typed, games=games)


def python(*words: str, typed: str = "", games: str = NAME) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, "LC_ALL": "C.UTF-8", **environment(games)}
    done = subprocess.run(
        [sys.executable, *words], input=typed, env=env, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done
