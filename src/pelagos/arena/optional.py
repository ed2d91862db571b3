"""Optional libraries that only some runs need."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from pelagos.core.game import InvalidInput


def import_optional(name: str, extra: str, purpose: str) -> Any:
    """Import an optional library. Raises InvalidInput with the command to install it."""
    try:
        return import_module(name)
    except ImportError:
        root = name.partition(".")[0]
        raise InvalidInput(f"{purpose} needs {root}, which is not installed: pip install 'pelagos[{extra}]'") from None
