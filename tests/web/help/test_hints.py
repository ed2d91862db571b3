"""What would you do? The moves of a strong bot, each with its reasons and a button that plays it."""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser.axe import violations
from tests.kit.browser.browser_player import DECIDES, DESKTOP, PATIENCE, PHONE, BrowserPlayer, alone
from tests.kit.servers.server_process import ServerProcess

expect.set_options(timeout=PATIENCE)


@pytest.mark.parametrize(("game", "size"), [("ulysses", PHONE), ("odysseus", DESKTOP)])
def test_a_hint_says_why_and_can_be_played(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str, size: dict[str, int]
) -> None:
    person, _ = alone(browser, server, people, game, size=size, language="de")
    page = person.page
    page.wait_for_selector(DECIDES)
    if size is PHONE:
        page.locator(".for-what").click()
        page.locator("[data-test=hint]").click()
    else:
        page.locator(".for-hint").click()
    moves = page.locator(".hint-panel li")
    moves.first.wait_for()
    assert 1 <= moves.count() <= 3
    for move in moves.all():
        assert move.locator("p").count() > 1, "each move has a reason"
    if folder := os.environ.get("SHOTS"):
        page.screenshot(path=f"{folder}/hint-{game}.png")
    assert violations(person, "hint") == [] and person.torn() == []
    before = len(answers(person))
    moves.first.locator("[data-do]").click()
    expect(page.locator(".hint-panel")).to_have_count(0)
    for _ in range(100):
        if len(answers(person)) > before:
            break
        page.wait_for_timeout(100)
    assert [frame["type"] for frame in answers(person)[before:]] == ["answer"], "the move was played"


def answers(person: BrowserPlayer) -> list[dict[str, Any]]:
    return [frame for frame in person.frames if frame["type"] in ("answer", "refused")]
