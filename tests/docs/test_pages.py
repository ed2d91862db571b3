"""The form of the documents: links lead somewhere, lines are short, words are explained once."""

import ast
import re
from collections import Counter, defaultdict
from pathlib import PurePosixPath
from posixpath import normpath

import pytest

from tests.kit.project.documents import ROOT, documents, page, tables, words

WIDTH = 100
ONE_PAGE = 60  # lines
PAGES = documents()
LINK = re.compile(r"\]\(([^)\s]+)\)")
FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)


def prose(name: str) -> str:
    """Return a document without its blocks of code; each keeps its lines, empty."""
    return FENCE.sub(lambda block: "\n" * block[0].count("\n"), page(name))


# ---- links
def anchors(name: str) -> set[str]:
    """Return the anchors of a document's headings, as code hosts and the site make them."""
    heads = re.findall(r"^#+ (.*)$", prose(name), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_somewhere(name: str) -> None:
    """Addresses on other hosts are checked for their form alone: tests have no network."""
    for target in LINK.findall(prose(name)):
        if ":" in target:
            assert re.fullmatch(r"https://[\w.-]+(/[\w./#?=&%-]*)?", target), f"{name}: {target}"
            continue
        path, _, anchor = target.partition("#")
        found = normpath(PurePosixPath(name).parent / path) if path else name
        assert (ROOT / found).exists(), f"{name} links to {target}"
        if anchor:
            assert anchor in anchors(found), f"{name} links to {target}, which has no such heading"


# ---- files
SOURCE = ROOT / "src" / "pelagos"
FILE = re.compile(r"`(?!/)([\w.*-]+(?:/[\w.*-]+)+\.(?:py|ts|tsx|css|js|mjs|md|toml|json|ftl|yml|conf))`")
OF_A_GAME = {"rulebook/en.md"}  # docs/how-to/add-a-game.md: the reader makes it
HISTORY = "bench/log/"  # measurements name files as they were


@pytest.mark.parametrize("name", PAGES)
def test_files_that_a_document_names_exist(name: str) -> None:
    """A path counts from the root, from the package, from `web`, or from the document's folder."""
    if not name.startswith(HISTORY):
        folders = (ROOT, SOURCE, ROOT / "web", (ROOT / name).parent)
        missing = [path for path in FILE.findall(prose(name)) if not any(any(each.glob(path)) for each in folders)]
        assert set(missing) <= OF_A_GAME, f"{name} names files that do not exist"


# ---- decisions
@pytest.mark.parametrize("name", [name for name in PAGES if name.startswith("docs/decisions/0")])
def test_a_decision_is_one_page(name: str) -> None:
    heads = re.findall(r"^## (.*)$", prose(name), re.MULTILINE)
    assert heads == ["Context", "Decision", "Consequences"]
    assert len(page(name).splitlines()) <= ONE_PAGE


# ---- lines
@pytest.mark.parametrize("name", PAGES)
def test_lines_are_short(name: str) -> None:
    """At most 100 columns. Tables cannot be wrapped, and the target of a link does not count."""
    for number, line in enumerate(prose(name).splitlines(), 1):
        if not line.startswith("|"):
            seen = re.sub(r"\]\([^)]*\)", "]", line)
            short = len(seen) <= WIDTH or " " not in seen.strip(" -*>")
            assert short, f"{name}:{number} has {len(seen)} columns: run python -m tools.wrap {name}"


# ---- the glossary
GLOSSARY = "docs/glossary.md"


def glossary() -> list[list[list[str]]]:
    return tables(page(GLOSSARY))


def test_every_word_is_explained_once() -> None:
    rows = [row[0] for table in glossary() if table[0][-1] != "where" for row in table[1:]]
    assert len(rows) > 100
    assert sorted(rows) == sorted(set(rows))


def public_classes() -> dict[str, set[str]]:
    """Return the modules that define each public class, by its name, below `pelagos`."""
    found = defaultdict(set)
    for path in (ROOT / "src" / "pelagos").rglob("*.py"):
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                found[node.name].add(path.relative_to(ROOT / "src" / "pelagos").as_posix())
    return found


def test_names_of_classes_in_the_glossary_exist() -> None:
    """A word that is written like a class is one."""
    named = {row[0] for table in glossary() for row in table[1:] if re.fullmatch(r"[A-Z]\w*[a-z][A-Z]\w*", row[0])}
    assert len(named) > 30
    assert named - set(public_classes()) == set()


def test_names_that_are_shared_say_where() -> None:
    (shared,) = [table for table in glossary() if table[0] == ["name", "idea", "where"]]
    classes = public_classes()
    for row in shared[1:]:
        for name in words(row[0]):
            for where in words(row[2]):
                assert (ROOT / "src" / "pelagos" / where).exists(), where
            if name[0].isupper():
                assert classes[name] == set(words(row[2])), name


# ---- the architecture
MAP = "ARCHITECTURE.md"


def rows(head: str) -> list[list[str]]:
    """Return the rows of all tables of ARCHITECTURE.md whose head begins with this word."""
    return [row for table in tables(page(MAP)) if table[0][0] == head for row in table[1:]]


def test_the_architecture_lists_every_module_once() -> None:
    listed = [path for row in rows("file") for path in words(row[0])]
    assert len(listed) == len(set(listed))
    found = Counter(path.relative_to(SOURCE).as_posix() for name in listed for path in SOURCE.glob(name))
    modules = {path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py") if not path.name.startswith("__")}
    assert modules - set(found) == set(), "not listed"
    assert [name for name in listed if not any(SOURCE.glob(name))] == [], "not there"
    assert [name for name, times in found.items() if times > 1] == [], "listed twice"


def test_the_architecture_lists_every_folder_of_the_browser_game() -> None:
    listed = [path for row in rows("folder") for path in words(row[0])]
    for name in listed:
        assert any(ROOT.glob(name)), name
    for path in (ROOT / "web" / "src").iterdir():
        assert any(name.startswith(f"web/src/{path.name}") for name in listed) or path.suffix == ".ts", path


def test_the_questions_name_files_that_exist() -> None:
    paths = [path for row in rows("question") for path in words(row[1]) if "/" in path]
    assert len(paths) > 20
    for path in paths:
        assert any(ROOT.glob(path)) or any(SOURCE.glob(path)), path


# ---- the tools
def test_every_tool_is_listed() -> None:
    listed = {name for row in tables(page("tools/README.md"))[0][1:] for name in words(row[0])}
    assert listed == {path.name for path in (ROOT / "tools").glob("*.py")}
