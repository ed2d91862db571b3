"""The boards as fingers and eyes find them: on a phone, on a tablet, with large text."""

from __future__ import annotations

import json
import time
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from clicker import Clicker
from helpers import board_text
from house import House
from person import DESKTOP, PATIENCE, PHONE, Person, alone

expect.set_options(timeout=PATIENCE)
GAMES = ("ulysses", "odysseus")
TABLET = {"width": 768, "height": 1024}
LYING = {"width": 740, "height": 360}  # a phone on its side
TABLET_LYING = {"width": 1024, "height": 768}
CLICKS = 24
FINGER = 44  # pixels

# Every sign on the map: its number, its middle, how wide it can be tapped, and whether it is in sight.
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
# For every sign that is in sight: where to tap as far beside it as can be, and still nearer to it than to any other.
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


def watching(browser: Browser, house: House, people: list[Person], game: str, seats: int = 3, **wishes: Any) -> Page:
    """Somebody who only looks on: his taps decide nothing."""
    host = Person(browser, house.url).be("Nausicaa")
    table = host.sits(game, seats, [None] + ["sailor"] * (seats - 1))
    host.look(table).settled()
    if host.page.locator("[data-islands]").count():
        host.say(table, "play", move="start lambda", seq=host.seq)
        host.look(table).settled()  # a map opens by what it finds, not by what bots have laid meanwhile
    other = Person(browser, house.url, **wishes)
    people += [host, other]
    return other.look(table).settled().page


def first_stop(page: Page) -> int:
    """The sign that has the Tab key's place on the map: the one that was tapped."""
    return int(page.locator(".sheet [data-point][tabindex='0']").get_attribute("data-point") or -1)


@pytest.mark.parametrize("is_whole", [False, True], ids=["as it opens", "the whole map"])
@pytest.mark.parametrize("game", GAMES)
def test_a_tap_beside_means_the_nearest(
    browser: Browser, house: House, people: list[Person], game: str, is_whole: bool
) -> None:
    page = watching(browser, house, people, game, size=PHONE)
    if is_whole and page.locator(".sheet[data-whole=no]").count():
        page.locator(".zoom button").last.click()
        page.wait_for_selector(".sheet[data-whole=yes]")
    signs = page.evaluate(SIGNS)
    assert min(min(sign["width"], sign["height"]) for sign in signs) > FINGER - 0.5
    spots = page.evaluate(BESIDE, signs)
    assert len([spot for spot in spots if spot["away"] > 20]) >= 5
    for spot in spots:
        page.keyboard.press("Escape")
        page.touchscreen.tap(spot["x"], spot["y"])
        expect(page.locator(f".sheet [data-point='{spot['number']}']")).to_have_attribute("tabindex", "0")
        if page.locator(".place-card button").count():
            page.locator(".place-card button").first.tap()


# How much of the frame they take up, and the end of the course with them: what is spread wide cannot be made larger.
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
def test_a_phone_opens_on_what_matters(browser: Browser, house: House, people: list[Person], game: str) -> None:
    """The ship and where it can go are in sight; and no two signs are nearer than a finger, if there is room."""
    page = watching(browser, house, people, game, size=PHONE)
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
    """Pixels between the two signs that lie nearest to each other."""
    found = list({sign["word"]: sign for sign in page.evaluate(SIGNS)}.values())
    return min(((a["x"] - b["x"]) ** 2 + (a["y"] - b["y"]) ** 2) ** 0.5 for i, a in enumerate(found) for b in found[:i])


NAMES = "(names) => names.map((one) => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"


@pytest.mark.parametrize("width, height", [(360, 800), (412, 823)])
def test_a_phone_shows_the_whole_archipelago(
    browser: Browser, house: House, people: list[Person], width: int, height: int
) -> None:
    """Its islands make room for fingers, so the map need not come nearer when the ship is there, and farther again."""
    page = watching(browser, house, people, "odysseus", size={"width": width, "height": height})
    assert page.locator(".sheet[data-whole=yes]").count()
    assert gap(page) > FINGER - 0.5
    assert min(page.locator(".ody-name").evaluate_all(NAMES)) > 8.9


@pytest.mark.parametrize("game", GAMES)
def test_moving_the_map(browser: Browser, house: House, people: list[Person], game: str) -> None:
    """Buttons, keys, wheel, drag and double tap; the end of a drag chooses nothing."""
    page = watching(browser, house, people, game)
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
def test_two_fingers_draw_the_map_nearer(browser: Browser, house: House, people: list[Person], game: str) -> None:
    """What lies between them stays there, and nothing is chosen."""
    page = watching(browser, house, people, game, size=PHONE)
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
    browser: Browser, house: House, people: list[Person], game: str
) -> None:
    """And of each all that the plate tells, but for the end of a long name."""
    cut = """() => [...document.querySelectorAll('.plate')].flatMap((plate) => {
      const {left, right} = plate.getBoundingClientRect();
      const parts = [...plate.querySelectorAll('.counts > *, .seat-goals > *, .called, .power, .cards, .sign')];
      const isOut = (box) => box.width > 0 && (box.left < left || box.right > right - 1);
      return parts.filter((part) => isOut(part.getBoundingClientRect())).map((part) => part.outerHTML);
    })"""
    for language in ("it", "de"):  # they have the longest words
        page = watching(browser, house, people, game, 4, size=PHONE, language=language)
        assert page.locator(".plate").count() == 4
        assert page.locator(".plates").evaluate("(all) => all.scrollWidth - all.clientWidth") <= 0
        assert page.evaluate(cut) == []


@pytest.mark.parametrize("size", [LYING, DESKTOP], ids=["small", "large"])
def test_a_card_is_not_in_the_way_of_its_place(
    browser: Browser, house: House, people: list[Person], size: dict[str, int]
) -> None:
    """A mouse over a place opens it: the place can still be clicked and, where there is room for both, be seen."""
    page = watching(browser, house, people, "ulysses", size=size)
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
        assert page.locator(".place-card button").count() == 0  # it would be nothing but in the way
        is_hidden = card["x"] <= x <= card["x"] + card["width"] and card["y"] <= y <= card["y"] + card["height"]
        assert not is_hidden or size is LYING


def test_a_refusal_goes_when_it_is_of_no_interest(browser: Browser, house: House, people: list[Person]) -> None:
    person = Person(browser, house.url).be("Nausicaa")
    people.append(person)
    page = person.look(person.sits("ulysses", 3, [None, "sailor", "sailor"])).page
    clicker = Clicker(person, 0, Counter(), whim=0)
    greyed = page.locator(".table-page[data-decides=yes] .dock button[aria-disabled=true]")
    while not greyed.count():
        clicker.move()
        person.settled()
    greyed.first.click(force=True)  # it tells why not
    page.locator(".notice.bad button.quiet").click()
    expect(page.locator(".notice.bad")).to_have_count(0)
    greyed.first.click(force=True)
    expect(page.locator(".notice.bad")).to_be_visible()
    page.locator(".dock [data-move]:not([aria-disabled=true])").first.click()
    expect(page.locator(".notice.bad")).to_have_count(0, timeout=3000)


@pytest.mark.parametrize("size", [PHONE, TABLET, {"width": 1366, "height": 768}], ids=["phone", "tablet", "desk"])
@pytest.mark.parametrize("game", GAMES)
def test_large_text_leaves_the_map_free(
    browser: Browser, house: House, people: list[Person], game: str, size: dict[str, int]
) -> None:
    person = Person(browser, house.url, size=size).be("Nausicaa")
    people.append(person)
    page = person.look(person.sits(game, 3, [None, "sailor", "sailor"])).settled().page
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    board, dock = (page.locator(part).bounding_box() for part in (".board", ".dock"))
    assert board and dock
    assert board["y"] + board["height"] <= dock["y"] + 1
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


@pytest.mark.parametrize(("game", "seats"), [("ulysses", 5), ("odysseus", 6)])
def test_bots_on_a_tablet_have_their_names(
    browser: Browser, house: House, people: list[Person], game: str, seats: int
) -> None:
    cut = """() => [...document.querySelectorAll('.plate :is(.name, .level)')]
      .filter((one) => one.scrollWidth > one.clientWidth + 1 || !one.checkVisibility()).map((one) => one.textContent)"""
    for language in ("en", "it", "de", "fr"):
        page = watching(browser, house, people, game, seats, size=TABLET, language=language)
        assert page.evaluate(cut) == []
        strip = page.locator(".plates").evaluate("(all) => all.scrollWidth - all.clientWidth")
        assert strip <= 0


@pytest.mark.parametrize(
    ("language", "longest"), [("en", "objection"), ("it", "Pandora"), ("de", "Einspruch"), ("fr", "opposition")]
)
@pytest.mark.parametrize("way", ["kinds", "kinds single"], ids=["in stacks", "one by one"])
def test_no_card_breaks_its_word(
    browser: Browser, house: House, people: list[Person], language: str, longest: str, way: str
) -> None:
    """Six cards with the longest word of a language, on a phone."""
    person = Person(browser, house.url, size=PHONE, language=language).be("Nausicaa")
    people.append(person)
    page = person.look(person.sits("ulysses", 3, [None, "sailor", "sailor"])).page
    words = page.locator(".kinds").evaluate(
        """(hand, [longest, way]) => {
          const card = hand.firstElementChild;
          card.querySelector('.kind').textContent = longest;
          hand.className = way;
          hand.replaceChildren(...Array.from({length: 6}, () => card.cloneNode(true)));
          return [...hand.children].map((card) => {
            const word = card.querySelector('.kind');
            const lines = word.getBoundingClientRect().height / parseFloat(getComputedStyle(word).lineHeight);
            return [Math.round(lines), word.getBoundingClientRect().width <= card.clientWidth];
          });
        }""",
        [longest, way],
    )
    assert words == [[1, True]] * 6


@pytest.mark.parametrize("language", ["en", "it", "de", "fr"])
def test_a_full_hand_of_odysseus_leaves_the_map_its_size(
    browser: Browser, house: House, people: list[Person], language: str
) -> None:
    """Cards of all five kinds and the task, on the narrowest phone: where they took two rows, the map was smaller in
    every other round."""
    person = Person(browser, house.url, size=PHONE, language=language).be("Nausicaa")
    people.append(person)
    page = person.look(person.sits("odysseus", 3, [None, "sailor", "sailor"])).settled().page
    heights = page.locator(".ody-held").evaluate(
        """(held) => {
          const hand = held.querySelector('.ody-hand');
          const card = hand.querySelector('.ody-held-card');
          const high = (count) => {
            hand.replaceChildren(...Array.from({length: count}, () => card.cloneNode(true)));
            return held.getBoundingClientRect().height;
          };
          return [1, 2, 3, 4, 5].map(high);
        }"""
    )
    assert len(set(heights)) == 1, heights
    narrow = ".ody-held-card, .ody-task li"
    assert page.locator(narrow).evaluate_all("(all) => all.every((one) => one.getBoundingClientRect().right <= 360)")


@pytest.mark.parametrize("size", [PHONE, TABLET_LYING], ids=["phone", "tablet on its side"])
def test_cards_on_a_space_leave_the_winds_their_size(
    browser: Browser, house: House, people: list[Person], size: dict[str, int]
) -> None:
    """On the narrowest phone too: what is below moved with the second card."""
    people += [Person(browser, house.url, size=size).be(f"Sailor {number}") for number in range(3)]
    table = people[0].sits("odysseus", 3, [None] * 3)
    for other in people[1:]:
        other.say(table, "join")
    people[0].say(table, "begin")
    page = people[0].look(table).page
    moves = ["start lambda", *(f"play {kind} g2" for kind in "1235d")]
    heights = []
    for cards in range(4):
        while page.locator("[data-space=g2] .ody-chip").count() < cards:
            tries = (one.say(table, "play", move=move, seq=people[0].seq) for one in people for move in moves)
            done = next(answer["seq"] for answer in tries if answer["type"] == "answer")
            page.wait_for_selector(f".table-page[data-seq='{done}']")
        heights.append(page.locator(".ody-winds").evaluate("(winds) => winds.getBoundingClientRect().height"))
    assert len(set(heights)) == 1, heights


def test_a_plan_leaves_its_winds_in_sight(browser: Browser, house: House, people: list[Person]) -> None:
    """On a tablet on its side: map, all three ships and what is asked for, without scrolling."""
    person, _ = alone(browser, house, people, "odysseus", size=TABLET_LYING, language="de")
    clicker = Clicker(person, 0, Counter())
    while not person.page.locator(".ody-dock [data-deed]").count():
        clicker.move()
        person.settled()
    person.page.locator(".ody-held-card").first.click()
    person.page.wait_for_selector(".ody-plan .spaces")
    person.page.wait_for_timeout(100)  # what is out of sight would be scrolled to
    below = "(part, frame) => part.getBoundingClientRect().bottom - frame.getBoundingClientRect().bottom"
    board = person.page.locator(".board").element_handle()
    assert max(space.evaluate(below, board) for space in person.page.locator(".ody-space").all()) <= 0
    scrolled = "[...document.querySelectorAll('.ody-table, #dock')].map((one) => one.scrollTop)"
    assert person.page.evaluate(scrolled) == [0, 0]


def planning_an_exchange(person: Person) -> Page:
    page, clicker = person.page, Clicker(person, 0, Counter())
    exchange = page.locator(".dock [data-deed=exchange]:not([aria-disabled=true])")
    while not exchange.count():  # not active yet
        clicker.move()
        person.settled()
    exchange.click()
    return page


def choose_what_for(page: Page) -> None:
    """Which goal, for which colour."""
    for choice in page.locator(".planning .options").all():
        choice.locator("[data-aim]").first.click()


def test_a_plan_that_lacks_something_looks_so(browser: Browser, house: House, people: list[Person]) -> None:
    """What cannot be confirmed yet is not filled with the colour of what can."""
    person, _ = alone(browser, house, people, "ulysses")
    page = planning_an_exchange(person)
    confirm = page.locator(".confirming .main")

    def filled() -> tuple[str | None, str]:
        return confirm.get_attribute("aria-disabled"), confirm.evaluate("(it) => getComputedStyle(it).backgroundColor")

    lacks = filled()
    choose_what_for(page)
    page.locator(".kinds.single [data-card]").first.click()
    expect(confirm).to_have_attribute("aria-disabled", "false")
    assert lacks[0] == "true"
    assert filled()[1] != lacks[1]


@pytest.mark.parametrize(
    ("size", "language"),
    [(PHONE, "en"), (PHONE, "fr"), (LYING, "de"), (LYING, "it"), (TABLET, "en"), (TABLET, "de"), (DESKTOP, "de")],
    ids=["phone-en", "phone-fr", "lying-de", "lying-it", "tablet-en", "tablet-de", "desktop-de"],
)
@pytest.mark.parametrize("game", GAMES)
def test_no_word_is_torn(
    browser: Browser, house: House, people: list[Person], game: str, size: dict[str, int], language: str
) -> None:
    """Whatever he looks at and plans while he plays."""
    person, _ = alone(browser, house, people, game, size=size, language=language)
    clicker = Clicker(person, 0, Counter(), whim=0.7)
    for _ in range(CLICKS):
        assert person.settled().torn() == []
        seen = clicker.look()
        if not seen["decides"]:
            break  # it is over
        clicker.click(seen, clicker.choose(seen))


@pytest.mark.parametrize("size", [PHONE, LYING, TABLET, DESKTOP], ids=["phone", "lying", "tablet", "desktop"])
def test_the_longest_words_of_ulysses_have_room(
    browser: Browser, house: House, people: list[Person], size: dict[str, int]
) -> None:
    """Goals with the longest name of one word, and a dozen cards on the side with the longest name."""
    for language, goal in (("en", "Laestrygonians"), ("de", "Laistrygonen")):
        person, _ = alone(browser, house, people, "ulysses", size=size, language=language)
        clicker = Clicker(person, 0, Counter(), whim=0)
        while not person.page.locator(".sides .sum").count():
            clicker.move()
            person.settled()
        person.page.evaluate(
            """(goal) => {
              for (const where of document.querySelectorAll('.goal .where')) where.textContent = goal;
              const sum = document.querySelector('.sides .sum');
              sum.querySelector('b').textContent = '12';
              for (const side of document.querySelectorAll('.sides > .stance:not(:has(.sum))')) {
                side.append(sum.cloneNode(true));
              }
            }""",
            goal,
        )
        assert person.torn() == []


@pytest.mark.parametrize("language", ["en", "it", "de", "fr"])
def test_what_pays_for_a_plan_is_in_sight(browser: Browser, house: House, people: list[Person], language: str) -> None:
    """On a phone the plan takes nearly all of the dock: the cards to tap lay below it, and nobody saw any."""
    person, _ = alone(browser, house, people, "ulysses", size=PHONE, language=language)
    page = planning_an_exchange(person)
    choose_what_for(page)
    card, foot, dock = (page.locator(part).first for part in (".kinds.single [data-card]", ".confirming", ".dock"))

    def is_in_sight() -> bool:
        boxes = [part.bounding_box() for part in (dock, card, foot)]
        assert all(boxes)
        top, mine, bottom = boxes
        return top["y"] <= mine["y"] and mine["y"] + mine["height"] <= bottom["y"] + 1  # type: ignore[index]

    end = time.monotonic() + PATIENCE / 1000
    while not is_in_sight():
        assert time.monotonic() < end, "the cards are below what confirms the plan"
        page.wait_for_timeout(20)


def test_a_plan_stays_beside_the_cards_that_pay(browser: Browser, house: House, people: list[Person]) -> None:
    """On a wide screen both stand side by side: whoever scrolls a large hand still reads what he pays for."""
    person, _ = alone(browser, house, people, "ulysses")
    page = planning_an_exchange(person)
    page.locator(".kinds.single").evaluate(
        "(hand) => hand.append(...Array.from({length: 30}, () => hand.firstElementChild.cloneNode(true)))"
    )
    dock, plan = page.locator(".dock"), page.locator(".planning .what")
    assert dock.evaluate("(dock) => (dock.scrollTo(0, dock.scrollHeight), dock.scrollTop)") > 100
    top, title = dock.bounding_box(), plan.bounding_box()
    assert top and title and title["y"] >= top["y"]


@pytest.mark.parametrize("language", ["en", "it", "de", "fr"])
def test_a_discussion_leaves_the_plates_their_height(
    browser: Browser, house: House, people: list[Person], language: str
) -> None:
    """On a narrow phone, where a higher plate makes the map smaller: active, on a side with many cards, and out."""
    person = Person(browser, house.url, size=PHONE, language=language).be("Nausicaa")
    people.append(person)
    person.look(person.sits("ulysses", 4, [None, "sailor", "sailor", "sailor"])).settled()
    active = person.page.locator(".ulysses-seat .counts:has(.active)")
    expect(active).to_have_count(1)
    before, after = active.evaluate(
        """(counts) => {
          const height = () => counts.closest('.plates').getBoundingClientRect().height;
          const before = height();
          counts.querySelector('.stand')?.remove();
          counts.insertAdjacentHTML('beforeend', `<span class="stand sided out"><span role="img">
            <svg class="side-sign" viewBox="-14 -14 28 28"></svg> <b>12</b></span><span class="word">!</span></span>`);
          return [before, height()];
        }"""
    )
    assert after == before
