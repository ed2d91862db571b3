"""docs/how-to/run-an-arena.md is correct: its commands run, and it names every file and field."""

import os
import re
import shlex
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

from pelagos.arena import Result
from pelagos.arena.report import report_files
from pelagos.arena.results_file import PLAN, RESULTS

PAGE = (Path(__file__).parent.parent.parent / "docs" / "how-to" / "run-an-arena.md").read_text("utf-8")
COMMANDS = re.findall(r"```\n(.*?)```", PAGE, re.DOTALL)[0].strip().splitlines()
PACKAGE = [str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]


def test_the_commands_run_in_order(tmp_path):
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(PACKAGE)}
    assert len(COMMANDS) == 3
    for command in COMMANDS:
        done = subprocess.run(
            [sys.executable, "-m", *shlex.split(command)], cwd=tmp_path, env=env, capture_output=True, text=True
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    folder = tmp_path / "duel"
    assert len((folder / RESULTS).read_text().splitlines()) == 12
    assert command in (folder / report_files.SUMMARY).read_text()


def test_every_file_and_field_is_documented():
    for name in (
        PLAN,
        RESULTS,
        report_files.SUMMARY,
        report_files.TABLE,
        report_files.PAGE,
        *(field.name for field in fields(Result)),
    ):
        assert f"`{name}`" in PAGE, name
