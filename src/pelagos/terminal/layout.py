"""Lay out lines of text that may contain colour codes."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from itertools import zip_longest

import click

WIDTH = 80


def width_of(styled: str) -> int:
    return len(click.unstyle(styled))


def pad(styled: str, width: int) -> str:
    """Pad with spaces to a visible width: colour codes do not count."""
    return styled + " " * (width - width_of(styled))


def beside(left: Sequence[str], right: Sequence[str], width: int) -> list[str]:
    """Put two blocks of lines side by side."""
    return [f"{pad(a, width)}{b}".rstrip() for a, b in zip_longest(left, right, fillvalue="")]


def entitled(title: str, lines: Sequence[str], indent: int) -> list[str]:
    """Put a title in the left margin of a block."""
    margins = [click.style(title.ljust(indent), bold=True)] + [" " * indent] * (len(lines) - 1)
    return [margin + line for margin, line in zip(margins, lines, strict=True)]


def wrapped(text: str, indent: int = 0, width: int = WIDTH, first: str = "") -> list[str]:
    """Wrap a paragraph. The first line begins with `first`, all others with `indent` spaces."""
    return textwrap.wrap(text, width, initial_indent=first, subsequent_indent=" " * indent) or [first]


def ruled(text: str) -> str:
    """Return a heading with a rule across the screen."""
    line = f"── {text} "
    return click.style(line + "─" * max(0, WIDTH - len(line)), bold=True)


def short(text: str, width: int) -> str:
    return text if len(text) <= width else text[: width - 1] + "…"


def columns(cells: Sequence[str], width: int = WIDTH) -> list[str]:
    """Arrange cells in as many columns as fit, column by column."""
    wide = max(map(width_of, cells), default=0) + 2
    across = max(1, width // wide)
    down = -(-len(cells) // across)
    return ["".join(pad(cell, wide) for cell in cells[row::down]).rstrip() for row in range(down)]
