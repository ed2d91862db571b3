"""The story of a game as the page tells it: the line with the last event, moves that are seen, the end.

And how moves are committed: at once with an undo, confirmed, or by themselves.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.kit.browser.axe import violations
from tests.kit.browser.browser_player import DECIDES, DESKTOP, PATIENCE, PHONE, BrowserPlayer, alone
from tests.kit.browser.clicker import Clicker
from tests.kit.servers.server_process import ServerProcess

expect.set_options(timeout=PATIENCE)
SCREENS = pytest.mark.parametrize(("game", "size"), [("ulysses", PHONE), ("odysseus", DESKTOP)])
# Note what the page shows of the end, whenever it changes.
ENDING = """() => {
  window.ending = [];
  const wordsOf = (part) => document.querySelector(part).innerText;
  const note = () => ending.push({
    status: document.querySelector('.table-page').dataset.status,
    story: wordsOf('.story-line'),
    winners: document.querySelectorAll('.laurels, .plate.won, .over').length,
    said: document.title + wordsOf('.announcer') + wordsOf('.flank'),
  });
  const all = {subtree: true, childList: true, attributes: true, characterData: true};
  new MutationObserver(note).observe(document.body, all);
}"""
# Note what flies, the card of the first great moment, whether a key ends it, and what the line says then.
FLIGHTS = """window.flights = []; new MutationObserver((changes) => {
  const added = changes.flatMap(({addedNodes}) => [...addedNodes]).filter((node) => node.querySelectorAll);
  const nodes = added.flatMap((node) => [node, ...node.querySelectorAll('*')]);
  flights.push(...nodes.filter((one) => one.matches('.flying')));
  const card = document.querySelector('.moment-card');
  if (!card || window.moment) return;
  window.moment = {card: card.innerText, line: document.querySelector('.story-line').innerText, isOver: false};
  dispatchEvent(new KeyboardEvent('keydown', {key: 'Shift'}));
  requestAnimationFrame(() => setTimeout(() => { moment.isOver = !card.isConnected; }));
}).observe(document, {subtree: true, childList: true});"""
# Stop a forced move as soon as the page announces one: it does not wait for a slow machine.
STOPS = """() => new MutationObserver(() => {
  const stop = document.querySelector('[data-test=stop]');
  if (stop && !window.stoppedAt) {
    window.stoppedAt = Number(document.querySelector('.table-page').dataset.seq);
    stop.click();
  }
}).observe(document, {subtree: true, childList: true})"""
FREE = ".proposals [data-move], .round [data-move], .ody-actions [data-move]"  # buttons of moves that cost nothing
Change = Callable[[dict[str, Any]], dict[str, Any] | None]


def updates_through(person: BrowserPlayer, change: Change) -> None:
    """Change each update of the server before the page gets it; None holds it back."""

    def route(socket: WebSocketRoute) -> None:
        def receive(text: str | bytes) -> None:
            message = json.loads(text)
            found = change(message) if message["type"] == "update" else message
            if found is not None:
                socket.send(json.dumps(found))

        socket.connect_to_server().on_message(receive)

    person.page.route_web_socket("**/socket*", route)


@SCREENS
def test_the_winner_is_named_when_the_ship_has_arrived(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str, size: dict[str, int]
) -> None:
    """Bots play for everybody, and the page gets the first update and the last."""
    person = BrowserPlayer(browser, server.url, size=size, pace="0.5").be("Nausicaa")
    people.append(person)
    seen: list[int] = []

    def ends(update: dict[str, Any]) -> dict[str, Any] | None:
        is_wanted = not seen or update["table"]["status"] == "over"
        seen.append(update["seq"])
        return update if is_wanted else None

    updates_through(person, ends)
    table = person.sits(game, 3, [None, "sailor", "sailor"])
    person.look(table).page.evaluate(ENDING)
    person.say(table, "away")
    person.page.wait_for_selector(".over", timeout=3 * PATIENCE)
    noted = person.page.evaluate("ending")
    before = [each for each in noted if each["status"] == "playing"]
    assert any("The ship" in each["story"] for each in before), "the arrival is shown first"
    assert [each for each in before if each["winners"] or "win" in each["said"].lower() + each["story"].lower()] == []
    assert "win" in noted[-1]["story"].lower() and noted[-1]["winners"] > 1
    assert person.page.title().startswith("Game over")


@SCREENS
def test_the_last_event_is_told_and_moves_are_seen(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str, size: dict[str, int]
) -> None:
    person = BrowserPlayer(browser, server.url, size=size, pace="0.5").be("Nausicaa")
    people.append(person)
    person.page.add_init_script(FLIGHTS)
    table = person.sits(game, 3, [None, "sailor", "sailor"], pace=200)
    person.look(table).say(table, "away")
    page = person.page
    page.wait_for_function("() => flights.length > 5 && window.moment?.isOver")
    moment = page.evaluate("moment")
    assert moment["card"].strip().splitlines()[-1] in moment["line"]
    person.say(table, "back")
    page.wait_for_selector(DECIDES)
    told = page.locator(".story-words").inner_text()
    assert violations(person, game) == [] and person.torn() == []
    page.locator(".story-line").click()
    expect(page.locator("#tab-log")).to_have_attribute("aria-selected", "true")
    log = page.locator(".log").inner_text()
    assert re.split(r"[.!] ", told)[-1].strip() in log
    page.keyboard.press("Escape")
    if size is PHONE:
        page.locator("[data-side=chat]").click()
        expect(page.locator("#tab-chat")).to_have_attribute("aria-selected", "true")
        page.locator("#side-panel .nothing-yet, .side-panel .shut").last.click()


def test_nothing_flies_for_players_who_want_no_motion(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer]
) -> None:
    """They read the same story in the same time."""
    person = BrowserPlayer(browser, server.url, pace="0.5").be("Nausicaa")
    people.append(person)
    person.page.emulate_media(reduced_motion="reduce")
    person.page.add_init_script(FLIGHTS)
    table = person.sits("odysseus", 3, [None, "sailor", "sailor"], pace=200)
    person.look(table).say(table, "away")
    person.page.wait_for_function("() => window.moment")
    assert person.page.evaluate("flights.length") == 0
    assert person.page.evaluate("document.getAnimations().length") == 0


# ---- committing
def test_a_move_can_be_undone_while_the_bots_wait(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer]
) -> None:
    person = BrowserPlayer(browser, server.url, size=PHONE).be("Nausicaa")
    people.append(person)
    table = person.sits("ulysses", 3, [None, "sailor", "sailor"], pace=2000, first=0)
    page = person.look(table).page
    page.locator(".proposals [data-move]").first.click()
    page.locator(".story .undo").click()
    page.wait_for_selector(DECIDES)
    expect(page.locator(".story .undo")).to_have_count(0)
    expect(page.locator(".story-words")).to_have_text("You undo your last move.")


@SCREENS
def test_players_can_confirm_every_move(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str, size: dict[str, int]
) -> None:
    person, _ = alone(browser, server, people, game, size=size, commits="always")
    page = person.page
    while not page.locator(FREE).count():  # Zeus puts the ship on an island
        Clicker(person, 0, Counter()).move()
        page.wait_for_selector(DECIDES)
    seq = person.seq
    page.locator(FREE).first.click()
    confirm = page.locator(".confirming [data-move], [data-confirm]")
    expect(confirm).to_be_visible()
    assert person.seq == seq and violations(person, game) == [] and person.torn() == []
    confirm.click()
    page.wait_for_function("(seq) => Number(document.querySelector('.table-page').dataset.seq) > seq", arg=seq)


def only_pass(update: dict[str, Any]) -> dict[str, Any]:
    """Where a pass is possible, leave it as the only possible move."""
    verbs = (update["choices"] or {"verbs": []})["verbs"]
    if any(choice["verb"] == "pass" and choice["reason"] is None for choice in verbs):
        for choice in verbs:
            if choice["verb"] != "pass":
                choice["reason"] = {"name": "refused-turn", "args": {}, "clause": "O4.2"}
    return update


def decide_until(person: BrowserPlayer, forced: Callable[[], Any]) -> None:
    """Make other decisions until a pass is forced."""
    person.page.wait_for_selector(DECIDES)
    while not forced():
        Clicker(person, 0, Counter()).move()
        person.page.wait_for_selector(DECIDES)


def test_a_forced_pass_happens_by_itself_unless_it_is_stopped(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer]
) -> None:
    person = BrowserPlayer(browser, server.url, size=PHONE, language="de", forced="bots").be("Nausicaa")
    people.append(person)
    updates_through(person, only_pass)
    page = person.page
    page.clock.install()
    table = person.sits("odysseus", 3, [None, "sailor", "sailor"])
    page.goto(f"{server.url}/t/{table}")
    decide_until(person, page.locator(".forced").count)
    seq = person.seq
    assert person.torn() == [] and violations(person, "forced") == []
    page.clock.fast_forward(5000)
    page.wait_for_function("(seq) => Number(document.querySelector('.table-page').dataset.seq) > seq", arg=seq)
    page.evaluate(STOPS)
    decide_until(person, lambda: page.evaluate("window.stoppedAt"))
    seq = page.evaluate("stoppedAt")
    page.clock.fast_forward(5000)
    person.say(table, "say", text="wait")  # another event, after which the player still has to decide
    for _ in range(100):  # the page's clock stands still, and what is drawn now may take its time
        if page.locator(f".table-page[data-seq='{seq + 1}'][data-decides=yes]").count():
            break
        page.clock.fast_forward(1000)
        page.wait_for_timeout(100)
    assert person.seq == seq + 1
    expect(page.locator(".forced")).to_have_count(0)
    log = person.context.request.get(f"{server.url}/api/tables/{table}/log").json()["lines"]
    assert [event["name"] for line in log if line["seq"] > seq for event in line["events"]] == ["table-said"]


def test_the_speed_is_that_of_the_bots_too(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer]
) -> None:
    person = BrowserPlayer(browser, server.url, pace="1.5").be("Nausicaa")
    people.append(person)
    page = person.page
    page.goto(server.url)
    paces = []
    for speed in ("", "fast"):
        if speed:
            page.goto(server.url)
            page.locator("nav button").click()
            page.locator("[data-setting=speed]").select_option(speed)
            page.keyboard.press("Escape")
        page.locator("[data-play=ulysses]").click()
        page.wait_for_selector(".story-line")
        updates = [frame for frame in person.frames if frame["type"] == "update"]
        paces.append(updates[-1]["table"]["pace"])
    assert paces == [1800, 500]
