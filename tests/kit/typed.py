"""Types that a test knows and a type checker does not."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def typed(kind: type[T], value: object) -> T:
    """Return a value that must be of this type. For a type checker it then has it: the State of a game of Ulysses, say,
    is an Ulysses."""
    assert isinstance(value, kind), f"{value!r} is not of type {kind.__name__}"
    return value
