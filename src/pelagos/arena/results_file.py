"""The folder of a run. `plan.json` says which run it is; `results.jsonl` has a line for each match that ended, and is
the only truth: whatever is reported is computed from it."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any, BinaryIO

from pelagos.arena.plan import RunSettings
from pelagos.arena.result import Result, read
from pelagos.core.game import Impossible

PLAN = "plan.json"
RESULTS = "results.jsonl"
SCALE = ("games",)  # a run may grow: its first matches stay what they are


class ResultsFile:
    """Results by match number; kept in a folder, if there is one. One run at a time writes there."""

    def __init__(self, settings: RunSettings, about: dict[str, Any], folder: Path | None) -> None:
        """Opens the book at the place where the run stopped; raises Impossible when another run's book lies there.
        `about` is what else must not change from one start to the next: the rules, the board."""
        self.settings = settings
        self.found: dict[int, Result] = {}
        self.file: BinaryIO | None = None
        if folder is not None:
            self.open(folder, about)

    def open(self, folder: Path, about: dict[str, Any]) -> None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.file = (folder / RESULTS).open("a+b")
            lock(self.file, folder)
            claim(folder, {**asdict(self.settings), **about})
            self.found = {result.match: result for result in self.kept(folder)}
        except OSError as error:
            self.close()
            raise Impossible(f"{error.filename or folder}: {error.strerror or error}") from None
        except Impossible:
            self.close()
            raise

    def kept(self, folder: Path) -> list[Result]:
        """What was played before. A last line that was cut off is cut away: that match is played again."""
        assert self.file is not None
        self.file.seek(0)
        whole, _, torn = self.file.read().rpartition(b"\n")
        if torn:
            self.file.truncate(len(whole) + 1 if whole else 0)
        found = []
        for number, line in enumerate(whole.split(b"\n") if whole else [], 1):
            try:
                found.append(self.checked(read(line.decode())))
            except ValueError as error:
                raise Impossible(
                    f"{folder / RESULTS}:{number}: {error}; take the line out, or another folder"
                ) from None
        return found

    def checked(self, result: Result) -> Result:
        if sorted(result.seats) != sorted(self.settings.bots):
            raise ValueError("a match of other bots")
        return result

    def add(self, result: Result) -> bool:
        """Keeps a result for good before anybody hears of it; False when the match was there already."""
        if result.match in self.found:
            return False
        if self.file is not None:
            self.file.write(result.line().encode() + b"\n")
            self.file.flush()
            os.fsync(self.file.fileno())
        self.found[result.match] = result
        return True

    @property
    def results(self) -> list[Result]:
        """In the order of the matches, whoever played them and when."""
        return [self.found[match] for match in sorted(self.found) if match < self.settings.games]

    def close(self) -> None:
        if self.file is not None:
            self.file.close()
            self.file = None


def claim(folder: Path, wanted: dict[str, Any]) -> None:
    """Writes what the run is, or finds that it is the one that was begun here."""
    path = folder / PLAN
    wanted = json.loads(json.dumps(wanted))
    if path.exists():
        begun = begun_in(path)
        differ = [name for name in wanted if name not in SCALE and begun.get(name) != wanted[name]]
        if differ:
            name = differ[0]
            said = f"{name} {shown(begun.get(name))} there, {shown(wanted[name])} here"
            raise Impossible(f"{folder}: holds another run ({said}); give another folder, or the settings of that run")
        if wanted["games"] <= begun["games"]:
            return
    elif (folder / RESULTS).stat().st_size:
        raise Impossible(f"{folder}: has results but no {PLAN}; give another folder")
    part = path.with_suffix(".part")
    part.write_text(json.dumps(wanted, indent=2) + "\n", "utf-8")
    part.replace(path)


def begun_in(path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_text("utf-8"))
        found["games"] + 0
        return dict(found)
    except (ValueError, TypeError, KeyError):
        raise Impossible(f"{path}: is no plan of ours; give another folder") from None


def shown(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def lock(file: BinaryIO, folder: Path) -> None:
    """Held until the file is closed, or its process ends in whatever way."""
    try:
        import fcntl
    except ImportError:  # no such thing on this system: then two runs in one folder are up to their user
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise Impossible(f"{folder}: another run is writing there; wait for it, or give another folder") from None
