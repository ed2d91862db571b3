"""One name, one meaning: names shared by accident, and words that the writing guide avoids, do not come back."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "pelagos"
GLOSSARY = ROOT / "docs" / "glossary.md"
MAX_FILES = 16
DOCUMENTS = ("docs", "bench", "deploy", "faults")  # not the rules, in which Poseidon is a he

# Words that never fit: riddles, people as "he", and the private names that were replaced. Whole words, any case.
AVOIDED = re.compile(
    r"\b(anew|whoever|whosoever|whomever|shall|thereby|thereof|hither|thither|upon|nobody's|somebody's|"
    r"he|his|him|himself|letterbox|that are none|which is none|that is none|plays ball)\b",
    re.IGNORECASE,
)


def shared_on_purpose() -> set[str]:
    """Return the names in the glossary's table of names that several classes or modules share."""
    text = GLOSSARY.read_text("utf-8").split("## Names that are shared on purpose")[1]
    cells = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    return {name for cell in cells for name in re.findall(r"`([^`]+)`", cell)}


def public_classes() -> Iterator[tuple[str, str]]:
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                yield node.name, str(path.relative_to(ROOT))


def modules() -> Iterator[tuple[str, str]]:
    for path in PACKAGE.rglob("*.py"):
        if not path.name.startswith("__"):
            yield path.stem, str(path.relative_to(ROOT))


@pytest.mark.parametrize("named", [public_classes, modules])
def test_a_shared_name_is_shared_on_purpose(named) -> None:
    """A name that two classes or two modules have stands in the glossary, with the idea that they share."""
    places = defaultdict(list)
    for name, path in named():
        places[name].append(path)
    shared = {name: paths for name, paths in places.items() if len(paths) > 1}
    assert {name: paths for name, paths in shared.items() if name not in shared_on_purpose()} == {}


def test_the_glossary_lists_no_name_that_is_not_shared() -> None:
    names = [name for name, _ in [*public_classes(), *modules()]]
    assert {name for name in shared_on_purpose() if names.count(name) < 2} == set()


def python_prose(path: Path) -> Iterator[tuple[int, str]]:
    """Yield comments and docstrings, with their lines."""
    source = path.read_text("utf-8")
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            first = node.body[0] if node.body else None
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                yield first.lineno, str(first.value.value)


def script_prose(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the comments of TypeScript and CSS. A `//` inside a string is rare and harmless here."""
    source = path.read_text("utf-8")
    for found in re.finditer(r"/\*.*?\*/|(?<![:\"'])//[^\n]*", source, re.DOTALL):
        yield source.count("\n", 0, found.start()) + 1, found[0]


def messages(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the lines of a Fluent file without the names of messages and parameters."""
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        yield number, re.sub(r"\{[^}]*\}?|^[\w-]+ =", "", line)


def prose() -> Iterator[tuple[Path, int, str]]:
    for folder in ("src", "tests", "faults", "bench", "tools"):
        for path in (ROOT / folder).rglob("*.py"):
            if path != Path(__file__):
                yield from ((path, *found) for found in python_prose(path))
    for folder in ("src", "test", "bake"):
        for path in (ROOT / "web" / folder).rglob("*.*"):
            if path.suffix in (".ts", ".tsx", ".css", ".js", ".mjs"):
                yield from ((path, *found) for found in script_prose(path))
    for path in PACKAGE.glob("**/locale/en/*.ftl"):
        yield from ((path, *found) for found in messages(path))
    for path in (*ROOT.glob("*.md"), *(found for folder in DOCUMENTS for found in (ROOT / folder).rglob("*.md"))):
        yield from ((path, *found) for found in enumerate(path.read_text("utf-8").splitlines(), 1))


def test_no_avoided_word_comes_back() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{line}: {word[0]}"
        for path, line, text in prose()
        for word in [AVOIDED.search(text)]
        if word
    ]
    assert found == []


@pytest.mark.parametrize("text", ["Tell whoever waits.", "Load anew", "letters that are none", "Who loses his seat"])
def test_avoided_words_are_noticed(text: str) -> None:
    assert AVOIDED.search(text)


@pytest.mark.parametrize("text", ["The chest is here.", "Return None.", "historical", "They get theirs back."])
def test_plain_words_are_not(text: str) -> None:
    assert not AVOIDED.search(text)


def test_no_folder_is_crowded() -> None:
    """About fifteen files: a reader finds the one by its name."""
    counts: defaultdict[str, int] = defaultdict(int)
    for folder in ("src", "web/src", "web/test", "web/bake", "tests", "faults", "bench", "tools"):
        for path in (ROOT / folder).rglob("*.*"):
            built = {"__pycache__", "node_modules", "assets"} & set(path.parts)
            if path.is_file() and not built and not path.name.startswith("__"):
                counts[str(path.parent.relative_to(ROOT))] += 1
    assert {folder: count for folder, count in counts.items() if count > MAX_FILES} == {}
