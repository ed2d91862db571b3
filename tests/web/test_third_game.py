"""A game that the page was built without: it gets the words from the server, and shows the game in sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser.axe import violations
from tests.kit.browser.browser_player import PHONE, BrowserPlayer
from tests.kit.games.third_game import ENVIRONMENT, NAME
from tests.kit.servers.server_process import NO_LIMITS, ServerProcess

# What a player clicks next, if there is one: the finished move, an option of a part, a verb.
NEXT = (
    "[data-confirm]",
    "fieldset:not(:has([aria-pressed=true])) [data-choice]:not([disabled])",
    "button:not([aria-disabled=true], [aria-pressed=true], [data-cancel])",
)
MOST_CLICKS = 400


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("server")
    options = [word for limit in NO_LIMITS for word in ("--limit", limit)]
    server = ServerProcess(folder / "store.sqlite", *options, log=folder / "log")
    try:
        yield server.start(ENVIRONMENT).wait()
    finally:
        server.stop()


def click_move(person: BrowserPlayer) -> None:
    """Make a move by clicking, whatever the dock offers."""
    seq = person.seq
    for _ in range(MOST_CLICKS):
        found = next((each for each in NEXT if person.page.locator(f".dock {each}").count()), None)
        if person.seq > seq or not person.decides() or found is None:
            return
        person.page.locator(f".dock {found}").first.click()
        if found == NEXT[0]:  # its button stays until the answer is there
            person.page.wait_for_selector(f".table-page:not([data-seq='{seq}'])")
        person.page.wait_for_timeout(20)


def sentences(person: BrowserPlayer) -> list[str]:
    return person.page.locator(".board .summary li").all_inner_texts()


# The button on the home page, the start of a sentence on the board, and the start of one in the log.
WORDS = {
    "en": ("Play Liar's dice", "Your dice: ", "You bid "),
    "de": ("Liar's dice spielen", "Deine Würfel: ", "Du bietest "),
}


@pytest.mark.parametrize("language", WORDS)
def test_from_the_home_page_to_a_move(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], language: str
) -> None:
    button, dice, bid = WORDS[language]
    person = BrowserPlayer(browser, server.url, language=language).be("Nausicaa")
    people.append(person)
    person.page.goto(server.url)
    person.page.get_by_role("button", name=button).click()
    person.page.wait_for_selector(".table-page[data-decides=yes] .summary li")
    assert [line for line in sentences(person) if line.startswith(dice)]
    assert violations(person, "the table") == []
    person.page.locator(".bar .menu").click()
    expect(person.page.locator(".menu-items a").first).to_have_attribute("href", re.compile("rules="))
    assert person.page.locator(".menu-items li").first.locator("a").count() == 1, "this game has no page on how to play"
    person.page.keyboard.press("Escape")
    click_move(person)
    person.tab_of("log").page.locator(".log li", has_text=bid).first.wait_for()
    person.tab_of("state").page.locator(".state-words li").first.wait_for()
    assert person.page.locator(".state-words li").all_inner_texts() == sentences(person)


def test_a_whole_game_on_a_phone(browser: Browser, server: ServerProcess, people: list[BrowserPlayer]) -> None:
    """The table is opened by its link, so the page loads the words there."""
    person = BrowserPlayer(browser, server.url, size=PHONE).be("Nausicaa")
    people.append(person)
    table = person.sits(NAME, 2, [None, "sailor"])
    person.look(table).settled()
    assert person.torn() == []
    for _ in range(MOST_CLICKS):
        if person.settled().status != "playing":
            break
        click_move(person)
    assert person.page.locator("#ending-title").is_visible()
    assert violations(person, "the end") == []
    person.page.locator("[data-test=ending]").click()
    person.page.wait_for_selector(".summary li")
    assert "Polites has no dice left." in sentences(person) or "You have no dice left." in sentences(person)


def test_the_rules(browser: Browser, server: ServerProcess, people: list[BrowserPlayer]) -> None:
    person = BrowserPlayer(browser, server.url, language="fr").be("Nausicaa")
    people.append(person)
    person.page.goto(f"{server.url}/?rules={NAME}&clause=L3.3")
    person.page.get_by_text("Chaque annonce suivante dépasse la dernière").wait_for()
