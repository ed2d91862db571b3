"""The folder of a run. `plan.json` holds the settings of the run. `results.jsonl` has one line for each match that
ended; all reports are computed from it."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any, BinaryIO

from pelagos.arena.plan import RunSettings
from pelagos.arena.result import Result, read
from pelagos.core.game import InvalidInput

PLAN = "plan.json"
RESULTS = "results.jsonl"
GROWABLE = ("games",)  # settings that may grow later: the first matches stay the same


class ResultsFile:
    """The results of a run by match number, stored in a folder if one is given. Only one run at a time may write
    there."""

    def __init__(self, settings: RunSettings, about: dict[str, Any], folder: Path | None) -> None:
        """Open the results where the run stopped. Raises InvalidInput if the folder holds another run.

        `about` holds what else must stay the same from one start to the next: the version of the rules and the board.
        """
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
            claim_folder(folder, {**asdict(self.settings), **about})
            self.found = {result.match: result for result in self.read_results(folder)}
        except OSError as error:
            self.close()
            raise InvalidInput(f"{error.filename or folder}: {error.strerror or error}") from None
        except InvalidInput:
            self.close()
            raise

    def read_results(self, folder: Path) -> list[Result]:
        """Return the results that are already stored. A truncated last line is removed, and its match is played
        again."""
        assert self.file is not None
        self.file.seek(0)
        whole, _, torn = self.file.read().rpartition(b"\n")
        if torn:
            self.file.truncate(len(whole) + 1 if whole else 0)
        found = []
        for number, line in enumerate(whole.split(b"\n") if whole else [], 1):
            try:
                found.append(self.check_bots(read(line.decode())))
            except ValueError as error:
                raise InvalidInput(
                    f"{folder / RESULTS}:{number}: {error}; delete this line, or give another folder"
                ) from None
        return found

    def check_bots(self, result: Result) -> Result:
        if sorted(result.seats) != sorted(self.settings.bots):
            raise ValueError("the match was played by other bots")
        return result

    def add(self, result: Result) -> bool:
        """Store a result durably. Return False if there is one for this match already."""
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
        """The results in the order of the matches' numbers."""
        return [self.found[match] for match in sorted(self.found) if match < self.settings.games]

    def close(self) -> None:
        if self.file is not None:
            self.file.close()
            self.file = None


def claim_folder(folder: Path, wanted: dict[str, Any]) -> None:
    """Write the plan of the run, or check that the folder's plan is the same. Raises InvalidInput if it is another."""
    path = folder / PLAN
    wanted = json.loads(json.dumps(wanted))
    if path.exists():
        stored_plan = read_plan(path)
        differ = [name for name in wanted if name not in GROWABLE and stored_plan.get(name) != wanted[name]]
        if differ:
            name = differ[0]
            said = f"{name} {shown(stored_plan.get(name))} there, {shown(wanted[name])} here"
            raise InvalidInput(f"{folder}: holds another run ({said}); give another folder or the settings of that run")
        if wanted["games"] <= stored_plan["games"]:
            return
    elif (folder / RESULTS).stat().st_size:
        raise InvalidInput(f"{folder}: has results but no {PLAN}; give another folder")
    part = path.with_suffix(".part")
    part.write_text(json.dumps(wanted, indent=2) + "\n", "utf-8")
    part.replace(path)


def read_plan(path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_text("utf-8"))
        found["games"] + 0
        return dict(found)
    except (ValueError, TypeError, KeyError):
        raise InvalidInput(f"{path}: is not the plan of an arena run; give another folder") from None


def shown(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def lock(file: BinaryIO, folder: Path) -> None:
    """Lock the file. The lock is released when the file is closed or the process ends."""
    try:
        import fcntl
    except ImportError:  # no file locks on this system: the user must not start two runs in one folder
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise InvalidInput(f"{folder}: another run is writing there; wait for it, or give another folder") from None
