"""How people come to a table: by a link, by its bare address, by the code on a shared screen; and under what name."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit.browser.axe import violations
from tests.kit.browser.browser_player import DESKTOP, PATIENCE, PHONE, BrowserPlayer
from tests.kit.servers.server_process import ServerProcess

expect.set_options(timeout=PATIENCE)
Come = Callable[..., BrowserPlayer]
FORBIDDEN = "console: Failed to load resource: the server responded with a status of 403 (Forbidden)"


@pytest.fixture
def come(browser: Browser, server: ServerProcess, people: list[BrowserPlayer]) -> Come:
    def make(size: dict[str, int] = PHONE) -> BrowserPlayer:
        people.append(BrowserPlayer(browser, server.url, size=size))
        return people[-1]

    return make


def opens(host: BrowserPlayer, name: str = "Nausicaa") -> str:
    """Open a private table by the form; return the address that the browser shows then."""
    page = host.page
    page.goto(host.url)
    page.locator("[data-test=open-table]").click()
    page.locator(".open-form button.main").click()
    page.locator("#my-name").fill(name)
    page.locator(".dialog .name-form button").click()
    page.wait_for_selector(".lobby .qr")
    page.wait_for_url("**/t/*#invite=*")
    return page.url


def sits(page: Page) -> None:
    page.locator(".lobby-seats button").first.click()


def test_the_address_of_the_bar_is_an_invitation_while_the_room_waits(come: Come) -> None:
    """A copy of it leads in at once. When the game begins, the word is gone from the bar."""
    host, guest = come(), come()
    address = opens(host)
    guest.page.goto(address)
    sits(guest.page)
    expect(guest.page.locator("#my-name")).not_to_be_empty()
    guest.page.locator("#my-name").fill("Bert")
    guest.page.locator(".dialog .name-form button").click()
    expect(guest.page.locator(".lobby-seats .mine .name")).to_have_text("Bert")
    host.page.locator("[data-test=begin]").click()
    host.page.wait_for_selector(".table-page")
    assert host.page.url == address.split("#")[0]


def test_the_name_is_asked_once(come: Come) -> None:
    """At the first seat, and kept: not after standing up, not at another table, not after a reload."""
    guest = come()
    for host in (come(), come()):
        guest.page.goto(opens(host, "Alcinous"))
        sits(guest.page)
        if guest.page.locator(".dialog #my-name").is_visible():
            guest.page.locator("#my-name").fill("Bert")
            guest.page.locator(".dialog .name-form button").click()
        expect(guest.page.locator(".lobby-seats .mine .name")).to_have_text("Bert")
        guest.page.get_by_role("button", name="Leave seat").click()
        guest.page.reload()
        sits(guest.page)
        expect(guest.page.locator(".lobby-seats .mine .name")).to_have_text("Bert")
        expect(guest.page.locator("#my-name")).to_have_count(0)


def asks(person: BrowserPlayer, address: str, name: str) -> None:
    page = person.page
    page.goto(address.split("#")[0])
    page.locator("#my-name").fill(name)
    page.locator("[data-test=ask]").click()
    page.wait_for_selector(".asking")
    person.problems.remove(FORBIDDEN)  # the browser reports the refusal that led to this page


def test_the_bare_address_asks_and_a_player_lets_in(come: Come) -> None:
    host, guest = come(DESKTOP), come()
    address = opens(host)
    asks(guest, address, "Bert")
    assert "Nausicaa" not in guest.page.content()
    assert violations(guest, "door") == []
    expect(host.page.locator(".asker")).to_contain_text("Bert asks to come in.")
    assert violations(host, "lobby with a person at the door") == []
    host.page.locator("[data-test=let-in]").click()
    expect(host.page.locator(".asker")).to_have_count(0)
    sits(guest.page)
    expect(guest.page.locator(".lobby-seats .mine .name")).to_have_text("Bert")
    expect(host.page.locator(".lobby-seats")).to_contain_text("Bert")


def test_a_person_who_is_not_let_in_can_ask_again(come: Come) -> None:
    """Also while the game runs: the banner is above the board."""
    host, guest = come(), come()
    address = opens(host)
    host.page.locator("[data-test=begin]").click()
    host.page.wait_for_selector(".table-page")
    asks(guest, address, "Bert")
    host.page.locator("[data-test=not-now]").click()
    guest.page.locator("[data-test=ask]").click()
    host.page.locator("[data-test=let-in]").click()
    guest.page.wait_for_selector(".table-page .watching")


def test_a_table_around_one_screen(come: Come) -> None:
    """The screen opens a table and begins the game; the hands are on phones, and none is on the screen."""
    screen, phone = come(DESKTOP), come()
    page = screen.page
    page.goto(screen.url)
    page.locator("[data-test=one-screen]").click()
    page.locator(".open-form button.main").click()
    page.wait_for_url("**?screen")
    page.wait_for_selector(".lobby .qr")
    box = page.locator(".lobby .qr").bounding_box()
    assert box and box["width"] > 300
    assert violations(screen, "screen before the game") == []
    expect(page.locator("[data-test=begin]")).to_have_count(0)
    table = page.url.split("/")[-1].removesuffix("?screen")
    word = screen.post(f"tables/{table}/invite")["word"]
    phone.page.goto(f"{screen.url}/t/{table}#invite={word}")
    sits(phone.page)
    phone.page.locator(".dialog .name-form button").click()
    page.locator("[data-test=begin]").click()
    phone.page.wait_for_selector(".table-page .hand")
    page.wait_for_selector(".table-page.screen")
    expect(page.locator(".hand")).to_have_count(0)


def test_the_start_page_offers_lessons_first_to_new_players(come: Come) -> None:
    new = come()
    new.page.goto(new.url)
    expect(new.page.locator(".game-card .main").first).to_have_text("Learn by playing")
    assert violations(new, "start, never played") == []
    new.page.locator("[data-play=ulysses]").click()
    new.page.wait_for_selector(".table-page")
    new.page.goto(new.url)
    expect(new.page.locator(".game-card .main").first).to_have_text("Play Ulysses")
    expect(new.page.locator(".game-card .to-learn").first).to_be_visible()


def test_the_waiting_room_says_how_the_game_goes(come: Come) -> None:
    host = come()
    opens(host)
    expect(host.page.locator(".how li")).to_have_count(3)
    with host.context.expect_page() as opened:
        host.page.locator(".how a").first.click()
    opened.value.wait_for_selector(".lesson-list a")
