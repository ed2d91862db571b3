"""The browser game in a real browser, against a real server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.kit.browser.browser_player import BrowserPlayer
from tests.kit.servers.programs import chromium_program
from tests.kit.servers.server_process import NO_LIMITS, ServerProcess

# Chromium has no sandbox as root. The other flags keep it from contacting other hosts.
FLAGS = ["--no-sandbox", "--disable-background-networking", "--disable-component-update", "--no-first-run"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    options = [word for limit in NO_LIMITS for word in ("--limit", limit)]
    with ServerProcess(folder / "store.sqlite", *options, log=folder / "log") as found:
        yield found


@pytest.fixture(scope="module")  # not for the session: its event loop would disturb tests that have their own
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=chromium_program(), args=FLAGS)
        yield found
        found.close()


@pytest.fixture
def people(server: ServerProcess, browser: Browser) -> Iterator[list[BrowserPlayer]]:
    """Players that a test adds here are closed after it. None of them may have noted a problem."""
    found: list[BrowserPlayer] = []
    yield found
    for person in found:
        person.leave()
    assert [problem for person in found for problem in person.problems] == []
