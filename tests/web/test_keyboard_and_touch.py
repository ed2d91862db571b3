"""With only a keyboard or a finger: a whole turn, the way to it, and the map from place to place."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.kit.browser.browser_player import PATIENCE, PHONE, BrowserPlayer, alone
from tests.kit.browser.clicker import IN_THE_DOCK, Clicker
from tests.kit.servers.server_process import ServerProcess

expect.set_options(timeout=PATIENCE)
GAMES = ("ulysses", "odysseus")
TOO_WIDE = """() => [...document.querySelectorAll('.table-page *')].filter((one) =>
  one.getBoundingClientRect().right > innerWidth + 1 && one.checkVisibility()).map((one) => one.outerHTML.slice(0, 90))
  .slice(0, 5)"""


class Keys(Clicker):
    """Plays with Tab, Enter, and arrows in a list."""

    def click_on(self, one: dict[str, Any]) -> None:
        mine = "(number, parts) => document.activeElement === document.querySelectorAll(parts)[number]"
        for _ in range(300):
            if self.page.evaluate(f"([number, parts]) => ({mine})(number, parts)", [one["number"], self.parts]):
                break
            self.page.keyboard.press("Tab")
        else:
            raise AssertionError(f"Tab does not lead to {one}")
        assert self.page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none", one
        if one["tag"] == "SELECT":
            for _ in range(self.dice.randrange(1, 5)):
                self.page.keyboard.press("ArrowDown")
        else:
            self.page.keyboard.press("Enter")


class Finger(Clicker):
    """Plays with taps, and checks that everything that can be tapped is large enough."""

    def click_on(self, one: dict[str, Any]) -> None:
        small = self.page.locator(self.parts).evaluate_all(
            """(all) => all.map((one) => [one, (one.querySelector('.reach') ?? one).getBoundingClientRect()])
              .filter(([one, box]) => one.checkVisibility() && (box.width < 43.5 || box.height < 43.5))
              .map(([one, box]) => `${one.outerHTML.slice(0, 120)} ${box.width}x${box.height}`)"""
        )
        assert small == []
        wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{wide} pixels too wide: {self.page.evaluate(TOO_WIDE)}"
        found = self.page.locator(self.parts).nth(one["number"])
        if one["tag"] == "SELECT":
            found.select_option(index=1)
        else:
            (found.locator(".reach") if one["tag"] == "g" else found).tap()


@pytest.mark.parametrize("way", [Keys, Finger])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_turn_by_keyboard_or_touch(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str, way: type[Clicker]
) -> None:
    person, _ = alone(browser, server, people, game, **({"size": PHONE} if way is Finger else {}))
    clicker = way(person, 0, Counter(), detour_rate=0.5)
    if way is Keys:
        clicker.parts = IN_THE_DOCK
    wanted = {"propose"} if game == "ulysses" else {"play"}
    for _ in range(40):
        person.settled()
        clicker.decide()
        if wanted <= clicker.done.keys() and len(clicker.moves) > 3:
            break
    assert wanted <= clicker.done.keys() and len(clicker.moves) > 3, f"no whole turn: {clicker.done}"


# Begins a plan, and returns whether it has the focus as soon as it appears, before another key could be pressed.
PLANNED = """(button) => new Promise((tell) => {
  const look = () => {
    const plan = document.querySelector('.planning');
    if (plan) tell(plan.contains(document.activeElement));
  };
  new MutationObserver(look).observe(document.querySelector('.dock'), {childList: true, subtree: true});
  button.focus();
  button.click();
})"""


@pytest.mark.parametrize("game", ["ulysses", "odysseus"])
def test_opening_a_table_leaves_the_focus_to_the_browser(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str
) -> None:
    """Tab begins at the top, with the link to the decisions."""
    person, _ = alone(browser, server, people, game)
    assert person.page.evaluate("document.activeElement === document.body")
    person.page.keyboard.press("Tab")
    assert person.page.evaluate("document.activeElement.className") == "skip-link"


def test_a_plan_has_the_focus_at_once(browser: Browser, server: ServerProcess, people: list[BrowserPlayer]) -> None:
    person, _ = alone(browser, server, people, "ulysses")
    clicker = Clicker(person, 0, Counter(), detour_rate=0)
    begins = person.page.locator(".dock button[data-deed]:not([aria-disabled=true])")
    while begins.count() == 0:
        clicker.move()
        person.settled()
    assert begins.first.evaluate(PLANNED)


def test_arrow_keys_choose_places_on_the_map(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer]
) -> None:
    """Arrows move from place to place, each described in words, and Enter proposes one."""
    person, _ = alone(browser, server, people, "ulysses")
    clicker = Clicker(person, 0, Counter(), detour_rate=0)
    while "propose" not in clicker.done:
        seen = person.settled().page.locator(".place[data-move]").count()
        if not seen:
            clicker.move()
            continue
        person.page.keyboard.press("b")
        walked: list[str] = []
        for _ in range(300):
            here = person.page.evaluate("((at) => ({...at.dataset, words: at.ariaLabel}))(document.activeElement)")
            walked.append(here["place"])
            assert len(here["words"]) > 20
            if "move" in here and len(walked) > 5:
                break
            person.page.keyboard.press(f"Arrow{clicker.dice.choice(('Left', 'Right', 'Up', 'Down'))}")
        else:
            raise AssertionError(f"no arrow leads to a place that can be proposed: {walked}")
        before = person.seq
        person.page.keyboard.press("Enter")
        person.page.wait_for_function(f"() => Number(document.querySelector('.table-page').dataset.seq) > {before}")
        return


LETTERS = {"en": ("Y", "G", "R"), "it": ("Gi", "V", "R"), "de": ("Ge", "Gr", "R"), "fr": ("J", "V", "R")}


@pytest.mark.parametrize("language", LETTERS)
def test_letters_and_numbers_choose_the_lines(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], language: str
) -> None:
    """Players who cannot tell colours apart read letters of their language on the lines, and see on each space its step
    and the stroke of its line. Keys follow a line."""
    person, _ = alone(browser, server, people, "odysseus", language=language)
    page = person.settled().page
    letters = LETTERS[language]
    assert page.locator(".ody-space .space-sign text").all_text_contents() == list("111222333")
    strokes = page.locator(".ody-space .space-sign").evaluate_all(
        "(all) => all.map((one) => [...one.querySelectorAll('path')].map((path) => [path.getAttribute('class'), "
        "getComputedStyle(path).strokeDasharray].join()).join())"
    )
    assert strokes == strokes[:3] * 3
    assert len(set(strokes)) == 3
    for colour, letter in zip(("yellow", "green", "red"), letters, strict=True):
        assert set(page.locator(f".ody-line.{colour} text").all_text_contents()) == {letter}
    page.locator("[data-island=alpha]").focus()
    for key, island in (("1", "delta"), ("2", "lambda"), ("3", "pi"), ("1", "zeta")):
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.dataset.island") == island
