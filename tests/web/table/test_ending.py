"""The ending of a game in the browser: secrets, standings, the voyage, moments, and a picture that is a real one."""

from __future__ import annotations

import re
import struct
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.kit.browser.axe import violations
from tests.kit.browser.browser_player import DESKTOP, PATIENCE, PHONE, BrowserPlayer
from tests.kit.servers.server_process import ServerProcess

SIZE = 1200
READY = ".ending[aria-busy=false]"
# The number of different colours on the canvas that is saved.
COLOUR_COUNT = """() => {
  const canvas = document.querySelector('.picture canvas');
  const {data} = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return new Set(new Uint32Array(data.buffer)).size;
}"""


@pytest.fixture(scope="module")
def tables(browser: Browser, server: ServerProcess) -> dict[str, str]:
    """Finished games. Anybody may watch them."""
    person = BrowserPlayer(browser, server.url).be("Nausicaa")
    found: dict[str, str] = {}
    for game in ("ulysses", "odysseus"):
        table = found[game] = person.sits(game, 3, [None, "sailor", "sailor"])
        person.say(table, "away")
        person.look(table).page.wait_for_selector(READY, timeout=4 * PATIENCE)
    person.page.goto(server.url)
    person.page.wait_for_selector(".over-tables")
    found["listed"] = "\n".join(person.page.locator(".over-tables .state").all_inner_texts())
    person.leave()
    return found


def test_finished_games_are_listed_with_winner_and_day(tables: dict[str, str]) -> None:
    lines = tables["listed"].splitlines()
    assert len(lines) == 2
    assert all(re.fullmatch(r"[A-Z][a-z]{2} \d{1,2}, \d{4} · Won by \w+", line) for line in lines), lines


def see(person: BrowserPlayer, table: str, more: str = "") -> Locator:
    person.look(table, more).page.wait_for_selector(READY)
    return person.page.locator(".ending")


@pytest.mark.parametrize(
    ("game", "size", "language", "theme"),
    [
        ("ulysses", PHONE, "de", "dark"),
        ("ulysses", DESKTOP, "it", "light"),
        ("odysseus", PHONE, "en", "light"),
        ("odysseus", DESKTOP, "fr", "dark"),
    ],
)
def test_a_finished_game_shows_everything(
    browser: Browser,
    server: ServerProcess,
    people: list[BrowserPlayer],
    tables: dict[str, str],
    game: str,
    size: dict[str, int],
    language: str,
    theme: str,
) -> None:
    person = BrowserPlayer(browser, server.url, size=size, language=language, theme=theme)
    people.append(person)
    ending = see(person, tables[game])
    expect(ending.locator(".standings > li")).to_have_count(3)
    expect(ending.locator(".standings > li").first).to_have_class("first")
    secret = {"ulysses": ".end-reached, .end-open", "odysseus": ".end-adventure"}[game]
    expect(ending.locator(secret)).to_have_count({"ulysses": 12, "odysseus": 9}[game])
    expect(ending.locator(".end-hand, .end-no-hand")).to_have_count(3)
    assert 0 < ending.locator(".moments li").count() <= 3
    assert person.torn() == []
    assert violations(person, f"ending of {game}") == []
    check_voyage(person.page, ending)
    assert violations(person, "the voyage in words") == []


def check_voyage(page: Page, ending: Locator) -> None:
    """Without animations the whole route is there at once. The buttons step through it, and the list says the same."""
    ending.locator("summary").click()
    words = ending.locator("details li").all_inner_texts()
    stop, last = ending.locator(".stop"), len(words) - 1
    previous, following = ending.locator(".voyage .row button").nth(0), ending.locator(".voyage .row button").nth(1)
    expect(stop).to_have_attribute("data-stop", str(last))
    expect(following).to_be_disabled()
    previous.click()
    expect(stop).to_have_attribute("data-stop", str(last - 1))
    assert stop.locator("span").inner_text() == words[-2]
    following.click()
    expect(stop).to_have_attribute("data-stop", str(last))


@pytest.mark.parametrize("game", ["ulysses", "odysseus"])
def test_the_picture_is_a_real_one(
    browser: Browser,
    server: ServerProcess,
    people: list[BrowserPlayer],
    tables: dict[str, str],
    game: str,
    tmp_path: Path,
) -> None:
    person = BrowserPlayer(browser, server.url)
    people.append(person)
    page = person.page
    see(person, tables[game])
    with page.expect_download() as saved:
        page.locator("[data-test=save-picture]").click()
    saved.value.save_as(tmp_path / "picture.png")
    data = (tmp_path / "picture.png").read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n" and struct.unpack(">II", data[16:24]) == (SIZE, SIZE)
    assert saved.value.suggested_filename == f"pelagos-{game}.png"
    colours = page.evaluate(COLOUR_COUNT)
    assert colours > 100, f"an empty picture: {colours} colours"


def test_the_ending_can_be_closed_and_opened_again(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], tables: dict[str, str]
) -> None:
    """By button and by Escape. The board is there meanwhile."""
    person = BrowserPlayer(browser, server.url, size=PHONE)
    people.append(person)
    page, toggle = person.page, person.page.locator("[data-test=ending]")
    see(person, tables["ulysses"])
    toggle.click()
    page.wait_for_selector(".ulysses-board")
    expect(page.locator(".over h2")).to_be_visible()
    toggle.click()
    page.wait_for_selector(READY)
    page.locator(".ending summary").focus()
    page.keyboard.press("Escape")
    page.wait_for_selector(".ulysses-board")
    expect(toggle).to_be_focused()


def test_a_shared_screen_shows_the_ending_without_scrolling(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], tables: dict[str, str]
) -> None:
    person = BrowserPlayer(browser, server.url, size={"width": 1920, "height": 1080})
    people.append(person)
    for game in ("ulysses", "odysseus"):
        ending = see(person, tables[game], "?screen")
        expect(ending.locator(".moments")).to_be_visible()
        assert ending.evaluate("(one) => one.scrollHeight <= one.clientHeight + 1")
        expect(ending.locator("button:visible")).to_have_count(0)


def test_the_voyage_is_drawn_from_its_start(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], tables: dict[str, str]
) -> None:
    """With animations the ship sails the whole route by itself."""
    person = BrowserPlayer(browser, server.url, pace="0.5")
    people.append(person)
    ending = see(person, tables["odysseus"])
    last = ending.locator("details li").count() - 1
    expect(ending.locator(".stop")).to_have_attribute("data-stop", str(last), timeout=PATIENCE)
