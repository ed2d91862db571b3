"""The form that opens a table: boards of the server's owner, drawn from their files, and who goes first."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from pelagos.core.record import parse, replay
from tests.kit.browser.browser_player import DESKTOP, PATIENCE, PHONE, BrowserPlayer
from tests.kit.browser.clicker import Clicker
from tests.kit.games.boards import own_board
from tests.kit.games.every_game import find
from tests.kit.servers.server_process import NO_LIMITS, ServerProcess

expect.set_options(timeout=PATIENCE)
KEYS = {"ulysses": "places", "odysseus": "islands"}
NAMES = {"ulysses": ".place-name", "odysseus": ".ody-name"}


def without_positions(game: str, title: str) -> dict[str, object]:
    board = own_board(game, title)
    board.pop("size", None)
    for name, place in board[KEYS[game]].items():
        board[KEYS[game]][name] = [] if isinstance(place, list) else {"colour": place["colour"]}
    return board


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with two boards for each game: one with positions, one without any."""
    folder = tmp_path_factory.mktemp("server")
    boards = folder / "boards"
    boards.mkdir()
    for game in KEYS:
        (boards / f"{game}-1.json").write_text(json.dumps(own_board(game, "Half turn")), "utf-8")
        (boards / f"{game}-2.json").write_text(json.dumps(without_positions(game, "Unmeasured")), "utf-8")
    options = [word for limit in NO_LIMITS for word in ("--limit", limit)]
    with ServerProcess(folder / "store", *options, "--boards", str(boards), log=folder / "log") as found:
        yield found


def form_of(person: BrowserPlayer, game: str) -> Page:
    """Open the form, with bots on all other seats of a table of three."""
    page = person.page
    page.goto(person.url)
    page.locator("[data-test=open-table]").click()
    page.locator(f".open-form input[value={game}]").check(force=True)
    page.locator(".open-form input[name=seats][value='3']").check(force=True)
    for select in page.locator(".seats-form select").all():
        select.select_option("sailor")
    return page


def begin(page: Page) -> None:
    page.locator(".open-form button.main").click()
    page.locator("[data-test=begin]").click()


def centres(page: Page, game: str) -> dict[str, tuple[float, float]]:
    """Return where the signs are, by the words of their places, in fractions of the size of the map."""
    page.locator(".sheet [data-point][tabindex='0']").press("0")
    page.wait_for_selector(".sheet[data-whole=yes]")
    found = page.evaluate(
        """() => [...document.querySelectorAll('.sheet [data-point]')].map((one) => {
          const {left, top, width, height} = (one.querySelector('.shape') ?? one).getBoundingClientRect();
          return [one.dataset.place ?? one.dataset.island, left + width / 2, top + height / 2];
        })"""
    )
    return {word: (x, y) for word, x, y in found}


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", KEYS)
def test_a_table_on_an_own_board(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str, size: dict[str, int]
) -> None:
    """It is chosen by name, shown with its origin, and drawn from its file. Moves name its places."""
    person = BrowserPlayer(browser, server.url, size=size).be("Anna")
    people.append(person)
    page = form_of(person, game)
    choice = page.locator(".board-choice")
    expect(choice.locator("option")).to_have_count(3)
    choice.locator("select").select_option("Half turn")
    expect(choice.locator(".hint")).to_have_text("Drawn by Anna for Half turn.")
    page.locator(".open-form button.main").click()
    expect(page.locator(".lobby .board-origin")).to_contain_text("Half turn”: Drawn by Anna for Half turn.")
    page.locator("[data-test=begin]").click()
    person.settled()
    board = own_board(game, "Half turn")
    names = {text.replace("\n", " ") for text in page.locator(NAMES[game]).all_text_contents()}
    assert names == {name.capitalize() for name in board[KEYS[game]]}
    drawn = centres(page, game)
    assert set(drawn) == set(board[KEYS[game]])
    west, east = ("newcyprus", "newpillars") if game == "ulysses" else ("neweta", "newbeta")
    assert drawn[west][0] < drawn[east][0], "our board has them the other way round"
    before = person.seq
    if page.locator("[data-islands]").count():
        person.say(page.url.split("/")[-1], "play", move="start newlambda", seq=before)
    elif game == "ulysses" and page.locator(".proposals [data-move]").count():
        page.locator(".proposals [data-move]").first.click()
    else:
        page.locator(".dock [data-move=pass], .dock [data-move=agree]").first.click()
    page.wait_for_function("(seq) => Number(document.querySelector('.table-page').dataset.seq) > seq", arg=before)
    page.locator(".bar .menu").click()
    expect(page.locator("dialog .board-origin")).to_contain_text("Drawn by Anna")


@pytest.mark.parametrize("game", KEYS)
def test_a_whole_game_on_an_own_board(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str
) -> None:
    """Clicks alone play it. Its record replays without the file of the board."""
    person = BrowserPlayer(browser, server.url).be("Anna")
    people.append(person)
    table = person.sits(game, 3, [None, "sailor", "sailor"], board="Half turn")
    person.look(table)
    clicker = Clicker(person, 0, Counter(), detour_rate=0.2)
    clicker.aims = []  # it knows the ways to the goals on our own board only
    while clicker.look()["status"] == "playing":
        person.page.wait_for_selector(".table-page:is([data-decides=yes], [data-status=over])")
        clicker.decide()
    expect(person.page.locator(".over")).to_be_visible()
    record = parse(person.context.request.get(f"{server.url}/api/tables/{table}/record").text(), find)
    replay(record)
    mine = [record.game.write(entry.actions) for entry in record.entries if entry.seat == 0]
    assert mine == [record.game.write(record.game.read(move)) for move in clicker.moves]
    assert record.game.board_name == "Half turn"


@pytest.mark.parametrize("game", KEYS)
def test_a_board_without_positions_is_laid_out(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str
) -> None:
    """No two signs lie on each other, and all are on the map."""
    person = BrowserPlayer(browser, server.url).be("Anna")
    people.append(person)
    page = form_of(person, game)
    page.locator(".board-choice select").select_option("Unmeasured")
    begin(page)
    person.settled()
    drawn = list(centres(page, game).values())
    frame = page.locator(".sheet").bounding_box()
    assert frame and len(drawn) == (37 if game == "ulysses" else 18)
    assert all(frame["x"] < x < frame["x"] + frame["width"] for x, _ in drawn)
    assert all(frame["y"] < y < frame["y"] + frame["height"] for _, y in drawn)
    gaps = [((a - c) ** 2 + (b - d) ** 2) ** 0.5 for i, (a, b) in enumerate(drawn) for c, d in drawn[:i]]
    assert min(gaps) > 18


def test_the_first_player_is_chosen(browser: Browser, server: ServerProcess, people: list[BrowserPlayer]) -> None:
    """U2.3: a seat that the table has. In Odysseus the rules leave no choice (O4.1)."""
    person = BrowserPlayer(browser, server.url).be("Anna")
    people.append(person)
    page = form_of(person, "ulysses")
    first = page.locator(".first-player select")
    assert first.locator("option").all_text_contents() == [
        "by lot",
        "the winner of the last game",
        *("Seat 1", "Seat 2", "Seat 3"),
    ]
    first.select_option("Seat 3")
    page.locator(".open-form button.main").click()
    expect(page.locator(".lobby .terms")).to_contain_text("First player: seat 3")
    page.locator("[data-test=begin]").click()
    person.settled().tab_of("log")
    expect(page.locator(".side-panel")).to_contain_text("Elpenor goes first.")
    assert form_of(person, "odysseus").locator(".first-player").count() == 0


def test_a_seat_that_is_gone_is_chosen_no_longer(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer]
) -> None:
    person = BrowserPlayer(browser, server.url).be("Anna")
    people.append(person)
    page = form_of(person, "ulysses")
    page.locator(".first-player select").select_option("Seat 3")
    page.locator(".open-form input[name=seats][value='5']").check(force=True)
    page.locator(".first-player select").select_option("Seat 5")
    page.locator(".open-form input[name=seats][value='3']").check(force=True)
    expect(page.locator(".first-player select option:checked")).to_have_text("by lot")


def fetched(page: Page, path: str) -> str:
    return str(page.evaluate("async (path) => (await fetch(path)).text()", path))


def test_the_winner_goes_first_at_the_rematch(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer]
) -> None:
    """Bots play to the end. The winner goes first in the next game."""
    person = BrowserPlayer(browser, server.url).be("Anna")
    people.append(person)
    table = person.sits("ulysses", 3, [None, "drifter", "drifter"], level="drifter", board="Half turn")
    person.look(table).say(table, "away")
    page = person.page
    page.wait_for_selector(".over", timeout=3 * PATIENCE)
    info = json.loads(fetched(page, f"/api/tables/{table}"))
    page.locator(".over .first-player select").select_option("the winner of the last game")
    page.locator("[data-test=rematch]").click()
    page.wait_for_url(lambda url: f"/t/{table}" not in url)
    page.wait_for_selector(".table-page[data-game=ulysses]")
    again = page.url.split("/")[-1]
    record = fetched(page, f"/api/tables/{again}/record")
    (winner,) = info["winners"]
    assert f"\nfirst {'ABC'[winner]}\n" in record
    assert "newithaca" in record, "the board stays"


def test_a_first_voyage(browser: Browser, server: ServerProcess, people: list[BrowserPlayer]) -> None:
    """The button on the card plays it at once: the mark in the bar, no clock, and sailors that take their time."""
    person = BrowserPlayer(browser, server.url, size=PHONE).be("Anna")
    people.append(person)
    page = person.page
    page.goto(person.url)
    page.locator("[data-first-voyage=ulysses]").click()
    page.wait_for_selector(".table-page[data-game=ulysses]")
    expect(page.locator(".bar .turn .variant")).to_have_text("First voyage")
    table = page.url.split("/")[-1]
    info = json.loads(fetched(page, f"/api/tables/{table}"))
    assert (info["variant"], info["explain"], info["pace"], info["clock"]["seconds"]) == ("first-voyage", True, 2500, 0)
    assert {seat["level"] for seat in info["seats"] if seat["kind"] == "bot"} == {"sailor"}
