"""Rules of the project: clauses are tested, imports go down, documents name what exists."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from pelagos.games import NAMES, load

ROOT = Path(__file__).parent.parent
CLAUSE = re.compile(r"\b[A-Z]\d+(?:\.\d+)?\b")


def cited_in_tests():
    """Return the clause ids in tests and scenarios. This file names none."""
    found = set()
    for path in (ROOT / "tests").rglob("*"):
        if path.suffix in (".py", ".txt") and "records" not in path.parts:
            found |= set(CLAUSE.findall(path.read_text("utf-8")))
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_clause_is_cited_by_a_test(name):
    assert sorted(set(load(name).rules) - cited_in_tests()) == []


@pytest.mark.parametrize("name", NAMES)
def test_every_ruling_has_a_scenario(name):
    """A clause marked R has a scenario. The few that play cannot show are listed."""
    rulings = {clause for clause, text in load(name).rules.items() if "**R**" in text}
    scenarios = (ROOT / "tests" / "scenarios" / name).glob("*.txt")
    shown = set().union(*(CLAUSE.findall(path.read_text("utf-8")) for path in scenarios))
    assert sorted(rulings - shown) == NOT_BY_PLAY[name]


# Player counts, and who knows what: test_views.py and test_imagine.py of each game.
NOT_BY_PLAY = {"ulysses": ["U2.5", "U3.1", "U3.4"], "odysseus": ["O3.2"]}


@pytest.mark.parametrize("name", NAMES)
def test_code_cites_only_clauses_that_exist(name):
    rules = load(name).rules
    letter = next(iter(rules))[0]
    for path in (ROOT / "src" / "pelagos" / "games" / name).glob("*.py"):
        for clause in re.findall(rf"\b{letter}\d+\.\d+\b", path.read_text("utf-8")):
            assert clause in rules, f"{path.name} cites {clause}"


def test_core_knows_no_game():
    """No name of a game, a card, a place or a god is in core, neither in code nor in comments."""
    table = [action for name in NAMES for action in load(name).table]
    words = {word for action in table for word in action.what.split()} | set(NAMES)
    words = {word for word in words if len(word) > 2} - {"lambda"}  # an island, and a word of Python
    for path in (ROOT / "src" / "pelagos" / "core").rglob("*.py"):
        found = set(re.findall(r"[a-z]+", path.read_text("utf-8").lower())) & words
        assert not found, f"{path.name}: {found}"


def test_imports_only_go_down():
    command = "from importlinter.cli import lint_imports; import sys; sys.exit(lint_imports())"
    done = subprocess.run([sys.executable, "-c", command], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_documents_name_files_that_exist():
    """ARCHITECTURE.md lists every module, and every path in the documents exists."""
    listed = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    for path in (ROOT / "src" / "pelagos").rglob("*.py"):
        if not path.name.startswith("__") and "terminal" not in path.parts and "locale" not in path.parts:
            assert path.name in listed, path.name
    for page in [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]:
        for path in re.findall(
            r"`((?:examples|tests|docs|src|bench|faults|deploy)/[\w/.-]+)`", page.read_text("utf-8")
        ):
            assert (ROOT / path).exists(), f"{page.name} names {path}"


def code_lines(path):
    """Return the lines of code without blanks, comments, imports and lone brackets."""
    text = re.sub(r"^(from|import) [^(\n]*(\([^)]*\))?", "", path.read_text("utf-8"), flags=re.MULTILINE)
    lines = [line.strip() for line in text.splitlines()]
    return [line for line in lines if re.search(r"\w", line) and not line.startswith("#")]


def test_code_that_two_games_share_is_not_repeated():
    """No run of six lines is in the folders of both games."""
    runs = []
    for name in NAMES:
        paths = (ROOT / "src" / "pelagos" / "games" / name).glob("*.py")
        runs.append({tuple(lines[i : i + 6]) for lines in map(code_lines, paths) for i in range(len(lines) - 5)})
    assert runs[0] & runs[1] == set()
