"""Views as JSON, put together from pieces. Most of a view is the same for everybody, and most is as it was a move ago:
to write a piece anew only when it has changed takes half of the time."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from operator import attrgetter
from typing import Any

import msgspec

from pelagos.core.game import View

encode = msgspec.json.Encoder().encode
UNWRITTEN = object()


class EncodedFields:
    """Some fields of a view, as they were written last."""

    def __init__(self, names: list[str]) -> None:
        self.heads = [encode(name) + b":" for name in names]
        self.values_of = attrgetter(*names)
        self.values: tuple[Any, ...] = (UNWRITTEN,) * len(names)
        self.pieces = [b""] * len(names)
        self.text = b""

    def of(self, view: View) -> bytes:
        last, self.values = self.values, self.values_of(view)
        has_changed = False
        for at in range(len(last)):
            value, before = self.values[at], last[at]
            if value is not before and value != before:
                self.pieces[at] = self.heads[at] + encode(value)
                has_changed = True
        if has_changed:
            self.text = b",".join(self.pieces)
        return self.text


class ViewEncoder:
    """The views of one table, for all who look at it."""

    def __init__(self, view: View) -> None:
        """`view`: one of those to come. What is nobody's secret is what one view can take over from another."""
        names = [field.name for field in fields(view)]
        twin = type(view).__new__(type(view))
        twin.copy_public(view)
        self.secret = [name for name in names if not hasattr(twin, name)]
        self.shared = EncodedFields([name for name in names if hasattr(twin, name)])
        self.own: dict[int, EncodedFields] = {}  # by viewer

    def of(self, views: Mapping[int, View]) -> dict[int, bytes]:
        """`views`: of one position, by viewer."""
        found: dict[int, bytes] = {}
        shared = b""
        for who, view in views.items():
            shared = shared or self.shared.of(view)
            if who not in self.own:
                self.own[who] = EncodedFields(self.secret)
            found[who] = b"".join((b"{", shared, b",", self.own[who].of(view), b"}"))
        return found
