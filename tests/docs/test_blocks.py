"""Every code block of the documents runs, is run by another test, or says why no test runs it.

The blocks of one page run in order in one folder. In the first line of a block, after the language, a word may stand:

- `python mybot.py` saves the block as that file; with a folder, as in `python examples/x.py`, it is a part of that file
  of the repository;
- `text type` is what a reader types into the program that the last `sh` block has started;
- `text see` is a part of what that program has printed, but for the width of its columns.
"""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import click
import pytest

from pelagos.terminal.cli import main
from tests.kit.project.documents import ROOT, Block, code_blocks, documents, page

# The pages whose blocks have tests elsewhere, and the kinds of blocks that those tests take.
ELSEWHERE = {
    "README.md": {"", "python"},
    "docs/how-to/run-an-arena.md": {""},
    "docs/how-to/back-up-and-restore.md": {"sh"},
    "docs/reference/bot-protocol.md": {"json", "python"},
    "docs/reference/bots.md": {"python"},
    "docs/reference/protocol.md": {"json"},
    "docs/reference/record.md": {"", "text", "python"},
    "docs/reference/scenario.md": {""},
}
KINDS = {"", "sh", "python", "text", "json", "{toctree}", "{eval-rst}"}
BUILT = {"{toctree}", "{eval-rst}"}  # directives: test_site.py builds them
PAGES = documents()
RUN_HERE = [
    name
    for name in PAGES
    if name not in ELSEWHERE and {block.kind for block in code_blocks(name) if not block.not_run} & {"sh", "python"}
]


@pytest.mark.parametrize("name", PAGES)
def test_every_block_is_run_or_says_why_not(name: str) -> None:
    taken = ELSEWHERE.get(name, {"sh", "python"})
    for block in code_blocks(name):
        assert block.kind in KINDS, f"{name}:{block.line}: no test knows what to do with '{block.kind}'"
        told = block.kind in taken | BUILT or block.not_run or block.kind == "text"
        assert told, f"{name}:{block.line}: say <!-- not run: why --> before the block, or run it"


@pytest.mark.parametrize("name", ELSEWHERE)
def test_the_other_tests_read_their_pages(name: str) -> None:
    tests = [path for path in (ROOT / "tests").rglob("test_*.py") if "docs" not in path.relative_to(ROOT).parts]
    assert any(Path(name).name in path.read_text("utf-8") for path in tests), f"no test reads {name}"


@pytest.mark.parametrize("name", RUN_HERE)
def test_the_blocks_of_a_page_run_in_order(name: str, tmp_path: Path) -> None:
    blocks = [block for block in code_blocks(name) if not block.not_run]
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    for i, block in enumerate(blocks):
        if "/" in block.word:
            found = bare(block.text) in bare((ROOT / block.word).read_text("utf-8"))
            assert found, f"{name}:{block.line} is not in {block.word}"
        elif block.kind == "python" and block.word:
            (tmp_path / block.word).write_text(block.text, "utf-8")
        elif block.kind == "python":
            done = run([sys.executable, "-c", block.text], ROOT)
            assert done.returncode == 0, f"{name}:{block.line}\n{done.stderr}"
        elif block.kind == "sh":
            run_commands(name, block, after(blocks[i + 1 :]), tmp_path)


def bare(text: str) -> str:
    """Return the text without indents and empty lines: the formatter changes them in documents."""
    return "\n".join(line.strip() for line in text.splitlines() if line.strip())


def after(blocks: list[Block]) -> list[Block]:
    """Return the `text` blocks up to the next command."""
    end = next((i for i, block in enumerate(blocks) if block.kind != "text"), len(blocks))
    return blocks[:end]


def run_commands(name: str, block: Block, texts: list[Block], folder: Path) -> None:
    """Run a block of commands, type what the reader types, and look for what the reader sees."""
    typed = "".join(text.text for text in texts if text.word == "type")
    done = run(["bash", "-eu", "-o", "pipefail", "-c", block.text], folder, typed)
    assert done.returncode == 0, f"{name}:{block.line}\n{done.stdout}\n{done.stderr}"
    assert "Traceback" not in done.stderr
    assert not re.search(r"^No: ", done.stdout, re.MULTILINE), f"{name}:{block.line}: refused\n{done.stdout}"
    for text in texts:
        if text.word == "see":
            assert narrow(text.text) in narrow(done.stdout), f"{name}:{text.line} is not printed:\n{done.stdout}"


def narrow(text: str) -> str:
    """Return the text with one space for each run of spaces: columns may be of another width one day."""
    return re.sub(" +", " ", text)


def run(command: list[str], folder: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command with `pelagos` and `python` of the build under test on the path."""
    tools = folder / "bin" if folder != ROOT else None
    env = {**os.environ, "LC_ALL": "C.UTF-8", "PYTHONPATH": os.pathsep.join(package())}
    if tools is not None:
        tools.mkdir(exist_ok=True)
        for tool, words in (("pelagos", "-m pelagos "), ("python", "")):
            (tools / tool).write_text(f'#!/bin/sh\nexec "{sys.executable}" {words}"$@"\n')
            (tools / tool).chmod(0o755)
        env["PATH"] = f"{tools}{os.pathsep}{env['PATH']}"
    return subprocess.run(command, cwd=folder, input=typed, capture_output=True, text=True, env=env, timeout=300)


def package() -> list[str]:
    return [str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]


# ---- blocks that are not run are at least well formed
@pytest.mark.parametrize("name", PAGES)
def test_blocks_are_well_formed(name: str, tmp_path: Path) -> None:
    for block in code_blocks(name):
        where = f"{name}:{block.line}"
        if block.kind == "json":
            json.loads(block.text)
        elif block.kind == "python" and "/" not in block.word:
            ast.parse(block.text)
        elif block.kind == "sh" and shutil.which("bash"):
            done = subprocess.run(["bash", "-n"], input=block.text, capture_output=True, text=True)
            assert done.returncode == 0, f"{where}\n{done.stderr}"


@pytest.mark.parametrize("name", PAGES)
def test_commands_of_ours_have_the_options_that_are_written(name: str) -> None:
    """In blocks of commands and in the text."""
    text = page(name)
    quoted = re.findall(r"`(pelagos [^`\n]+)`", text)
    in_blocks = [line for block in code_blocks(name) if block.kind in ("", "sh") for line in block.text.splitlines()]
    for words in [*quoted, *(line.strip() for line in in_blocks)]:
        found = re.match(r"(?:\S*/)?pelagos ([a-z]+)\b(.*)", words)
        if found is None or words.startswith("pelagos record 1"):  # the first line of a record
            continue
        command = main.commands.get(found[1])
        assert isinstance(command, click.Command), f"{name}: there is no command '{found[1]}': {words}"
        options = {option for param in command.params for option in param.opts}
        assert set(re.findall(r"(?<!\S)--[a-z]+", found[2])) <= options | {"--help"}, f"{name}: {words}"


def test_make_targets_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", page("Makefile"), re.MULTILINE))
    for name in PAGES:
        text = page(name)
        blocks = "\n".join(block.text for block in code_blocks(name))
        for target in re.findall(r"`make ([a-z-]+)", text) + re.findall(r"^make ([a-z-]+)", blocks, re.MULTILINE):
            assert target in targets, f"{name}: make {target}"
