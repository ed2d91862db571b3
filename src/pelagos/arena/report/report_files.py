"""The files of a run beside its results: a summary, a table for analysis and an HTML page. All of them can be recreated
from the results."""

from __future__ import annotations

import json
import platform
import subprocess
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from pelagos.arena.optional import import_optional
from pelagos.arena.report.html_page import page
from pelagos.arena.result import Result
from pelagos.arena.results_file import ResultsFile
from pelagos.core.game import LETTERS, InvalidInput

SUMMARY, TABLE, PAGE = "summary.json", "results.parquet", "report.html"


def write(results_file: ResultsFile, found: Mapping[str, Any], folder: Path, command: str) -> list[str]:
    """Write the reports. Return a message for each file that could not be made, with what to install."""
    missing = []
    origin = origins(command)
    replace(folder / SUMMARY, (json.dumps({**found, "origin": origin}, indent=2) + "\n").encode())
    try:
        write_table(results_file.results, folder / TABLE)
    except InvalidInput as error:
        missing.append(f"no {TABLE}: {error}")
    try:
        replace(folder / PAGE, page(found, results_file.results, origin).encode())
    except InvalidInput as error:
        missing.append(f"no {PAGE}: {error}")
    return missing


def replace(path: Path, content: bytes) -> None:
    """Write a file atomically."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(content)
    part.replace(path)


# ---- one row for each match and seat
def write_table(results: list[Result], path: Path) -> None:
    arrow = import_optional("pyarrow", "arena", "a Parquet file")
    parquet = import_optional("pyarrow.parquet", "arena", "a Parquet file")
    part = path.with_name(path.name + ".part")
    parquet.write_table(arrow.Table.from_pylist([row for result in results for row in rows(result)]), part)
    part.replace(path)


def rows(result: Result) -> list[dict[str, Any]]:
    faults = {fault["seat"]: fault["count"] for fault in result.faults}
    return [
        {"match": result.match, "deal": result.deal, "seat": LETTERS[seat], "bot": bot, "score": result.scores[seat]}
        | result.lengths
        | {"digest": result.digest, "faults": faults.get(seat, 0)}
        | {f"time_{key}": result.times[seat][key] for key in ("count", "total", "most", "late")}
        for seat, bot in enumerate(result.seats)
    ]


# ---- the origin of a run
def origins(command: str) -> dict[str, str]:
    found = {"command": command, "pelagos": pelagos_version(), "python": platform.python_version()}
    commit = commit_of(Path(__file__).parent)
    return found | ({"commit": commit} if commit else {})


def pelagos_version() -> str:
    try:
        return version("pelagos")
    except PackageNotFoundError:
        return "not installed"


def commit_of(folder: Path) -> str:
    """Return the commit of this code, with a plus if files have uncommitted changes; empty if it is not known."""
    tracked = git(folder, "ls-files", "--error-unmatch", Path(__file__).name)
    if not tracked:
        return ""  # installed: a repository around it is not that of Pelagos
    return git(folder, "rev-parse", "--short=12", "HEAD") + ("+" if git(folder, "status", "--porcelain") else "")


def git(folder: Path, *words: str) -> str:
    try:
        done = subprocess.run(["git", "-C", str(folder), *words], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
