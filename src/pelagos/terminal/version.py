"""What `pelagos --version` prints: the version, and whether the rules are compiled; if not, why not."""

from __future__ import annotations

from importlib.metadata import version
from importlib.resources import files

from pelagos.core import game

NOT_COMPILED = "not_compiled.txt"  # written by the build into an uncompiled package
NATIVE = (".so", ".pyd")


def version_text() -> str:
    return f"pelagos {version('pelagos')} ({build_text(str(game.__file__))})"


def build_text(rules_file: str) -> str:
    """Describe the build whose rules come from this file."""
    if rules_file.endswith(NATIVE):
        return "compiled"
    note = files("pelagos") / NOT_COMPILED
    if not note.is_file():
        return "running from source, not compiled"
    return f"not compiled, so bots are about fifty times slower: {note.read_text('utf-8').strip()}"
