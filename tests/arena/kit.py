"""Small runs for the arena tests."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pelagos.arena import Result, RunSettings
from pelagos.arena.results_file import ResultsFile
from pelagos.arena.run import on_processes, run

SMALL = RunSettings("odysseus", ("drifter", "drifter", "sailor"), 6, seed=5, simulations=1)


def played(settings: RunSettings, workers: int = 1, folder: Path | None = None) -> ResultsFile:
    return run(settings, on_processes(workers), folder)


def same(results: list[Result]) -> list[dict[str, Any]]:
    """Return the part of the results that does not depend on timing."""
    return [result.same() for result in results]
