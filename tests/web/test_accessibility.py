"""Accessibility: axe-core finds nothing on any page, and a player with only a screen reader can play."""

from __future__ import annotations

import re
from collections import Counter

import pytest
from playwright.sync_api import Browser, Locator

from pelagos.core.record import write
from tests.kit.browser.axe import violations
from tests.kit.browser.browser_player import DECIDES, DESKTOP, PATIENCE, PHONE, WHOLE, BrowserPlayer
from tests.kit.browser.clicker import Clicker
from tests.kit.games.committed_records import honest_record
from tests.kit.games.every_game import find
from tests.kit.servers.server_process import ServerProcess


def ended(person: BrowserPlayer, game: str) -> str:
    """Return a table whose game bots have played to its end."""
    table = person.sits(game, 3, [None, "sailor", "sailor"])
    person.say(table, "away")
    person.look(table).page.wait_for_selector(".over", timeout=4 * PATIENCE)
    return table


@pytest.mark.parametrize(
    ("language", "theme", "size"),
    [("en", "light", DESKTOP), ("de", "light", PHONE), ("it", "dark", DESKTOP), ("fr", "dark", PHONE)],
    ids=["en light", "de light phone", "it dark", "fr dark phone"],
)
def test_no_page_breaks_an_accessibility_rule(
    browser: Browser,
    server: ServerProcess,
    people: list[BrowserPlayer],
    language: str,
    theme: str,
    size: dict[str, int],
) -> None:
    person = BrowserPlayer(browser, server.url, size=size, language=language, theme=theme).be("Nausicaa")
    people.append(person)
    page, found = person.page, []

    def see(where: str, address: str = "", shows: str = "main h1") -> None:
        if address:
            page.goto(server.url + address)
        page.wait_for_selector(shows)
        found.extend(violations(person, where))

    see("rules", "/?rules=odysseus")
    see("about", "/?about")
    see("verify", "/verify.html", "#record")
    for verdict, text in (("good", write(honest_record(find("odysseus"), 3, 1, 30))), ("bad", "no record")):
        page.locator("#record").fill(text)
        page.locator(".given button").click()
        see(f"verify: {verdict}", shows=f".result.{verdict}")
    for game in ("ulysses", "odysseus"):
        ended(person, game)
        found.extend(violations(person, f"{game} over"))
        table = person.sits(game, 3, [None, "sailor", "sailor"])
        person.look(table).settled()
        found.extend(violations(person, f"{game} first decision"))
        clicker = Clicker(person, 0, Counter(), detour_rate=0.8)
        clicker.page.wait_for_selector(DECIDES)
        for number in range(8):
            if clicker.look()["planning"]:
                found.extend(violations(person, f"{game} plan {number}"))
                break
            person.settled()
            seen = clicker.look()
            if seen["decides"]:
                clicker.click(seen, clicker.choose(seen))
        for tab in ("log", "chat", "state"):
            person.tab_of(tab)
            found.extend(violations(person, f"{game} {tab}"))
        page.keyboard.press("Escape")
        page.locator(".bar .menu").click()
        see(f"{game} menu", shows="dialog[open]")
        see(f"{game} watched", f"/t/{table}?screen", WHOLE)
    lobby = person.post("tables", game="ulysses", seats=4, public=True)["id"]
    person.say(lobby, "join")
    see("lobby", f"/t/{lobby}", ".lobby-seats .mine")
    see("start", "/", ".my-tables")
    page.locator("[data-test=open-table]").click()
    see("a new table", shows="dialog[open]")
    assert not found, "\n".join(found)


# ---- with a screen reader
def press(part: Locator, name: str) -> bool:
    """Press the first enabled button with such a name. Return whether there was one."""
    found = part.get_by_role("button", name=re.compile(name), disabled=False)
    if found.count() == 0:
        return False
    found.first.press("Enter")
    return True


def decide(mine: Locator, game: str) -> None:
    """Make a decision by the names of controls alone."""
    if game == "ulysses":
        assert press(mine, "^(Agree|Pass|End turn)$") or press(mine, "")  # places to propose are announced first
        return
    if islands := mine.get_by_role("combobox").all():
        islands[0].select_option(index=3)
        assert press(mine, "^Start at")
    elif press(mine, "^Allow$"):
        pass
    elif disks := mine.get_by_role("group", name="Choose a disk").all():
        assert press(disks[0], "") and press(mine, "^Put ")
    elif press(mine, "^(Wind card of strength|Dionysus)"):
        assert press(mine.get_by_role("group", name="Choose a space"), "") and press(mine, "^Play ")
    else:
        assert press(mine, "^Pass$")


@pytest.mark.parametrize("game", ["ulysses", "odysseus"])
def test_a_turn_can_be_played_with_a_screen_reader(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str
) -> None:
    """Decisions are found, made and confirmed by roles and names alone, and what happened is announced."""
    person = BrowserPlayer(browser, server.url).be("Nausicaa")
    people.append(person)
    person.look(person.sits(game, 3, [None, "sailor", "sailor"]))
    page = person.page
    mine = page.get_by_role("region", name="Your hand and your move")
    for _ in range(5):
        page.wait_for_selector(f"{DECIDES}, {WHOLE}[data-status=over]")
        if page.locator(".table-page").get_attribute("data-status") == "over":
            break  # bots may reach ten points before five decisions
        players = page.locator(".plates").aria_snapshot()
        before = person.seq
        decide(mine, game)
        page.wait_for_function(f"() => Number(document.querySelector('.table-page').dataset.seq) > {before}")
        told = page.locator(".table-page > .for-ears[aria-live=polite]").inner_text()
        assert told
    # a number is announced once, with what it counts
    assert re.search(r'(img|button) ".*\bcards?\b', players) and not re.search(r"text:.*\d", players), players
