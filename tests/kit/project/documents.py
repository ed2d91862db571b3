"""Our documents: their text, tables and code blocks."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[3]
FOLDERS = ("bench", "deploy", "docs", "faults", "tests", "tools")  # that may hold documents


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


def documents() -> list[str]:
    """Return the paths of all documents: Markdown files outside the source and the browser game."""
    found = [*ROOT.glob("*.md"), *(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.md"))]
    names = [path.relative_to(ROOT).as_posix() for path in found if "node_modules" not in path.parts]
    return sorted(names)


@dataclass(frozen=True)
class Block:
    """A code block of a document."""

    kind: str  # the language after the backticks: `sh`, `python`, `text`, or none
    word: str  # the word after it: a file name, `type` or `see`
    text: str
    not_run: str  # why no test runs it: `<!-- not run: REASON -->` in the line before the block
    line: int


def code_blocks(name: str) -> list[Block]:
    """Return the code blocks of a document, in order."""
    text = page(name)
    pattern = r"^(?:<!-- not run: (.+?) -->\n)?^```([^\n]*)\n(.*?)^```$"
    found = []
    for match in re.finditer(pattern, text, re.MULTILINE | re.DOTALL):
        kind, _, word = match[2].strip().partition(" ")
        found.append(Block(kind, word, match[3], match[1] or "", text.count("\n", 0, match.start(2)) + 1))
    return found
