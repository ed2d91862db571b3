"""Fixtures of the terminal tests."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from pelagos.games import NAMES, load
from pelagos.terminal.cli import main

Run = Callable[..., Result]


@pytest.fixture(scope="session", params=NAMES)
def game(request: pytest.FixtureRequest) -> Any:
    """Each game in turn."""
    return load(request.param)


@pytest.fixture(scope="session")
def ulysses() -> Any:
    return load("ulysses")


@pytest.fixture(scope="session")
def odysseus() -> Any:
    return load("odysseus")


@pytest.fixture
def run() -> Run:
    """Return a function that runs a command. No input may cause a traceback."""

    def run_command(*words: str, typed: str = "", lang: str = "C") -> Result:
        result = CliRunner(env={"LC_ALL": lang}).invoke(main, list(words), input=typed)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        assert "Traceback" not in result.output
        return result

    return run_command


@pytest.fixture
def record_file(run: Run, game: Any, tmp_path: Path) -> Path:
    """Return the path of the record of a whole game."""
    run("simulate", game.name, "--players", "3", "--games", "1", "--seed", "7", "--records", str(tmp_path))
    return next(tmp_path.glob("*.txt"))
