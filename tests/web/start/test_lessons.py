"""Every lesson can be played through the page, in four languages, on a phone and on a desktop."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, TimeoutError, expect

from pelagos.core.lesson import Lesson, LessonPlay, lessons_of
from pelagos.core.match import whole_moves
from pelagos.games import load
from tests.kit.browser.axe import violations
from tests.kit.browser.browser_player import DESKTOP, PATIENCE, PHONE, WHOLE, BrowserPlayer
from tests.kit.browser.mover import make_move
from tests.kit.servers.server_process import ServerProcess

expect.set_options(timeout=PATIENCE)
LESSONS = [lesson for game in ("ulysses", "odysseus") for lesson in lessons_of(load(game))]
LANGUAGES = ("en", "it", "de", "fr")
SIZES = {"phone": PHONE, "desktop": DESKTOP}
WAITS = ".coach:is([data-waits=next], [data-waits=move], [data-waits=done])"
UNSEEN = """() => [...document.querySelectorAll('.pointer-ring')].filter((ring) => {
  const {width, height, left, top} = ring.getBoundingClientRect();
  return !(width > 5 && left + width > 0 && top + height > 0 && left < innerWidth && top < innerHeight);
}).map((ring) => ring.dataset.points)"""


def address(lesson: Lesson) -> str:
    return f"?learn={lesson.game.name}/{lesson.name}"


def waits_for(page: Page) -> str:
    """Return what the coach waits for: "next", "move" or "done"."""
    page.wait_for_selector(WAITS)
    return page.locator(".coach").get_attribute("data-waits") or ""


def read_on(person: BrowserPlayer) -> None:
    """Press Next until the lesson waits for a move or is over."""
    page = person.page
    while True:
        page.wait_for_selector(f"{WHOLE}, .coach[data-waits=done]")
        state = waits_for(page)
        check_page(person)
        if state != "next":
            return
        said = page.locator(".coach").get_attribute("data-said")
        page.locator("[data-test=next]").click()
        page.wait_for_function("(said) => document.querySelector('.coach').dataset.said !== said", arg=said)


def check_page(person: BrowserPlayer) -> None:
    """What the coach speaks of has a ring, and no word is broken or cut off."""
    page = person.page
    said = page.locator(".coach").get_attribute("data-said")
    try:
        page.wait_for_function(f"() => !({UNSEEN})().length", timeout=PATIENCE / 4)  # the page scrolls to some
    except TimeoutError:
        raise AssertionError(f"{said} points at what is not seen: {page.evaluate(UNSEEN)}") from None
    assert (said, person.torn()) == (said, [])


def answer(page: Page, lesson: Lesson, played: list[str]) -> LessonPlay:
    """Make the first move that the lesson accepts; return how far it is then."""
    ask = LessonPlay(lesson, played).ask
    assert ask
    make_move(page, lesson.game, ask.moves[0])
    played.append(ask.moves[0])
    page.wait_for_selector(f".coach[data-answered='{len(played)}']")
    return LessonPlay(lesson, played)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_lesson_can_be_played(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], language: str, size: str
) -> None:
    person = BrowserPlayer(browser, server.url, size=SIZES[size], language=language)
    people.append(person)
    assert len(LESSONS) >= 6
    for lesson in LESSONS:
        person.page.goto(f"{server.url}/{address(lesson)}")
        played: list[str] = []
        read_on(person)
        while answer(person.page, lesson, played).ask:
            read_on(person)
        read_on(person)
        expect(person.page.locator(".coach[data-waits=done]")).to_be_visible()
        expect(person.page.locator(".dots .made")).to_have_count(len(played))
    person.page.goto(f"{server.url}/?learn")
    expect(person.page.locator(".lesson-list h3 .sign")).to_have_count(len(LESSONS))


def wrong_move(lesson: Lesson) -> tuple[str, str]:
    """Return a legal move that the first ask does not accept, and the message about it."""
    for actions in whole_moves(LessonPlay(lesson).match.state):
        move = lesson.game.write(actions)
        if said := LessonPlay(lesson).answer(move):
            return move, said
    raise AssertionError(f"{lesson.name} accepts every move")


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)
def test_a_wrong_move_is_explained_and_can_be_made_again(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], lesson: Lesson
) -> None:
    person = BrowserPlayer(browser, server.url, size=PHONE)
    people.append(person)
    page = person.page
    page.goto(f"{server.url}/{address(lesson)}")
    read_on(person)
    move, said = wrong_move(lesson)
    for _ in range(2):
        with page.expect_response("**/api/lessons/**"):
            make_move(page, lesson.game, move)
        page.wait_for_selector(f".coach[data-wrong='{said}'][data-answered='0']")
    expect(page.locator(".coach .wrong")).not_to_be_empty()
    answer(page, lesson, [])
    expect(page.locator(".coach .wrong")).to_have_count(0)


def test_a_lesson_is_resumed_begun_again_and_skipped(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer]
) -> None:
    person = BrowserPlayer(browser, server.url, size=PHONE)
    people.append(person)
    page, (first, second) = person.page, LESSONS[:2]
    page.goto(server.url)
    page.locator(".game-card a.main").first.click()
    page.locator(".lesson-list a").first.click()
    read_on(person)
    page.locator("[data-test=hint]").click()
    expect(page.locator(".coach .hinted")).to_be_visible()
    answer(page, first, [])
    page.reload()
    page.wait_for_selector(".coach[data-answered='1']")
    page.locator("[data-test=lesson-undo]").click()
    page.wait_for_selector(".coach[data-answered='0']")
    page.locator("[data-test=lesson-skip]").click()
    page.wait_for_url(f"**/{address(second)}")
    page.locator(".lesson-bar .home").click()
    expect(page.locator(".lesson-list .next a").first).to_have_attribute("href", f"{server.url}/{address(second)}")


def test_a_lesson_that_has_changed_begins_again(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer]
) -> None:
    """The browser remembers moves that the lesson does not accept any more."""
    stored: dict[str, Any] = {"lesson-ulysses-goal": "propose lemnos\\nend"}
    person = BrowserPlayer(browser, server.url, **stored)
    page = person.page
    page.goto(f"{server.url}/{address(LESSONS[0])}")
    page.wait_for_selector(".coach[data-answered='0'][data-waits=move]")
    person.leave()


def test_a_lesson_by_keyboard(browser: Browser, server: ServerProcess, people: list[BrowserPlayer]) -> None:
    """The coach's hidden button leads to what it speaks of; Enter does it."""
    person = BrowserPlayer(browser, server.url)
    people.append(person)
    page, lesson = person.page, LESSONS[0]
    page.goto(f"{server.url}/{address(lesson)}")
    page.wait_for_selector(WHOLE)
    page.locator(".lesson-bar .home").focus()
    for answered in range(len(lesson.asks)):
        while waits_for(page) == "next":
            tab_to(page, "[data-test=next]")
            said = page.locator(".coach").get_attribute("data-said")
            page.keyboard.press("Enter")
            page.wait_for_function("(said) => document.querySelector('.coach').dataset.said !== said", arg=said)
        page.wait_for_selector(".coach[data-waits=move]")
        tab_to(page, ".go-there")
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        page.wait_for_selector(f".coach[data-answered='{answered + 1}']")
    while waits_for(page) == "next":
        tab_to(page, "[data-test=next]")
        page.keyboard.press("Enter")
        page.wait_for_timeout(50)
    tab_to(page, ".coach .main")


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until an element has the focus; start at the coach, where the focus is after a change."""
    if not page.evaluate("document.activeElement.closest('.coach, .lesson-bar')"):
        page.locator(".coach").focus()
    for _ in range(12):
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not come to {selector}")


@pytest.mark.parametrize("size", SIZES)
def test_accessibility(browser: Browser, server: ServerProcess, people: list[BrowserPlayer], size: str) -> None:
    person = BrowserPlayer(browser, server.url, size=SIZES[size], theme="light" if size == "phone" else "dark")
    people.append(person)
    page = person.page
    found: list[str] = []
    page.goto(f"{server.url}/?learn")
    page.wait_for_selector(".lesson-list a")
    found += violations(person, "list")
    for lesson in (LESSONS[0], LESSONS[3]):
        page.goto(f"{server.url}/{address(lesson)}")
        read_on(person)
        found += violations(person, f"{lesson.name}: asks")
        make_move(page, lesson.game, wrong_move(lesson)[0])
        page.wait_for_selector(".coach .wrong")
        found += violations(person, f"{lesson.name}: wrong")
    assert found == []
