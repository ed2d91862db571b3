"""Wrap the prose of Markdown files at 100 columns: `python -m tools.wrap FILE…`.

Tables, blocks of code, headings, comments and directives stay as they are."""

from __future__ import annotations

import re
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

WIDTH = 100
FENCE = re.compile(r"^\s*(```|:::)")
ALONE = re.compile(r"^\s*(\||#|<!--|!\[|$)")  # lines that are never joined to others
CODE_ITEM = re.compile(r"^\s*- (?:`[^`]+`(?:, )?)+$")  # the explanation begins in the next line
ITEM = re.compile(r"^(\s*(?:[-*]|\d+\.) )(.*)$")
GAP = "\ue000"  # a character for private use: stands for a space that must not end a line
MARK = re.compile(r" (?=(?:[-+*#]|\d+\.) )")  # before what would make a new line an item or a heading
WHOLE = re.compile(r"`[^`\n]+`|\]\([^)\n]*\)|!\[[^\]]*\]")


def wrapped(text: str) -> str:
    """Return the text of a document with its prose wrapped."""
    return "".join(line + "\n" for part in parts(text.splitlines()) for line in part)


def parts(lines: list[str]) -> Iterator[list[str]]:
    """Split into paragraphs, items and lines that stay, each wrapped."""
    held: list[str] = []
    fenced = False
    for line in lines:
        if FENCE.match(line):
            fenced = not fenced
        elif not fenced and not ALONE.match(line) and not CODE_ITEM.match(line):
            if ITEM.match(line) or (held and not same_indent(held, line)):
                yield fill(held)
                held = []
            held.append(line)
            continue
        yield fill(held)
        held = []
        yield [line.rstrip() if not fenced else line]
    yield fill(held)


def same_indent(held: list[str], line: str) -> bool:
    """Whether a line goes on with the paragraph or item that is held."""
    return bool(ITEM.match(held[0])) or indent(held[-1]) == indent(line)


def indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def fill(held: list[str]) -> list[str]:
    if not held:
        return []
    item = ITEM.match(held[0])
    first = item[1] if item else " " * indent(held[0])
    rest = " " * len(first)
    text = " ".join([item[2] if item else held[0].strip(), *(line.strip() for line in held[1:])])
    kept = WHOLE.sub(lambda found: found[0].replace(" ", GAP), text)
    kept = MARK.sub(GAP, kept)
    filled = textwrap.wrap(
        kept, WIDTH, initial_indent=first, subsequent_indent=rest, break_long_words=False, break_on_hyphens=False
    )
    return [line.replace(GAP, " ") for line in filled]


if __name__ == "__main__":
    for name in sys.argv[1:]:
        path = Path(name)
        path.write_text(wrapped(path.read_text("utf-8")), "utf-8")
