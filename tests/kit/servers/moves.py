"""Moves for players who follow the choices in an update."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

from msgspec import convert

from pelagos.core.choice import Choices, random_move

RANDOM = random.Random(1)


def any_move(update: Mapping[str, Any], below: Callable[[int], int] = RANDOM.randrange) -> str:
    """Return a random move from the choices in an update. There must be some."""
    return random_move(convert(update["choices"], Choices), below)
