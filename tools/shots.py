"""Pictures of every main state into a folder: both games, phone and desktop, four languages, light and dark.

`make shots` makes them all in build/shots; ARGS="en light desktop" only those.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from itertools import product
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "faults")]

from playwright.sync_api import Browser, sync_playwright  # noqa: E402

from clicker import Clicker  # noqa: E402
from house import NO_LIMITS, House  # noqa: E402
from person import DESKTOP, PHONE, Person  # noqa: E402

FOLDER = ROOT / "build" / "shots"
SIZES = {"phone": PHONE, "desktop": DESKTOP}
LANGUAGES = ("en", "it", "de", "fr")
THEMES = ("light", "dark")
# What is to be seen of a game in the hands of somebody who clicks along; the first time it is there.
STATES: dict[str, dict[str, str]] = {
    "ulysses": {
        "act": ".proposals",
        "discussion": ".discussion .bid:not([aria-disabled=true])",
        "bid": ".planning .steppers",
        "payment": ".planning .owed",
    },
    "odysseus": {
        "launch": "[data-islands]",
        "place": ".ody-dock [data-deed]",
        "plan": ".ody-plan [data-choice]",
        "window": ".ody-window",
        "disk": ".ody-choice .disk",
    },
}
PATIENT = 500  # clicks until a state that has not come is left out


class Album:
    def __init__(self, browser: Browser, url: str, language: str, theme: str, size: str) -> None:
        self.name = f"{size}-{theme}-{language}"
        self.person = Person(browser, url, size=SIZES[size], language=language, theme=theme).be("Nausicaa")
        self.missing: list[str] = []

    def shoot(self, what: str) -> None:
        page = self.person.page
        page.wait_for_timeout(150)
        page.screenshot(path=FOLDER / f"{what}-{self.name}.png")

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
        page.goto(self.person.url)
        page.wait_for_selector(".my-tables")
        self.shoot("start")
        page.locator("[data-test=open-table]").click()
        self.shoot("open")

    def game(self, game: str) -> None:
        """Several games, since not every state comes in one; the last one to its end, by bots."""
        wanted = dict(STATES[game])
        done: Counter[str] = Counter()
        clicks = 0
        while wanted and clicks < PATIENT:
            table = self.person.sits(game, 4, [None, "sailor", "sailor", "sailor"])
            clicker = Clicker(self.person.look(table), 0, done, whim=0.7)
            while wanted and clicks < PATIENT and (seen := clicker.look())["status"] == "playing":
                for what, shows in list(wanted.items()):
                    if self.person.page.locator(shows).first.is_visible():
                        self.shoot(f"{game}-{what}")
                        del wanted[what]
                if seen["decides"]:
                    clicks += 1
                    clicker.click(seen, clicker.choose(seen))
                else:
                    self.person.page.wait_for_timeout(20)
        self.missing += [f"{game}-{what}" for what in wanted]
        self.person.say(table, "away")
        self.person.page.wait_for_selector(".over", timeout=120_000)
        self.shoot(f"{game}-over")
        self.person.look(table, "?screen")
        self.shoot(f"{game}-screen")

    def fill(self) -> None:
        self.pages()
        for game in STATES:
            self.game(game)
        self.person.leave()


def main(wanted: list[str], tell: Callable[[str], None] = print) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    options = [word for limit in NO_LIMITS for word in ("--limit", limit)]
    with House(Path(tempfile.mkdtemp()) / "store", *options) as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for language, theme, size in product(LANGUAGES, THEMES, SIZES):
            if not {*wanted} <= {language, theme, size}:
                continue
            album = Album(browser, house.url, language, theme, size)
            album.fill()
            tell(f"{album.name}: done{', without ' + ', '.join(album.missing) if album.missing else ''}")
            for problem in album.person.problems:
                tell(f"  {problem}")
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
