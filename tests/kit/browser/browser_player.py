"""A person with a browser."""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request

from tests.kit.servers.server_process import ServerProcess

PHONE = {"width": 360, "height": 740}
LYING = {"width": 740, "height": 360}  # a phone on its side
TABLET = {"width": 768, "height": 1024}
TABLET_LYING = {"width": 1024, "height": 768}
DESKTOP = {"width": 1280, "height": 800}
PATIENCE = 40_000  # milliseconds
CUT_OFF = ("ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED")  # reported by the browser, not a mistake of the page
OFFERS = ".dock button, .board button, .board [role=button]"

# A table page with all its parts loaded; and one where the player can decide.
WHOLE = ".table-page:not([aria-busy=true], :has([aria-busy=true]))"
DECIDES = WHOLE + "[data-decides=yes]"
SETTLED = f"""() => {{
  const page = document.querySelector('{WHOLE}');
  const isPersons = document.querySelector('.plate.acts .presence:not(.bot, .stood-in)');
  return page && (page.dataset.status !== 'playing' || isPersons);
}}"""
# Words that are broken over two lines or cut off, except text that people write and text for screen readers only.
TORN = """() => {
  const found = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const isLarge = (one) => one === document.body || !(one.offsetWidth <= 2) && isLarge(one.parentElement);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const around = text.parentElement;
    if (around.closest('script, [dir=auto], .chat') || !around.checkVisibility({visibilityProperty: true})) continue;
    if (!isLarge(around)) continue;
    const range = document.createRange();
    for (const word of text.data.matchAll(/[^\\s\u00ad\u2010-\u2015/-]+/g)) {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = [...range.getClientRects()].filter(({width}) => width > 0.5).map(({top}) => Math.round(top));
      if (new Set(lines).size > 1) found.push(`${word[0]} in ${around.outerHTML}`);
    }
    const {overflowX} = getComputedStyle(around);
    if (overflowX !== 'visible' && overflowX !== 'auto' && around.scrollWidth > around.clientWidth + 1) {
      found.push(`${text.data} is cut: ${around.outerHTML}`);
    }
  }
  return found;
}"""


class BrowserPlayer:
    """One browser context. Errors of its pages are noted in `problems`."""

    def __init__(
        self, browser: Browser, url: str, *, size: dict[str, int] = DESKTOP, language: str = "en", **wishes: str
    ) -> None:
        self.url = url
        self.origin = "{0.scheme}://{0.netloc}".format(urlsplit(url))
        self.problems: list[str] = []
        self.frames: list[dict[str, Any]] = []  # everything that the server has sent over sockets
        self.context = browser.new_context(viewport=size, locale=language, has_touch=size is PHONE)  # type: ignore[arg-type]
        calm = {"pace": "0", "forced": "never", "notes": "off", "warnings": "off"}
        stored = {**calm, "language": language, **wishes}
        for name, value in stored.items():  # unless the page has changed it meanwhile
            self.context.add_init_script(
                f"localStorage.getItem('pelagos-{name}') ?? localStorage.setItem('pelagos-{name}', '{value}')"
            )
        self.page = self.tab()

    def tab(self) -> Page:
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.problems.append(f"error: {error}"))
        page.on("console", self.note)
        page.on("request", self.check_host)
        page.on("websocket", lambda socket: socket.on("framereceived", self.note_frame))
        return page

    def note_frame(self, text: str | bytes) -> None:
        self.frames.append(json.loads(text))

    def note(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(word in message.text for word in CUT_OFF):
            self.problems.append(f"console: {message.text}")

    def check_host(self, request: Request) -> None:
        if urlsplit(request.url).scheme in ("http", "https") and not request.url.startswith(self.url):
            self.problems.append(f"asks another host: {request.url}")

    def leave(self) -> None:
        self.context.close()

    # ---- over HTTP, with the browser's own cookie
    def post(self, path: str, **body: Any) -> Any:
        answer = self.context.request.post(f"{self.url}/api/{path}", data=body, headers={"Origin": self.origin})
        return answer.json()

    def new_id(self) -> str:
        return f"{random.randrange(16**16):016x}"

    def say(self, table: str, do: str, **args: Any) -> Any:
        return self.post(f"tables/{table}/commands", do=do, id=self.new_id(), **args)

    def be(self, name: str) -> BrowserPlayer:
        self.post("people", name=name)
        for fact in ("known", "named"):
            self.context.add_init_script(f"localStorage.setItem('pelagos-{fact}', 'yes')")
        return self

    def sits(self, game: str, seats: int, bots: list[str | None], **settings: Any) -> str:
        """Open a table, take a seat, and begin the game if all other seats are bots'."""
        opened = self.post("tables", game=game, seats=seats, bots=bots, **{"pace": 0, "public": True, **settings})
        self.say(opened["id"], "join")
        if bots.count(None) == 1:
            self.say(opened["id"], "begin")
        return str(opened["id"])

    # ---- at a table
    def look(self, table: str, more: str = "") -> BrowserPlayer:
        self.page.goto(f"{self.url}/t/{table}{more}")
        self.page.wait_for_selector(WHOLE)
        return self

    @property
    def status(self) -> str:
        return self.page.locator(".table-page").get_attribute("data-status") or ""

    @property
    def seq(self) -> int:
        return int(self.page.locator(".table-page").get_attribute("data-seq") or -1)

    def decides(self) -> bool:
        return self.page.locator(".table-page[data-decides=yes]").count() > 0

    def settled(self) -> BrowserPlayer:
        """Wait until nothing is under way and this or another person must decide."""
        self.page.wait_for_selector(".connection.connected")
        self.page.wait_for_function(SETTLED)
        return self

    def menu(self, item: str) -> BrowserPlayer:
        self.page.locator(".bar .menu").click()
        self.page.locator("dialog .item", has_text=item).click()
        return self

    def tab_of(self, name: str) -> BrowserPlayer:
        """Open the log, the chat or the state in words, wherever this screen size shows them."""
        if not self.page.locator(f"#tab-{name}").is_visible():
            self.page.locator(f".bar [data-side={'chat' if name == 'chat' else 'log'}]").click()
        self.page.locator(f"#tab-{name}").click()
        return self

    def chats(self, text: str) -> None:
        self.tab_of("chat").page.locator(".chat input").fill(text)
        self.page.locator(".chat form button").click()

    def heard(self) -> list[str]:
        return self.tab_of("chat").page.locator(".chat li span").all_inner_texts()

    def torn(self) -> list[str]:
        """Return words that are broken or cut off."""
        found: list[str] = self.page.evaluate(TORN)
        return found

    def offers(self) -> list[Locator]:
        """Return the buttons that can be clicked now."""
        every = self.page.locator(OFFERS).all()
        return [one for one in every if one.is_visible() and one.is_enabled() and not is_disabled(one)]


def is_disabled(one: Locator) -> bool:
    return one.get_attribute("aria-disabled") == "true"


def alone(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str, **wishes: Any
) -> tuple[BrowserPlayer, str]:
    """Return a new player at a table with two bots, who must decide, and the table's id."""
    person = BrowserPlayer(browser, server.url, **wishes).be("Nausicaa")
    people.append(person)
    table = person.sits(game, 3, [None, "sailor", "sailor"])
    person.look(table).settled()
    return person, table
