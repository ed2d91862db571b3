"""The page that verifies a record: its verdicts in every language, and that it can send nothing."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from pelagos.core.record import write
from pelagos.locale import LANGUAGES
from tests.kit.browser.browser_player import PATIENCE, BrowserPlayer
from tests.kit.games.committed_records import cheating_record, honest_record
from tests.kit.games.every_game import find
from tests.kit.servers.server_process import ServerProcess

VERDICTS = {
    "en": ("Verified", "Not verified", "Draw 25 is 'B+5' here, but the seed gives 'B+2'."),
    "it": ("Verificata", "Non verificata", "L'estrazione 25 qui è «B+5», ma il seme dà «B+2»."),
    "de": ("Bestätigt", "Nicht bestätigt", "Ziehung 25 ist hier „B+5“, der Startwert ergibt aber „B+2“."),
    "fr": ("Vérifié", "Non vérifié", "Le tirage 25 est ici «\u00a0B+5\u00a0», mais la graine donne «\u00a0B+2\u00a0»."),
}
POLICY = "meta[http-equiv=Content-Security-Policy]"
# Three ways to send something. The browser reports which part of the policy refused each.
SEND = """async () => {
  const refused = [];
  addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
  await fetch('api/tables').catch(() => undefined);
  navigator.sendBeacon('api/people', 'x');
  try { new WebSocket(location.href.replace('http', 'ws')); } catch {}
  await new Promise((done) => setTimeout(done, 300));
  return refused;
}"""
DROPPED = "(text) => { const all = new DataTransfer(); all.items.add(new File([text], 'game.txt')); return all; }"


@pytest.fixture
def person(browser: Browser, server: ServerProcess, people: list[BrowserPlayer]) -> BrowserPlayer:
    people.append(BrowserPlayer(browser, server.url))
    return people[0]


def paste(person: BrowserPlayer, text: str) -> None:
    person.page.locator("#record").fill(text)
    person.page.locator(".given button").click()


def test_a_finished_game_can_be_downloaded_and_verified(person: BrowserPlayer, tmp_path: Path) -> None:
    """Download the record of a real table, open it and verify it. The policy changes on the way there and back.

    The record has what the lobby showed before the deal, and the browser remembers that by itself.
    """
    page = person.be("Nausicaa").page
    asked = {"game": "odysseus", "seats": 3, "bots": [None, "drifter", "drifter"], "pace": 0, "public": True}
    table = person.post("tables", **asked)["id"]
    page.goto(f"{person.url}/t/{table}")
    page.locator(".lobby-seats button").click()
    page.locator(".promise summary").click()
    expect(page.locator(".promise code")).to_have_count(2)
    commitments = page.locator(".promise code").all_inner_texts()
    for do in ("begin", "away"):
        person.say(table, do)
    with page.expect_download(timeout=4 * PATIENCE) as saved:
        page.locator(".ending a[download]").click(timeout=4 * PATIENCE)
    saved.value.save_as(tmp_path / "game.txt")
    page.locator(".ending").get_by_role("link", name="Verified shuffle").click()
    expect(page.locator(POLICY)).to_have_count(1)
    expect(page.locator(".result h2")).to_have_text("Verified")  # the record came along
    expect(page.locator("#record")).to_have_value((tmp_path / "game.txt").read_text("utf-8"))
    page.goto(f"{person.url}/verify.html")
    page.wait_for_selector("#record")
    expect(page.locator("#record")).to_have_value("")
    page.locator("input[type=file]").set_input_files(tmp_path / "game.txt")
    expect(page.locator(".result h2")).to_have_text("Verified")
    expect(page.locator(".result li")).to_have_count(3)
    expect(page.locator(".promises dt").nth(1)).to_have_text("Seat A (Nausicaa) added")
    assert page.locator(".promises code").all_inner_texts()[:2] == commitments
    expect(page.locator(".promises .kept.fits")).to_be_visible()
    forged = (tmp_path / "game.txt").read_text("utf-8").replace(commitments[1], "0" * 32)
    paste(person, forged)
    expect(page.locator(".promises .kept.differs")).to_be_visible()
    page.evaluate("localStorage.clear()")
    paste(person, forged)
    expect(page.locator(".promises .kept.unseen")).to_be_visible()
    assert page.url == f"{person.url}/verify.html"
    page.locator(".wordmark").click()
    page.wait_for_selector(".start")
    expect(page.locator(POLICY)).to_have_count(0)
    assert page.url == f"{person.url}/"


def test_verdicts_are_shown_in_every_language(person: BrowserPlayer) -> None:
    """Switch languages while the verdicts on an honest and a forged game are shown. The choice is remembered."""
    page, game = person.page, find("odysseus")
    page.goto(f"{person.url}/verify.html")
    for language in LANGUAGES:
        good, bad, reason = VERDICTS[language]
        page.locator("select.languages").select_option(language)
        if language != "en":
            expect(page.locator(".result h2")).to_have_text(bad)  # still the forged game of the previous language
        page.reload()
        expect(page.locator("html")).to_have_attribute("lang", language)
        paste(person, write(honest_record(game, 3, 1, 60)))
        expect(page.locator(".result.good h2")).to_have_text(good)
        paste(person, write(cheating_record(game, 3, 9, 25, 60)))
        expect(page.locator(".result.bad h2")).to_have_text(bad)
        expect(page.locator(".result > p").first).to_have_text(reason)
        expect(page.locator(".result .line code")).to_contain_text("0 deal | ")
        assert page.title().startswith(page.locator("h1").inner_text())


def test_a_record_can_be_dropped_on_the_page(person: BrowserPlayer) -> None:
    page, text = person.page, write(honest_record(find("ulysses"), 3, 1, 20))
    page.goto(f"{person.url}/verify.html")
    page.wait_for_selector("#record")
    page.dispatch_event("main", "drop", {"dataTransfer": page.evaluate_handle(DROPPED, text)})
    expect(page.locator(".result h2")).to_have_text("Verified")


def test_the_page_cannot_send_anything(browser: Browser, server: ServerProcess) -> None:
    """The policy comes before everything that is loaded, and the browser obeys it."""
    text = httpx.get(f"{server.url}/verify.html").text
    assert text.index("Content-Security-Policy") < min(text.index("<script"), text.index("<link"))
    page = browser.new_page()  # not a BrowserPlayer's: a refusal is no mistake here
    page.goto(f"{server.url}/verify.html")
    page.wait_for_selector("#record")
    assert page.evaluate(SEND) == ["connect-src"] * 3
    page.close()
