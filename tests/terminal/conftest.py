"""What the tests of the terminal share."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from pelagos.games.ulysses import UlyssesGame
from pelagos.terminal.cli import main

Run = Callable[..., Result]


@pytest.fixture(scope="session")
def game() -> UlyssesGame:
    return UlyssesGame()


@pytest.fixture
def run() -> Run:
    """Runs a command as a person would. Whatever it is told, nobody may see a traceback."""

    def run_it(*words: str, typed: str = "") -> Result:
        result = CliRunner().invoke(main, list(words), input=typed)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        assert "Traceback" not in result.output
        return result

    return run_it


@pytest.fixture
def kept(run: Run, tmp_path: Path) -> Path:
    """The record of a whole game."""
    run("simulate", "ulysses", "--players", "3", "--games", "1", "--seed", "7", "--records", str(tmp_path))
    return next(tmp_path.glob("*.txt"))
