"""The rules page of a game, in each of its languages: sections of clauses, each with its id."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources

CLAUSE = re.compile(r"- \*\*([A-Z]\d+(?:\.\d+)?)\*\* (.+)")
HEADING = re.compile(r"(?:([A-Z]\d+) )?(.+)")


@dataclass(frozen=True)
class Clause:
    id: str
    text: str


@dataclass(frozen=True)
class Section:
    id: str  # "" for the examples
    title: str
    intro: str  # the text before the clauses
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class RulesPage:
    title: str
    intro: str
    sections: tuple[Section, ...]


@cache
def page_of(package: str, language: str = "en") -> RulesPage:
    """Read a game package's `rulebook/LANGUAGE.md`, or its English page if there is no such file.

    The format: `# title`, `## U1 heading`, `- **U1.1** text`.
    """
    folder = resources.files(package).joinpath("rulebook")
    translated = folder.joinpath(f"{language}.md")
    text = (translated if translated.is_file() else folder.joinpath("en.md")).read_text("utf-8")
    head, *parts = re.split(r"^## ", text, flags=re.MULTILINE)
    title, intro, _ = read(head.removeprefix("# "))
    return RulesPage(title, intro, tuple(section(part) for part in parts))


def section(part: str) -> Section:
    title, intro, clauses = read(part)
    found = HEADING.fullmatch(title)
    assert found is not None, f"an empty heading: {part[:20]}"
    return Section(found[1] or "", found[2], intro, clauses)


def read(part: str) -> tuple[str, str, tuple[Clause, ...]]:
    """Split a part into its heading, its paragraphs and its clauses."""
    title, *lines = part.split("\n")
    clauses = [Clause(found[1], found[2]) for line in lines if (found := CLAUSE.fullmatch(line))]
    return title, "\n".join(line for line in lines if line and not CLAUSE.fullmatch(line)), tuple(clauses)


def clauses_of(package: str, language: str = "en") -> dict[str, str]:
    """Return all clauses of the page by id."""
    return {clause.id: clause.text for section in page_of(package, language).sections for clause in section.clauses}
