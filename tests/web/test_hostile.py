"""500 hostile names and chat lines on every screen: nothing runs, nothing becomes markup, nothing breaks."""

from __future__ import annotations

import copy
import itertools
import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, WebSocketRoute

from pelagos.core.record import write
from tests.kit.browser.browser_player import DESKTOP, PHONE, BrowserPlayer
from tests.kit.games.committed_records import honest_record
from tests.kit.games.every_game import find
from tests.kit.games.forged_records import rehashed
from tests.kit.games.random_play import NAMES
from tests.kit.servers.server_process import ServerProcess

HACK = "window.hacked=1"
MARKUP = [
    "<script>{}</script>",
    "<img src=x onerror={}>",
    "<svg onload={}>",
    "<b onmouseover={}>bold</b>",
    "<iframe srcdoc='<script>parent.hacked=1</script>'>",
    "<style>*{{display:none}}</style>",
    "'><script>{}</script>",
    '"><img src=x onerror="{}">',
    "</textarea><script>{}</script>",
    "<a href='javascript:{}'>x</a>",
    "javascript:{}",
    "<math><mi xlink:href='data:x,<script>{}</script>'>",
    "&lt;script&gt;{}&lt;/script&gt;",
    "<!--<img src='--><img src=x onerror={}>",
    "<input autofocus onfocus={}>",
    "<details open ontoggle={}>",
]
SYNTAX = [
    "{ $who }",
    "{ $name }",
    "{ web-you }",
    "{{7*7}}",
    "${window.hacked=1}",
    "#{1}",
    "<%= 1 %>",
    "{ NUMBER(1) }",
    "{",
]
NOTHING = ["null", "undefined", "NaN", "None", "0", "-1", "[object Object]", "constructor", "__proto__", "toString"]
WILD = [
    "\u202egnorw\u202c",  # right to left
    "\u2067\u202eא\u202d",
    "עברית שלום",
    "مرحبا بالعالم",
    "Z\u0351\u036b\u0343\u036a\u0302a\u036b\u033d\u034f\u0334\u0319l\u0348\u031eg\u034e\u0321o" * 3,
    "a" + "\u0301" * 39,
    "W" * 40,
    "ﷺ" * 20,
    "𒐫" * 20,
    "漢字" * 20,
    "ไทยที่ไม่มีช่องว่าง" * 2,
    "👩‍👩‍👧‍👦" * 5,
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿🇬🇷" * 3,
    "\u200b\u200d\ufeffx",
    "a\tb\nc\r",
    "\u0000\u0007",
    "%s%n%x",
    "'; DROP TABLE people; --",
    "../../etc/passwd",
    " " * 39 + "x",
    "İıſK",
    "ß" * 40,
    "\U000e0041\U000e0042",
]


def hostile() -> list[str]:
    """Return all strings, alone and combined, in 40 characters, which is the longest name."""
    plain = [text.format(HACK) for text in MARKUP] + SYNTAX + NOTHING + WILD
    mixed = [f"{one}{other}" for one, other in itertools.product(WILD + SYNTAX, plain)]
    return [*plain, *mixed][:500]


HOSTILE = hostile()
# What must stay the same whatever the names are.
STATE = """() => ({
  hacked: 'hacked' in window,
  foreign: document.querySelectorAll('script:not([src]), iframe, object, embed, math, style, img[src="x"], [srcdoc], ' +
    '[onerror], [onload], [onclick], [onfocus], [ontoggle], [onmouseover], [href^="javascript:"]').length,
  wide: document.documentElement.scrollWidth - innerWidth,
  tall: Math.max(0, ...[...document.querySelectorAll('.plate, .lobby-seats li, .tables li')].map(
    (one) => one.offsetHeight)),
})"""
DRAWN = "async () => { for (const _ of [0, 1]) await new Promise(requestAnimationFrame); }"


class Stage:
    """A table with a fake server, which sends names and lines that a real server would have cleaned first."""

    def __init__(self, person: BrowserPlayer, table: str, shows: str) -> None:
        self.person = person
        self.last: dict[str, Any] = {}
        self.socket: WebSocketRoute | None = None
        person.page.route_web_socket("**/socket*", self.between)
        person.page.on("dialog", lambda dialog: person.problems.append(f"a dialog: {dialog.message}"))
        person.page.goto(f"{person.url}/t/{table}")
        person.page.wait_for_selector(shows)

    def between(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        server = socket.connect_to_server()

        def forward(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "update":
                self.last = message
            socket.send(text)

        server.on_message(forward)

    def tell(self, names: list[str]) -> dict[str, Any]:
        """Send one update with these people, who each say their name in the chat."""
        update = copy.deepcopy(self.last)
        self.last["seq"] += 1
        update["seq"] = self.last["seq"]
        seats = update["table"]["seats"]
        for seat, name in zip(seats, names, strict=False):
            seat.update(name=name, kind="person", here=True)
        update["events"] = [
            {"name": name, "args": {"seat": seat, "name": text, "text": text * 5}}
            for seat, text in enumerate(names[: len(seats)])
            for name in ("table-joined", "table-said")
        ]
        assert self.socket
        self.socket.send(json.dumps(update))
        self.person.page.evaluate(DRAWN)
        found: dict[str, Any] = self.person.page.evaluate(STATE)
        return found


def check(found: dict[str, Any], before: dict[str, Any], names: list[str]) -> None:
    assert (found["hacked"], found["foreign"]) == (False, before["foreign"]), names
    assert found["wide"] <= 0, (found, names)
    assert found["tall"] <= before["tall"] + 60, (found, before, names)


# Text that is too long shows on a phone; a wide screen has another layout.
@pytest.mark.parametrize(
    ("where", "size"),
    [("lobby", PHONE), ("ulysses", PHONE), ("odysseus", PHONE), ("over", PHONE), ("ulysses", DESKTOP)],
    ids=["lobby", "ulysses", "odysseus", "over", "ulysses wide"],
)
def test_hostile_names_and_chat_at_a_table(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], where: str, size: dict[str, int]
) -> None:
    person = BrowserPlayer(browser, server.url, size=size).be("Nausicaa")
    people.append(person)
    game = "ulysses" if where == "ulysses" else "odysseus"
    seats = 5 if game == "ulysses" else 6
    bots: list[str | None] = [None, None] if where == "lobby" else [None, *["drifter"] * (seats - 1)]
    table = person.sits(game, seats, bots)
    if where == "over":
        person.say(table, "away")
    shows = {"lobby": ".lobby-seats", "over": ".over"}.get(where, ".table-page")
    stage = Stage(person, table, shows)
    if where != "lobby":
        person.settled()
    before = stage.tell(["A", "B", "C", "D", "E", "F"])
    for start in range(0, len(HOSTILE), seats):
        names = HOSTILE[start : start + seats]
        check(stage.tell(names), before, names)
        if where != "lobby" and start % (seats * 20) == 0:  # also in the log, in the chat and in the state in words
            for tab in ("chat", "state", "log"):
                person.tab_of(tab)
                check(stage.tell(names), before, names)
            if size is PHONE:
                person.page.keyboard.press("Escape")
    shown = person.page.locator(".plate .name, .lobby-seats .name").all_text_contents()
    assert "".join(names[0].split()) in "".join("".join(shown).split())


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_hostile_names_in_the_lists_of_tables(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], size: dict[str, int]
) -> None:
    """The lists of tables are full of such names."""
    person = BrowserPlayer(browser, server.url, size=size).be("Nausicaa")
    people.append(person)
    rows = [
        {"id": f"{number:016x}", "game": "odysseus", "status": status, "seats": 6, "free": 1, "clock": {}}
        | {"names": HOSTILE[number * 5 : number * 5 + 5], "yours": False, "changed": 0, "winners": []}
        for number, status in enumerate(["open", "playing", "over", "open"] * 25)
    ]

    def answer(route: Route) -> None:
        route.fulfill(json={"tables": rows})

    person.page.route("**/api/tables", answer)
    person.page.route("**/api/me/tables", answer)
    person.page.goto(server.url)
    person.page.wait_for_selector(".over-tables")
    found = person.page.evaluate(STATE)
    assert (found["hacked"], found["foreign"], found["wide"] <= 0) == (False, 0, True), found
    assert found["tall"] < 400


def test_hostile_names_in_a_record(browser: Browser, server: ServerProcess, people: list[BrowserPlayer]) -> None:
    """A record opened on the verifier page has such names, and text that is no move."""
    person = BrowserPlayer(browser, server.url, size=PHONE)
    people.append(person)
    page, text = person.page, write(honest_record(find("odysseus"), 6, 1, 3))
    page.goto(f"{server.url}/verify.html")
    names = [name for name in HOSTILE if not any(ord(each) < 32 for each in name)]
    for start in range(0, len(names), 6):
        move = text.index("\n1 ") + len("\n1 A ")
        forged = text[:move] + names[start] + text[move:]
        for old, new in zip(NAMES, names[start : start + 6], strict=False):
            forged = forged.replace(f" {old}\n", f" {new}\n", 1)
        page.locator("#record").fill(rehashed(forged))
        page.locator(".given button").click()
        page.wait_for_function(
            "(name) => document.querySelector('.promises')?.textContent.includes(name)", arg=names[start]
        )
        found = page.evaluate(STATE)
        assert (found["hacked"], found["foreign"], found["wide"] <= 0) == (False, 0, True), (found, names[start])
        assert names[start] in (page.locator(".result.bad .line code").text_content() or "")


def test_hostile_names_and_chat_through_the_real_server(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer]
) -> None:
    """Names and lines are shown exactly as the real server has cleaned them."""
    wild = ["<img src=x onerror=window.hacked=1>", "{ $who } \u202egnorw", "W" * 40]
    people += [BrowserPlayer(browser, server.url).be(name) for name in wild]
    table = people[0].sits("ulysses", 3, [None, None, None])
    for person in people[1:]:
        person.say(table, "join")
    for person in people:
        for text in HOSTILE[:: len(HOSTILE) // 20]:
            person.say(table, "say", text=text)
    people[0].say(table, "begin")
    person = people[0].look(table)
    assert wild[0] in person.page.locator(".plate .name").first.inner_text()
    assert len(person.heard()) > 40
    found = person.page.evaluate(STATE)
    assert (found["hacked"], found["foreign"], found["wide"] <= 0) == (False, 0, True), found
