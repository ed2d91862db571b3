"""Run the browser game's unit tests, and check that its types are the server's."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.kit.project.node import PROGRAM, WEB, node
from tools import manifests

ROOT = Path(__file__).parents[2]


def test_units(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They write nothing into the home of the person who runs them."""
    for name in ("HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    done = node("node_modules/.bin/vitest", "run")
    assert done.returncode == 0, done.stdout[-4000:]
    assert list(tmp_path.iterdir()) == []


def test_types_are_not_stale() -> None:
    """`make types` would change nothing."""
    shapes = subprocess.run([sys.executable, str(ROOT / "tools" / "shapes.py")], stdout=subprocess.PIPE, check=True)
    made = subprocess.run(
        [str(PROGRAM), "bake/types.mjs"], cwd=WEB, input=shapes.stdout, stdout=subprocess.PIPE, check=True
    )
    assert made.stdout.decode() == (WEB / "src" / "net" / "shapes.ts").read_text("utf-8")
    assert manifests.text() == (WEB / "src" / "net" / "manifests.ts").read_text("utf-8")
