"""Take pictures of every main state: both games, phone, tablet and desktop, four languages, light and dark.

`make shots` writes them to build/shots; ARGS="en light desktop" takes only those, and ARGS=documents renews the
pictures in docs/pictures. A player plays until each state has come up, and leaves that table as it is. So all pictures
of a state show the same, and none is missing. The output names words that do not fit into a picture.
"""

from __future__ import annotations

import sys
import tempfile
from collections import Counter
from dataclasses import dataclass, field
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.kit.browser.browser_player import DESKTOP, PHONE, TABLET_LYING, BrowserPlayer
from tests.kit.browser.clicker import LONG, Clicker
from tests.kit.servers.programs import chromium_program
from tests.kit.servers.server_process import NO_LIMITS, ServerProcess

FOLDER = Path(__file__).parents[1] / "build" / "shots"
PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
SIZES = {"phone": PHONE, "tablet": TABLET_LYING, "desktop": DESKTOP}
LANGUAGES = ("en", "it", "de", "fr")
THEMES = ("light", "dark")
# The states of each game that a player clicks into, and a selector that shows that one has come.
STATES: dict[str, dict[str, str]] = {
    "ulysses": {
        "act": ".proposals",
        "discussion": ".discussion .bid:not([aria-disabled=true])",
        "sides": ".discussion .bid[data-deed='support red']:not([aria-disabled=true])",
        "bid": ".planning .steppers",
        "payment": ".planning .owed",
    },
    "odysseus": {
        "launch": "[data-islands]",
        "place": ".ody-dock [data-deed]",
        "plan": ".ody-plan .spaces",
        "course": ".ody-outcome",
        "tie": ".ody-row .tie",
        "trade": ".ody-choice.gods",
        "window": ".ody-window",
        "disk": ".ody-choice .disk",
    },
}
DOCUMENTS = {"ulysses-sides": "ulysses", "odysseus-window": "odysseus"}  # scenes and their files in docs/pictures
LESSONS = ("", "ulysses/goal", "odysseus/winds")  # the list, and a lesson of each game
MOST_CLICKS = 3000  # until a state that has not come up is given up
SAME = ("move", "deed", "aim", "by", "card", "choice", "confirm", "test", "place", "island", "step", "zeus")


@dataclass
class Scene:
    """A table left in a state, and the clicks since its last move, which only the page knows of."""

    name: str
    table: str
    clicks: list[dict[str, Any]] = field(default_factory=list)
    more: str = ""  # added to the address
    tab: str = ""  # to open

    def show(self, person: BrowserPlayer) -> None:
        clicker = Clicker(person.look(self.table, self.more), 0, Counter())
        for click in self.clicks:
            alike = (one for one in clicker.look()["offers"] if same(one) == click)
            clicker.click_on(next(alike))
        if self.tab:
            person.tab_of(self.tab)


def same(offer: dict[str, Any]) -> dict[str, Any]:
    """Return what a click is about, without its place on the page."""
    return {name: offer[name] for name in SAME if offer.get(name)}


def scenes(person: BrowserPlayer) -> list[Scene]:
    found: list[Scene] = []
    for game, states in STATES.items():
        wanted, done = dict(states), Counter[str]()
        while wanted:
            found += played(person, game, wanted, done)
        table = person.sits(game, 4, [None, "sailor", "sailor", "sailor"])
        person.say(table, "away")
        person.look(table).page.wait_for_selector(".ending[aria-busy=false]", timeout=120_000)
        found += [Scene(f"{game}-over", table), Scene(f"{game}-screen", table, more="?screen")]
        found += [
            Scene(f"{game}-log", scene.table, tab="log")
            for scene in found
            if scene.name in (f"{game}-discussion", f"{game}-window")
        ]
    return found


def played(person: BrowserPlayer, game: str, wanted: dict[str, str], done: Counter[str]) -> list[Scene]:
    """Play a game until a wanted state comes up."""
    table = person.sits(game, 4, [None, "sailor", "sailor", "sailor"])
    clicker = Clicker(person.look(table), 0, done, detour_rate=0.7, seed=done.total())
    clicks: list[dict[str, Any]] = []
    while (seen := clicker.look())["status"] == "playing":
        there = [what for what, shows in wanted.items() if person.page.locator(shows).first.is_visible()]
        if there and seen["decides"]:
            return [Scene(f"{game}-{what}", table, clicks) for what in there if wanted.pop(what)]
        if not seen["decides"]:
            person.page.wait_for_timeout(20)
            continue
        done["clicks"] += 1
        if done["clicks"] > MOST_CLICKS:
            sys.exit(f"{MOST_CLICKS} clicks in {game}, and never seen: {', '.join(wanted)}")
        clicker.clicks += 1
        if clicker.clicks > LONG:
            return []  # the clicker cannot make up its mind; another game will do
        choice = clicker.choose(seen)
        moves = len(clicker.moves)
        clicker.click(seen, choice)
        clicks = [*clicks, same(choice)] if len(clicker.moves) == moves else []
    return []


class Album:
    """The pictures of one language, theme and size."""

    def __init__(self, browser: Browser, url: str, language: str, theme: str, size: str) -> None:
        self.name = f"{size}-{theme}-{language}"
        self.come = partial(BrowserPlayer, browser, url, size=SIZES[size], language=language, theme=theme)
        self.person = self.come().be("Nausicaa")

    def shoot(self, what: str) -> None:
        page = self.person.page
        page.wait_for_timeout(150)
        page.screenshot(path=FOLDER / f"{what}-{self.name}.png")
        self.person.problems += [f"{what}: {word}" for word in self.person.torn()]

    def pages(self) -> None:
        page = self.person.page
        plain = (("about", "/?about"), ("rules", "/?rules=ulysses"), ("verify", "/verify.html"))
        for what, address in plain:
            page.goto(self.person.url + address)
            page.wait_for_selector("main h1")
            self.shoot(what)
        table = self.person.post("tables", game="ulysses", seats=4, bots=[None, None, "sailor"], public=True)["id"]
        self.person.say(table, "join")
        page.goto(f"{self.person.url}/t/{table}")
        page.wait_for_selector(".lobby-seats .mine")
        page.wait_for_selector(".qr")
        self.shoot("lobby")
        self.door()
        for lesson in LESSONS:
            page.goto(f"{self.person.url}/?learn={lesson}")
            page.wait_for_selector(".lesson-list a, .coach[data-waits]")
            self.shoot(lesson.replace("/", "-") or "learn")
        page.goto(self.person.url)
        page.wait_for_selector(".my-tables")
        self.shoot("start")
        page.locator("[data-test=open-table]").click()
        self.shoot("open")

    def door(self) -> None:
        """The page of a private table for somebody who has only its address, and the start page of a new player."""
        private = self.person.post("tables", game="odysseus", seats=4)["id"]
        known, self.person = self.person, self.come()
        page = self.person.page
        page.goto(self.person.url)
        page.wait_for_selector(".game-card .main")
        self.shoot("start-new")
        page.goto(f"{self.person.url}/t/{private}")
        page.wait_for_selector("[data-test=ask]")
        self.shoot("ask")
        known.problems += [problem for problem in self.person.problems if "403" not in problem]
        self.person.leave()
        self.person = known

    def fill(self, player: BrowserPlayer, found: list[Scene]) -> None:
        self.pages()
        self.person.context.add_cookies(player.context.cookies())  # type: ignore[arg-type]
        for scene in found:
            scene.show(self.person)
            self.shoot(scene.name)
        self.person.leave()

    def document(self, player: BrowserPlayer, found: list[Scene]) -> None:
        """Take the pictures that the documents show."""
        self.person.context.add_cookies(player.context.cookies())  # type: ignore[arg-type]
        for scene in found:
            if scene.name in DOCUMENTS:
                scene.show(self.person)
                self.person.page.wait_for_timeout(1000)  # the log scrolls to its end
                path = PICTURES / f"{DOCUMENTS[scene.name]}.jpg"
                self.person.page.screenshot(path=path, type="jpeg", quality=85)
        self.person.leave()


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    options = [word for limit in NO_LIMITS for word in ("--limit", limit)]
    with ServerProcess(Path(tempfile.mkdtemp()) / "store", *options) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium_program(), args=["--no-sandbox"])
        player = BrowserPlayer(browser, server.url).be("Nausicaa")
        found = scenes(player)
        print(f"{len(found)} scenes of both games")
        if wanted == ["documents"]:
            return Album(browser, server.url, "en", "light", "desktop").document(player, found)
        for language, theme, size in product(LANGUAGES, THEMES, SIZES):
            if not {*wanted} <= {language, theme, size}:
                continue
            album = Album(browser, server.url, language, theme, size)
            album.fill(player, found)
            print(f"{album.name}: done", flush=True)
            for problem in album.person.problems:
                print(f"  {problem}")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
