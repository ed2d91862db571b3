"""Whole games, played only by clicking what the page offers, and compared with the server's record."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from pelagos.core.record import OWNER, Record, parse, replay
from pelagos.terminal.commands.verify import run_checks
from tests.kit.browser.browser_player import BrowserPlayer
from tests.kit.browser.clicker import Clicker
from tests.kit.games.every_game import find
from tests.kit.servers.server_process import NO_LIMITS, ServerProcess

BIDS = ("object", "support", "black")
EVERY = {
    "ulysses": {
        *("agree", "pass", "end", "propose", "remove", "exchange"),
        *(f"{deed}{zeus}" for deed in (*BIDS, "build", "pandora", "plague", "wind") for zeus in ("", " zeus")),
    },
    "odysseus": {
        *("start", "play", "down", "trade", "pass", "allow", "block", "disk"),
        *(f"power {god}" for god in ("Zeus", "Poseidon", "Hades", "Aphrodite", "Hermes")),  # Athena's is to block
    },
}
SOON = {
    "ulysses": "4",
    "odysseus": "1",
}  # deals in which everything comes up within 150 moves; with others it takes 500
LONG = bool(os.environ.get("PELAGOS_LONG"))  # more whole games
LONGEST = 600  # seconds: a busy machine may be slow, but a game that stops is a mistake


def come(browser: Browser, server: ServerProcess, people: list[BrowserPlayer], count: int) -> None:
    people += [BrowserPlayer(browser, server.url).be(f"Sailor {number}") for number in range(count)]


def sit(people: list[BrowserPlayer], game: str, seats: int) -> str:
    """Seat all players and bots at a new table and begin. Return its id."""
    table = people[0].sits(game, seats, [None] * len(people) + ["sailor"] * (seats - len(people)))
    for person in people[1:]:
        person.say(table, "join")
    people[0].say(table, "begin")
    for person in people:
        person.look(table)
    return table


def play(clickers: list[Clicker], wanted: set[str], is_whole: bool = True) -> None:
    """Play to the end. Nobody hurries until every wanted kind of move was made; then all help the first to finish."""
    first, end = clickers[0], time.monotonic() + LONGEST
    while (seen := first.look())["status"] == "playing":
        assert time.monotonic() < end, f"the game does not end; {wanted - first.done.keys()} are left to be done"
        is_done = wanted <= first.done.keys()
        if is_done and not is_whole:
            return
        for clicker in clickers:
            clicker.is_in_haste = is_done
            clicker.aims = seen["goals"] if is_done else None
            clicker.detour_rate = 0.1 if is_done else 0.6
        for clicker in clickers:
            if clicker.seat == seen["actor"]:
                clicker.page.wait_for_selector(f".table-page:is([data-decides=yes], :not([data-seq='{seen['seq']}']))")
                clicker.decide()
    for clicker in clickers:
        clicker.page.wait_for_selector(".over")


def record_of(server: ServerProcess, table: str, clicker: Clicker) -> str:
    return clicker.person.context.request.get(f"{server.url}/api/tables/{table}/record").text()


def check_moves(record: Record, clicker: Clicker) -> None:
    """The record has the moves that were clicked."""
    kept = [
        record.game.write(entry.actions)
        for number, entry in enumerate(record.entries)
        if entry.seat == clicker.seat and record.decider(number) == OWNER
    ]
    assert kept == [record.game.write(record.game.read(move)) for move in clicker.moves]


def check_end(record: Record, clicker: Clicker) -> None:
    """The page shows the result of the record."""
    shown = clicker.page.locator("#ending-title").inner_text()
    mine = clicker.seat in record.winners
    names = [record.names[seat] for seat in record.winners if record.names[seat].startswith("Sailor")]
    assert clicker.page.locator(".over.won").count() == mine, (shown, record.winners)
    assert mine or all(name in shown for name in names), (shown, record.winners)


@pytest.fixture
def dealt(tmp_path: Path, game: str) -> Iterator[ServerProcess]:
    """Run a server whose deals are known."""
    options = [word for limit in NO_LIMITS for word in ("--limit", limit)]
    server = ServerProcess(tmp_path / "store.sqlite", *options, log=tmp_path / "log")
    server.program = ("-m", "tests.web.fixed_deals", SOON[game])
    with server:
        yield server


@pytest.mark.parametrize(("game", "seats"), [("ulysses", 3), ("odysseus", 6)])
def test_every_kind_of_action_can_be_clicked(
    browser: Browser, dealt: ServerProcess, people: list[BrowserPlayer], game: str, seats: int
) -> None:
    """What the cards of one game did not allow is played in another."""
    wanted = EVERY[game]
    come(browser, dealt, people, seats)
    done: Counter[str] = Counter()
    for _ in range(6):
        table = sit(people, game, seats)
        clickers = [Clicker(person, seat, done, seed=seat) for seat, person in enumerate(people)]
        play(clickers, wanted, is_whole=False)
        for clicker in clickers:
            check_moves(parse(record_of(dealt, table, clicker), find), clicker)
        if wanted <= done.keys():
            break
    assert wanted <= done.keys(), f"{wanted - done.keys()} were never done: {done}"


@pytest.mark.parametrize(
    ("game", "seats", "persons"),
    [
        *(("ulysses", 3, 3), ("ulysses", 4, 2), ("ulysses", 5, 1), ("odysseus", 4, 2), ("odysseus", 6, 1)),
        *((("odysseus", 3, 3), ("odysseus", 5, 1)) if LONG else ()),
    ],
)
def test_whole_games_can_be_clicked_through(
    browser: Browser, server: ServerProcess, people: list[BrowserPlayer], game: str, seats: int, persons: int
) -> None:
    come(browser, server, people, persons)
    table = sit(people, game, seats)
    clickers = [Clicker(person, seat, Counter(), seed=seat) for seat, person in enumerate(people)]
    play(clickers, set())
    text = record_of(server, table, clickers[0])
    assert run_checks(text, find)
    record = parse(text, find)
    replay(record)
    for clicker in clickers:
        check_moves(record, clicker)
        check_end(record, clicker)
