"""The documentation site: it is built without a warning, and its pages are made of the code."""

import os
import subprocess
import sys
from pathlib import Path

from pelagos.core.rules_page import page_of
from pelagos.games import NAMES
from pelagos.server.http.openapi import CALLS
from pelagos.terminal.cli import main
from tests.kit.project.documents import ROOT
from tools import docs


def test_it_is_built_without_a_warning(tmp_path: Path) -> None:
    """In one test, so that the site is built once however many processes run the tests.

    It documents the source, also while the compiled package is tested: compiled classes have no signatures.
    """
    done = subprocess.run(
        [sys.executable, "-m", "tools.docs", str(tmp_path)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    site = tmp_path / "docs"
    has_every_document(site)
    has_every_command_and_option((site / "reference" / "cli.html").read_text("utf-8"))
    has_the_core((site / "reference" / "python-api.html").read_text("utf-8"))


def has_every_document(site: Path) -> None:
    for place in docs.places(ROOT).values():
        assert (site / place).with_suffix(".html").is_file(), place


def has_every_command_and_option(text: str) -> None:
    for name, command in main.commands.items():
        assert f'id="pelagos-{name}"' in text, name
        for option in (word for param in command.params for word in param.opts if word.startswith("--")):
            assert option in text, option


def has_the_core(text: str) -> None:
    for name in ("game.Game", "game.State.legal", "game.View", "match.Match.play", "entry.Entry"):
        assert f'id="pelagos.core.{name}"' in text, name


def test_every_clause_is_there_in_every_language() -> None:
    pages = dict(docs.generated())
    for game in NAMES:
        for language in docs.LANGUAGES:
            text = pages[f"reference/rules/{game}-{language}.md"]
            for section in page_of(f"pelagos.games.{game}", language).sections:
                assert all(f"**{clause.id}** {clause.text}" in text for clause in section.clauses)


def test_every_call_and_message_is_there() -> None:
    text = docs.schema()
    assert all(f"`{call.method.upper()} {call.path}`" in text for call in CALLS)
    assert "### Update" in text and "### NewTable" in text


def test_links_are_rewritten_for_the_site() -> None:
    place = docs.places(ROOT)
    assert docs.relink("[a](../CONTRIBUTING.md)", ROOT, "docs/index.md", place) == "[a](project/contributing.md)"
    assert docs.relink("[a](docs/decisions/)", ROOT, "ARCHITECTURE.md", place) == "[a](../decisions/index.md)"
    assert docs.relink("[a](deploy/nginx.conf)", ROOT, "SECURITY.md", place) == "[a](../files/deploy/nginx.conf)"
    assert docs.relink("```\n[a](../README.md)\n```", ROOT, "docs/index.md", place) == "```\n[a](../README.md)\n```"
