"""Help at the table: what can I do, what is this, notes on first occasions, and warnings before something is lost."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from pelagos.games import NAMES
from pelagos.registry import manifest_of
from tests.kit.browser.axe import violations
from tests.kit.browser.browser_player import DECIDES, DESKTOP, PATIENCE, PHONE, BrowserPlayer, alone
from tests.kit.browser.clicker import Clicker
from tests.kit.servers.server_process import ServerProcess

expect.set_options(timeout=PATIENCE)
HELPED = {"notes": "on", "warnings": "on"}
KINDS = [(game, size) for game in NAMES for size in (PHONE, DESKTOP)]
IDS = [f"{game} {'phone' if size is PHONE else 'desktop'}" for game, size in KINDS]


def choices_of(person: BrowserPlayer) -> dict[str, Any]:
    """Return what the server offered last."""
    return next(frame["choices"] for frame in reversed(person.frames) if frame.get("choices"))


def until(person: BrowserPlayer, wanted: Callable[[], bool]) -> None:
    """Play until something holds while the player has to decide."""
    clicker = Clicker(person, 0, Counter(), detour_rate=0.2)
    for _ in range(60):
        person.settled().page.wait_for_selector(f"{DECIDES}, [data-status=over]")
        if wanted():
            return
        clicker.move()
    raise AssertionError("it did not come up in 60 moves")


# ---- what can I do?
@pytest.mark.parametrize(("game", "size"), KINDS, ids=IDS)
def test_all_choices_are_listed_and_can_be_begun(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str, size: dict[str, int]
) -> None:
    person, _ = alone(browser, server, people, game, size=size, language="de")
    page = person.page
    page.wait_for_selector(DECIDES)
    page.keyboard.press("?")
    listed = page.locator(".what-panel [data-choice]")
    listed.first.wait_for()
    verbs = {choice["verb"]: choice for choice in choices_of(person)["verbs"]}
    assert {one.get_attribute("data-choice") for one in listed.all()} == verbs.keys()
    for verb, choice in verbs.items():
        item = page.locator(f".what-panel [data-choice={verb}]")
        expect(item.locator(".clause").first).to_have_text(choice["clause"])
        expect(item.locator("[data-do]")).to_have_count(0 if choice["reason"] else 1)
    assert violations(person, "what can I do") == [] and person.torn() == []
    page.locator(".what-panel .clause").first.click()
    expect(page.locator(".dialog-body h3")).to_be_visible()
    page.locator("dialog header button").first.click()  # back
    before, begun = person.seq, page.locator("[data-do]").first
    has_parts = verbs[begun.get_attribute("data-do") or ""]["then"] > 0
    begun.click()
    if has_parts:
        expect(page.locator(".dock .meaning")).not_to_be_empty()
    else:
        page.wait_for_function(f"() => Number(document.querySelector('.table-page').dataset.seq) > {before}")


def test_while_others_decide_it_says_what_comes(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer]
) -> None:
    first, second = (BrowserPlayer(browser, server.url).be(name) for name in ("Nausicaa", "Arete"))
    people.extend([first, second])
    table = first.sits("ulysses", 3, [None, None, "sailor"])
    second.say(table, "join")
    first.say(table, "begin")
    for person in (first, second):
        person.look(table)
    first.page.wait_for_selector(DECIDES + ", [data-decides=no]")
    waiting, other = (second, first) if first.settled().decides() else (first, second)
    other.page.wait_for_selector(DECIDES)
    waiting.page.locator(".for-what").click()
    expect(waiting.page.locator(".what-panel .whose")).to_contain_text("Nausicaa" if other is first else "Arete")
    expect(waiting.page.locator(".what-panel > p:nth-of-type(2)")).not_to_be_empty()
    expect(waiting.page.locator("[data-choice]")).to_have_count(0)


# ---- what is this?
@pytest.mark.parametrize(("game", "size"), KINDS, ids=IDS)
def test_everything_says_what_it_is(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str, size: dict[str, int]
) -> None:
    """Each thing on the page is one of the game's list, so that the pointer that rests on it finds a text."""
    person, _ = alone(browser, server, people, game, size=size)
    page = person.page
    page.wait_for_selector(DECIDES)
    about = manifest_of(game).about
    things = {one.get_attribute("data-about") or "" for one in page.locator("[data-about]").all()}
    assert len(things) > 5
    assert {thing for thing in things if thing not in about and thing.partition(" ")[0] not in about} == set()
    card, told = page.locator(".dock [data-about^=card]").first, page.locator(".about-thing")
    if size is PHONE:
        hold(card)
    else:
        card.hover()
    expect(told).to_be_visible()
    assert re.fullmatch(r"[UO]\d+\.\d+", told.locator(".clause").inner_text())
    assert violations(person, "a thing") == [] and not page.locator("[aria-pressed=true]").count()
    box = told.bounding_box()
    assert box and box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= size["width"]
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    card.focus()
    page.keyboard.press("i")
    expect(told).to_be_focused()
    page.keyboard.press("Escape")
    expect(card).to_be_focused()
    page.keyboard.press("?")
    page.locator(".things summary").click()
    assert page.locator(".things dt").count() == len([thing for thing in about if " " in thing])


def hold(thing: Locator) -> None:
    """Press a finger on a thing for longer than a tap."""
    thing.dispatch_event("pointerdown", {"pointerType": "touch", "clientX": 5, "clientY": 5, "bubbles": True})
    thing.page.locator(".about-thing").wait_for()
    thing.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
    thing.dispatch_event("click", {"bubbles": True})  # the browser sends it; it must do nothing


def test_a_tap_on_a_card_tells_what_it_is_for(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer]
) -> None:
    person, _ = alone(browser, server, people, "ulysses", size=PHONE)
    page = person.page
    until(person, lambda: page.locator(".kinds [data-about='card objection']").count() > 0 and can(person, "object"))
    page.locator(".kinds [data-about='card objection']").tap()
    expect(page.locator(".about-thing .uses")).to_contain_text("Object")
    page.locator(".about-thing button.quiet").tap()
    expect(page.locator(".about-thing")).to_have_count(0)


def can(person: BrowserPlayer, verb: str) -> bool:
    return any(choice["verb"] == verb and not choice["reason"] for choice in choices_of(person)["verbs"])


# ---- notes
@pytest.mark.parametrize(("game", "size"), KINDS, ids=IDS)
def test_a_note_comes_once_and_covers_no_decision(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str, size: dict[str, int]
) -> None:
    person, table = alone(browser, server, people, game, size=size, **HELPED)
    page, note = person.page, person.page.locator("[data-note]")
    page.wait_for_selector(DECIDES)
    expect(note).to_have_count(1)
    first = note.get_attribute("data-note")
    assert violations(person, "a note") == [] and person.torn() == []
    if size is DESKTOP and note.evaluate("(note) => note.classList.contains('beside')"):
        dock = page.locator(".dock").bounding_box()
        box = note.bounding_box()
        assert dock and box and (box["y"] + box["height"] <= dock["y"] or box["x"] >= dock["x"] + dock["width"])
    page.locator("[data-test=note-done]").click()
    expect(note).to_have_count(0)
    person.look(table).page.wait_for_selector(DECIDES)
    assert page.evaluate("localStorage.getItem('pelagos-told')") == f"{game}-note-{first}"
    expect(page.locator(f"[data-note={first}]")).to_have_count(0)
    page.locator(".bar .menu").click()
    page.locator("[data-test=notes]").uncheck()
    page.locator("[data-test=help-again]").click()  # on again, and nothing told
    expect(page.locator("[data-test=notes]")).to_be_checked()
    assert page.evaluate("localStorage.getItem('pelagos-told')") == ""


def test_notes_can_be_switched_off(browser: Browser, server: ServerProcess, people: list[BrowserPlayer]) -> None:
    person, table = alone(browser, server, people, "odysseus", **HELPED)
    person.page.locator("[data-test=note-off]").click()
    person.look(table).page.wait_for_selector(DECIDES)
    assert person.page.locator("[data-note]").count() == 0
    assert person.page.evaluate("localStorage.getItem('pelagos-notes')") == "off"


# ---- warnings
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_what_is_lost_is_said_and_asked_once(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], size: dict[str, int]
) -> None:
    """U7.4: agreeing gives up the disks. The line stays, the question comes once."""
    person, _ = alone(browser, server, people, "ulysses", size=size)
    page = person.page
    line = page.locator("[data-gives-up=agree]")
    until(person, lambda: warns(person, "agree"))
    assert line.count() == 0  # switched off
    page.evaluate("localStorage.setItem('pelagos-warnings', 'on')")
    page.reload()
    page.wait_for_selector(DECIDES)
    expect(line).to_be_visible()
    agree, asked = page.locator(".dock [data-move=agree]"), page.locator("[data-test=consent]")
    before = person.seq
    agree.click()
    expect(asked).to_be_visible()
    assert violations(person, "a warning") == []
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    assert person.seq == before
    agree.click()
    asked.click()
    page.wait_for_function(f"() => Number(document.querySelector('.table-page').dataset.seq) > {before}")
    told = page.evaluate("localStorage.getItem('pelagos-told')")
    assert told.startswith("ulysses-gives-up-")


def warns(person: BrowserPlayer, verb: str) -> bool:
    return any(choice["verb"] == verb and choice.get("gives_up") for choice in choices_of(person)["verbs"])


# ---- forms
@pytest.mark.parametrize("game", NAMES)
def test_a_form_says_what_the_action_does_and_costs(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str
) -> None:
    person, _ = alone(browser, server, people, game, size=PHONE)
    begins = person.page.locator(".dock button:is([data-deed^=object], [data-card]):not([aria-disabled=true])")
    until(person, lambda: begins.count() > 0)
    begins.first.click()
    expect(person.page.locator(".meaning")).to_contain_text("Price: ")
    assert person.torn() == [], json.dumps(choices_of(person))[:200]
