"""A line of the record and a sentence of the log.

This file is not compiled: msgspec creates these values in a quarter of the time that dataclasses take. A dataclass has
its `__init__` in plain Python, compiled or not.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct


class Event(Struct, frozen=True):
    """One sentence of the log: a message id and its parameters. It can be shown in any language."""

    name: str
    args: Mapping[str, Any]


class Entry(Struct, frozen=True):
    """One line of the record: the seat that moved, its actions in order, and what chance then drew for each seat."""

    seat: int  # CHANCE for the deal before the first move
    actions: tuple[int, ...]
    draws: tuple[tuple[int, int], ...]  # (witness, outcome)
