"""A line of the record and a sentence of the log. In a file of their own that is not compiled, since msgspec makes such
values in a quarter of the time: a dataclass has its `__init__` in plain Python, compiled or not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct


class Event(Struct, frozen=True):
    """One sentence of the log: a message id and its parameters, so that any language can say it."""

    name: str
    args: Mapping[str, Any]


class Entry(Struct, frozen=True):
    """One line of the record: who moved, his small decisions in order, and what chance then drew for whom."""

    seat: int  # CHANCE for the deal before the first move
    actions: tuple[int, ...]
    draws: tuple[tuple[int, int], ...]  # (witness, outcome)
