"""Encode views as JSON, field by field, and reuse what has not changed.

Most of a view is the same for all viewers and the same as a move ago; encoding only changed fields takes half the time.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from operator import attrgetter
from typing import Any

import msgspec

from pelagos.core.game import View

encode = msgspec.json.Encoder().encode
NOT_ENCODED = object()


class EncodedFields:
    """Some fields of a view, with the JSON of their last values."""

    def __init__(self, names: list[str]) -> None:
        self.keys = [encode(name) + b":" for name in names]
        # attrgetter() returns a tuple only for several names; a game without secrets has one field of its own: `who`
        self.values_of: Callable[[Any], tuple[Any, ...]] = attrgetter(*names)
        if len(names) == 1:
            self.values_of = lambda view: (getattr(view, names[0]),)
        self.values: tuple[Any, ...] = (NOT_ENCODED,) * len(names)
        self.pieces = [b""] * len(names)
        self.text = b""

    def of(self, view: View) -> bytes:
        last, self.values = self.values, self.values_of(view)
        has_changed = False
        for at in range(len(last)):
            value, before = self.values[at], last[at]
            if value is not before and value != before:
                self.pieces[at] = self.keys[at] + encode(value)
                has_changed = True
        if has_changed:
            self.text = b",".join(self.pieces)
        return self.text


class ViewEncoder:
    """Encode the views of one table, for all of its viewers."""

    def __init__(self, view: View) -> None:
        """Split the fields of `view`'s class: public fields are those that copy_public() copies between views."""
        names = [field.name for field in fields(view)]
        public_copy = type(view).__new__(type(view))
        public_copy.copy_public(view)
        self.secret = [name for name in names if not hasattr(public_copy, name)]
        self.shared = EncodedFields([name for name in names if hasattr(public_copy, name)])
        self.own: dict[int, EncodedFields] = {}  # by viewer

    def of(self, views: Mapping[int, View]) -> dict[int, bytes]:
        """Encode the views of one position, given and returned by viewer."""
        found: dict[int, bytes] = {}
        shared = b""
        for viewer, view in views.items():
            shared = shared or self.shared.of(view)
            if viewer not in self.own:
                self.own[viewer] = EncodedFields(self.secret)
            found[viewer] = b"".join((b"{", shared, b",", self.own[viewer].of(view), b"}"))
        return found
