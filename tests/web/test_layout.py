"""Words, cards and plans have room on every screen, and nothing that grows pushes other things away."""

from __future__ import annotations

import time
from collections import Counter

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.kit.browser.browser_player import DESKTOP, LYING, PATIENCE, PHONE, TABLET, TABLET_LYING, BrowserPlayer, alone
from tests.kit.browser.clicker import Clicker
from tests.kit.servers.server_process import ServerProcess

expect.set_options(timeout=PATIENCE)
GAMES = ("ulysses", "odysseus")
CLICKS = 24


@pytest.mark.parametrize(
    ("language", "longest"), [("en", "objection"), ("it", "Pandora"), ("de", "Einspruch"), ("fr", "opposition")]
)
@pytest.mark.parametrize("way", ["kinds", "kinds single"], ids=["in stacks", "one by one"])
def test_no_word_on_a_card_is_broken(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], language: str, longest: str, way: str
) -> None:
    """Six cards with the longest word of a language, on a phone."""
    person = BrowserPlayer(browser, server.url, size=PHONE, language=language).be("Nausicaa")
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
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], language: str
) -> None:
    """Cards of all five kinds and the task, on the narrowest phone. Where they took two rows, the map was smaller in
    every other round."""
    person = BrowserPlayer(browser, server.url, size=PHONE, language=language).be("Nausicaa")
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
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], size: dict[str, int]
) -> None:
    """On the narrowest phone too, where everything below used to move with the second card."""
    people += [BrowserPlayer(browser, server.url, size=size).be(f"Sailor {number}") for number in range(3)]
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


def test_a_plan_leaves_its_winds_in_sight(browser: Browser, server: ServerProcess, people: list[BrowserPlayer]) -> None:
    """On a tablet in landscape, the map, all three ships and the question are visible without scrolling."""
    person, _ = alone(browser, server, people, "odysseus", size=TABLET_LYING, language="de")
    clicker = Clicker(person, 0, Counter())
    while not person.page.locator(".ody-dock [data-deed]").count():
        clicker.move()
        person.settled()
    person.page.locator(".ody-held-card").first.click()
    person.page.wait_for_selector(".ody-plan .spaces")
    person.page.wait_for_timeout(100)  # a hidden part would be scrolled to
    below = "(part, frame) => part.getBoundingClientRect().bottom - frame.getBoundingClientRect().bottom"
    board = person.page.locator(".board").element_handle()
    assert max(space.evaluate(below, board) for space in person.page.locator(".ody-space").all()) <= 0
    scrolled = "[...document.querySelectorAll('.ody-table, #dock')].map((one) => one.scrollTop)"
    assert person.page.evaluate(scrolled) == [0, 0]


def planning_an_exchange(person: BrowserPlayer) -> Page:
    page, clicker = person.page, Clicker(person, 0, Counter())
    exchange = page.locator(".dock [data-deed=exchange]:not([aria-disabled=true])")
    while not exchange.count():  # not active yet
        clicker.move()
        person.settled()
    exchange.click()
    return page


def choose_what_for(page: Page) -> None:
    """Choose a goal and a colour."""
    for choice in page.locator(".planning .options").all():
        choice.locator("[data-aim]").first.click()


def test_an_incomplete_plan_looks_incomplete(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer]
) -> None:
    """A plan that cannot be confirmed yet does not have the fill colour of one that can."""
    person, _ = alone(browser, server, people, "ulysses")
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
def test_no_word_is_broken_or_cut_off(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str, size: dict[str, int], language: str
) -> None:
    """No word is broken or cut off in anything that a player opens and plans during a game."""
    person, _ = alone(browser, server, people, game, size=size, language=language)
    clicker = Clicker(person, 0, Counter(), detour_rate=0.7)
    for _ in range(CLICKS):
        assert person.settled().torn() == []
        seen = clicker.look()
        if not seen["decides"]:
            break  # it is over
        clicker.click(seen, clicker.choose(seen))


@pytest.mark.parametrize("size", [PHONE, LYING, TABLET, DESKTOP], ids=["phone", "lying", "tablet", "desktop"])
def test_the_longest_words_of_ulysses_have_room(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], size: dict[str, int]
) -> None:
    """Goals with the longest name of one word, and a dozen cards on the side with the longest name."""
    for language, goal in (("en", "Laestrygonians"), ("de", "Laistrygonen")):
        person, _ = alone(browser, server, people, "ulysses", size=size, language=language)
        clicker = Clicker(person, 0, Counter(), detour_rate=0)
        while not person.page.locator(".sides .sum").count():
            clicker.move()
            person.settled()
        person.page.evaluate(
            """(goal) => {
              for (const where of document.querySelectorAll('.goal .where')) {
                where.textContent = goal;
                where.classList.add('long');
              }
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
def test_what_pays_for_a_plan_is_in_sight(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], language: str
) -> None:
    """On a phone the plan takes nearly all of the dock. The cards to tap used to be below it, out of sight."""
    person, _ = alone(browser, server, people, "ulysses", size=PHONE, language=language)
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


def test_a_plan_stays_beside_the_cards_that_pay(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer]
) -> None:
    """On a wide screen both are side by side, so a player who scrolls a large hand still sees the plan."""
    person, _ = alone(browser, server, people, "ulysses")
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
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], language: str
) -> None:
    """On a narrow phone a higher plate makes the map smaller: active, on a side with many cards, and out."""
    person = BrowserPlayer(browser, server.url, size=PHONE, language=language).be("Nausicaa")
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


# Return the elements that are not wholly in the window, or that something covers in the middle.
OUT_OF_SIGHT = """(parts) => [...document.querySelectorAll(parts)].filter((one) => {
  const {left, right, top, bottom} = one.getBoundingClientRect();
  const isIn = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
  return !isIn || !one.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}).map((one) => one.outerHTML)"""


@pytest.mark.parametrize("language", ["de", "fr"])
def test_hand_and_goals_are_always_in_sight_on_a_phone(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], language: str
) -> None:
    """In everything that a player opens and plans during a game. The player's own seat is marked."""
    person, _ = alone(browser, server, people, "ulysses", size=PHONE, language=language)
    clicker = Clicker(person, 0, Counter(), detour_rate=0.7)
    expect(person.page.locator(".plate.mine .you")).to_be_visible()
    for _ in range(CLICKS):
        person.settled()
        assert person.page.evaluate(OUT_OF_SIGHT, ".goals .goal, .hand > .kinds") == []
        seen = clicker.look()
        if not seen["decides"]:
            break  # it is over
        clicker.click(seen, clicker.choose(seen))


@pytest.mark.parametrize("size", [PHONE, LYING], ids=["phone", "lying"])
def test_nothing_covers_the_place_that_is_spoken_of(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], size: dict[str, int]
) -> None:
    """A goal that is tapped is shown on the map, beside its description and above the dock."""
    person, _ = alone(browser, server, people, "ulysses", size=size, language="de")
    page = person.page
    for goal in page.locator(".goals .goal").all():
        goal.click()
        page.wait_for_selector(".place-card")
        place = goal.get_attribute("data-goal")
        page.wait_for_function(f"(place) => !({OUT_OF_SIGHT})(place).length", arg=f"[data-place={place}]")
        board, shape = page.locator(".board").bounding_box(), page.locator(f"[data-place={place}]").bounding_box()
        assert board and shape and board["y"] <= shape["y"] <= board["y"] + board["height"] - 20


@pytest.mark.parametrize("size", [TABLET_LYING, {"width": 1180, "height": 820}], ids=["small", "large"])
def test_the_map_of_odysseus_is_half_of_a_lying_tablet(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], size: dict[str, int]
) -> None:
    """While the player plans too. The map shows the course that the plan would give, and the dock says it."""
    person, _ = alone(browser, server, people, "odysseus", size=size, language="de")
    page, clicker = person.page, Clicker(person, 0, Counter())
    half = size["height"] / 2
    while not page.locator(".ody-dock [data-deed]").count():
        clicker.move()
        person.settled()
    assert (page.locator(".ody-sea").bounding_box() or {"height": 0})["height"] >= half
    page.locator(".ody-held-card:not([aria-disabled=true])").first.click()
    for space in page.locator(".ody-space").all():
        space.click()
        if page.locator(".ody-outcome").count():
            break
    expect(page.locator(".ody-course.planned")).to_have_count(1)
    expect(page.locator(".ody-outcome")).to_be_in_viewport()
    assert (page.locator(".ody-sea").bounding_box() or {"height": 0})["height"] >= half


# Return the pairs of names on the map of which one covers the other by more than a pixel.
COLLISIONS = """() => {
  const names = [...document.querySelectorAll('.place-name text, .ody-name')].filter((one) => one.checkVisibility());
  const boxes = names.map((one) => [one.textContent, one.getBoundingClientRect()]);
  const isOver = (a, b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 6 && b.top < a.bottom - 6;
  const pairs = boxes.flatMap(([a, at], i) => boxes.slice(i + 1).map(([b, other]) => [a, at, b, other]));
  return pairs.filter(([, at, , other]) => isOver(at, other)).map(([a, , b]) => `${a} and ${b}`);
}"""


@pytest.mark.parametrize("game", GAMES)
def test_no_name_on_the_map_covers_another_one(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str
) -> None:
    """At all steps of the zoom buttons. The unit tests calculate it for all languages, with approximate letters."""
    person, _ = alone(browser, server, people, game, language="de")
    page = person.page
    for size in (PHONE, TABLET, TABLET_LYING, DESKTOP):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.locator(".sheet").press("0")
        for _ in range(6):
            page.wait_for_timeout(50)
            assert page.evaluate(COLLISIONS) == []
            page.locator(".sheet [tabindex='0']").first.press("+")
        assert page.locator(".place-name text, .ody-name").count() > 15


# For everything in the dock: what it is, its position, its style, and whether it can be tapped.
LAID_OUT = """() => [...document.querySelectorAll('.dock, .dock *')].map((one) => {
  const {x, y, width, height} = one.getBoundingClientRect();
  const css = getComputedStyle(one);
  const drawn = ['display', 'pointerEvents', 'animationName', 'borderTopWidth', 'paddingTop'].map((each) => css[each]);
  return [one.tagName, one.getAttribute('class'), ...[x, y, width, height].map(Math.round), ...drawn].join(' ');
})"""


@pytest.mark.parametrize(("game", "other"), [GAMES, GAMES[::-1]])
def test_a_table_looks_the_same_after_a_table_of_the_other_game(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str, other: str
) -> None:
    """A page that was at a table of the other game before has the stylesheets of that game too."""
    person, table = alone(browser, server, people, game)
    page = person.page
    clicker = Clicker(person, 0, Counter(), detour_rate=0)
    begins = page.locator(".dock :is([data-deed], .ody-held-card):not([aria-disabled=true])")
    while not begins.count():
        clicker.move()
        person.settled()

    def planned() -> list[str]:
        person.settled()
        begins.first.click()
        page.mouse.move(1, 1)
        page.wait_for_timeout(300)  # until the chosen cards have left the hand
        found: list[str] = page.evaluate(LAID_OUT)
        return found

    person.look(table)
    loaded = planned()
    person.look(person.sits(other, 3, [None, "sailor", "sailor"])).settled()
    page.evaluate("window.isTheSame = true")
    page.locator(".bar .home").click()
    page.locator(f".my-tables a[href*='{table}']").click()
    assert planned() == loaded
    assert page.evaluate("window.isTheSame")
