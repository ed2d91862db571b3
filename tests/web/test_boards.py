"""The boards on a phone, on a tablet and with large text: what can be seen, tapped and moved."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit.browser.browser_player import DESKTOP, LYING, PATIENCE, PHONE, TABLET, BrowserPlayer, alone
from tests.kit.browser.clicker import Clicker
from tests.kit.games.boards import board_text
from tests.kit.servers.server_process import ServerProcess

expect.set_options(timeout=PATIENCE)
GAMES = ("ulysses", "odysseus")
FINGER = 44  # pixels

# Every marker on the map: its number, its centre, the width of its tap target, and whether it is in sight.
SIGNS = """() => {
  const frame = document.querySelector('.sheet').getBoundingClientRect();
  return [...document.querySelectorAll('.sheet [data-point]')].map((one) => {
    const {left, top, width, height} = (one.querySelector('.reach') ?? one).getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const seen = x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    const {point, place, island} = one.dataset;
    return {number: Number(point), word: place ?? island, x, y, width, height, seen};
  });
}"""
# For every marker in sight: a point as far beside it as possible that is still nearer to it than to any other.
BESIDE = """(signs) => {
  const far = (a, x, y) => Math.hypot(a.x - x, a.y - y);
  const map = document.querySelector('.sheet');
  return signs.filter((one) => one.seen).flatMap((one) => {
    for (const away of [21, 17, 13, 9, 5]) {
      for (let turn = 0; turn < 16; turn++) {
        const x = Math.round(one.x + away * Math.cos(turn * Math.PI / 8));
        const y = Math.round(one.y + away * Math.sin(turn * Math.PI / 8));
        const isFree = signs.every((other) => other === one || far(other, x, y) > far(one, x, y) + 2);
        if (isFree && far(one, x, y) < 21.5 && map.contains(document.elementFromPoint(x, y))) {
          return [{number: one.number, x, y, away}];
        }
      }
    }
    return [];
  });
}"""


def watching(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str, seats: int = 3, **wishes: Any
) -> Page:
    """Return the page of a spectator, whose taps decide nothing."""
    host = BrowserPlayer(browser, server.url).be("Nausicaa")
    table = host.sits(game, seats, [None] + ["sailor"] * (seats - 1))
    host.look(table).settled()
    if host.page.locator("[data-islands]").count():
        host.say(table, "play", move="start lambda", seq=host.seq)
        host.look(table).settled()  # the map opens on the state it finds, so bots must not move meanwhile
    other = BrowserPlayer(browser, server.url, **wishes)
    people += [host, other]
    return other.look(table).settled().page


def first_stop(page: Page) -> int:
    """Return the marker that the Tab key reaches: the one that was tapped."""
    return int(page.locator(".sheet [data-point][tabindex='0']").get_attribute("data-point") or -1)


def still_signs(page: Page) -> list[dict[str, Any]]:
    """Return the markers once the map has come to rest."""
    before: list[dict[str, Any]] = []
    while (signs := page.evaluate(SIGNS)) != before:
        before = signs
        page.wait_for_timeout(60)
    return before


@pytest.mark.parametrize("is_whole", [False, True], ids=["as it opens", "the whole map"])
@pytest.mark.parametrize("game", GAMES)
def test_a_tap_beside_means_the_nearest(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str, is_whole: bool
) -> None:
    page = watching(browser, server, people, game, size=PHONE)
    if is_whole and page.locator(".sheet[data-whole=no]").count():
        page.locator(".zoom button").last.click()
        page.wait_for_selector(".sheet[data-whole=yes]")
    signs = page.evaluate(SIGNS)
    assert min(min(sign["width"], sign["height"]) for sign in signs) > FINGER - 0.5
    spots = page.evaluate(BESIDE, signs)
    assert len([spot for spot in spots if spot["away"] > 20]) >= 5
    tapped = 0
    for number in [spot["number"] for spot in spots]:
        page.keyboard.press("Escape")
        # The map may have moved, to leave the last place in sight beside its description.
        spot = next((spot for spot in page.evaluate(BESIDE, still_signs(page)) if spot["number"] == number), None)
        if spot is None:
            continue
        tapped += 1
        page.touchscreen.tap(spot["x"], spot["y"])
        expect(page.locator(f".sheet [data-point='{number}']")).to_have_attribute("tabindex", "0")
        if page.locator(".place-card button").count():
            page.locator(".place-card button").first.tap()
    assert tapped >= 5


# How much of the frame the words and the end of the course take up: what is spread wide cannot be enlarged.
SPREAD = """(words) => {
  const all = document.querySelectorAll('.sheet :is([data-place], [data-island]), .ody-course .goal');
  const isOurs = ({dataset}) => words.includes(dataset.place ?? dataset.island);
  const ours = [...all].filter((one) => one.matches('.goal') || isOurs(one));
  const boxes = ours.map((one) => one.getBoundingClientRect());
  const frame = document.querySelector('.sheet').getBoundingClientRect();
  const span = (low, high) => Math.max(...boxes.map((box) => box[high])) - Math.min(...boxes.map((box) => box[low]));
  return Math.max(span('left', 'right') / frame.width, span('top', 'bottom') / frame.height);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_opens_on_what_matters(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str
) -> None:
    """The ship and its possible targets are in sight. No two markers are nearer than a finger, if there is room."""
    page = watching(browser, server, people, game, size=PHONE)
    file = json.loads(board_text(game))
    lines = file["routes"] if game == "ulysses" else [line for colour in file["lines"].values() for line in colour]
    signs = {sign["word"]: sign for sign in page.evaluate(SIGNS)}
    ship = next(word for word, sign in signs.items() if sign["number"] == first_stop(page))
    reached = {word for line in lines if ship in line for word in line}
    assert {word for word in reached if not signs[word]["seen"]} == set()
    opened, spread = gap(page), page.evaluate(SPREAD, sorted(reached))
    page.locator(".sheet [data-point][tabindex='0']").press("0")
    page.wait_for_selector(".sheet[data-whole=yes]")
    assert opened > FINGER - 1 or opened > 1.02 * gap(page) or spread > 0.6


def gap(page: Page) -> float:
    """Return the pixels between the two nearest markers."""
    found = list({sign["word"]: sign for sign in page.evaluate(SIGNS)}.values())
    return min(((a["x"] - b["x"]) ** 2 + (a["y"] - b["y"]) ** 2) ** 0.5 for i, a in enumerate(found) for b in found[:i])


NAMES = "(names) => names.map((one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"


@pytest.mark.parametrize("width, height", [(360, 800), (412, 823)])
def test_a_phone_shows_the_whole_archipelago(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], width: int, height: int
) -> None:
    """Its islands leave room for fingers, so the map need not zoom in when the ship is there, and out again."""
    page = watching(browser, server, people, "odysseus", size={"width": width, "height": height})
    assert page.locator(".sheet[data-whole=yes]").count()
    assert gap(page) > FINGER - 0.5
    assert min(page.locator(".ody-name").evaluate_all(NAMES)) > 8.9


@pytest.mark.parametrize("game", GAMES)
def test_moving_the_map(browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str) -> None:
    """Buttons, keys, wheel, drag and double tap; the end of a drag chooses nothing."""
    page = watching(browser, server, people, game)
    frame = page.locator(".sheet").bounding_box()
    assert frame
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2

    def places() -> list[tuple[float, float]]:
        return [(sign["x"], sign["y"]) for sign in page.evaluate(SIGNS)]

    def width() -> float:
        return max(x for x, _ in places()) - min(x for x, _ in places())

    page.locator(".sheet [data-point][tabindex='0']").press("0")
    whole, stop = width(), first_stop(page)
    page.keyboard.press("+")
    assert width() == pytest.approx(1.4 * whole, rel=0.01)
    page.keyboard.press("-")
    assert width() == pytest.approx(whole, rel=0.01)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -400)
    page.wait_for_selector(".sheet[data-whole=no]")
    before = places()
    page.mouse.down()
    page.mouse.move(x + 30, y + 20, steps=4)
    page.mouse.up()
    moved = {(round(b[0] - a[0]), round(b[1] - a[1])) for a, b in zip(before, places(), strict=True)}
    assert len(moved) == 1 and moved.pop() != (0, 0)
    assert first_stop(page) == stop
    page.locator(".zoom button").last.click()
    assert width() == pytest.approx(whole, rel=0.01)
    signs = page.evaluate(SIGNS)
    free = next(
        (left, top)
        for left in range(int(frame["x"]) + 60, int(frame["x"] + frame["width"]) - 60, 20)
        for top in range(int(frame["y"]) + 60, int(frame["y"] + frame["height"]) - 60, 20)
        if all(abs(sign["x"] - left) + abs(sign["y"] - top) > 80 for sign in signs)
        and page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.closest('.sheet') !== null", [left, top])
    )
    page.mouse.dblclick(*free)
    assert width() == pytest.approx(1.96 * whole, rel=0.01)


@pytest.mark.parametrize("game", GAMES)
def test_two_fingers_zoom_the_map(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str
) -> None:
    """What lies between them stays there, and nothing is chosen."""
    page = watching(browser, server, people, game, size=PHONE)
    page.locator(".sheet [data-point][tabindex='0']").press("0")
    page.wait_for_selector(".sheet[data-whole=yes]")
    frame = page.locator(".sheet").bounding_box()
    assert frame
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    stop, before = first_stop(page), page.evaluate(SIGNS)
    hand = page.context.new_cdp_session(page)

    def touch(kind: str, *apart: float) -> None:
        points = [{"x": x + side * each, "y": y, "id": side + 1} for each in apart for side in (-1, 1)]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 30)
    for apart in (40, 50, 60):
        touch("touchMove", apart)
    touch("touchEnd")
    page.wait_for_selector(".sheet[data-whole=no]")
    after = page.evaluate(SIGNS)
    for old, new in zip(before, after, strict=True):
        assert new["x"] - x == pytest.approx(2 * (old["x"] - x), abs=3)
        assert new["y"] - y == pytest.approx(2 * (old["y"] - y), abs=3)
    assert first_stop(page) == stop


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_all_four_players_at_once(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str
) -> None:
    """Everything on each player's plate is visible, except the end of a long name."""
    cut = """() => [...document.querySelectorAll('.plate')].flatMap((plate) => {
      const {left, right} = plate.getBoundingClientRect();
      const parts = [...plate.querySelectorAll('.counts > *, .seat-goals > *, .called, .power, .cards, .sign')];
      const isOut = (box) => box.width > 0 && (box.left < left || box.right > right - 1);
      return parts.filter((part) => isOut(part.getBoundingClientRect())).map((part) => part.outerHTML);
    })"""
    for language in ("it", "de"):  # they have the longest words
        page = watching(browser, server, people, game, 4, size=PHONE, language=language)
        assert page.locator(".plate").count() == 4
        assert page.locator(".plates").evaluate("(all) => all.scrollWidth - all.clientWidth") <= 0
        assert page.evaluate(cut) == []


@pytest.mark.parametrize("size", [LYING, DESKTOP], ids=["small", "large"])
def test_a_card_is_not_in_the_way_of_its_place(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], size: dict[str, int]
) -> None:
    """A mouse over a place opens its card. The place can still be clicked, and seen where there is room for both."""
    page = watching(browser, server, people, "ulysses", size=size)
    place = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-place]')?.dataset.place"
    for sign in page.evaluate(SIGNS):
        x, y = sign["x"], sign["y"]
        page.mouse.move(1, 1)
        if page.evaluate(place, [x, y]) != sign["word"]:
            continue  # it is out of sight, or under the map's buttons
        page.mouse.move(x, y)
        card = page.locator(".place-card").bounding_box()
        assert card
        assert page.evaluate(place, [x, y]) == sign["word"]
        assert page.locator(".place-card button").count() == 0  # a button would only be in the way
        is_hidden = card["x"] <= x <= card["x"] + card["width"] and card["y"] <= y <= card["y"] + card["height"]
        assert not is_hidden or size is LYING


def test_a_refusal_disappears_with_the_next_action(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer]
) -> None:
    person, _ = alone(
        browser, server, people, "ulysses"
    )  # settled: a part that is still loading would move away from a click
    page = person.page
    clicker = Clicker(person, 0, Counter(), detour_rate=0)
    greyed = page.locator(".table-page[data-decides=yes] .dock button[aria-disabled=true]")
    while not greyed.count():
        clicker.move()
        person.settled()
    greyed.first.click(force=True)  # it says why it is disabled
    page.locator(".notice.bad button.quiet").click()
    expect(page.locator(".notice.bad")).to_have_count(0)
    greyed.first.click(force=True)
    expect(page.locator(".notice.bad")).to_be_visible()
    page.locator(".dock [data-move]:not([aria-disabled=true])").first.click()
    expect(page.locator(".notice.bad")).to_have_count(0, timeout=3000)


@pytest.mark.parametrize("size", [PHONE, TABLET, {"width": 1366, "height": 768}], ids=["phone", "tablet", "desk"])
@pytest.mark.parametrize("game", GAMES)
def test_large_text_leaves_the_map_free(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str, size: dict[str, int]
) -> None:
    person = BrowserPlayer(browser, server.url, size=size).be("Nausicaa")
    people.append(person)
    page = person.look(person.sits(game, 3, [None, "sailor", "sailor"])).settled().page
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    board, dock = (page.locator(part).bounding_box() for part in (".board", ".dock"))
    assert board and dock
    assert board["y"] + board["height"] <= dock["y"] + 1
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize(("game", "seats"), [("ulysses", 5), ("odysseus", 6)])
def test_bots_on_a_tablet_have_their_names(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str, seats: int
) -> None:
    cut = """() => [...document.querySelectorAll('.plate :is(.name, .level)')]
      .filter((one) => one.scrollWidth > one.clientWidth + 1 || !one.checkVisibility()).map((one) => one.textContent)"""
    for language in ("en", "it", "de", "fr"):
        page = watching(browser, server, people, game, seats, size=TABLET, language=language)
        assert page.evaluate(cut) == []
        strip = page.locator(".plates").evaluate("(all) => all.scrollWidth - all.clientWidth")
        assert strip <= 0
