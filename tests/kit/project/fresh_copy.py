"""A copy of the project as a clone would have it, and a compiler that is quick rather than thorough."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[3]


def fresh_copy(folder: Path) -> Path:
    """Copy every file that git tracks or would track. No caches and nothing that was built."""
    listed = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True)
    assert listed.returncode == 0, listed.stderr
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)
    return folder


def clean_environment() -> dict[str, str]:
    """Return the environment without what selects the build under test."""
    return {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PELAGOS_BUILD")}


def quick_compiler(folder: Path) -> str:
    """Return a compiler that does not optimise and rejects -flto, as some do; "" if this machine has no compiler."""
    compiler = shutil.which("cc") or shutil.which("gcc")
    if not compiler:
        return ""
    wrapper = folder / "cc"
    wrapper.write_text(f'#!/bin/sh\ncase "$*" in *-flto*) exit 1 ;; esac\nexec {compiler} "$@" -O0\n')
    wrapper.chmod(0o755)
    return str(wrapper)
