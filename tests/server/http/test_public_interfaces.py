"""The server's sockets use only public names of other packages, in versions that they were written for."""

import ast
import re
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

from pelagos.server import http, worker_process

ROOT = Path(__file__).parents[3]
FILES = [*Path(http.__path__[0]).glob("*.py"), Path(worker_process.__file__)]

# The first versions that nobody has looked at. `pyproject.toml` excludes them.
UNKNOWN = {"uvicorn": "0.55", "websockets": "18"}


def private_names(code: str) -> set[str]:
    """Return the private names in a module that it does not define itself."""
    nodes = list(ast.walk(ast.parse(code)))
    used = {node.attr for node in nodes if isinstance(node, ast.Attribute)}
    used |= {part for node in nodes if isinstance(node, ast.ImportFrom) for part in (node.module or "").split(".")}
    used |= {part for node in nodes if isinstance(node, ast.alias) for part in node.name.split(".")}
    own = {node.attr for node in nodes if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store)}
    own |= {node.name for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}
    return {name for name in used - own if re.match("_(?!_)", name)}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_private_name_of_another_package_is_used(path: Path) -> None:
    assert private_names(path.read_text("utf-8")) == set()


def test_private_names_are_found() -> None:
    assert private_names("from uvicorn._types import Scope\nimport asyncio._x as y") == {"_types", "_x"}
    assert private_names("def f(self): return self.conn._state") == {"_state"}
    assert private_names("def f(self): self._own = self.__class__\ndef g(self): return self._own") == set()


def complaint(name: str, installed: str) -> str:
    """Return what to do about a version that is too new, or ""."""
    if number(installed) < number(UNKNOWN[name]):
        return ""
    return (
        f"{name} {installed} is installed, and server/http/websocket.py was written for versions below {UNKNOWN[name]}."
        " Read its release notes for what the docstring of that module names, run tests/server and the experiments"
        " `hostile` and `load`, then raise the version here and in pyproject.toml."
    )


def number(version: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", version)[:3]))


@pytest.mark.parametrize("name", UNKNOWN)
def test_uvicorn_and_websockets_are_versions_that_the_sockets_were_written_for(name: str) -> None:
    assert not complaint(name, version(name)), complaint(name, version(name))
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    assert [each for each in needed if re.match(rf"{name}\W.*,<{UNKNOWN[name]}$", each)], (
        f"pyproject.toml lets {name} {UNKNOWN[name]} in"
    )


def test_the_complaint_names_the_versions() -> None:
    assert complaint("uvicorn", "0.54.9") == complaint("websockets", "17.4") == ""
    assert "uvicorn 0.55.0 is installed" in complaint("uvicorn", "0.55.0")
    assert "below 18." in complaint("websockets", "18.0b1")
