"""A table in the browser: reload, lost connections, several tabs and devices, handing over a seat, watching, chat."""

from __future__ import annotations

import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.kit.browser.browser_player import DECIDES, PATIENCE, PHONE, WHOLE, BrowserPlayer, alone
from tests.kit.browser.clicker import Clicker
from tests.kit.project.documents import page as document
from tests.kit.servers.processes import free_port, wait_until
from tests.kit.servers.programs import nginx_program
from tests.kit.servers.server_process import NO_LIMITS, ServerProcess
from tests.kit.servers.tcp_proxy import TcpProxy

expect.set_options(timeout=PATIENCE)
GAMES = ("ulysses", "odysseus")
# How far parts of the page have moved by themselves, as browsers count layout shifts.
SHIFTS = """window.shifts = 0; new PerformanceObserver((list) => {
  for (const shift of list.getEntries()) shifts += shift.value;
}).observe({ type: "layout-shift", buffered: true });"""


def together(browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str, count: int = 3) -> str:
    """Seat this many people at a table and begin. None of them has opened it yet."""
    people += [BrowserPlayer(browser, server.url).be(f"Sailor {number}") for number in range(count)]
    table = people[0].sits(game, count, [None] * count)
    for person in people[1:]:
        person.say(table, "join")
    people[0].say(table, "begin")
    return table


def picture(person: BrowserPlayer) -> dict[str, Any]:
    """Return what a player sees of the game."""
    found: dict[str, Any] = person.tab_of("log").page.evaluate(
        """() => Object.fromEntries(['.turn', '.plates', '.board', '.ulysses-dock .mine, .ody-held', '.log'].map(
          (part) => [part, document.querySelector(`.table-page :is(${part})`).innerText]))"""
    )
    return found | {"seq": person.seq}


def acting(people: list[BrowserPlayer]) -> tuple[BrowserPlayer, int]:
    """Return the player who must decide, and the seat. The first player's page may not have the last move yet."""
    newest = max(person.seq for person in people)
    people[0].settled().page.wait_for_selector(f".table-page[data-seq='{newest}']")
    seat = int(people[0].page.locator(".plate").evaluate_all("(all) => all.findIndex((one) => one.matches('.acts'))"))
    return people[seat], seat


@pytest.mark.parametrize("game", GAMES)
def test_a_reload_keeps_everything(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str
) -> None:
    person, _ = alone(browser, server, people, game)
    Clicker(person, 0, Counter()).move()
    before = picture(person.settled())
    person.page.reload()
    assert picture(person.settled()) == before


@pytest.mark.parametrize("game", GAMES)
def test_a_page_has_its_frame_before_its_script(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str
) -> None:
    """Nothing moves when the table comes, and nothing is requested twice."""
    person, table = alone(browser, server, people, game, size=PHONE)
    page = person.tab()
    page.add_init_script(SHIFTS)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    held: list[Route] = []
    page.route("**/assets/base-*.js", lambda route: held.append(route))
    page.goto(f"{server.url}/t/{table}", wait_until="commit")
    page.wait_for_selector(".loading img")
    assert page.inner_text(".loading") == "Pelagos"
    held[0].continue_()
    page.wait_for_selector(".place-name, .ody-name")
    page.wait_for_timeout(500)  # for the fonts
    assert page.locator(".loading").count() == 0
    assert page.evaluate("shifts") < 0.02
    ours = [url for url in asked if "/assets/" in url or "/api/" in url]
    assert len(ours) == len(set(ours))


@pytest.mark.parametrize("game", GAMES)
def test_a_second_tab_shows_the_same_game(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str
) -> None:
    person, table = alone(browser, server, people, game)
    first, second = person.page, person.tab()
    second.goto(f"{server.url}/t/{table}")
    Clicker(person, 0, Counter()).move()
    before = picture(person.settled())
    second.wait_for_selector(f".table-page[data-seq='{person.seq}']")
    person.page = second
    assert picture(person.settled()) == before
    Clicker(person, 0, Counter()).move()  # and the other way round
    after = picture(person.settled())
    first.wait_for_selector(f".table-page[data-seq='{person.seq}']")
    person.page = first
    assert picture(person) == after


def test_another_device_signs_in_with_a_code(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer]
) -> None:
    person, _ = alone(browser, server, people, "ulysses")
    before = picture(person)
    person.page.goto(server.url)
    person.page.get_by_role("button", name="Code for another device").click()
    code = person.page.locator("dialog input.shared").input_value()
    other = BrowserPlayer(browser, server.url, size=PHONE)
    people.append(other)
    other.page.goto(server.url)
    other.page.locator("#join").fill(code)
    other.page.locator(".join button").click()
    other.page.locator(".my-tables .table-link").click()
    other.page.wait_for_selector(WHOLE)
    other.page.set_viewport_size({"width": 1280, "height": 800})  # so that both show the same
    assert picture(other.settled()) == before


@pytest.mark.parametrize("is_heard", [False, True], ids=["not heard", "heard"])
def test_a_connection_that_was_cut_is_restored(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], is_heard: bool
) -> None:
    """A click meanwhile is carried out once, even if only its answer was lost. One update brings what was missed."""
    with TcpProxy(server.port) as proxy:
        people += [
            BrowserPlayer(browser, url).be(f"Sailor {n}") for n, url in enumerate([proxy.url, server.url, server.url])
        ]
        table = people[0].sits("ulysses", 3, [None, None, None])
        for person in people[1:]:
            person.say(table, "join")
        people[0].say(table, "begin")
        for person in people:
            person.look(table)
        person = people[0]
        while (other := acting(people))[0] is not person:
            Clicker(*other, Counter(), detour_rate=0).move()
        person.page.wait_for_selector(DECIDES)
        proxy.hold() if is_heard else proxy.cut()
        move = person.page.locator(".dock [data-move]:not([aria-disabled=true])").first
        wanted = str(move.get_attribute("data-move"))
        before = record(server, person, table).count(f" A {wanted}")
        move.click()
        if is_heard:
            wait_until(lambda: record(server, people[1], table).count(f" A {wanted}") > before, "the server hears it")
            proxy.cut()
        person.context.set_offline(True)
        expect(person.page.locator(".offline")).to_be_visible()
        for number in range(3):
            people[1].say(table, "say", text=f"line {number}")
        person.frames.clear()
        proxy.mend()
        person.context.set_offline(False)
        expect(person.page.locator(".offline")).to_have_count(0)
        person.page.wait_for_selector(".connection.connected")
        person.tab_of("chat")
        expect(person.page.locator(".chat li span")).to_have_text(["line 0", "line 1", "line 2"])
        first = next(frame for frame in person.frames if frame["type"] == "update")
        assert [event["args"].get("text") for event in first["events"]][-3:] == ["line 0", "line 1", "line 2"]
        wait_until(lambda: record(server, people[1], table).count(f" A {wanted}") > before, "it arrives")
        assert record(server, people[1], table).count(f" A {wanted}") == before + 1
        people[1].settled()
        person.page.wait_for_selector(f".table-page[data-seq='{people[1].seq}']")
        for one in people:
            one.leave()


def test_a_dead_connection_is_noticed(browser: Browser, server: ServerProcess, people: list[BrowserPlayer]) -> None:
    """As after a tunnel or a sleep, neither end knows that the connection is dead, and nothing is sent that would show
    it. The page still notices, and one update brings what it has missed."""
    with TcpProxy(server.port) as proxy:
        person, other = (
            BrowserPlayer(browser, url).be(name) for name, url in (("Anna", proxy.url), ("Bert", server.url))
        )
        people += [person, other]
        person.page.clock.install()
        table = person.sits("ulysses", 3, [None, None, "sailor"])
        person.page.goto(f"{proxy.url}/t/{table}")
        person.page.wait_for_selector(".lobby-seats .mine")
        person.page.clock.fast_forward(40_000)  # nothing happens, for as long as the server may be silent
        expect(person.page.locator(".offline")).to_have_count(0)
        proxy.hold()
        other.say(table, "join")
        person.page.clock.fast_forward(50_000)
        expect(person.page.locator(".offline")).to_be_visible()
        proxy.is_held = False
        person.page.evaluate("dispatchEvent(new Event('online'))")
        expect(person.page.locator(".offline")).to_have_count(0)
        expect(person.page.locator(".lobby-seats")).to_contain_text("Bert")
        for one in people:
            one.leave()


def test_a_device_that_wakes_up_reconnects(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer]
) -> None:
    """Its clock has moved on and its connection is dead: a new one opens at once, and pending commands go there."""
    with TcpProxy(server.port) as proxy:
        person = BrowserPlayer(browser, proxy.url).be("Anna")
        people.append(person)
        person.page.clock.install()
        table = person.sits("ulysses", 3, [None, None, "sailor"])
        person.page.goto(f"{proxy.url}/t/{table}")
        person.page.wait_for_selector(".lobby-seats .mine")
        sockets: list[str] = []
        person.page.on("websocket", lambda socket: sockets.append(socket.url))
        proxy.hold()
        person.page.locator(".chat input").fill("is anybody there?")
        person.page.locator(".chat form button").click()
        later = int(person.page.evaluate("Date.now()")) + 60_000
        person.page.clock.set_system_time(later)
        proxy.is_held = False
        person.page.evaluate("dispatchEvent(new Event('online'))")
        expect(person.page.locator(".chat li span")).to_have_text(["is anybody there?"])
        expect(person.page.locator(".chat input")).to_have_value("")
        assert len(sockets) == 1
        person.leave()


def record(server: ServerProcess, person: BrowserPlayer, table: str) -> str:
    return person.context.request.get(f"{server.url}/api/tables/{table}/record").text()


def test_the_page_reconnects_after_a_server_restart(
    browser: Browser, people: list[BrowserPlayer], tmp_path: Path
) -> None:
    """The server is killed and started again. The page reconnects, and what was clicked meanwhile is done once."""
    with ServerProcess(tmp_path / "store", *[word for limit in NO_LIMITS for word in ("--limit", limit)]) as own:
        person, _ = alone(browser, own, people, "ulysses")
        before = picture(person)
        own.kill()
        expect(person.page.locator(".offline")).to_be_visible()
        person.chats("is anybody there?")
        own.start().wait()
        expect(person.page.locator(".offline")).to_have_count(0)
        expect(person.page.locator(".chat li span")).to_have_text(["is anybody there?"])
        after = picture(person.settled())
        assert {**after, "seq": 0, ".log": ""} == {**before, "seq": 0, ".log": ""}
        Clicker(person, 0, Counter()).move()
        person.leave()  # before the server does
        people.clear()
        assert person.problems == []


def test_a_seat_is_handed_over(browser: Browser, server: ServerProcess, people: list[BrowserPlayer]) -> None:
    person, _ = alone(browser, server, people, "odysseus")
    before = picture(person)
    person.menu("Transfer seat")
    link = person.page.locator("dialog input.shared").input_value()
    person.page.keyboard.press("Escape")
    other = BrowserPlayer(browser, server.url)
    people.append(other)
    other.page.goto(link)
    other.page.get_by_role("button", name="Take seat").click()
    other.page.wait_for_selector(DECIDES)
    assert "#" not in other.page.url
    assert other.page.locator(".ody-hand").inner_text() in before[".ulysses-dock .mine, .ody-held"]
    expect(person.page.locator(".watching")).to_be_visible()
    expect(person.page.locator(".ody-hand, .ody-task")).to_have_count(0)
    Clicker(other, 0, Counter()).move()
    assert person.page.locator(".table-page[data-decides=yes]").count() == 0


@pytest.mark.parametrize("screen", [False, True], ids=["spectator", "shared screen"])
@pytest.mark.parametrize("game", GAMES)
def test_people_without_the_seat_see_no_secret(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str, screen: bool
) -> None:
    """Neither on the page nor in its messages; on a shared screen not even for a player with a seat."""
    person, table = alone(browser, server, people, game)
    other = person if screen else BrowserPlayer(browser, server.url)
    people[:] = {person, other}
    if screen:
        person.page.close()
        person.page = person.tab()
        person.frames.clear()
    other.look(table, "?screen" if screen else "")
    for _ in range(4):
        person.say(table, "away")
        other.page.wait_for_timeout(300)
        person.say(table, "back")
        other.settled()
        check_secrets(other, game)
    assert other.page.locator(".table-page[data-decides=yes]").count() == 0
    assert len(other.frames) > 4
    if not screen:
        text = other.tab_of("state").page.locator("#side-panel").inner_text()
        assert len(text) > 100


def check_secrets(other: BrowserPlayer, game: str) -> None:
    secrets = ".hand, .goals, .place.mine, .ody-hand, .ody-task, .dock :is([data-card], [data-move], [data-deed])"
    if other.status == "playing":
        assert other.page.locator(secrets).count() == 0
    for frame in other.frames:
        if frame["type"] != "update" or frame["table"]["status"] != "playing":
            continue
        view = frame["view"]
        assert (frame["you"], frame["choices"], list(view["hand"])) == (-1, None, [])
        if game == "ulysses":
            assert all(slot["goal"] < 0 or slot["shown"] for row in view["goals"] for slot in row)
        else:
            assert all(kind < 0 for kind in view["down_kind"]) and all(points < 0 for points in view["points"])


@pytest.mark.parametrize("game", GAMES)
def test_the_language_can_change_during_a_game(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str
) -> None:
    person, _ = alone(browser, server, people, game)
    before = picture(person)
    person.page.evaluate("window.isTheSame = true")
    found = {"en": before}
    for language in ("de", "it", "fr", "en"):
        person.page.locator(".bar .menu").click()
        person.page.locator("dialog .wishes select").first.select_option(language)
        person.page.keyboard.press("Escape")
        expect(person.page.locator("html")).to_have_attribute("lang", language)
        found[language] = picture(person)
    assert person.page.evaluate("window.isTheSame")
    assert found["en"] == before
    for part in (".turn", ".ulysses-dock .mine, .ody-held", ".log"):
        assert len({shown[part] for shown in found.values()}) == 4, part


@pytest.mark.parametrize("game", GAMES)
def test_no_word_of_the_old_language_is_left(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str
) -> None:
    """Text that has not changed since is drawn again in the new language too."""
    person, _ = alone(browser, server, people, game)
    person.page.locator(".bar .menu").click()
    person.page.locator("dialog .wishes select").first.select_option("it")
    person.page.keyboard.press("Escape")
    expect(person.page.locator("html")).to_have_attribute("lang", "it")
    person.page.wait_for_timeout(300)  # the words for places come after the frame
    switched = all_words(person)
    person.page.reload()
    expect(person.page.locator("[aria-busy=true]")).to_have_count(0)
    person.page.wait_for_timeout(300)
    assert len(switched) > 100
    assert switched == all_words(person)


def all_words(person: BrowserPlayer) -> list[str]:
    """Return all text, visible or for screen readers, except the announcement of the last move, which a page does not
    repeat after a reload, the line that tells it, and what is left of the last discussion."""
    return person.page.evaluate(
        """(parts) => [...document.querySelectorAll(parts)].flatMap((element) => [
            ...["aria-label", "title"].map((name) => element.getAttribute(name)),
            ...[...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data.trim()),
        ]).filter(Boolean)""",
        ".table-page *:not(.announcer, .story-line *, .put-away *)",
    )


# ---- with others
def test_a_move_can_be_undone(browser: Browser, server: ServerProcess, people: list[BrowserPlayer]) -> None:
    table = together(browser, server, people, "ulysses")
    for person in people:
        person.look(table)
    person, _ = acting(people)
    before = person.page.locator(".dock").inner_text()
    person.page.locator(".dock [data-move^=propose]").first.click()
    person.page.locator(".undo").click()
    person.page.wait_for_selector(DECIDES)
    expect(person.page.locator(".undo")).to_have_count(0)
    assert person.page.locator(".dock").inner_text() == before


def test_a_vote_gives_a_players_seat_to_a_bot(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer]
) -> None:
    table = together(browser, server, people, "odysseus")
    for person in people:
        person.look(table)
    for person in people[:2]:
        person.menu("Players").page.locator("dialog li", has_text="Sailor 2").get_by_text("Vote to replace").click()
    expect(people[0].page.locator(".plate").nth(2).locator(".presence.bot")).to_be_visible()
    expect(people[2].page.locator(".watching")).to_be_visible()
    expect(people[2].page.locator(".ody-hand")).to_have_count(0)


def test_muted_chat_is_not_shown(browser: Browser, server: ServerProcess, people: list[BrowserPlayer]) -> None:
    table = together(browser, server, people, "odysseus")
    for person in people[:2]:
        person.look(table)
    anna, bert = people[:2]
    anna.chats("ahoy")
    expect(bert.page.locator("#tab-chat")).to_contain_text("1")
    assert bert.heard() == ["ahoy"]
    bert.menu("Players").page.locator("dialog li", has_text="Sailor 0").get_by_text("Mute").click()
    expect(bert.page.locator("dialog button[aria-pressed=true]")).to_be_visible()
    bert.page.keyboard.press("Escape")
    anna.chats("are you deaf?")
    bert.chats("no")
    expect(bert.page.locator(".chat li span")).to_have_text(["no"])
    expect(anna.page.locator(".chat li span")).to_have_text(["ahoy", "are you deaf?", "no"])
    bert.page.reload()
    bert.page.wait_for_selector(WHOLE)
    assert bert.heard() == ["no"]


# Pixels between the end of the log and what is shown, a moment after each change.
GAPS = """() => {
  const panel = document.querySelector('#side-panel');
  window.gaps = [];
  const note = () => gaps.push(panel.scrollHeight - panel.scrollTop - panel.clientHeight);
  new MutationObserver(() => { clearTimeout(window.soon); window.soon = setTimeout(note, 100); })
    .observe(panel, {childList: true, subtree: true, characterData: true});
}"""


@pytest.mark.parametrize("game", GAMES)
def test_the_log_shows_its_end(browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str) -> None:
    """Also when two players in a row do the same and share a paragraph. A reader who has scrolled up is not moved."""
    person = BrowserPlayer(browser, server.url).be("Nausicaa")
    people.append(person)
    table = person.sits(game, 3, [None, "drifter", "drifter"], pace=250)
    person.look(table).tab_of("log").page.evaluate(GAPS)
    person.say(table, "away")
    person.page.wait_for_function("() => gaps.length > 12")
    assert max(person.page.evaluate("gaps")) < 2
    person.page.locator("#side-panel").evaluate("(panel) => (panel.scrollTop = 0)")
    count = person.page.evaluate("gaps.length")
    person.page.wait_for_function("(count) => gaps.length > count", arg=count + 4)
    assert person.page.locator("#side-panel").evaluate("(panel) => panel.scrollTop") == 0


def test_a_rematch_can_be_opened(browser: Browser, server: ServerProcess, people: list[BrowserPlayer]) -> None:
    """Bots play for both until the end. Then a rematch begins."""
    people += [BrowserPlayer(browser, server.url).be(f"Sailor {number}") for number in range(2)]
    table = people[0].sits("odysseus", 3, [None, None, "drifter"])
    people[1].say(table, "join")
    people[0].say(table, "begin")
    for person in people:
        person.look(table).say(table, "away")
    for person in people:
        person.page.wait_for_selector(".over", timeout=3 * PATIENCE)
    for person in people:
        person.page.locator("[data-test=rematch]").click()
        person.page.wait_for_url(lambda url: f"/t/{table}" not in url)
        expect(person.page.locator(".lobby-seats, .table-page")).to_be_visible()


# ---- under a path
@pytest.fixture
def under_games(tmp_path: Path) -> Iterator[str]:
    """Run nginx with deploy/nginx.conf, but without TLS and at /games/."""
    program = nginx_program()
    port = free_port()
    lines = [line for line in document("deploy/nginx.conf").splitlines() if "ssl_" not in line]
    site = "\n".join(lines).replace("443 ssl", f"127.0.0.1:{port}").replace("location / {", "location /games/ {")
    with ServerProcess(tmp_path / "store", "--root", "/games") as own:
        site = site.replace(":8000/", f":{own.port}/")
        folders = ("client_body", "proxy", "fastcgi", "scgi", "uwsgi")
        temporary = "".join(f"{folder}_temp_path {tmp_path};" for folder in folders)
        whole = f"pid {tmp_path}/pid; error_log {tmp_path}/error; daemon off; events {{}} http {{ {temporary} {site} }}"
        (tmp_path / "nginx.conf").write_text(whole)
        process = subprocess.Popen([program, "-c", str(tmp_path / "nginx.conf"), "-e", str(tmp_path / "error")])
        try:
            wait_until(lambda: (tmp_path / "pid").exists() or process.poll() is not None, "nginx")
            yield f"http://127.0.0.1:{port}/games"
        finally:
            process.terminate()
            process.wait(30)


def test_the_game_works_under_a_path_of_a_site(browser: Browser, under_games: str) -> None:
    """From the start page to a move, the rules and back, no address leads out of /games/."""
    person = BrowserPlayer(browser, under_games)
    person.page.goto(under_games + "/")
    person.page.locator("[data-play=ulysses]").click()
    person.page.wait_for_selector(WHOLE)
    assert person.page.url.startswith(under_games + "/t/")
    Clicker(person.settled(), 0, Counter()).move()
    person.page.reload()
    person.settled().page.locator(".bar .menu").click()
    person.page.locator("dialog a.item").first.click()
    expect(person.page.locator("main h1")).to_be_visible()
    assert person.page.url.startswith(under_games + "/?rules=ulysses")
    person.page.go_back()
    person.page.wait_for_selector(WHOLE)
    assert foreign_links(person, under_games) == []
    person.page.goto(under_games + "/?about")
    person.page.locator(".foot a", has_text="Verified shuffle").click()
    person.page.wait_for_selector("#record")
    person.page.locator("select.languages").select_option("de")
    expect(person.page.locator("h1")).to_have_text("Nachprüfbar gemischt")
    assert person.page.url == under_games + "/verify.html"
    assert foreign_links(person, under_games) == []
    person.leave()
    assert person.problems == []


def foreign_links(person: BrowserPlayer, home: str) -> list[str]:
    links = person.page.evaluate("[...document.querySelectorAll('[href], [src]')].map((one) => one.href || one.src)")
    return [link for link in map(str, links) if not link.startswith((home, "data:"))]
