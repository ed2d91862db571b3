"""How to play, in one page: over the table, as a page of its own, on paper; and it cites the rules as they are."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from pelagos.core.rules_page import page_of
from pelagos.games import NAMES
from pelagos.registry import packages
from tests.kit.browser.axe import violations
from tests.kit.browser.browser_player import DESKTOP, PHONE, TORN, BrowserPlayer
from tests.kit.project.documents import ROOT
from tests.kit.servers.server_process import ServerProcess

CLAUSE = re.compile(r'"([A-Z]\d+(?:\.\d+)?)"')
MOST_SHEETS = 2  # of A4


@pytest.mark.parametrize("game", NAMES)
def test_every_clause_exists(game: str) -> None:
    source = (ROOT / "web" / "src" / "games" / game / "how-to-play.tsx").read_text("utf-8")
    rules = {clause.id for section in page_of(packages()[game]).sections for clause in section.clauses}
    cited = set(CLAUSE.findall(source))
    assert len(cited) > 15
    assert cited - rules == set()


@pytest.mark.parametrize(
    ("language", "theme", "size"),
    [("en", "light", DESKTOP), ("de", "dark", PHONE), ("it", "light", PHONE), ("fr", "dark", DESKTOP)],
    ids=["en", "de phone", "it phone", "fr"],
)
def test_it_opens_over_the_table_and_on_a_page(
    browser: Browser,
    server: ServerProcess,
    people: list[BrowserPlayer],
    language: str,
    theme: str,
    size: dict[str, int],
) -> None:
    """A missing message is an error in the console, which `people` reports."""
    person = BrowserPlayer(browser, server.url, size=size, language=language, theme=theme).be("Nausicaa")
    people.append(person)
    page = person.page
    for game in NAMES:
        table = person.sits(game, 3, [None, "sailor", "sailor"])
        person.look(table).settled()
        page.keyboard.press("h")
        expect(page.locator("dialog .howto[lang]")).to_have_attribute("lang", language)
        assert violations(person, f"{game} in a dialog") == []
        clause = page.locator("dialog .howto-clause").first
        assert clause.get_attribute("target") == "_blank"  # it does not leave the table
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        page.locator(".bar .menu").click()
        page.locator(".menu-items button").first.click()
        expect(page.locator("dialog .howto")).to_be_visible()
        assert page.locator(".table-page").count() == 1
        page.goto(f"{server.url}/?rules={game}")
        page.locator("main a.button").first.click()
        expect(page.locator("main .howto")).to_be_visible()
        assert violations(person, f"{game} as a page") == []
        assert page.evaluate(TORN) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "nothing is wider than the screen"


def test_a_clause_leads_to_the_rules(browser: Browser, server: ServerProcess, people: list[BrowserPlayer]) -> None:
    person = BrowserPlayer(browser, server.url).be("Nausicaa")
    people.append(person)
    person.page.goto(f"{server.url}/?how-to-play=ulysses")
    person.page.locator(".howto-clause").first.click()
    expect(person.page.locator(".clause-text.meant")).to_have_attribute("id", "U8.1")


@pytest.mark.parametrize("is_dialog", [True, False], ids=["dialog", "page"])
def test_it_is_printed_alone_and_black_on_white(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], is_dialog: bool
) -> None:
    """In German, the longest language."""
    person = BrowserPlayer(browser, server.url, language="de", theme="dark").be("Nausicaa")
    people.append(person)
    page = person.page
    for game in NAMES:
        if is_dialog:
            person.look(person.sits(game, 3, [None, "sailor", "sailor"])).settled()
            page.keyboard.press("h")
        else:
            page.goto(f"{server.url}/?how-to-play={game}")
        page.wait_for_selector(".howto-more")
        sheets = page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n")
        assert 1 <= sheets <= MOST_SHEETS
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        page.emulate_media(media="print")
        page.evaluate("dispatchEvent(new Event('beforeprint'))")
        for chrome in (".page-head", ".foot", ".table-page", ".howto-print", ".howto-more", ".dialog header button"):
            for part in page.locator(chrome).all():
                expect(part).to_be_hidden()
        expect(page.locator(".howto-goal")).to_be_visible()
        assert page.evaluate("getComputedStyle(document.querySelector('.howto-goal')).color") == "rgb(0, 0, 0)"
        page.evaluate("dispatchEvent(new Event('afterprint'))")
        page.emulate_media(media="null")
