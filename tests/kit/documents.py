"""Our documents: their text, tables and code blocks."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def page(name: str) -> str:
    return (ROOT / name).read_text("utf-8")


def tables(text: str) -> list[list[list[str]]]:
    """Return each Markdown table as rows of cells, the head first."""
    found = re.findall(r"(?:^\|.*\|\n)+", text, re.MULTILINE)
    rows = [[[cell.strip() for cell in line[1:-1].split("|")] for line in one.splitlines()] for one in found]
    return [[one[0], *one[2:]] for one in rows]


def table(text: str, head: str) -> dict[str, list[str]]:
    """Return the table whose head begins with `head`: the other cells of each row by its first, without backticks."""
    (found,) = [rows for rows in tables(text) if rows[0][0].strip("`") == head]
    named = {row[0].strip("`"): row[1:] for row in found[1:]}
    assert len(named) == len(found) - 1, f"{head}: a row is listed twice"
    return named


def words(cell: str) -> list[str]:
    """Return the words in backticks."""
    return re.findall(r"`([^`]+)`", cell)


def blocks(text: str) -> list[tuple[str, str]]:
    """Return each code block as its language and its text."""
    return re.findall(r"^```([^\n]*)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
