"""SECURITY.md: each promise names tests that are there."""

import ast
import re

from tests.kit.project.documents import ROOT, page, tables

PAGE = page("SECURITY.md")
PROMISES = [row for rows in tables(PAGE) if rows[0] == ["promise", "test"] for row in rows[1:]]


def names_in(file):
    """Return the names of the tests in a file, without those that are marked to be skipped."""
    tree = ast.parse((ROOT / file).read_text("utf-8"))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return {node.name for node in functions if not any("mark.skip" in ast.unparse(one) for one in node.decorator_list)}


def test_every_promise_has_tests_that_exist():
    assert len(PROMISES) > 30
    for promise, named in PROMISES:
        found = re.findall(r"`(tests/[\w/]+\.py)::(test_\w+)`", named)
        assert found and len(found) == named.count("`") // 2, promise
        for file, name in found:
            assert name in names_in(file), f"{promise}: {file}::{name}"


def test_every_attacker_has_a_section():
    (rows,) = [rows for rows in tables(PAGE) if rows[0][0] == "who"]
    for who, *_ in rows[1:]:
        assert re.search(rf"^## Against .*{who}", PAGE, re.MULTILINE), who
