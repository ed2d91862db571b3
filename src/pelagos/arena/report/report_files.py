"""What a run leaves in its folder beside its results: a summary, a table for analysis and a page. All of it can be made
again from the results."""

from __future__ import annotations

import json
import platform
import subprocess
from collections.abc import Mapping
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from pelagos.arena.optional import library
from pelagos.arena.report.html_page import page
from pelagos.arena.result import Result
from pelagos.arena.results_file import ResultsFile
from pelagos.core.game import LETTERS, Impossible

SUMMARY, TABLE, PAGE = "summary.json", "results.parquet", "report.html"


def write(book: ResultsFile, found: Mapping[str, Any], folder: Path, command: str) -> list[str]:
    """Writes the reports; answers what could not be made, and what to install for it."""
    missing = []
    origin = origins(command)
    replace(folder / SUMMARY, (json.dumps({**found, "origin": origin}, indent=2) + "\n").encode())
    try:
        write_table(book.results, folder / TABLE)
    except Impossible as error:
        missing.append(f"no {TABLE}: {error}")
    try:
        replace(folder / PAGE, page(found, book.results, origin).encode())
    except Impossible as error:
        missing.append(f"no {PAGE}: {error}")
    return missing


def replace(path: Path, content: bytes) -> None:
    """Whole or not at all."""
    part = path.with_name(path.name + ".part")
    part.write_bytes(content)
    part.replace(path)


# ---- one row for each match and seat
def write_table(results: list[Result], path: Path) -> None:
    arrow = library("pyarrow", "arena", "a Parquet file")
    parquet = library("pyarrow.parquet", "arena", "a Parquet file")
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


# ---- where it comes from
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
    """The commit that this code is at, with a plus when files were changed since; empty when nobody knows."""
    tracked = git(folder, "ls-files", "--error-unmatch", Path(__file__).name)
    if not tracked:
        return ""  # installed: whatever lies around it is not ours
    return git(folder, "rev-parse", "--short=12", "HEAD") + ("+" if git(folder, "status", "--porcelain") else "")


def git(folder: Path, *words: str) -> str:
    try:
        done = subprocess.run(["git", "-C", str(folder), *words], capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
